"""What a text says that the engine cannot do is named when the card is made, not found out in the middle of a game."""

from __future__ import annotations

import pytest

from rokugan.cards.lcg.files import lcg_definition
from rokugan.editions.lcg.text import behaviour, why_not_playable

REFUSED = {
    "Reaction: After you place a card on the bottom of your deck – gain 1 honor.": "the verb place",
    "Reaction: After you cancel a ring effect – gain 1 honor.": "the verb cancel",
    "Reaction: After you resolve an ability – gain 1 honor.": "the verb resolve",
    "Reaction: After you play your second event this phase – gain 1 honor.": "the how-manieth event",
    "Reaction: After you win a conflict by 2 – gain 1 honor.": "an exact number",
    "If you control a holding, this character gets +1 [conflict-military] and gain 1 honor.": "a constant `if`",
    "If you control a holding, discard this character.": "a constant `if`",
    "If your honor is 5 or lower, bow this character.": "a constant `if`",
    "Switch the conflict type.": "always to switch",
    "Each character you control enters play bowed.": "always to enter play",
    "This character leaves play.": "always to leave play",
    "This character bows.": "always to bow",
    "Draw 1 card.": "always to draw",
    "Honor each character.": "always to honor",
    "Cancel the effects of each event.": "always to cancel",
    "Ignore the effects of each event.": "always to ignore",
    "You may play this character.": "playing from elsewhere",
    "You may play this character from your discard pile.": "playing from elsewhere",
    "You may bow this character.": "that you may always bow",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_the_engine_cannot_do_is_named(text: str) -> None:
    card = lcg_definition({"title": "It", "type": "character", "text": text}, "here")
    assert not card.unread
    assert REFUSED[text] in why_not_playable(card)
    assert behaviour(card) == ((), ())


PLAYED = (
    "If your honor is 5 or lower, discard this character.",
    "Increase the cost of each event your opponent plays by 1.",
    "This character enters play honored.",
    "Cancel each ring effect.",
    "Ignore the effects of each status token on this character.",
    "You may play characters from your discard pile.",
)


@pytest.mark.parametrize("text", PLAYED)
def test_what_it_can_do_is_one_standing_effect_or_ability(text: str) -> None:
    card = lcg_definition({"title": "It", "type": "character", "text": text}, "here")
    assert not why_not_playable(card)
    abilities, standing = behaviour(card)
    assert len(abilities) + len(standing) == 1
