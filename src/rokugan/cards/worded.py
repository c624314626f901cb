"""The words of the shipped cards, written beforehand: their texts, and what a choice between effects calls them. Whoever plays
with shipped cards so needs neither the reader nor the writer of English, which take long to load.

A tree is found by a fingerprint of its text form. What is not here (a user's own card) the writer says, in the same words.
`make words` writes the files (`rokugan.workshop.wording`).
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from importlib.resources import files

CLASSIC, LIVING = "classic", "lcg"
_FILES = "sets/words"


def fingerprint(kind: str, *trees: object) -> str:
    """Return what stands for trees in the files; `kind` says what is said of them.

    >>> fingerprint("effects", ()) == fingerprint("effects", ()) != fingerprint("sentence", ())
    True
    """
    return blake2b("\0".join((kind, *map(repr, trees))).encode(), digest_size=9).hexdigest()


def words_of(game: str, kind: str, *trees: object) -> str | None:
    """Return the words of trees that a shipped card has; None if none has them."""
    return _shipped(game).get(fingerprint(kind, *trees))


@cache
def _shipped(game: str) -> dict[str, str]:
    file = files("rokugan.cards") / _FILES / f"{game}.json"
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found
