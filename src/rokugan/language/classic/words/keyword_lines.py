"""The keywords that a text begins with, and the ways in which a text may name its own card.

`Nonhuman. Ratling. One Tribe.`: each is a keyword of the game, of a card of the library or of the same file. `Frog Rider •
Unique`: between bullets stands nothing else, so here a card may have one that nobody knew.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from rokugan.language.classic.words.keywords import KEYWORDS, LONG_KEYWORDS
from rokugan.language.classic.words.terms import NOT_KEYWORDS
from rokugan.language.classic.words.words import Token, join, tokens_of

LONGEST_TITLE = 120
LONGEST_LINE = 1000
SMALL = frozenset(["of", "the", "no", "to", "and", "in", "for", "from"])


class Known(Protocol):
    """The names that a text may speak of."""

    def has_keyword(self, words: list[str]) -> bool:
        """Is it a whole keyword?"""

    def titles(self, words: list[str], at: int) -> list[tuple[int, str, bool]]:
        """The titles of cards that stand there."""


_LONG = frozenset(keyword.lower() for keyword in LONG_KEYWORDS)
# Words of the rules that are keywords too, where they stand between bullets, or in any line of keywords.
_BETWEEN_BULLETS = ("strength", "honor", "duty", "will", "battle", "open")
_KEYWORDS_TOO = ("the", "fear", "terrain", "duel", "battle", "celestial", "ranged", "fate", "one")


@dataclass
class KeywordLine:
    """The keywords of a stretch, the mark after each of them, and where they end."""

    end: int
    keywords: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)


def names_of(title: str, kind: str) -> list[list[str]]:
    """The ways in which a card's text may name it (samurai.wording.27), as lists of words."""
    words = [token.word for token in tokens_of(title)[0]]
    if not words:
        return []
    names = [words]
    if words[0] == "the" and len(words) > 1:
        names.append(words[1:])
    if kind == "personality":
        for size in range(len(words) - 1, 0, -1):
            for start in range(len(words) - size + 1):
                piece = words[start : start + size]
                if piece[0] in SMALL or piece[-1] in SMALL or piece[0].startswith("'"):
                    continue
                if size == 1 and (len(piece[0]) < 2 or piece[0] in NOT_KEYWORDS):
                    continue
                names.append(piece)
    return names


def keywords_at(
    tokens: list[Token], start: int, end: int, kind: str, names: list[list[str]], known: Known
) -> KeywordLine:
    """The keywords from there on, as far as they are known."""
    found = KeywordLine(start)
    while found.end < end:
        at = stop = found.end
        while stop < end and tokens[stop].word not in ("•", "."):
            stop += 1
        words = tokens[at:stop]
        if (
            not words
            or not _is_keyword(tokens, at, stop, kind, names)
            or not (_is_known(words, known) or _is_in_bullets(tokens, at, stop))
        ):
            return found
        mark = tokens[stop].word if stop < end else ""
        if not mark and at == start and len(words) > 4:
            return found
        found.keywords.append(join([token.text for token in words]))
        found.marks.append(mark)
        found.end = stop + 1
    found.end = end
    return found


def invented(text: str, title: str, kind: str, known: Known) -> list[str]:
    r"""The keywords that the first line of a text has, in bullets, and nobody else.

    >>> from rokugan.language.classic.words.vocabulary import lexicon
    >>> invented("Frog Rider • Unique\nBattle: Bow a target Frog Rider.", "Kado", "personality", lexicon())
    ['Frog Rider']
    """
    line = text.partition("\n")[0]
    if ("•" not in line and "·" not in line) or len(line) > LONGEST_LINE or len(title) > LONGEST_TITLE:
        return []
    tokens, _ = tokens_of(line)
    found = keywords_at(tokens, 0, len(tokens), kind, names_of(title, kind), known).keywords
    return [each for each in found if not known.has_keyword(each.lower().split())]


def _is_in_bullets(tokens: list[Token], start: int, end: int) -> bool:
    return "•" in [token.word for token in (*tokens[max(0, start - 1) : start], *tokens[end : end + 1])]


def _is_known(words: list[Token], known: Known) -> bool:
    """Is it a keyword that some card has? `Experienced 2`, `Experienced 3KYD`, `Fear 3` say a number, or of whom, as well."""
    lower = [token.word for token in words]
    if known.has_keyword(lower) or all(known.has_keyword([word]) for word in lower):  # `Immediate Terrain`
        return True
    if lower[0] in ("experienced", "inexperienced"):
        rest = words[1:]
        while rest and rest[0].kind == "number":
            rest = rest[1:]
        return (
            not rest
            or (len(rest) == 1 and len(rest[0].text) <= 4)
            or any(end == len(rest) for end, _, _ in known.titles([token.word for token in rest], 0))
        )
    return lower[0] in ("fear", "yu") and len(words) == 2 and words[1].kind == "number"


def _is_keyword(tokens: list[Token], start: int, end: int, kind: str, names: list[list[str]]) -> bool:
    words = tokens[start:end]
    if words[0].kind != "name" or len(words) > 6:
        return False
    if any(token.kind not in ("name", "possessive", "number") and token.word not in SMALL for token in words):
        return False
    lower = [token.word for token in words]
    if " ".join(lower) in _LONG:
        return True
    if lower == ["the"] or (kind == "personality" and lower in names and lower[0] not in KEYWORDS):
        return False
    if lower[0] in ("experienced", "inexperienced"):
        return True
    if lower[0] in ("fear", "yu") and len(words) == 2 and words[1].kind == "number":
        return True
    if len(words) > 1 and words[-1].kind == "number":
        return False
    if len(words) == 1 and lower[0] in _BETWEEN_BULLETS:
        return "•" in [token.word for token in tokens[max(0, start - 1) : start + 2]]
    if lower[0] in NOT_KEYWORDS and lower[0] not in _KEYWORDS_TOO:
        return False
    return lower[0] not in ("lose", "gain")
