"""Nodes hold what their fields say: in every shipped card, in every production of the grammar, and in what it makes of texts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from rokugan import program
from rokugan.cards.files import load_entries
from rokugan.cards.languages import read
from rokugan.cards.library import library
from rokugan.cards.parsing.table import Slot
from rokugan.cards.reading.classic_language import productions
from rokugan.editions.registry import editions
from rokugan.editions.war_of_honor.box.space_programs import PROGRAMS as SPACES
from rokugan.editions.war_of_honor.box.tile_programs import PROGRAMS as TILES
from rokugan.language.classic.words.vocabulary import lexicon
from rokugan.program import Bow, Moment, Node, Noun, Number, Ref, walk
from rokugan.program.lcg import nodes

PRACTICE = Path(__file__).resolve().parents[3] / "shared" / "cards" / "celestial_practice.json"


HINTS: dict[str, dict[str, Any]] = {}


def hints(kind: type[Any]) -> dict[str, Any]:
    """The types of the fields of a node; a module may know some of them only for mypy."""
    name = f"{kind.__module__}.{kind.__qualname__}"
    if name not in HINTS:
        HINTS[name] = get_type_hints(kind, localns={"Program": program.Program})
    return HINTS[name]


def is_a(value: Any, hint: Any) -> bool:
    """Is the value of that type? A hole of a production may be filled by anything."""
    if hint is Any or isinstance(value, Slot):
        return True
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        return value in parts
    if origin in (Union, UnionType):
        return any(is_a(value, part) for part in parts)
    if origin is tuple and len(parts) == 2 and parts[1] is Ellipsis:
        return isinstance(value, tuple) and all(is_a(each, parts[0]) for each in value)
    if origin is tuple:
        return isinstance(value, tuple) and len(value) == len(parts) and all(map(is_a, value, parts))
    if hint is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return value is None if hint is None else isinstance(value, hint)


def wrong(tree: Any) -> Iterator[str]:
    """The fields of a tree that hold something else than they say."""
    for node in walk(tree):
        for each in fields(node):
            value = getattr(node, each.name)
            if not is_a(value, hints(type(node))[each.name]):
                yield f"{type(node).__name__}.{each.name}: {value!r}"


@pytest.mark.parametrize("edition", editions())
def test_the_shipped_cards_hold_what_their_fields_say(edition: str) -> None:
    assert [(card.name, each) for card in library(edition) for each in wrong(card.program)] == []


def test_the_tiles_hold_what_their_fields_say() -> None:
    assert [each for tree in (*TILES.values(), *SPACES.values()) for each in wrong(tree)] == []


def test_the_productions_hold_what_their_fields_say() -> None:
    found = {each for rules in productions().rules.values() for rule in rules for each in wrong(rule.tree)}
    assert sorted(found) == []


@pytest.mark.skipif(not PRACTICE.exists(), reason="the shared cards are not here")
def test_what_the_reader_makes_holds_what_its_fields_say() -> None:
    entries = load_entries(PRACTICE)
    names = lexicon().with_cards(entries)
    for entry in entries[::3]:
        found = read(entry.get("text") or "", title=entry["title"], type=entry["type"].lower(), names=names)
        assert not found.understood or list(wrong(found.program)) == [], entry["title"]


def test_what_is_wrong_is_found() -> None:
    three: Any = Number(3)
    moon: Any = "a blue moon"
    kinds: Any = ("dragon",)
    assert list(wrong(Bow(three))) == ["Bow.what: Number(3)"]
    assert list(wrong(Moment(moon))) == ["Moment.name: 'a blue moon'"]
    assert list(wrong(Noun(kinds))) == ["Noun.kinds: ('dragon',)"]
    assert list(wrong(Bow(Ref("this")))) == []


def test_every_field_has_a_role() -> None:
    """No field holds just any node."""
    kinds = [each for each in vars(program).values() if isinstance(each, type) and issubclass(each, Node)]
    assert [
        f"{kind.__name__}.{name}" for kind in kinds for name, hint in hints(kind).items() if Node in flat(hint)
    ] == []


# The words that cards and their users bring, or that nobody but a reader looks at: no list of ours could hold them.
OWN_WORDS = {
    "a keyword": {
        "HasKeyword.keyword", "HasKeyword.plural", "GrantKeyword.keyword", "Create.keywords", "Ability.keywords",
        "Program.keywords", "Ref.called", "HasAbility.keyword",
    },
    "a title or a name": {"Titled.title", "CountsAs.title", "Create.title", "OfFamily.name"},
    "the name of a token": {"PutToken.name", "RemoveToken.name", "HasToken.name", "TokensOn.name"},
    "a function beside the card": {"Special.name"},
    "words for people alone": {"Special.words", "Color.words"},
    "a trait of the Living Card Game": {
        "HasTrait.trait", "RoleOnly.trait", "NoAttachments.traits", "NoAttachments.allowed",
    },
}  # fmt: skip


@pytest.mark.parametrize("edition", editions())
def test_a_keyword_is_one_keyword(edition: str) -> None:
    """`Spell or Kiho` and `Battle/Open` are two, and the tree says so."""
    asked = {
        node.keyword
        for tree in (*(card.program for card in library(edition)), *TILES.values(), *SPACES.values())
        for node in walk(tree)
        if isinstance(node, program.HasKeyword)
    }
    assert [word for word in asked if " or " in word or "/" in word or "," in word] == []


def test_no_field_with_a_meaning_is_just_any_string() -> None:
    """What a word may be, its type says; wording, which takes no part in comparing, is not looked at."""
    kinds = {
        each
        for module in (program, nodes)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Node)
    }
    found = {
        f"{kind.__name__}.{each.name}"
        for kind in kinds
        for each in fields(kind)
        if each.compare and str in flat(hints(kind)[each.name])
    }
    assert found == set().union(*OWN_WORDS.values())


def flat(hint: Any) -> set[Any]:
    """The types that a type is made of."""
    parts = get_args(hint)
    return set().union(*map(flat, parts)) if parts and get_origin(hint) is not Literal else {hint}
