"""The printed face of a card but for its text: the lines of its type and of its numbers.

>>> from rokugan.cards.model import CardDefinition
>>> ox = CardDefinition("Ox", "personality", clans=("Crab",), force=4, chi=3, gold_cost=7, personal_honor=1)
>>> type_line(ox), stat_line(ox)
('Personality, Crab Clan', '4F/3C –HR 7G 1PH')
"""

from typing import Any

from rokugan.cards.model import CLANS, CardDefinition

SHORT = {
    "honor_requirement": "HR",
    "gold_cost": "G",
    "personal_honor": "PH",
    "focus_value": "FV",
}

TYPES: dict[str, tuple[str, ...]] = {
    "personality": ("force", "chi", "gold_cost", "personal_honor"),
    "follower": ("force", "gold_cost", "focus_value"),
    "item": ("force", "chi", "gold_cost", "focus_value"),
    "spell": ("gold_cost", "focus_value"),
    "ancestor": ("force", "chi", "gold_cost", "focus_value"),
    "strategy": ("gold_cost", "focus_value"),
    "ring": ("focus_value",),
    "holding": ("gold_cost",),
    "region": (),
    "event": (),
    "celestial": (),
    "stronghold": ("province_strength", "gold_production", "starting_honor"),
    "wind": (),
    "sensei": (),
}
"""The types of cards, and the numbers that each has; one that is left out of a file is 0, or none for an Honor Requirement."""
STATS = (
    "force",
    "chi",
    "personal_honor",
    "gold_cost",
    "focus_value",
    "honor_requirement",
    "province_strength",
    "gold_production",
    "starting_honor",
)


def printed(card: CardDefinition) -> dict[str, Any]:
    """The printed face as plain data. It leaves out numbers that a type does not have; a dash is null."""
    stats = {stat: value for stat in STATS if (value := getattr(card, stat)) is not None}
    if card.type in ("personality", "follower"):
        stats.setdefault("honor_requirement", None)
    bonuses = ("force", "chi") if card.type == "item" else card.bonuses
    found: dict[str, Any] = {"title": card.title, "type": card.type, "stats": stats}
    lists = {"clans": card.clans, "keywords": card.keywords, "bonuses": [each for each in bonuses if each in stats]}
    return found | {key: list(each) for key, each in lists.items() if each}


def type_line(card: CardDefinition) -> str:
    """Its type, and the Clans or factions it belongs to."""
    factions = (f"{name} Clan" if name in CLANS else name for name in card.clans)
    return ", ".join((card.type.capitalize(), *factions))


def stat_line(card: CardDefinition) -> str:
    """Its numbers, in the shorthand of the rulebooks; a dash where a Personality or Follower has none."""
    if card.type == "stronghold":
        return f"{card.province_strength} province strength, {card.gold_production} Gold, {card.starting_honor} Honor"
    parts = [_force_and_chi(card)] if card.force is not None else ["?F/?C"] if "force" in card.unknown else []
    for stat, short in SHORT.items():
        value = getattr(card, stat)
        if value is not None or stat in card.unknown:
            parts.append(f"{'?' if value is None else value}{short}")
        elif stat == "honor_requirement" and card.type in ("personality", "follower"):
            parts.append(f"–{short}")
    return " ".join(parts)


def _force_and_chi(card: CardDefinition) -> str:
    """An Item changes its Personality's numbers, so its own carry a sign; a Follower's Chi is not printed.

    >>> _force_and_chi(CardDefinition("Spear", "item", force=2, chi=0))
    '+2F/+0C'
    """
    if card.type == "item":
        return f"{card.force:+}F/{card.chi or 0:+}C"
    return f"{card.force}F" if card.type == "follower" else f"{card.force}F/{card.chi}C"
