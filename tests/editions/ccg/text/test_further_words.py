"""The further words of a trigger (on which occasion, where from, by what, how often), and the things of which it speaks."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from tests.editions.ccg.text.doings import deed, duel, field, happening, reader, thing
from tests.editions.ccg.text.war import PLAYERS

from rokugan import program as p
from rokugan.editions.ccg.actions import offers
from rokugan.editions.ccg.game import CcgGame
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import compiled_ability
from rokugan.editions.ccg.table.event_kinds import (
    ANNOUNCE,
    ASSIGN,
    BATTLE_RESOLUTION,
    BOW,
    DESTROY,
    DESTROY_PROVINCE,
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
    PERFORM,
    PHASE_BEGINS,
    PHASE_ENDS,
    RECEIVE,
    REMOVE,
    RESOLVE,
    RETURN,
    TAKE_FAVOR,
    TARGET,
    TRAIT_RESOLVES,
    TRANSFER,
    TURN_BEGINS,
    WIN_DUEL,
)
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    FIELD,
    HAND,
    HOME,
    IN_PLAY,
    NO_SIDE,
    NOTHING,
    PROVINCE,
)
from rokugan.editions.ccg.text.happened import trigger_details, triggers
from rokugan.editions.ccg.text.happened.deeds import deed_fits, deed_of
from rokugan.editions.ccg.text.happened.past import in_past
from rokugan.program.words import Detail, Happening, PastVerb, Period
from rokugan.testing import Table

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


# ------------------------------------------------------------------------------------------------ of which things it speaks


def pattern(event: Happening, subject: p.Thing | p.Filter | None = None, **more: Any) -> p.Pattern:
    return p.Pattern(event, subject, **more)


PERSONALITY = p.Noun(("personality",))
YOURS = p.Noun(("personality",), whose="your")
MONK = p.Noun(("personality",), (p.HasKeyword("Monk"),))
STRATEGY = p.Noun(("strategy",))


@pytest.mark.parametrize(
    ("subject", "name", "expected"),
    [
        (None, "hare", True),
        (YOURS, "archer", True),
        (YOURS, "hare", False),
        (p.Each(YOURS), "archer", True),
        (p.Target(YOURS, 0), "archer", True),  # it is targeted as it answers
        (p.Target(YOURS, 0), "hare", False),
        (p.Target(YOURS, 7), "archer", True),
        (p.Noun(("unit",)), "archer", True),
        (p.Noun(("unit",)), "spears", True),
        (p.Noun(("unit",), whose="other"), "spears", False),
        (p.Noun(("unit",)), "mill", False),
        (p.Noun(("unit",)), "Ann", False),
        (p.Noun(("follower",)), "archer", False),
        (p.Ref("this"), "mill", True),
        (p.Ref("this"), "inn", False),
        (p.Ref("this"), "Ann", False),
        (p.You(), "Ann", True),
        (p.You(), "Bob", False),
        (p.You(), "mill", False),
        (p.In("battlefield"), "archer", True),
        (p.In("battlefield"), "elk", False),
        (p.UnitOf(p.Ref("this")), "Ann", False),
    ],
)
def test_of_whom_a_trigger_speaks(subject: p.Thing | p.Filter | None, name: str, expected: bool) -> None:
    assert triggers.subject_fits(field().game, reader(), pattern("bow", subject), thing(name)) is expected


def test_what_happens_to_a_unit_happens_to_its_personality() -> None:
    game = field().game
    unit = pattern("bow", p.UnitOf(p.Ref("this")))
    of_spears = [
        name
        for name in ("archer", "spears", "elk", "Ann")
        if triggers.subject_fits(game, reader("spears"), unit, thing(name))
    ]
    assert of_spears == ["archer"]
    several = pattern("bow", p.UnitOf(p.Each(YOURS)))
    assert triggers.subject_fits(game, reader(), several, thing("archer"))
    assert triggers.subject_fits(game, reader(), several, thing("elk"))
    assert not triggers.subject_fits(game, reader(), several, thing("hare"))


def test_a_target_chosen_already() -> None:
    """`The next time your target Personality bows`: the one that was chosen, and no other."""
    action = deed("gauntlet", targets=("archer", "hare"))
    asked = pattern("bow", p.Target(YOURS, 0))
    assert triggers.subject_fits(field().game, action, asked, thing("archer"))
    assert not triggers.subject_fits(field().game, action, asked, thing("elk"))
    open_ = deed("gauntlet")
    assert triggers.subject_fits(field().game, open_, asked, thing("elk"))


def fits(
    asked: p.Pattern, event: Event, when: Literal["before", "after"] = "after", card: str = "mill", of: str = ""
) -> bool:
    """Does the event trigger such a text of Ann's?"""
    found = thing(of) if of else event.things[0] if event.things else NOTHING
    trigger = p.Trigger(when, asked)
    return triggers.fits_trigger(field().game, reader(card), trigger, event, found, when)


@pytest.mark.parametrize(
    ("asked", "event", "expected"),
    [
        (pattern("bow", PERSONALITY), happening(BOW, "hare"), True),
        (pattern("bow", PERSONALITY), happening(DESTROY, "hare"), False),
        (pattern("bow", PERSONALITY, others=("destroy",)), happening(DESTROY, "hare"), True),
        (pattern("bow", PERSONALITY, alternatives=(pattern("destroy", YOURS),)), happening(DESTROY, "archer"), True),
        (pattern("bow", PERSONALITY, alternatives=(pattern("destroy", YOURS),)), happening(DESTROY, "hare"), False),
        (pattern("bow", YOURS, alternatives=(pattern("destroy", YOURS),)), happening(BOW, "archer"), True),
        # an Event that is resolved
        (pattern("resolve", p.Noun(("holding",))), happening(RESOLVE, "mill", word="event"), True),
        (pattern("resolve", p.Noun(("event",))), happening(RESOLVE, "mill", word="event"), False),
        (pattern("resolve", p.Ref("this")), happening(RESOLVE, "mill", word="event"), False),
        # names that mean more than a kind of event
        (pattern("attach", p.Noun(("follower",))), happening(ENTER, "spears", place="archer"), True),
        (pattern("attach", PERSONALITY), happening(ENTER, "hare"), False),
        (pattern("attach", p.Noun(("follower",))), happening(TRANSFER, "spears", place="archer"), True),
        (pattern("attach", p.Noun(("follower",))), happening(TRANSFER, "spears"), False),
        (pattern("attach", STRATEGY), happening(ENTER, "ruse", place="archer"), True),
        (pattern("attach", STRATEGY), happening(ENTER, "ruse"), False),
        (pattern("move home", PERSONALITY), happening(MOVE, "hare", place=HOME), True),
        (pattern("move home", PERSONALITY), happening(MOVE, "hare", place="Bob.P2"), False),
        (pattern("leave play", PERSONALITY), happening(DESTROY, "hare"), True),
        (pattern("leave play", STRATEGY), happening(DISCARD, "ruse"), False),
        (pattern("attack"), happening(PHASE_BEGINS, "Ann", word="attack"), True),
        (pattern("attack"), happening(PHASE_BEGINS, "Ann", word="dynasty"), False),
        (pattern("take favor"), happening(TAKE_FAVOR, "Ann"), True),
        (pattern("take favor"), happening(TAKE_FAVOR, "Ann", amount=-1), False),
        (pattern("discard favor"), happening(TAKE_FAVOR, "Ann", amount=-1), True),
        (pattern("discard favor"), happening(TAKE_FAVOR, "Ann"), False),
        (pattern("receive", PERSONALITY), happening(RECEIVE, "hare", amount=-1), True),
        (pattern("discard favor", others=("bow",)), happening(TAKE_FAVOR, "Ann"), False),
        (pattern("move home", PERSONALITY, others=("move",)), happening(MOVE, "hare", place="Bob.P2"), True),
        (pattern("move home", PERSONALITY, others=("bow",)), happening(MOVE, "hare", place="Bob.P2"), False),
        # further words
        (pattern("bow", PERSONALITY, details=("cost",)), happening(BOW, "hare", cause="cost"), True),
        (pattern("bow", PERSONALITY, details=("cost",)), happening(BOW, "hare"), False),
        (pattern("bow", PERSONALITY, either=("cost", "duel")), happening(BOW, "hare"), False),
        (pattern("focus effects"), happening(FOCUS_EFFECTS, "hare"), True),
        (pattern("focus effects"), happening(FOCUS_EFFECTS, "hare", word="one"), False),
        (pattern("focus effects", details=("one",)), happening(FOCUS_EFFECTS, "hare", word="one"), True),
        # one duel, though it concerns two
        (pattern("duel begins"), happening(DUEL_BEGINS, "hare"), True),
        (pattern("duel begins"), happening(DUEL_BEGINS, "archer", things=[thing("hare"), thing("archer")]), True),
        # who does it; by the resolution of a battle too, where it says so
        (pattern("bow", PERSONALITY, actor=p.You()), happening(BOW, "hare", RUSE), True),
        (pattern("bow", PERSONALITY, actor=p.You()), happening(BOW, "hare", deed("trap")), False),
        (
            pattern("bow", PERSONALITY, actor=p.You(), details=("resolution too",)),
            happening(BOW, "hare", cause="resolution"),
            True,
        ),
        (
            pattern("bow", PERSONALITY, actor=p.You(), details=("resolution too",)),
            happening(BOW, "hare", deed("trap")),
            False,
        ),
        (pattern("bow", PERSONALITY, actor=p.You()), happening(BOW, "hare", cause="resolution"), False),
        # what Honor is gained for
        (pattern("gain honor", MONK), happening(GAIN, "Ann", word="entering play", what=thing("elk")), True),
        (pattern("gain honor", MONK), happening(GAIN, "Ann", word="entering play", what=thing("sage")), False),
        (pattern("gain honor", MONK), happening(GAIN, "Ann", what=thing("elk")), False),
        # to or from a battlefield, and from which
        (pattern("move across", PERSONALITY), happening(MOVE, "archer", place=HOME), True),
        (pattern("move across", PERSONALITY), happening(MOVE, "sage", place="Bob.P1"), True),
        (pattern("move across", PERSONALITY), happening(MOVE, "sage", place=HOME), False),
        (pattern("move across", PERSONALITY), gone(MOVE, "sage", thing("Bob.P1"), place=HOME), True),
        (
            pattern("move across", PERSONALITY, filters=(p.In("battlefield", p.Each(MONK)),)),
            happening(MOVE, "archer", place="Bob.P2"),
            True,
        ),
        (
            pattern("move across", PERSONALITY, filters=(p.In("battlefield", p.Each(MONK)),)),
            happening(MOVE, "archer", place=HOME),
            False,
        ),
        (
            pattern("move across", PERSONALITY, filters=(p.Moment("your turn"),)),
            happening(MOVE, "archer", place=HOME),
            True,
        ),
        (
            pattern("move across", PERSONALITY, filters=(p.Moment("not your turn"),)),
            happening(MOVE, "archer", place=HOME),
            False,
        ),
        (
            pattern("bow", PERSONALITY, filters=(p.Moment("your turn"), p.In("battlefield"))),
            happening(BOW, "hare"),
            True,
        ),
        (
            pattern("bow", PERSONALITY, filters=(p.Moment("your turn"), p.In("battlefield"))),
            happening(BOW, "elk"),
            False,
        ),
        # what an action has destroyed, costs aside
        (
            pattern("destruction resolves", PERSONALITY),
            happening(RESOLVE, "", deed("ruse", ("begin", "ruse"), ("destroy", "hare"))),
            True,
        ),
        (
            pattern("destruction resolves", PERSONALITY),
            happening(RESOLVE, "", deed("ruse", ("destroy", "hare"), ("begin", "ruse"))),
            False,
        ),
        (
            pattern("destruction resolves", PERSONALITY),
            happening(RESOLVE, "", deed("ruse", ("begin", "ruse"), ("bow", "hare"))),
            False,
        ),
        (
            pattern("destruction resolves", PERSONALITY),
            happening(TRAIT_RESOLVES, "", deed("ruse", ("destroy", "hare"))),
            True,
        ),
        (
            pattern("destruction resolves", PERSONALITY),
            happening(RESOLVE, "", deed("ruse", ("destroy", "hare")), word="before"),
            False,
        ),
        (
            pattern("destruction resolves", p.Ref("this")),
            happening(RESOLVE, "", deed("ruse", ("destroy", "mill"))),
            True,
        ),
        (
            pattern("destruction resolves", p.Ref("this")),
            happening(RESOLVE, "", deed("ruse", ("destroy", "inn"))),
            False,
        ),
        (
            pattern("destruction resolves", p.Several((p.Ref("this"), MONK))),
            happening(RESOLVE, "", deed("ruse", ("destroy", "elk"))),
            True,
        ),
        (
            pattern("destruction resolves", p.Several((p.Ref("this"), MONK))),
            happening(RESOLVE, "", deed("ruse", ("destroy", "hare"))),
            False,
        ),
        # actions
        (pattern("resolve", p.Noun(("action",), whose="your")), happening(RESOLVE, "", RUSE), True),
        (pattern("announce", p.Noun(("action",), whose="other")), happening(ANNOUNCE, "", RUSE), False),
        (pattern("announce", p.Noun(("action",), (p.PerformedBy(YOURS),))), happening(PERFORM, "", RUSE), True),
        (pattern("announce", p.Noun(("action",), (p.PerformedBy(YOURS),))), happening(ANNOUNCE, "", RUSE), False),
        (pattern("target", p.Noun(("action",), whose="your")), happening(TARGET, "hare", RUSE), True),
        (pattern("target", p.Noun(("action",), whose="other")), happening(TARGET, "hare", RUSE), False),
        (pattern("turn begins", p.You()), happening(TURN_BEGINS, "Ann"), True),
        (pattern("turn begins", p.You()), happening(TURN_BEGINS, "Bob"), False),
    ],
)
def test_what_fits_a_trigger(asked: p.Pattern, event: Event, expected: bool) -> None:
    assert fits(asked, event) is expected


def test_a_duel_is_one_event() -> None:
    """Without a subject it is answered once, with one for whomever it names."""
    begins = happening(DUEL_BEGINS, "hare", things=[thing("hare"), thing("archer")])
    assert fits(pattern("duel begins"), begins, of="hare")
    assert not fits(pattern("duel begins"), begins, of="archer")
    assert fits(pattern("duel begins", YOURS), begins, of="archer")
    assert fits(pattern("bow"), happening(BOW, "hare", things=[thing("hare"), thing("archer")]), of="archer")


def test_the_action_goes_on_as_it_was() -> None:
    """Trying a trigger leaves no trace in the text that waits."""
    asking = reader()
    asking.subject = thing("elk")
    trigger = p.Trigger("after", pattern("bow", p.Ref("subject")))
    assert triggers.fits_trigger(field().game, asking, trigger, happening(BOW, "hare"), thing("hare"), "after")
    assert (asking.event, asking.subject) == (None, thing("elk"))
    assert not triggers.fits_trigger(field().game, asking, trigger, happening(BOW, "hare"), thing("hare"), "before")


# --------------------------------------------------------------------------------------------------------- what has been


def test_what_was_destroyed_and_lost() -> None:
    """Provinces that lie destroyed were so in this game; this turn only what the turn has seen."""
    game = field().game.clone()
    lost = thing("Bob.P3")
    game.province(lost).destroyed = True

    def past(verb: PastVerb, name: str, period: Period) -> bool:
        return in_past(game, reader(), p.Past(verb, period), thing(name))

    assert past("destroy", "Bob.P3", "game")
    assert past("lose province", "Bob", "game")
    assert not past("destroy", "Bob.P3", "turn")
    assert not past("lose province", "Bob", "turn")
    game.happened.append((BOW, lost, 0, -1))
    game.happened.append((BOW, thing("hare"), 0, -1))
    assert not past("destroy", "Bob.P3", "turn")
    assert not past("lose province", "Bob", "turn")
    game.happened.append((DESTROY_PROVINCE, lost, 0, -1))
    assert past("destroy", "Bob.P3", "turn")
    assert past("lose province", "Bob", "turn")
    assert not past("destroy", "Bob.P2", "turn")
    assert not past("destroy", "Bob.P2", "game")
    for name in ("Ann", "Cat", "hare"):
        assert not past("lose province", name, "turn")
        assert not past("lose province", name, "game")
    assert past("bow", "Bob.P3", "turn")
    assert past("bow", "hare", "turn")
    assert not past("bow", "bear", "turn")


def test_who_performed_the_action_at_hand() -> None:
    asking = reader()
    asking.event = happening(RESOLVE, "", RUSE)
    performed = p.Past("perform", "action")
    assert in_past(field().game, asking, performed, thing("archer"))
    assert not in_past(field().game, asking, performed, thing("hare"))
    asking.event = happening(RESOLVE, "", deed("bolt"))  # by the rules the Shugenja whose Spell it is
    assert in_past(field().game, asking, performed, thing("sage"))
    assert not in_past(field().game, asking, performed, thing("archer"))
    asking.event = happening(RESOLVE, "", deed("sage", performers=("elk",)))
    assert in_past(field().game, asking, performed, thing("elk"))
    assert not in_past(field().game, asking, performed, thing("sage"))


def test_by_which_action() -> None:
    """`Targeted this turn by a Kiho action`: what no action has done is by none."""
    game = field().game.clone()
    game.deeds.append(deed_of(game, deed("trap")))
    game.deeds.append(deed_of(game, RUSE))
    by = p.Past("target", "turn", by=p.Noun(("action",), (p.HasKeyword("Kiho"),)))
    game.happened.append((TARGET, thing("hare"), 0, 0))
    game.happened.append((TARGET, thing("hare"), 0, -1))
    assert not in_past(game, reader(), by, thing("hare"))
    assert in_past(game, reader(), p.Past("target", "turn"), thing("hare"))
    game.happened.append((TARGET, thing("hare"), NO_SIDE, 1))
    assert in_past(game, reader(), by, thing("hare"))


def test_what_a_reaction_targets_is_what_it_answers() -> None:
    """`After your target Personality bows`: he, or whoever performed the action or was its target; one in play must be a legal
    target."""
    game = field().game.clone()
    node = p.Ability(
        ("reaction",), (p.Bow(p.Ref("slot", 0)),), trigger=p.Trigger("after", pattern("bow", p.Target(YOURS, 0)))
    )

    def answered(name: str, cause: Action | None = None) -> list[int] | None:
        action = Action(0, thing("mill"), compiled_ability(node, 0))
        found = triggers.answer(game, action, happening(BOW, name, cause), thing(name))
        assert found is (action.targets.slots[0] is not None)
        return action.targets.slots[0]

    assert answered("archer") == [thing("archer")]
    assert answered("hare") is None
    assert answered("hare", RUSE) == [thing("archer")]
    assert answered("hare", deed("trap", targets=("elk",))) == [thing("elk")]
    assert answered("hare", deed("trap", targets=("bear",))) is None
    game.states.pop(thing("sage"))
    assert answered("sage") == [thing("sage")]
    plain = Action(0, thing("mill"), None)
    assert triggers.answer(game, plain, happening(BOW, "hare"), thing("hare"))
    assert plain.subject == thing("hare")


# ------------------------------------------------------------------------------------------- when an action has been taken


@pytest.mark.parametrize(
    ("event", "when", "kind", "expected"),
    [
        ("take", "after", RESOLVE, True),  # after it ends, even if it did not resolve (samurai.actions.19)
        ("take", "after", ANNOUNCE, False),
        ("take", "before", ANNOUNCE, True),
        ("take", "before", RESOLVE, False),
        ("resolve", "before", RESOLVE, True),
        ("announce", "after", ANNOUNCE, True),
    ],
)
def test_taking_an_action_is_answered_before_it_or_after_its_end(
    event: Happening, when: Literal["before", "after"], kind: int, expected: bool
) -> None:
    assert fits(pattern(event, p.Noun(("action",), whose="your")), happening(kind, "", RUSE), when) is expected


def test_lobbying_is_answered_after_its_end_in_every_edition() -> None:
    """Where `after an action is taken` is the time of its announcement too."""
    table: Table[CcgGame] = Table("celestial")
    table.lay("Ann", in_play=["Ox"])
    game, card = table.game, table.handles["ox"]
    lobby = Action(0, PLAYERS["Ann"], offers.LOBBY)
    lobby.is_action = True
    for name, kind, expected in (
        ("lobby", RESOLVE, True),
        ("lobby", ANNOUNCE, False),
        ("take", RESOLVE, False),
        ("take", ANNOUNCE, True),
    ):
        event: Happening = "lobby" if name == "lobby" else "take"
        trigger = p.Trigger("after", pattern(event))
        taken = happening(kind, "", lobby)
        assert triggers.fits_trigger(game, Action(0, card, None), trigger, taken, NOTHING, "after") is expected


def test_what_the_resolution_of_a_battle_has_destroyed() -> None:
    game = field().game.clone()
    event = happening(BATTLE_RESOLUTION, "", place="Bob.P1")
    game.happened += [(ENGAGE, thing("Bob.P1"), 0, -1), (DESTROY, thing("elk"), 0, -1)]
    game.happened += [
        (BATTLE_RESOLUTION, thing("hare"), 0, -1),
        (DESTROY, thing("archer"), 1, -1),
        (BOW, thing("hare"), 0, -1),
    ]
    assert triggers.destroyed_by(game, event) == [thing("archer")]

    def past(verb: PastVerb, name: str, period: Period = "turn") -> bool:
        return in_past(game, reader(), p.Past(verb, period), thing(name))

    game.happened += [(DESTROY, thing("sage"), 2, -1)]  # for losing a duel
    assert [past("destroy in resolution", name) for name in ("archer", "elk", "sage", "hare")] == [
        True,
        False,
        False,
        False,
    ]
    assert [past("destroy for duel loss", name) for name in ("archer", "elk", "sage", "hare")] == [
        False,
        False,
        True,
        False,
    ]
    assert [past("be there", name, "battle") for name in ("hare", "archer", "bear")] == [True, False, False]
    assert past("destroy", "elk", "game")
    assert not past("destroy", "bear", "game")
    game.happened += [(ASSIGN, thing("bear"), thing("Bob.P2"), -1)]
    assert not past("assign to current battlefield", "bear")
    game.happened += [(ASSIGN, thing("bear"), thing("Bob.P1"), -1)]
    assert past("assign to current battlefield", "bear")
    assert past("assign", "bear")
    assert not past("assign", "sage")


def test_what_the_text_or_the_action_at_hand_did() -> None:
    asking = deed("mill", ("bow", "elk"))
    asking.event = happening(RESOLVE, "", RUSE)
    for period, expected in (("this", ["elk"]), ("action", ["hare"])):
        node = p.Past("bow", "this" if period == "this" else "action")
        found = [name for name in ("elk", "hare", "sage") if in_past(field().game, asking, node, thing(name))]
        assert found == expected


def test_what_an_earlier_action_targeted_and_who_performed_it() -> None:
    game = field().game.clone()
    for number, (card, target, performer) in enumerate((("trap", "elk", "bear"), ("ruse", "hare", "archer"))):
        game.deeds.append(deed_of(game, deed(card)))
        game.happened += [(TARGET, thing(target), 0, number), (PERFORM, thing(performer), 0, number)]

    def said(*filters: p.Filter) -> list[bool]:
        return [deed_fits(game, reader(), p.Noun(("action",), filters), each) for each in game.deeds]

    assert said(p.ActionDid("target", MONK)) == [True, False]
    assert said(p.ActionDid("target", MONK, False)) == [False, True]
    assert said(p.ActionDid("target")) == [True, True]  # what is not remembered is not asked
    assert said(p.ActionDid("bow", MONK)) == [True, True]
    assert said(p.PerformedBy(YOURS)) == [False, True]
    assert said(p.PerformedBy(YOURS, False)) == [True, False]
    assert said(p.PerformedBy(MONK)) == [False, False]
    assert said(p.Either((p.HasKeyword("Kiho"), p.PerformedBy(MONK)))) == [False, True]
    assert said(p.HasKeyword("Trap"), p.HasKeyword("Battle")) == [True, False]
