"""Gold and cards: what to buy, what to put on whom, and what is worth least."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rokugan.agents.ccg.aims import Aims
from rokugan.agents.ccg.reading import read_ability
from rokugan.agents.ccg.table import Printed, Table, View, gold_of
from rokugan.agents.contract import Option
from rokugan.cards.model import CardDefinition

ENOUGH_GOLD = 13
FIRST_GOLD = 8  # before there is so much, Holdings come before people


def income(table: Table, printed: Printed) -> int:
    """The Gold that everything in play can produce in a turn."""
    return sum(gold_of(printed.get(card["card"])) for card in table.me["in_play"])


def ready_gold(table: Table, printed: Printed) -> int:
    """The Gold that can be produced now."""
    return sum(gold_of(printed.get(card["card"])) for card in table.me["in_play"] if not card["bowed"])


def purchase_value(card: CardDefinition, income: int, aims: Aims) -> float:
    """Return what a card from a province is worth in play: Gold first, then Force and the rest."""
    if card.type == "holding":
        gold = gold_of(card)
        service = service_value(card, aims)
        if income < ENOUGH_GOLD:
            return 4.0 * gold + 2 - 0.3 * (card.gold_cost or 0) + service
        return 0.8 * gold + 1.5 * len(card.program.abilities) + service
    return personality_value(card)


def service_value(card: CardDefinition, aims: Aims) -> float:
    """Return what a Holding is worth that gains Honor, or makes others lose it, turn after turn."""
    readings = [read_ability(ability) for ability in card.program.abilities]
    lasting = [reading for reading in readings if reading.bows_itself and not reading.battle]
    return max((aims.service(reading.honor, -reading.their_honor) for reading in lasting), default=0.0)


def personality_value(card: CardDefinition) -> float:
    """Return what a Personality is worth: Force above all, then Chi, Personal Honor and abilities."""
    return (
        2.0 * (card.force or 0)
        + 0.8 * (card.chi or 0)
        + 0.6 * (card.personal_honor or 0)
        + 1.5 * len(card.program.abilities)
        + 1.0 * len(card.program.traits)
    )


def choose_purchase(table: Table, choices: Sequence[Option], printed: Printed) -> Option:
    """Buy the best, or discard what will never be bought, or be done."""
    earned = income(table, printed)
    buys = [choice for choice in choices if choice.verb in ("buy", "overlay") and choice.card is not None]
    if buys:
        return _best_purchase(table, buys, printed, earned)
    for choice in choices:
        if choice.verb == "discard" and choice.card is not None:
            if not worth_waiting_for(table, choice.card.definition, earned):
                return choice
    return next(choice for choice in choices if choice.verb == "done")


def _best_purchase(table: Table, buys: Sequence[Option], printed: Printed, earned: int) -> Option:
    """Choose the purchase that is worth most."""

    def value(choice: Option) -> float:
        assert choice.card is not None
        card = choice.card.definition
        found = purchase_value(card, earned, table.aims) + (4 if choice.verb == "overlay" else 0)
        return found + (table.aims.welcome(card.personal_honor or 0) if choice.tail.strip() == "honor" else 0)

    best = max(buys, key=value)
    assert best.card is not None
    ways = [choice for choice in buys if choice.card is not None and choice.card.name == best.card.name]
    by_tail = {choice.tail.strip(): choice for choice in ways}
    wanted = table.aims.wants_honor_for(best.card.definition.personal_honor or 0)
    if (
        "honor" in by_tail
        and wanted
        and (best.tail.strip() == "honor" or not _saves_for_another(table, best, buys, printed))
    ):
        return by_tail["honor"]
    return by_tail.get("discount") or _for_honor(by_tail) or best


def _for_honor(ways: Mapping[str, Option]) -> Option | None:
    """The purchase that costs what the plain one does and gains Honor besides."""
    found = ways.get("honor")
    gains = found is not None and found.card is not None and (found.card.definition.personal_honor or 0) >= 0
    return found if gains else None


def honor_for_sale(table: Table, printed: Printed, spent: int) -> int:
    """The most Personal Honor that a Personality of one's Clan would bring this turn, after that much Gold is spent."""
    gold = ready_gold(table, printed) - spent
    found = [0]
    for province in table.me["provinces"]:
        if province["face_up"] and not province["destroyed"]:
            for card in province["cards"]:
                known = printed.get(card["card"]) if card else None
                if known is not None and table.me["clan"] in known.clans and card["gold_cost"] <= gold:
                    found.append(int(card.get("personal_honor", 0)))
    return max(found)


def _saves_for_another(table: Table, best: Option, buys: Sequence[Option], printed: Printed) -> bool:
    """Would the Clan discount leave enough Gold for another card that the full price does not?"""
    assert best.card is not None
    left = ready_gold(table, printed) - (best.card.definition.gold_cost or 0)
    for choice in buys:
        if choice.card is None or choice.card.name == best.card.name:
            continue
        cost = (choice.card.definition.gold_cost or 0) - (2 if choice.card.definition.type == "personality" else 0)
        if left < cost <= left + 2:
            return True
    return False


def worth_waiting_for(table: Table, card: CardDefinition, income: int) -> bool:
    """Will the card be bought in one of the next turns?"""
    cost = card.gold_cost or 0
    if card.type == "personality":
        own = table.me["clan"] in card.clans
        if not own and card.honor_requirement is not None and card.honor_requirement > table.me["honor"]:
            return False
        if card.is_unique and any(each["card"].startswith(card.title) for each in table.me["in_play"]):
            return False
        return cost - (2 if own else 0) <= reach(table, income)
    if card.type == "holding":
        wanted = income < ENOUGH_GOLD or service_value(card, table.aims) > 0
        return wanted and gold_of(card) > 0 and cost <= income
    return False


def reach(table: Table, income: int) -> int:
    """The most Gold that the player can spend on a card within two turns: what all in play produces, and the best Holding that
    he sees in his provinces and can buy before that."""
    best = 0
    for province in table.me["provinces"]:
        for card in province["cards"] if province["face_up"] and not province["destroyed"] else ():
            known = table.printed.get(card["card"]) if card else None
            if known is not None and known.type == "holding" and (known.gold_cost or 0) <= income:
                best = max(best, gold_of(known))
    return income + best


def unwanted(table: Table) -> list[str]:
    """The face-up cards in one's provinces that one would rather replace."""
    earned = income(table, table.printed)
    found: list[str] = []
    for province in table.me["provinces"]:
        for card in province["cards"] if province["face_up"] and not province["destroyed"] else ():
            known = table.printed.get(card["card"]) if card else None
            if known is not None and (
                (known.type == "personality" and earned < FIRST_GOLD) or not worth_waiting_for(table, known, earned)
            ):
                found.append(card["card"])
    return found


# ---------------------------------------------------------------------------------------- cards from hand


def hand_value(card: CardDefinition) -> float:
    """Return how useful a card in hand is."""
    if card.is_attachment:
        return (
            1.6 * (card.force or 0)
            + 0.8 * (card.chi or 0)
            + 1.2 * len(card.program.abilities)
            - 0.35 * (card.gold_cost or 0)
        )
    best = 0.0
    for ability in card.program.abilities:
        reading = read_ability(ability)
        best = max(best, 2.0 * len(reading.swings) + reading.honor + reading.cards + 0.5 * reading.strength)
    return 1.0 + best + 0.1 * (card.focus_value or 0)


def least_useful(names: Sequence[Option], aims: Aims, hand: Sequence[str | None] = ()) -> Option:
    """The choice whose card is worth least in a hand; of several copies of a card all but one are worth less."""

    def value(choice: Option) -> float:
        if choice.card is None:
            return 99.0
        card = choice.card.definition
        ring = aims.keeping(card.title) if card.type == "ring" else 0.0
        return hand_value(card) + ring - 0.7 * (hand.count(card.name) - 1)

    return min(names, key=value)


def equip_value(table: Table, card: CardDefinition, printed: Printed) -> float:
    """Return what equipping is worth, after what else the Gold could buy this turn."""
    cost = card.gold_cost or 0
    gain = (
        2.0 * (card.force or 0)
        + 0.8 * (card.chi or 0)
        + 1.3 * len(card.program.abilities)
        + 0.5 * len(card.program.traits)
    )
    gold = ready_gold(table, printed)
    earned = income(table, printed)
    before = _best_affordable(table, printed, gold, earned)
    after = _best_affordable(table, printed, gold - cost, earned)
    return gain - (before - after) * 1.1


def _best_affordable(table: Table, printed: Printed, gold: int, earned: int) -> float:
    values = [0.0]
    for province in table.me["provinces"]:
        if province["face_up"] and not province["destroyed"]:
            values += [_province_value(table, card, printed, gold, earned) for card in province["cards"] if card]
    return max(values)


def _province_value(table: Table, card: View, printed: Printed, gold: int, earned: int) -> float:
    known = printed.get(card["card"])
    if known is None or known.type not in ("holding", "personality"):
        return 0.0
    discount = 2 if known.type == "personality" and table.me["clan"] in known.clans else 0
    return purchase_value(known, earned, table.aims) if card["gold_cost"] - discount <= gold else 0.0
