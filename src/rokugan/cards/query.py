"""The small language in which cards are searched: `t:personality clan:lion force>=4 "gain 2 honor"`.

All terms must hold. A term is a word or a phrase in quotes (somewhere in the name, the keywords or the text),
`field:beginning`, `text:words` (in the text alone), or a stat with a comparison (`= != < <= > >=`). After a minus a term
must not hold.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from typing import Any

from rokugan.cards.model import CardDefinition
from rokugan.cards.schema import Schema
from rokugan.catalogue import say
from rokugan.errors import CardError, brief, quote

STATS = {
    "force": "force",
    "f": "force",
    "chi": "chi",
    "c": "chi",
    "hr": "honor_requirement",
    "cost": "gold_cost",
    "g": "gold_cost",
    "ph": "personal_honor",
    "fv": "focus_value",
    "focus": "focus_value",
    "ps": "province_strength",
    "gp": "gold_production",
    "honor": "starting_honor",
    "exp": "experience",
}
FIELDS: dict[str, Callable[[CardDefinition], tuple[str, ...]]] = {
    "t": lambda card: (card.type,),
    "type": lambda card: (card.type,),
    "clan": lambda card: card.clans or ("unaligned",),
    "k": lambda card: card.keywords,
    "keyword": lambda card: card.keywords,
    "title": lambda card: (card.title,),
    "legal": lambda card: card.formats,
    "is": lambda card: (card.mark,) if card.mark else ("own",),
    "set": lambda card: (card.expansion,),
}
TEXT = "text"  # the one field that is not looked up on the card: its text is written when a term asks for it
COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    ":": operator.eq,
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}

_TERM = re.compile(r"""(-?)(?:(\w+)(:|!=|<=|>=|=|<|>))?(?:"([^"]*)"?|(\S+))""")

Test = Callable[[CardDefinition], bool]
Stats = Mapping[str, str]
Fields = Mapping[str, Callable[[Any], tuple[str, ...]]]


def query(said: str, text_of: Callable[[CardDefinition], str], schema: Schema | None = None) -> Test:
    """Return what the words ask of a card; `text_of` writes the text of a card, when a term needs it; `schema` says which facts
    there are (by itself those of the classic game).

    >>> strong = query("t:pers f>=4 -k:cavalry", lambda card: "")
    >>> strong(CardDefinition("Ox", "personality", force=4))
    True
    """
    stats, fields = (STATS, FIELDS) if schema is None else (schema.stats, schema.fields)
    terms = [_term(match, text_of, stats, fields) for match in _TERM.finditer(said)]
    return lambda card: all(term(card) for term in terms)


def _term(match: re.Match[str], text_of: Callable[[CardDefinition], str], stats: Stats, fields: Fields) -> Test:
    minus, field, sign, phrase, word = match.groups()
    value = word if phrase is None else phrase
    if field and field.casefold() == TEXT and sign in (":", "=", "!="):
        holds = _in_text(value, text_of, sign == "!=")
    else:
        holds = _stat_or_field(field.casefold(), sign, value, stats, fields) if field else _anywhere(value, text_of)
    return (lambda card: not holds(card)) if minus else holds


def _in_text(value: str, text_of: Callable[[CardDefinition], str], absent: bool) -> Test:
    wanted = value.casefold()
    return lambda card: (wanted in text_of(card).casefold()) is not absent


def _anywhere(value: str, text_of: Callable[[CardDefinition], str]) -> Test:
    wanted = value.casefold()

    def holds(card: CardDefinition) -> bool:
        shown = f"{card.name}\n{' '.join(card.keywords)}".casefold()
        return wanted in shown or wanted in text_of(card).casefold()

    return holds


def _stat_or_field(field: str, sign: str, value: str, stats: Stats, fields: Fields) -> Test:
    """Return the test of one term: of a stat, or of a field with words."""
    if field in stats:
        return _stat(field, stats[field], sign, value)
    if field not in fields:
        known = ", ".join(sorted([*fields, *stats, TEXT]))
        raise CardError(say("files.there_is_no_field_to_search", field=quote(field), known=known))
    if sign not in (":", "=", "!="):
        raise CardError(say("files.the_field_has_no_order", field=field, found=brief(value)))
    wanted = value.casefold()

    def holds(card: CardDefinition) -> bool:
        return any(word.casefold().startswith(wanted) for word in fields[field](card))

    return (lambda card: not holds(card)) if sign == "!=" else holds


def _stat(field: str, fact: str, sign: str, value: str) -> Test:
    """Return the test that compares a stat with a number."""
    if not re.fullmatch(r"[+-]?\d{1,9}", value):
        raise CardError(say("files.is_no_number_to_compare", found=quote(value), field=field))
    compare, number = COMPARISONS[sign], int(value)

    def holds(card: CardDefinition) -> bool:
        stat = getattr(card, fact)
        return stat is not None and compare(stat, number)

    return holds
