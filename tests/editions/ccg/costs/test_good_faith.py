"""Good faith: what a text brings into play must be able to enter it, its costs paid after all that the action costs itself."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.editions.ccg.costs import good_faith
from rokugan.editions.ccg.table.action import Action, Offer, offered_action
from rokugan.editions.ccg.table.ids import NOTHING, OPEN, province_thing

N = p.Number
CARD = p.Target(p.Noun(("card",)), 0)
BRING, ATTACH = p.PutCard(CARD, "play"), p.Attach(CARD, p.Ref("this"))
FREE = (p.Term("free"),)


def brought(table: Trial, *constraints: p.Effect, mines: int = 1, **facts: object) -> Action:
    """Ox brings a Sage of 3 Gold, or Spears of 2, into play; so many Mines give 3 Gold each."""
    ability = p.Ability(("open",), (BRING,), constraints=constraints)
    table.make("Ox", program=p.Program(abilities=(ability,)), force=3, chi=3, personal_honor=2)
    table.make("Sage", **{"force": 1, "chi": 1, "gold_cost": 3, "keywords": ("Monk",), **facts})  # type: ignore[arg-type]
    table.lay("Ann", provinces=[{"card": "Sage", "as": "sage", "face": "up"}, {}, {}, {}])
    table.lay("Ann", hand=[{"card": "Spears", "as": "men"}])
    table.lay("Ann", in_play=[{"card": "Mine", "as": f"mine{number}"} for number in range(mines)])
    game = table.begin().game
    ox = table.handles["ox"]
    return offered_action(0, Offer(ox, game.behaviours[ox].abilities[0], OPEN))


def enters(table: Trial, action: Action, node: p.Attach | p.PutCard, card: str, host: int = NOTHING) -> bool:
    """Could the card enter play so?"""
    return good_faith.can_enter(table.game, action, node, table.handles[card], host)


@pytest.mark.rule("samurai.actions.07")
def test_what_can_enter_by_which_effect(table: Trial) -> None:
    action = brought(table)
    ox = table.handles["ox"]
    assert enters(table, action, BRING, "sage")
    assert enters(table, action, BRING, "elk")  # he is there already
    assert not enters(table, action, BRING, "men")
    assert enters(table, action, ATTACH, "men", ox)
    assert not enters(table, action, ATTACH, "men", table.handles["bear"])
    assert not enters(table, action, ATTACH, "men", province_thing(0, 0))
    assert not enters(table, action, ATTACH, "sage", ox)
    assert good_faith.can_enter(table.game, action, BRING, province_thing(0, 0), NOTHING)


@pytest.mark.parametrize(
    ("mines", "honor", "terms", "able"),
    [
        (1, None, (), True),
        (0, None, (), False),
        (0, None, FREE, True),
        (0, None, (p.Term("less", N(3)),), True),
        (0, None, (p.Term("less", N(2)),), False),
        (0, None, (p.Term("less", N(9)),), True),
        (1, 11, (), False),
        (1, 11, (p.Term("requirements", None, ("honor_requirement",)),), True),
        (1, 10, (), True),
    ],
)
def test_his_gold_and_his_honor_requirement(
    table: Trial, mines: int, honor: int | None, terms: tuple[p.Term, ...], able: bool
) -> None:
    action = brought(table, mines=mines, honor_requirement=honor)
    assert enters(table, action, p.PutCard(CARD, "play", None, terms), "sage") is able


@pytest.mark.parametrize(
    ("mines", "constraints", "able"),
    [
        (1, (), True),
        (1, (p.PayGold(N(2)),), False),
        (2, (p.PayGold(N(2)),), True),
        (1, (p.Destroy(p.Chosen(p.Noun(("holding",), whose="your"), 1)),), False),
        (1, (p.PayEntry(),), True),
        (0, (p.PayEntry(),), True),  # asked where the costs are
    ],
)
def test_after_what_the_action_costs_itself(
    table: Trial, mines: int, constraints: tuple[p.Effect, ...], able: bool
) -> None:
    action = brought(table, *constraints, mines=mines)
    if any(isinstance(each, p.Destroy) for each in constraints):
        action.targets.slots[1] = [table.handles["mine0"]]
    assert enters(table, action, BRING, "sage") is able


def test_what_is_carried_out_or_no_action_has_nothing_else_to_pay(table: Trial) -> None:
    action = brought(table, p.PayGold(N(2)), mines=1)
    assert not enters(table, action, BRING, "sage")
    action.resolved = True
    assert enters(table, action, BRING, "sage")
    action.resolved, action.is_action = False, False
    assert enters(table, action, BRING, "sage")


def test_another_player_brings_it_in_with_his_own_gold(table: Trial) -> None:
    bring = p.PutCard(CARD, "play", p.Noun(("player",), whose="other"))
    table.lay("Bob", in_play=["Mine"])
    action = brought(table, p.PayGold(N(9)), mines=0)
    assert good_faith.bringer(table.game, action, bring) == 1
    assert good_faith.bringer(table.game, action, BRING) == 0
    assert enters(table, action, bring, "sage")
    assert not enters(table, action, BRING, "sage")


def test_what_else_it_costs_to_enter_play(table: Trial) -> None:
    extra = (p.Straighten(p.Chosen(p.Noun(("personality",), whose="your"), 0)),)
    action = brought(table, program=p.Program(traits=(p.EntryCost(N(0), extra=extra),)))
    assert not enters(table, action, BRING, "sage")
    table.game.states[table.handles["elk"]].bowed = True
    assert enters(table, action, BRING, "sage")
