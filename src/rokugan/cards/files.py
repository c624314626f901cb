"""Cards in plain data: a mapping as in a scenario or a user's card file becomes a definition.

Every mistake gets one sentence that names the file, the card, the key and the remedy.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from rokugan.cards.errata import corrected
from rokugan.cards.model import CardDefinition
from rokugan.cards.program import Program
from rokugan.cards.reader import read
from rokugan.errors import CardError

# The stats that each type has; one that is left out is 0, or none for an Honor Requirement.
STATS: dict[str, tuple[str, ...]] = {
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
# Older names of types.
TYPES = {"action": "strategy", "kiho": "strategy"}
_NUMBERS = (
    "force",
    "chi",
    "honor_requirement",
    "gold_cost",
    "personal_honor",
    "focus_value",
    "province_strength",
    "gold_production",
    "starting_honor",
)
# These may be written down and have no effect (celestial.wording.03, samurai.cards.05, .09).
_WITHOUT_EFFECT = ("flavor", "number", "rarity", "artist", "credits")
KEYS = (
    "title",
    "id",
    "type",
    "clan",
    "clans",
    "keywords",
    "text",
    "unique",
    "formats",
    "expansion",
    *_NUMBERS,
    *_WITHOUT_EFFECT,
)
_DASHES = ("-", "–", "—", "")


def definition(entry: Mapping[str, Any], where: str, *, edition: str = "celestial") -> CardDefinition:
    """A card from a plain mapping; `where` names the file for messages.

    >>> definition({"title": "Fox", "type": "personality", "clan": "Lion", "force": 4}, "fox.yaml").keywords
    ('Lion Clan',)
    """
    if not isinstance(entry, Mapping):
        raise CardError(
            f"{where}: a card must be a mapping of keys to values, not {entry!r}; write title: and type: lines."
        )
    title = entry.get("title")
    if not isinstance(title, str) or not title.strip():
        raise CardError(f"{where}: a card has no title; add the key `title`.")
    here = f"{where}: card {title!r}"
    for key in entry:
        if key not in KEYS:
            near = difflib.get_close_matches(str(key), KEYS, 1)
            remedy = f"did you mean `{near[0]}`?" if near else f"the keys are {', '.join(KEYS)}."
            raise CardError(f"{here}: unknown key `{key}`; {remedy}")
    entry = corrected(entry, edition)
    kind = _type(entry, here)
    clans = _names(entry.get("clan", entry.get("clans")), "clan", here)
    text = entry.get("text") or ""
    if not isinstance(text, str):
        raise CardError(f"{here}: `text` must be a string, not {text!r}; put it in quotes.")
    reading = read(text, title=title, type=kind, edition=edition)
    keywords = _keywords(entry, clans, reading.program, here)
    stats = {key: _number(entry, key, kind, here) for key in _NUMBERS}
    return CardDefinition(
        title,
        kind,
        str(entry.get("id") or ""),
        clans,
        keywords,
        program=reading.program,
        unread=tuple(each.words for each in reading.unread),
        formats=_names(entry.get("formats"), "formats", here),
        expansion=str(entry.get("expansion") or ""),
        bonuses=_bonuses(entry, kind),
        variable=tuple(key for key in _NUMBERS if _is_star(entry.get(key))),
        **stats,
    )


def _type(entry: Mapping[str, Any], here: str) -> str:
    kind = entry.get("type", "")
    if not isinstance(kind, str):
        raise CardError(f"{here}: `type` must be a word, not {kind!r}.")
    kind = TYPES.get(kind.lower(), kind.lower())
    if kind not in STATS:
        near = difflib.get_close_matches(kind, STATS, 1)
        remedy = f"did you mean `{near[0]}`?" if near else f"the types are {', '.join(STATS)}."
        what = f"unknown type `{kind}`" if kind else "the key `type` is missing"
        raise CardError(f"{here}: {what}; {remedy}")
    return kind


def _names(value: Any, key: str, here: str) -> tuple[str, ...]:
    if value is None or value == "":
        return ()
    if isinstance(value, str):
        return (value,)
    if isinstance(value, (list, tuple)) and all(isinstance(each, str) for each in value):
        return tuple(value)
    raise CardError(f"{here}: `{key}` must be a word or a list of words, not {value!r}.")


def _keywords(entry: Mapping[str, Any], clans: tuple[str, ...], program: Program, here: str) -> tuple[str, ...]:
    found: list[str] = [f"{clan} Clan" if not clan.endswith("Clan") else clan for clan in clans if clan != "Unaligned"]
    found.extend(_names(entry.get("keywords"), "keywords", here))
    found.extend(program.keywords)
    unique = entry.get("unique", False)
    if not isinstance(unique, bool):
        raise CardError(f"{here}: `unique` must be true or false, not {unique!r}.")
    if unique:
        found.append("Unique")
    return tuple(dict.fromkeys(found))


def _number(entry: Mapping[str, Any], key: str, kind: str, here: str) -> int | None:
    value = entry.get(key)
    if value is None or (isinstance(value, str) and value.strip() in _DASHES):
        return 0 if key in STATS[kind] and key not in entry else (0 if key in STATS[kind] and value is None else None)
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        raise CardError(f"{here}: `{key}` must be a whole number, not {value!r}.")
    if _is_star(value):
        return 0
    if isinstance(value, str):
        try:
            # A star, as printed, says that the text has more to say of the number.
            return int(value.strip().removesuffix("*").replace("\u2212", "-"))
        except ValueError:
            raise CardError(f"{here}: `{key}` must be a whole number such as 2 or '+1', not {value!r}.") from None
    return value


def _is_star(value: Any) -> bool:
    """A star in the place of a number: a stat without base value, which other circumstances set (samurai.stats.26)."""
    return isinstance(value, str) and value.strip() == "*"


def _bonuses(entry: Mapping[str, Any], kind: str) -> tuple[str, ...]:
    """The stats of a Follower or Ancestor that are written with a sign."""
    if kind not in ("follower", "ancestor"):
        return ()
    return tuple(stat for stat in ("force", "chi") if str(entry.get(stat, "")).strip()[:1] in ("+", "-", "\u2212"))


def load_cards(path: str | Path, *, edition: str = "celestial") -> list[CardDefinition]:
    """The cards of a JSON or YAML file: a list of cards, or a mapping with the key `cards`."""
    file = Path(path)
    return [definition(entry, str(file), edition=edition) for entry in load_entries(file)]


def load_entries(file: Path) -> list[Any]:
    """The plain mappings of a card file."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise CardError(f"{file}: the card file cannot be read ({error.strerror}).") from None
    try:
        data = json.loads(text) if file.suffix == ".json" else yaml.safe_load(text)
    except (ValueError, yaml.YAMLError) as error:
        kind = "JSON" if file.suffix == ".json" else "YAML"
        first = str(error).split("\n")[0]
        raise CardError(f"{file}: not well-formed {kind} ({first}).") from None
    if isinstance(data, Mapping):
        data = data.get("cards")
    if not isinstance(data, list):
        raise CardError(f"{file}: a card file is a list of cards, or a mapping with the key `cards`.")
    return data
