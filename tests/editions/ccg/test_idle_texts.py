"""Texts that can be read but would silently do nothing are refused with a sentence that says what is amiss."""

from __future__ import annotations

import pytest

from rokugan.cards import read
from rokugan.editions.ccg.runnable import unrunnable


@pytest.mark.parametrize(
    ("kind", "text", "why"),
    [
        ("personality", "Before this card enters play: Dishonor it.", "before it enters play itself"),
        ("personality", "After this card turns face-up in a province: Dishonor it.", "only been turned face-up"),
        (
            "strategy",
            "Reaction: After another player's card's effect destroys one of your defending Personalities at a province's "
            "battlefield: Increase the province's strength by 2.",
            "a choice inside a trigger",
        ),
        (
            "follower",
            "Reaction: After this card is destroyed, permanently give it -1F and target your unbowed Personality: "
            "Attach it to him, paying all costs.",
            "after it has left play",
        ),
        (
            "strategy",
            "Limited: Permanently give one of your target Items the ability: \"Reaction: After another player's card effect "
            'destroys this Personality or this card: Attach this card to one of your target Personalities, waiving costs."',
            "answers to the end of that card",
        ),
        ("holding", "Reaction: After the Combat Segment ends: Take an additional Battle action.", "after the last one"),
        (
            "strategy",
            "Battle: If the current battlefield's province has no Regions attached: "
            "Transfer a Region from one of your other provinces to this one.",
            "a Region transferred to a card",
        ),
        (
            "personality",
            "Reaction: After an action on an Action card resolves: "
            "You may increase the Force of one Personality who performed the action by the Focus Value of the card.",
            "the Focus Value of a Personality",
        ),
        (
            "strategy",
            "Battle: Bow your Scout: Ranged 4 Attack. If you do, the Ranged Attack may target a Personality with Followers.",
            "depends on what its text does later",
        ),
    ],
)
def test_a_text_that_would_do_nothing_is_refused(kind: str, text: str, why: str) -> None:
    reading = read(text, title="Thing", type=kind, edition="samurai")
    assert not reading.unread
    assert any(why in said for said in unrunnable(reading.program)), unrunnable(reading.program)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("personality", "After this card enters play: Dishonor it."),
        ("personality", "Reaction: After a Personality opposing this card is destroyed: Gain 2 Honor."),
        ("holding", "Reaction: After the Combat Segment ends: Gain 2 Honor."),
        ("follower", "Reaction: After this card is destroyed, target your Personality: Attach it to him."),
    ],
)
def test_its_neighbours_are_not(kind: str, text: str) -> None:
    reading = read(text, title="Thing", type=kind, edition="samurai")
    assert not reading.unread
    assert unrunnable(reading.program) == []
