"""The words of the shipped cards, written beforehand: their texts, and what a choice between effects calls them. Whoever plays
with shipped cards so needs neither the reader nor the writer of English, which take long to load.

The trees of shipped cards keep no wording: one tree has one wording, found here by a fingerprint of the tree in its notation. The
writer takes it from here too. What is not here (a user's own card) the writer says. Whoever ships cards puts their words here
(`make cards`); `make words` completes them by what the writer says, and drops what no card says any more
(`rokugan.workshop.wording`).

The words of the pool stand in a file of their own, too large to be held: a line is looked for in it when somebody asks.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from mmap import ACCESS_READ, mmap
from pathlib import Path

from rokugan.program.tree_notation import text_of

CLASSIC, LIVING = "classic", "lcg"
POOL_WORDS = "pool.json"
_FILES = "sets/words"
MOST_LEARNT = 50_000
_LEARNT: dict[tuple[str, str], str] = {}


def fingerprint(kind: str, *trees: object) -> str:
    """Return what stands for trees in the files; `kind` says what is said of them.

    >>> fingerprint("effects", ()) == fingerprint("effects", ()) != fingerprint("sentence", ())
    True
    """
    return blake2b("\0".join((kind, *map(_said, trees))).encode(), digest_size=9).hexdigest()


def _said(tree: object) -> str:
    """A tree or several in their notation; a word as it is. A tree never changes: it keeps what was said of it once."""
    if isinstance(tree, tuple):
        return "; ".join(map(_said, tree))
    if isinstance(tree, str):
        return tree
    known: str | None = getattr(tree, "_notation", None)
    if known is None:
        known = text_of(tree)
        object.__setattr__(tree, "_notation", known)
    return known


def words_of(game: str, kind: str, *trees: object) -> str | None:
    """Return the words of trees that a shipped card has; None if none has them."""
    if _aside:
        return None
    wanted = fingerprint(kind, *trees)
    said = _shipped(game).get(wanted)
    if said is None:  # the words of a card without a text are the empty ones
        said = _LEARNT.get((game, wanted))
    return _of_pool(wanted) if said is None else said


def learn(game: str, words: Mapping[str, str]) -> None:
    """Keep what trees of somebody's own cards say, by their fingerprints, beside the words that are shipped."""
    if len(_LEARNT) + len(words) > MOST_LEARNT:
        _LEARNT.clear()  # it saves time only: whoever misses words has them written
    _LEARNT.update({(game, fingerprint): said for fingerprint, said in words.items()})


@cache
def _shipped(game: str) -> dict[str, str]:
    file = files("rokugan.cards") / _FILES / f"{game}.json"
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


def _of_pool(wanted: str) -> str | None:
    """The words of a tree of the pool. Its file has a line for each, in the order of the fingerprints."""
    lines, key = _pool(), f'"{wanted}"'.encode()
    low, high = 0, len(lines)
    while low < high:
        middle = (low + high) // 2
        start = lines.rfind(b"\n", 0, middle) + 1
        end = lines.find(b"\n", middle)
        line = lines[start : end if end >= 0 else len(lines)]
        if line.startswith(key):
            return str(json.loads(b"{" + line.rstrip(b",") + b"}")[wanted])
        if line == b"{" or line < key:
            low = end + 1 if end >= 0 else len(lines)
        else:
            high = start
    return None


@cache
def _pool() -> mmap | bytes:
    path = Path(str(files("rokugan.cards"))) / _FILES / POOL_WORDS
    if not path.is_file():
        return b""
    with path.open("rb") as file:
        return mmap(file.fileno(), 0, access=ACCESS_READ)


@contextmanager
def left_aside() -> Iterator[None]:
    """Let the writer find words of its own meanwhile; afterwards the files are read anew."""
    global _aside
    _aside = True
    try:
        yield
    finally:
        _aside = False
        _shipped.cache_clear()
        _pool.cache_clear()


_aside = False
