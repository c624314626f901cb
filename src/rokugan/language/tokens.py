"""A text as a list of tokens: words, numbers, signs and symbols, each with its place in the text.

>>> [each.word for each in tokens("Your opponent's character gets –2[conflict-military].")]
['your', 'opponent', "'s", 'character', 'gets', '-2', '[military]', '.']
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_TOKEN = re.compile(
    r"""\[(?:[a-z]+-)?(?P<symbol>[a-z]+)\]
      | (?P<signed>(?<![\w])[+\-\u2013\u2212](?:\d{1,3}|X)\b)
      | (?P<number>\d{1,6})
      | (?P<non>non-(?=[\[\w]))
      | (?P<both>and/or)
      | (?P<possessive>['\u2019]s\b)
      | (?P<word>[^\W\d_]+(?:-[^\W\d_]+)*)
      | (?P<dash>--|[\-\u2013\u2014])
      | (?P<quote>["\u201c\u201d])
      | (?P<mark>\S)""",
    re.VERBOSE | re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Token:
    """One word or mark; `word` is what rules compare."""

    word: str
    said: str
    start: int
    end: int

    @property
    def is_capital(self) -> bool:
        """Does it begin with a capital letter?"""
        return self.said[:1].isupper()


def tokens(text: str) -> list[Token]:
    """The tokens of a text."""
    return [Token(_word(match), match[0], match.start(), match.end()) for match in _TOKEN.finditer(text)]


def _word(match: re.Match[str]) -> str:
    kind, said = match.lastgroup, match[0]
    if kind == "symbol":
        return f"[{match['symbol'].lower()}]"
    if kind == "signed":
        return ("+" if said[0] == "+" else "-") + said[1:].lower()
    if kind == "possessive":
        return "'s"
    if kind == "dash":
        return "\u2013"
    if kind == "quote":
        return '"'
    return "'" if said == "\u2019" else said.casefold()
