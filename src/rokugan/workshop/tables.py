"""A table made for a card that somebody designs: a scenario in which it lies where it can be used, with neighbours, and enough
to pay for it. `rokugan cards table` (editions/ccg/workshop) tries texts on richer tables by itself; this one is for people.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rokugan.cards.files import definition
from rokugan.editions.registry import edition_of

PEOPLE: list[dict[str, Any]] = [
    {"title": "Neighbour", "keywords": ["Samurai", "Shugenja", "Courtier"], "force": 3, "chi": 3, "personal_honor": 2},
    {"title": "Captain", "keywords": ["Samurai", "Commander"], "force": 4, "chi": 2, "personal_honor": 1},
    {"title": "Rival", "keywords": ["Samurai", "Duelist"], "force": 2, "chi": 3, "personal_honor": 2},
    {"title": "Old Enemy", "keywords": ["Monk"], "force": 4, "chi": 2, "personal_honor": 1},
]
GUARD = {"title": "Guard", "type": "follower", "force": 1, "gold_cost": 2, "focus_value": 2}
FOCUS = {"title": "Patience", "type": "strategy", "focus_value": 3}
LIVING: list[dict[str, Any]] = [
    {
        "title": "Neighbour",
        "type": "character",
        "traits": ["bushi", "courtier"],
        "cost": 2,
        "military": 3,
        "political": 3,
        "glory": 2,
    },
    {
        "title": "Rival",
        "type": "character",
        "traits": ["bushi", "shugenja"],
        "cost": 3,
        "military": 2,
        "political": 4,
        "glory": 1,
    },
    {
        "title": "Old Enemy",
        "type": "character",
        "traits": ["bushi"],
        "cost": 4,
        "military": 4,
        "political": 1,
        "glory": 0,
    },
    {
        "title": "Old Blade",
        "type": "attachment",
        "traits": ["weapon"],
        "cost": 1,
        "military_bonus": 1,
        "political_bonus": 0,
    },
]
RICH = {"province_strength": 6, "gold_production": 12, "starting_honor": 8, "type": "stronghold"}


def table_for(entry: Mapping[str, Any], edition: str) -> dict[str, Any]:
    """The scenario of a card."""
    card = definition(entry, "card", edition=edition)
    rules = edition_of(edition)
    lay = _LAYINGS[rules.family]
    part = rules.deck_schema.part_of(card)
    title = f"Trying {entry['title']}"
    return {"title": title, "edition": edition, "seed": 1, "turn": 3, **lay(dict(entry), part), "script": []}


def _classic(entry: dict[str, Any], part: str) -> dict[str, Any]:
    """Return a table of a classic edition on which the card can be used."""
    title, kind = entry["title"], str(entry.get("type", "")).lower()
    text = str(entry.get("text") or "").casefold()
    ann: dict[str, Any] = {
        "name": "Ann",
        "stronghold": entry if part == "stronghold" else {"title": "Your House", **RICH},
        "honor": 12,
        "in_play": [{"card": "Neighbour", "attachments": [{"card": "Guard"}]}, {"card": "Captain"}],
        "fate_deck": ["Patience"] * 6,
        "hand": ["Patience", "Patience"],
    }
    phase = "attack" if "battle:" in text or "battle/" in text else "action"
    if kind in ("personality", "holding"):
        ann["in_play"].insert(0, {"card": title})
    elif kind == "region":
        ann["provinces"] = [{"region": title}, {}, {}, {}]
    elif part == "dynasty":
        ann["provinces"] = [{"card": title, "face": "down"}, {}, {}, {}]
        phase = "events"
    elif part == "fate":
        ann["hand"].insert(0, title)
    bob = {
        "name": "Bob",
        "stronghold": {"title": "His House", **RICH},
        "in_play": [{"card": "Rival", "attachments": [{"card": "Guard"}]}, {"card": "Old Enemy"}],
        "fate_deck": ["Patience"] * 6,
        "hand": ["Patience", "Patience"],
    }
    people = [{"type": "personality", "gold_cost": 5, **each} for each in PEOPLE]
    own = [] if part == "stronghold" else [entry]
    return {"cards": [*own, *people, GUARD, FOCUS], "players": [ann, bob], "phase": phase}


def _living(entry: dict[str, Any], part: str) -> dict[str, Any]:
    """Return a table of the Living Card Game on which the card can be used."""
    title, kind = entry["title"], str(entry.get("type", "")).lower()
    ann: dict[str, Any] = {
        "name": "Ann",
        "fate": 10,
        "honor": 10,
        "in_play": [{"card": "Neighbour", "fate": 1, "attachments": [{"card": "Old Blade"}]}],
    }
    plain: list[dict[str, Any]] = [
        {"province": {"title": f"{each.capitalize()} Coast", "strength": 4, "element": each}}
        for each in ("air", "earth", "fire")
    ]
    mine, theirs = [{**each} for each in plain], [{**each} for each in plain]
    if kind == "character":
        ann["in_play"].insert(0, {"card": title, "fate": 2})
    elif kind == "holding":
        mine[0]["card"], mine[0]["face"] = title, "up"
    elif kind == "province":
        mine[0] = {"province": {"title": title, "face": "up"}}
    elif kind in ("stronghold", "role"):
        ann[kind] = title
    else:
        ann["hand"] = [title]
    ann["provinces"] = mine
    bob = {
        "name": "Bob",
        "fate": 5,
        "honor": 10,
        "provinces": theirs,
        "in_play": [{"card": "Rival", "fate": 1}, {"card": "Old Enemy"}],
    }
    return {"cards": [entry, *LIVING], "players": [ann, bob], "phase": "conflict"}


_LAYINGS: dict[str, Callable[[dict[str, Any], str], dict[str, Any]]] = {"classic": _classic, "lcg": _living}
