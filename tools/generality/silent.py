"""Silent words: a word that can be left out of a text without its program being another says nothing, or is not heard."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from .corpora import cards_of, read_card
from .slices import CORPORA, Corpus

SAMPLE = 60
"""Of each corpus so many understood cards are tried."""
_WORD = re.compile(r"[A-Za-z0-9+’'-]+")
MEANT = frozenset(
    {"a", "an", "the", "this", "that", "of", "then", "and", "to", "in", "from", "for", "with", "it", "its"}
)
"""Words that English asks for and that often say nothing of their own."""


def silent_words(corpus: Corpus, entries: Sequence[Mapping[str, Any]]) -> list[tuple[str, str, str]]:
    """Return title, silent word and the text without it, for each silent word of these cards."""
    found = []
    for entry in entries:
        text = str(entry["text"])
        whole = read_card(corpus, entry)
        for word in _WORD.finditer(text):
            if word.group().casefold() in MEANT:
                continue
            less = f"{text[: word.start()].rstrip()} {text[word.end() :].lstrip()}"
            shorter = read_card(corpus, {**entry, "text": less})
            if shorter.understood and shorter.tree == whole.tree:
                found.append((whole.title, word.group(), less))
    return found


def measure(folder: Path, listing: bool) -> None:
    """Print which words of open, understood cards are silent."""
    with ProcessPoolExecutor(2) as pool:
        for corpus in CORPORA:
            chosen = random.Random(1)
            entries = [each for each in cards_of(corpus, folder) if not corpus.is_locked(each)]
            chosen.shuffle(entries)
            tried = [each for each in entries[: 3 * SAMPLE] if read_card(corpus, each).understood][:SAMPLE]
            parts = [tried[start : start + 10] for start in range(0, len(tried), 10)]
            found = [each for part in pool.map(silent_words, [corpus] * len(parts), parts) for each in part]
            said = Counter(word.casefold() for _, word, _ in found)
            told = ", ".join(f"{word} {n}" for word, n in said.most_common(12))
            print(f"silent words, {corpus.name}: {len(found)} in {len(tried)} cards: {told}")
            if listing:
                for title, word, text in found:
                    print(f"    {title}: {word!r}: {text!r}")
