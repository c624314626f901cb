"""Which things a noun means, among which it looks for them, how many there are, and who leads whom: on tables with everything."""

from __future__ import annotations

from functools import cache

import pytest
from tests.editions.ccg.text.doings import deed, duel, field, happening, reader, thing, things
from tests.editions.ccg.text.war import PLACES, PLAYERS, war

from rokugan import program as p
from rokugan.editions.ccg.table import token_names
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.event_kinds import DESTROY, RESOLVE
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import FIELD, NOTHING
from rokugan.editions.ccg.text.described import clans, kinds, meaning, nouns, performing, pools, tokens
from rokugan.program.words import Kind, LeaderOf
from rokugan.testing import Table


@cache
def estate() -> Table[CcgGame]:
    """Ann in her Action Phase: tokens, Regions, cards in all zones; Bob has some too."""
    table: Table[CcgGame] = Table("samurai")
    for title in ("Ox", "Elk", "Hare", "Ghost"):
        table.card(title, force=2, chi=2)
    for title in ("Fen", "Moor"):
        table.card(title, "region")
    table.card("Hill", "strategy", keywords=["Terrain"], text="Battle: Draw a card.")
    table.card("Gorge", "strategy", text="Terrain Battle: Draw a card.")
    table.card("Ruse", "strategy", text="Battle: Draw a card.")
    table.card("Spears", "follower", force=1)
    table.card("Clan", "holding", text="You are a Hare Clan player.")
    table.card("Mill", "holding")
    table.card("Wall", "holding", text="You are a Crab Clan player.")
    table.lay(
        "Ann",
        in_play=[
            {"card": "Ox", "tokens": {"-1F Poison": 2, "Rage": 1}, "attachments": [{"card": "Spears", "as": "spears"}]},
            {"card": "Elk", "tokens": {"Poison": 3}},
            "Clan",
        ],
        hand=["Hill", "Gorge", "Ruse"],
        dynasty_discard=["Ghost"],
        provinces=[{"card": "Mill", "as": "mill", "face": "up", "region": "Fen"}, {}, {"destroyed": True}, {}],
    )
    table.lay(
        "Bob",
        in_play=[{"card": "Hare", "tokens": {"Poison": 1}}, "Wall"],
        provinces=[{"region": "Moor"}, {}, {}, {}],
        stronghold={"stock": "Reed Keep"},
    )
    return table.start(phase="action")


def at_estate(name: str) -> int:
    """A card, player or province there."""
    table = estate()
    regions = {table.game.behaviours[each].title.lower(): each for each in table.game.states}
    return {**table.handles, **regions, **PLACES, **PLAYERS}[name]


POISON = p.Noun(("token",), (p.HasKeyword("Poison"),))
FOLLOWER = p.Noun(("follower",))
CARD = p.Noun(("card",))


@pytest.mark.parametrize(
    ("noun", "name", "expected"),
    [
        (p.Noun(("token",)), "ox", 3),
        (POISON, "ox", 2),
        (POISON, "elk", 3),
        (POISON, "spears", 0),
        (POISON, "ruse", 0),
        (POISON, "Ann", 0),
        (p.Noun(("token",), (p.HasKeyword("Poison"), p.HasKeyword("-1F"))), "ox", 2),
        (p.Noun(("token",), (p.HasKeyword("Poison"), p.HasKeyword("-1F"))), "elk", 0),
        (FOLLOWER, "ox", 1),
        (p.Noun(("item",)), "ox", 0),
        (FOLLOWER, "elk", 0),
        (FOLLOWER, "ruse", 0),
        (p.Noun(("region",)), "Ann.P1", 1),
        (p.Noun(("region",)), "Ann.P2", 0),
        (p.Noun(("holding",)), "Ann.P1", 1),
        (CARD, "Ann.P1", 2),
        (p.Noun(("strategy",)), "Ann.P1", 0),
        (p.Noun(("personality",)), "Ann", 2),
        (p.Noun(("personality",)), "Bob", 1),
        (FOLLOWER, "Bob", 0),
    ],
)
def test_how_many_are_on_a_thing(noun: p.Noun, name: str, expected: int) -> None:
    game = estate().game
    assert nouns.count_on(game, Action(0, at_estate("elk"), None), noun, at_estate(name)) == expected


@pytest.mark.parametrize(
    ("noun", "expected"),
    [
        (p.Noun(("token",)), 7),
        (POISON, 6),
        (p.Noun(("token",), (p.HasKeyword("Rage"),)), 1),
        (p.Noun(("personality",)), 3),
        (p.Noun(("personality",), whose="your"), 2),
        (p.Noun(("personality",), (p.Among(p.These((0, 1))),)), 0),
    ],
)
def test_how_many_there_are(noun: p.Noun, expected: int) -> None:
    assert nouns.count(estate().game, Action(0, at_estate("elk"), None), noun) == expected


def test_what_a_token_is_called() -> None:
    game = estate().game
    assert [tokens.tokens_on(game, "Poison", at_estate(name)) for name in ("ox", "elk", "hare", "ruse", "Ann")] == [
        2,
        3,
        1,
        0,
        0,
    ]
    assert token_names.is_token("", "Poison")
    assert token_names.is_token("Dark Poison", "Dark Poison")
    assert not token_names.is_token("Poi", "-1F Poison")


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("personality", "elk ghost hare ox"),
        ("unit", "elk ghost hare ox"),
        ("army", "elk ghost hare ox"),
        ("attachment", "spears"),
        ("terrain", "gorge hill"),
        ("dynasty card", "clan elk fen ghost hare mill moor ox"),
        ("fate card", "gorge hill ruse spears"),
        ("card", "clan elk fen ghost gorge hare hill mill moor ox ruse spears"),
        ("player", "Ann Bob"),
        ("province", "Ann.P1 Bob.P4"),
        ("stronghold", "keep"),
    ],
)
def test_kinds(kind: Kind, names: str) -> None:
    """Of some things of every kind. A Stronghold is neither a Dynasty nor a Fate card, nor a card that a noun means."""
    game = estate().game
    known = [
        "clan",
        "elk",
        "fen",
        "ghost",
        "gorge",
        "hare",
        "hill",
        "mill",
        "moor",
        "ox",
        "ruse",
        "spears",
        "Ann",
        "Bob",
        "Ann.P1",
        "Bob.P4",
    ]
    some = {name: at_estate(name) for name in known}
    some["keep"] = next(each for each in game.states if game.behaviours[each].type == "stronghold")
    assert sorted(name for name, each in some.items() if kinds.is_kind(game, each, kind)) == sorted(names.split())


def test_clans() -> None:
    """The Clans of the Strongholds, and what a text in play makes one for its player (samurai.g-keywords.06)."""
    game = estate().game
    assert clans.clans_of(game, 0) == ["Hare Clan"]
    assert clans.clans_of(game, 1) == ["Lion Clan", "Crab Clan"]
    assert clans.alignments(game).count("Hare Clan") == 1
    assert clans.alignments(game).count("Crab Clan") == 1


# ------------------------------------------------------------------------------------------------------------- pools


def pool(noun: p.Noun) -> list[str]:
    """The names of the things among which Ann's text looks for such a one; of some it has none."""
    small = [name for name in estate().handles if name.islower()]
    named = {
        at_estate(name): name for name in (*small, "fen", "moor", "Ann", "Bob", "Ann.P1", "Ann.P2", "Ann.P3", "Ann.P4")
    }
    found = pools.pool(estate().game, Action(0, at_estate("elk"), None), noun)
    return [named[each] for each in found if each in named]


@pytest.mark.parametrize(
    ("noun", "expected"),
    [
        (p.Noun(("player",)), "Ann Bob"),
        (p.Noun(("battlefield",)), ""),
        (p.Noun(("province",)), "Ann.P1 Ann.P2 Ann.P4"),
        (p.Noun(("province", "battlefield")), "Ann.P1 Ann.P2 Ann.P4"),
        (p.Noun(("battlefield", "personality")), "Ann.P1 Ann.P2 Ann.P4"),
        (p.Noun(("province",), (p.Past("destroy", "game"),)), "Ann.P3"),
        (p.Noun(("province",), (p.Past("destroy", "game", False),)), "Ann.P1 Ann.P2 Ann.P4"),
        (p.Noun(("province",), (p.Past("target", "turn"),)), "Ann.P1 Ann.P2 Ann.P4"),
        (p.Noun(("province",), (p.State("destroyed"),)), "Ann.P3"),
        (p.Noun(("province",), (p.State("leftmost"),)), "Ann.P1 Ann.P2 Ann.P4"),
        (p.Noun(("strategy",), zone="hand"), "hill gorge ruse"),
        (p.Noun(("strategy",), zone="hand or discard"), "hill gorge ruse ghost"),
        (p.Noun(("personality",), (p.State("dead"),)), "ghost"),
        (p.Noun(("personality",), (p.State("dead", False),)), "ox elk hare"),
        (p.Noun(("holding",), (p.In("province"),)), "mill"),
        (p.Noun(("personality",)), "ox elk hare"),
        (p.Noun(("personality",), whose="your"), "ox elk"),
        (p.Noun(("personality",), whose="other"), "hare"),
        (p.Noun(("personality",), (p.In("play or discard"),)), "ox spears elk clan fen ghost hare moor wall"),
    ],
)
def test_among_which_things(noun: p.Noun, expected: str) -> None:
    assert sorted(pool(noun)) == sorted(expected.split())


@pytest.mark.parametrize(("verb", "positive", "expected"), [("destroy", True, "hare"), ("destroy", False, None)])
def test_what_the_action_has_taken_out_of_play(verb: str, positive: bool, expected: str | None) -> None:
    """`All cards that the action destroyed` lie elsewhere; those that it did not are in play."""
    asking = reader()
    asking.event = happening(RESOLVE, "", deed("ruse", ("destroy", "hare"), ("bow", "elk"), ("destroy", "hare")))
    noun = p.Noun(("card",), (p.Past("destroy", "action", positive),))
    found = pools.pool(field().game, asking, noun)
    assert found == [thing(expected)] if expected else len(found) > 5
    bowed = pools.pool(field().game, asking, p.Noun(("card",), (p.Past("bow", "action"),)))
    assert len(bowed) > 5


def test_among_cards_anywhere_only_those_in_sight() -> None:
    """A player chooses among what lies face-up and his own hand."""
    game = estate().game
    anywhere = p.Noun(("card",), (p.In("everywhere"),))
    asking = Action(1, at_estate("hare"), None)
    every = pools.pool(game, asking, anywhere)
    assert at_estate("ruse") in every
    seen = pools.in_sight(game, asking, anywhere, every)
    assert at_estate("ox") in seen
    assert at_estate("ruse") not in seen
    assert at_estate("ruse") in pools.in_sight(game, Action(0, at_estate("elk"), None), anywhere, every)
    assert pools.in_sight(game, asking, p.Noun(("card",)), every) == every
    away = p.Noun(("card",), (p.In("play", None, False),))
    assert at_estate("ox") not in pools.pool(game, asking, away)
    assert at_estate("ghost") in pools.in_sight(game, asking, away, pools.pool(game, asking, away))


# --------------------------------------------------------------------------------------------------------- who and whose


@pytest.mark.parametrize(
    ("which", "expected"),
    [
        ("attacker", ("Ann", "Ann", "Ann")),
        ("defender", ("Bob", "Bob", "Bob")),
        ("friendly", ("Ann", "Bob", "")),
        ("enemy", ("Bob", "Ann", "")),  # who takes no part has no enemy
    ],
)
def test_leaders(which: LeaderOf, expected: tuple[str, ...]) -> None:
    table = war()
    for seat, name in enumerate(expected):
        action = Action(seat, table.handles["lynx"], None)
        assert meaning.players_of(table.game, action, p.Leader(which)) == ([PLAYERS[name]] if name else [])
    peace = Action(0, at_estate("ox"), None)
    assert meaning.players_of(estate().game, peace, p.Leader(which)) == []


@pytest.mark.parametrize(
    ("noun", "name", "expected"),
    [
        (CARD, "hare", True),
        (CARD, "Ann", False),
        (CARD, "Bob.P1", False),
        (p.Noun(("strategy",)), "ruse", True),
        (p.Noun(("strategy",), whose="enemy"), "trick", True),  # it is in the enemy's hand
        (p.Noun(("strategy",), whose="enemy"), "ruse", False),
        (p.Noun(("personality",), whose="enemy"), "hare", True),
        (p.Noun(("personality",), whose="enemy"), "lynx", False),
        (p.Noun(("personality",), whose="your"), "hare", False),
        (p.Noun(("province",), whose="enemy"), "Bob.P1", True),
        (p.Noun(("province",), whose="enemy"), "Ann.P1", False),
        (p.Noun(("player",), whose="enemy"), "Bob", True),
        (p.Noun(("player",), whose="enemy"), "Ann", False),
        (p.Noun(("player",), whose="enemy"), "Cat", False),
        (p.Noun(("personality",), (p.HasKeyword("Monk"),)), "ox", True),
        (p.Noun(("personality",), (p.HasKeyword("Monk"),)), "elk", False),
        (p.Each(p.Noun(("personality",))), "ox", True),
        (p.Ref("this"), "ox", True),
        (p.Ref("this"), "elk", False),
        (p.Noun(("card",), whose="his", owner=p.Ref("this"), zone="hand"), "ruse", True),
        (p.Noun(("card",), whose="his", owner=p.Ref("this"), zone="hand"), "trick", False),
        (p.Noun(("follower",), whose="his", owner=p.Ref("this")), "spears", True),
        (p.Noun(("follower",), whose="his", owner=p.Ref("this")), "guards", False),
    ],
)
def test_descriptions_wherever_the_thing_is(noun: p.Thing, name: str, expected: bool) -> None:
    table = war()
    named = {**table.handles, **PLACES, **PLAYERS}
    if name not in named:
        named[name] = next(each.number for each in table.game.cards if each.definition.title.lower() == name)
    assert nouns.is_one(table.game, Action(0, table.handles["ox"], None), noun, named[name]) is expected


def test_who_takes_no_part_has_had_no_enemies() -> None:
    """Neither those in play nor what has gone; when the attack is over, nobody can tell any more."""
    table = war()
    cat, ann = Action(2, table.handles["lynx"], None), Action(0, table.handles["ox"], None)
    trick = next(each.number for each in table.game.cards if each.definition.title == "Trick")
    enemy = p.Noun(("card",), whose="enemy")
    for each in (trick, table.handles["hare"]):
        assert nouns.is_one(table.game, ann, enemy, each)
        assert not nouns.is_one(table.game, cat, enemy, each)
    peace = table.game.clone()
    peace.attack = None
    assert nouns.is_one(peace, cat, enemy, trick)


def test_a_battlefield_in_no_province_is_nobodys() -> None:
    action = Action(0, war().handles["ox"], None)
    for noun in (p.Noun(("battlefield",), whose="your"), p.Noun(("battlefield",), whose="other")):
        assert not nouns.belongs(war().game, action, noun, FIELD)
    cat = Action(2, war().handles["lynx"], None)
    assert not nouns.belongs(war().game, cat, p.Noun(("player",), whose="your own"), PLAYERS["Cat"])


def test_performers() -> None:
    """The card itself or its Personality, and his own Personalities and Followers that are targeted as a cost."""
    game = field().game

    def who(action: Action) -> list[int]:
        return performing.common_performers(game, action)

    assert who(deed("archer")) == things("archer")
    assert who(deed("spears")) == things("spears")
    assert who(deed("bolt")) == things("sage")
    assert who(deed("mill")) == []
    assert who(deed("gauntlet", targets=("elk", "hare"))) == things("elk")
    assert who(deed("gauntlet", targets=("spears", "hare"))) == things("spears")
    assert who(deed("gauntlet", targets=("mill", "hare"))) == []
    assert who(deed("gauntlet", targets=("Bob.P1", "hare"))) == []
    assert who(deed("gauntlet", targets=("hare", "elk"))) == []
    assert who(Action(0, thing("Ann"), None)) == []


def test_own_targets() -> None:
    """The player's own in the constraints, else his own anywhere, else any that there are."""
    game = field().game
    assert performing.own_targets(game, deed("gauntlet", targets=("elk", "archer"))) == things("elk")
    assert performing.own_targets(game, deed("gauntlet", targets=("hare", "archer"))) == things("archer")
    assert performing.own_targets(game, deed("gauntlet", targets=("hare", "bear"))) == things("hare", "bear")
    assert performing.own_targets(game, deed("gauntlet", targets=("Bob.P1", "bear"))) == things("bear")
    assert performing.own_targets(game, Action(0, thing("mill"), None)) == []


def test_units_and_cards() -> None:
    game = field().game
    assert performing.unit_or_card(game, thing("archer")) == things("archer", "spears", "blade")
    assert performing.unit_or_card(game, thing("spears")) == things("spears")
    assert performing.unit_or_card(game, thing("ruse")) == things("ruse")
    assert performing.unit_or_card(game, thing("Bob.P1")) == things("Bob.P1")
    assert performing.whole_units(game, things("spears", "archer", "mill", "Bob.P1", "elk")) == [
        *things("archer", "spears", "blade", "elk")
    ]


def test_the_attack_that_has_just_ended() -> None:
    """A text that answers to its end still speaks of it."""
    game = field().game.clone()
    attack, asking = game.attack, reader()
    game.attack = None
    assert performing.attack_of(game, asking) is None
    asking.event = happening(DESTROY, "hare", what=attack)
    assert performing.attack_of(game, asking) is attack
    asking.event = happening(DESTROY, "hare")
    assert performing.attack_of(game, asking) is None
    assert meaning.number(game, asking, p.Ref("this"), NOTHING) == 0


def test_what_lies_under_a_card() -> None:
    """Under one of those meant, which is in play, or was when it left."""
    game = estate().game.clone()
    game.states[at_estate("ox")].tucked = (at_estate("ruse"),)
    action = Action(0, at_estate("elk"), None)
    meant = p.These((at_estate("ghost"), at_estate("elk"), at_estate("ox")))
    for relation, there in (("under", True), ("was under", False)):
        node = p.In("under" if relation == "under" else "was under", meant)
        assert meaning.fits(game, action, node, at_estate("ruse")) is there
        assert not meaning.fits(game, action, node, at_estate("hill"))
    game.last[at_estate("ox")] = game.states.pop(at_estate("ox"))
    assert not meaning.fits(game, action, p.In("under", meant), at_estate("ruse"))
    assert meaning.fits(game, action, p.In("was under", meant), at_estate("ruse"))


# ------------------------------------------------------------------------------------------------------- zones and choices


@pytest.mark.parametrize(
    ("zone", "expected"),
    [
        ("hand", "hand"),
        ("discard", "fate_discard dynasty_discard"),
        ("fate discard", "fate_discard"),
        ("dynasty discard", "dynasty_discard"),
        ("hand or discard", "hand fate_discard dynasty_discard"),
        ("deck", "fate_deck dynasty_deck"),
        ("fate deck", "fate_deck"),
        ("dynasty deck", "dynasty_deck"),
        ("focus pool", "focus_pool"),
        ("focused", "focused"),
        ("removed", "removed"),
        ("under", "under"),
        ("province", "province"),
    ],
)
def test_the_cards_in_a_zone(zone: str, expected: str) -> None:
    """Of every player, from the reader on; of decks the top card first."""
    game = estate().game.clone()
    piles = ("hand", "fate_discard", "dynasty_discard", "fate_deck", "dynasty_deck", "focus_pool", "focused", "removed")
    for number, player in enumerate(game.players):
        for place, pile in enumerate(piles):
            setattr(player, pile, [1000 + number * 100 + place * 10 + each for each in (1, 2)])
    game.states[at_estate("ox")].tucked = (2001,)
    game.states[at_estate("hare")].tucked = (2002,)
    piled: dict[str, list[list[int]]] = {}
    for pile in piles:
        found = [list(getattr(game.players[seat], pile)) for seat in (1, 0)]
        piled[pile] = [each[::-1] for each in found] if pile.endswith("deck") else found
    piled["under"] = [[2002], [2001]]
    piled["province"] = [[card for each in game.standing(seat) for card in each.cards] for seat in (1, 0)]
    wanted = [card for turn in (0, 1) for pile in expected.split() for card in piled[pile][turn]]
    assert pools.zone_cards(game, Action(1, at_estate("hare"), None), zone) == wanted


def test_what_was_destroyed_with_it() -> None:
    asking = reader()
    assert pools.zone_cards(field().game, asking, "destroyed with") == []
    asking.subject = thing("archer")
    asking.event = happening(DESTROY, "archer", done=things("archer", "spears"))
    assert pools.zone_cards(field().game, asking, "destroyed with") == things("spears")


def test_the_face_of_a_card_in_a_province() -> None:
    """Only a face shows that it is a Holding; a card is there in any case."""
    game = estate().game
    asking = Action(0, at_estate("elk"), None)
    shown = pools.pool(game, asking, p.Noun(("holding",), zone="province"))
    assert shown == [at_estate("mill")]
    assert set(shown) < set(pools.pool(game, asking, p.Noun(("card",), zone="province")))
    assert set(shown) < set(pools.pool(game, asking, p.Noun(("dynasty card",), zone="province")))


def test_battlefields_that_are_left() -> None:
    game = field().game.clone()
    fields = pools.pool(game, reader(), p.Noun(("battlefield",)))
    assert thing("Bob.P2") in fields
    game.province(thing("Bob.P2")).destroyed = True
    assert pools.pool(game, reader(), p.Noun(("battlefield",))) == [each for each in fields if each != thing("Bob.P2")]


def test_what_is_left_of_what_was_chosen() -> None:
    """What the text has destroyed meanwhile is no more among the chosen; if that is all, it speaks of them as they were."""
    action = deed("gauntlet", ("destroy", "elk"), ("bow", "sage"))
    chosen = things("elk", "sage")
    slot = p.Ref("slot", 0)
    assert pools.still_there(action, slot, chosen) == things("sage")
    assert pools.still_there(action, slot, things("elk")) == things("elk")
    assert pools.still_there(action, p.Ref("this"), chosen) == chosen
    assert pools.still_there(action, p.You(), chosen) == chosen


def test_of_whom_a_text_speaks() -> None:
    """The duel and the action that it made, else those that it answers to, else those under way."""
    game = field().game.clone()
    own, answered, fought = duel("archer", "hare"), duel("elk", "hare"), duel("sage", "bear")
    asking = reader()
    assert performing.duel_of(game, asking) is None
    game.duel = fought
    assert performing.duel_of(game, asking) is fought
    asking.event = happening(RESOLVE, "", what=3)
    assert performing.duel_of(game, asking) is fought
    assert performing.acting(asking) is asking
    asking.event = happening(RESOLVE, "", deed("ruse"), what=answered)
    assert performing.duel_of(game, asking) is answered
    assert performing.acting(asking) is asking.event.action
    asking.duel = own
    assert performing.duel_of(game, asking) is own
    shot = deed("archer")
    assert performing.attacking(shot) is shot
    shot.event = asking.event
    assert performing.attacking(shot) is shot  # its own Ranged Attack
    other = deed("mill")
    other.event = happening(RESOLVE, "", shot)
    assert performing.attacking(other) is shot
    assert performing.attacking(asking) is asking.event.action


def test_whose_a_card_is() -> None:
    """Who controls it now, or owned what is no more in play, where the text says so."""
    game = field().game.clone()
    game.states[thing("bear")].controller = 0

    def players(node: p.Thing) -> list[int]:
        return meaning.players_of(game, reader(), node)

    assert players(p.Controller(p.These((thing("bear"),)))) == [PLAYERS["Ann"]]
    assert players(p.Owner(p.These((thing("bear"),)))) == [PLAYERS["Bob"]]
    assert players(p.Controller(p.These((thing("bear"),)), now=True)) == [PLAYERS["Ann"]]
    assert players(p.These((thing("bear"), thing("archer")))) == [PLAYERS["Ann"]]
    assert players(p.These((thing("Bob.P1"), PLAYERS["Cat"]))) == [PLAYERS["Bob"], PLAYERS["Cat"]]
    assert players(p.You()) == [PLAYERS["Ann"]]


def test_a_condition_leaves_no_trace() -> None:
    asking = reader()
    asking.each = thing("elk")
    monk = p.Is(p.Ref("each"), (p.HasKeyword("Monk"),))
    assert not meaning.holds_for(field().game, asking, monk, thing("hare"))
    assert asking.each == thing("elk")
    assert meaning.holds_for(field().game, asking, monk, NOTHING)


@pytest.mark.parametrize(
    ("noun", "name", "expected"),
    [
        (p.Noun(("follower", "personality")), "spears", True),
        (p.Noun(("follower", "item")), "archer", False),
        (p.Noun(("item", "follower")), "spears", True),
        (p.Noun(("follower",)), "spears", True),
        (p.Noun(("strategy",), whose="your", zone="hand"), "ruse", True),
        (p.Noun(("strategy",), whose="your", zone="hand"), "trap", False),
        (p.Noun(("unit",), (p.StatIs("force", ">=", p.Number(3)),)), "archer", True),  # with his Follower
        (p.Noun(("personality",), (p.StatIs("force", ">=", p.Number(3)),)), "archer", False),
    ],
)
def test_matches(noun: p.Noun, name: str, expected: bool) -> None:
    assert nouns.matches(field().game, reader(), noun, thing(name)) is expected


def test_several_kinds_wherever_they_are() -> None:
    game = field().game
    keep = next(each for each in game.states if game.behaviours[each].type == "stronghold")
    assert nouns.describes(game, reader(), p.Noun(("card",)), keep)  # it is a card, though nouns do not mean it
    assert not nouns.matches(game, reader(), p.Noun(("card",)), keep)
    assert nouns.describes(game, reader(), p.Noun(("spell", "strategy")), thing("ruse"))
    assert not nouns.describes(game, reader(), p.Noun(("spell", "item")), thing("ruse"))


def test_a_choice_inside_a_description_is_never_made() -> None:
    """`Your opponent's Personalities` chooses nobody, and means those of every opponent."""
    owner = p.Chosen(p.Noun(("player",), whose="other"), 0)
    theirs = p.Noun(("personality",), whose="his", owner=owner)
    game = field().game
    assert [name for name in ("archer", "hare", "lynx") if nouns.matches(game, reader(), theirs, thing(name))] == [
        "hare",
        "lynx",
    ]
    taken = deed("gauntlet")
    taken.targets.slots[0] = [PLAYERS["Cat"]]
    assert [name for name in ("archer", "hare", "lynx") if nouns.matches(game, taken, theirs, thing(name))] == ["lynx"]
    nobody = p.Noun(("personality",), whose="his", owner=p.Ref("subject"))
    assert not nouns.matches(game, reader(), nobody, thing("hare"))
