"""Conflicts: whether, where and with whom to attack, and whom to send against an attack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rokugan.agents.adding import total
from rokugan.agents.contract import Option
from rokugan.agents.lcg.table import SKILLS, Character, Province, Table
from rokugan.agents.lcg.worth import FATE, Stakes, break_worth, doubt_of, likely, ring_worth

MOST_WEIGHED = 8  # characters whose every combination is weighed; of more only the strongest
WORTH_DOING = 0.4
DEFENDED = 0.7  # how likely the other player defends if he can
OPEN_DOUBT = 1.8  # before defenders and cards are known
ATTACKED = 0.6  # how likely the other player uses an opening
CONFLICT = 3.0  # what winning a conflict is worth to him without breaking the province
SURPRISE = 0.5  # the strength that a facedown province may have beyond what is usual


@dataclass(frozen=True)
class Plan:
    """A conflict to declare."""

    type: str
    ring: str
    province: str
    attackers: frozenset[str]
    worth: float


def subsets(characters: Sequence[Character]) -> Iterator[tuple[Character, ...]]:
    """Every combination of one or more of the characters."""
    for bits in range(1, 1 << len(characters)):
        yield tuple(each for number, each in enumerate(characters) if bits >> number & 1)


def best_ring(table: Table) -> str:
    """The ring that is worth most to contest, with the fate on it."""
    best = max(table.free_rings(), key=lambda ring: ring_worth(table, ring["ring"]) + FATE * ring["fate"])
    return str(best["ring"])


def best_attack(table: Table, types: Sequence[str]) -> Plan | None:
    """The conflict of these types that is worth most, if one is worth declaring."""
    plans = [plan for skill in types for plan in [best_of_type(table, skill, types)] if plan is not None]
    best = max(plans, key=lambda plan: plan.worth, default=None)
    return best if best is not None and best.worth > WORTH_DOING else None


def best_of_type(table: Table, skill: str, types: Sequence[str]) -> Plan | None:
    """The best conflict of a type; of one that is being declared already, what is left to choose."""
    conflict = table.conflict
    fit = [each for each in table.mine.characters if not each.bowed and each.side in (None, "attacking")]
    strongest = sorted(fit, key=lambda each: -each.counts(skill))
    able = [each for each in strongest if each.can_fight(skill) and each.counts(skill) > 0][:MOST_WEIGHED]
    provinces = table.theirs.open_provinces()
    if not able or not provinces or not (conflict or table.free_rings()):
        return None
    ring = conflict.ring if conflict else best_ring(table)
    province = min(provinces, key=lambda each: (not each.is_stronghold, _resistance(each)))
    fate = FATE * table.ring(ring)["fate"]
    price = {each.name: bowing_price(table, each, skill, types) for each in able}
    safe = exposure(table, ())
    best: Plan | None = None
    stakes = Stakes(table, True, ring, province)
    for group in subsets(able):
        worth = fate + expected(table, skill, stakes, group)
        worth -= total(price[each.name] for each in group) + exposure(table, group) - safe
        if best is None or worth > best.worth:
            best = Plan(skill, ring, province.name, frozenset(each.name for each in group), worth)
    return best


def _resistance(province: Province) -> float:
    return province.strength + (0 if province.face_up else SURPRISE)


def expected(table: Table, skill: str, stakes: Stakes, group: Sequence[Character]) -> float:
    """Return what an attack is worth, weighing that it is defended or not."""
    attack = sum(each.counts(skill) for each in group)
    evading = sum(1 for each in group if "covert" in each.keywords)
    able = sorted((each.counts(skill) for each in table.theirs.ready if each.can_fight(skill)), reverse=True)
    defence = sum(able[evading:])
    alone = stakes.worth(attack, False, OPEN_DOUBT)
    if not defence:
        return alone
    met = stakes.worth(attack - 0.9 * defence, True, OPEN_DOUBT)
    return (1 - DEFENDED) * alone + DEFENDED * (met + 0.2 * defence)


def bowing_price(table: Table, character: Character, skill: str, types: Sequence[str]) -> float:
    """Return what it costs that a character will be bowed: he can neither attack again nor defend."""
    found = 0.1
    other = SKILLS[1 - SKILLS.index(skill)]
    if other in types and table.mine.conflicts_left > 1:
        found += 0.35 * character.counts(other)
    return found + 0.15 * character.glory


def exposure(table: Table, absent: Sequence[Character]) -> float:
    """Return what the other player could win by the attacks that are left to him, if those who are absent cannot defend."""
    theirs = table.theirs
    provinces = table.mine.open_provinces()
    if not theirs.conflicts_left or not provinces:
        return 0.0
    weakest = min(provinces, key=lambda each: (not each.is_stronghold, each.strength))
    prize = break_worth(table.mine, weakest)
    found = 0.0
    for skill in SKILLS:
        attack = theirs.power(skill)
        if skill not in theirs.declared and attack:
            lead = attack - table.mine.power(skill) + sum(each.counts(skill) for each in absent)
            found = max(found, CONFLICT * likely(lead) + prize * likely(lead - weakest.strength))
    return ATTACKED * found


def best_defence(table: Table, names: Sequence[str]) -> frozenset[str]:
    """The characters whom it is worth to send against the attack at hand."""
    conflict = table.conflict
    assert conflict is not None
    able = [each for each in table.mine.ready if each.name in names]
    able = sorted(able, key=lambda each: -each.counts(conflict.type))[:MOST_WEIGHED]
    types = [skill for skill in SKILLS if skill not in table.mine.declared] if table.mine.conflicts_left else []

    stakes = Stakes(table, False, conflict.ring, conflict.province)
    doubt = doubt_of(table)

    def lost(defence: int, opposed: bool) -> float:
        return stakes.worth(-conflict.lead - defence, opposed, doubt)

    safe = exposure(table, ())
    best, least = frozenset[str](), lost(0, conflict.opposed)
    for group in subsets(able):
        cost = total(_defending_price(each, types) for each in group) + exposure(table, group) - safe
        found = lost(sum(each.counts(conflict.type) for each in group), True) + cost
        if found < least - 0.05:
            best, least = frozenset(each.name for each in group), found
    return best


def _defending_price(character: Character, types: Sequence[str]) -> float:
    """Return what it costs to send a defender: he is bowed for the attacks and defences to come."""
    found = 0.1 + 0.15 * character.glory
    if types:
        found += 0.4 * max(character.counts(skill) for skill in types)
    return found


def covert_target(table: Table, choices: Sequence[Option]) -> Option:
    """The defender whom covert should keep away: the best one."""
    skill = table.conflict.type if table.conflict else SKILLS[0]

    def value(choice: Option) -> float:
        found = table.characters.get(choice.card.name) if choice.card else None
        return -1.0 if found is None else found.counts(skill) if not found.bowed else -0.5

    return max(choices, key=value)
