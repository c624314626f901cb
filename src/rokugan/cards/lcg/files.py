"""Cards of the Living Card Game in plain data: a mapping as in a scenario, a user's card file or the community's data.

The data's own names are understood beside ours: `name` for `title`, `element` as a word or a list, bonuses as `"+2"`. What
an attachment's `military` or a holding's `strength` must mean is their bonus; among `keywords` those of the book are keywords
and the others traits. In a mapping with a `title` a stat that is left out is 0, as in every scenario; in the community's data
(`name`) it is a dash.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from rokugan.cards.lcg.model import CLANS, ELEMENTS, SIDES, TYPES, LcgCard
from rokugan.catalogue import say
from rokugan.core.files.shapes import check
from rokugan.errors import CardError, brief, quote
from rokugan.language.language import Reading
from rokugan.program.lcg.keywords import IN_TEXTS
from rokugan.program.lcg.nodes import RoleOnly
from rokugan.program.node import walk

Number = Annotated[int, Meta(ge=-999, le=999)] | str | None
Words = str | list[str] | None

STATS: dict[str, tuple[str, ...]] = {
    "character": ("cost", "military", "political", "glory"),
    "attachment": ("cost", "military_bonus", "political_bonus"),
    "event": ("cost",),
    "holding": ("strength_bonus",),
    "province": ("strength",),
    "stronghold": ("strength_bonus", "honor", "fate", "influence_pool"),
    "role": (),
}
NUMBERS = (
    "cost",
    "military",
    "political",
    "glory",
    "military_bonus",
    "political_bonus",
    "strength",
    "strength_bonus",
    "honor",
    "fate",
    "influence_pool",
    "influence_cost",
)
# Bonuses under the name of the value that they are added to, on types of cards that have no such value.
BONUSES = {
    "attachment": {"military": "military_bonus", "political": "political_bonus"},
    "holding": {"strength": "strength_bonus"},
    "stronghold": {"strength": "strength_bonus"},
}
_DASHES = ("-", "\u2013", "\u2014", "")
_PRINTED = re.compile(r"[+-]?\d{1,3}")


class LcgCardForm(Struct, forbid_unknown_fields=True):
    """The keys of a card. What is left out is 0, or none."""

    title: str | None = None
    name: str | None = None
    id: str | int | None = None
    type: str = ""
    side: str | None = None
    clan: str | None = None
    traits: Words = None
    keywords: Words = None
    text: str | None = None
    cost: Number = None
    military: Number = None
    political: Number = None
    glory: Number = None
    military_bonus: Number = None
    political_bonus: Number = None
    strength: Number = None
    strength_bonus: Number = None
    element: Words = None
    elements: Words = None
    honor: Number = None
    fate: Number = None
    influence: Number = None
    influence_pool: Number = None
    influence_cost: Number = None
    deck_limit: int = 3
    unique: bool = False
    allowed_clans: Words = None
    role_restriction: str | None = None
    formats: Words = None
    expansion: str | None = None
    # These may be written down and have no effect.
    text_errata: Any = None
    quantity: Any = None
    flavor: Any = None
    number: Any = None
    artist: Any = None


def lcg_definition(entry: Any, where: str, names: Any = None) -> LcgCard:
    """A card from a plain mapping; `where` names the file for messages, `names` are those that its text may speak of.

    >>> lcg_definition({"title": "Ox", "type": "character", "military": 4, "political": "-"}, "ox.yaml").political is None
    True
    """
    title = entry.get("title", entry.get("name")) if isinstance(entry, Mapping) else None
    if not isinstance(entry, Mapping) or not isinstance(title, str) or not title.strip():
        found = "a card has no title" if isinstance(entry, Mapping) else f"expected a card, found {quote(entry)}"
        raise CardError(say("files.a_card_is_a_mapping", where=where, found=found))
    here = f"{where}: card {quote(title)}"
    check(entry, LcgCardForm, here, CardError)
    kind = _type(entry, here)
    entry = {BONUSES.get(kind, {}).get(key, key): value for key, value in entry.items()}
    keywords, others = _keywords(entry)
    reading = _read("\n".join([*(f"{word}." for word in keywords), entry.get("text") or ""]), kind, entry, names)
    stats = {key: _number(entry, key, kind, here) for key in NUMBERS}
    if stats["influence_pool"] is None or (stats["influence_pool"] == 0 and "influence" in entry):
        stats["influence_pool"] = _number(
            {**entry, "influence_pool": entry.get("influence")}, "influence_pool", kind, here
        )
    roles = [each.trait for each in walk(reading.program) if isinstance(each, RoleOnly)]
    return LcgCard(
        title,
        kind,
        str(entry.get("id") or ""),
        side=str(entry.get("side") or SIDES.get(kind, "dynasty")),
        clan=_one_of(str(entry.get("clan") or "neutral").lower(), CLANS, "clan", here),
        traits=tuple(word.lower() for word in (*_words(entry.get("traits")), *others)),
        elements=tuple(
            _one_of(word.lower(), ELEMENTS, "element", here)
            for word in _words(entry.get("elements", entry.get("element")))
        ),
        deck_limit=entry.get("deck_limit", 3),
        unique=bool(entry.get("unique")),
        allowed_clans=tuple(clan for clan in _words(entry.get("allowed_clans")) if clan != "*"),
        role_restriction=str(entry.get("role_restriction") or "").lower() or (roles[0] if roles else ""),
        variable=tuple(key for key in NUMBERS if _is_x(entry.get(key))),
        program=reading.program,
        unread=tuple(f"{each.words} ({each.reason})" for each in reading.unread),
        formats=_words(entry.get("formats")),
        expansion=str(entry.get("expansion") or ""),
        **stats,  # type: ignore[arg-type]
    )


def _keywords(entry: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """Keywords of the book that stand beside the text, and other words there, which are traits."""
    said = _words(entry.get("keywords"))
    known = [word for word in said if word.lower() in IN_TEXTS or word.lower().startswith("no attachments")]
    return known, [word for word in said if word not in known]


def _read(text: str, kind: str, entry: Mapping[str, Any], names: Any) -> Reading:
    """The grammar is loaded only when a text is read, which a game with shipped cards never does."""
    from rokugan.language.lcg.english import living  # for start-up time

    language = living()
    return language.read(text, type=kind, names=(language.lexicon if names is None else names).with_cards([entry]))


def _type(entry: Mapping[str, Any], here: str) -> str:
    kind = str(entry.get("type", "")).lower()
    return _one_of(kind, TYPES, "type", here) if kind else _missing(here)


def _missing(here: str) -> str:
    raise CardError(say("files.the_key_type_is_missing", where=here, types=", ".join(TYPES)))


def _one_of(word: str, words: tuple[str, ...], what: str, here: str) -> str:
    if word in words:
        return word
    near = difflib.get_close_matches(word[:40], words, 1)
    remedy = say("files.did_you_mean", near=near[0]) if near else say("files.write_one_of", words=", ".join(words))
    raise CardError(f"{here}: unknown {what} `{brief(word)}`; {remedy}")


def _words(value: Any) -> tuple[str, ...]:
    if not value:
        return ()
    return (value,) if isinstance(value, str) else tuple(value)


def _number(entry: Mapping[str, Any], key: str, kind: str, here: str) -> int | None:
    """Return a number of an entry; a dash is None."""
    value = entry.get(key)
    if value is None:
        written = key in STATS[kind] and (key not in entry or "title" in entry)
        return 0 if written and not (key not in entry and "name" in entry) else None
    if isinstance(value, int):
        return value
    if value.strip() in _DASHES:
        return None
    if _is_x(value):
        return 0
    found = _PRINTED.fullmatch(value.strip().replace("\u2212", "-").replace("\u2013", "-"))
    if found is None:
        raise CardError(say("files.expected_a_whole_number_or_a_bonus", where=here, word=key, found=quote(value)))
    return int(found[0])


def _is_x(value: Any) -> bool:
    return isinstance(value, str) and value.strip().lstrip("+-").upper() == "X"
