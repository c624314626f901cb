"""Cards in plain data: a mapping as in a scenario or a user's card file becomes a definition.

Every mistake gets one sentence that names the file, the card, the key and the remedy.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from rokugan.cards.card_form import Card, Listed
from rokugan.cards.errata import corrected
from rokugan.cards.face import TYPES as STATS
from rokugan.cards.languages import language_of
from rokugan.cards.model import CardDefinition, PrintedType
from rokugan.cards.schema import schema_of
from rokugan.catalogue import say
from rokugan.core.files.documents import read_document
from rokugan.core.files.shapes import check
from rokugan.errors import CardError, TextTooLong, brief, quote
from rokugan.program import Program

if TYPE_CHECKING:
    from rokugan.cards.lcg.model import LcgCard

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
KEYS = Card.__struct_fields__
_DASHES = ("-", "–", "—", "")
# A star, as printed, says that the text has more to say of the number.
_PRINTED = re.compile(r"([+-]?\d{1,3})\*?")


def definition(entry: Any, where: str, *, edition: str = "celestial", names: Any = None) -> CardDefinition:
    """A card from a plain mapping, by the schema of its edition; `where` names the file for messages, `names` are those that its
    text may speak of besides its own (else those of the edition).
    """
    found: CardDefinition = schema_of(edition).definition(entry, where, edition, names)
    return found


def classic_definition(entry: Any, where: str, edition: str = "celestial", names: Any = None) -> CardDefinition:
    """A card of the classic game from a plain mapping.

    >>> classic_definition({"title": "Fox", "type": "personality", "clan": "Lion", "force": 4}, "fox.yaml").keywords
    ('Lion Clan',)
    """

    title = entry.get("title") if isinstance(entry, Mapping) else None
    if not isinstance(entry, Mapping) or not isinstance(title, str) or not title.strip():
        found = "a card has no title" if isinstance(entry, Mapping) else f"expected a card, found {quote(entry)}"
        raise CardError(say("files.a_card_is_a_mapping", where=where, found=found))
    here = f"{where}: card {quote(title)}"
    check(entry, Card, here, CardError)
    entry = corrected(entry, edition)
    kind = _type(entry, edition, here)
    clans = _names(entry.get("clan", entry.get("clans")))
    text = entry.get("text") or ""
    from rokugan.language.classic.words.vocabulary import keywords_of  # for start-up time

    try:
        language = language_of(edition)
        known = (language.lexicon if names is None else names).with_cards([entry])
        reading = language.read(text, title=title, type=kind, keywords=keywords_of(entry), names=known)
    except TextTooLong as error:
        raise CardError(f"{where}: {error}") from None
    keywords = _keywords(entry, clans, reading.program)
    stats = {key: _number(entry, key, kind, here) for key in _NUMBERS}
    return CardDefinition(
        title,
        cast("PrintedType", kind),  # a type that has stats
        str(entry.get("id") or ""),
        clans,
        keywords,
        program=reading.program,
        unread=tuple(each.words for each in reading.unread),
        unknown=(),
        formats=_names(entry.get("formats")),
        expansion=str(entry.get("expansion") or ""),
        bonuses=_bonuses(entry, kind),
        variable=tuple(key for key in _NUMBERS if _is_star(entry.get(key))),
        **stats,  # type: ignore[arg-type]
    )


def not_understood(card: CardDefinition | LcgCard) -> str:
    """The sentence about a card some of whose text is not understood."""
    words = "; ".join(quote(each) for each in card.unread[:5])
    more = f"; and {len(card.unread) - 5} more" if len(card.unread) > 5 else ""
    return say("files.words_of_a_card_are_not_understood", title=quote(card.title), words=words, more=more)


def _type(entry: Mapping[str, Any], edition: str, here: str) -> str:
    kind = str(entry.get("type", "")).lower()
    kind = schema_of(edition).older.get(kind, kind)
    if kind not in STATS:
        near = difflib.get_close_matches(kind[:40], STATS, 1)
        remedy = say("files.did_you_mean", near=near[0]) if near else say("files.the_types_are", types=", ".join(STATS))
        what = f"unknown type `{brief(kind)}`" if kind else "the key `type` is missing"
        raise CardError(f"{here}: {what}; {remedy}")
    return kind


def _names(value: Any) -> tuple[str, ...]:
    if not value:
        return ()
    return (value,) if isinstance(value, str) else tuple(value)


def _keywords(entry: Mapping[str, Any], clans: tuple[str, ...], program: Program) -> tuple[str, ...]:
    found: list[str] = [f"{clan} Clan" if not clan.endswith("Clan") else clan for clan in clans if clan != "Unaligned"]
    found.extend(_names(entry.get("keywords")))
    found.extend(program.keywords)
    if entry.get("unique"):
        found.append("Unique")
    return tuple(dict.fromkeys(found))


def _number(entry: Mapping[str, Any], key: str, kind: str, here: str) -> int | None:
    """Return a number of an entry; a dash is None, and one that its type must have and that is left out is 0."""
    value = entry.get(key)
    if value is None or (isinstance(value, str) and value.strip() in _DASHES):
        return 0 if key in STATS[kind] and key not in entry else (0 if key in STATS[kind] and value is None else None)
    if isinstance(value, int):
        return value
    if _is_star(value):
        return 0
    found = _PRINTED.fullmatch(value.strip().replace("\u2212", "-"))
    if found is None:
        raise CardError(say("files.expected_a_whole_number_or_a_bonus", where=here, word=key, found=quote(value)))
    return int(found[1])


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
    entries = load_entries(file)
    names = language_of(edition).lexicon.with_cards(entries)
    return [definition(entry, str(file), edition=edition, names=names) for entry in entries]


def load_entries(file: Path) -> list[dict[str, Any]]:
    """The plain mappings of a card file. Whether their titles, types and texts are words is checked; the rest is not."""
    data = read_document(file, CardError, "card file")
    defined: Any = None
    if isinstance(data, Mapping):
        defined = check(data.get("keywords") or {}, dict[str, str], f"{file}: keywords", CardError)
        data = data.get("cards")
    if not isinstance(data, list):
        raise CardError(say("files.a_card_file_is_a_list_of_cards", file=file))
    check(data, list[Listed], str(file), CardError)
    return [with_definitions(entry, defined) for entry in data] if defined else data


def with_definitions(entry: Mapping[str, Any], defined: Mapping[str, str]) -> dict[str, Any]:
    """Return the card with the texts of those of its keywords and traits which its set defines.

    >>> with_definitions({"title": "Rei", "keywords": ["Bold"], "text": "Fear 2."}, {"Bold": "Cavalry.", "Shy": "Naval."})["text"]
    'Fear 2.\\nCavalry.'
    """
    borne = {word.casefold() for key in ("keywords", "traits") for word in _words(entry.get(key))}
    texts = [text for word, text in defined.items() if word.casefold() in borne]
    own = [str(entry["text"])] if entry.get("text") else []
    return {**entry, **({"text": "\n".join([*own, *texts])} if texts else {})}


def _words(value: Any) -> list[str]:
    found = [value] if isinstance(value, str) else value if isinstance(value, list) else []
    return [each for each in found if isinstance(each, str)]
