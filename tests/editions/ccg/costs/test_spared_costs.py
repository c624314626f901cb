"""Costs that a text takes over, keeps from being paid, or lets stand."""

from __future__ import annotations

import pytest
from tests.editions.ccg.effects.sandbox import Stop
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.editions.ccg.costs import payers
from rokugan.editions.ccg.costs.imperial_favor import PayFavor
from rokugan.editions.ccg.table.action import Action

pytestmark = pytest.mark.interpreted  # the sandbox has a frame of its own

N = p.Number
HONOR = p.GainHonor(N(1))
THIS = p.Ref("this")


@pytest.mark.parametrize(
    ("is_action", "stands", "freed"), [(True, False, True), (False, False, False), (True, True, False)]
)
def test_who_will_be_freed_from_bowing(table: Trial, is_action: bool, stands: bool, freed: bool) -> None:
    """By a Reaction to performing: a trait is not performed, and a card may say that its costs stand."""
    performs = p.Trigger("when", p.Pattern("perform", THIS))
    abilities = (
        p.Ability(("open",), (HONOR,), constraints=(p.Bow(THIS),)),
        p.Ability(("reaction",), (p.WaiveBow(THIS),), trigger=performs),
    )
    traits = (p.Forbid("will not", "reduce costs"),) if stands else ()
    table.make("Ox", program=p.Program(abilities=abilities, traits=traits), force=3, chi=3)
    game, ox = table.begin().game, table.handles["ox"]
    action = Action(0, ox, game.behaviours[ox].abilities[0])
    action.is_action = is_action
    assert payers.waived(game, action, ox) == freed


def pays(table: Trial, *traits: p.Trait, negated: bool = False, favor: bool = True) -> None:
    """Ann pays a cost of discarding the Favor; Ox gains her 1 Honor before that and 2 after it, and Elk says these."""
    discard = p.Pattern("discard favor")
    before = p.Triggered(p.Trigger("before", discard), (HONOR,))
    after = p.Triggered(p.Trigger("after", discard), (p.GainHonor(N(2)),))
    table.trait(before, after, on="Ox")
    table.trait(*traits, on="Elk")
    table.lay("Ann", favor=favor)
    game = table.begin().game
    frame = PayFavor(Action(0, table.handles["bear"], None))
    frame.event.negated = negated
    if negated:
        frame.goto("choose")
    game.decision = None
    game.push(Stop())
    game.push(frame)
    game.advance()


@pytest.mark.parametrize(
    ("forbidden", "negated", "holds", "honor"),
    [(False, False, False, 13), (True, False, True, 10), (False, True, True, 10)],
)
def test_the_favor_is_discarded(table: Trial, forbidden: bool, negated: bool, holds: bool, honor: int) -> None:
    """Unless a text keeps her from it, or it is negated when it is about to happen."""
    pays(table, *([p.Forbid("may not", "take favor", p.You())] if forbidden else []), negated=negated)
    assert (table.look("Ann.favor"), table.look("Ann.honor")) == (holds, honor)


@pytest.mark.parametrize(("stays", "negated", "honor"), [(False, False, 13), (True, False, 11), (False, True, 10)])
def test_a_card_that_counts_as_the_favor(table: Trial, stays: bool, negated: bool, honor: int) -> None:
    """What cannot be discarded was not discarded as the Favor either; where that is negated, the card stays too."""
    kept = [p.Forbid("will not", "discard", THIS, costs_too=True)] if stays else []
    pays(table, p.Allow("discard as favor"), *kept, negated=negated, favor=False)
    assert (table.look("elk.zone") == "home", table.look("Ann.honor")) == (stays or negated, honor)
