"""The steps of an action and of a trait, where something has interfered."""

from __future__ import annotations

import pytest
from tests.editions.ccg.effects.sandbox import N, Sandbox, Stop

from rokugan import program as p
from rokugan.editions.ccg.actions.offers import LOBBY
from rokugan.editions.ccg.actions.taking import CarryOut, TakeAction, after_action
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import CompiledAbility, compiled_ability
from rokugan.editions.ccg.table.ids import RESOLVING

pytestmark = pytest.mark.interpreted  # the sandbox has a frame of its own

HONOR = p.GainHonor(N(1))
NOBODY = p.Bow(p.Target(p.Noun(("personality",), (p.HasKeyword("Ninja"),)), 0))


def taken(sandbox: Sandbox, step: str, *effects: p.Effect, costs: tuple[p.Effect, ...] = ()) -> Action:
    """An action of Ox is at that step."""
    ability = compiled_ability(p.Ability(("open",), effects, constraints=costs), 0)
    action = Action(0, sandbox.number("ox"), ability)
    action.is_action = True
    frame = TakeAction(action)
    frame.goto(step)
    sandbox.run(frame)
    return action


@pytest.mark.rule("samurai.targeting.12")
@pytest.mark.parametrize(("edition", "pays"), [("samurai", False), ("celestial", True)])
def test_targets_that_are_gone_since_the_announcement(edition: str, pays: bool) -> None:
    """Nothing is done; in Samurai Edition the costs are waived besides."""
    sandbox = Sandbox(edition, "peace")
    action = taken(sandbox, "target", NOBODY, HONOR, costs=(p.Bow(p.Ref("this")),))
    assert (action.effects_off, sandbox.look("Ann.honor"), sandbox.look("ox.bowed")) == (True, 10, pays)


def test_what_was_not_played_is_not_put_away() -> None:
    """An action of the rules is on no card: a list would take the player for one, which another action has played."""
    sandbox = Sandbox(stage="peace")
    trick = sandbox.number("trick")
    sandbox.game.bring(trick, RESOLVING)
    frame = TakeAction(Action(0, trick - len(sandbox.game.cards), LOBBY))
    frame.goto("tidy_up")
    sandbox.run(frame)
    assert sandbox.game.where[trick] == RESOLVING


def test_after_which_action() -> None:
    """After the one that is meant, though another is taken within it; at once if it is under way no more."""
    sandbox = Sandbox(stage="peace")
    outer, inner, other = (Action(0, sandbox.number("ox"), LOBBY) for _ in range(3))
    frames = [TakeAction(outer), TakeAction(inner)]
    depth = len(sandbox.game.stack)
    sandbox.game.stack.extend(frames)
    first, second, third = Stop(), Stop(), Stop()
    after_action(sandbox.game, outer, first)
    after_action(sandbox.game, inner, second)
    after_action(sandbox.game, other, third)
    assert sandbox.game.stack[depth:] == [first, frames[0], second, frames[1], third]


def trait(*effects: p.Effect, costs: tuple[p.Effect, ...] = ()) -> CompiledAbility:
    """A triggered trait."""
    node = p.Triggered(p.Trigger("after", p.Pattern("turn begins")), effects)
    return CompiledAbility(node, 0, effects, costs, (), (), node.trigger)


@pytest.mark.rule("samurai.g-targeting.05")
@pytest.mark.parametrize(("edition", "honor"), [("samurai", 11), ("celestial", 10)])
def test_a_trait_without_a_target(edition: str, honor: int) -> None:
    """In Samurai Edition it does the rest."""
    sandbox = Sandbox(edition, "peace")
    sandbox.run(CarryOut(Action(0, sandbox.number("ox"), trait(NOBODY, HONOR))))
    assert (sandbox.asks, sandbox.look("Ann.honor")) == ([], honor)


def test_a_trait_whose_cost_is_not_paid() -> None:
    sandbox = Sandbox(stage="peace")
    action = Action(0, sandbox.number("ox"), trait(HONOR, costs=(p.Bow(p.Ref("this")),)))
    frame = CarryOut(action)
    frame.goto("resolve")
    action.effects_off = True
    sandbox.run(frame)
    assert (sandbox.look("Ann.honor"), action.effects_done()) == (10, [])
