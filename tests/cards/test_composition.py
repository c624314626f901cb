"""What the parts of the language say together: sentences that no card has, in the style of the cards."""

from __future__ import annotations

import pytest

from rokugan.cards import normalise, read, write
from rokugan.editions.ccg.runnable import unrunnable
from rokugan.program import (
    AllFilters,
    Both,
    Compare,
    Controls,
    Did,
    Each,
    Exists,
    Extreme,
    Happened,
    HasKeyword,
    In,
    Node,
    NoneOf,
    Noun,
    Number,
    Pattern,
    Remainder,
    StatIs,
    StatOf,
    Target,
    With,
    You,
    walk,
)

SENTENCES = [
    ("strategy", "Battle: Bow a target enemy Personality with at most 3 base Force."),
    ("strategy", "Battle: Bow a target enemy Personality with fewer than 2 Followers."),
    ("strategy", "Battle: Destroy a target enemy Follower with no more than 2 Force."),
    ("strategy", "Battle: Bow a target enemy Personality with a printed Chi of 4 or more and no Weapons."),
    ("strategy", "Battle: Bow a target enemy Personality with 2 or less Chi, a Weapon, or Shadowlands."),
    ("strategy", "Battle: Destroy a target enemy unit with a total Gold Cost of 6 or less."),
    ("strategy", "Battle: Target your Personality: Bow a target enemy Personality with Force no higher than his."),
    ("strategy", "Battle: Bow a target enemy Personality whose Force is 2, or lower than your Family Honor."),
    (
        "strategy",
        "Battle: Target your Personality: Bow a target enemy Personality with lower Force or lower Chi than him.",
    ),
    ("strategy", "Limited: Draw a card if your Family Honor is no less than 10."),
    ("strategy", "Limited: Draw a card if your Family Honor is even."),
    ("strategy", "Limited: If none of your Personalities are bowed, draw a card."),
    ("strategy", "Limited: If each of your Personalities is honorable, gain 2 Honor."),
    ("strategy", "Limited: If at least two of your Personalities are Samurai and unbowed, gain 1 Honor."),
    ("strategy", "Limited: If no enemy Personalities are opposed, draw a card."),
    ("strategy", "Limited: If you control no other Holdings, draw a card."),
    ("strategy", "Limited: If you control both a Shugenja and a Monk, draw two cards."),
    ("strategy", "Limited: If you control more than two Rings, gain 3 Honor."),
    ("strategy", "Limited: If another player controls three or more Holdings, gain 1 Honor."),
    ("strategy", "Limited: If no other player controls a Ring, gain 1 Honor."),
    ("strategy", "Limited: If each other player controls a dishonorable Personality, gain 3 Honor."),
    ("strategy", "Limited: If another player has fewer cards in his hand than you, draw a card."),
    ("strategy", "Limited: If you have not dishonored a Personality this game, gain 1 Honor."),
    ("strategy", "Limited: If you discarded two or more cards this turn, draw a card."),
    ("strategy", "Limited: If two or more of your Personalities were destroyed this turn, gain 3 Honor."),
    ("strategy", "Limited: If a Holding was straightened this turn, draw a card."),
    ("strategy", "Limited: Straighten a target Personality who has not been bowed this turn."),
    ("strategy", "Limited: Destroy a target Personality who has won a duel this game."),
    ("strategy", "Battle: Destroy a target enemy Follower. If this did not destroy a Follower, draw a card."),
    (
        "strategy",
        "Battle: Destroy a target enemy Follower. If this destroyed a Follower or bowed a Personality, gain 1 Honor.",
    ),
    ("strategy", "Battle: Bow up to three target enemy Followers in the enemy army."),
    ("strategy", "Battle: Bow two to four target enemy Followers."),
    ("strategy", "Battle: Give exactly two of your target Personalities +1F."),
    ("strategy", "Battle: Give one or more of your other target Samurai +1F."),
    ("strategy", "Battle: Target at least two of your Personalities: Give them +1F."),
    ("strategy", "Battle: Bow a target Samurai, Courtier, Monk, or Shugenja Personality."),
    ("strategy", "Battle: Bow a target bowed, dishonorable, or Shadowlands Personality."),
    (
        "strategy",
        "Battle: Bow a target Personality who is attacking, has no Followers, and was not targeted this turn.",
    ),
    ("strategy", "Limited: If you are a Lion Clan player, you control a Ring, and it is your turn, draw a card."),
    ("strategy", "Limited: If it is the Action Phase or your first turn, draw a card."),
    ("strategy", "Battle: Bow a target Personality in an enemy army or at any location."),
    (
        "strategy",
        "Limited: Search your Fate deck for an Item or Follower with Gold Cost at most 4. Show it. Put it in your hand.",
    ),
    ("strategy", "Limited: Gain Honor equal to the lowest printed Personal Honor among your Personalities."),
    ("strategy", "Limited: Gain Honor equal to half your Personality's Chi, rounded up."),
    (
        "strategy",
        "Limited: Gain Honor equal to three times the number of different Clan alignments among your Personalities.",
    ),
    ("personality", "Kado has +2F while you control two or fewer Holdings."),
    ("personality", "Kado has +2F while any of your Followers are bowed."),
    ("personality", "Kado has +2F while all of your Personalities are Samurai."),
    ("personality", "Kado has +1F while opposed by a Personality with higher Chi."),
    ("strategy", "Battle: Bow a target enemy card whose controller controls no Rings."),
    ("strategy", "Battle: Bow a target enemy card whose Personality is dishonorable or has 0 Personal Honor."),
    ("strategy", "Limited: Bow a target Personality controlled by a player who has more Family Honor than you."),
    (
        "strategy",
        "Limited: Put a target card in your discard pile into your hand if you have two or fewer cards in your hand.",
    ),
    ("strategy", "Battle: Target a Personality in an army, who must be unbowed if you are the Attacker: Bow him."),
    ("strategy", "Battle: Target your Personality; he must have a Weapon unless he is a Kensai: Give him +2F."),
    ("personality", "Battle: Bow a target enemy Follower or Personality without Followers with 3 or lower Force."),
    ("personality", "Battle: If Kado is opposed by two or more Personalities, give him +2F."),
    ("personality", "Kado has +1F for each Follower in his unit."),
    ("personality", "Kado has +1F for each enemy unit at the current battlefield."),
    ("personality", "Your other Samurai in Kado's army have +1F."),
    ("personality", "Battle: Straighten Kado if you control fewer provinces than the enemy leader."),
    (
        "personality",
        "Battle: If there are more enemy units than your units at the current battlefield, straighten Kado.",
    ),
    ("personality", "Battle: If your army has fewer units than the enemy army, give Kado +3F."),
    ("personality", "Battle: If the enemy army contains no unbowed Personalities, gain 2 Honor."),
    ("personality", "Open: If you have lost Honor this turn, gain 2 Honor."),
    ("personality", "Limited: If you have three or more Rings in play, gain 2 Honor."),
    ("personality", "Limited: If you have a Ring in your hand, you may show it. Draw a card."),
    ("personality", "Battle: Target an enemy Personality with Chi lower than or equal to Kado's Force: Bow him."),
    (
        "personality",
        "Battle: Destroy a target enemy Personality with a Gold Cost less than or equal to half Kado's Force, rounded down.",
    ),
    ("personality", "Battle: Move home a target enemy Personality with total unit Force less than Kado's."),
    ("personality", "Battle: Bow a target enemy unbowed Personality with no more attachments than Kado."),
    ("personality", "Battle: Bow a target enemy Personality with the highest Force in his army."),
    ("personality", "Battle: Bow a target enemy Personality with the lowest Chi at the current battlefield."),
    ("personality", "Kado may not be targeted by actions performed by Personalities with lower Personal Honor."),
    ("personality", "While Kado is in the same army as another Lion Clan Samurai, he has +2F."),
    ("personality", "While you control another Shugenja, Kado has +1C."),
    ("personality", "While no other Personalities are in his army, Kado has +3F."),
    ("personality", "While Kado is the only Personality in his army, he has +3F."),
    ("personality", "While it is another player's turn, Kado has +1F."),
    ("personality", "After Kado enters play, if you control two or more other Crab Clan Personalities: Gain 2 Honor."),
    ("personality", "After Kado enters play, if each of your other Personalities is Phoenix Clan: Draw a card."),
    ("personality", "Battle: Give each of your Personalities with a Weapon or Armor +1F."),
    ("personality", "Battle: Give all of your attacking Cavalry units +1F."),
    ("strategy", "Battle: Choose your performing Kensai with one or more Weapons: Destroy a target enemy Follower."),
    ("strategy", "Battle: Target your Samurai and an enemy Personality opposing him: Bow both of them."),
    (
        "strategy",
        "Battle: Target one of your Personalities and one or two enemy Personalities with lower Chi: Bow all targets.",
    ),
    ("strategy", "Battle: Target two enemy Personalities controlled by the same player: Bow one of them."),
    ("strategy", "Battle: Target two or more of your Personalities in the same army: Give each of them +1F."),
    ("strategy", "Limited: Target up to three Holdings you control: Straighten them."),
    ("strategy", "Limited: Target another player who controls more Holdings than you: Gain 2 Honor."),
    ("strategy", "Limited: Target another player with higher Family Honor than yours: He loses 2 Honor."),
    ("strategy", "Limited: Target a player with four or more cards in his hand: He discards a card."),
    ("strategy", "Limited: Target your dishonorable Personality with 2 or more Personal Honor: Rehonor him."),
    ("strategy", "Battle: Bow a target enemy Personality. If he is now bowed and has no Followers, destroy him."),
    ("strategy", "Battle: Bow a target enemy Personality. If he was already bowed, destroy him."),
    ("strategy", "Battle: Destroy a target enemy Follower. If its Force was 3 or higher, gain 1 Honor."),
    ("strategy", "Battle: If you have played no other Strategies this turn: Draw two cards."),
    ("strategy", "Limited: If none of your provinces have been destroyed this game, gain 2 Honor."),
    ("strategy", "Limited: If you control the fewest provinces, draw two cards."),
    ("strategy", "Limited: If you have more cards in your hand than any other player, discard a card."),
    ("strategy", "Limited: If your Stronghold is bowed, straighten it."),
    (
        "strategy",
        "Open: Target an Item attached to one of your Personalities: Transfer it to another of your Personalities.",
    ),
    ("strategy", "Open: Destroy a target attachment on a Personality with lower Personal Honor than yours."),
    ("strategy", "Battle: Bow a target enemy card in a unit led by a dishonorable Personality."),
    ("holding", "Bow this card: Produce 2 Gold, or 4 Gold if you control fewer Holdings than another player."),
    ("holding", "Bow this card: Produce 3 Gold, plus 1 Gold for each of your destroyed provinces."),
    ("item", "This Personality has +1F, or +2F if he is a Samurai with 3 or more Personal Honor."),
    ("follower", "This card has +2F while its Personality is Cavalry or has a Weapon."),
    ("follower", "Will only attach to a Personality with at least 3 Chi."),
    ("spell", "Battle: Bow this Shugenja: Give each of your Personalities with an element keyword +1F."),
    ("strategy", "Battle: If all units in the enemy army are bowed, gain 3 Honor."),
    ("strategy", "Battle: If one or more of your Followers are unbowed, straighten a target Personality."),
    ("strategy", "Battle: Target two Personalities. If either is a Shugenja, draw a card."),
    ("strategy", "Battle: Target two enemy Personalities: Bow them. If both are bowed, gain 1 Honor."),
    ("strategy", "Limited: If you control no Personalities with 4 or more Chi, draw a card."),
    ("strategy", "Limited: If you control any Personalities with your Clan alignment, draw a card."),
    ("strategy", "Limited: If you control Personalities with three or more different Clan alignments, gain 3 Honor."),
    ("strategy", "Limited: Target a Personality in play with a lower Personal Honor than Gold Cost: Bow him."),
    ("strategy", "Limited: Target your Holding with a printed Gold Production of 2 or less: Straighten it."),
    ("strategy", "Battle: Target your Personality at home or at any battlefield: Move him to the current battlefield."),
    ("strategy", "Battle: Give all your Personalities, Followers, and Items +1F."),
    ("strategy", "Battle: Give each of your Bushi, Samurai, and Kensai Personalities +1F."),
    ("strategy", "Battle: Bow a target enemy Ninja, Shadowlands, or dishonorable Personality with 3 or lower Force."),
    ("strategy", "Battle: Bow a target Personality who is not a Samurai, Courtier, or Shugenja."),
    ("strategy", "Battle: Bow a target Personality that has been targeted by another player's action this turn."),
    ("strategy", "Battle: Straighten a target Personality that was bowed by an action this turn."),
    ("strategy", "Battle: Destroy a target enemy Personality that has not performed any actions this battle."),
    ("strategy", "Battle: Destroy a target Personality who entered play this turn."),
    ("strategy", "Battle: Move home a target enemy Personality that moved this turn."),
    ("strategy", "Battle: Give a target Personality +1F for each Personality destroyed this turn."),
    ("strategy", "Limited: Gain 1 Honor for each Personality you control with 3 or more Personal Honor."),
    ("strategy", "Limited: Gain Honor equal to the number of Rings you control, to a maximum of 3."),
    (
        "strategy",
        "Limited: Gain Honor equal to your Personality's Personal Honor plus the number of Rings you control.",
    ),
    ("strategy", "Limited: If you bowed two or more Personalities this turn, draw a card."),
    ("strategy", "Limited: If you have attached two or more Items this turn, draw a card."),
    ("strategy", "Limited: If another player has played a Strategy this turn, draw a card."),
    ("strategy", "Limited: If another player has dishonored one of your Personalities this turn, gain 2 Honor."),
    ("strategy", "Limited: If any player has lost a province this game, draw a card."),
    ("strategy", "Limited: If no player controls the Imperial Favor, gain 2 Honor."),
    ("strategy", "Limited: If each player controls a Shugenja, draw a card."),
    (
        "strategy",
        "Open: Look at the top three cards of your Fate deck. If two or more of them are Followers, draw a card.",
    ),
    ("strategy", "Open: Show the top card of your Fate deck. If its Focus Value is 3 or higher, put it in your hand."),
    ("strategy", "Open: Discard a card. If the discarded card has a Focus Value of 3 or more, draw two cards."),
    ("personality", "Kado cannot be targeted by actions on cards with a Focus Value of 2 or less."),
    ("personality", "Battle: If Kado has not bowed this turn, give him +2F."),
    ("personality", "Battle: If Kado has performed an action this battle, straighten him."),
    ("personality", "Battle: If Kado assigned this turn and is unopposed, gain 2 Honor."),
    ("personality", "Battle: If Kado's army has at least three Cavalry units, give him +3F."),
    ("personality", "While Kado has two or more Followers or any Weapon, he has +1C."),
    ("personality", "While Kado is attacking, dishonorable, or opposed by a Shadowlands Personality, he has +2F."),
    ("personality", "While all Personalities in Kado's army are Lion Clan, he has +2F."),
    ("personality", "While you control more Personalities than each other player, Kado has +1F."),
]


@pytest.mark.parametrize(("type_", "text"), SENTENCES)
def test_it_is_read_written_back_and_can_be_run(type_: str, text: str) -> None:
    reading = read(text, title="Kado", type=type_)
    assert not reading.unread
    assert normalise(write(reading.program, title="Kado", type=type_)) == normalise(text)
    assert unrunnable(reading.program) == []


HONOR = StatOf("family_honor", You())
MINE = Noun(("personality",), (), "your", plural=True)
RING = Noun(("ring",))
MEANINGS: list[tuple[str, Node]] = [
    ("with at most 3 base Force", StatIs("force", "<=", Number(3), True)),
    ("with no fewer than two Followers", With(Noun(("follower",), plural=True), ">=", Number(2))),
    ("with a total Gold Cost under 7", StatIs("gold_cost", "<", Number(7), total=True)),
    ("with lower Force and Chi", AllFilters((StatIs("force", "<", None), StatIs("chi", "<", None)))),
    (
        "with lower Chi than each of your Personalities",
        StatIs("chi", "<", Extreme("chi", Each(MINE), True)),
    ),
    (
        "with higher Chi than each of your Personalities",
        StatIs("chi", ">", Extreme("chi", Each(MINE), False)),
    ),
]


@pytest.mark.parametrize(("words", "meaning"), MEANINGS)
def test_what_is_said_of_a_target(words: str, meaning: Node) -> None:
    reading = read(f"Battle: Bow a target Personality {words}.", type="strategy")
    assert not reading.unread
    assert meaning in [
        filter_ for node in walk(reading.program) if isinstance(node, Target) for filter_ in node.noun.filters
    ]


CONDITIONS: list[tuple[str, Node]] = [
    ("your Family Honor is odd", Compare(Remainder(HONOR, 2), "=", Number(1))),
    ("your Family Honor is no higher than 5", Compare(HONOR, "<=", Number(5))),
    ("you control exactly two Rings", Exists(Noun(("ring",), (), "your", plural=True), "=", Number(2))),
    ("no other player controls a Ring", Exists(Noun(("player",), (Controls(RING),), "other"), "=", Number(0))),
    (
        "each other player controls a Ring",
        Exists(Noun(("player",), (NoneOf((Controls(RING),)),), "other"), "=", Number(0)),
    ),
    (
        "all of your Personalities are Samurai",
        Exists(Noun(("personality",), (NoneOf((HasKeyword("Samurai"),)),), "your", plural=True), "=", Number(0)),
    ),
    (
        "any Personalities are in the enemy army",
        Exists(Noun(("personality",), (In("enemy army"),), plural=True)),
    ),
    ("this did not destroy a Ring", Did("destroy", RING, False)),
    ("this destroyed no Rings", Did("destroy", Noun(("ring",), plural=True), False)),
    ("you destroyed two or more Rings", Did("destroy", Noun(("ring",), plural=True), True, You(), Number(2))),
    ("you have not destroyed a Ring this game", Happened(Pattern("destroy", RING, You()), "game", False)),
    ("a Ring was destroyed during this battle", Happened(Pattern("destroy", RING), "battle")),
    ("none of your Personalities were bowed this phase", Happened(Pattern("bow", MINE), "phase", False)),
]


@pytest.mark.parametrize(("words", "meaning"), CONDITIONS)
def test_what_a_condition_says(words: str, meaning: Node) -> None:
    reading = read(f"Battle: If {words}: Draw a card.", type="strategy")
    assert not reading.unread
    assert reading.program.abilities[0].conditions == (meaning,)


def test_conditions_are_listed_at_any_length() -> None:
    text = (
        "Battle: If you control a Ring, it is your turn, your Family Honor is 5, and you are the Attacker: Draw a card."
    )
    reading = read(text, type="strategy")
    (found,) = reading.program.abilities[0].conditions
    assert isinstance(found, Both)
    assert len(found.conditions) == 4


def test_the_highest_is_nothing_that_one_thing_is() -> None:
    """It is judged among all that fit a description; said of one card alone it would always hold."""
    for text in (
        "Battle: If Kado has the highest Force: Draw a card.",
        "Battle: Bow a target Personality with the highest Force.",
    ):
        assert bool(read(text, title="Kado").unread) == ("If" in text)


def test_opposite_words_never_mean_the_same() -> None:
    pairs = [("lower than", "higher than"), ("at least", "at most"), ("no more than", "more than"), ("odd", "even")]
    for one, other in pairs:
        number = "" if one == "odd" else " 3"
        trees = [read(f"Battle: If your Family Honor is {each}{number}: Draw a card.").program for each in (one, other)]
        assert trees[0] != trees[1]
