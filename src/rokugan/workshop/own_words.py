"""The words of the pool: what a text says in the writer's own English, as far as that reads back as the same tree.

A tree that was read keeps of each node in which of several wordings it stood. Here they are taken away, from the whole text
first and then from every part, and only those stay without which the words would mean something else. So no sentence of a
printed card is kept, but for the short formulas of the game that the writer has as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from rokugan.cards.languages import read
from rokugan.cards.reading.classic_language import writer
from rokugan.editions.ccg.seen.faces import written_sentence
from rokugan.editions.ccg.text.described.prompts import written_effects
from rokugan.language.language import CannotWrite
from rokugan.program import Ability, Program
from rokugan.program.node import Node, has_wording, without_wording
from rokugan.program.story import without_story
from rokugan.workshop.wording import EFFECTS, SENTENCE, Said, nameless, words_within

Path = tuple[int | str, ...]
FORMULA = 15  # so many words are a formula of the game, which everybody says alike
_CAPITAL = re.compile(r"(?<=[a-z] )[A-Z][\w'-]+|^[A-Z][\w'-]+(?= )")
_NO_LETTERS = re.compile(r"[^a-z0-9+\-]+")
MOST_TRIES = 16  # parts of a text from which the wording is taken, the largest first
_SLIPS = (
    (re.compile(r"\b([Aa]) (?=[aeiouAEIOU])"), r"\1n "),
    (re.compile(r" at that time\b"), ""),
    (re.compile(r"\b(have|with) (one|two|three) card\b"), r"\1 \2 cards"),
    (re.compile(r"'s Personality's controller\b"), "'s controller"),
    (re.compile(r"(\w+ies|s) has\b"), r"\1 have"),
)
"""Slips of the writer: each is mended where the words still read back."""


def letters(words: str) -> str:
    """Return what of a sentence matters when it is compared with others."""
    return _NO_LETTERS.sub(" ", words.casefold().replace(":bow:", "bow this card")).strip()


def is_copied(words: str, printed: Container[str]) -> bool:
    """Is it a sentence of a printed card, and more than a formula of the game?"""
    said = letters(words)
    return said.count(" ") >= FORMULA and said in printed


class Sentences:
    """What is asked about the sentences of one card: its title, type and edition, and the names it may speak of."""

    def __init__(self, names: Any, title: str = "", type: str = "", edition: str = "celestial") -> None:
        self.names: Any = names
        self.title: str = title
        self.type: str = type
        self.edition: str = edition

    def reads_back(self, said: Said) -> bool:
        """Do the words mean this tree on this card?"""
        text = said.words if said.kind == SENTENCE else f"Open: {said.words}."
        found = read(text, title=self.title, type=self.type, edition=self.edition, names=self.names)
        if not found.understood:
            return False
        program, wanted = without_story(without_wording(found.program)), without_story(without_wording(said.tree))
        if said.kind == EFFECTS:
            return [each.effects for each in program.abilities] == [wanted]
        return (*program.traits, *program.abilities) == (wanted,)

    def words(self, tree: Node, known: Mapping[str, str] = {}, printed: Container[str] = ()) -> dict[str, str]:
        """Return the words of every sentence within a tree that was read, by its fingerprint, but for those that are known and
        do not call another card by its name. A long sentence that is `printed` so loses more of its wording, and where that does
        not help, all of it."""
        words: dict[str, str] = {}
        for each in words_within(tree):
            before = known.get(each.fingerprint)
            if each.fingerprint in words or (before is not None and not self._is_of_another(each, before)):
                continue
            words[each.fingerprint] = self._own(without_story(each.tree), each.kind, printed)
        return words

    def _is_of_another(self, said: Said, before: str) -> bool:
        """Do the words that the tree has already mean it on the card that they name, and not on this one?"""
        strange = {word for word in _CAPITAL.findall(before) if word not in said.words}
        return bool(strange) and not self.reads_back(replace(said, words=before))

    def _own(self, tree: Any, kind: str, printed: Container[str]) -> str:
        found = _mended(_plainest(tree, kind, self.reads_back), self.reads_back)
        if is_copied(found.words, printed):
            found = _mended(_plainest(tree, kind, self.reads_back, MOST_TRIES * 6), self.reads_back)
        bare = without_wording(tree)
        if is_copied(found.words, printed) and _is_written(kind, bare):
            found = _said(kind, bare)
        return found.words


def _said(kind: str, tree: Any) -> Said:
    """Return what the writer says of a tree; of one whose layout does not fit what the rules have made of it, without
    wording."""
    try:
        return _written(kind, tree)
    except IndexError:
        return _written(kind, without_wording(tree))


def _written(kind: str, tree: Any) -> Said:
    return Said(kind, tree, written_sentence(tree) if kind == SENTENCE else written_effects(tree))


def _is_written(kind: str, tree: Any) -> bool:
    """Has the writer words for it?"""
    try:
        if kind == SENTENCE:
            writer().write(Program(abilities=(tree,)) if isinstance(tree, Ability) else Program(traits=(tree,)))
        else:
            writer().effects(tree)
    except (CannotWrite, IndexError):
        return False
    return True


def _plainest(tree: Any, kind: str, is_said: Callable[[Said], bool], tries: int = MOST_TRIES) -> Said:
    """The tree with as little wording as its words need."""
    best, left = _said(kind, tree), tries
    if not is_said(best):  # what it speaks of is said elsewhere on the card
        bare = without_wording(tree)
        return _said(kind, bare if _is_written(kind, bare) else nameless(tree))

    def tried(path: Path, change: Callable[[Any], Any]) -> bool:
        nonlocal best, left
        left -= 1
        other = _said(kind, _changed(best.tree, path, change))
        if other.words == best.words or is_said(other):
            best = other
            return True
        return False

    def strip(path: Path) -> None:
        part = _part(best.tree, path)
        if left <= 0 or not has_wording(part) or tried(path, without_wording):
            return
        if isinstance(part, Node) and repr(part) != repr(_without_own_wording(part)):
            tried(path, _without_own_wording)
        for step in _steps(part):
            strip((*path, step))

    strip(())
    return best


def _without_own_wording(node: Node) -> Node:
    bare = without_wording(node)
    return replace(node, **{each.name: getattr(bare, each.name) for each in fields(node) if not each.compare})


def _steps(part: Any) -> Iterator[int | str]:
    if isinstance(part, tuple):
        yield from range(len(part))
    elif isinstance(part, Node):
        yield from (each.name for each in fields(part) if isinstance(getattr(part, each.name), (Node, tuple)))


def _part(tree: Any, path: Path) -> Any:
    for step in path:
        tree = tree[step] if isinstance(step, int) else getattr(tree, step)
    return tree


def _changed(tree: Any, path: Path, change: Callable[[Any], Any]) -> Any:
    if not path:
        return change(tree)
    step, *rest = path
    if isinstance(step, int):
        return (*tree[:step], _changed(tree[step], tuple(rest), change), *tree[step + 1 :])
    return replace(tree, **{step: _changed(getattr(tree, step), tuple(rest), change)})


def _mended(said: Said, is_said: Callable[[Said], bool]) -> Said:
    """The words without the writer's slips, as far as they read back."""
    for slip, better in _SLIPS:
        other = replace(said, words=slip.sub(better, said.words))
        if other.words != said.words and is_said(other):
            said = other
    return said
