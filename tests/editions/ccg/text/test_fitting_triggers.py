"""Which events fit the trigger of a text: of which things it speaks, and what its words mean, on one table (`doings.py`)."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from tests.editions.ccg.text.doings import deed, field, happening, reader, thing
from tests.editions.ccg.text.war import PLAYERS

from rokugan import program as p
from rokugan.editions.ccg.actions import offers
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import compiled_ability
from rokugan.editions.ccg.table.event_kinds import (
    ANNOUNCE,
    BOW,
    DESTROY,
    DISCARD,
    DUEL_BEGINS,
    ENTER,
    FOCUS_EFFECTS,
    GAIN,
    MOVE,
    PERFORM,
    PHASE_BEGINS,
    RECEIVE,
    RESOLVE,
    TAKE_FAVOR,
    TARGET,
    TRAIT_RESOLVES,
    TRANSFER,
    TURN_BEGINS,
)
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import (
    HOME,
    NOTHING,
)
from rokugan.editions.ccg.text.happened import triggers
from rokugan.program.words import Happening
from rokugan.testing import Table

RUSE = deed("ruse", ("begin", "ruse"), ("bow", "hare"), targets=("hare",), performers=("archer",))


def gone(kind: int, name: str, whence: int, **more: Any) -> Event:
    """A card that has left a zone."""
    return happening(kind, name, done=[thing(name)], used=[whence], **more)


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
        (pattern("attach", p.Noun(("follower",))), happening(TRANSFER, "spears", place="archer"), False),
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
