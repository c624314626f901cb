"""Two wordings of one card: the printed text and the later one. Both should be read, and as the same program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from .corpora import ReadCard, cards_of, read_card
from .slices import CORPORA, Corpus


def read_pairs(corpus: Corpus, entries: Sequence[Mapping[str, Any]]) -> list[tuple[ReadCard, ReadCard]]:
    """Read both wordings of some cards."""
    return [
        (read_card(corpus, each), read_card(corpus, {**each, "text": str(each["oracle_text"])})) for each in entries
    ]


def measure(folder: Path, listing: bool) -> None:
    """Print how many pairs are read, and how many of these as one program."""
    with ProcessPoolExecutor(2) as pool:
        for corpus in CORPORA:
            entries = [
                each
                for each in cards_of(corpus, folder)
                if each.get("oracle_text") and words(each["oracle_text"]) != words(each["text"])
                if not corpus.is_locked(each)
            ]
            if not entries:
                continue
            parts = [entries[start : start + 100] for start in range(0, len(entries), 100)]
            pairs = [pair for part in pool.map(read_pairs, [corpus] * len(parts), parts) for pair in part]
            both = [pair for pair in pairs if pair[0].understood and pair[1].understood]
            same = sum(one.tree == other.tree for one, other in both)
            later = sum(other.understood for _, other in pairs)
            print(
                f"pairs of wordings, {corpus.name}: {len(pairs)}, later wording read {later}, both {len(both)},"
                f" of these one program {same}"
            )
            if listing:
                for one, other in both:
                    if one.tree != other.tree:
                        print(f"    {one.title}\n        printed {one.tree}\n        later   {other.tree}")


def words(text: object) -> list[str]:
    """Return the words of a text, whatever stands between them."""
    return str(text).casefold().split()
