"""Attack and defence by sums: where an army wins, and which units go there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from rokugan.agents.table import Table, Unit, units_of

# Force to have in hand for what an enemy with cards and units might still do.
MARGIN = 2
SEARCHED = 7  # units beyond this number are not tried in every combination

Plan = dict[str, str]


def attack_plan(table: Table, defender: str) -> Plan:
    """Which unit attacks which province (`Bob.P2`); empty if no attack is worth it."""
    enemy = table.player(defender)
    ready = sorted((unit for unit in table.units if _can_go(unit)), key=lambda unit: -unit.force)
    ready = [unit for unit in ready if unit.force > 0]
    if not ready:
        return {}
    guards = [unit for unit in units_of(enemy) if _can_go(unit)]
    defence = sum(unit.force for unit in guards)
    needed = defence + (MARGIN if guards else 0)
    provinces = sorted(
        (each["strength"], f"{defender}.{each['name']}") for each in enemy["provinces"] if not each["destroyed"]
    )
    best: Plan = {}
    best_value = 0.0
    for count in range(1, min(len(provinces), len(ready)) + 1):
        wanted = [max(strength, needed) + 1 for strength, _ in provinces[:count]]
        groups = split(ready, wanted)
        if groups is None:
            break
        plan = {unit.name: place for (_, place), group in zip(provinces, groups, strict=False) for unit in group}
        value = _value(table, groups, provinces[:count], defence, len(provinces))
        if value > best_value:
            best, best_value = plan, value
    return best


def _can_go(unit: Unit) -> bool:
    return not unit.bowed and unit.at_home


def _value(
    table: Table, groups: Sequence[Sequence[Unit]], targets: Sequence[tuple[int, str]], defence: int, standing: int
) -> float:
    """Provinces taken for sure, less what the counter-attack may take while the attackers are bowed."""
    margins = [sum(unit.force for unit in group) - strength for group, (strength, _) in zip(groups, targets, strict=True)]
    open_ones = sum(1 for margin in margins if margin > 0)
    saved = 1 if defence and min(margins) <= defence else 0
    taken = open_ones - saved
    value = float(taken) + (0.6 if saved else 0)  # a defended province costs the defender his army
    if taken >= standing:
        return 100.0
    return value - _danger(table, [unit for group in groups for unit in group])


def _danger(table: Table, away: Sequence[Unit]) -> float:
    """How many provinces the enemies might take while these units are bowed."""
    gone = {unit.name for unit in away}
    at_home = sum(unit.force for unit in table.units if unit.name not in gone and not unit.bowed)
    strengths = sorted(each["strength"] for each in table.me["provinces"] if not each["destroyed"])
    threats = [sum(unit.worth - 1 - unit.chi / 2 for unit in table.enemies(each)) for each in table.others]
    force = max(threats, default=0.0) - at_home  # one enemy attacks at a time
    lost = 0
    for strength in strengths:
        if force > strength:
            lost += 1
            force -= strength + 1
    boldness = 0.2 if not table.me["dynasty_deck"]["size"] else 1.0  # nothing better will come
    return boldness * (5.0 if lost >= len(strengths) else 0.4 * lost)


def split(units: Sequence[Unit], wanted: Sequence[int]) -> list[list[Unit]] | None:
    """Units in groups, each with the Force wanted of it and little more; None if that cannot be done simply."""
    left = list(units)
    groups: list[list[Unit]] = [[] for _ in wanted]
    for index in sorted(range(len(wanted)), key=lambda index: -wanted[index]):
        group = cheapest(left, wanted[index])
        if group is None:
            return None
        groups[index] = group
        left = [unit for unit in left if unit not in group]
    return groups


# --------------------------------------------------------------------------------------------------- defence


def defence_plan(table: Table, available: Iterable[str]) -> Plan:
    """Which of these units defend which province: where they win, and where the last provinces would fall."""
    attack = table.attack
    assert attack is not None
    names = set(available)
    left = sorted((unit for unit in table.units if unit.name in names), key=lambda unit: -unit.force)
    standing = sum(1 for each in table.me["provinces"] if not each["destroyed"])
    plan: Plan = {}
    fields = [
        (field, table.strength(field["at"]))
        for field in attack["battlefields"]
        if field["attacking"] and not field["fought"]
    ]
    falling = [(field, strength) for field, strength in fields if field["attacking_force"] > strength]
    others = [(field, strength) for field, strength in fields if field["attacking_force"] <= strength]
    for field, _ in sorted(falling, key=_force) + sorted(others, key=_force):
        needed = field["attacking_force"] - field["defending_force"] + 1
        group = cheapest(left, needed + MARGIN) or cheapest(left, needed)
        if field["defending_force"] >= field["attacking_force"] + 1 + MARGIN:
            continue
        _send(group, field["at"], plan, left)
    lost = sum(1 for field, _ in falling if field["at"] not in plan.values() and not field["defending"])
    if standing - lost < 2:
        for field, strength in sorted(falling, key=_force):
            if field["at"] not in plan.values():
                needed = field["attacking_force"] - strength - field["defending_force"]
                _send(cheapest(left, needed), field["at"], plan, left)
    return plan


def _force(entry: tuple[Mapping[str, int], int]) -> int:
    return entry[0]["attacking_force"]


def _send(group: Sequence[Unit] | None, place: str, plan: Plan, left: list[Unit]) -> None:
    for unit in group or ():
        plan[unit.name] = place
        left.remove(unit)


def cheapest(units: Sequence[Unit], needed: int) -> list[Unit] | None:
    """The group with at least this Force and the least more than it; None if all together have less."""
    if sum(unit.force for unit in units) < needed:
        return None
    group: list[Unit] = []
    strongest = list(units)
    while len(strongest) > SEARCHED:  # a crowd: the strongest go in any case
        unit = strongest.pop(0)
        group.append(unit)
        needed -= unit.force
        if needed <= 0:
            return group
    return group + _least(strongest, needed)


def _least(units: Sequence[Unit], needed: int) -> list[Unit]:
    best: Sequence[Unit] = units
    best_force = sum(unit.force for unit in units)
    for size in range(1, len(units) + 1):
        for group in combinations(units, size):
            force = sum(unit.force for unit in group)
            if needed <= force < best_force:
                best, best_force = group, force
        if best_force == needed:
            break
    return list(best)


def reinforcement_plan(table: Table, available: Iterable[str]) -> Plan:
    """Cavalry that still can go: where it turns the battle, or makes the province fall."""
    attack = table.attack
    assert attack is not None
    names = set(available)
    left = sorted((unit for unit in table.units if unit.name in names), key=lambda unit: -unit.force)
    plan: Plan = {}
    for field in attack["battlefields"]:
        lead = field["attacking_force"] - field["defending_force"]
        for goal in (table.strength(field["at"]) + 1, 1):
            if lead < goal and (field["attacking"] or goal > 1):
                group = cheapest(left, goal - lead)
                if group is not None and sum(unit.force for unit in group) > field["defending_force"]:
                    _send(group, field["at"], plan, left)
                    break
    return plan
