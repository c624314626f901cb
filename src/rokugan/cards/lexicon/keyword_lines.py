"""The keywords that a text begins with, and the ways in which a text may name its own card.

`Samurai • Unique`, `Nonhuman. Ratling. One Tribe.`: here any word with a capital may be a keyword, for this is where a card says
which it has.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rokugan.cards.lexicon.keywords import KEYWORDS, LONG_KEYWORDS
from rokugan.cards.lexicon.terms import NOT_KEYWORDS
from rokugan.cards.lexicon.words import Token, join, tokens_of

LONGEST_TITLE = 120
LONGEST_LINE = 1000
"""Keywords are looked for at the beginning of a text, so many characters at most."""
SMALL = frozenset(["of", "the", "no", "to", "and", "in", "for", "from"])
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


def keyword_line(text: str, *, title: str = "", type: str = "personality") -> list[str]:
    """The keywords that a text begins with.

    >>> keyword_line("Samurai • Unique\\nBattle: Bow a target enemy Follower.")
    ['Samurai', 'Unique']
    """
    if len(title) > LONGEST_TITLE:
        return []
    tokens, _ = tokens_of(text[:LONGEST_LINE].partition("\n")[0])
    kind = type.lower()
    return keywords_at(tokens, 0, len(tokens), kind, names_of(title, kind)).keywords


def keywords_at(tokens: list[Token], start: int, end: int, kind: str, names: list[list[str]]) -> KeywordLine:
    """The keywords from there on."""
    found = KeywordLine(start)
    while found.end < end:
        at = stop = found.end
        while stop < end and tokens[stop].word not in ("•", "."):
            stop += 1
        words = tokens[at:stop]
        if not words or not _is_keyword(tokens, at, stop, kind, names):
            return found
        mark = tokens[stop].word if stop < end else ""
        if not mark and at == start and len(words) > 4:
            return found
        found.keywords.append(join([token.text for token in words]))
        found.marks.append(mark)
        found.end = stop + 1
    found.end = end
    return found


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
