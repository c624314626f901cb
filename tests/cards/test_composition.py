"""What the parts of the language say together: sentences that no card has, in the style of the cards."""

from __future__ import annotations

import pytest

from rokugan.cards import normalise, read, write
from rokugan.cards.program import (
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
from rokugan.editions.ccg.running import unrunnable

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


def test_opposite_words_never_mean_the_same() -> None:
    pairs = [("lower than", "higher than"), ("at least", "at most"), ("no more than", "more than"), ("odd", "even")]
    for one, other in pairs:
        number = "" if one == "odd" else " 3"
        trees = [read(f"Battle: If your Family Honor is {each}{number}: Draw a card.").program for each in (one, other)]
        assert trees[0] != trees[1]
