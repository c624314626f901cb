"""The schema of the classic game: Gold, Samurai, Celestial and War of Honor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rokugan.cards import face, query
from rokugan.cards.files import classic_definition
from rokugan.cards.library import classic_well_formed
from rokugan.cards.model import CardDefinition
from rokugan.cards.schema import Schema
from rokugan.cards.worded import CLASSIC
from rokugan.catalogue import say
from rokugan.errors import CardError, quote
from rokugan.program import Ability, Effect, Number, Produce, Program, Trait, walk

if TYPE_CHECKING:
    from rokugan.cards.deck import Deck
    from rokugan.cards.library import Library
    from rokugan.cards.reading.reader import Classic


def _language(edition: str) -> Classic:
    from rokugan.cards.reading.classic_language import classic  # for start-up time

    return classic(edition)


def _part_of(card: CardDefinition) -> str:
    if card.type in ("stronghold", "wind"):
        return card.type
    return "dynasty" if card.is_dynasty else "fate"


def _cost(card: CardDefinition) -> int | None:
    return card.gold_cost


def _focus(card: CardDefinition) -> int | None:
    return card.focus_value


def _notes(deck: Deck, library: Library) -> list[str]:
    """The Gold of a turn: what the Stronghold gives, and what all Holdings of the deck would."""
    stronghold = library.find(deck.stronghold) if deck.stronghold else None
    held = [(card, count) for title, count in deck.dynasty if (card := library.find(title)) and card.type == "holding"]
    gold = sum((production(card) or 0) * count for card, count in held)
    given = [] if stronghold is None else [say("figures.the_stronghold_produces", gold=stronghold.gold_production)]
    holdings = sum(count for _, count in held)
    return [*given, *([say("figures.holdings_could_produce", n=holdings, gold=gold)] if holdings else [])]


def production(card: CardDefinition) -> int | None:
    """The Gold that a card produces by its text, without any condition; None if it produces none."""
    if card.gold_production is not None:
        return card.gold_production
    for node in walk(card.program):
        if isinstance(node, Produce):
            return node.amount.value if isinstance(node.amount, Number) else 0
    return None


def _printed(card: CardDefinition) -> dict[str, Any]:
    """The printed face as a view tells it, with the Gold that a Holding produces by its text."""
    found = face.printed(card)
    if card.type == "holding" and (gold := production(card)):
        found["stats"].setdefault("gold_production", gold)
    return found


def _boxed(keywords: tuple[str, ...], lines: Sequence[Any]) -> Program:
    abilities = tuple(each for each in lines if isinstance(each, Ability))
    return Program(keywords, tuple(each for each in lines if not isinstance(each, Ability)), abilities)


def _lines_of(program: Program) -> Sequence[Any]:
    return (*program.traits, *program.abilities)


def _clan_keywords(card: CardDefinition) -> tuple[str, ...]:
    """The keywords that a card has by belonging to Clans; they stand before all others."""
    return tuple(each if each.endswith("Clan") else f"{each} Clan" for each in card.clans if each != "Unaligned")


def _facts_said(card: CardDefinition) -> CardDefinition:
    given = _clan_keywords(card)
    if card.keywords[: len(given)] != given:
        raise CardError(say("files.keywords_of_its_clans_come_first", title=quote(card.name)))
    return replace(card, keywords=card.keywords[len(given) :])


def _facts_meant(card: CardDefinition) -> CardDefinition:
    return replace(card, keywords=tuple(dict.fromkeys((*_clan_keywords(card), *card.keywords))))


SCHEMA = Schema(
    game=CLASSIC,
    card=CardDefinition,
    text_box=Program,
    line=Trait | Effect | Ability,
    boxed=_boxed,
    lines_of=_lines_of,
    facts_said=_facts_said,
    facts_meant=_facts_meant,
    definition=classic_definition,
    well_formed=classic_well_formed,
    type_line=face.type_line,
    stat_line=face.stat_line,
    language=_language,
    older={"action": "strategy", "kiho": "strategy"},
    stats=query.STATS,
    fields=query.FIELDS,
    types=face.TYPES,
    printed=_printed,
    part_of=_part_of,
    plots=(
        ("gold_cost_dynasty", "dynasty", _cost),
        ("gold_cost_fate", "fate_deck", _cost),
        ("gold_production", "dynasty", production),
        ("focus_values", "fate_deck", _focus),
    ),
    notes=_notes,
    parts=(("Dynasty", "dynasty"), ("Fate", "fate_deck")),
)
