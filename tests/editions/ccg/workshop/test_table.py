"""The rich table: every text of the shipped cards is offered there and changes something; what is dead is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.editions.ccg.trials import EDITIONS

from rokugan.cards.files import definition
from rokugan.cards.languages import read
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.runnable import why_not_playable
from rokugan.editions.ccg.workshop import Verdict, try_card
from rokugan.editions.ccg.workshop.company import DEEDS

TABLES = Path(__file__).parent / "tables.txt"  # where each card was seen to do something: tools/rich_table.py
PARTS = {"celestial": 2, "samurai": 10, "gold": 2, "war_of_honor": 3}  # of about the same length
RARE = "-"  # no table shows every text of the card: its scenario does


def tables(edition: str) -> dict[str, str]:
    """The tables on which the cards of an edition were seen to do something."""
    lines = [line.split("\t") for line in TABLES.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {name: numbers for of, name, numbers in lines if of == edition}


def idle(edition: str, card: CardDefinition, numbers: str) -> list[str]:
    """The texts of a card that did nothing."""
    verdicts = try_card(card, edition, 60, [int(number) for number in numbers.split()])
    return [f"{card.name}: {verdict.text.words} ({verdict.words})" for verdict in verdicts if not verdict.alive]


@pytest.mark.parametrize(
    ("edition", "part"), [(edition, part) for edition in EDITIONS for part in range(PARTS[edition])]
)
def test_every_text_of_the_shipped_cards_does_something(edition: str, part: int) -> None:
    known = tables(edition)
    cards = sorted((card for card in library(edition).shown if not why_not_playable(card)), key=lambda card: card.name)
    for card in cards[part :: PARTS[edition]]:
        numbers = known.get(card.name, "")
        assert numbers == RARE or idle(edition, card, numbers) == []


def test_what_no_table_shows_is_little() -> None:
    """A scenario of its own shows each of them, and fails without it (`cards coverage --blank`)."""
    assert sum(numbers == RARE for edition in EDITIONS for numbers in tables(edition).values()) <= 24


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_company_is_understood(edition: str) -> None:
    for texts in DEEDS.values():
        for text in texts:
            assert not read(text.format(thing="card"), title="Ploy", type="strategy", edition=edition).unread, text


def verdicts(text: str, kind: str = "personality", **facts: object) -> list[Verdict]:
    card = definition({"title": "Old Badger", "type": kind, "text": text, "force": 3, "chi": 3, **facts}, "badger.yaml")
    assert not card.unread
    return try_card(card, "celestial", 12)


def test_a_text_that_works_is_seen_to_work() -> None:
    for text in (
        "Open: Bow this card: Gain 2 Honor.",
        "Battle: Bow a target enemy Personality.",
        "Reaction: After another player's Personality bows: Dishonor him.",
        "After Old Badger enters play: Gain 2 Honor.",
        "Old Badger has +2F while attacking.",
        "Old Badger cannot be dishonored.",
        'Your Samurai have the ability, "Battle: Bow this card: Ranged 2 Attack."',
    ):
        assert [verdict.words for verdict in verdicts(text)] == ["it works"] * len(verdicts(text)), text


def test_an_ability_that_is_never_offered_says_what_stood_in_the_way() -> None:
    (condition,) = verdicts("Open: If your Family Honor is 90 or higher: Gain 2 Honor.")
    assert (condition.alive, condition.words) == (False, "it was never offered: a condition of the action is not met")
    (target,) = verdicts("Open: Bow a target Personality with 50 or more Chi.")
    assert target.words == "it was never offered: there is no legal target for it"
    (cost,) = verdicts("Open: Pay 90 Gold: Gain 2 Honor.")
    assert cost.words == "it was never offered: its costs cannot be paid in full"
    (trigger,) = verdicts("Reaction: After a Personality with 50 or more Chi bows: Gain 2 Honor.")
    assert trigger.words == "it was never offered: what it waits for happened, but never to what it speaks of"


def test_an_ability_that_changes_nothing_is_found() -> None:
    (idle,) = verdicts("Open: Bow this card: If your Family Honor is 90 or higher, gain 2 Honor.")
    assert (idle.offered, idle.carried_out, idle.changed) == (True, True, False)
    assert idle.words == "it was carried out and nothing is different without it"


def test_what_only_stands_written_is_no_difference() -> None:
    """It is put in force and waits, and nobody will ever see anything of it."""
    (later,) = verdicts("Open: After the next time a Personality with 50 or more Chi bows this turn, gain 2 Honor.")
    assert (later.carried_out, later.alive) == (True, False)
    (ban,) = verdicts("Open: Personalities with 50 or more Chi may not be dishonored this turn.")
    assert (ban.carried_out, ban.alive) == (True, False)
    (delayed,) = verdicts("Open: Before the turn ends, gain 2 Honor.")
    assert delayed.alive


def test_a_trait_that_changes_nothing_is_found() -> None:
    (idle,) = verdicts("Old Badger has +2F while your Family Honor is 90 or higher.")
    assert idle.words == "nothing is different without it"
