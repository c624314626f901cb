"""Running a text: what is put before or after what it says, what it lets choose, and challenges."""

from __future__ import annotations

import pytest
from tests.editions.ccg.effects.sandbox import N, Sandbox

from rokugan import program as p
from rokugan.editions.ccg.actions import running_text
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.table.action import Action, Duel
from rokugan.editions.ccg.table.compiled_card import CompiledAbility, compiled_ability

pytestmark = pytest.mark.interpreted  # the sandbox has a frame of its own

HONOR = p.GainHonor(N(1))
ATTACK = p.Give(p.Ref("ranged attack"), (p.Modify("force", N(1)),))
CARD = p.Noun(("card",))
HOLDING = p.Noun(("holding",), whose="your")
YES = p.Compare(N(1), "=", N(1))


@pytest.mark.parametrize(
    ("node", "speaks"),
    [
        (ATTACK, True),
        (p.CompareAttack("chi"), True),
        (p.If(YES, (ATTACK, p.CompareAttack("chi"))), True),
        (p.If(YES, (ATTACK, HONOR)), False),  # a part of it must wait for the attack
        (p.Give(p.Ref("this"), (p.Modify("force", N(1)),)), False),
        (HONOR, False),
    ],
)
def test_what_is_said_of_a_ranged_attack(node: p.Effect, speaks: bool) -> None:
    assert running_text.speaks_of_attack(node) == speaks


def later(event: p.words.Happening, *details: p.words.Detail) -> p.Later:
    """An effect that waits for that."""
    return p.Later(p.Trigger("before", p.Pattern(event, details=details)), (HONOR,))


@pytest.mark.parametrize(
    ("node", "speaks"),
    [
        (later("phase begins", "attack"), True),
        (later("phase begins", "dynasty"), False),
        (later("battle ends"), True),
        (later("turn ends"), False),
        (p.Give(p.You(), (p.Forbid("may not", "invite"),)), True),
        (p.Give(p.You(), (p.Forbid("may not", "target"),)), False),
        (p.Give(p.Each(p.Noun(("battlefield",))), (p.Modify("strength", N(1)),)), True),
        (p.Give(p.Ref("this"), (p.Modify("force", N(1)),)), False),
    ],
)
def test_what_is_said_of_an_additional_attack_phase(node: p.Effect, speaks: bool) -> None:
    assert running_text.speaks_of_phase(node) == speaks


@pytest.mark.parametrize(
    ("node", "speaks"),
    [
        (p.Bow(p.Ref("loser")), True),
        (p.DuelStat(None, "force"), True),
        (p.If(p.Did("refuse", p.Ref("challenged")), (HONOR,)), True),
        (p.If(p.Did("bow", p.Ref("challenged")), (HONOR,)), False),
        (HONOR, False),
    ],
)
def test_what_is_said_of_a_duel(node: p.Effect, speaks: bool) -> None:
    assert running_text.speaks_of_duel(node) == speaks


def focus_effect(*effects: p.Effect) -> Action:
    """A Focus Effect."""
    return Action(0, 0, CompiledAbility(p.FocusEffect(effects), 0, effects, (), ()))


@pytest.mark.parametrize(
    ("node", "waits"), [(p.Bow(p.Ref("loser")), True), (HONOR, False), (later("turn ends"), False)]
)
def test_a_focus_effect_waits_for_the_end_of_the_duel(node: p.Effect, waits: bool) -> None:
    action = focus_effect(node)
    assert not running_text.waits_for_duel(action, node)
    action.duel = Duel(0, 1, "chi")
    assert running_text.waits_for_duel(action, node) == waits
    action.duel.over = True  # it has ended without a loser
    assert not running_text.waits_for_duel(action, node)


@pytest.mark.parametrize(
    ("most", "limit", "bound"), [(2, None, 2), (-1, None, -1), (2, 3, 2), (2, 1, 1), (-1, 3, 3), (-1, 0, 0), (1, -2, 0)]
)
def test_how_many_may_be_chosen(most: int, limit: int | None, bound: int) -> None:
    node = p.Target(CARD, 0, 0, most, limit=None if limit is None else N(limit))
    sandbox = Sandbox()
    assert running_text.most_of(sandbox.game, sandbox.action, node) == bound


def test_none_of_none() -> None:
    """`Up to X target Personalities`, where X is 0: nobody is asked."""
    sandbox = Sandbox().do(p.Bow(p.Target(p.Noun(("personality",)), 0, 0, -1, limit=N(0))))
    assert (sandbox.asks, sandbox.action.targets.slots) == ([], [[]])


def test_effects_do_not_pay_again() -> None:
    sandbox = Sandbox()
    sandbox.action.payment.unpaid = True  # a cost was not paid, and that has been dealt with
    assert sandbox.do(HONOR).look("Ann.honor") == 11


def test_a_cost_that_need_not_be_chosen() -> None:
    sandbox = Sandbox().do(p.Bow(p.Chosen(HOLDING, 0, optional=True)), moves=("done",), cause="cost")
    assert (sandbox.asks, sandbox.action.effects_off) == ([], False)


def test_a_cost_that_must_be_chosen() -> None:
    nobody = p.Noun(("personality",), (p.HasKeyword("Ninja"),))
    sandbox = Sandbox().do(p.Bow(p.Chosen(nobody, 0)), cause="cost")
    assert sandbox.action.payment.refused


def test_a_cost_in_which_nobody_chooses() -> None:
    """A description without a number is asked of nobody, and lacks nothing."""
    sandbox = Sandbox().do(p.Bow(p.Chosen(HOLDING)), cause="cost")
    assert (sandbox.asks, sandbox.action.effects_off) == ([], False)


def test_if_nothing_leaves_the_gold_anything_pays() -> None:
    """Whatever bows, the Gold cannot be paid any more; the player still chooses what pays the first cost."""
    sandbox = Sandbox(stage="peace")
    costs = (p.Bow(p.Chosen(HOLDING, 0)), p.PayGold(N(50)))
    ability = compiled_ability(p.Ability(("open",), (HONOR,), constraints=costs), 0)
    action = Action(0, sandbox.number("ox"), ability)
    sandbox.run(RunEffects(action, ability.costs, "cost"))
    assert sandbox.asks == ["Ann", "target Pit", "target Seal"]


def test_a_challenge_later_takes_along_what_is_said_of_it() -> None:
    """Wherever in the delayed sentence it stands."""
    sandbox = Sandbox()
    challenge = p.Challenge(sandbox.the("ox"), sandbox.the("hare"))
    ends = p.Trigger("before", p.Pattern("turn ends"))
    sandbox.do(p.Later(ends, (HONOR, challenge)), p.Bow(p.Ref("loser")), p.GainHonor(N(2)))
    assert [each.effects for each in sandbox.game.delayed] == [(HONOR, challenge, p.Bow(p.Ref("loser")))]
    assert sandbox.look("Ann.honor") == 12


@pytest.mark.parametrize(("held", "found"), [(True, ["net"]), (False, ["net", "ruse"])])
def test_if_one_of_them_is_an_item(held: bool, found: list[str]) -> None:
    """What follows speaks of such a one; otherwise of all of them."""
    sandbox = Sandbox()
    sandbox.action.results.found = [sandbox.number(each) for each in ("net", "ruse")]
    noun = p.Noun(("item",), (p.Among(p.Ref("found")),))
    running_text.run_if(sandbox.game, sandbox.action, p.If(p.Exists(noun), (HONOR,), (HONOR,)), held, "effect")
    assert sandbox.action.results.found == [sandbox.number(each) for each in found]


@pytest.mark.rule("celestial.duel.01")
@pytest.mark.parametrize(
    ("one", "other", "issued"),
    [
        ("ox", "hare", True),
        ("ox", "elk", False),  # both are hers
        ("ghost", "hare", False),  # he is in the discard pile
        ("hare", "ghost", False),
        ("", "hare", False),
        ("ox", "", False),
        ("wolf", "ox", False),  # Wolf may issue no challenges
        ("ox", "wolf", True),
        ("ox", "bear", False),  # Bear may not be challenged
        ("bear", "ox", True),
    ],
)
def test_between_whom_a_challenge_is_issued(one: str, other: str, issued: bool) -> None:
    sandbox = Sandbox()
    sandbox.do(p.Give(sandbox.the("wolf"), (p.Forbid("may not", "issue"),)))
    sandbox.do(p.Give(sandbox.the("bear"), (p.Forbid("may not", "challenge"),)))
    before = len(sandbox.game.stack)
    running_text.issue_challenge(sandbox.game, sandbox.action, p.Challenge(sandbox.the(one), sandbox.the(other)), ())
    assert (len(sandbox.game.stack) - before, sandbox.action.duel is not None) == (int(issued), issued)
