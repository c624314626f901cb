"""Which actions may be taken in a battle, and whom they may target, as functions on one battle."""

from __future__ import annotations

import pytest
from tests.editions.acting import action_of
from tests.editions.gold.field import HIS, THIS, battle, field, peace

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.table.action import Action, Event, Opportunity
from rokugan.editions.ccg.table.compiled_card import compiled_ability
from rokugan.editions.ccg.table.event_kinds import ANNOUNCE
from rokugan.editions.ccg.table.ids import BATTLE, NOTHING, OPEN, REACTION, player_thing, province_thing
from rokugan.editions.gold import actions, presence
from rokugan.editions.gold.actions import GoldActions

SLOT = p.Ref("slot", 0)
BOBS_FIRST, BOBS_SECOND = province_thing(1, 0), province_thing(1, 1)


def noun(*filters: p.Filter) -> p.Noun:
    """A Personality that is described so."""
    return p.Noun(("personality",), filters)


ATTACKING, DEFENDING, BOWED = p.State("attacking"), p.State("defending"), p.State("bowed")


@pytest.mark.rule("gold.battle.07")
@pytest.mark.parametrize(
    ("node", "found"),
    [
        (p.ProvinceOf(THIS), True),
        (p.ProvinceOf(SLOT), False),
        (p.Opposing(THIS), True),
        (p.State("opposed"), True),
        (p.State("unopposed"), True),
        (BOWED, False),
        (p.Noun(("personality",), whose="enemy"), True),
        (HIS, False),
        (noun(ATTACKING, p.OtherThan(THIS)), True),
        (noun(BOWED, DEFENDING, p.OtherThan(THIS)), True),
        (noun(ATTACKING), False),
        (noun(p.OtherThan(THIS)), False),
        (noun(BOWED, p.OtherThan(THIS)), False),
        (noun(ATTACKING, p.OtherThan(SLOT)), False),
        (p.Ability(("battle",), (), here=True), True),
        (p.Ability(("battle",), ()), False),
    ],
)
def test_words_that_place_their_own_card_in_the_battle(node: p.Node, found: bool) -> None:
    assert presence.is_implicating(node) is found


MOVE = p.Move(p.Target(HIS, 0), "any battlefield")
AWAY = (p.Allow("no presence"),)


@pytest.mark.rule("gold.battle.04", "gold.battle.05")
@pytest.mark.parametrize(
    ("seat", "card", "target", "allowed", "designator", "found"),
    [
        (0, "ox", "elk", (), BATTLE, False),  # his own card is there
        (0, "elk", "elk", (), BATTLE, True),
        (0, "elk", "elk", AWAY, BATTLE, True),
        (0, "elk", "ox", (), BATTLE, False),
        (0, "elk", "elk", (), OPEN, True),
        (0, "elk", "elk", (), REACTION, False),
        (2, "lynx", "ox", (), BATTLE, True),  # he has no unit there
        (2, "lynx", "ox", AWAY, BATTLE, False),
        (2, "lynx", "ox", (), 0, False),
    ],
)
def test_an_action_that_is_legal_only_because_it_moves_somebody_in(
    seat: int, card: str, target: str, allowed: tuple[p.Allow, ...], designator: int, found: bool
) -> None:
    table = battle()
    action = action_of(table, seat, card, MOVE, designator=designator, allowed=allowed, targets=(target,))
    assert presence.must_move_in(table.game, action) is found
    places = [BOBS_SECOND, BOBS_FIRST]
    rules = table.game.rules.actions
    assert rules.destinations(table.game, action, places) == ([BOBS_FIRST] if found else places)
    assert rules.destinations(table.game, action, places[:1]) == places[:1]


ONE, OTHER = p.Target(noun(), 0), p.Target(noun(ATTACKING), 1)


@pytest.mark.rule("gold.battle.05")
@pytest.mark.parametrize(
    ("node", "found"),
    [
        (p.Create("follower"), True),
        (p.Negate("battle resolution"), True),
        (p.Negate("action"), False),
        (p.Ref("province"), True),
        (p.Ref("battlefield"), True),
        (p.Ref("subject"), False),
        (ONE, False),  # it has chosen already
        (OTHER, True),
        (p.Target(noun(p.In("home")), 1), False),
        (p.Each(noun(ATTACKING)), True),
        (p.Each(noun(p.In("home"))), False),
        (p.Bow(THIS), False),
    ],
)
def test_what_touches_the_battle_without_being_chosen(node: p.Node, found: bool) -> None:
    table = battle()
    action = action_of(table, 0, "sow", p.Bow(ONE), targets=("elk",))
    assert presence.touches(table.game, action, node, BOBS_FIRST) is found


@pytest.mark.rule("gold.battle.05")
def test_what_concerns_the_battle() -> None:
    table = battle()
    game, handles = table.game, table.handles
    for thing, found in (
        (BOBS_FIRST, True),
        (BOBS_SECOND, False),
        (handles["ox"], True),
        (handles["spears"], True),
        (handles["elk"], False),
        (handles["fen"], False),
        (handles["sun"], False),
    ):
        assert presence.is_here(game, thing, BOBS_FIRST) is found
    action = action_of(table, 0, "sun", p.Bow(ONE))
    assert not presence.is_at_hand(game, action)  # nothing is chosen yet
    action.targets.slots[0] = [handles["elk"], handles["ox"]]
    assert presence.is_at_hand(game, action)
    terrain = action_of(table, 0, "sun", p.Bow(ONE), keywords=("Terrain",), targets=("elk",))
    assert presence.is_at_hand(game, terrain)


@pytest.mark.rule("gold.regions.05")
def test_the_province_of_a_region_is_in_the_battle_only_if_it_is_fought_for() -> None:
    table = battle()
    action = action_of(table, 1, "fen", p.Bow(ONE))
    assert not presence.touches(table.game, action, p.Ref("province"), BOBS_FIRST)
    assert presence.touches(table.game, action, p.Ref("province"), BOBS_SECOND)


@pytest.mark.rule("gold.spells.06", "gold.spells.08")
def test_who_bows_with_the_caster_of_a_ritual() -> None:
    table = battle()
    handles = table.handles
    action = action_of(table, 0, "spell", p.Bow(ONE))
    found = [handles[name] for name in ("ox", "elk", "hare", "wolf", "sow")]
    assert presence.fellow_casters(table.game, action, found) == [handles["hare"]]
    before = table.game.clone()
    assert before.attack is not None
    before.attack.current = NOTHING  # no battle is being fought
    assert presence.fellow_casters(before, action, found) == found[1:]
    quiet = peace()
    home = action_of(quiet, 0, "ox", p.Bow(ONE))
    everybody = [quiet.handles[name] for name in ("ox", "elk", "bear")]
    assert presence.fellow_casters(quiet.game, home, everybody) == everybody[1:]


# ----------------------------------------------------------------------------------------------------- targets

COST = (p.Bow(p.Target(HIS, 0)),)


def legal(action: Action, *names: str, on: bool = True, target: int = 0) -> list[str]:
    """Those of the things that the action may target; provinces and players as numbers."""
    table = battle() if on else peace()
    things = [int(name) if name.lstrip("-").isdigit() else table.handles[name] for name in names]
    assert action.ability is not None
    rules = table.game.rules.actions
    found = rules.may_be_targeted(table.game, action, action.ability.targets[target], things)
    return [name for name, thing in zip(names, things, strict=True) if thing in found]


PLACE, PLAYER = str(BOBS_FIRST), str(player_thing(1))


@pytest.mark.rule("gold.targeting.11", "gold.targeting.12", "gold.spells.11")
def test_whom_an_action_may_target() -> None:
    table = battle()
    bow = action_of(table, 0, "ox", p.Bow(ONE))
    assert legal(bow, "elk", "sow", "blade", "hare", PLACE, PLAYER) == ["elk", "blade", "hare", PLACE, PLAYER]
    his = action_of(table, 1, "hare", p.Bow(ONE))
    assert legal(his, "sow", "wolf") == ["sow", "wolf"]
    straighten = action_of(table, 0, "ox", p.Straighten(ONE))
    assert legal(straighten, "elk", "sow") == ["elk", "sow"]
    named = action_of(table, 0, "ox", p.Destroy(p.Target(noun(BOWED), 0)))
    assert legal(named, "elk", "sow") == ["elk", "sow"]
    trait = action_of(table, 0, "ox", p.Bow(ONE))
    trait.is_action = False
    assert legal(trait, "sow") == ["sow"]
    kiho = action_of(table, 0, "ox", p.Bow(OTHER), keywords=("Kiho",), costs=COST)
    assert legal(kiho, "elk", "spears", PLACE, str(player_thing(0))) == ["elk", PLACE, str(player_thing(0))]
    assert legal(kiho, "elk", "spears", PLACE, target=1) == ["elk", "spears", PLACE]


def test_who_may_be_moved_in_is_asked_in_a_battle_only() -> None:
    table = battle()
    move = action_of(table, 0, "ox", p.Move(p.Target(noun(), 0), "battlefield"))
    assert legal(move, "elk", "wolf", "lynx", "moon") == ["elk", "wolf", "moon"]  # the Lynx is in neither army
    assert legal(action_of(peace(), 0, "ox", p.Move(p.Target(noun(), 0), "battlefield")), "bear", on=False) == ["bear"]


# ------------------------------------------------------------------------------------------------- performers


@pytest.mark.rule("gold.abilities.05")
def test_who_performs_an_action_of_a_card_without_people() -> None:
    table = battle()
    game, rules = table.game, table.game.rules.actions
    assert isinstance(rules, GoldActions)
    mine, any_ = p.Target(p.Noun(("personality",), (ATTACKING,), whose="your"), 0), p.Target(noun(), 1)

    def performers(*effects: p.Effect, costs: tuple[p.Effect, ...] = (), slots: list[list[int] | None]) -> list[int]:
        action = action_of(table, 0, "sun", *effects, costs=costs)
        action.targets.slots[:] = slots
        return rules.performers(game, action)

    ox, elk, hare, blade = (table.handles[name] for name in ("ox", "elk", "hare", "blade"))
    assert performers(p.Bow(mine), p.Bow(any_), slots=[[ox], [elk]]) == [ox]
    assert performers(p.Bow(mine), p.Bow(any_), slots=[None, [elk]]) == []
    assert performers(p.Bow(any_), costs=(p.Bow(p.Target(noun(), 0)),), slots=[[elk], [ox]]) == [elk]
    two = (p.Bow(p.Target(noun(), 0)), p.Destroy(p.Target(noun(), 1)))
    assert performers(costs=two, slots=[[elk], [elk]]) == [elk]
    assert performers(costs=two, slots=[[hare], [ox]]) == [ox]
    assert performers(costs=two, slots=[[blade], [BOBS_FIRST]]) == []
    assert performers(costs=two, slots=[[player_thing(0)], [ox]]) == [ox]
    cats = action_of(table, 2, "sun", costs=two)  # the last card of the table is hers, and no player's number means it
    cats.targets.slots[:] = [[player_thing(0)], [table.handles["lynx"]]]
    assert rules.performers(game, cats) == [table.handles["lynx"]]
    challenge = p.Challenge(p.Target(HIS, 0), p.Target(noun(), 1))
    assert performers(challenge, slots=[[elk], [hare]]) == [elk]


@pytest.mark.rule("gold.actions.13")
def test_a_target_that_meets_the_words_no_longer_is_not_affected() -> None:
    table = battle()
    ox, elk = table.handles["ox"], table.handles["elk"]
    fighting = p.Target(noun(p.In("battlefield")), 0)
    action = action_of(table, 0, "sun", p.Bow(fighting))
    action.targets.slots[0] = [ox, elk]
    actions.forget_lost_targets(table.game, action)
    assert action.targets.slots == [[ox]]
    paid = action_of(table, 0, "sun", costs=(p.Bow(fighting),), targets=("elk",))
    actions.forget_lost_targets(table.game, paid)
    assert paid.targets.slots == [[elk]]
    unasked = action_of(table, 0, "sun", p.Bow(fighting))
    actions.forget_lost_targets(table.game, unasked)
    assert unasked.targets.slots == [None]
    discarded = action_of(table, 0, "sun", p.PutCard(p.Target(p.Noun(("personality",), zone="discard"), 0), "hand"))
    discarded.targets.slots[0] = [ox]
    actions.forget_lost_targets(table.game, discarded)
    assert discarded.targets.slots == [[ox]]


# ------------------------------------------------------------------------------------------------- negation


@pytest.mark.rule("gold.negation.01")
def test_a_canceled_action_counts_as_never_taken() -> None:
    table = field()
    game, rules = table.game, table.game.rules.actions
    canceled = action_of(table, 0, "ox", p.Bow(ONE))
    assert canceled.ability is not None
    game.used_battle[(canceled.card, canceled.ability.key)] = 1
    event = Event(ANNOUNCE, [canceled.card], 0)
    action = action_of(table, 1, "hare", p.Bow(ONE), said="reaction", designator=REACTION)
    cancel = p.Negate("action")
    assert not rules.negates(game, action, cancel)
    action.event = event
    assert not rules.negates(game, action, cancel)
    event.action = canceled
    assert not rules.negates(game, action, p.Negate("event"))
    before = canceled.effects_off
    assert rules.negates(game, action, cancel)
    assert (before, canceled.effects_off) == (False, True)
    assert (canceled.card, canceled.ability.key) not in game.used_battle
    assert rules.negates(game, action, p.Negate("battle resolution"))
    assert not peace().game.clone().rules.actions.negates(peace().game.clone(), action, p.Negate("battle resolution"))


@pytest.mark.rule("gold.battle.17")
def test_before_the_first_action_opportunities_of_one_kind_do_not_add_up() -> None:
    for table, added in ((field(), [1, 2, 3]), (peace(), [1, 1, 2])):
        game = table.game.clone()
        rules = game.rules.actions
        counts: list[int] = []
        for opportunity in (Opportunity(0, BATTLE), Opportunity(0, BATTLE), Opportunity(1, BATTLE)):
            rules.grant_action(game, opportunity)
            counts.append(len(game.extra_actions))
        assert counts == added


@pytest.mark.rule("gold.cardtypes.06", "gold.battle.07")
def test_what_needs_its_own_card_in_the_battle() -> None:
    table = battle()
    game, rules = table.game, table.game.rules.actions
    opposing = p.Bow(p.Target(noun(p.Opposing(THIS)), 0))
    for card, designator, found in (
        ("ox", REACTION, ""),
        ("sow", REACTION, "location"),
        ("sow", BATTLE, ""),  # which is asked elsewhere
        ("moon", REACTION, ""),
    ):
        action = action_of(table, 0, card, opposing, said="reaction", designator=designator)
        assert rules.why_not_use(game, action) == found, card
    quiet = peace()
    action = action_of(quiet, 0, "ox", opposing, said="reaction", designator=REACTION)
    assert rules.why_not_use(quiet.game, action) == ""


@pytest.mark.rule("gold.cardtypes.06")
def test_a_player_is_no_sensei() -> None:
    """What the rules give a player is his whatever card is the last of the table."""
    game = field().game
    sensei = CardDefinition("Stern Sensei", "sensei", clans=("Crane",))
    game.behaviours = [*game.behaviours[:-1], game.rules.text.behaviour(sensei)]
    stronghold = game.players[0].stronghold
    game.states[stronghold].bowed = True
    ability = compiled_ability(p.Ability(("limited",), ()), 0)
    assert game.rules.actions.why_not_use(game, Action(0, player_thing(0), ability)) == ""
    assert game.rules.actions.why_not_use(game, Action(0, len(game.behaviours) - 1, ability)) == "bowed"
