"""How much of each corpus is read: by card and by sentence, seen beside unseen, and equal to the golden trees or not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rokugan.cards.files import load_entries
from rokugan.cards.languages import language_of
from rokugan.cards.reading.report import CannotRun, CardReport, report_card
from rokugan.editions.registry import edition_of
from rokugan.language.classic.words.vocabulary import keywords_of
from rokugan.language.classic.written.meaning import meaning
from rokugan.language.language import Bearer
from rokugan.program.node import Node
from rokugan.program.tree_notation import NotationError, text_of

from .slices import CORPORA, Corpus, title_of

GOLDEN = Path(__file__).parents[2] / "tests" / "golden" / "read"
_ENDS = re.compile(r"(?<=[.!?:–])[\"”’')]*\s+|\n+")
_LETTER = re.compile(r"[A-Za-z]")


@dataclass(frozen=True)
class ReadCard:
    """What is kept of a card that was read: a locked one keeps numbers and its tree, and neither title nor text is printed."""

    title: str
    locked: bool
    understood: bool
    sentences: int
    read: int
    tree: str
    first: str = ""
    """The tree of the first reader alone, where the language has two; none if it did not understand the card."""
    second: str = ""
    """The same of the second reader, whether what it reads is taken or not."""


@dataclass
class Count:
    """The figures of one part of a corpus."""

    cards: int = 0
    understood: int = 0
    sentences: int = 0
    read: int = 0
    golden: int = 0
    equal: int = 0
    lost: int = 0
    second: int = 0
    same: int = 0
    other: int = 0
    only_first: int = 0
    only_second: int = 0
    taken: int = 0

    def add(self, card: ReadCard, golden: str | None) -> None:
        """Count one card, beside its golden tree if there is one."""
        self.cards += 1
        self.understood += card.understood
        self.sentences += card.sentences
        self.read += card.read
        if golden is not None:
            self.golden += 1
            self.equal += card.understood and card.tree == golden
            self.lost += not card.understood
        self.second += bool(card.second)
        self.only_first += bool(card.first and not card.second)
        self.only_second += bool(card.second and not card.first)
        self.taken += bool(card.understood and not card.first and card.second)
        if card.first and card.second:
            self.same += card.first == card.second
            self.other += card.first != card.second


def sentences_of(text: str) -> list[tuple[int, int]]:
    """Return the places of the sentences of a text: a line, or a part of one that ends in a stop, a colon or a dash.

    >>> text = "Battle: Bow him. He dies."
    >>> [text[start:end] for start, end in sentences_of(text)]
    ['Battle:', 'Bow him.', 'He dies.']
    """
    found, start = [], 0
    for end in [*(each.span() for each in _ENDS.finditer(text)), (len(text), len(text))]:
        if _LETTER.search(text, start, end[0]):
            found.append((start, end[0]))
        start = end[1]
    return found


def unread_places(found: CardReport) -> list[tuple[int, int]]:
    """Return the places of the words that were not understood."""
    places, begun = [], 0
    for each in found.reading.unread:
        if each.start >= 0:
            places.append((each.start, each.end))
            continue
        pattern = r"\W+".join(re.escape(word) for word in re.findall(r"\w+", each.words))
        at = re.compile(pattern, re.IGNORECASE).search(found.text, begun) if pattern else None
        places.append(at.span() if at else (begun, len(found.text)))
        begun = places[-1][1]
    return places


def tree_of(program: Any) -> str:
    """Return a program in the notation of trees, on one line; its repr where the notation has no words for it."""
    try:
        return text_of(program) if isinstance(program, Node) else repr(program)
    except (NotationError, TypeError, ValueError):
        return repr(program)


def read_card(corpus: Corpus, entry: Mapping[str, Any]) -> ReadCard:
    """Read one card."""
    found = report_card(entry, corpus.edition, edition_of(corpus.edition).cannot_run)
    places = unread_places(found)
    sentences = sentences_of(found.text)
    read = sum(not any(start < end_ and begun < end for begun, end_ in places) for start, end in sentences)
    understood = found.status == "understood"
    tree = tree_of(found.reading.program) if understood else ""
    first, second = both_trees(found, entry, edition_of(corpus.edition).cannot_run)
    return ReadCard(title_of(entry), corpus.is_locked(entry), understood, len(sentences), read, tree, first, second)


def both_trees(found: CardReport, entry: Mapping[str, Any], cannot_run: CannotRun) -> tuple[str, str]:
    """Return what each of a language's two readers understands alone, and an engine can run."""
    language = found.language
    if language.beside is None:
        return "", ""
    bearer = Bearer(found.title, found.type, tuple(keywords_of(entry)))
    readings = [each.read(language, found.text, bearer, found.names) for each in (language.textbox, language.beside)]
    first, second = (
        tree_of(meaning(each.program)) if each.understood and not cannot_run(each.program, found.type) else ""
        for each in readings
    )
    return first, second


def read_many(corpus: Corpus, entries: Sequence[Mapping[str, Any]]) -> list[ReadCard]:
    """Read some cards, in a process of their own."""
    language_of(corpus.edition).lexicon.with_cards(entries)
    return [read_card(corpus, each) for each in entries]


def cards_of(corpus: Corpus, folder: Path) -> list[Mapping[str, Any]]:
    """Return the cards of a corpus that have a text."""
    path = folder / corpus.file
    return [each for each in load_entries(path) if str(each.get("text") or "").strip()] if path.exists() else []


def golden_file(corpus: Corpus) -> Path:
    """Return where the golden trees of a corpus are kept."""
    return GOLDEN / f"{Path(corpus.file).stem}.json"


def golden_trees(corpus: Corpus) -> dict[str, str]:
    """Return the golden tree of each card that has one."""
    path = golden_file(corpus)
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def numbered(cards: Iterable[ReadCard]) -> Iterable[tuple[str, ReadCard]]:
    """Give each card a name of its own: its title, and a number where the title was there before."""
    seen: dict[str, int] = {}
    for card in cards:
        seen[card.title] = seen.get(card.title, 0) + 1
        yield (card.title if seen[card.title] == 1 else f"{card.title} ({seen[card.title]})"), card


def read_corpus(corpus: Corpus, folder: Path, pool: ProcessPoolExecutor) -> list[ReadCard]:
    """Read all cards of a corpus."""
    entries = cards_of(corpus, folder)
    parts = [entries[start : start + 100] for start in range(0, len(entries), 100)]
    return [card for part in pool.map(read_many, [corpus] * len(parts), parts) for card in part]


def measure(folder: Path, listing: bool, renew: bool) -> None:
    """Print the table of all corpora; with `listing` the open cards whose trees differ, with `renew` write the golden trees."""
    print(f"{'corpus':30} {'cards':>13} {'sentences':>13}   golden trees: equal, different, lost")
    with ProcessPoolExecutor(2) as pool:
        for corpus in CORPORA:
            cards = list(numbered(read_corpus(corpus, folder, pool)))
            if not cards:
                print(f"{corpus.name:30} {corpus.file} is not there")
                continue
            if renew:
                write_golden(corpus, cards)
            golden = golden_trees(corpus)
            for locked, word in ((False, "seen"), (True, "unseen")):
                count = Count()
                for name, card in cards:
                    if card.locked == locked:
                        count.add(card, golden.get(name))
                        if listing and not locked and card.first and card.second and card.first != card.second:
                            print(f"    {name}\n        old {card.first}\n        new {card.second}")
                        if listing and not locked and name in golden and card.tree != golden[name]:
                            print(
                                f"    {name}\n        was {golden[name]}\n        is  {card.tree or 'not understood'}"
                            )
                if count.cards:
                    print(row(f"{corpus.name}, {word}", count))
                if count.second:
                    print(beside(count))


def row(name: str, count: Count) -> str:
    """Return the line of one part of a corpus."""
    cards = f"{count.understood}/{count.cards} {100 * count.understood / count.cards:3.0f}%"
    sentences = f"{count.read}/{count.sentences} {100 * count.read / max(1, count.sentences):3.0f}%"
    different = count.golden - count.equal - count.lost
    return f"{name:30} {cards:>13} {sentences:>15}   {count.equal}, {different}, {count.lost} of {count.golden}"


def beside(count: Count) -> str:
    """Return the line of what the second reader makes of the same cards."""
    both = count.same + count.other
    return (
        f"    rules beside: {count.second}/{count.cards} {count.second / count.cards:4.0%}, equal {count.same} of {both} read by"
        f" both ({count.same / max(1, both):.0%}), only the old {count.only_first}, only the new {count.only_second},"
        f" of these taken {count.taken}"
    )


def write_golden(corpus: Corpus, cards: Iterable[tuple[str, ReadCard]]) -> None:
    """Keep the trees of all open cards that are understood, a line each."""
    kept = {name: card.tree for name, card in cards if card.understood and not card.locked}
    GOLDEN.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(
        f"{json.dumps(name, ensure_ascii=False)}: {json.dumps(tree, ensure_ascii=False)}"
        for name, tree in sorted(kept.items())
    )
    golden_file(corpus).write_text("{\n" + lines + "\n}\n", encoding="utf-8")
