"""Whether it is so: conditions of texts, on one table with a war, after this and that has happened."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.editions.ccg.text.war import war

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, Deed, Duel, Event
from rokugan.editions.ccg.table.event_kinds import (
    ANNOUNCE,
    ASSIGN,
    BOW,
    DESTROY,
    DISCARD,
    ENGAGE,
    ENTER,
    GAIN,
    LOSE_DUEL,
    MOVE,
    WIN_DUEL,
)
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import BATTLE, OPEN, player_thing, province_thing
from rokugan.editions.ccg.table.outcomes import Doing
from rokugan.editions.ccg.table.pieces import Modifier, ModifierKind
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.phrases.conditions import is_past_detail
from rokugan.program.words import DoneVerb, Kind, Period

N = p.Number
YOU = p.You()
FOLLOWER, ITEM, MONK = p.Noun(("follower",)), p.Noun(("item",)), p.HasKeyword("Monk")
MINE = p.Noun(("personality",), whose="your")
PERSONALITY = p.Noun(("personality",))


@pytest.fixture
def game() -> Iterator[CcgGame]:
    """The war, for one test; whatever it is told to remember is forgotten again."""
    found = war().game
    kept = found.happened, found.deeds, found.long_ago, found.favor, found.first_player, found.modifiers.on
    found.modifiers.on = found.modifiers.on.copy()
    yield found
    found.happened, found.deeds, found.long_ago, found.favor, found.first_player, found.modifiers.on = kept
    found.touch()


def titled(title: str) -> p.Each:
    """The card of that title."""
    return p.Each(p.Noun(("card",), (p.Titled(title),)))


def text(seat: int = 0, card: str = "ox") -> Action:
    """A text of that player."""
    return Action(seat, war().handles[card], None)


@pytest.mark.parametrize(
    ("seat", "node", "expected"),
    [
        (0, p.Is(p.Ref("army"), (p.With(FOLLOWER),)), True),
        (0, p.Is(p.Ref("army"), (p.With(FOLLOWER),), False), False),
        (0, p.Is(p.Ref("army"), (p.With(ITEM),)), False),  # the Blade is at home
        (0, p.Is(p.Ref("army"), (p.With(ITEM),), False), True),
        (0, p.Is(p.Ref("army"), (p.With(FOLLOWER), p.With(ITEM))), False),
        (0, p.Is(p.Ref("army"), (p.With(FOLLOWER, ">=", N(2)),)), False),
        (0, p.Is(p.Ref("enemy army"), (p.With(FOLLOWER),)), True),
        (2, p.Is(p.Ref("army"), (p.With(FOLLOWER),)), False),  # Cat has no army
        (2, p.Is(p.Ref("army"), (p.With(FOLLOWER),), False), False),
        (0, p.Is(titled("Ox"), (p.With(FOLLOWER),)), True),
        (0, p.Is(titled("Elk"), (p.With(FOLLOWER),)), False),
        (0, p.Is(titled("Ox"), (MONK,)), True),
        (0, p.Is(titled("Ox"), (MONK, p.State("bowed"))), False),
        (0, p.Is(titled("Ox"), (MONK, p.State("bowed")), False), True),
        (0, p.Is(p.Each(MINE), (MONK,)), False),  # not all of them
        (0, p.Is(p.Each(MINE), (MONK,), False), False),
        (0, p.Is(titled("Nobody"), (MONK,)), False),
        (0, p.Is(titled("Nobody"), (MONK,), False), False),
        (0, p.Paid(PERSONALITY), False),  # nothing is paid for
        (0, p.Is(p.Ref("army"), (MONK,)), False),
        (0, p.Is(p.Ref("enemy army"), (p.HasKeyword("Nonhuman"),)), True),
        (0, p.Compare(p.StatOf("force", titled("Ox")), ">", N(1)), True),
        (0, p.Compare(p.StatOf("force", titled("Ox")), ">", N(2)), False),
        (0, p.Both((p.Moment("battle"), p.Moment("your turn"))), True),
        (1, p.Both((p.Moment("battle"), p.Moment("your turn"))), False),
        (1, p.AnyOf((p.Moment("battle"), p.Moment("your turn"))), True),
        (1, p.AnyOf((p.Moment("attacker"), p.Moment("your turn"))), False),
        (0, p.Not(p.Moment("battle")), False),
        (0, p.Not(p.Moment("defender")), True),
    ],
)
def test_how_things_are(game: CcgGame, seat: int, node: p.Condition, expected: bool) -> None:
    assert meaning.holds(game, text(seat), node) is expected


DONE: list[tuple[Doing, str]] = [("refuse", "hare"), ("refuse", "ox"), ("bow", "elk"), ("bow", "hare"), ("move", "ox")]


@pytest.mark.parametrize(
    ("seat", "node", "expected"),
    [
        (0, p.Did("refuse", who=YOU), True),
        (1, p.Did("refuse", who=YOU), True),
        (2, p.Did("refuse", who=YOU), False),
        (0, p.Did("refuse"), True),
        (0, p.Did("refuse", positive=False), False),
        (0, p.Did("bow", titled("Elk")), True),
        (0, p.Did("bow", titled("Ox")), False),
        (0, p.Did("bow", PERSONALITY, times=N(2)), True),
        (0, p.Did("bow", MINE, times=N(2)), False),
        (0, p.Did("bow", times=N(3)), False),
        (0, p.Did("move", p.UnitOf(titled("Spears"))), True),  # a unit moves as its Personality
        (0, p.Did("bow", p.UnitOf(titled("Spears"))), False),
        (0, p.Did("win duel", who=YOU), False),
        (0, p.Did("choose", who=YOU), False),
        (1, p.Did("choose", who=YOU), True),
        (0, p.Did("choose"), True),
        (0, p.Did("do"), False),
        (0, p.Did("bow", titled("Hare"), who=YOU), True),  # the text is hers
    ],
)
def test_what_the_text_did(game: CcgGame, seat: int, node: p.Condition, expected: bool) -> None:
    action = text(seat)
    for verb, name in DONE:
        action.note(verb, [war().handles[name]])
    action.note("choose", [player_thing(1)])
    assert meaning.holds(game, action, node) is expected


def test_of_whom_it_was_asked_is_remembered(game: CcgGame) -> None:
    action = text()
    action.note("bow", [war().handles["hare"], war().handles["elk"]])
    assert meaning.holds(game, action, p.Did("bow", MINE))
    assert meaning.things(game, action, p.Ref("done")) == [war().handles["elk"]]


@pytest.mark.parametrize(
    ("verb", "seat", "what", "expected"),
    [
        ("win duel", 0, None, True),
        ("win duel", 1, None, False),
        ("lose duel", 1, None, True),
        ("lose duel", 0, None, False),
        ("win duel", -1, "Ox", True),
        ("win duel", -1, "Hare", False),
        ("lose duel", -1, "Hare", True),
    ],
)
def test_who_won_the_duel_of_the_text(
    game: CcgGame, verb: DoneVerb, seat: int, what: str | None, expected: bool
) -> None:
    """The Ox has beaten the Hare."""
    of = war().handles
    action = text(max(seat, 0))
    action.duel = Duel(of["ox"], of["hare"], "chi")
    action.duel.winner, action.duel.losers = of["ox"], [of["hare"]]
    node = p.Did(verb, who=YOU) if what is None else p.Did(verb, titled(what))
    assert meaning.holds(game, action, node) is expected


def happened(pattern: p.Pattern, period: Period = "turn", times: int = 1) -> p.Happened:
    """It has happened so often."""
    return p.Happened(pattern, period, times=N(times))


BOWED, DESTROYED = p.Pattern("bow"), p.Pattern("destroy")
BY_ACTION = p.Noun(("action",))
BY_KIHO = p.Noun(("action",), (p.HasKeyword("Kiho"),))


@pytest.mark.parametrize(
    ("seat", "node", "expected"),
    [
        (0, happened(BOWED), True),
        (0, happened(BOWED, times=3), True),
        (0, happened(BOWED, times=4), False),
        (0, happened(p.Pattern("dishonor")), False),
        (0, p.Happened(BOWED, positive=False), False),
        (0, happened(p.Pattern("bow", titled("Elk"))), True),
        (0, happened(p.Pattern("bow", titled("Yak"))), False),
        (0, happened(p.Pattern("bow", p.Noun(("personality",), whose="your"), YOU)), True),
        (0, happened(p.Pattern("bow", titled("Elk"), YOU)), False),  # Bob has bowed him
        (1, happened(p.Pattern("bow", titled("Elk"), YOU)), True),
        (2, happened(p.Pattern("bow", actor=YOU)), False),
        (1, happened(p.Pattern("bow", actor=YOU)), True),
        (0, happened(p.Pattern("bow", p.Noun(("personality",), (p.Titled("Yak"),)))), False),
        (0, happened(p.Pattern("gain honor", actor=YOU)), True),
        (1, happened(p.Pattern("gain honor", actor=YOU)), False),
        (0, happened(p.Pattern("discard", actor=p.Each(p.Noun(("player",)))), "game"), True),
        (0, happened(p.Pattern("destroy", actor=YOU)), False),  # the rules did it
        (0, happened(p.Pattern("destroy", actor=BY_ACTION)), False),
        (0, happened(p.Pattern("bow", actor=BY_ACTION)), True),
        (0, happened(p.Pattern("bow", titled("Ox"), BY_KIHO)), True),
        (0, happened(p.Pattern("bow", titled("Elk"), BY_KIHO)), False),
        (0, happened(p.Pattern("enter play", titled("Sow"), YOU)), True),  # hers, by the rules
        (1, happened(p.Pattern("enter play", titled("Sow"), YOU)), False),
        (0, happened(p.Pattern("enter play", titled("Yak"), YOU)), False),  # hers, by an action of Bob's
        (1, happened(p.Pattern("enter play", titled("Yak"), YOU)), True),
        (0, happened(p.Pattern("enter play", titled("Sow"), details=("hand",))), True),
        (0, happened(p.Pattern("enter play", titled("Sow"), details=("province",))), False),
        (0, happened(p.Pattern("enter play", titled("Yak"), details=("province",))), True),
        (0, happened(p.Pattern("destroy", titled("Bear"), details=("duel loss",))), True),
        (0, happened(p.Pattern("destroy", titled("Wolf"), details=("duel loss",))), False),
        (1, happened(p.Pattern("discard", actor=YOU), "game"), True),  # in an earlier turn
        (0, happened(p.Pattern("discard", actor=YOU), "game"), False),
        (1, happened(p.Pattern("discard", actor=YOU)), False),
        (0, happened(p.Pattern("announce", p.Noun(("action",), whose="your")), times=1), True),
        (0, happened(p.Pattern("announce", p.Noun(("action",))), times=2), True),
        (0, happened(p.Pattern("announce", p.Noun(("action",))), times=3), False),  # the one that asks does not count
        (0, happened(p.Pattern("announce", BY_KIHO)), True),
        (1, happened(p.Pattern("announce", p.Noun(("action",), (p.HasKeyword("Kiho"),), "your"))), False),
    ],
)
def test_what_has_happened(game: CcgGame, seat: int, node: p.Condition, expected: bool) -> None:
    """Ann's Kiho (the action 0) bowed the Ox and the Yak, an action of Bob's (1) the Elk; the text is of the action 2."""
    of = war().handles
    game.deeds = [
        Deed(0, of["ox"], OPEN, ("Kiho",), "personality"),
        Deed(1, of["hare"], OPEN, (), "personality"),
        Deed(seat, of["ox"], OPEN, (), "personality"),
    ]
    game.happened = [
        (ANNOUNCE, of["ox"], 0, 0),
        (BOW, of["ox"], 0, 0),
        (ANNOUNCE, of["ox"], 0, 0),  # announced once, heard twice
        (BOW, of["sow"], 0, 0),
        (ANNOUNCE, of["hare"], 0, 1),
        (BOW, of["elk"], 0, 1),
        (ANNOUNCE, of["ox"], 0, 2),
        (ENTER, of["sow"], 2, -1),
        (ENTER, of["yak"], 1, 1),
        (DESTROY, of["bear"], 0, -1),
        (DESTROY, of["Wolf"], 0, -1),
        (GAIN, player_thing(0), 2, -1),
    ]
    game.long_ago = [(DISCARD, of["sow"], 1, -1)]
    action = text(seat)
    action.serial = 2
    action.duel = Duel(of["ox"], of["bear"], "chi")
    action.duel.losers = [of["bear"]]
    assert meaning.holds(game, action, node) is expected


def test_of_a_card_with_says_what_is_attached_to_it(game: CcgGame) -> None:
    """Not what is in its unit: the Spears have no Follower, being one."""
    assert not meaning.holds(game, text(0, "spears"), p.Is(p.Ref("this"), (p.With(FOLLOWER),)))
    assert meaning.holds(game, text(0, "ox"), p.Is(p.Ref("this"), (p.With(FOLLOWER),)))


@pytest.mark.parametrize(("kind", "expected"), [("holding", True), ("follower", False)])
def test_what_has_produced_gold_for_the_cost(game: CcgGame, kind: Kind, expected: bool) -> None:
    action = text()
    action.payment.producers = (war().handles["mill"], war().handles["ox"])
    assert meaning.holds(game, action, p.Producing(p.Noun((kind,)))) is expected


@pytest.mark.parametrize(
    ("who", "expected"),
    [
        (titled("Ox"), True),  # he is there
        (titled("Yak"), True),  # he was assigned there
        (titled("Bear"), False),  # he moved elsewhere
        (titled("Wolf"), False),
        (p.Noun(("personality",), (p.Titled("Lynx"),)), False),
        (p.Noun(("personality",), whose="other"), True),
        (p.Controller(titled("Hare")), False),  # a player is at no battlefield
    ],
)
def test_who_has_been_at_this_battlefield(game: CcgGame, who: p.Thing, expected: bool) -> None:
    of, here, there = war().handles, province_thing(1, 0), province_thing(1, 2)
    game.happened = [
        (MOVE, of["bear"], there, -1),
        (ASSIGN, of["yak"], here, -1),
        (BOW, of["Wolf"], here, -1),
        (ASSIGN, player_thing(1), here, -1),
    ]
    assert meaning.holds(game, text(), p.Happened(p.Pattern("be there", who))) is expected
    assert meaning.holds(game, text(), p.Happened(p.Pattern("be there", who), positive=False)) is not expected


@pytest.mark.parametrize(
    ("event", "detail", "expected"),
    [
        ("destroy", "duel loss", True),
        ("enter play", "hand", True),
        ("enter play", "province", True),
        ("discard", "hand", False),
        ("enter play", "cost", False),
        ("enter play", "battle", False),
    ],
)
def test_which_details_are_known_later(event: str, detail: str, expected: bool) -> None:
    assert is_past_detail(event, detail) is expected


@pytest.mark.parametrize(("favor", "ann"), [(0, True), (1, False), (-1, False)])
def test_who_has_the_favor(game: CcgGame, favor: int, ann: bool) -> None:
    game.favor = favor
    assert meaning.holds(game, text(), p.HasFavor(YOU)) is ann
    assert meaning.holds(game, text(), p.HasFavor(YOU, False)) is not ann


def test_nobody_has_gone_first_yet(game: CcgGame) -> None:
    game.first_player = -1
    assert not meaning.holds(game, text(), p.Moment("not first player"))


@pytest.mark.parametrize(
    ("kind", "seat", "ann", "anybody"),
    [
        ("reconnaissance", 0, True, True),
        ("reconnaissance", 1, False, True),
        ("army force", 0, False, False),
        ("army force", 1, False, False),
    ],
)
def test_reconnaissance(game: CcgGame, kind: ModifierKind, seat: int, ann: bool, anybody: bool) -> None:
    game.modify(game.current_battlefield(), Modifier(kind, war().handles["ox"], seat, "battle"))
    assert meaning.holds(game, text(), p.Moment("reconnaissance")) is ann
    assert meaning.holds(game, text(), p.Moment("any reconnaissance")) is anybody


@pytest.mark.parametrize(
    ("player", "designator", "serial", "expected"),
    [(0, BATTLE, 1, False), (1, BATTLE, 1, True), (0, OPEN, 1, True), (0, BATTLE, 0, True)],
)
def test_the_first_battle_action(game: CcgGame, player: int, designator: int, serial: int, expected: bool) -> None:
    """An action of that player was taken in this battle, the first of it; the text is of the action with that number."""
    ox = war().handles["ox"]
    game.deeds = [Deed(player, ox, designator, (), "personality"), Deed(0, ox, BATTLE, (), "personality")]
    game.happened = [(ENGAGE, player_thing(0), 0, -1), (ANNOUNCE, ox, 0, 0), (BOW, ox, 0, 0), (ANNOUNCE, ox, 0, 1)]
    game.happened = game.happened[: 3 + serial]
    action = text()
    action.serial = serial
    assert meaning.holds(game, action, p.Moment("first battle action")) is expected


@pytest.mark.parametrize(
    ("kind", "winning", "losing"), [(WIN_DUEL, True, False), (LOSE_DUEL, False, True), (BOW, False, False)]
)
def test_for_winning_a_duel(game: CcgGame, kind: int, winning: bool, losing: bool) -> None:
    """The text answers to what an answer to this event has done."""
    of = war().handles
    action = text()
    assert not meaning.holds(game, action, p.Moment("for winning a duel"))
    action.event = Event(BOW, [of["elk"]])
    action.event.action = Action(0, of["ox"], None)
    action.event.action.event = Event(kind, [of["ox"]])
    assert meaning.holds(game, action, p.Moment("for winning a duel")) is winning
    assert meaning.holds(game, action, p.Moment("for losing a duel")) is losing
