"""Everyday wordings are read, written back the same, and can be run."""

from __future__ import annotations

import pytest

from rokugan.cards import normalise, read, write
from rokugan.editions.ccg.running import unrunnable

EVERYDAY = [
    ("strategy", "Open: Bow a target Personality with a lower Gold Cost than your target Personality."),
    ("strategy", "Battle: Destroy a target enemy Personality with Force lower than your target Personality."),
    ("strategy", "Battle: Bow a target Personality opposing your target Personality."),
    ("strategy", "Limited: If a target Personality is bowed, destroy him."),
    ("strategy", "Limited: Gain 1 Honor. You may target a Personality: bow him."),
    ("strategy", "Limited: Choose one: Gain 2 Honor; or draw a card."),
    ("strategy", "Limited: Bow the most expensive Personality."),
    ("strategy", "Limited: Give your target Personality +1F for each element keyword he has."),
    ("strategy", "Limited: Gain 1 Honor for each element keyword on a target Personality."),
    ("strategy", "Limited: Turn a target face-down province card face-up."),
    ("strategy", "Limited: A target opponent loses 3 Honor."),
    ("strategy", "Limited: Another player randomly discards a card."),
    ("strategy", "Limited: Take control of a target Personality until the end of the turn."),
    ("strategy", "Limited: Target your Personality: Create a 2F Follower attached to him."),
    ("strategy", "Limited: Create a 3F/3C Personality titled Bear."),
    (
        "strategy",
        "Limited: Your target Personality challenges a target Personality, who may refuse. Destroy the loser.",
    ),
    ("strategy", "Limited: Put the top card of your Fate deck into your hand."),
    ("strategy", "Focus Effect: Give your dueling Personality +2C."),
    ("strategy", "Focus Effect: Destroy the opposing Personality in the duel."),
    ("strategy", "Battle: Straighten and move your target Personality to the current battlefield."),
    ("strategy", "Battle: Draw a card. You may take another Battle action."),
    ("strategy", "Limited: Negate the next effect that bows your target Personality."),
    ("event", "Target a Personality: Destroy him."),
    ("event", "Each player with a Samurai gains 2 Honor."),
    ("event", "Every Personality has +1F until the end of the turn."),
    ("event", "Each player straightens all his or her Personalities."),
    ("holding", "Ignore the Honor Requirement of Crane Clan Personalities you bring into play."),
    ("holding", "Your Holdings produce 1 additional Gold."),
    ("holding", "Political actions may not be taken."),
    ("holding", "You draw an additional card in your End Phase."),
    ("holding", "Reaction: Before a Strategy's action resolves: The action's effects do not happen."),
    ("holding", "Reaction: After your Personality commits seppuku: Gain 2 Honor."),
    ("holding", "After a unit returns home: Gain 1 Honor."),
    ("holding", "After you take control of a Personality: Gain 1 Honor."),
    ("personality", "After this Personality attacks: Gain 1 Honor."),
    ("personality", "If you control another Samurai, this Personality has +2F."),
    ("personality", "Battle: Ranged Attack 3."),
    ("follower", "This unit's Personality has +1F."),
    ("region", "Your Personalities have +1F while defending at this province."),
]


@pytest.mark.parametrize(("kind", "text"), EVERYDAY)
def test_an_everyday_wording_can_be_played(kind: str, text: str) -> None:
    reading = read(text, title="Thing", type=kind)
    assert not reading.unread
    assert normalise(write(reading.program)) == normalise(text)
    assert unrunnable(reading.program) == []


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("strategy", "Limited: Bow him and give him -1F."),
        ("strategy", "Limited: Delay until the turn ends: Gain 1 Honor."),
        ("holding", "Reaction: After a player frowns: Gain 1 Honor."),
    ],
)
def test_what_points_to_nothing_is_not_understood(kind: str, text: str) -> None:
    assert read(text, title="Thing", type=kind).unread
