"""Everyday wordings are read, written back the same, and can be run."""

from __future__ import annotations

import pytest

from rokugan import program as p
from rokugan.cards import normalise, read, write
from rokugan.editions.ccg.runnable import unrunnable

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
    ("holding", "Your Personalities enter play with a +1F token."),
    ("holding", "After you win a battle as the Attacker: Gain 2 Honor."),
    ("holding", "Bow this card: Produce 3 Gold, but only to pay for Followers."),
    ("personality", "This card can be targeted only by Political actions."),
    ("personality", "Battle: If this card is opposed by more than one unit: Give him +3F."),
    ("personality", "This card has +2F while you have less Family Honor than another player."),
    ("personality", "Battle: This card challenges a target enemy Personality. The loser is bowed and moved home."),
    ("personality", "Battle: Two target enemy Personalities lose 2F each."),
    ("personality", "Battle: Ranged 4 Attack. If it destroys a card, draw a card."),
    ("personality", "Limited: Look at another player's hand. He discards a card of your choice."),
    ("strategy", "Battle: Move all enemy units with 3 or less total Force home."),
    ("strategy", "Battle: No player may take Reactions until this battle ends."),
    ("strategy", "Open: If another player controls more provinces than you, draw two cards."),
    ("strategy", "Limited: Remove all dead Personalities from the game. Gain 1 Honor for each one removed."),
    ("strategy", "Limited: Discard a card from one of your provinces and refill it face-up."),
    ("event", "The player with the highest Family Honor takes the Imperial Favor."),
    ("event", "Each player discards his hand and draws five cards."),
    ("event", "The next time you would lose Honor this game, gain that much Honor instead."),
    ("strategy", "Battle: Give your target Personality +XF, where X is the number of Samurai in his army."),
    ("strategy", "Reaction: After you draw a card in your End Phase: Draw an additional card."),
    ("strategy", "Battle: If you control more units at the current battlefield than the enemy leader, draw a card."),
    ("strategy", "Battle: Move any number of your target units from the current battlefield to another battlefield."),
    ("spell", "Void Open: Bow this Shugenja: Draw a card for each Ring of the Void in play."),
    ("holding", "Bow this card: Produce 1 Gold for each Farm you control."),
    ("holding", "Limited: Bow this card: If you have fewer cards in hand than each other player, draw a card."),
    ("holding", "Players cannot gain Honor from Political actions."),
    ("holding", "While you control a Ring, your Honor losses are reduced by 1."),
    ("item", "If this Personality is destroyed, return this card to your hand."),
    ("strategy", "Open: Bow a target Holding. It does not straighten during its controller's next Straighten Phase."),
    ("strategy", "Open: Until your next turn begins, Ninja cannot target your Personalities."),
    ("strategy", "Limited: If you control Personalities from three or more different Clans, draw two cards."),
    ("strategy", "Battle: Your target Personality gains Force equal to the total Force of his Followers."),
    ("strategy", "Focus Effect: Give your Personality +1C for each card you have focused."),
    ("personality", "This card cannot be bowed or moved by card effects."),
    ("event", "No player may attack until your next turn begins."),
    ("strategy", "Limited: Discard any number of cards from your hand. Draw that many cards."),
    ("strategy", "Limited: If your Dynasty discard pile has ten or more cards in it, draw three cards."),
    ("strategy", "Limited: Rehonor all your Personalities. Lose 1 Honor for each Personality rehonored this way."),
    ("strategy", "Reaction: After your Personality is challenged: He gains +2C for the duration of the duel."),
    ("strategy", "Battle: If a Ring was put into play this turn, draw two cards."),
    ("personality", "This card enters play bowed."),
    ("personality", "This card loses 1F for each Follower in his unit."),
    ("personality", "This card has +3F while alone in an army."),
    ("personality", "Limited: All other players lose 1 Honor for each dishonorable Personality they control."),
    ("follower", "Battle: Ranged 1 Attack. Straighten this card if the attack destroyed its target."),
    ("holding", "Your Followers cost 1 less Gold if you control another Fortification."),
    ("event", "For the rest of the game, all Farms produce 1 additional Gold."),
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
        ("strategy", "Limited: Draw that many cards."),
    ],
)
def test_what_points_to_nothing_is_not_understood(kind: str, text: str) -> None:
    assert read(text, title="Thing", type=kind).unread


def test_one_word_for_one_and_for_many() -> None:
    every = read("Battle: Your Samurai cannot be bowed.", type="strategy").program.abilities[0].effects[0]
    one = (
        read("Battle: Target one of your Samurai: Your Samurai cannot be bowed.", type="strategy")
        .program.abilities[0]
        .effects[0]
    )
    assert isinstance(every, p.Give)
    assert isinstance(every.what, p.Each)
    assert isinstance(one, p.Give)
    assert one.what == p.Ref("slot", 0)


def test_a_cause_is_said_of_both_prohibitions() -> None:
    both = read("This card cannot be bowed or moved by card effects.", type="personality").program.traits[0]
    assert isinstance(both, p.Traits)
    assert [each.by.kinds for each in both.traits if isinstance(each, p.Forbid) and isinstance(each.by, p.Noun)] == [
        ("card effect",)
    ] * 2
