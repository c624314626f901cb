"""How many are chosen, and of whose: `a`, `up to two of your`, `one or more other`, as classes of words.

The value of each class: whose they are (`your`, `other`, or nobody's in particular), the least and the greatest number (-1: any).
"""

from __future__ import annotations

import re
from typing import Any

from rokugan.cards.parsing.parser import Chart
from rokugan.cards.parsing.table import Page
from rokugan.language.classic.words.words import NUMBER_WORDS

page = Page()
spoken_class, words = page.spoken_class, page.words

words(
    "just_one",
    {
        **dict.fromkeys(("a", "an", "one", "1", "any", "exactly one"), ("", 1, 1)),
        "any player's": ("any", 1, 1),
        **dict.fromkeys(("another player's", "any other player's", "your opponent's"), ("other", 1, 1)),
    },
)
words("another", {"another": "", "one other": "", "your other": "your", "any other": ""})
words(
    "another_of",
    dict.fromkeys(("another of your", "another one of your", "one of your other", "one other of your"), "your"),
)
words(
    "all_of",
    {
        **dict.fromkeys(("all", "any"), ""),
        **dict.fromkeys(("all of your", "each of your", "all your"), "your"),
        **dict.fromkeys(
            ("other players'", "all other players'", "each of another player's", "all of another player's"), "other"
        ),
    },
)

_COUNT = rf"(?:\d+|{'|'.join(NUMBER_WORDS)})"
_RANGE = re.compile(
    rf"(?:each of )?(?:"
    rf"(?P<free>any number|a number|any)|up to (?P<upto>{_COUNT})|(?:exactly )?(?P<exact>{_COUNT})"
    rf"|(?P<more>{_COUNT}) or more|at least (?P<least>{_COUNT})"
    rf"|(?P<low>{_COUNT}) (?P<joint>or|to) (?P<high>{_COUNT})|(?P<list>one, two, or three))$"
)
_OWNERS = {"your": "your", "your own": "your", "another player's": "other", "any other player's": "other"}
_LONGEST = 9  # words


def _count(said: str) -> int:
    return NUMBER_WORDS[said] if said in NUMBER_WORDS else int(said)


def range_of(said: str) -> tuple[int, int] | None:
    """The least and the greatest number that words mean: `up to two` is (0, 2); None if they mean none.

    >>> range_of("one or two"), range_of("one or three")
    ((1, 2), None)
    """
    found = _RANGE.match(said.lower())
    if found is None:
        return None
    if found["free"]:
        return 0, -1
    if found["upto"]:
        return 0, _count(found["upto"])
    if found["exact"]:
        return _count(found["exact"]), _count(found["exact"])
    if found["more"] or found["least"]:
        return _count(found["more"] or found["least"]), -1
    if found["list"]:
        return 1, 3
    low, high = _count(found["low"]), _count(found["high"])
    return (low, high) if low < high and (found["joint"] == "to" or high == low + 1) else None


def _several_of(said: str) -> tuple[str, int, int] | None:
    """`two of your`, `up to three`, `any number of another player's`, `your two`."""
    said = said.lower()
    whose, counted, of = "", said, False
    if said.startswith("your "):
        whose, counted = "your", said.removeprefix("your ")
    for words_, owner in _OWNERS.items():
        if said.endswith(f" of {words_}"):
            whose, counted, of = owner, said.removesuffix(f" of {words_}"), True
    if counted.endswith(" number of"):
        counted, of = counted.removesuffix(" of"), True
    found = range_of(counted)
    if (
        found is None
        or ("number" in counted and not of)
        or (not of and (counted == "any" or counted.startswith("each of")))
    ):
        return None
    if not of and found == (1, 1):
        return None  # `one Personalities`
    return whose, *found


def _several_others(said: str) -> tuple[str, int, int] | None:
    """`two other`, `any number of your other`, `four other of your`."""
    said = said.lower()
    if said.endswith(" other of your"):
        return _several_of(said.replace(" other of your", " of your"))
    return _several_of(said.removesuffix(" other")) if said.endswith(" other") else None


def _counted_of(said: str) -> tuple[int, int] | None:
    """`two of`, `any of`."""
    return range_of(said.lower().removesuffix(" of")) if said.lower().endswith(" of") else None


def _reader(meaning: Any) -> Any:
    def read(chart: Chart, at: int) -> list[tuple[int, Any]]:
        found = []
        for end in range(at + 1, min(at + _LONGEST, len(chart.words)) + 1):
            said = " ".join(chart.words[at:end]).replace(" ,", ",").replace(" '", "'")
            if chart.words[end - 1] not in _LAST and not chart.words[end - 1].isdigit():
                if chart.words[end - 1] not in _INSIDE:
                    break
                continue
            if meaning(said) is not None:
                found.append((end, said))
        return found

    return read


# Words with which a number may end, and which may stand inside it.
_LAST = frozenset([*NUMBER_WORDS, "your", "own", "'s", "other", "of", "more"])
_INSIDE = _LAST | frozenset(
    ["or", "to", ",", "another", "any", "player", "up", "at", "least", "number", "a", "each", "exactly"]
)


def _number_words(least: int, most: int) -> str:
    shown = {value: word for word, value in NUMBER_WORDS.items()}
    if most == -1:
        return "any number" if least == 0 else f"{shown.get(least, least)} or more"
    if least == most:
        return str(shown.get(most, most))
    if least == 0:
        return f"up to {shown.get(most, most)}"
    return f"{shown.get(least, least)} {'or' if most == least + 1 else 'to'} {shown.get(most, most)}"


def _several_words(value: Any) -> list[str] | None:
    if not isinstance(value, tuple) or len(value) != 3:
        return None
    whose, least, most = value
    number = _number_words(least, most)
    owner = {"your": " of your", "other": " of another player's"}.get(whose, " of" if number == "any number" else "")
    return None if number == "one" and not owner else (number + owner).split()


def _others_words(value: Any) -> list[str] | None:
    found = _several_words(value)
    return None if found is None else [*found, "other"]


def _counted_words(value: Any) -> list[str] | None:
    return [*_number_words(*value).split(), "of"] if isinstance(value, tuple) and len(value) == 2 else None


_STARTS = " ".join(["#number", *NUMBER_WORDS, "any", "a", "up", "at", "exactly", "each"])
spoken_class("a_few", f"{_STARTS} your", _reader(_several_of), _several_of, _several_words)
spoken_class("a_few_other", f"{_STARTS} your", _reader(_several_others), _several_others, _others_words)
spoken_class("counted_of", _STARTS, _reader(_counted_of), _counted_of, _counted_words)
