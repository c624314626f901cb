"""The words of the shipped cards, for `rokugan.cards.worded`: `python -m rokugan.workshop.wording` completes them.

Words that are there are kept, those that no shipped card says any more are dropped, and what has none the writer says. Whoever
ships cards puts the words of their texts there before their trees lose them (`put_words`). Where several cards said one tree in
several ways, it keeps the words that read back without the name of a card.

Of the classic cards, the tiles and spaces of War of Honor and what the rules give every player: each ability and trait, those
that texts give among them; each alternative of a choice; what one may do; what is asked for where costs are paid in some order.
Of the Living Card Game: the text of each card, each ability, and the alternatives of each choice.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

from rokugan import editions
from rokugan import program as p
from rokugan.cards.languages import read, text_of
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.cards.worded import CLASSIC, LIVING, fingerprint, left_aside
from rokugan.editions.ccg.rules import Rules
from rokugan.editions.ccg.seen.faces import written_sentence
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.text.described.prompts import written_effects
from rokugan.editions.lcg.seen.faces import written_ability
from rokugan.editions.lcg.text.ability import TextAbility
from rokugan.editions.lcg.text.text_of import printed_of
from rokugan.editions.registry import classic_editions, edition_of
from rokugan.editions.samurai.procedures import asked_for
from rokugan.editions.war_of_honor.box import space_programs, tile_programs
from rokugan.program.lcg import nodes as n
from rokugan.program.node import walk, without_wording
from rokugan.program.story import without_story

FOLDER = Path(str(files("rokugan.cards"))) / "sets" / "words"
SENTENCE, EFFECTS = "sentence", "effects"
THIS_CARD = "this card"
Words = tuple[str, str]


@dataclass(frozen=True)
class Said:
    """A tree of the classic game, or effects, and what is said of it."""

    kind: str
    tree: Any
    words: str

    @property
    def fingerprint(self) -> str:
        """Return the fingerprint of the tree, by which the file knows it."""
        return fingerprint(self.kind, without_story(self.tree))

    @property
    def reads_back(self) -> bool:
        """Do the words mean this tree, whatever card says them?"""
        found = read(self.words if self.kind == SENTENCE else f"Open: {self.words}.")
        program, tree = without_story(found.program), without_story(self.tree)
        if not found.understood:
            return False
        if self.kind == SENTENCE:
            return (*program.traits, *program.abilities) == (tree,)
        return [each.effects for each in program.abilities] == [tree]


def classic_programs() -> Iterator[p.Program]:
    """Yield every classic text that is shipped, as it is printed and as its edition plays it."""
    for edition in classic_editions():
        yield from programs_of(library(edition).shown, edition)
    yield from tile_programs.PROGRAMS.values()
    yield from space_programs.PROGRAMS.values()


def programs_of(cards: Iterable[CardDefinition], edition: str) -> Iterator[p.Program]:
    """Yield the texts of cards, as they are printed and as the edition plays them."""
    rules = edition_of(edition)
    assert isinstance(rules, Rules)
    for card in cards:
        yield card.program
        yield rules.text.behaviour(card).definition.program


def classic_words() -> Iterator[Words]:
    """Yield the fingerprints and words of everything that a classic text says in a game."""
    for program in classic_programs():
        yield from plain_words(program)
    for ability in given_by_the_rules():
        yield fingerprint(EFFECTS, ability.effects), written_effects(ability.effects)
        yield from plain_words(ability.node)


def plain_words(tree: p.Node) -> Iterator[Words]:
    """Yield the fingerprints and words of a text, and of those within it, whatever words it keeps itself."""
    for each in words_within(without_wording(tree)):
        yield each.fingerprint, each.words


def given_by_the_rules() -> Iterator[CompiledAbility]:
    """Yield the abilities that the rules give players: they stand as constants in the modules of the editions."""
    for found in walk_packages(editions.__path__, f"{editions.__name__}."):
        for value in vars(import_module(found.name)).values():
            if isinstance(value, CompiledAbility):
                yield value


def words_within(tree: p.Node) -> Iterator[Said]:
    """Yield the words of a text, and of those within it."""
    for node in walk(tree):
        said: list[tuple[p.Effect, ...]] = []
        if isinstance(node, p.Program):
            sentences: tuple[p.Ability | p.Trait | p.Effect, ...] = (*node.traits, *node.abilities)
        else:
            sentences = (node,) if isinstance(node, (p.Ability, p.Trait)) else ()
        for each in sentences:
            yield Said(SENTENCE, each, written_sentence(each))
        if isinstance(node, p.Ability):
            said += [asked_for(cost) for cost in node.constraints] if len(node.constraints) > 1 else []
        if isinstance(node, p.May):
            said.append(node.effects)
        if isinstance(node, p.ChooseOne):
            said += node.options
        for effects in said:
            yield Said(EFFECTS, effects, written_effects(effects))


def kept_words() -> dict[str, str]:
    """Return the words of the classic cards that scenarios show, by fingerprint."""
    path = FOLDER / f"{CLASSIC}.json"
    kept: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return kept


def put_words(programs: Iterable[p.Program]) -> None:
    """Put the words that classic texts keep in their nodes into the file. A tree that has words already keeps them, unless only
    the new ones, or those that the writer finds by itself, read back without the name of a card."""
    path, kept = FOLDER / f"{CLASSIC}.json", kept_words()
    with left_aside():
        for each in (said for program in programs for said in words_within(program)):
            before = kept.get(each.fingerprint, each.words)
            kept[each.fingerprint] = each.words if before == each.words else _better(each, before)
        path.write_text(as_file(kept.items()), encoding="utf-8")


def _better(said: Said, before: str) -> str:
    """Of two wordings of a tree, and the writer's own, the first that any card could have; what speaks of `this card` first."""
    written = written_sentence if said.kind == SENTENCE else written_effects
    others = [written(each) for each in (nameless(said.tree), without_story(without_wording(said.tree)))]
    if THIS_CARD not in others[0].lower():  # what it says of the card was said by its name alone
        others.pop(0)
    known = sorted((before, said.words, *others), key=lambda words: THIS_CARD not in words.lower())
    return next((words for words in known if replace(said, words=words).reads_back), before)


def nameless(part: Any) -> Any:
    """A tree in its own words, but that it does not call its card by name."""
    if isinstance(part, tuple):
        return tuple(map(nameless, part))
    if not isinstance(part, p.Node):
        return part
    if isinstance(part, p.Ref) and part.to == "this" and part.words != part.words.lower():
        return replace(part, words="")
    return replace(part, **{each.name: nameless(getattr(part, each.name)) for each in fields(part) if each.compare})


def living_words(cards: Iterable[Any] | None = None) -> Iterator[Words]:
    """Yield the fingerprints and words of everything that cards of the Living Card Game say in a game; else all shipped ones."""
    known: Iterable[Any] = library("lcg").shown if cards is None else cards
    for definition in known:
        text = text_of(definition, "lcg")
        yield fingerprint("card", definition.program, definition.title, definition.type), text
        for ability in printed_of(definition).abilities:
            if isinstance(ability, TextAbility):
                yield fingerprint("ability", ability.program, ability.card_type), written_ability(ability)
                for node in walk(ability.program):
                    if isinstance(node, n.SelectOne):
                        words = "\n".join(ability.written_options(node))
                        yield fingerprint("options", ability.program, node), words


def as_file(words: Iterable[Words]) -> str:
    """Return the words as the text of a file, a line each."""
    return json.dumps(dict(sorted(words)), ensure_ascii=False, indent=0) + "\n"


def main() -> None:
    """Write both files."""
    FOLDER.mkdir(exist_ok=True)
    for game, words in ((CLASSIC, classic_words()), (LIVING, living_words())):
        (FOLDER / f"{game}.json").write_text(as_file(words), encoding="utf-8")


if __name__ == "__main__":
    main()
