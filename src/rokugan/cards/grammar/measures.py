"""The words of comparison, as classes: `or more`, `at least`, `lower than`, `3 or more`, `a base Force`.

What each class means stands in the tree, which of its words were used in the form (see `table.words`).
"""

from __future__ import annotations

import re
from typing import Any

from rokugan.cards.parsing.parser import Chart
from rokugan.cards.parsing.table import Page
from rokugan.language.classic.words.terms import STATS
from rokugan.language.classic.words.words import NUMBER_WORDS
from rokugan.program import Number

page = Page()
spoken_class, words = page.spoken_class, page.words

# ------------------------------------------------------------------------------------------- classes of words

OR_MORE = {
    "or more": ">=",
    "or higher": ">=",
    "or greater": ">=",
    "or less": "<=",
    "or lower": "<=",
    "or fewer": "<=",
}
AT_LEAST = {
    "at least": ">=",
    "no fewer than": ">=",
    "no less than": ">=",
    "at most": "<=",
    "no more than": "<=",
    "more than": ">",
    "over": ">",
    "less than": "<",
    "fewer than": "<",
    "under": "<",
    "exactly": "=",
}
_LOWER, _HIGHER = ("lower", "less"), ("higher", "greater")
THAN = {
    **{f"{word} than": "<" for word in _LOWER},
    **{f"{word} than": ">" for word in _HIGHER},
    "equal to": "=",
    **{f"{order}": "<=" for word in _LOWER for order in (f"equal to or {word} than", f"{word} than or equal to")},
    **{f"{order}": ">=" for word in _HIGHER for order in (f"equal to or {word} than", f"{word} than or equal to")},
    "at least": ">=",
    "at most": "<=",
    "more than": ">",
    "no more than": "<=",
    "no higher than": "<=",
    "no greater than": "<=",
    "no lower than": ">=",
    "no less than": ">=",
    "below": "<",
    "under": "<",
    "above": ">",
    "over": ">",
    "different from": "!=",
}
_PLAIN = {
    **dict.fromkeys(_LOWER, "<"),
    **dict.fromkeys((*_HIGHER, "more"), ">"),
    "equal": "=",
    **{order: "<=" for word in _LOWER for order in (f"equal or {word}", f"{word} or equal")},
    **{order: ">=" for word in _HIGHER for order in (f"equal or {word}", f"{word} or equal")},
}
COMPARE = {**_PLAIN, **{f"{'an' if said.startswith('e') else 'a'} {said}": op for said, op in _PLAIN.items()}}
FEWER = {
    "fewer": "<",
    "more": ">",
    "equal or fewer": "<=",
    "equal or more": ">=",
    "as many or fewer": "<=",
    "as many or more": ">=",
    "fewer or as many": "<=",
    "no more": "<=",
    "no fewer": ">=",
}
words("or_more", OR_MORE)
words("at_least", AT_LEAST)
words("than", THAN)
words("compare", COMPARE)
words("fewer", FEWER)
words("points", {"or more points": ">=", "points or more": ">=", "or more": ">="})
words("own", dict.fromkeys([f"{whose} own" for whose in ("his", "her", "its", "their")], "own"))
words("parity", {"odd": 1, "even": 0})
words("be", dict.fromkeys(("is", "are", "is now", "are now", "was", "were", "is still", "are still"), "is"))

# A number with how it is compared: `3 or more`, `at least two`, `exactly one`. Its value: the comparison and the number.
_FEW = {"only one": "=", "one or zero": "<=", "zero or one": "<="}
_QUANTITY = re.compile(
    rf"(?:(?P<before>{'|'.join(AT_LEAST)}) )?(?P<num>\w+)(?: (?P<after>{'|'.join(OR_MORE)}))?$"
    rf"|(?P<few>{'|'.join(_FEW)})$"
)
_OPPOSED = frozenset([("at least", ">="), ("at most", "<=")])


def _number(said: str) -> Number | None:
    if said.isdigit():
        return Number(int(said))
    return Number(NUMBER_WORDS[said], form=said) if said in NUMBER_WORDS else None


def _quantity(said: str) -> tuple[str, Number] | None:
    """What `at least three` means; a number alone is none, nor is what contradicts itself (`under 3 or more`)."""
    found = _QUANTITY.match(said.lower())
    if found is None:
        return None
    if found["few"]:
        return _FEW[found["few"]], Number(1)
    number = _number(found["num"])
    before, after = found["before"], OR_MORE.get(found["after"] or "")
    if number is None or not (before or after):
        return None
    if before and after and (before, after) not in _OPPOSED:
        return None
    return after or AT_LEAST[before], number


def _read_quantity(chart: Chart, at: int) -> list[tuple[int, Any]]:
    found = []
    for end in range(at + 2, min(at + 6, len(chart.words)) + 1):
        said = " ".join(chart.words[at:end])
        if _quantity(said) is not None:
            found.append((end, said))
    return found


def _quantity_words(value: Any) -> list[str] | None:
    if not isinstance(value, tuple) or len(value) != 2 or not isinstance(value[1], Number):
        return None
    op, number = value
    shown = number.form if NUMBER_WORDS.get(number.form) == number.value else str(number.value)
    if op in (">=", "<="):
        return [shown, "or", "more" if op == ">=" else "fewer"]
    return [*{"=": ("exactly",), ">": ("more", "than"), "<": ("fewer", "than")}[op], shown] if op != "!=" else None


spoken_class(
    "quantity",
    " ".join(["#number", *NUMBER_WORDS, *{said.split()[0] for said in AT_LEAST}, "only"]),
    _read_quantity,
    _quantity,
    _quantity_words,
)

# What is measured: `base Force`, `a total Gold Cost`. Its value: the stat, whether the printed one, whether of the whole unit.
_NAMES = {said.lower(): stat for stat, names in STATS.items() for said in names}
_LONGEST = "|".join(sorted(_NAMES, key=len, reverse=True))
_MEASURE = re.compile(
    rf"(?:an? )?(?:current )?(?P<kind>base |printed |total unit |total |combined |combined total )?(?P<stat>{_LONGEST})$"
)


def _measure(said: str) -> tuple[str, bool, bool] | None:
    found = _MEASURE.match(said.lower())
    if found is None:
        return None
    kind = (found["kind"] or "").strip()
    return (
        _NAMES[found["stat"]],
        kind in ("base", "printed"),
        kind in ("total", "total unit", "combined", "combined total"),
    )


def _read_measure(chart: Chart, at: int) -> list[tuple[int, Any]]:
    found = []
    for end in range(at + 1, min(at + 6, len(chart.words)) + 1):
        said = " ".join(token.text for token in chart.tokens[at:end])
        if _measure(said) is not None:
            found.append((end, said))
    return found


def _measure_words(value: Any) -> list[str] | None:
    if not isinstance(value, tuple) or len(value) != 3 or value[0] not in STATS:
        return None
    stat, base, total = value
    return [*(["base"] if base else ["total"] if total else []), *STATS[stat][0].split()]


spoken_class(
    "measure",
    " ".join({"a", "an", "current", "base", "printed", "total", "combined", *(said.split()[0] for said in _NAMES)}),
    _read_measure,
    _measure,
    _measure_words,
)
