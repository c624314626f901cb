"""The words of a text box: tokens with their places, and the small normalisation for comparing two texts.

Remarks in parentheses are reminders: they are taken out here and put back by the writer; but for a few that say something.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

_TOKEN = re.compile(
    r"""(?P<icon>:[a-z0-9]+:)
      | (?P<mod>[+-](?:\d+|X)(?:F|C|PH|GP|PS)?(?:/[+-](?:\d+|X)(?:F|C|PH|GP))*(?![A-Za-z]))
      | (?P<stats>(?:\d+F(?:/[+-]?\d+C)?|\d+C)(?![A-Za-z]))
      | (?P<number>\d+)
      | (?P<possessive>'s?(?=[\s.,:;]|$))
      | (?P<word>[^\W\d_](?:[\w'-]*[\w])?)
      | (?P<mark>[.,:;•"/&!?()–+-])
    """,
    re.VERBOSE,
)

NUMBER_WORDS = {
    word: value
    for value, word in enumerate(
        ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
    )
}


@dataclass(frozen=True, slots=True)
class Token:
    """One word or mark. `word` is in lower case; `kind` says what it looks like; `start` and `end` are its place."""

    word: str
    text: str
    kind: str
    start: int
    end: int
    opens: bool  # it stands at the beginning of a sentence, a line or a block


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark in parentheses after the token of that number (-1: before the first)."""

    after: int
    text: str


_OPPONENTS: dict[tuple[str, str], tuple[str, ...]] = {
    ("your", "opponent"): ("another", "player"),
    ("an", "opponent"): ("another", "player"),
    ("your", "opponents"): ("other", "players"),
    ("each", "opponent"): ("each", "other", "player"),
}
# Words that are read as others, two by two.
_READ_AS: dict[tuple[str, str], tuple[str, ...]] = {("for", "every"): ("for", "each")}
# `He or she` is one pronoun, as the Gold Edition words it: after these words and `or`, these say nothing more.
_OR_SHE = {"she": "he", "her": "him his", "hers": "his", "herself": "himself"}
_HE_OR_SHE = re.compile(r"\b(?:(he) or she|(him|his) or hers?|(himself) or herself)\b")
_FOR_EVERY = re.compile(rf"\bfor every (?!\d|full\b|(?:{'|'.join(NUMBER_WORDS)})\b)")
_SAME = str.maketrans({"’": "'", "\u2018": "'", "“": '"', "”": '"', "\u2212": "-", "·": "•", "\u00a0": " "})
_HUGE = re.compile(r"\d{4}")  # no number of the game is so large
# Remarks that say something: their words are read as if they stood without parentheses.
SPOKEN = re.compile(r"\((?=(?:other|at the current battlefield|at any location)\))")
_SPACES = re.compile(r"\s+")
# What stands before a trait that a Ring has while in play; it says no more than that.
_LABEL = re.compile(r"Benefit Elemental:|Elemental Benefit:")


def normalise(text: str) -> str:
    """The text for comparison: case, kinds of quotes and dashes, bullets and spaces do not count.

    Between keywords a bullet and a period are the same.

    >>> normalise('Samurai • Unique  “Go”')
    'samurai. unique "go"'
    """
    text = text.translate(_SAME).casefold()
    text = re.sub(SPOKEN.pattern + r"([a-z ]+)\)", r"\1", text).replace("\n", " ")
    text = re.sub(r"\b(?:your|an) opponent\b", "another player", text)
    text = text.replace("your opponents", "other players").replace("each opponent", "each other player")
    text = _FOR_EVERY.sub("for each ", text)
    text = _HE_OR_SHE.sub(lambda found: found.group(found.lastindex or 0), text)
    text = re.sub(r"\s*•\s*", ". ", text)
    text = re.sub(r"\s+([.,:;])", r"\1", text)
    text = re.sub(r"(?<=[a-z]):(?=[a-z])", ": ", text)
    text = re.sub(r"\.(?=\s*\.)", "", text)
    return _SPACES.sub(" ", text).strip().rstrip(".").rstrip()


def tokens_of(text: str, opponents: bool = True) -> tuple[list[Token], list[Remark]]:
    """The tokens of a text, and its remarks in parentheses. Where texts have no opponents, they are other players.

    >>> [t.text for t in tokens_of("Give Kado's unit +2F (now).")[0]]
    ['Give', 'Kado', "'s", 'unit', '+2F', '.']
    """
    plain = text.translate(_SAME)
    found: list[Token] = []
    remarks: list[Remark] = []
    position = 0
    spoken = -1  # where the parenthesis around such words closes
    opens = True
    while position < len(plain):
        letter = plain[position]
        if letter == "\n":
            found.append(Token("\n", "\n", "line", position, position + 1, False))
            position += 1
            opens = True
            continue
        if letter.isspace():
            position += 1
            continue
        if SPOKEN.match(plain, position) or position == spoken:
            spoken = plain.find(")", position)
            position += 1
            continue
        if letter == "(":
            close = plain.find(")", position)
            close = len(plain) - 1 if close < 0 else close
            remarks.append(Remark(len(found) - 1, text[position : close + 1]))
            position = close + 1
            continue
        label = _LABEL.match(plain, position)
        if label is not None and opens:
            remarks.append(Remark(len(found) - 1, text[position : label.end()]))
            position = label.end()
            continue
        match = _TOKEN.match(plain, position)
        if match is None:
            found.append(Token(letter, letter, "odd", position, position + 1, opens))
            position += 1
            continue
        whole = match.group()
        kind = "odd" if _HUGE.search(whole) else str(match.lastgroup)
        pieces = [(whole, kind)]
        if kind == "word":
            if whole.endswith("'s") and len(whole) > 2:
                pieces = [(whole[:-2], "word"), ("'s", "possessive")]
            elif whole.endswith("'"):
                pieces = [(whole[:-1], "word"), ("'", "possessive")]
        for piece, piece_kind in pieces:
            end = position + len(piece)
            if piece_kind == "word":
                capital = piece[4:5] if piece.lower().startswith("non-") else piece[0]
                piece_kind = "name" if capital.isupper() else "word"
            word = piece.lower()
            if (
                word in _OR_SHE
                and len(found) > 1
                and found[-1].word == "or"
                and found[-2].word in _OR_SHE[word].split()
            ):
                found.pop()
                found[-1] = replace(found[-1], end=end)
            else:
                found.append(Token(word, piece, piece_kind, position, end, opens))
            position = end
            opens = piece in ".:" or (opens and piece == '"')
    return _exchanged(found, _READ_AS if opponents else _READ_AS | _OPPONENTS), remarks


def _exchanged(tokens: list[Token], others: dict[tuple[str, str], tuple[str, ...]]) -> list[Token]:
    """`Your opponent` is said for `another player`, as between two players, `for every` for `for each`."""
    found: list[Token] = []
    for token, after in zip(tokens, [*tokens[1:], None], strict=False):
        said = (found[-1].word if found else "", token.word)
        if said in others and not (token.word == "every" and after is not None and _counts(after)):
            before = found.pop()
            start, end = before.start, before.end
            for word in others[said][:-1]:
                text = word.capitalize() if before.text[0].isupper() and start == before.start else word
                kind = before.kind if start == before.start else "word"
                found.append(Token(word, text, kind, start, end, before.opens and start == before.start))
                start = end = token.start
            word = others[said][-1]
            found.append(Token(word, word, "word", token.start, token.end, False))
        else:
            found.append(token)
    return found


def _counts(token: Token) -> bool:
    """`for every 10 points`, `for every two Farms`: not for each."""
    return token.kind == "number" or token.word in NUMBER_WORDS or token.word == "full"


def join(pieces: list[str]) -> str:
    """The pieces as a sentence, with spaces where they belong and a capital after a stop.

    >>> join(["bow", "Kado", "'s", "unit", ":", "draw", "a", "card", "."])
    "Bow Kado's unit: Draw a card."
    """
    out: list[str] = []
    capital = True
    glue = True
    inside = False
    for piece in pieces:
        if not piece:
            continue
        if piece == '"':
            if inside:
                out.append('"')
                inside = False
                glue = False
            else:
                out.append('"' if glue or not out else ' "')
                inside = True
                glue = True
                capital = True
            continue
        if piece == "\n":
            out.append("\n")
            glue, capital = True, True
            continue
        tight = piece[0] in ".,:;/'" and not (piece[0] == ":" and len(piece) > 1)
        if capital and piece[0].islower():
            piece = piece[0].upper() + piece[1:]
        if out and not glue and not tight:
            out.append(" ")
        out.append(piece)
        glue = piece == "/"
        capital = piece in (".", ":")
    return "".join(out)
