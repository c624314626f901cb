"""The printed face of a card of the Living Card Game but for its text."""

from __future__ import annotations

from typing import Any

from rokugan.cards.lcg.model import LcgCard

STATS = (
    "cost",
    "military_bonus",
    "political_bonus",
    "strength",
    "strength_bonus",
    "honor",
    "fate",
    "influence_pool",
    "influence_cost",
)


def printed(card: LcgCard) -> dict[str, Any]:
    """Return what is printed on a card but for its text, as plain data; a character's dash is null."""
    stats = {stat: value for stat in STATS if (value := getattr(card, stat)) is not None}
    if card.type == "character":
        stats |= {"military": card.military, "political": card.political, "glory": card.glory or 0}
    words = [each.title() for each in (*card.keywords, *card.traits, *card.elements)]
    found: dict[str, Any] = {"title": card.title, "type": card.type, "stats": stats, "side": card.side}
    lists = {"clans": card.clans, "keywords": [*(["Unique"] if card.unique else []), *words]}
    return found | {key: list(each) for key, each in lists.items() if each}


def type_line(card: LcgCard) -> str:
    """Its type, deck, clan and traits.

    >>> type_line(LcgCard("Ox", "character", side="dynasty", clan="crab", traits=("bushi",)))
    'Character, dynasty, Crab Clan. Bushi.'
    """
    clan = f"{card.clan.capitalize()} Clan" if card.clan != "neutral" else "neutral"
    side = [card.side] if card.type == "character" else []
    unique = ["unique"] if card.unique else []
    traits = "".join(f" {trait.capitalize()}." for trait in card.traits)
    return (
        f"{', '.join([card.type.capitalize(), *side, clan, *unique])}.{traits}"
        if traits
        else ", ".join([card.type.capitalize(), *side, clan, *unique])
    )


def stat_line(card: LcgCard) -> str:
    """Its numbers; a dash where a character has none.

    >>> stat_line(LcgCard("Ox", "character", cost=3, military=4, glory=1))
    'cost 3, 4 military, – political, glory 1'
    >>> stat_line(LcgCard("Katana", "attachment", cost=0, military_bonus=2, political_bonus=0))
    'cost 0, +2 military, +0 political'
    """
    said = [f"cost {card.cost}"] if card.cost is not None else []
    if card.type == "character":
        said += [f"{_dash(card.military)} military", f"{_dash(card.political)} political", f"glory {card.glory or 0}"]
    for skill in ("military", "political"):
        bonus = getattr(card, f"{skill}_bonus")
        if bonus is not None:
            said.append(f"{'+X' if f'{skill}_bonus' in card.variable else format(bonus, '+')} {skill}")
    said += [f"strength {card.strength}"] if card.strength is not None else []
    said += [f"{card.strength_bonus:+} strength"] if card.strength_bonus is not None else []
    said += [" and ".join(card.elements)] if card.elements else []
    if card.type == "stronghold":
        said += [f"{card.honor} honor", f"{card.fate} fate", f"{card.influence_pool} influence"]
    said += [f"influence {card.influence_cost}"] if card.influence_cost is not None else []
    return ", ".join(said)


def _dash(value: int | None) -> str:
    return "\u2013" if value is None else str(value)
