"""Which action to take, if any: its use by the sums of the battle at hand, less what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from rokugan import program as p
from rokugan.agents.adding import total
from rokugan.agents.ccg import home, war
from rokugan.agents.ccg.aims import Goal
from rokugan.agents.ccg.reading import (
    AMOUNT,
    ANY,
    BOWED,
    CARD,
    MINE,
    RANGED,
    UNIT,
    Reading,
    Swing,
    entry_of,
    read_ability,
)
from rokugan.agents.ccg.rings import Deeds, Use, ring_shares
from rokugan.agents.ccg.table import Battle, Table, Unit, View, destroyed_provinces, gold_of, strength_of
from rokugan.agents.contract import Observation, Option
from rokugan.cards.model import CardDefinition

WORTH_IT = 0.75


def ability_of(choice: Option) -> p.Ability | None:
    """The ability that a choice uses, where it is printed on the card."""
    if choice.card is None or choice.verb not in ("use", "play"):
        return None
    abilities = choice.card.definition.program.abilities
    number = int(choice.tail.removeprefix(":")) if choice.tail.startswith(":") else 1
    return abilities[number - 1] if 0 < number <= len(abilities) else None


def best_action(table: Table, seen: Observation, deeds: Deeds) -> Option:
    """The action that is worth most, or `pass`."""
    best, value = seen.decision.choices[-1], WORTH_IT
    battle = table.battle
    uses = uses_of(seen)
    foresee(table, seen, uses, battle)
    shares = ring_shares(table, rings_in_hand(table, seen), deeds, uses)
    for choice in seen.decision.choices:
        worth = action_value(table, seen, choice, battle) + shares.get(choice, 0.0)
        if worth > value:
            best, value = choice, worth
    return best


def uses_of(seen: Observation) -> list[Use]:
    """The choices that use a printed ability."""
    found: list[Use] = []
    for choice in seen.decision.choices:
        ability = ability_of(choice)
        if ability is not None and choice.card is not None:
            found.append((choice, choice.card.definition, ability))
    return found


def rings_in_hand(table: Table, seen: Observation) -> list[CardDefinition]:
    """The Rings that the player holds."""
    printed = seen.printed()
    cards = [printed[name] for name in table.me["hand"] if name in printed]
    return [card for card in cards if card.type == "ring"]


def foresee(table: Table, seen: Observation, uses: Sequence[Use], battle: Battle | None) -> None:
    """How much Honor could be gained and taken now, with all that is at hand: abilities, a purchase, a victory."""
    honor: dict[str, int] = {}
    shame: dict[str, int] = {}
    gold = 0
    for choice, card, ability in uses:
        assert choice.card is not None
        reading = read_ability(ability)
        name = choice.card.name + choice.card.place
        honor[name] = max(honor.get(name, 0), reading.honor * choice.card.copies)
        shame[name] = max(shame.get(name, 0), shame_of(table, reading) * choice.card.copies)
        if reading.honor > 0 and reading.bows_itself:
            gold += gold_of(card)
    gained = sum(honor.values())
    if table.my_turn:
        gained += home.honor_for_sale(table, seen.printed(), gold)
    if battle is not None and battle.leads and battle.my_force > battle.their_force:
        gained += 2 * sum(unit.size for unit in battle.theirs)
    table.aims.foresee(gained, sum(shame.values()))
    if battle is not None:
        battle.reach = _reach(battle, uses)


def _reach(battle: Battle, uses: Sequence[Use]) -> float:
    """The Force, at most, by which all abilities at hand together could turn a battle; the later ones find less to
    do."""
    swings: dict[tuple[str, int], float] = {}
    for choice, _, ability in uses:
        assert choice.card is not None
        swing = total(force_swing(battle, swing) for swing in read_ability(ability).swings)
        for copy in range(choice.card.copies):
            key = choice.card.name + choice.card.place, copy
            swings[key] = max(swings.get(key, 0.0), swing)
    return total(swing / sqrt(place) for place, swing in enumerate(sorted(swings.values(), reverse=True), 1))


def shame_of(table: Table, reading: Reading) -> int:
    """Return how much Honor an ability makes others lose."""
    return sum(estimate(table, amount) for amount in reading.losses)


def estimate(table: Table, amount: p.Node) -> int:
    """A number that a text counts: what lies open on the table is counted, of the rest a fair guess is made."""
    if isinstance(amount, p.Number):
        return amount.value
    if isinstance(amount, p.Times):
        return amount.factor * estimate(table, amount.of)
    if isinstance(amount, p.CountOf) and "province" in amount.noun.kinds:
        return max((destroyed_provinces(player) for player in table.others), default=0)
    return 2


def action_value(table: Table, seen: Observation, choice: Option, battle: Battle | None) -> float:
    """Return what an action is worth, in the units of `Battle.outcome`."""
    if choice.verb == "equip":
        assert choice.card is not None
        return home.equip_value(table, choice.card.definition, seen.printed())
    if choice.verb == "lobby":
        return 2.0 if table.view["favor"] != table.name and spare_unit(table) else 0.0
    if choice.verb == "favor:2" and battle is not None:
        return improvement(battle, max((unit.force for unit in battle.theirs), default=0)) - 1
    if choice.verb == "tactics" and battle is not None:
        return improvement(battle, 3) - 2
    ability = ability_of(choice)
    if ability is None or choice.card is None:
        return 0.0
    reading = read_ability(ability)
    cost = cost_of(table, reading, choice, seen, battle)
    if battle is not None:
        return battle_value(battle, reading) + extras(table, reading) - cost
    return quiet_value(table, reading, choice.card.name) - cost


# ------------------------------------------------------------------------------------------------- in battle


def battle_value(battle: Battle, reading: Reading) -> float:
    """Return how much better the battle stands after the ability."""
    swing = total(force_swing(battle, each) for each in reading.swings)
    if reading.duel:
        swing += max((unit.force for unit in battle.theirs), default=0) * 0.6
    strength = reading.strength if not battle.attacking else -abs(reading.strength)
    kills = total(1.0 for each in reading.swings if each.deadly and force_swing(battle, each) > 0)
    return improvement(battle, swing, strength) + kills


def improvement(battle: Battle, swing: float, strength: float = 0) -> float:
    """The gain from a swing of Force: its share of how much better the battle could end, with all that is at hand."""
    if not swing and not strength:
        return 0.0
    now = battle.outcome()
    gain = battle.outcome(swing, strength) - now
    if swing > 0:
        for lead in (1, battle.strength + 1) if battle.attacking else (-battle.strength, 0, 1):
            needed = lead - (battle.my_force - battle.their_force)
            if needed > 0:
                goal = Goal(needed, 0, battle.outcome(needed) - now, int(battle.reach))
                gain = max(gain, goal.share(swing)) if goal.in_reach else gain
    lead = battle.my_force - battle.their_force
    close = abs(lead) <= 6 and bool(battle.mine) and bool(battle.theirs)
    wanted = lead + swing > 0 or gain > 0
    return gain + (0.3 * min(swing, 6) if close and wanted else 0)


def force_swing(battle: Battle, swing: Swing) -> float:
    """The Force that one effect moves in this battle, at its best target."""
    if swing.helps:
        return _help(battle, swing)
    if swing.whose == MINE:
        return -float(min((unit.force for unit in battle.mine), default=0))
    cards = [strength_of(card) for unit in battle.theirs for card in _fighters(unit)]
    if swing.what == UNIT:
        forces = [unit.force for unit in battle.theirs]
        return float(total(forces) if swing.all else max(forces, default=0))
    if swing.what == RANGED:
        return float(max((force for force in cards if force <= swing.amount), default=0))
    if swing.what == AMOUNT:
        return float(min(swing.amount * (len(cards) if swing.all else 1), max(cards, default=0)))
    return float(total(cards) if swing.all else max(cards, default=0))


def _help(battle: Battle, swing: Swing) -> float:
    unbowed = [unit for unit in battle.mine if not unit.bowed]
    if swing.what == BOWED:
        bowed = [float(unit.card["force"]) for unit in battle.mine if unit.bowed]
        return max(bowed, default=0.0)
    if swing.what == AMOUNT:
        return float(swing.amount * (len(unbowed) if swing.all else min(len(unbowed), 1)))
    return 2.0  # a unit that moves in


def _fighters(unit: Unit) -> list[View]:
    return [unit.card, *(each for each in unit.card.get("attachments", ()) if each["type"] == "follower")]


# ------------------------------------------------------------------------------------------------ out of battle


def extras(table: Table, reading: Reading) -> float:
    """Return what is good at any time: Honor (more so the nearer the victory), cards, the Favor."""
    favor = 2.0 if reading.favor and table.view["favor"] != table.name else 0.0
    honor = table.aims.honor(reading.honor) + table.aims.shame(shame_of(table, reading))
    return honor + 1.5 * reading.cards + table.aims.seeking() * reading.rings + favor


def quiet_value(table: Table, reading: Reading, card: str) -> float:
    """Return what an ability of that card is worth in the Action Phase."""
    value = extras(table, reading)
    for swing in reading.swings:
        if swing.what == BOWED and swing.helps:
            units = [unit for unit in table.units if not swing.own_unit or unit.has(card)]
            value += max((0.6 * unit.card["force"] for unit in units if unit.bowed), default=0.0)
        elif swing.what == CARD and not swing.helps and swing.whose != MINE and table.my_turn:
            value += max((0.5 * unit.force for unit in table.enemies() if not unit.bowed), default=0.0)
        elif swing.what == AMOUNT and swing.helps and swing.whose in (MINE, ANY):
            value += 0.2 * swing.amount if _is_lasting(reading) else 0.0
    if reading.replaces:
        value += 0.8 * len(home.unwanted(table))
    if reading.attaches:
        value += 0.5
    if reading.others and not reading.swings:
        value += 0.4 * reading.others
    return value


def _is_lasting(reading: Reading) -> bool:
    """Does what the ability gives outlast the turn? A created Follower stays; a bonus is gone at the end of the turn."""
    return not reading.battle


def cost_of(table: Table, reading: Reading, choice: Option, seen: Observation, battle: Battle | None) -> float:
    """Return what the ability costs: cards, bowed cards, Gold, the card itself."""
    assert choice.card is not None
    card = choice.card.definition
    cost = 1.2 * reading.discards + 0.4 * reading.gold
    if choice.verb == "play" or reading.loses_itself:
        cost += 1.0
        if card.type == "ring":
            cost += table.aims.keeping(card.title)
    if reading.loses_itself and choice.verb == "use":
        cost += 2.5 + gold_of(card)
    if reading.bows_itself:
        cost += _bowing(table, choice.card.name, 0 if idle_gold(table, seen) else gold_of(card), battle)
    if reading.bows_bearer:
        cost += 1.5
    for kind in reading.bows:
        if kind in ("personality", "unit", "card"):
            cost += 0.3 if battle is None and spare_unit(table) else 1.0 if battle is None else 1.5
    return cost


def _bowing(table: Table, name: str, gold: int, battle: Battle | None) -> float:
    """Return what bowing a card costs: its Force in this battle, or the Gold it could still give this turn."""
    in_play = table.card_in_play(name)
    if in_play is None or in_play["type"] in ("item", "spell"):
        return 0.2
    if "force" in in_play:
        if battle is None:
            return 1.0 if table.my_turn else 0.5
        return improvement(battle, -strength_of(in_play)) * -1 + 0.5
    return 0.45 * gold if table.my_turn else 0.0


def idle_gold(table: Table, seen: Observation) -> bool:
    """Is there nothing that Gold could buy this turn?"""
    printed = seen.printed()
    in_hand = (printed.get(name) for name in table.me["hand"] if name is not None)
    if any(card is not None and card.is_attachment for card in in_hand) and table.units:
        return False
    return not any(
        card is not None
        for province in table.me["provinces"]
        if province["face_up"] and not province["destroyed"]
        for card in province["cards"]
    )


def spare_unit(table: Table) -> bool:
    """Is there an unbowed Personality who is not needed for an attack this turn?"""
    if table.spare is None:
        ready = any(not unit.bowed and unit.at_home and unit.honor >= 1 for unit in table.units)
        attacks = table.my_turn and any(war.attack_plan(table, other["name"]) for other in table.others)
        table.spare = ready and not attacks
    return table.spare


# -------------------------------------------------------------------------------------------------- reactions


def best_reaction(table: Table, seen: Observation) -> Option:
    """A Reaction that does some good, or `pass`."""
    battle = table.battle
    decline = next((each for each in seen.decision.choices if each.verb == "pass"), seen.decision.choices[-1])
    for choice in seen.decision.choices:
        if choice.verb == "play" and choice.card is not None and entry_of(choice.card.definition) is not None:
            if table.aims.ring(choice.card.definition.title) > 0:
                return choice
        elif choice.verb in ("use", "play") and choice.card is not None:
            ability = ability_of(choice)
            if ability is None:
                return choice  # a Ring, or what the card was given
            reading = read_ability(ability)
            if _is_about_ranged_attack(ability) and (acting_now(table) == table.name) != (_sign(ability) > 0):
                continue
            useful = sum(1 for swing in reading.swings if swing.helps or swing.whose != MINE)
            value = extras(table, reading) + 0.6 * reading.others + 0.8 * useful
            cost = cost_of(table, reading, choice, seen, battle) * 0.6
            if value > cost:
                return choice
        elif choice.verb == "naval":
            return choice
    return decline


def _is_about_ranged_attack(ability: p.Ability) -> bool:
    return any(isinstance(node, p.Ref) and node.to == "ranged attack" for node in p.walk(ability.effects))


def _sign(ability: p.Ability) -> int:
    for node in p.walk(ability.effects):
        if isinstance(node, p.Modify) and isinstance(node.amount, p.Number):
            return -node.amount.value if node.negative else node.amount.value
    return 0


def acting_now(table: Table) -> str:
    """The player whose action is being taken."""
    actions = [each for each in table.view["actions"] if each["kind"] == "action"]
    return str(actions[-1]["player"]) if actions else ""
