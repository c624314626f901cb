"""A plain definition of a card for positions: facts without a text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rokugan.errors import ScenarioError, quote

FIELDS = (
    "title", "type", "id", "side", "clan", "traits", "keywords", "cost", "military", "political", "glory",
    "military_bonus", "political_bonus", "strength", "strength_bonus", "element", "elements", "honor", "fate", "influence",
    "influence_cost", "unique", "text", "deck_limit", "role_restriction", "allowed_clans",
)  # fmt: skip


class PlainDefinition:
    """What is printed on a card, its text aside."""

    def __init__(self, said: Mapping[str, Any], where: str) -> None:
        for key in said:
            if key not in FIELDS:
                raise ScenarioError(f"{where}: unknown key `{key}`; the keys of a card are {', '.join(FIELDS)}.")
        if said.get("text"):
            raise ScenarioError(f"{where}: texts of the Living Card Game cannot be read yet: {quote(said['text'])}.")
        self.title: str = str(said["title"])
        self.name: str = self.title
        self.id: str = str(said.get("id", ""))
        self.type: str = str(said["type"])
        usual = (
            "conflict"
            if self.type in ("attachment", "event")
            else "dynasty"
            if self.type in ("character", "holding")
            else ""
        )
        self.side: str = str(said.get("side", usual))
        self.clan: str = str(said.get("clan") or "").lower()
        self.traits: tuple[str, ...] = tuple(str(each).lower() for each in said.get("traits") or ())
        self.keywords: tuple[str, ...] = tuple(str(each).lower() for each in said.get("keywords") or ())
        self.cost: int | None = number(said.get("cost", 0))
        self.military: int | None = number(said.get("military", 0))
        self.political: int | None = number(said.get("political", 0))
        self.glory: int | None = number(said.get("glory", 0))
        self.military_bonus: int = number(said.get("military_bonus", 0)) or 0
        self.political_bonus: int = number(said.get("political_bonus", 0)) or 0
        self.strength: int | None = number(said.get("strength", 0))
        self.strength_bonus: int = number(said.get("strength_bonus", 0)) or 0
        elements = said.get("elements", said.get("element")) or ()
        self.elements: tuple[str, ...] = (elements,) if isinstance(elements, str) else tuple(elements)
        self.honor: int | None = number(said.get("honor", 0))
        self.fate: int | None = number(said.get("fate", 0))
        self.unique: bool = bool(said.get("unique", False))


def number(value: Any) -> int | None:
    """A printed number: `"+2"` is 2, `"-"` is a dash."""
    if value is None or value in ("-", "\u2013", "\u2014"):
        return None
    text = str(value).replace("\u2013", "-").replace("\u2212", "-").lstrip("+")
    return int(text) if text.lstrip("-").isdigit() else 0
