"""Attack and defence by sums: where an army wins, and which units go there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import prod

from rokugan import program as p
from rokugan.agents.adding import total
from rokugan.agents.ccg.aims import LAST_PROVINCE, standing
from rokugan.agents.ccg.reading import read_ability
from rokugan.agents.ccg.table import Table, Unit, View, units_of

# Force to have in hand for what an enemy with cards and units might still do.
MARGIN = 2
# How far cards may still turn a battle, in Force: by itself, and for each card in the two hands.
DOUBT = 0.5
DOUBT_PER_CARD = 0.35
TRICK = 2.0  # the Force of a card that is played in battle
GUESSED = 0.8  # the same of a card that is not seen
NEXT_TO_NOTHING = 0.1  # the Force of units who are there without any
SEARCHED = 7  # units beyond this number are not tried in every combination

Plan = dict[str, str]
Target = tuple[int, str]  # strength and name of a province


def attack_plan(table: Table, defender: str) -> Plan:
    """Return which unit attacks which province (`Bob.P2`); empty if no attack is worth it."""
    return best_attack(table, defender)[1]


def best_attack(table: Table, defender: str) -> tuple[float, Plan]:
    """Return what attacking this player is worth, and which unit goes where."""
    enemy = table.player(defender)
    ready = sorted((unit for unit in table.units if _can_go(unit) and unit.force > 0), key=lambda unit: -unit.force)
    guards = [unit for unit in units_of(enemy) if _can_go(unit)]
    provinces = sorted(
        (each["strength"], f"{defender}.{each['name']}") for each in enemy["provinces"] if not each["destroyed"]
    )
    best: tuple[float, Plan] = (0.0, {})
    for count in range(1, min(len(provinces), len(ready)) + 1):
        targets = provinces[:count]
        for groups in _ways(ready, targets, guards):
            value = _value(table, enemy, groups, targets, guards)
            if value > best[0]:
                plan = {unit.name: place for (_, place), group in zip(targets, groups, strict=True) for unit in group}
                best = value, plan
    return best


def _can_go(unit: Unit) -> bool:
    return not unit.bowed and unit.at_home


def _ways(ready: Sequence[Unit], targets: Sequence[Target], guards: Sequence[Unit]) -> Iterator[list[list[Unit]]]:
    """The ways to divide an army: each group beats the whole defence, or its part of it, or all groups are equal."""
    defence = sum(unit.force for unit in guards)
    margin = MARGIN if guards else 0
    for needed in dict.fromkeys((defence + margin, defence // len(targets) + margin)):
        groups = split(ready, [max(strength, needed) + 1 for strength, _ in targets])
        if groups is not None:
            yield groups
    if guards:
        yield _even(ready, len(targets))


def _even(units: Sequence[Unit], count: int) -> list[list[Unit]]:
    groups: list[list[Unit]] = [[] for _ in range(count)]
    for unit in units:
        min(groups, key=lambda group: sum(each.force for each in group)).append(unit)
    return groups


def _value(
    table: Table, enemy: View, groups: Sequence[Sequence[Unit]], targets: Sequence[Target], guards: Sequence[Unit]
) -> float:
    """Return what an attack will take and destroy, less what it will lose: in the battles, and at home while the attackers are
    bowed."""
    aims = table.aims
    doubt = doubt_of(table, enemy)
    defence = float(sum(unit.force for unit in guards))
    if guards:
        defence = max(defence + tricks(table, enemy) - tricks(table, table.me), 1.0)
    taken = [
        chance(sum(unit.force for unit in group) - strength, defence / len(groups), doubt)
        for group, (strength, _) in zip(groups, targets, strict=True)
    ]
    none = prod(1 - each for each in taken)
    value = aims.conquest(enemy) * (1 - none) + aims.further(enemy) * (total(taken) - (1 - none))
    if len(targets) == standing(enemy) and len(table.others) == 1:
        value += LAST_PROVINCE * prod(taken)
    for group in groups:
        worth = total(unit.worth for unit in group)
        lost = 1 - chance(sum(unit.force for unit in group), defence / len(groups), doubt)
        value += (1 - lost) * total(unit.worth for unit in guards) / len(groups) - 1.3 * caution(table) * lost * worth
    return value - danger(table, [unit for group in groups for unit in group])


def chance(force: float, against: float, doubt: float) -> float:
    """Return how likely so much Force is more than that, where cards may still be played; for sure if nobody is against it.

    >>> chance(5, 0, 6.0), chance(0, 0, 6.0), chance(5, 5, 6.0), chance(20, 2, 6.0)
    (1.0, 0.0, 0.5, 1.0)
    """
    if not against:
        return 1.0 if force > 0 else 0.0
    return min(max(0.5 + (force - against) / (2 * doubt), 0.0), 1.0)


def doubt_of(table: Table, enemy: View) -> float:
    """Return how much Force the cards in one's own hand and an enemy's may still move."""
    return DOUBT + DOUBT_PER_CARD * (len(table.me["hand"]) + len(enemy["hand"]))


def tricks(table: Table, player: View) -> float:
    """The Force by which a player's hand may turn a battle in which he has a unit: seen cards, or a guess."""
    if player is not table.me:
        return GUESSED * len(player["hand"])
    cards = [table.printed[name] for name in player["hand"] if name in table.printed]
    return TRICK * sum(
        1 for card in cards if card.type == "strategy" and any(_turns(each) for each in card.program.abilities)
    )


def _turns(ability: p.Ability) -> bool:
    reading = read_ability(ability)
    return reading.battle and bool(reading.swings)


def caution(table: Table) -> float:
    """Return how dear units are: less so when no better ones will come."""
    return 0.4 if not table.me["dynasty_deck"]["size"] else 1.0


def danger(table: Table, away: Sequence[Unit]) -> float:
    """Return what the enemies might take while these units are bowed, beyond what they might take anyway."""
    gone = {unit.name for unit in away}
    before = sum(unit.force for unit in table.units if not unit.bowed)
    after = sum(unit.force for unit in table.units if unit.name not in gone and not unit.bowed)
    found = [
        table.aims.exposure(enemy, _exposed(table, enemy, after))
        - table.aims.exposure(enemy, _exposed(table, enemy, before))
        for enemy in table.before_my_turn()
    ]
    return caution(table) * max(found, default=0.0)


def _exposed(table: Table, enemy: View, guard: int) -> int:
    """Return how many provinces an enemy could take in one attack past so much Force."""
    strengths = sorted(each["strength"] for each in table.me["provinces"] if not each["destroyed"])
    force = total(unit.worth - 1 - unit.chi / 2 for unit in table.enemies(enemy)) - guard
    lost = 0
    for strength in strengths:
        if force > strength:
            lost += 1
            force -= strength + 1
    return lost


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
    """Return which of these units defend which province: the battles that are worth it, those where most is at stake first."""
    attack = table.attack
    assert attack is not None
    names = set(available)
    left = sorted((unit for unit in table.units if unit.name in names), key=lambda unit: -unit.force)
    fields = [field for field in attack["battlefields"] if field["attacking"] and not field["fought"]]
    falling = [field for field in fields if field["attacking_force"] > table.strength(field["at"])]
    others = [field for field in fields if field not in falling]
    lost = len(falling)
    plan: Plan = {}
    for field in sorted(falling, key=_force) + sorted(others, key=_force):
        if field["defending_force"] > field["attacking_force"] + MARGIN:
            continue
        stake = LAST_PROVINCE if lost >= standing(table.me) else table.aims.defence(table.me)
        group = best_defence(table, field, stake if field in falling else 0.0, left)
        lost -= 1 if group and field in falling else 0
        _send(group, field["at"], plan, left)
    return plan


def best_defence(table: Table, field: View, stake: float, ready: Sequence[Unit]) -> list[Unit]:
    """The group whose coming to this battle gains most; empty if none does. `stake`: what the province is worth."""
    assert table.attack is not None
    attacker = table.player(table.attack["attacker"])
    stake += table.aims.hindrance(attacker) if stake else 0.0
    lead = field["attacking_force"] - field["defending_force"]
    strength = table.strength(field["at"])
    prey = total(unit.worth for unit in table.enemies() if unit.name in field["attacking"])
    cards = sum(unit.size for unit in table.enemies() if unit.name in field["attacking"])
    glory = table.aims.glory(cards) if table.leads else 0.0
    best: list[Unit] = []
    best_value = 0.0
    doubt = doubt_of(table, attacker)
    support = tricks(table, table.me) - tricks(table, attacker)
    needed = (1, lead - strength - support, lead + 1 - support, lead + 1, lead + 1 + MARGIN)
    for group in _few_groups(ready, needed):
        force = sum(unit.force for unit in group) + support
        force = max(force, NEXT_TO_NOTHING)
        saved = chance(lead - strength, 0, doubt) - chance(lead - strength, force, doubt)
        won = 1 - chance(lead, force, doubt)
        lost = 1.3 * caution(table) * (1 - won) * total(unit.worth for unit in group)
        value = stake * saved + won * (0.7 * prey + glory) - lost
        if value > best_value:
            best, best_value = group, value
    return best


def _few_groups(ready: Sequence[Unit], needed: Iterable[float]) -> list[list[Unit]]:
    """The cheapest group for each of these needs, and everybody together."""
    found = [cheapest(ready, max(int(each), 1)) for each in needed]
    return [group for group in (*found, list(ready)) if group]


def _force(field: View) -> int:
    return int(field["attacking_force"])


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
    """Return the units with the least Force that is still enough; all of them, if none is."""
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
