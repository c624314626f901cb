"""The tool that makes the pool: every card of the data that a machine finds good, as set files (docs/sets.md).

    python -m rokugan.workshop.pool celestial=celestial_practice.json samurai=samurai_practice.json --tried FILE --out FOLDER

A card is taken if it is understood (`rokugan.workshop.shipping`), its words as a player reads them mean it, the engine can do
all of it, no word on it is a rule that its edition has not, and each of its texts is offered on the rich table, changes something
there, and makes a difference to its blanked twin. What stands in the shipped sets of the edition is left to them. A card that
several editions have with the same facts and text stands once.

The tables on which the texts of a card do something are kept in the file of what was tried, with a fingerprint of the card: one
that is the same is not tried again, but for those that did nothing if `--again` is said.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from hashlib import blake2b
from pathlib import Path

from rokugan.cards.files import load_entries
from rokugan.cards.languages import language_of, text_of
from rokugan.cards.library import POOL, SEVERAL, Library, library, sets_folder
from rokugan.cards.model import CardDefinition
from rokugan.cards.schema import schema_of
from rokugan.cards.set_file import SUFFIX, stanza_of
from rokugan.cards.set_file import Common as NothingInCommon
from rokugan.cards.worded import CLASSIC, POOL_WORDS, learn, left_aside
from rokugan.editions.ccg.rules import Rules
from rokugan.editions.ccg.workshop import Trial
from rokugan.editions.registry import edition_of
from rokugan.errors import RokuganError
from rokugan.language.classic.words.vocabulary import Vocabulary, of_cards
from rokugan.program import GrantKeyword, walk
from rokugan.workshop.own_words import Sentences, is_copied, letters
from rokugan.workshop.shipping import cards_of, complaint, files_of, shipped
from rokugan.workshop.wording import FOLDER as WORDS
from rokugan.workshop.wording import as_file, kept_words

TRIES = 60
IDLE = "-"
FORMATS = {"gold": ("gold", "four_winds")}
"""Where the cards of an edition are legal, if not only in the format of its name."""
RULES_ELSEWHERE = frozenset(
    ("Conqueror", "Destined", "Discipline", "Expendable", "Invest", "Kharmic", "Melee", "Reserve", "Resilient")
)
"""Keywords that have rules in other eras and none in the editions that are played here."""
Tried = dict[tuple[str, str], tuple[str, str]]
"""By edition and name: the fingerprint of a card, and the tables on which its texts do something, or a dash."""


@dataclass(frozen=True)
class Pool:
    """The cards of an edition that were taken, with the words of their texts, and what is said against each of the others."""

    edition: str
    cards: tuple[CardDefinition, ...]
    words: Mapping[str, str]
    refused: tuple[str, ...]


def candidates(edition: str, path: Path) -> tuple[list[CardDefinition], list[str], Vocabulary]:
    """Return the cards of a file that the edition does not show yet and that can be shipped, as they were read; what is said
    against the others; and the names they may speak of."""
    known = {card.name for card in library(edition).shown}
    cards = Library(edition, (card for card in cards_of(path, edition)))
    names = of_cards([*cards, *library(edition).shown])
    good, refused = [], []
    for card in sorted(cards, key=lambda card: card.name):
        if card.name in known:
            continue
        said = complaint(card, edition, names) or _of_another_era(card) or card.why_unknown
        if said:
            refused.append(f"{card.name} ({said})")
        else:
            good.append(replace(card, formats=FORMATS.get(edition, (edition,)), expansion=""))
    return good, refused, names


def _of_another_era(card: CardDefinition) -> str:
    """Return why a card has no place in the editions that are played here; empty if it has one."""
    given = [each.keyword for each in walk(card.program) if isinstance(each, GrantKeyword)]
    words = [each for each in (*card.keywords, *given) if each.split(" ")[0] in RULES_ELSEWHERE]
    return f"{words[0]} is a rule of another era" if words else ""


def print_of(card: CardDefinition, edition: str) -> str:
    """A fingerprint of a card: its facts and its text."""
    said = stanza_of(replace(card, formats=(), id="", mark=""), NothingInCommon(), schema_of(edition))
    return blake2b(said.encode(), digest_size=6).hexdigest()


def tables_for(card: CardDefinition, edition: str, first: Sequence[int] = ()) -> str:
    """The tables on which the texts of a card do something; a dash if one never does."""
    trial = Trial(card, edition, TRIES, first)
    alive = all(verdict.alive for verdict in trial.run())
    return " ".join(map(str, trial.shown)) if alive else IDLE


def read_tried(path: Path) -> Tried:
    """Return what was tried before."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return {(edition, name): (mark, tables) for edition, name, mark, tables in rows}


def tried_text(tried: Tried) -> str:
    """Return what was tried, as the text of a file."""
    lines = [
        "# edition, card, its fingerprint, tables on which its texts do something (python -m rokugan.workshop.pool)"
    ]
    return "\n".join([*lines, *("\t".join((*key, *row)) for key, row in sorted(tried.items()))]) + "\n"


def _trial(work: tuple[CardDefinition, str]) -> str:
    return tables_for(*work)


def try_all(cards: Iterable[CardDefinition], edition: str, before: Tried, again: bool, workers: int) -> Tried:
    """Try the cards that were not tried before as they are now; return what is known of all of them."""
    found: Tried = {}
    left: list[tuple[CardDefinition, str]] = []
    for card in cards:
        mark = print_of(card, edition)
        old = before.get((edition, card.name))
        if old is not None and old[0] == mark and not (again and old[1] == IDLE):
            found[edition, card.name] = old
        else:
            left.append((card, edition))
    with ProcessPoolExecutor(workers) as processes:
        for (card, _), tables in zip(left, processes.map(_trial, left, chunksize=4), strict=True):
            found[edition, card.name] = (print_of(card, edition), tables)
    return found


def pool_of(edition: str, path: Path, tried: Tried, again: bool, workers: int) -> tuple[Pool, Tried]:
    """Return the pool of an edition, and what was tried for it."""
    good, refused, names = candidates(edition, path)
    trees = {card.name: shipped(card) for card in good}
    now = try_all(trees.values(), edition, tried, again, workers)
    alive = [card for card in good if now[edition, card.name][1] != IDLE]
    idle = [f"{card.name} (a text makes no difference on any table)" for card in good if card not in alive]
    rules = edition_of(edition)
    assert isinstance(rules, Rules)
    printed = printed_in(path.parent)
    own = {mark: said for mark, said in pool_words().items() if not is_copied(said, printed)}
    words: dict[str, str] = {}
    known = kept_words() | own
    with left_aside():
        for card in alive:
            for program in dict.fromkeys((card.program, rules.text.behaviour(card).definition.program)):
                tree = replace(program, keywords=())
                words |= Sentences(names, card.title, card.type, edition).words(tree, known | words, printed)
    learn(CLASSIC, words)
    readable = [trees[card.name] for card in alive if reads_back(trees[card.name], edition)]
    read = {card.name for card in readable}
    garbled = [f"{card.name} (its words do not read back)" for card in alive if card.name not in read]
    return Pool(edition, tuple(readable), words, (*refused, *idle, *garbled)), now


def reads_back(card: CardDefinition, edition: str) -> bool:
    """Return whether the text that a player reads of a card means what the card does."""
    language = language_of(edition)
    found = language.read(text_of(card, edition), title=card.title, type=card.type)
    if language.beside is None:
        return found.understood and bool(found.program == card.program)
    return found.understood and language.beside.same(found.program, card.program)


def parted(pools: Sequence[Pool]) -> Iterator[tuple[str, str, list[CardDefinition]]]:
    """Yield the folders of the pool, an edition whose schema fits, and the cards in it: those of several editions stand once."""
    by_card: dict[str, list[tuple[str, CardDefinition]]] = {}
    for pool in pools:
        for card in pool.cards:
            by_card.setdefault(f"{card.name}\n{print_of(card, pool.edition)}", []).append((pool.edition, card))
    alone: dict[str, list[CardDefinition]] = {pool.edition: [] for pool in pools}
    several: list[CardDefinition] = []
    for found in by_card.values():
        edition, card = found[0]
        if len(found) == 1:
            alone[edition].append(card)
        else:
            formats = [format for _, each in found for format in each.formats]
            several.append(replace(card, formats=tuple(sorted(formats))))
    yield from ((edition, edition, cards) for edition, cards in alone.items())
    yield SEVERAL, "celestial", several


@cache
def printed_in(folder: Path) -> frozenset[str]:
    """Return the sentences of the cards of all files there, as they are compared (`own_words.letters`)."""
    entries = (entry for path in sorted(folder.glob("*_practice.json")) for entry in load_entries(path))
    texts = (str(entry.get(key) or "") for entry in entries for key in ("text", "oracle_text"))
    return frozenset(letters(line) for text in texts for line in text.split("\n"))


def pool_words() -> dict[str, str]:
    """Return the words of the pool as they are kept: one tree keeps its words until the file is taken away."""
    path = WORDS / POOL_WORDS
    kept: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return kept


def write_pool(pools: Sequence[Pool], out: Path) -> None:
    """Write the set files of the pool, and its words."""
    for folder, edition, cards in parted(pools):
        (out / folder).mkdir(parents=True, exist_ok=True)
        for old in (out / folder).glob(f"*{SUFFIX}"):
            old.unlink()
        ordered = sorted(cards, key=lambda card: card.name)
        for name, text in files_of(ordered, edition).items():
            (out / folder / name).write_text(text, encoding="utf-8")
    known = kept_words()
    said = pool_words() | {mark: said for pool in pools for mark, said in pool.words.items()}
    better = {mark: pool.words[mark] for pool in pools for mark in pool.words if mark in known}
    if better:  # they called one of the shown cards by its name
        (WORDS / f"{CLASSIC}.json").write_text(as_file((known | better).items()), encoding="utf-8")
    words = {mark: each for mark, each in said.items() if mark not in known}
    (WORDS / POOL_WORDS).write_text(as_file(words.items()), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the tool."""
    parser = argparse.ArgumentParser(prog="python -m rokugan.workshop.pool", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("sources", nargs="+", help="EDITION=FILE: a JSON file of cards with their text")
    parser.add_argument("--tried", required=True, type=Path, help="the file of what was tried")
    parser.add_argument("--again", action="store_true", help="try anew what did nothing")
    parser.add_argument("--workers", type=int, default=2, help="processes that try cards")
    parser.add_argument("--out", type=Path, default=sets_folder() / POOL, help="the folder of the pool")
    given = parser.parse_args(arguments)
    tried = read_tried(given.tried)
    pools = []
    for source in given.sources:
        edition, _, path = source.partition("=")
        pool, now = pool_of(edition, Path(path), tried, given.again, given.workers)
        tried = {key: row for key, row in tried.items() if key[0] != edition} | now
        given.tried.write_text(tried_text(tried), encoding="utf-8")
        pools.append(pool)
        for each in pool.refused:
            print(f"{edition}: left out: {each}", file=sys.stderr)
        print(f"{edition}: {len(pool.cards)} cards, {len(pool.refused)} left out")
    write_pool(pools, given.out)


if __name__ == "__main__":
    try:
        main()
    except RokuganError as error:
        sys.exit(f"pool: {error}")
