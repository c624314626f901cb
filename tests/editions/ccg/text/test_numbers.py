"""The numbers of a text where they depend on who says it, of what, and what it has done: worth so much on one table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from tests.editions.ccg.text.war import NAMES, at

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, Deed, Duel, Event
from rokugan.editions.ccg.table.event_kinds import ANNOUNCE, BOW, GAIN
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import player_thing, province_thing
from rokugan.editions.ccg.table.outcomes import Doing, TextOutcome
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.phrases import amounts
from rokugan.program.words import Happening, NotedStat
from rokugan.testing import Table

N = p.Number
PERSONALITY = p.Noun(("personality",))
MINE = p.Each(p.Noun(("personality",), whose="your"))
THIS, YOU = p.Ref("this"), p.You()
ENTERS = p.Trigger("after", p.Pattern("enter play", THIS))
MY_TURN, THEIR_TURN = p.Moment("your turn"), p.Moment("not your turn")


def titled(title: str) -> p.Each:
    """The card of that title, in play."""
    return p.Each(p.Noun(("card",), (p.Titled(title),)))


def buried(title: str) -> p.Each:
    """The card of that title, in a discard pile."""
    return p.Each(p.Noun(("card",), (p.Titled(title),), zone="discard"))


def entering(*effects: p.Effect, subject: p.Thing = THIS, event: Happening = "enter play") -> p.Program:
    """A trait that answers to its card's entering play."""
    trigger = p.Trigger("after", p.Pattern(event, subject))
    return p.Program(traits=(p.Triggered(trigger, effects),))


LOSES = {
    "Crow": entering(p.LoseHonor(N(2)), p.LoseHonor(N(1))),
    "Dove": entering(p.LoseHonor(N(4), p.Each(p.Noun(("player",), whose="other")))),
    "Kite": entering(p.If(MY_TURN, (p.LoseHonor(N(3)),), (p.LoseHonor(N(5)),))),
    "Rook": entering(p.If(THEIR_TURN, (p.LoseHonor(N(3)),), (p.LoseHonor(N(5)),))),
    "Swan": entering(p.Together((p.LoseHonor(N(6)), p.Bow(THIS)))),
    "Wren": entering(p.LoseHonor(N(7)), subject=titled("Ox")),
    "Lark": entering(p.LoseHonor(N(8)), event="bow"),
    "Coot": p.Program(
        traits=(
            p.Triggered(ENTERS, (p.LoseHonor(N(2)),)),
            p.Triggered(ENTERS, (p.LoseHonor(N(1)),)),
            p.Triggered(ENTERS, (p.LoseHonor(N(9)),), (THEIR_TURN,)),
        )
    ),
    "Teal": p.Program(
        traits=(
            p.Triggered(p.Trigger("after", p.Pattern("bow", THIS)), (p.LoseHonor(N(9)),)),
            p.Triggered(p.Trigger("after", p.Pattern("enter play", titled("Ox"))), (p.LoseHonor(N(8)),)),
            p.Triggered(ENTERS, (p.LoseHonor(N(4)),)),
        )
    ),
    "Ibis": p.Program(abilities=(p.Ability(("reaction",), (p.LoseHonor(N(3)),), trigger=ENTERS),)),
    "Gull": entering(p.LoseHonor(p.Difference(N(1), N(3)))),
}


@cache
def muster() -> Table[CcgGame]:
    """Ann attacks Bob at his first province. Nobody plays on."""
    table: Table[CcgGame] = Table("samurai", *NAMES)
    table.card("Ox", force=3, chi=4, personal_honor=2, gold_cost=5, keywords=["Samurai", "Lion Clan", "Fire"])
    table.card("Elk", force=5, chi=1, keywords=["Lion Clan", "Fire", "Air", "Tribe of Kings"])
    table.card("Sow", force=1, chi=7, keywords=["Crab Clan", "Experienced 2"])
    table.card("Hare", force=2, chi=3)
    table.card("Lynx", force=4, chi=2)
    table.card("Ghost", force=9, chi=9)
    table.card("Spears", "follower", force=6, chi=1, gold_cost=3, focus_value=3)
    table.card("Pikes", "follower", force=7)
    table.card("Guards", "follower", force=1)
    table.card("Blade", "item", force=2, chi=1, focus_value=3)
    table.card("Ruse", "strategy", text="Battle: Draw a card.", focus_value=1)
    table.card("Unit", "strategy", text="Battle: Bow your target unit: Draw a card.", focus_value=1)
    table.card("Flag", "follower", program=entering(p.LoseHonor(N(4)), subject=p.Ref("bearer")), force=1)
    for title, program in LOSES.items():
        table.card(title, program=program, force=1, chi=1)
    pikes = {"card": "Pikes", "as": "pikes", "bowed": True}
    ox = at("Ox", "Bob.P1", "attacking", "Spears", "Blade")
    ox["attachments"] = [*ox["attachments"], pikes]  # type: ignore[misc]
    table.lay(
        "Ann",
        honor=11,
        stronghold={"stock": "Keep", "starting_honor": 6, "province_strength": 5},
        in_play=[ox, {**at("Elk", "Bob.P1", "attacking"), "bowed": True}, {"card": "Sow", "as": "sow"}],
        hand=["Ruse", "Unit"],
        dynasty_discard=[{"card": "Ghost", "dead": True}, *LOSES],
        fate_discard=["Flag"],
    )
    table.lay(
        "Bob",
        honor=4,
        stronghold={"stock": "Keep", "starting_honor": 2, "province_strength": 8},
        in_play=[at("Hare", "Bob.P1", "defending", "Guards")],
        hand=[{"card": "Ruse", "as": "trick"}],
        provinces=[{}, {}, {"destroyed": True}, {"destroyed": True}],
    )
    table.lay("Cat", in_play=["Lynx"])
    table.start(phase="attack").play("fight P1")
    table.game.players[0].turn_honor = 3
    table.game.province(province_thing(0, 0)).tokens = (("+2PS", 1),)
    table.game.touch()
    return table


Prepared = Callable[[CcgGame, dict[str, int], Action], None]


def worth(node: p.Amount, seat: int = 0, card: str = "ox", prepared: Prepared | None = None) -> int:
    """The number as a text of that player on that card means it."""
    table = muster()
    action = Action(seat, table.handles[card], None)
    if prepared is not None:
        prepared(table.game, table.handles, action)
    return meaning.number(table.game, action, node)


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.StatOf("family_honor", YOU), 11),
        (p.StatOf("starting_honor", YOU), 6),
        (p.StatOf("starting_honor", p.Controller(titled("Lynx"))), 0),
        (p.StatOf("turn_honor", YOU), 3),
        (p.StatOf("turn_honor", p.Controller(titled("Hare"))), 4),
        (p.StatOf("hand", YOU), 2),
        (p.StatOf("provinces", YOU), 4),
        (p.StatOf("provinces", p.Controller(titled("Hare"))), 2),
        (p.StatOf("force", YOU), 0),  # a player has none
        (p.StatOf("hand", titled("Hare")), 1),  # that of the card's player
        (p.StatOf("strength", p.Ref("battlefield")), 8),
        (p.StatOf("strength", p.Ref("battlefield"), base=True), 8),
        (p.StatOf("strength", p.These((province_thing(0, 0),))), 7),  # a token is on it
        (p.StatOf("strength", p.These((province_thing(0, 0),)), base=True), 5),
        (p.StatOf("force", titled("Ox")), 5),  # with his Blade
        (p.StatOf("force", titled("Ox"), base=True), 3),
        (p.StatOf("experience", titled("Sow")), 2),
        (p.StatOf("experience", titled("Elk")), 0),
        (p.StatOf("keywords", titled("Ox")), 3),
        (p.StatOf("chi", MINE), 13),
        (p.StatOf("chi", p.UnitOf(titled("Ox"))), 5),  # the Blade's is in his own
    ],
)
def test_stats(node: p.Amount, expected: int) -> None:
    assert worth(node) == expected


@pytest.mark.rule("samurai.g-battle.10")
@pytest.mark.parametrize(
    ("node", "ann", "bob"),
    [
        (p.StatOf("force", p.Ref("army")), 11, 3),  # without the bowed
        (p.StatOf("force", p.Ref("enemy army")), 3, 11),
        (p.StatOf("force", p.Ref("attacking army")), 11, 11),
        (p.StatOf("force", p.Ref("defending army")), 3, 3),
        (p.StatOf("chi", p.Ref("army")), 6, 3),
        (p.TotalOf("force", p.Ref("army")), 11, 3),
        (p.TotalOf("chi", p.Ref("army")), 6, 3),
        (p.TotalOf("force", p.Ref("enemy army")), 3, 11),
        (p.TotalOf("force", THIS), 11, 11),  # one card, and so his unit
        (p.TotalOf("force", p.UnitOf(THIS)), 11, 11),
        (p.TotalOf("force", titled("Ox")), 5, 5),
        (p.TotalOf("force", p.Each(p.Noun(("unit",), (p.Titled("Ox"),)))), 18, 18),
        (p.TotalOf("strength", p.Ref("battlefield")), 8, 8),
        (p.TotalOf("chi", p.Ref("subjects")), 6, 6),  # two of them, and not their units
        (p.TotalOf("force", p.Ref("subjects")), 10, 10),
        (p.TotalOf("force", p.Ref("winner")), 0, 0),  # there was no duel
        (p.TotalOf("chi", p.Several((p.Ref("battlefield"), titled("Ox")))), 5, 5),
        (p.TotalOf("focus_value", p.Each(p.Noun(("attachment",)))), 6, 6),
    ],
)
def test_totals(node: p.Amount, ann: int, bob: int) -> None:
    def prepared(game: CcgGame, of: dict[str, int], action: Action) -> None:
        action.event = Event(GAIN, [of["ox"], of["elk"]])

    assert worth(node, 0, "ox", prepared) == ann
    assert worth(node, 1, "ox", prepared) == bob


@pytest.mark.rule("samurai.g-honor.01")
@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("Crow", 3),
        ("Dove", 0),  # others lose it
        ("Kite", 3),
        ("Rook", 5),
        ("Swan", 6),
        ("Wren", 0),  # when another enters
        ("Lark", 0),
        ("Coot", 2),  # the most of what its traits cost
        ("Ibis", 0),  # a Reaction is no trait
        ("Gull", 0),
        ("Teal", 4),
        ("Flag", 0),  # when its Personality enters
        ("Ghost", 0),
    ],
)
def test_the_entering_play_honor_loss(title: str, expected: int) -> None:
    assert worth(p.StatOf("entry_loss", buried(title))) == expected


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.Different("element", MINE), 2),
        (p.Different("clan", MINE), 2),
        (p.Different("tribe", MINE), 1),
        (p.Different("title", MINE), 3),
        (p.Different("keyword", MINE), 7),
        (p.Different("keyword", p.Several((p.Ref("battlefield"), titled("Elk")))), 4),
        (p.Different("focus_value", p.Each(p.Noun(("attachment",)))), 2),
        (p.KeywordsOf(MINE), 9),
        (p.KeywordsOf(MINE, True), 6),
        (p.KeywordsOf(p.Several((p.Ref("battlefield"), titled("Ox")))), 3),
        (p.Extreme("force", MINE, base=True), 5),
        (p.Extreme("chi", titled("Nobody")), 0),
        (p.Extreme("chi", titled("Nobody"), True), 0),
        (
            p.MostOf(
                p.CountOf(p.Noun(("personality",), whose="his", owner=p.Ref("each"))), p.Each(p.Noun(("player",)))
            ),
            3,
        ),
        (p.MostOf(p.CountOf(PERSONALITY), titled("Nobody")), 0),
        (p.ChosenNumber(2, 5), 2),
        (p.Remainder(N(7), 4), 3),
        (p.Per(3, N(-4)), 0),
        (p.Half(N(-3)), -2),
        (p.Half(N(-3), True), -1),
    ],
)
def test_reckoning(node: p.Amount, expected: int) -> None:
    assert worth(node) == expected


def done(game: CcgGame, of: dict[str, int], action: Action) -> None:
    """A text that has done this and that."""
    outcomes: list[tuple[Doing, str, int]] = [
        ("return", "ox", 0),
        ("return", "elk", 0),
        ("token gone", "ox", 3),
        ("token gone", "hare", 1),
        ("lost force", "ox", 4),
        ("lost force", "hare", 2),
        ("change", "ox", 5),
        ("change", "hare", 8),
        ("discard", "ghost", 0),
        ("discard", "hare", 0),
        ("discard", "hare", 0),
        ("destroy itself", "elk", 0),
        ("destroy itself", "hare", 0),
        ("destroy itself", "spears", 0),
        ("destroy", "elk", 0),
        ("destroy", "hare", 0),
        ("destroy", "spears", 0),
        ("destroy", "blade", 0),
        ("bow", "sow", 0),
    ]
    action.did = [TextOutcome(verb, of[name], amount) for verb, name, amount in outcomes]


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.AmountOf("put back"), 2),
        (p.AmountOf("tokens gone"), 4),
        (p.AmountOf("force lost"), 6),
        (p.AmountOf("force lost", titled("Hare")), 2),
        (p.AmountOf("same"), 8),
        (p.AmountOf("discarded"), 2),
        (p.AmountOf("discarded", YOU), 1),
        (p.AmountOf("discarded", p.Controller(titled("Lynx"))), 0),
        (p.AmountOf("event"), 0),  # nothing has triggered it
        (p.CountOf(p.Noun(("personality",), (p.Past("destroy", "this"),))), 2),
        (p.CountOf(p.Noun(("follower",), (p.Past("destroy", "this"),))), 1),
        (p.CountOf(p.Noun(("personality",), (p.Past("bow", "this"),))), 1),
        (p.CountOf(p.Noun(("personality",), (p.Past("destroy", "this", False),), "your")), 2),
        (p.CountOf(p.Noun(("player",), (p.Past("destroy", "this"),))), 0),
    ],
)
def test_what_the_text_has_done(node: p.Amount, expected: int) -> None:
    assert worth(node, prepared=done) == expected


def unit(game: CcgGame, of: dict[str, int], action: Action) -> None:
    """The text has targeted the unit of the Ox."""
    action.ability = game.behaviours[of["unit"]].abilities[0]
    action.targets.slots = [[of["ox"]]]


@pytest.mark.rule("samurai.wording.33")
@pytest.mark.parametrize(
    ("stat", "chosen", "expected"), [("force", True, 11), ("gold_cost", True, 5), ("force", False, 5)]
)
def test_the_stat_of_a_unit_that_performs(stat: str, chosen: bool, expected: int) -> None:
    """Its Force is that of all of it; before it is chosen the card's own Personality performs."""
    table = muster()
    action = Action(0, table.handles["unit" if chosen else "ox"], None)
    unit(table.game, table.handles, action)
    if not chosen:
        action.targets.slots = [None]
    assert amounts.performer_stat(table.game, action, stat) == expected


@pytest.mark.parametrize(
    ("card", "chosen", "expected"),
    [
        ("ox", "sow", 5),  # he performs, whomever the text targets
        ("ruse", "sow", 7),  # else his own target does
        ("ruse", "elk sow", 7),  # the last of them
        ("ruse", "", 0),
    ],
)
def test_whose_stat_is_compared(card: str, chosen: str, expected: int) -> None:
    table = muster()
    action = Action(0, table.handles[card], table.game.behaviours[table.handles["unit"]].abilities[0])
    action.targets.slots = [[table.handles[name] for name in chosen.split()]]
    assert amounts.performer_stat(table.game, action, "chi") == expected


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.StatOf("force", p.Ref("slot", 0)), 11),
        (p.TotalOf("force", p.Ref("slot", 0)), 11),
        (p.TotalOf("gold_cost", p.Ref("slot", 0)), 8),
    ],
)
def test_stats_of_a_targeted_unit(node: p.Amount, expected: int) -> None:
    assert worth(node, card="unit", prepared=unit) == expected


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.DeedsOf(p.Noun(("action",))), 3),
        (p.DeedsOf(p.Noun(("action",)), titles=True), 2),
        (p.DeedsOf(p.Noun(("action",)), other=True), 2),
        (p.DeedsOf(p.Noun(("action",), whose="your"), titles=True, other=True), 1),
        (p.DeedsOf(p.Noun(("action",), whose="other")), 1),
    ],
)
def test_actions_that_were_taken(node: p.Amount, expected: int) -> None:
    """Two of Ann's from one card, of which the second asks, and one of Bob's from none."""
    game, ox = muster().game, muster().handles["ox"]
    deeds, happened = game.deeds, game.happened
    game.deeds = [Deed(seat, card, 0, (), "") for seat, card in ((0, ox), (0, ox), (1, -1))]
    game.happened = [(ANNOUNCE, -1, 0, 0), (BOW, ox, 0, 0), (ANNOUNCE, -1, 0, 1), (ANNOUNCE, -1, 0, 2)]

    def second(game: CcgGame, of: dict[str, int], action: Action) -> None:
        action.serial = 1

    try:
        assert worth(node, prepared=second) == expected
    finally:
        game.deeds, game.happened = deeds, happened


def test_nothing_was_changed_before() -> None:
    assert worth(p.AmountOf("same")) == 0


def test_the_amount_of_the_event() -> None:
    def prepared(game: CcgGame, of: dict[str, int], action: Action) -> None:
        action.event = Event(GAIN, [player_thing(0)])
        action.event.amount = 7

    assert worth(p.AmountOf("event"), prepared=prepared) == 7


def duelling(game: CcgGame, of: dict[str, int], action: Action) -> None:
    """A duel between the Ox and the Hare, who had other stats when it began."""
    action.duel = Duel(of["ox"], of["hare"], "chi")
    action.duel.began = [31, 32, 33, 41, 42, 43]


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.StatThen("force", titled("Ox")), 31),
        (p.StatThen("chi", titled("Ox")), 32),
        (p.StatThen("personal_honor", p.Ref("challenged")), 43),
        (p.StatThen("chi", p.Ref("duel")), 74),
    ],
)
def test_stats_as_they_were_when_the_duel_began(node: p.Amount, expected: int) -> None:
    assert worth(node, prepared=duelling) == expected


def test_there_is_no_duel_or_it_has_not_begun() -> None:
    def challenged(game: CcgGame, of: dict[str, int], action: Action) -> None:
        action.duel = Duel(of["ox"], of["hare"], "chi")

    assert worth(p.StatThen("force", titled("Ox"))) == 0
    assert worth(p.StatThen("force", titled("Ox")), prepared=challenged) == 0


def test_stats_before_the_destruction() -> None:
    """Who left play is as he stood when he left, with tokens and attachments; who lives is as he is."""
    table: Table[CcgGame] = Table("samurai")
    table.card("Fall", "strategy", text="Open: Destroy your target Personality: Draw a card.", focus_value=1)
    table.card("Leave", "strategy", text="Open: Discard your target Personality: Draw a card.", focus_value=1)
    table.card("Ox", force=3, chi=4, personal_honor=2)
    ox = {"card": "Ox", "as": "ox", "tokens": {"+1F": 2}, "attachments": [{"card": "Blade"}]}
    table.card("Blade", "item", force=2, chi=1)
    table.card("Sow", force=8, chi=1)
    table.card("Elk", force=4, chi=1)
    table.lay("Ann", hand=["Fall", "Leave"], in_play=[ox, {"card": "Elk", "as": "elk", "tokens": {"+1F": 5}}, "Sow"])
    table.play("play Fall", "target Ox", "play Leave", "target Elk")
    action = Action(0, table.handles["sow"], None)

    def before(stat: NotedStat, *names: str) -> int:
        node = p.StatBefore(stat, p.These(tuple(table.handles[name] for name in names)))
        return meaning.number(table.game, action, node)

    assert [before(stat, "ox") for stat in ("force", "chi", "personal_honor")] == [7, 5, 2]
    assert before("force", "elk") == 9
    assert before("force", "ox", "sow") == 15


@pytest.mark.parametrize(("enemy", "ox", "hare"), [(False, 21, 22), (True, 22, 21)])
def test_the_force_of_a_side_in_the_last_resolution(enemy: bool, ox: int, hare: int) -> None:
    attack = muster().game.attack
    assert attack is not None
    before, attack.forces = attack.forces, [0, 21, 22]
    try:
        assert worth(p.SideForce(titled("Ox"), enemy)) == ox
        assert worth(p.SideForce(titled("Hare"), enemy)) == hare
        assert worth(p.SideForce(titled("Nobody"), enemy)) == 0
    finally:
        attack.forces = before


def test_no_side_has_force_without_an_attack() -> None:
    table: Table[CcgGame] = Table("samurai")
    table.lay("Ann", in_play=["Ox"])
    action = Action(0, table.handles["ox"], None)
    assert meaning.number(table.game, action, p.SideForce(THIS)) == 0
