"""What may be targeted, and the choosing, one question at a time on one table."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.ccg.effects.sandbox import N, Sandbox
from tests.editions.ccg.text.doings import deed, field
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.editions.ccg.actions import targeting
from rokugan.editions.ccg.actions.targeting import ChooseTargets
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import compiled_ability
from rokugan.editions.ccg.table.ids import BATTLE, OPEN
from rokugan.program.words import Designator

pytestmark = pytest.mark.interpreted  # the sandbox has a frame of its own

PERSON = p.Noun(("personality",))
MINE = p.Noun(("personality",), whose="your")
MONK = p.Noun(("personality",), (p.HasKeyword("Monk"),))
NINJA = p.Noun(("personality",), (p.HasKeyword("Ninja"),))
HONOR = p.GainHonor(N(1))
YES = p.Compare(N(1), "=", N(1))
ATTACK = p.Ref("ranged attack")


def bow(noun: p.Noun, slot: int = 0, least: int = 1, most: int = 1, limit: p.Amount | None = None) -> p.Bow:
    """Bow such targets."""
    return p.Bow(p.Target(noun, slot, least, most, limit=limit))


def ready(
    sandbox: Sandbox,
    *effects: p.Effect,
    costs: tuple[p.Effect, ...] = (),
    by: int = OPEN,
    card: str = "ox",
    **more: Any,
) -> Action:
    """An action of that card of Ann."""
    said: tuple[tuple[Designator, int], ...] = (("open", OPEN), ("battle", BATTLE))
    words = tuple(word for word, bit in said if by & bit)
    ability = compiled_ability(p.Ability(words, effects, constraints=costs, **more), 0)
    action = Action(0, sandbox.number(card), ability)
    action.is_action, action.designator = True, by
    return action


def test_targeted_when_all_are() -> None:
    action = ready(Sandbox(), bow(PERSON), bow(PERSON, 1))
    assert not targeting.is_targeted(action)
    action.targets.slots[0] = [1]
    assert not targeting.is_targeted(action)
    action.targets.slots[1] = []
    assert targeting.is_targeted(action)


@pytest.mark.rule("samurai.naval.02")
@pytest.mark.parametrize(
    ("targets", "chosen", "crew", "performed"),
    [
        ((MINE, MINE), "ox yak", "ox", True),  # one of two who perform it
        ((MINE, MINE), "yak elk", "ox", False),
        ((MINE, MINE), "yak", "ox", True),  # he may still be chosen
        ((MINE, MONK), "yak", "ox", False),  # but not here
        ((MINE, MONK), "yak", "ox elk", True),  # his Follower, as it were
        ((MONK, MINE), "", "ox", True),
        ((MONK, MONK), "", "ox", False),
    ],
)
def test_whether_one_of_the_crew_performs(targets: tuple[p.Noun, ...], chosen: str, crew: str, performed: bool) -> None:
    sandbox = Sandbox()
    costs = tuple(p.Target(noun, slot) for slot, noun in enumerate(targets))
    action = ready(sandbox, bow(PERSON, 2), costs=costs, card="seal")  # whom the effects target does not perform
    for slot, name in enumerate(chosen.split()):
        action.targets.slots[slot] = [sandbox.number(name)]
    action.targets.crew = tuple(sandbox.number(name) for name in crew.split())
    assert targeting.performed_by_crew(sandbox.game, action) == performed


@pytest.mark.parametrize(
    ("by", "stage", "possible"), [(OPEN, "peace", True), (BATTLE, "peace", False), (BATTLE, "battle", True)]
)
def test_what_is_lifted_sometimes_is_asked_of_battle_actions(by: int, stage: str, possible: bool) -> None:
    """An Open action needs no battle, though its text has Absent under a condition."""
    sandbox = Sandbox(stage=stage)
    action = ready(sandbox, HONOR, by=by, allowances=(p.Allow("absent", condition=YES),))
    assert targeting.completable(sandbox.game, action, 0) == possible


@pytest.mark.rule("samurai.actions.07")
@pytest.mark.parametrize("is_action", [True, False])
def test_good_faith_is_asked_of_actions(is_action: bool) -> None:
    """A trait does what it can."""
    sandbox = Sandbox(stage="peace")
    action = ready(sandbox, p.Attach(sandbox.the("crown"), p.Ref("this")), HONOR)  # for 9 Gold, which she has not
    action.is_action = is_action
    assert targeting.completable(sandbox.game, action, 0) == (not is_action)


def heavy(total: int) -> p.Noun:
    """Ann's Personalities with that much Force together."""
    return p.Noun(("personality",), (p.StatIs("force", ">=", N(total), together=True),), whose="your")


@pytest.mark.parametrize(("total", "possible"), [(3, True), (7, True), (8, True), (13, False)])
def test_several_that_have_enough_together(total: int, possible: bool) -> None:
    """Yak has 4, Ox 3 and his Follower 1 besides, Elk 2, Sow 1, Mole 0: two of them, or all."""
    sandbox = Sandbox(stage="peace")
    action = ready(sandbox, bow(heavy(total), 0, 2, -1))
    assert targeting.completable(sandbox.game, action, 0) == possible


def test_what_is_chosen_in_the_end_if_two_are_not_enough() -> None:
    sandbox = Sandbox(stage="peace")
    action = ready(sandbox, bow(heavy(8), 0, 2, -1))
    assert action.ability is not None
    target = action.ability.targets[0]
    found = [sandbox.number(name) for name in ("ox", "elk", "sow")]
    tried = list(targeting.fillings(sandbox.game, action, target, [], found))
    assert tried[-1] == [found[-1], *found[:-1]]


@pytest.mark.rule("samurai.wording.13")
def test_two_parts_are_two_things() -> None:
    """`a target Personality and a target Monk`: Elk is not both."""
    sandbox = Sandbox(stage="peace")
    both = p.Several((p.Target(MINE, 0), p.Target(MONK, 1)))
    action = ready(sandbox, p.Bow(both))
    assert action.ability is not None
    action.targets.slots[0] = [sandbox.number("elk")]
    assert targeting.legal_targets(sandbox.game, action, action.ability.targets[1]) == []
    action.targets.slots[0] = [sandbox.number("ox")]
    assert targeting.legal_targets(sandbox.game, action, action.ability.targets[1]) == [sandbox.number("elk")]


@pytest.mark.parametrize(("card", "others"), [("blade", "elk sow"), ("net", "ox elk sow")])
def test_a_transfer_goes_to_another(card: str, others: str) -> None:
    """Blade is on Ox; Net is in hand, on nobody."""
    sandbox = Sandbox(stage="peace")
    node = p.Transfer(sandbox.the(card), p.Target(MINE, 0))
    action = ready(sandbox, node)
    assert action.ability is not None
    found = [sandbox.number(name) for name in ("ox", "elk", "sow")]
    kept = targeting.narrowed(sandbox.game, action, action.ability.targets[0], found)
    assert kept == [sandbox.number(name) for name in others.split()]


# --------------------------------------------------------------------------------------------- Ranged Attacks


def shooting(sandbox: Sandbox, *after: p.Effect, number: int = 1) -> Action:
    """So many Ranged Attacks of Ox, and what the text says of them."""
    attacks = tuple(p.RangedAttack(N(3), p.Target(p.Noun(("card",)), slot)) for slot in range(number))
    return ready(sandbox, *attacks, *after, by=BATTLE)


def shot(sandbox: Sandbox, action: Action, slot: int = 0) -> list[str]:
    """What that Ranged Attack may target, by title."""
    assert action.ability is not None
    found = targeting.shot_at(sandbox.game, action, action.ability.targets[slot])
    return [sandbox.game.behaviours[each].title for each in found]


def test_what_a_text_adds_stands_there_once() -> None:
    """Hare, who opposes the attack, may be targeted already; Bear, who is at home, only by the text."""
    whose = p.Noun(("personality",), whose="other")
    game = field(p.Allow("target", p.Each(p.Noun(("ranged attack",))), of=whose)).game
    action = deed("archer")
    assert action.ability is not None
    found = targeting.shot_at(game, action, action.ability.targets[0])
    assert sorted(game.behaviours[each].title for each in found) == ["Bear", "Hare", "Lynx"]


def test_one_of_its_attacks_may_target_that() -> None:
    sandbox = Sandbox()
    action = shooting(sandbox, number=2)
    action.ranged.widened = (p.OneOf((sandbox.the("hare"),)),)
    assert (shot(sandbox, action), shot(sandbox, action, 1)) == (["Guards", "Hare"], ["Guards", "Hare"])
    action.targets.slots[0] = [sandbox.number("hare")]
    assert (shot(sandbox, action), shot(sandbox, action, 1)) == (["Guards", "Hare"], ["Guards"])


@pytest.mark.rule("samurai.actions.09")
@pytest.mark.parametrize(
    ("is_action", "announced", "found"), [(True, False, ["Bear"]), (True, True, []), (False, False, [])]
)
def test_what_a_reaction_will_let_it_target(table: Trial, is_action: bool, announced: bool, found: list[str]) -> None:
    """Nobody opposes Ox: he may announce his attack because Elk will widen it; once it is announced, she has or she has not."""
    widens = p.Give(ATTACK, (p.Allow("target", of=p.Each(p.Noun(("personality",), (p.HasKeyword("Nonhuman"),)))),))
    reaction = p.Ability(
        ("reaction",), (widens,), trigger=p.Trigger("after", p.Pattern("announce", p.Noun(("action",)), p.You()))
    )
    shoots = p.Ability(("battle",), (p.RangedAttack(N(3), p.Target(p.Noun(("card",)), 0)),))
    table.make("Ox", program=p.Program(abilities=(shoots, p.Ability(("battle",), (HONOR,)))), force=3, chi=3)
    table.make("Elk", program=p.Program(abilities=(reaction,)), force=2, chi=2)
    table.lay("Ann", in_play=[{"card": title, "at": "Bob.P1", "side": "attacking"} for title in ("Ox", "Elk")])
    table.lay("Bob", in_play=["Hare", "Bear"])
    game, ox = table.begin("attack").play("fight P1").game, table.handles["ox"]
    action = Action(0, ox, game.behaviours[ox].abilities[0])
    action.is_action, action.designator, action.serial = is_action, BATTLE, 0 if announced else -1
    assert action.ability is not None
    shot = targeting.shot_at(game, action, action.ability.targets[0])
    assert [game.behaviours[each].title for each in shot] == found


def test_what_another_attack_of_the_action_targets() -> None:
    sandbox = Sandbox()
    action = shooting(sandbox, number=3)
    assert action.ability is not None
    hare, wolf = sandbox.number("hare"), sandbox.number("wolf")
    target = action.ability.targets[0]
    action.targets.slots[0] = [wolf]
    assert not targeting.shot_elsewhere(action, target, hare)
    assert not targeting.shot_elsewhere(action, target, wolf)
    action.targets.slots[1] = [hare]
    assert targeting.shot_elsewhere(action, target, hare)


@pytest.mark.parametrize(
    ("node", "allowed"),
    [
        (p.Give(ATTACK, (p.Allow("target", of=PERSON),)), True),
        (p.Give(ATTACK, (p.Allow("target", of=PERSON),), condition=YES), True),
        (p.Give(ATTACK, (p.Allow("target", of=PERSON),), condition=p.Not(YES)), False),
        (p.Give(ATTACK, (p.Allow("absent", of=PERSON),)), False),
        (p.Give(ATTACK, (p.Modify("force", N(1)),)), False),
        (p.Give(p.Ref("this"), (p.Allow("target", of=PERSON),)), False),
    ],
)
def test_what_the_text_lets_its_attack_target(node: p.Effect, allowed: bool) -> None:
    sandbox = Sandbox()
    assert bool(targeting.said_of_attack(sandbox.game, shooting(sandbox, node))) == allowed


@pytest.mark.rule("celestial.ranged.01")
@pytest.mark.parametrize(
    ("card", "may"),
    [("guards", True), ("hare", False), ("elk", True), ("ghost", False), ("net", False), ("pit", False)],
)
def test_what_can_be_shot(card: str, may: bool) -> None:
    """A Follower, or a Personality without Followers, in play."""
    sandbox = Sandbox()
    assert targeting.may_be_shot(sandbox.game, sandbox.number(card)) == may


# -------------------------------------------------------------------------------------------------- choosing


def test_a_target_that_nothing_can_be() -> None:
    """Nothing is chosen, and nothing comes of the action."""
    sandbox = Sandbox("celestial", "peace")
    action = ready(sandbox, bow(NINJA))
    sandbox.run(ChooseTargets(action))
    assert (sandbox.asks, action.targets.slots, action.effects_off) == ([], [[]], True)


def test_the_second_of_two_that_nothing_can_be() -> None:
    """The first has been chosen, and stays so."""
    sandbox = Sandbox("celestial", "peace")
    action = ready(sandbox, bow(p.Noun(("holding",)), 0, 2, 2))
    frame = ChooseTargets(action)
    frame.partial = [sandbox.number("pit"), sandbox.number("seal")][:1]
    sandbox.do(p.Destroy(sandbox.the("seal"))).run(frame)
    assert (sandbox.asks, action.targets.slots, action.effects_off) == ([], [[sandbox.number("pit")]], False)


def test_where_a_cost_cannot_be_paid_any_more() -> None:
    """None need be chosen: nobody is asked, and paying will show what comes of it."""
    sandbox = Sandbox("celestial", "peace")
    action = ready(sandbox, bow(PERSON, 0, 0, -1), costs=(p.PayGold(N(50)),))
    sandbox.run(ChooseTargets(action))
    assert (sandbox.asks, action.targets.slots, action.effects_off) == ([], [[]], False)


def test_up_to_none() -> None:
    sandbox = Sandbox("celestial", "peace")
    action = ready(sandbox, bow(PERSON, 0, 0, -1, N(0)))
    sandbox.run(ChooseTargets(action))
    assert (sandbox.asks, action.targets.slots, action.effects_off) == ([], [[]], False)


def test_none_are_too_few() -> None:
    """Though the text asks for no number of them, they must have 5 Force together."""
    sandbox = Sandbox("celestial", "peace")
    action = ready(sandbox, bow(heavy(5), 0, 0, -1))
    sandbox.run(ChooseTargets(action))
    assert "done" not in sandbox.asks
    sandbox.game.play("target Ox")
    assert "done" not in sandbox.asks
    sandbox.game.play("target Yak")
    assert "done" in sandbox.asks


@pytest.mark.parametrize(("constrains", "asked"), [(True, "Ann"), (False, "Bob")])
def test_another_player_chooses_the_targets_of_the_effects(constrains: bool, asked: str) -> None:
    sandbox = Sandbox("celestial", "peace")
    action = ready(sandbox, HONOR, costs=(p.Target(MINE, 0),)) if constrains else ready(sandbox, bow(MINE))
    action.targets.chooser = 1
    sandbox.run(ChooseTargets(action))
    assert sandbox.asks[0] == asked


@pytest.mark.parametrize(("is_action", "able"), [(True, False), (False, True)])
def test_a_trait_is_not_performed(is_action: bool, able: bool) -> None:
    """Who may perform no actions has traits all the same."""
    sandbox = Sandbox(stage="peace")
    sandbox.do(p.Give(sandbox.the("ox"), (p.Forbid("may not", "perform"),)))
    action = ready(sandbox, HONOR)
    action.is_action = is_action
    assert targeting.can_perform(sandbox.game, action) == able
