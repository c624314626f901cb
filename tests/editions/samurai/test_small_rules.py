"""Rules of Samurai Edition that are questions about a card or two, each asked where every part of it matters."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.acting import action_of
from tests.editions.ccg.text.war import war
from tests.editions.samurai.small_tables import ANYBODY, FIRST, HIS, SECOND, SOMEBODY, THIS, anew, fen, peace

from rokugan import program as p
from rokugan.editions.ccg.battle.attack import Battle, Maneuvers
from rokugan.editions.ccg.table.action import Event, Offer, Opportunity
from rokugan.editions.ccg.table.compiled_card import compiled_ability
from rokugan.editions.ccg.table.event_kinds import ASSIGN, BOW
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    BATTLE,
    DEFENDING,
    FORCE,
    NOTHING,
    OPEN,
    TurnPhase,
    player_thing,
    province_thing,
)
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.samurai import legacy, procedures, share
from rokugan.editions.samurai.additional import CreatedAttack
from rokugan.testing import Table

# --------------------------------------------------------------------------------------- moving to the battle

COME = p.Move(p.Target(HIS, 0), "battlefield")
FROM_HOME = p.Move(p.Target(p.Noun(("personality",), (p.In("home"),)), 0), "battlefield")
COME_ITSELF = p.Move(THIS, "battlefield")
ABSENT, AWAY = (p.Allow("absent"),), (p.Allow("no presence"),)


@pytest.mark.rule("samurai.battle.13", "samurai.battle.19", "samurai.actions.24")
@pytest.mark.parametrize(
    ("seat", "card", "effect", "target", "allowed", "designator", "found"),
    [
        (0, "ox", COME, "sow", (), BATTLE, True),
        (0, "ox", COME, "sow", (), OPEN, False),
        (0, "ox", COME, "elk", (), BATTLE, False),
        (0, "ox", COME, "", (), BATTLE, False),  # nobody is chosen yet
        (0, "ox", FROM_HOME, "sow", (), BATTLE, False),  # the text itself names those at home
        (0, "ox", p.Bow(SOMEBODY), "sow", (), BATTLE, False),
        (0, "sow", p.Bow(SOMEBODY), "elk", (), BATTLE, False),
        (0, "sow", COME_ITSELF, "", (), BATTLE, True),
        (0, "sow", COME_ITSELF, "", ABSENT, BATTLE, False),
        (0, "ox", COME_ITSELF, "", (), BATTLE, False),
        (2, "lynx", p.Bow(SOMEBODY), "ox", (), BATTLE, True),
        (2, "lynx", p.Bow(SOMEBODY), "ox", AWAY, BATTLE, False),
    ],
)
def test_an_action_that_is_legal_only_for_moving_a_unit_here(
    seat: int, card: str, effect: p.Effect, target: str, allowed: tuple[p.Allow, ...], designator: int, found: bool
) -> None:
    table = war()
    targets = (target,) if target else ()
    action = action_of(table, seat, card, effect, designator=designator, allowed=allowed, targets=targets)
    assert procedures.needs_movement(table.game, action) is found
    places = [SECOND, FIRST]
    rules = table.game.rules.actions
    assert rules.destinations(table.game, action, places) == ([FIRST] if found else places)


@pytest.mark.rule("samurai.battle.13")
def test_outside_a_battle_nothing_is_legal_only_for_moving() -> None:
    table = peace()
    action = action_of(table, 0, "ox", COME, targets=("ox",))
    assert not procedures.needs_movement(table.game, action)
    found = [table.handles["ox"], table.handles["bear"]]
    assert procedures.open_things(table.game, action, 0, [], found) == (found, False)


@pytest.mark.rule("samurai.battle.13", "samurai.battle.19")
def test_who_is_a_choice_while_others_can_come() -> None:
    game, handles = anew()
    ox, sow, wolf, lynx, hare, yak = (handles[each] for each in ("ox", "sow", "wolf", "lynx", "hare", "yak"))
    mine = action_of(war(), 0, "ox", p.Move(SOMEBODY, "battlefield"))
    assert procedures.open_things(game, mine, 0, [], [ox, sow, lynx]) == ([ox, sow], False)
    assert procedures.open_things(game, mine, 0, [], [ox, lynx]) == ([ox, lynx], False)
    assert procedures.open_things(game, mine, 5, [], [ox, sow, lynx]) == ([ox, sow, lynx], False)
    mine.designator = OPEN
    assert procedures.open_things(game, mine, 0, [], [ox, sow, lynx]) == ([ox, sow, lynx], False)
    assert game.attack is not None
    game.attack.current = SECOND  # where Bob has nobody
    his = action_of(war(), 1, "wolf", p.Move(SOMEBODY, "battlefield"))
    assert procedures.open_things(game, his, 0, [], [wolf, sow, yak, hare]) == ([wolf, hare], True)
    assert procedures.open_things(game, his, 0, [wolf], [sow, yak, hare]) == ([sow, yak, hare], False)
    assert procedures.open_things(game, his, 0, [], [sow, yak]) == ([sow, yak], False)  # none of them is his
    two = action_of(war(), 1, "wolf", p.Move(SOMEBODY, "battlefield"), p.Move(p.Target(ANYBODY, 1), "battlefield"))
    assert procedures.open_things(game, two, 1, [], [sow, hare]) == ([hare], True)
    two.targets.slots[0] = [wolf]
    assert procedures.open_things(game, two, 1, [], [sow, hare]) == ([sow, hare], False)
    game.attack.current = FIRST
    home = action_of(war(), 0, "ox", FROM_HOME)
    assert procedures.open_things(game, home, 0, [], [sow, lynx]) == ([sow, lynx], False)
    game.last[sow] = game.states.pop(sow)
    assert not procedures.is_elsewhere(game, sow, SECOND)  # who is dead is nowhere
    assert procedures.is_elsewhere(game, wolf, SECOND)
    assert not procedures.is_elsewhere(game, fen(game), SECOND)


# ------------------------------------------------------------------------------------------------- negations


@pytest.mark.rule("samurai.negation.10")
def test_a_prohibition_that_a_card_prints_is_a_trait() -> None:
    game, handles = anew()
    forbid = p.Forbid("negate", "force bonus")
    assert not procedures.is_trait(game, handles["ox"], forbid)
    assert not procedures.is_trait(game, NOTHING, forbid)
    game.behaviours[handles["ox"]].forbids.append(forbid)
    try:
        assert procedures.is_trait(game, handles["ox"], forbid)
        assert not procedures.is_trait(game, handles["ox"], p.Forbid("negate", "force bonus"))
    finally:
        game.behaviours[handles["ox"]].forbids.remove(forbid)


@pytest.mark.rule("samurai.g-negation.02")
@pytest.mark.parametrize(
    ("what", "found"), [(p.Ref("bearer"), True), (THIS, False), (p.Each(ANYBODY), False), (None, False)]
)
def test_what_an_attachment_says_of_its_bearer(what: p.Thing | None, found: bool) -> None:
    assert procedures.is_of_its_bearer(p.Forbid("negate", "force bonus", what)) is found


@pytest.mark.rule("samurai.negation.10")
def test_a_continuous_negation_ends_bonuses_among_other_changes() -> None:
    table: Table[CcgGame] = Table("samurai")
    fog = p.Forbid("negate", "force bonus", p.Each(ANYBODY))
    table.card("Fog", "holding", program=p.Program(traits=(fog,)), gold_cost=0)
    table.card("Mud", "holding", program=p.Program(traits=(p.Forbid("may not", "move", p.Each(ANYBODY)),)), gold_cost=0)
    table.lay("Ann", in_play=["Ox", "Mud", "Fog", "Elk"], hand=["Pause"])
    table.start()
    game, ox, elk = table.game, table.handles["ox"], table.handles["elk"]
    for thing, modifier in (
        (ox, Modifier("bonus", elk, 0, "turn", FORCE, 2)),
        (ox, Modifier("bonus", elk, 0, "turn", FORCE, -1)),
        (ox, Modifier("keyword", elk, 0, "turn", word="Cavalry")),
        (elk, Modifier("keyword", elk, 0, "turn", word="Cavalry")),
    ):
        game.modify(thing, modifier)
    procedures.end_negated(game)
    assert [(each.kind, each.amount) for each in game.modifiers.on[ox]] == [("bonus", -1), ("keyword", 0)]
    assert len(game.modifiers.on[elk]) == 1


@pytest.mark.rule("samurai.duration.06")
def test_only_who_has_lost_a_keyword_may_be_given_it_anew() -> None:
    game, handles = anew()
    ox, elk = handles["ox"], handles["elk"]
    gone = Modifier("lose keyword", elk, 0, "turn", word="Cavalry", what=(elk,))
    other = Modifier("keyword", elk, 0, "turn", word="Cavalry", what=(elk,))
    nobody = Modifier("lose keyword", elk, 0, "turn", word="Cavalry", what=())
    never = Modifier("lose keyword", elk, 0, "turn", word="Cavalry")
    for each in (other, nobody, never, gone):
        game.modify(ox, each)
    age = game.age
    procedures.traits_begin_again(game)
    *before, last = game.modifiers.on[ox]
    assert before == [other, nobody, never]
    assert last is not gone
    assert last.what == ()
    assert game.age > age


@pytest.mark.rule("samurai.negation.14")
def test_what_a_negation_is_of() -> None:
    game, handles = anew()
    rules = game.rules.actions
    action = action_of(war(), 0, "ox", p.Bow(SOMEBODY))
    assert not rules.negates(game, action, p.Negate("battle resolution", p.You()))
    quiet = peace().game
    assert not rules.negates(quiet, action, p.Negate("battle resolution"))
    game.modify(handles["ox"], Modifier("bonus", handles["elk"], 0, "turn", FORCE, 2))
    assert not rules.negates(game, action, p.Negate("force bonus", THIS, until="battle"))
    assert handles["ox"] in game.modifiers.on
    assert rules.negates(game, action, p.Negate("force bonus", THIS))
    assert handles["ox"] not in game.modifiers.on
    event = Event(BOW, [handles["ox"], handles["elk"]])
    action.event, action.subject = event, handles["ox"]
    game.modify(handles["ox"], Modifier("bonus", handles["elk"], 0, "turn", FORCE, 2))
    assert rules.negates(game, action, p.Negate("force bonus", THIS, others=("bow", "chi bonus")))
    assert handles["ox"] not in game.modifiers.on
    assert event.things == [handles["elk"]]  # and the bowing with it
    assert rules.negates(game, action, p.Negate("battle resolution"))
    ended = next(frame for frame in game.stack if isinstance(frame, Battle))
    assert ended.STEPS[ended.at] == "return_home"


# ------------------------------------------------------------------------------------------------ small procedures


@pytest.mark.rule("samurai.costs.12", "samurai.costs.20")
def test_which_cost_is_paid_next() -> None:
    game, _ = anew()
    action = action_of(war(), 0, "ox")
    firm, late, may = p.Bow(THIS), p.LoseHonor(p.Number(1)), p.May((p.Draw(p.Number(1)),))
    for due, expected in (
        ((firm, late, may), [0, 2]),
        ((may, firm, late), [0, 1]),
        ((may, may), [0, 1]),
    ):
        frame = procedures.OrderCosts(action, due)
        game.decision = None
        game.push(frame)
        frame.order(game)
        assert [choice.value for choice in game.asked().choices] == expected
        assert frame.at == -1  # it asks again, for the rest
    game.decision = None
    frame = procedures.OrderCosts(action, (firm, late))
    frame.order(game)
    assert game.decision is None


@pytest.mark.rule("samurai.multiplayer.02")
def test_a_guest_of_both_sides_who_can_act_as_one_is_not_asked() -> None:
    game, handles = anew()
    attack = game.attack
    assert attack is not None
    ability = compiled_ability(p.Ability(("battle",), (p.Bow(SOMEBODY),)), 0)
    offer = Offer(handles["lynx"], ability, BATTLE)
    game.decision = None
    frame = procedures.TakeSide(2, offer, [DEFENDING])
    frame.choose(game)
    assert (attack.acting, frame.STEPS[frame.at]) == ({2: DEFENDING}, "act")
    assert game.decision is None
    frame.over(game)
    assert attack.acting == {}
    attack.invited_attacking, attack.invited_defending = [2], [2]
    depth = len(game.stack)
    game.rules.actions.begin(game, 2, offer)
    chosen = game.stack[-1]
    assert isinstance(chosen, procedures.TakeSide)
    assert chosen.sides == [ATTACKING]  # it can be taken as neither, and the frame finds that out
    del game.stack[depth:]
    attack.acting[2] = DEFENDING
    game.rules.actions.begin(game, 2, offer)
    assert not any(isinstance(each, procedures.TakeSide) for each in game.stack)
    del game.stack[depth:]
    attack.acting.clear()
    game.rules.actions.begin(game, 2, offer, Event(BOW, [handles["ox"]], 0), handles["ox"])
    assert not any(isinstance(each, procedures.TakeSide) for each in game.stack)


@pytest.mark.rule("samurai.zones.12")
def test_what_has_left_the_discard_pile_is_not_ordered() -> None:
    game, handles = anew()
    game.decision = None
    frame = procedures.OrderPile(0, [handles["ghost"], handles["ox"]])
    frame.choose(game)
    assert frame.cards == [handles["ghost"]]
    assert game.decision is None


@pytest.mark.rule("samurai.regions.03")
def test_a_region_that_may_not_be_attached_everywhere() -> None:
    table: Table[CcgGame] = Table("samurai")
    forbid = p.Forbid("may not", "attach to", by=p.Noun(("province",), whose="your"))
    table.card("Fen", "region", program=p.Program(traits=(forbid,)))
    table.card("Moor", "region", program=p.Program())
    table.lay("Ann", provinces=[{"card": "Fen", "as": "fen"}, {"card": "Moor", "as": "moor"}], hand=["Pause"])
    table.lay("Bob", provinces=[{}, {"region": "Marsh"}])
    table.card("Marsh", "region")
    table.start()
    for name, expected in (("fen", [FIRST]), ("moor", [province_thing(0, 0), province_thing(0, 1), FIRST])):
        frame = procedures.AttachAnywhere(0, table.handles[name])
        assert [choice.value for choice in frame.choices(table.game)] == expected


def test_what_the_rules_give_is_used_under_its_own_name() -> None:
    fetch, pass_on = legacy._legacy(), share._share()
    assert (fetch.key, fetch.move, fetch.index, fetch.uses) == ("rules/legacy", "legacy", 0, p.Uses(1, "turn"))
    assert (pass_on.key, pass_on.move, pass_on.index) == ("rules/share", "share", 0)


@pytest.mark.rule("samurai.setup.05", "samurai.dynasty.18")
def test_which_holdings_are_a_legacy_that_somebody_may_have() -> None:
    table: Table[CcgGame] = Table("samurai")
    table.card("Estate", "holding", keywords=["Legacy"], gold_cost=3)
    table.card("Manor", "holding", keywords=["Legacy", "Unique"], gold_cost=3)
    table.card("Heir", keywords=["Legacy"])
    cards = ["Estate", "Manor", "Heir", "Mine"]
    table.lay(
        "Ann",
        in_play=["Manor"],
        dynasty_deck=[{"card": each, "as": f"deck {each}"} for each in cards],
        provinces=[{"card": each, "as": f"lying {each}", "face": "up"} for each in cards],
        hand=["Pause"],
    )
    table.start()
    game, handles = table.game, table.handles
    assert legacy.in_deck(game, 0) == [handles["deck Estate"]]
    assert legacy.in_provinces(game, 0) == [handles["lying Estate"]]


@pytest.mark.rule("samurai.setup.05")
def test_who_is_asked_anew_has_not_been_asked() -> None:
    frame = legacy.SamuraiSetUp()
    frame.asked = [1, 2]
    assert frame.ask_anew(peace().game) is False
    assert frame.asked == [1]


# ---------------------------------------------------------------------------------------------------- targets


@pytest.mark.rule("samurai.g-targeting.05")
def test_a_trait_without_a_target_does_the_rest() -> None:
    table = war()
    game, rules = table.game.clone(), table.game.rules.actions
    nobody, somebody = p.Noun(("personality",), (p.HasKeyword("Oni"),)), ANYBODY
    for effects, costs, slots, goes_on in (
        ((p.Bow(p.Target(nobody, 0)), p.Draw(p.Number(1))), (), [[]], True),
        ((p.Bow(p.Target(somebody, 0)), p.Draw(p.Number(1))), (), [None], True),
        ((p.Bow(p.Target(somebody, 1)),), (p.Bow(p.Target(nobody, 0)),), [None, None], False),
        ((p.Bow(p.Target(nobody, 1)),), (p.Bow(p.Target(HIS, 0)),), [None, []], True),
    ):
        action = action_of(table, 0, "ox", *effects, costs=costs)
        action.is_action, action.designator = False, 0
        assert rules.trait_goes_on(game, action) is goes_on
        assert action.targets.slots == slots


def is_target(node: p.Node | None, slot: int = 0) -> bool:
    """Does a text mean the target of that slot by this?"""
    action = action_of(war(), 0, "ox", p.Bow(SOMEBODY), p.Bow(p.Target(HIS, 1)))
    rules: Any = war().game.rules.actions
    assert action.ability is not None
    found: bool = rules.is_target(node, action.ability.targets[slot])
    return found


def test_words_that_mean_a_target() -> None:
    assert is_target(p.Ref("slot", 0))
    assert is_target(p.Ref("slot", 1), 1)
    assert not is_target(p.Ref("slot", 1))
    assert not is_target(p.Ref("slot", 0), 1)
    assert not is_target(p.Ref("this", 0))
    assert not is_target(None)


@pytest.mark.rule("samurai.g-targeting.06")
def test_what_may_be_targeted() -> None:
    table = war()
    game, handles, rules = table.game, table.handles, table.game.rules.actions
    player, place = player_thing(0), FIRST
    create = action_of(table, 0, "ox", p.Create("follower", attach_to=SOMEBODY))
    assert create.ability is not None
    found = [handles["ox"], handles["spears"], player, place]
    target = create.ability.targets[0]
    assert rules.may_be_targeted(game, create, target, found) == [handles["ox"], player, place]
    bow = action_of(table, 0, "ox", p.Bow(SOMEBODY))
    assert bow.ability is not None
    assert rules.may_be_targeted(game, bow, bow.ability.targets[0], found) == found
    down, up = game.players[1].provinces[1].cards[0], handles["mill"]
    in_province: tuple[tuple[p.Noun, list[int]], ...] = (
        (p.Noun(("holding",), zone="province"), [up, place]),
        (p.Noun(("card",), zone="province"), [down, up, place]),
    )
    for noun, kept in in_province:
        look = action_of(table, 0, "ox", p.Bow(p.Target(noun, 0)))
        assert look.ability is not None
        assert rules.may_be_targeted(game, look, look.ability.targets[0], [down, up, place]) == kept


@pytest.mark.rule("samurai.g-zones.11")
def test_who_has_searched_in_vain_does_not_search_for_that_again() -> None:
    table = war()
    game, rules = table.game.clone(), table.game.rules.actions
    noun = p.Noun(("follower",))
    rules.searched_in_vain(game, 0, noun)
    for who, what, reason in (
        (p.You(), noun, "forbidden"),
        (p.Leader("enemy"), noun, ""),
        (p.You(), p.Noun(("item",)), ""),
    ):
        action = action_of(table, 0, "ox", p.Search(("fate deck",), what, who=who))
        assert rules.why_not_use(game, action) == reason


# ----------------------------------------------------------------------------------------------- attacks, phases


@pytest.mark.rule("samurai.battle.09")
@pytest.mark.parametrize(
    ("before", "added"),
    [
        ([], True),
        ([Opportunity(0, BATTLE)], False),
        ([Opportunity(1, BATTLE)], True),
        ([Opportunity(0, OPEN)], True),
        ([Opportunity(0, BATTLE, additional=True)], True),
        ([Opportunity(1, BATTLE), Opportunity(0, BATTLE)], False),
    ],
)
def test_the_first_opportunity_is_given_once(before: list[Opportunity], added: bool) -> None:
    game, _ = anew()
    game.extra_actions = list(before)
    game.rules.battle.first_action(game, 0, NOTHING)
    assert (len(game.extra_actions) > len(before)) is added


@pytest.mark.rule("samurai.g-effects.01")
def test_how_many_units_have_been_assigned() -> None:
    table: Table[CcgGame] = Table("samurai")
    table.card("Curb", "holding", program=p.Program(traits=(p.Allow("assign only", number=p.Number(1)),)))
    table.lay("Ann", in_play=["Curb", "Ox", "Elk"], hand=["Pause"])
    table.lay("Bob", in_play=["Bear", "Owl"])
    table.start()
    game, handles = table.game, table.handles
    rules: Any = game.rules.battle
    assert not rules.assigned_enough(game, 0)
    game.happened.append((ASSIGN, handles["bear"], FIRST, -1))
    assert not rules.assigned_enough(game, 0)
    frame = Maneuvers(1, DEFENDING, False)
    frame.units = [handles["owl"]]
    game.stack.append(frame)
    assert not rules.assigned_enough(game, 0)
    frame.seat = 0
    assert rules.assigned_enough(game, 0)
    game.stack.pop()
    game.happened.append((ASSIGN, handles["ox"], FIRST, -1))
    assert rules.assigned_enough(game, 0)
    assert not rules.assigned_enough(game, 1)


@pytest.mark.rule("samurai.attack.02")
def test_an_attack_phase_without_anybody_to_attack_is_over() -> None:
    for against, asked in ((-1, True), (1, True), (0, False)):
        game = peace().game
        game.decision = None
        frame = CreatedAttack(0, against)
        game.push(frame)
        frame.declaration(game)
        assert (game.decision is not None) is asked
        assert (frame.at == len(frame.STEPS)) is not asked


@pytest.mark.rule("samurai.g-turn.02")
@pytest.mark.parametrize(
    ("seat", "phase", "in_attack", "at_once", "later"),
    [
        (0, "action", False, True, False),
        (1, "action", False, False, False),
        (1, "attack", False, True, False),
        (0, "attack", False, True, False),
        (0, "action", True, False, True),
        (0, "attack", True, False, True),
        (1, "attack", True, False, False),
    ],
)
def test_when_an_additional_phase_takes_place(
    seat: int, phase: TurnPhase, in_attack: bool, at_once: bool, later: bool
) -> None:
    game = war().game.clone() if in_attack else peace().game
    depth = len(game.stack)
    game.rules.turn.extra_phase(game, phase, seat, -1)
    assert (len(game.stack) > depth) is at_once
    assert (phase in game.extra_phases) is later
