"""Allies: whom to invite, and whether to join a side as a guest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rokugan.agents.adding import total
from rokugan.agents.ccg import war
from rokugan.agents.ccg.table import Table, Unit, View, units_of
from rokugan.agents.contract import Option

NEARLY_WON = 1  # steps from victory
SURE = 0.75
WORTH_IT = 1.0  # what must be gained by joining at least
HONOR_FOR_ALLYING = 2


def choose_guest(table: Table, choices: Sequence[Option], plan: war.Plan) -> Option:
    """The Defender invites all who might help him. The Attacker shares the spoils only if he is not sure of them, and
    only with those who are not ahead of him."""
    if table.attacking and _is_sure(table, plan):
        return choices[-1]
    mine = table.aims.distance(table.me)
    for choice in choices:
        if choice.verb == "invite":
            theirs = table.aims.distance(table.player(choice.tail))
            if theirs > NEARLY_WON and (not table.attacking or theirs > mine):
                return choice
    return choices[-1]


def _is_sure(table: Table, plan: war.Plan) -> bool:
    """Will one of the planned battles take its province, even if all defenders come to it?"""
    assert table.attack is not None
    defender = table.player(table.attack["defender"])
    doubt = war.doubt_of(table, defender)
    guards = [unit for unit in units_of(defender) if unit.at_home and not unit.bowed]
    defence = sum(unit.force for unit in guards) / max(len(set(plan.values())), 1)
    for place in set(plan.values()):
        force = sum(unit.force for unit in table.units if plan.get(unit.name) == place)
        if war.chance(force - table.strength(place), defence, doubt) >= SURE:
            return True
    return False


def joining_plan(table: Table, side: str, available: Iterable[str]) -> war.Plan:
    """Return which of these units a guest sends to which battlefield of that side; empty if he gains nothing by it."""
    assert table.attack is not None
    names = set(available)
    ready = sorted((unit for unit in table.units if unit.name in names), key=lambda unit: -unit.force)
    best: war.Plan = {}
    best_value = WORTH_IT
    for field in table.attack["battlefields"]:
        for group in _groups(table, side, field, ready):
            value = _value(table, side, field, group)
            if value > best_value:
                best, best_value = {unit.name: field["at"] for unit in group}, value
    return best


def _groups(table: Table, side: str, field: View, ready: Sequence[Unit]) -> list[list[Unit]]:
    """The groups of units worth trying: the smallest that decides the battle, the same with something to spare, and
    everybody."""
    lead = field["attacking_force"] - field["defending_force"]
    if side == "attacking":
        needed = table.strength(field["at"]) + 1 + _reserve(table) - lead
    else:
        needed = lead + 1
    found = [war.cheapest(ready, max(wanted, 1)) for wanted in (needed, needed + war.MARGIN)]
    return [group for group in (*found, list(ready)) if group]


def _value(table: Table, side: str, field: View, group: Sequence[Unit]) -> float:
    """Return what a guest gains by joining that battle with these units: a step, hindering a rival, Honor; less what he may
    lose."""
    assert table.attack is not None
    aims = table.aims
    force = sum(unit.force for unit in group)
    worth = total(unit.worth for unit in group)
    strength = table.strength(field["at"])
    attack, defence = field["attacking_force"], field["defending_force"] + _reserve(table)
    attacker, defender = table.player(table.attack["attacker"]), table.player(table.attack["defender"])
    doubt = war.doubt_of(table, defender if side == "attacking" else attacker)
    if side == "attacking":
        taken = war.chance(attack + force - strength, defence, doubt)
        helped = taken - war.chance(attack - strength, defence, doubt) if field["attacking"] else 0.0
        value = aims.conquest(defender) * taken - aims.hindrance(attacker) * helped
        won = war.chance(attack + force, defence, doubt)
    else:
        saved = war.chance(attack - strength, defence, doubt) - war.chance(attack - strength, defence + force, doubt)
        value = aims.hindrance(attacker) * saved
        won = 1 - war.chance(attack, defence + force, doubt) if field["attacking"] else 1.0
        value += won * 0.3 * total(unit.worth for unit in table.enemies(attacker) if unit.name in field["attacking"])
    value += aims.honor(HONOR_FOR_ALLYING)
    return value - 1.3 * war.caution(table) * (1 - won) * worth - war.danger(table, group)


def _reserve(table: Table) -> float:
    """The Force that the Defender may still send to any one battlefield."""
    assert table.attack is not None
    if table.attack["assigning"] != "attacking":
        return 0.0
    guards = [unit for unit in units_of(table.player(table.attack["defender"])) if unit.at_home and not unit.bowed]
    busy = sum(1 for field in table.attack["battlefields"] if field["attacking"])
    return sum(unit.force for unit in guards) / max(busy, 1)
