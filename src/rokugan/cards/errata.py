"""Corrections that a rulebook makes to the facts printed on cards, by edition and title. They hold for every card that is loaded.

Only facts stand here. Where a rulebook gives a card another text, the card's file has to give it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from unicodedata import normalize


@dataclass(frozen=True)
class Erratum:
    """What is otherwise than printed: facts, keywords that are missing or too many, and a name that stands for another."""

    facts: Mapping[str, Any] = field(default_factory=dict)
    missing: tuple[str, ...] = ()
    too_many: tuple[str, ...] = ()
    name: tuple[str, str] | None = None

    def corrects(self, entry: Mapping[str, Any]) -> dict[str, Any]:
        """The entry of a card file with this correction."""
        keywords = entry.get("keywords") or []
        listed = [keywords] if isinstance(keywords, str) else list(keywords)
        listed = [word for word in listed if word not in (*self.too_many, *self.missing)]
        found = {**entry, **self.facts, "keywords": [*listed, *self.missing]}
        if self.name is not None and entry.get("text"):
            found["text"] = str(entry["text"]).replace(*self.name)
        return found


ERRATA: dict[str, dict[str, Erratum]] = {
    "gold": {
        "hiruma masagoro": Erratum({"gold_cost": 5}),  # gold.cards.06
        "isawa riake": Erratum(name=("Natsumi", "Riake")),  # gold.cards.08
        "yakamo's claw": Erratum(too_many=("Weapon",)),  # gold.cards.09
        "nagamaki": Erratum(missing=("Weapon",)),  # gold.cards.11
        "yasuki palaces": Erratum({"clans": ["Crab"], "clan": "Crab"}),  # gold.cards.12
        "written in blood": Erratum({"type": "kiho"}, missing=("Kiho",)),  # gold.cards.15
        "inkyo": Erratum({"chi": "+2", "honor_requirement": 1, "personal_honor": "-"}),  # gold.cards.17
    }
}
# Cards of one title that are each played as printed, an exception to the rule of the latest printing (gold.cards.14).
SEPARATE: dict[str, tuple[str, ...]] = {"gold": ("taking the wall",)}


def corrected(entry: Mapping[str, Any], edition: str) -> Mapping[str, Any]:
    """The entry of a card file with the corrections of that edition.

    >>> corrected({"title": "Nagamaki", "type": "item"}, "gold")["keywords"]
    ['Weapon']
    """
    erratum = ERRATA.get(edition, {}).get(_plain(str(entry.get("title", ""))))
    return entry if erratum is None else erratum.corrects(entry)


def is_separate(edition: str, title: str) -> bool:
    """Is each printing of that title a card of its own?"""
    return _plain(title) in SEPARATE.get(edition, ())


def _plain(title: str) -> str:
    letters = normalize("NFKD", title.replace("’", "'")).casefold()
    return "".join(letter for letter in letters if letter.isascii())
