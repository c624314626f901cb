"""Writes the words of the shipped cards beforehand, for `rokugan.cards.worded`: `python -m rokugan.workshop.wording`.

Of the classic cards, the tiles and spaces of War of Honor and what the rules give every player: each ability and trait, those
that texts give among them; each alternative of a choice; what one may do; what is asked for where costs are paid in some order.
Of the Living Card Game: the text of each card, each ability, and the alternatives of each choice.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

from rokugan import editions
from rokugan import program as p
from rokugan.cards.languages import text_of
from rokugan.cards.library import library
from rokugan.cards.worded import CLASSIC, LIVING, fingerprint
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
from rokugan.program.node import walk

FOLDER = Path(str(files("rokugan.cards"))) / "sets" / "words"
Worded = Iterator[tuple[str, str]]


def classic_programs() -> Iterator[p.Program]:
    """Yield every classic text that is shipped, as it is printed and as its edition plays it."""
    for edition in classic_editions():
        rules = edition_of(edition)
        assert isinstance(rules, Rules)
        for card in library(edition):
            yield card.program
            yield rules.text.behaviour(card).definition.program
    yield from tile_programs.PROGRAMS.values()
    yield from space_programs.PROGRAMS.values()


def classic_words() -> Worded:
    """Yield the fingerprints and words of everything that a classic text says in a game."""
    for program in classic_programs():
        yield from words_within(program)
    for ability in given_by_the_rules():
        yield fingerprint("effects", ability.effects), written_effects(ability.effects)
        yield from words_within(ability.node)


def given_by_the_rules() -> Iterator[CompiledAbility]:
    """Yield the abilities that the rules give players: they stand as constants in the modules of the editions."""
    for found in walk_packages(editions.__path__, f"{editions.__name__}."):
        for value in vars(import_module(found.name)).values():
            if isinstance(value, CompiledAbility):
                yield value


def words_within(tree: p.Node) -> Worded:
    """Yield the words of a text, and of those within it."""
    for node in walk(tree):
        said: list[tuple[p.Effect, ...]] = []
        if isinstance(node, p.Program):
            sentences: tuple[p.Ability | p.Trait | p.Effect, ...] = (*node.traits, *node.abilities)
        else:
            sentences = (node,) if isinstance(node, (p.Ability, p.Trait)) else ()
        for each in sentences:
            yield fingerprint("sentence", each), written_sentence(each)
        if isinstance(node, p.Ability):
            said += [asked_for(cost) for cost in node.constraints] if len(node.constraints) > 1 else []
        if isinstance(node, p.May):
            said.append(node.effects)
        if isinstance(node, p.ChooseOne):
            said += node.options
        for effects in said:
            yield fingerprint("effects", effects), written_effects(effects)


def living_words() -> Worded:
    """Yield the fingerprints and words of everything that a card of the Living Card Game says in a game."""
    for card in library("lcg"):
        definition: Any = card
        text = text_of(definition, "lcg")
        yield fingerprint("card", definition.program, definition.title, definition.type), text
        for ability in printed_of(definition).abilities:
            if isinstance(ability, TextAbility):
                yield fingerprint("ability", ability.program, ability.card_type), written_ability(ability)
                for node in walk(ability.program):
                    if isinstance(node, n.SelectOne):
                        words = "\n".join(ability.written_options(node))
                        yield fingerprint("options", ability.program, node), words


def as_file(words: Iterable[tuple[str, str]]) -> str:
    """Return the words as the text of a file, a line each."""
    return json.dumps(dict(sorted(words)), ensure_ascii=False, indent=0) + "\n"


def main() -> None:
    """Write both files."""
    FOLDER.mkdir(exist_ok=True)
    for game, words in ((CLASSIC, classic_words()), (LIVING, living_words())):
        (FOLDER / f"{game}.json").write_text(as_file(words), encoding="utf-8")


if __name__ == "__main__":
    main()
