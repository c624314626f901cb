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
    "If you control a holding, bow this character.": "a constant `if`",
    "If your honor is 5 or lower, bow this character.": "a constant `if`",
    "Switch the conflict type.": "always to switch",
    "Switch this character's [conflict-military] and [conflict-political] skill.": "always to switch",
    "Set the cost of each event to 1.": "to set cost",
    "Double the cost of each event.": "to double cost",
    "Resolve each ring effect.": "always to resolve",
    "Ignore each ring effect.": "always to ignore",
    "Cancel the effects of each status token on this character.": "always to cancel",
    "You may trigger this character's abilities.": "that you may always trigger",
    "You may play each event.": "playing from elsewhere",
    "If you control a holding, you may bow this character.": "a constant `if`",
    "This character is immune to each character.": "immunity to",
    "This character is immune to 2 events.": "immunity to",
    "Action: Move this character.": "to move to nowhere",
    "Each character you control enters play bowed.": "always to enter play",
    "This character leaves play.": "always to leave play",
    "This character bows.": "always to bow",
    "Draw 1 card.": "always to draw",
    "This character is set to 3.": "always to set",
    "You may play this character from your conflict deck.": "playing from elsewhere",
    "Action: Until the end of the phase, you may bow this character.": "may do something for a time",
    "Action: Choose a character – challenge that character to a duel.": "a duel of no type",
    "Action: Choose the first card revealed – draw 1 card.": "the how-manieth card",
    "Honor each character.": "always to honor",
    "Cancel the effects of each event.": "always to cancel",
    "Ignore the effects of each event.": "always to ignore",
    "You may play this character.": "playing from elsewhere",
    "You may bow this character.": "that you may always bow",
    "Action: Put this character into play from your conflict deck.": "an ability that is used from",
    "Action: Put this character into play from your provinces or your hand.": "an ability that is used from",
    "Your opponent cannot take honor from you.": "forbidding to take",
    "Cards in your hand cannot be revealed.": "forbidding to reveal a card",
    "Your opponent cannot draw 2 or more cards.": "forbidding to draw so many",
    "Your opponent cannot gain 2 honor.": "forbidding to gain so many",
    "Your opponent cannot declare 2 conflicts.": "forbidding to declare so many",
    "2 or more characters cannot be declared as a defender.": "forbidding to declare so many",
    "Your opponent cannot declare 2 or more characters as attackers.": "forbidding to declare so many",
    "Your opponent cannot declare 2 or more conflicts against the attacked province.": "forbidding to declare so many",
    "You cannot move fate from rings to characters.": "forbidding to move something from somewhere",
    # what is not remembered
    "Action: If you have played an event this phase – draw 1 card.": "whether somebody did play",
    "Action: If you have discarded a card this phase – draw 1 card.": "whether somebody did discard",
    "Action: If you have broken a province this phase – draw 1 card.": "whether somebody did break",
    "Action: If you have lost a duel this round – draw 1 card.": "whether somebody did lose",
    "Action: If you have lost 2 duels – draw 1 card.": "whether somebody did lose",
    "Action: If you have lost a military conflict this phase – draw 1 card.": "whether somebody did lose",
    "Action: If you have lost each conflict this phase – draw 1 card.": "whether somebody did lose",
    "Action: If you have won the conflict by 5 – draw 1 card.": "whether somebody did win",
    "Action: If you have claimed the Imperial Favor – draw 1 card.": "whether somebody did claim",
    "Action: If you have declared an air conflict this phase – draw 1 card.": "whether somebody did declare",
    "Action: If you have declared each conflict this phase – draw 1 card.": "whether somebody did declare",
    "Action: Choose a character you played this phase – bow that character.": "whether somebody did play",
    "Action: Choose a card you discarded this phase – draw 1 card.": "whether somebody did discard",
    "Action: Choose an event you discarded this phase – draw 1 card.": "whether somebody did discard",
    "Action: Choose a character you declared this phase – bow that character.": "whether somebody did declare",
    # what is no number
    "This character gets +1 [conflict-military] for each fate.": "to count fate that lies on nothing",
    "This character gets +1 [conflict-military] for each conflict you declared.": "to count conflict",
    "This character gets +X [conflict-military]. X is any number you choose.": "always Chosen",
    "Action: If there is a conflict – draw 1 card.": "to count conflict",
    "Action: Choose a ring with 2 or more attachments – draw 1 card.": "attachment on a ring",
    "Action: Choose a character with 1 or more honor – bow that character.": "honor on a character",
    "Action: Reduce this character's base military skill by 1.": "to reduce",
    "Interrupt: When the effects of each event would initiate – cancel those effects.": "a trigger about",
    "Interrupt: When effects would initiate – cancel those effects.": "a trigger about",
    "Interrupt: When those effects would initiate – cancel those effects.": "a trigger about",
    "Interrupt: When the contested ring's effect would initiate – cancel that effect.": "a trigger about",
    "Reaction: After the effects of each event resolve – gain 1 honor.": "a trigger about",
    # times of which it cannot be told
    "Action: During each other conflict – draw 1 card.": "during",
    "Action: During your duel – draw 1 card.": "during",
    "Action: If you won your duel – draw 1 card.": "during",
    "Action: During the next conflict – draw 1 card.": "during",
    "Action: During the first air conflict each round – draw 1 card.": "during",
    "Action: During the first conflict in which you are the attacking player – draw 1 card.": "during",
    "Action: During the first conflict in which you lost – draw 1 card.": "during",
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
    "You may play this character from your discard pile.",
    "This character gets +1 [conflict-military] for each ring you claimed.",
    "This character gets +1 [conflict-military] for each status token on a character.",
    "Action: Choose a player with 2 or more cards in hand – that player gains 1 honor.",
    "Action: Choose a ring with 2 or more fate – place 1 fate on that ring.",
    "Action: Increase the value of your bid by 1.",
    "Action: Search the top 3 cards of your conflict deck for an event.",
    "Action: Gain X honor. X is any number you choose.",
    "Action: Choose a ring – resolve that ring's effect.",
    "Reaction: After you win a conflict by 5 or more skill – gain 1 honor.",
    "Reaction: After a character wins a conflict – gain 1 honor.",
    'This character gains "Action: Gain X honor. X is any number you choose."',
    "Action: During the duel – draw 1 card.",
    "Action: During a conflict in which you are the attacking player – draw 1 card.",
    "Action: During the dynasty phase – draw 1 card.",
    "Action: During the first political conflict you declared this round – draw 1 card.",
    "Action: If you have lost 2 or more conflicts this phase – draw 1 card.",
    "Action: If you have lost a conflict this phase – draw 1 card.",
    "Action: If you have won the conflict by 5 or more skill as the attacking player – draw 1 card.",
    "Action: If you have won a military duel – draw 1 card.",
    "Action: If you have declared 2 military conflicts this round – draw 1 card.",
    "Action: If a province was broken this conflict – draw 1 card.",
    "Action: If you have claimed a ring this phase – draw 1 card.",
    "Action: Choose a province this character is attacking – break that province.",
    "Action: If you have claimed or are contesting the air ring – draw 1 card.",
    "Reduce the cost of each character you play by 1.",
    "Interrupt: When the effects of an event your opponent plays would initiate – cancel those effects.",
    "You may play Bushi characters from your dynasty discard pile.",
)


@pytest.mark.parametrize("text", PLAYED)
def test_what_it_can_do_is_one_standing_effect_or_ability(text: str) -> None:
    card = lcg_definition({"title": "It", "type": "character", "text": text}, "here")
    assert not why_not_playable(card)
    abilities, standing = behaviour(card)
    assert len(abilities) + len(standing) == 1
