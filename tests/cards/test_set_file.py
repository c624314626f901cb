"""Set files: every shipped card reads back, nothing of a printed text stands in them, and what is wrong is one sentence."""

from __future__ import annotations

import doctest
import random
import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_args

import pytest
from trees import KEPT, as_text

from rokugan.cards import face, set_file
from rokugan.cards.files import load_entries
from rokugan.cards.lcg import model as lcg
from rokugan.cards.library import EDITIONS, library
from rokugan.cards.model import CardDefinition, CardType
from rokugan.cards.schema import schema_of
from rokugan.cards.set_file import SUFFIX, SetFile, by_name, read_set, set_text
from rokugan.errors import CardError
from rokugan.program import Continuous, Modify, Number, Program, Ref
from rokugan.program.node import has_wording
from rokugan.program.tree_notation.shapes import shapes_of

ROOT = Path(__file__).parents[2]
SETS = ROOT / "src" / "rokugan" / "cards" / "sets"
FILES = sorted(SETS.rglob(f"*{SUFFIX}"))
PRINTED = ROOT.parent / "shared" / "cards"
CELESTIAL = schema_of("celestial")
OX = 'Ox = personality of [Crab] 4F 3C -1HR 7G 1PH [Samurai, "half a word"]\n    battle do [bow target #0 enemy personality]\n'


def test_the_examples_in_the_docstrings_run() -> None:
    assert not doctest.testmod(set_file).failed


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_shipped_card_is_the_tree_that_was_kept(edition: str) -> None:
    kept = (KEPT / f"{edition}.txt").read_text(encoding="utf-8")
    assert as_text(library(edition).shown) == kept, "run `python tools/trees.py` if the change is meant"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_what_is_read_is_written_the_same(path: Path) -> None:
    schema = schema_of(path.parent.name)
    cards = [stanza.card() for stanza in by_name(read_set(path, schema).stanzas)]
    remark = path.read_text(encoding="utf-8").split("\n")[0].removeprefix("# ")
    assert set_text(cards, remark, schema) == path.read_text(encoding="utf-8")
    assert not any(has_wording(card.program) for card in cards)


@pytest.mark.parametrize("kind", [CardDefinition, lcg.LcgCard, set_file.Common], ids=lambda kind: kind.__name__)
def test_facts_cannot_be_read_in_two_ways(kind: type[Any]) -> None:
    for each in shapes_of(kind):
        each.check()


def test_the_types_of_cards_are_those_of_the_faces() -> None:
    assert {*get_args(CardType)} == face.TYPES.keys()
    assert get_args(lcg.CardType) == lcg.TYPES
    assert lcg.SIDES.keys() | {"character"} == {*lcg.TYPES}


def test_random_facts_read_back() -> None:
    chance = random.Random(5)
    words = ("Samurai", "half a word", "Lion Clan", 'a "word"', "0", "Unique", "Experienced 2", "X Y", "none", "[")
    for number in range(300):
        facts: dict[str, Any] = {}
        for each in fields(CardDefinition):
            if each.type == "int | None":
                facts[each.name] = chance.choice([None, None, -3, 0, 12])
            elif each.type == "tuple[str, ...]":
                facts[each.name] = tuple(chance.sample(words, chance.randint(0, 3)))
        clans = tuple(chance.sample(("Lion", "Crab", "Unaligned"), chance.randint(0, 2)))
        keywords = tuple(f"{clan} Clan" for clan in clans if clan != "Unaligned")
        keywords += tuple(each for each in facts["keywords"] if each not in keywords)
        facts |= {"clans": clans, "keywords": keywords}
        card = CardDefinition(f"Card {number} = x", chance.choice(get_args(CardType)), **facts)
        if card.type == "stronghold":
            card = replace(card, province_strength=7, gold_production=1, starting_honor=0)
        if number % 2:
            program = Program(traits=(Continuous(Ref("this"), (Modify("force", Number(1)),)),))
            card = replace(card, title="Card & Cardō", id="x-1", expansion="Of One", program=program)
            assert [each.card() for each in SetFile("it", set_text([card], "x", CELESTIAL), CELESTIAL).stanzas] == [
                card
            ]
        else:
            with pytest.raises(CardError, match="cannot be a title"):
                set_text([card], "x", CELESTIAL)


def is_name(quoted: str) -> bool:
    """Return whether all its longer words are capitalised, as in a title."""
    return all(word[0].isupper() for word in quoted.split() if len(word) > 3)


@pytest.mark.skipif(not PRINTED.is_dir(), reason="the card data is not part of the repository")
def test_no_sentence_of_a_printed_card_stands_in_them() -> None:
    entries = [entry for path in PRINTED.glob("*.json") for entry in load_entries(path)]
    texts = "\n".join(str(entry.get(key, "")) for entry in entries for key in ("text", "oracle_text")).casefold()
    assert len(texts) > 1_000_000
    said = {
        quoted
        for path in FILES
        for quoted in re.findall(r'"((?:[^"\\]|\\.)*)"', path.read_text(encoding="utf-8"))
        if len(quoted.split()) > 2 and quoted[0] not in "+-"  # a token is called by its bonus
    }
    names = {
        str(name).casefold() for entry in entries for name in (entry.get("title", ""), *(entry.get("keywords") or ()))
    }
    assert said
    assert not [
        quoted
        for quoted in said
        if quoted.casefold() in texts and quoted.casefold() not in names and not is_name(quoted)
    ]


# ------------------------------------------------------------------------------------------ what is wrong


def read(text: str) -> list[Any]:
    return [stanza.card() for stanza in SetFile("my.cards", text, CELESTIAL).stanzas]


def test_a_card_reads_as_it_is_written() -> None:
    (ox,) = read("# A remark\n\n* = formats [celestial] id a_name\n\n" + OX + "\n# Another\n")
    assert (ox.title, ox.id, ox.clans, ox.keywords) == ("Ox", "ox", ("Crab",), ("Crab Clan", "Samurai", "half a word"))
    assert (ox.force, ox.honor_requirement, ox.focus_value, ox.formats) == (4, -1, None, ("celestial",))
    assert ox.program.abilities[0].designators == ("battle",)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("    battle do [bow this]\n", "my.cards, line 1: it stands below no card; write a title"),
        ("Ox personality 4F\n", "my.cards, line 1: a card begins with its title, ` = ` and the facts, not with"),
        ("\nOx = persoanlity 4F\n", "my.cards, line 2, card 'Ox': 'persoanlity' is none of the words that can stand here; is it"),
        (f"{OX}  bow this\n", "my.cards, line 3, card 'Ox': a line of its text is indented by four spaces"),
        (f"{OX}\tbow this\n", "my.cards, line 3, card 'Ox': a line of its text is indented by four spaces"),
        (f"{OX}    battle do [bwo this]\n", "my.cards, line 3, card 'Ox': 'bwo' begins no Effect; is it bow"),
        (f"{OX}    battle\n        do [bow this,\n        bow thsi]\n", "my.cards, line 5, card 'Ox': 'thsi' begins no Thing"),
        ("* = formts [celestial]\n", "my.cards, line 1, card '*': 'formats' should stand here, not 'formts'; is it formats?"),
        ("Ox = personality 4F 4F\n", "my.cards, line 1, card 'Ox': '4' is one word too many"),
        ("Keep = stronghold 7PS\n", "The Stronghold Keep has no gold production, no starting honor"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_one_sentence_with_its_place(text: str, said: str) -> None:
    with pytest.raises(CardError) as error:
        read(text)
    assert str(error.value).startswith(said)
    assert "\n" not in str(error.value)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"gone\.cards"):
        read_set(tmp_path / "gone.cards", CELESTIAL)
    path = tmp_path / "latin.cards"
    path.write_bytes(b"Ox = personality\n# \xe9\n")
    with pytest.raises(CardError, match="line 2"):
        read_set(path, CELESTIAL)


def test_any_file_is_read_or_refused() -> None:
    """Shipped sets with signs and lines left out, doubled or exchanged: cards or a CardError, never anything else."""
    chance = random.Random(11)
    signs = '[](),"=#*+-0Aa \n\t\\/ō'
    read_well = refused = 0
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        for _ in range(25):
            begin = chance.randrange(max(1, len(text) - 1500))
            piece = list(text[begin : begin + 1500])
            for _ in range(chance.randint(1, 6)):
                at = chance.randrange(len(piece))
                piece[at : at + chance.randint(0, 2)] = chance.choice(signs) * chance.randint(0, 2)
            try:
                stanzas = SetFile("it", "".join(piece), schema_of(path.parent.name)).stanzas
                [stanza.card() for stanza in stanzas]
            except CardError:
                refused += 1
            else:
                read_well += 1
    assert refused > 500
    assert read_well > 20
