"""The further words of a trigger: on which occasion, where from, by what, how often; on one table (`doings.py`)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.ccg.text.doings import deed, duel, field, happening, reader, thing

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import (
    ANNOUNCE,
    ASSIGN,
    BOW,
    DESTROY,
    DISCARD,
    DUEL_BEGINS,
    ENGAGE,
    ENTER,
    FOCUS_EFFECTS,
    GAIN,
    LOSE,
    LOSE_DUEL,
    MANEUVERS_END,
    MOVE,
    PHASE_BEGINS,
    PHASE_ENDS,
    RECEIVE,
    REMOVE,
    RESOLVE,
    RETURN,
    TARGET,
    WIN_DUEL,
)
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    FIELD,
    HAND,
    HOME,
    IN_PLAY,
    NOTHING,
    PROVINCE,
)
from rokugan.editions.ccg.text.happened import trigger_details, triggers
from rokugan.editions.ccg.text.happened.deeds import deed_of
from rokugan.program.words import Detail

RUSE = deed("ruse", ("begin", "ruse"), ("bow", "hare"), targets=("hare",), performers=("archer",))


def word_fits(word: Detail, event: Event, game: CcgGame | None = None, seat: int = 0) -> bool:
    """Does this one word fit the event, as it happens to its first thing?"""
    of = event.things[0] if event.things else NOTHING
    pattern = p.Pattern("bow", details=(word,))
    return trigger_details.detail_fits(game or field().game, reader(seat=seat), pattern, event, of)


def gone(kind: int, name: str, whence: int, **more: Any) -> Event:
    """A card that has left a zone."""
    return happening(kind, name, done=[thing(name)], used=[whence], **more)


def answering(kind: int) -> Action:
    """A text that answers winning or losing a duel."""
    action = deed("mill", trait=True)
    action.event = happening(kind, "hare")
    return action


def of_stage(stage: str) -> Action:
    """A challenge of which the effects for winning or losing are carried out."""
    fought = duel("archer", "hare", "archer")
    fought.stage = stage
    return deed("gauntlet", duel=fought)


@pytest.mark.parametrize(
    ("word", "event", "expected"),
    [
        ("battle", happening(BOW, "hare"), True),
        ("duel", happening(BOW, "hare"), False),
        ("attack phase", happening(BOW, "hare"), True),
        ("action phase", happening(BOW, "hare"), False),
        ("resolution", happening(BOW, "hare", cause="resolution"), True),
        ("resolution", happening(BOW, "hare"), False),
        ("cost", happening(BOW, "hare", cause="cost"), True),
        ("cost", happening(BOW, "hare"), False),
        ("duel loss", happening(DESTROY, "hare", deed("gauntlet", duel=duel("archer", "hare", "archer"))), True),
        ("duel loss", happening(DESTROY, "archer", deed("gauntlet", duel=duel("archer", "hare", "archer"))), False),
        ("duel loss", happening(DESTROY, "hare", deed("ruse")), False),
        ("duel loss", happening(DESTROY, "hare"), False),
        ("armies", happening(ENGAGE, "Bob.P1", place="Bob.P1"), True),
        ("armies", happening(ENGAGE, "Bob.P2", place="Bob.P2"), True),  # one side is enough
        ("armies", happening(ENGAGE, "Bob.P3", place="Bob.P3"), False),
        ("one", happening(FOCUS_EFFECTS, "hare", word="one"), True),
        ("one", happening(FOCUS_EFFECTS, "hare"), False),
        # assigned, and to which side; what moves there is not assigned
        ("attack", happening(ASSIGN, "elk", amount=ATTACKING), True),
        ("attack", happening(ASSIGN, "hare", amount=DEFENDING), False),
        ("attack", happening(MOVE, "elk", amount=ATTACKING), False),
        ("defend", happening(ASSIGN, "hare", amount=DEFENDING), True),
        ("defend", happening(ASSIGN, "elk", amount=ATTACKING), False),
        ("defend", happening(MOVE, "hare", amount=DEFENDING), False),
        ("attack you", happening(ASSIGN, "elk", amount=ATTACKING), False),
        # where from: of what enters play the event says it, of what goes away each thing's zone
        ("hand", happening(ENTER, "spears", amount=2), True),
        ("hand", happening(ENTER, "spears", amount=1), False),
        ("hand", happening(ENTER, "spears", word="own text"), True),
        ("equip", happening(ENTER, "spears", amount=2), True),
        ("province", happening(ENTER, "hare", amount=1), True),
        ("province", happening(ENTER, "hare", amount=2), False),
        ("hand", happening(DISCARD, "ruse"), True),
        ("hand", happening(DISCARD, "mill"), False),
        ("hand", gone(DISCARD, "mill", HAND), True),
        ("hand", gone(DISCARD, "ruse", IN_PLAY), False),
        ("province", gone(DISCARD, "mill", PROVINCE), True),
        ("province", gone(DISCARD, "mill", HAND), False),
        ("play", gone(DISCARD, "mill", IN_PLAY), True),
        ("play", gone(DISCARD, "mill", PROVINCE), False),
        ("play", gone(REMOVE, "mill", IN_PLAY), True),
        ("play", gone(RETURN, "mill", IN_PLAY), True),
        ("play", gone(MOVE, "mill", IN_PLAY), False),
        ("play", happening(DESTROY, "mill"), True),
        ("unused", happening(DISCARD, "mill"), True),
        ("unused", happening(DISCARD, "mill", deed("ruse")), True),
        ("unused", happening(DISCARD, "mill", deed("mill")), False),
        ("your pile", happening(DISCARD, "mill"), True),
        ("your pile", happening(DISCARD, "ruse"), True),
        ("your pile", happening(DISCARD, "inn"), False),
        ("your pile", happening(DISCARD, "trap"), False),
        ("paid by this", happening(ENTER, "elk", payers=[thing("mill")]), True),
        ("paid by this", happening(ENTER, "elk", payers=[thing("inn")]), False),
        ("own text", happening(ENTER, "elk", word="own text"), True),
        ("own text", happening(ENTER, "elk"), False),
        ("no honor", happening(ENTER, "elk"), True),
        ("no honor", happening(ENTER, "elk", used=[3]), False),
        # whose attack
        ("attacker", happening(BOW, "hare"), True),
        ("defender", happening(BOW, "hare"), False),
        ("combat", happening(BOW, "hare"), True),
        # by an effect of a card of his own
        ("own effect", happening(GAIN, "Ann", deed("mill")), True),
        ("own effect", happening(GAIN, "Bob", deed("mill")), False),
        ("own effect", happening(GAIN, "Ann"), False),
        ("own effect", happening(LOSE, "Ann", deed("mill"), cause="cost"), False),
        ("own effect", happening(GAIN, "Ann", Action(0, thing("Ann"), None)), False),  # by what the rules give
        ("entering play", happening(GAIN, "Ann", word="entering play"), True),
        ("entering play", happening(GAIN, "Ann"), False),
        # for winning or losing a duel: by the challenge itself, or as an answer to it
        ("for winning a duel", happening(GAIN, "Ann", of_stage("winning")), True),
        ("for winning a duel", happening(GAIN, "Ann", of_stage("losing")), False),
        ("for winning a duel", happening(GAIN, "Ann", of_stage("")), False),
        ("for losing a duel", happening(GAIN, "Ann", of_stage("losing")), True),
        ("for losing a duel", happening(GAIN, "Ann", of_stage("winning")), False),
        ("for winning a duel", happening(GAIN, "Ann", of_stage("winning"), cause="cost"), False),
        ("for winning a duel", happening(GAIN, "Ann", answering(WIN_DUEL)), True),
        ("for winning a duel", happening(GAIN, "Ann", answering(LOSE_DUEL)), False),
        ("for losing a duel", happening(GAIN, "Ann", answering(LOSE_DUEL)), True),
        ("for losing a duel", happening(GAIN, "Ann", answering(WIN_DUEL)), False),
        ("for losing a duel", happening(GAIN, "Ann", answering(BOW)), False),
        ("for winning a duel", happening(GAIN, "Ann"), False),
        # a bonus or penalty of what
        ("force bonus", happening(RECEIVE, "hare", word="force bonus"), True),
        ("force bonus", happening(RECEIVE, "hare", word="force penalty"), False),
        # from the current battlefield: where it is, or where it was
        ("from this battlefield", happening(MOVE, "archer"), True),
        ("from this battlefield", happening(MOVE, "elk"), False),
        ("from this battlefield", gone(MOVE, "elk", thing("Bob.P1")), True),
        ("from this battlefield", gone(MOVE, "archer", HOME), False),
        ("from this battlefield", happening(BOW, "archer"), False),
        # which of the duellists
        ("challenged", happening(DUEL_BEGINS, "hare", what=duel("archer", "hare")), True),
        ("challenged", happening(DUEL_BEGINS, "archer", what=duel("archer", "hare")), False),
        ("challenger", happening(DUEL_BEGINS, "archer", what=duel("archer", "hare")), True),
        ("challenger", happening(DUEL_BEGINS, "hare", what=duel("archer", "hare")), False),
        ("challenged", happening(DUEL_BEGINS, "hare"), False),
        # the name of a phase or of maneuvers
        ("dynasty", happening(PHASE_BEGINS, "Ann", word="dynasty"), True),
        ("dynasty", happening(PHASE_BEGINS, "Ann", word="action"), False),
        ("end", happening(PHASE_ENDS, "Ann", word="end"), True),
        ("this", happening(PHASE_ENDS, "Ann", word="end"), True),
        ("attack", happening(PHASE_ENDS, "Ann", word="end"), False),
        ("infantry", happening(MANEUVERS_END, word="infantry maneuvers"), True),
        ("cavalry", happening(MANEUVERS_END, word="infantry maneuvers"), False),
        ("cavalry", happening(BOW, "hare"), False),
        ("next", happening(BOW, "hare"), True),
        ("instead", happening(BOW, "hare"), False),
        # of targeting, as of actions: a designator is that of the action, or the occasion
        ("open", happening(TARGET, "hare", deed("sage")), True),
        ("open", happening(TARGET, "hare", RUSE), False),
        ("open", happening(TARGET, "hare"), False),
        ("battle", happening(TARGET, "hare", deed("sage")), True),
        ("limited", happening(TARGET, "hare", deed("mill")), True),
        ("cost", happening(TARGET, "hare", RUSE), False),
    ],
)
def test_further_words(word: Detail, event: Event, expected: bool) -> None:
    assert word_fits(word, event) is expected


def test_all_the_words_and_one_of_several() -> None:
    bowed, game = happening(BOW, "hare", cause="cost"), field().game

    def fits(details: tuple[Detail, ...], either: tuple[Detail, ...], event: Event = bowed) -> bool:
        pattern = p.Pattern("bow", details=details, either=either)
        return trigger_details.detail_fits(game, reader(), pattern, event, event.things[0])

    assert fits(("battle", "cost"), ())
    assert not fits(("battle", "duel"), ())
    assert fits((), ("battle", "duel"))
    assert fits(("cost",), ("duel", "battle"))
    assert not fits((), ("duel", "dynasty phase"))
    assert not fits(("duel",), ("battle",))
    targeted = happening(TARGET, "hare", RUSE)
    assert fits(("battle",), ("duel", "attacker"), targeted)
    assert not fits(("battle",), ("duel", "defender"), targeted)
    assert not fits(("duel",), ("attacker",), targeted)


def test_the_side_on_which_one_is() -> None:
    """Bob defends; Cat has no part in it; outside of an attack nobody has."""
    bowed, assigned = happening(BOW, "hare"), happening(ASSIGN, "elk", amount=ATTACKING)
    for seat, attacks, defends in ((0, True, False), (1, False, True), (2, False, False)):
        assert word_fits("attacker", bowed, seat=seat) is attacks
        assert word_fits("defender", bowed, seat=seat) is defends
        assert word_fits("attack you", assigned, seat=seat) is defends
    assert not word_fits("attack you", happening(MOVE, "elk", amount=ATTACKING), seat=1)
    assert not word_fits("attack you", happening(ASSIGN, "hare", amount=DEFENDING), seat=1)
    game = field().game.clone()
    game.attack = None
    words: tuple[Detail, ...] = ("attacker", "defender", "combat", "battle", "from this battlefield", "victory")
    for word in words:
        for seat in (0, 1):
            assert not word_fits(word, happening(MOVE, "archer", cause="resolution"), game, seat)
    assert not word_fits("battle", happening(TARGET, "hare", deed("sage")), game)
    assert word_fits("battle", happening(TARGET, "hare", RUSE), game)  # a Battle action, wherever it was taken


def test_by_winning_a_battle() -> None:
    """By its resolution, if somebody wins it; at a province, if it is not fought elsewhere."""
    game = field().game.clone()
    assert game.attack is not None
    resolved, bowed = happening(DESTROY, "hare", cause="resolution"), happening(DESTROY, "hare", RUSE)
    assert not word_fits("victory", resolved, game)  # nobody has won yet
    game.attack.winner = 0
    assert word_fits("victory", resolved, game)
    assert word_fits("victory at province", resolved, game)
    assert not word_fits("victory", bowed, game)
    assert not word_fits("victory at province", bowed, game)
    game.attack.current = FIELD
    assert word_fits("victory", resolved, game)
    assert not word_fits("victory at province", resolved, game)
    game.attack.segment = "infantry maneuvers"
    assert not word_fits("combat", resolved, game)


def test_the_duel_under_way() -> None:
    game = field().game.clone()
    game.duel = duel("archer", "hare")
    assert word_fits("duel", happening(BOW, "hare"), game)
    assert word_fits("challenged", happening(BOW, "hare"), game)
    assert not word_fits("challenger", happening(BOW, "hare"), game)


def test_the_pile_to_which_it_has_gone() -> None:
    """Afterwards the pile in which it lies."""
    game = field().game
    assert word_fits("your pile", happening(DISCARD, "ruse", done=[thing("ruse")]), game)
    assert not word_fits("your pile", happening(DISCARD, "trap", done=[thing("trap")]), game)


def test_for_a_duel_either_way() -> None:
    """Whether one won or lost: what the challenge says of it, or an answer to it."""
    for cause, expected in (
        (of_stage("winning"), True),
        (of_stage("losing"), True),
        (of_stage(""), False),
        (answering(WIN_DUEL), True),
        (answering(LOSE_DUEL), True),
        (answering(BOW), False),
    ):
        assert trigger_details.is_result(happening(GAIN, "Ann", cause)) is expected


def test_which_words_there_are() -> None:
    assert all(map(trigger_details.is_detail, ("battle", "cavalry", "open", "limited", "cost")))
    assert not trigger_details.is_detail("sideways")


@pytest.mark.parametrize(
    ("kind", "expected"), [("", (True, True)), ("outcome", (True, False)), ("settled", (False, True))]
)
def test_the_stages_of_the_end_of_a_duel(kind: str, expected: tuple[bool, bool]) -> None:
    """What decides a duel answers before it is settled, all else afterwards (samurai.duel.30)."""
    event = happening(WIN_DUEL, "hare", word=kind)
    assert (triggers.at_its_stage(event, True), triggers.at_its_stage(event, False)) == expected


# ---------------------------------------------------------------------------------------------------- how manieth action


def test_how_many_such_actions_there_have_been() -> None:
    """The player's own of this turn; two with one title count once where different titles are asked for."""
    game = field().game.clone()
    for card in ("trap", "ruse", "ruse", "plea"):
        taken = deed(card)
        game.deeds.append(deed_of(game, taken))
        game.happened.append((RESOLVE, thing(card), 0, len(game.deeds) - 1))
    game.happened.append((RESOLVE, thing("mill"), 0, -1))
    game.happened.append((ANNOUNCE, thing("mill"), 0, 0))

    def fits(number: int, *filters: p.Filter, by: Action = RUSE) -> bool:
        noun = p.Noun(("action",), filters, "your")
        pattern = p.Pattern("resolve", noun, ordinal=p.Ordinal(number, "turn"))
        return trigger_details.detail_of_action(game, reader(), pattern, happening(RESOLVE, "", by))

    assert fits(3)
    assert not fits(4)
    assert fits(2, p.Alike("title", False))
    assert not fits(3, p.Alike("title", False))
    assert fits(3, p.Alike("title", True))
    assert fits(3, p.Alike("clan", False))
    assert fits(2, p.HasKeyword("Kiho"))
    assert not fits(3, p.HasKeyword("Kiho"))
    assert fits(1, p.HasKeyword("Political"))
    assert not fits(2, p.HasKeyword("Political"))
    assert not fits(1, p.HasSome("element"))
    game.deeds.append(deed_of(game, Action(0, thing("Ann"), None)))  # of no card, neither of the last one
    game.happened.append((RESOLVE, thing("Ann"), 0, len(game.deeds) - 1))
    assert not fits(1, p.HasKeyword(game.behaviours[thing("Ann")].title))
    assert fits(4)
    game.deeds.append(deed_of(game, deed("bolt")))
    game.happened.append((RESOLVE, thing("bolt"), 0, len(game.deeds) - 1))
    assert fits(1, p.HasSome("element"))
    assert fits(1, p.HasKeyword("Spell"))
    assert not fits(1, p.HasKeyword("Item"))
    assert not fits(1, by=deed("trap"))  # Bob's are not `your`
    of_all = p.Pattern("resolve", p.Ref("action"), ordinal=p.Ordinal(1, "turn"))
    assert trigger_details.detail_of_action(game, reader(), of_all, happening(RESOLVE, "", deed("trap")))
    assert not trigger_details.detail_of_action(game, reader(), of_all, happening(RESOLVE, ""))
