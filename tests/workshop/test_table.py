"""The rich table: every text of the shipped cards is offered there and changes something; what is dead is found."""

from __future__ import annotations

from zlib import crc32

import pytest

from rokugan.cards.files import definition
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.cards.reader import read
from rokugan.editions.ccg.runnable import why_not_playable
from rokugan.workshop import Verdict, try_card
from rokugan.workshop.company import DEEDS

EDITIONS = ("celestial", "samurai", "gold", "war_of_honor")
PART = 5  # every fifth card, by its title
# What needs more than the table has: each is shown by the scenario of its card.
RARE: dict[str, tuple[str, ...]] = {
    "celestial": ("Narrow Cliffs",),
    "gold": ("Jade Works", "Bayushi Shixiang", "Duty to the Clan"),
    "samurai": (
        "Call of Thunder", "Severed From the Emperor", "Ogre Warriors", "Secluded Village", "Supply Outpost", "Bayushi Hisato",
        "Isawa Oharu", "Shinjo Kadonomaro", "Stone Breaker", "Tsuburu no Oni", "Utaku Genshi", "Yoritomo Okitsugu",
        "Essence of Water", "Imbue Chi", "Lies, Lies, Lies...", "Reinforce the Gates", "Seat of Power",
    ),
    "war_of_honor": ("Dance of the Void",),
}  # fmt: skip


def idle(edition: str, cards: list[CardDefinition], tries: int) -> list[str]:
    """The texts of these cards that did nothing."""
    playable = [card for card in cards if not why_not_playable(card) and card.name not in RARE[edition]]
    found = [(card, verdict) for card in playable for verdict in try_card(card, edition, tries)]
    return [f"{card.name}: {verdict.text.words} ({verdict.words})" for card, verdict in found if not verdict.alive]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_text_of_some_cards_does_something(edition: str) -> None:
    some = [card for card in library(edition) if crc32(card.name.encode()) % PART == 0]
    assert idle(edition, some, 60) == []


@pytest.mark.soak
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_text_does_something(edition: str) -> None:
    assert idle(edition, list(library(edition)), 200) == []


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
    assert target.words == "it was never offered: that is no legal target, or there is none"
    (cost,) = verdicts("Open: Pay 90 Gold: Gain 2 Honor.")
    assert cost.words == "it was never offered: its costs cannot be paid in full"
    (trigger,) = verdicts("Reaction: After a Personality with 50 or more Chi bows: Gain 2 Honor.")
    assert trigger.words == "it was never offered: what it waits for happened, but never to what it speaks of"


def test_an_ability_that_changes_nothing_is_found() -> None:
    (idle,) = verdicts("Open: Bow this card: If your Family Honor is 90 or higher, gain 2 Honor.")
    assert (idle.offered, idle.carried_out, idle.changed) == (True, True, False)
    assert idle.words == "it was carried out and changed nothing"


def test_a_trait_that_changes_nothing_is_found() -> None:
    (idle,) = verdicts("Old Badger has +2F while your Family Honor is 90 or higher.")
    assert idle.words == "nothing is different without it"
