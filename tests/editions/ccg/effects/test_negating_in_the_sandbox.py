"""Negating, replacing and changing an event that is about to happen, and ending what lasts."""

from __future__ import annotations

import pytest
from tests.editions.ccg.effects.sandbox import N, Sandbox

from rokugan import program as p
from rokugan.editions.ccg.effects.interference import prevails
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import BOW, DISHONOR, ENTER, GAIN, LOSE

pytestmark = pytest.mark.interpreted  # the sandbox has a frame of its own


@pytest.fixture
def sandbox() -> Sandbox:
    """A new copy of the table."""
    return Sandbox()


# -------------------------------------------------------------------------------------------------- negating


@pytest.mark.parametrize("verb", ["effects", "action"])
@pytest.mark.parametrize("secure", [False, True])
def test_the_effects_of_the_action_at_hand_are_negated_unless_they_stand(
    sandbox: Sandbox, verb: p.words.NegatedVerb, secure: bool
) -> None:
    theirs = Action(1, sandbox.number("hare"), None)
    if secure:
        theirs.manner.secure = ("effects",)
    sandbox.answering(BOW, "ox", action=theirs)
    sandbox.do(p.Negate(verb))
    assert theirs.effects_off != secure


def test_where_no_action_is_at_hand_none_is_negated(sandbox: Sandbox) -> None:
    sandbox.do(p.Negate("effects"))
    sandbox.answering(BOW, "ox")
    assert sandbox.do(p.Negate("effects")).unchanged


@pytest.mark.parametrize(
    ("node", "left", "later"),
    [
        (p.Negate("bow", p.Ref("subject")), ["bear"], True),
        (p.Negate("bow"), ["bear"], True),
        (p.Negate("event"), ["bear"], True),
        (p.Negate("dishonor", p.Ref("subject")), ["hare", "bear"], True),  # that is not what is about to happen
        (p.Negate("bow", p.Ref("subject"), ""), ["hare", "bear"], False),  # but for the rest of the turn
        (p.Negate("bow", p.Ref("subject"), "battle"), ["hare", "bear"], False),
    ],
)
def test_what_of_the_event_at_hand_is_negated(sandbox: Sandbox, node: p.Negate, left: list[str], later: bool) -> None:
    event = sandbox.answering(BOW, "hare", "bear")
    sandbox.do(node)
    assert event.things == [sandbox.number(name) for name in left]
    assert not event.negated
    sandbox.action = Action(0, sandbox.number("ox"), None)
    assert sandbox.do(p.Bow(sandbox.the("hare"))).look("hare.bowed") is later


def test_an_event_that_is_not_about_its_subject_is_negated_as_a_whole(sandbox: Sandbox) -> None:
    event = sandbox.answering(BOW, "hare", "bear", subject="Bob")
    sandbox.do(p.Negate("bow"))
    assert (event.things, event.negated) == ([], True)


def test_what_has_happened_is_not_negated(sandbox: Sandbox) -> None:
    event = sandbox.answering(BOW, "hare")
    event.done = list(event.things)
    sandbox.do(p.Negate("bow"))
    assert (event.things, event.negated) == ([sandbox.number("hare")], False)


def test_what_is_negated_for_a_time_is_only_that(sandbox: Sandbox) -> None:
    sandbox.answering(DISHONOR, "hare")
    sandbox.do(p.Negate("bow", sandbox.the("hare"), others=("token",)))
    sandbox.action = Action(0, sandbox.number("ox"), None)
    sandbox.do(
        p.Bow(sandbox.the("hare", "bear")), p.Dishonor(sandbox.the("hare")), p.PutToken(sandbox.the("hare"), "Wealth")
    )
    assert (sandbox.look("hare.bowed"), sandbox.look("bear.bowed"), sandbox.look("hare.dishonorable")) == (
        False,
        True,
        True,
    )
    assert sandbox.look("hare.tokens") == {"Wealth": 1}  # nothing keeps tokens away for a time


@pytest.mark.parametrize(
    ("verbs", "bows", "gains"),
    [
        (("bow",), False, True),
        (("gain honor",), True, False),
        (("gain honor", "bow"), False, False),
        (("bow", "gain honor"), False, False),
    ],
)
def test_what_is_negated_of_nobody_in_particular_is_negated_of_all(
    sandbox: Sandbox, verbs: tuple[p.words.NegatedVerb, ...], bows: bool, gains: bool
) -> None:
    sandbox.do(p.Negate(verbs[0], None, "", others=verbs[1:]))
    sandbox.do(p.Bow(sandbox.the("ox", "hare")), p.GainHonor(N(2)), p.GainHonor(N(2), sandbox.the("Bob")))
    assert [sandbox.look(f"{name}.bowed") for name in ("ox", "hare")] == [bows, bows]
    assert [sandbox.look(f"{name}.honor") for name in ("Ann", "Bob")] == [12, 12] if gains else [10, 10]


@pytest.mark.parametrize(
    ("kind", "done", "honor"),
    [(ENTER, True, 7), (ENTER, False, 10), (BOW, True, 10)],
)
def test_the_honor_for_entering_play_is_taken_back_when_it_has_been_gained(
    sandbox: Sandbox, kind: int, done: bool, honor: int
) -> None:
    event = sandbox.answering(kind, "hare")
    gain = Event(GAIN, [sandbox.number("Bob")], 1)
    gain.amount, gain.done = 3, list(gain.things)
    event.gains = [gain]
    event.done = list(event.things) if done else []
    sandbox.do(p.Negate("gain honor", sandbox.the("hare", "Bob")))
    assert sandbox.look("Bob.honor") == honor
    sandbox.action = Action(1, sandbox.number("hare"), None)
    sandbox.do(p.GainHonor(N(2)))
    assert sandbox.look("Bob.honor") == honor + (2 if honor == 7 else 0)  # else it is negated for the time to come


@pytest.mark.parametrize(("others", "bowed"), [(("bow",), False), ((), True)])
def test_of_the_next_time_only_what_can_happen_is_negated(
    sandbox: Sandbox, others: tuple[p.words.NegatedVerb, ...], bowed: bool
) -> None:
    """That something is there does not happen: there is no next time of it."""
    sandbox.do(p.Negate("be there", sandbox.the("hare"), "next", others=others))
    assert len(sandbox.game.delayed) == len(others)
    assert sandbox.do(p.Bow(sandbox.the("hare"))).look("hare.bowed") is bowed


@pytest.mark.parametrize("done", [p.Bow, p.Dishonor, p.Destroy])
def test_the_next_of_several_things_is_negated_and_only_that(
    sandbox: Sandbox, done: type[p.Bow] | type[p.Dishonor] | type[p.Destroy]
) -> None:
    sandbox.do(p.Negate("bow", sandbox.the("hare"), "next", others=("dishonor", "destroy")))
    sandbox.do(done(sandbox.the("hare")))
    assert [sandbox.look("hare.bowed"), sandbox.look("hare.dishonorable"), sandbox.look("hare.zone")] == [
        False,
        False,
        "battlefield",
    ]
    sandbox.do(p.Bow(sandbox.the("hare")))
    assert sandbox.look("hare.bowed")


@pytest.mark.rule("samurai.effects.21")
@pytest.mark.parametrize(("ability", "word", "is_so"), [(0, "", True), (0, "sure", False), (1, "", False)])
def test_a_negation_that_stands_prevails_over_what_stands(
    sandbox: Sandbox, ability: int, word: str, is_so: bool
) -> None:
    event = Event(BOW, [sandbox.number("hare")], 1)
    event.word = "sure" if word else ""
    assert prevails(sandbox.saying(ability), event) is is_so
    assert not prevails(sandbox.action, event)


# ----------------------------------------------------------------------------------------- ending what lasts


def test_the_effects_of_a_card_end_and_those_of_others_last(sandbox: Sandbox) -> None:
    later = p.Later(p.Trigger("after", p.Pattern("turn ends")), (p.GainHonor(N(1)),))
    for card in ("ox", "elk"):
        sandbox.of(0, card).do(p.Give(sandbox.the("sow"), (p.Modify("force", N(2)),)), later)
    assert (sandbox.look("sow.force"), len(sandbox.game.delayed)) == (5, 2)
    sandbox.do(p.EndEffects(sandbox.the("Ann", "ox")))
    assert (sandbox.look("sow.force"), [each.source for each in sandbox.game.delayed]) == (3, [sandbox.number("elk")])


@pytest.mark.parametrize(
    ("change", "verb", "force"),
    [
        (p.Modify("force", N(2)), "force bonus", 3),
        (p.Modify("force", N(2)), "force penalty", 5),
        (p.Modify("force", N(2)), "chi bonus", 5),
        (p.Modify("force", N(2), True), "force penalty", 3),
        (p.Modify("force", N(2), True), "force bonus", 1),
        (p.Limit("force", "minimum", N(5)), "force bonus", 5),  # which is no bonus
    ],
)
def test_only_such_a_bonus_ends(sandbox: Sandbox, change: p.Change, verb: p.words.NegatedVerb, force: int) -> None:
    sandbox.do(p.Give(sandbox.the("ox"), (change,)), p.Negate(verb, sandbox.the("ox")))
    assert sandbox.look("ox.force") == force


# ------------------------------------------------------------------------------------- instead, and how much


@pytest.mark.parametrize(
    ("subject", "things", "along", "negated"),
    [
        ("hare", ["bear"], ["guards"], False),
        ("guards", ["hare", "bear"], [], False),
        ("Bob", ["hare", "bear"], ["guards"], True),
    ],
)
def test_what_happens_instead_happens_to_the_subject(
    sandbox: Sandbox, subject: str, things: list[str], along: list[str], negated: bool
) -> None:
    event = sandbox.answering(BOW, "hare", "bear", subject=subject)
    event.along = [sandbox.number("guards")]
    sandbox.do(p.Instead((p.GainHonor(N(1)),)))
    assert (event.things, event.along) == (
        [sandbox.number(each) for each in things],
        [sandbox.number(each) for each in along],
    )
    assert (event.negated, sandbox.look("Ann.honor")) == (negated, 11)


def test_nothing_happens_instead_of_what_has_happened(sandbox: Sandbox) -> None:
    event = sandbox.answering(BOW, "hare")
    event.done = list(event.things)
    sandbox.do(p.Instead((p.GainHonor(N(1)),)))
    assert (event.things, event.negated) == ([sandbox.number("hare")], False)
    assert sandbox.look("Ann.honor") == 11


@pytest.mark.parametrize(
    ("how", "ability", "amount"),
    [
        ("set", 2, 2),
        ("subtract", 2, 1),
        ("add", 2, 5),
        ("double", 2, 6),
        ("halve", 2, 1),
        ("set", 1, 3),
        ("subtract", 1, 3),
        ("halve", 1, 3),
        ("add", 1, 5),  # only that it is reduced is excluded
        ("double", 1, 6),
    ],
)
def test_how_much_is_changed(sandbox: Sandbox, how: p.words.Alteration, ability: int, amount: int) -> None:
    event = sandbox.answering(LOSE, "Bob", action=sandbox.saying(ability))
    event.amount = 3
    sandbox.do(p.ChangeAmount(how, N(2)))
    assert event.amount == amount


def test_what_has_been_lost_is_not_changed(sandbox: Sandbox) -> None:
    event = sandbox.answering(LOSE, "Bob")
    event.amount, event.done = 3, list(event.things)
    sandbox.do(p.ChangeAmount("double", N(1)))
    assert event.amount == 3
    sandbox.action.event = None
    assert sandbox.do(p.ChangeAmount("double", N(1))).unchanged
