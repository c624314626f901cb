"""Plain sentences that people write on cards of their own."""

from __future__ import annotations

import pytest

from rokugan.cards import normalise, read, write

PLAIN = [
    ("personality", "Effects do not bow this Personality."),
    ("personality", "Card effects do not move this Personality."),
    ("personality", "This card does not bow."),
    ("personality", "Will not be bowed by effects."),
    ("personality", "May not be targeted by Kiho actions."),
    ("personality", "This card's minimum Chi is 1."),
    ("personality", "This Personality may attach up to two Armors."),
    ("personality", "This card costs 2 less Gold if you control a Shrine."),
    ("personality", "This Personality will not bow from battle resolution."),
    ("holding", "Negate all effects that destroy your Personalities."),
    ("holding", "Negate the destruction of your Personalities."),
    ("holding", "Your Personalities cost 1 less Gold."),
    ("holding", "Bow to produce 2 Gold."),
    ("holding", "After a battle begins: Gain 1 Honor."),
    ("holding", "After you win a duel: Gain 1 Honor."),
    ("holding", "Reaction: After a Kiho action: Gain 1 Honor."),
    ("holding", "Reaction: Before your Personality bows: Negate it."),
    ("holding", "Reaction: Before another player's action resolves: Its effects do not happen."),
    ("holding", "Reaction: After your opponent announces an action: The action's effects do not happen."),
    ("strategy", "Limited: Your opponent loses 3 Honor."),
    ("strategy", "Limited: Look at your opponent's hand."),
    ("strategy", "Limited: Each player destroys one of his Personalities."),
    ("strategy", "Limited: Your opponent targets one of his Personalities. Bow it."),
    ("strategy", "Limited: Bow a target Personality. If successful, gain 3 Honor."),
    ("strategy", "Limited: Bow a target Personality. If this was successful, gain 3 Honor."),
    ("strategy", "Limited: Give your target Personality a permanent +1F bonus."),
    ("strategy", "Limited: Give a target Personality the keyword Fire."),
    ("strategy", "Limited: A target Personality loses the Shugenja keyword."),
    ("strategy", "Limited: Target your Personality: Bow a target less expensive Personality."),
    ("strategy", "Limited: Reveal the card in your target province."),
    ("strategy", "Limited: Exchange a target Personality's Force and Chi."),
    ("strategy", "Limited: Exchange your target Personality's Force with his Chi."),
    ("strategy", "Limited: Target your Personality: He copies the Force of another target Personality."),
    ("personality", "Open: Copy the Force of a target Personality."),
    (
        "strategy",
        "Limited: Your target Personality challenges a target Personality to a duel of Force. Destroy the loser.",
    ),
    ("strategy", "Limited: He has shamed his clan. Give a target Personality +1F."),
]


@pytest.mark.parametrize(("kind", "text"), PLAIN)
def test_a_plain_sentence_is_read_and_written_back(kind: str, text: str) -> None:
    reading = read(text, title="Thing", type=kind)
    assert not reading.unread
    assert normalise(write(reading.program)) == normalise(text)
