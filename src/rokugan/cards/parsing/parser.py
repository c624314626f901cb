"""Finds how a stretch of tokens can be read: a chart over the table of productions.

For every category, start and end it keeps one derivation, the cheapest and then the one whose production stands
first in the table. Productions of a category share their beginnings in a tree, so that each word is compared once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rokugan.cards.parsing.table import Productions, Rule, Terminal, building
from rokugan.language.classic.words.vocabulary import Vocabulary
from rokugan.language.classic.words.words import Token

DEEPEST = 60  # printed texts go to about 45


@dataclass(eq=False, slots=True)
class Derivation:
    """How a stretch was read: a production and what its slots read, or what a terminal found."""

    rule: Rule | None
    parts: tuple[Any, ...]  # of a rule: derivations; of a terminal: (terminal, value); of a list: derivations
    start: int
    end: int
    cost: int


@dataclass(eq=False, slots=True)
class _State:
    words: dict[str, _State] = field(default_factory=dict)
    slots: dict[str, _State] = field(default_factory=dict)
    ends: list[Rule] = field(default_factory=list)
    # The slots again, ready for reading: category, what it can begin with (None: anything or nothing), what follows.
    ready: list[tuple[str, frozenset[str] | None, _State]] = field(default_factory=list)


class Grammar:
    """The productions of a table, arranged for reading."""

    def __init__(self, table: Productions) -> None:
        self.terminals = table.terminals
        self.roots: dict[str, _State] = {}
        self.firsts: dict[str, frozenset[str] | None] = {}
        for category, rules in table.rules.items():
            root = _State()
            for production in rules:
                state = root
                for name, text in production.parts:
                    edges = state.slots if name else state.words
                    following = edges.get(text)
                    if following is None:
                        following = edges[text] = _State()
                    state = following
                state.ends.append(production)
            self.roots[category] = root
        for category in table.rules:
            self._first(category, set())
        for root in self.roots.values():
            self._prepare(root)

    def _prepare(self, state: _State) -> None:
        for following in state.words.values():
            self._prepare(following)
        for category, following in state.slots.items():
            self._prepare(following)
            state.ready.append((category, self.first(category), following))

    def first(self, category: str) -> frozenset[str] | None:
        """What a category can begin with; None: anything, or nothing at all."""
        if category.endswith("*"):
            return None
        return self.terminals[category].starts if category in self.terminals else self.firsts.get(category)

    def left_recursion(self) -> list[str]:
        """A cycle of categories that begin with each other, which the chart could not read; empty if all is well."""
        edges: dict[str, set[str]] = {}
        for category, root in self.roots.items():
            edges[category] = self._left(root)
        path: list[str] = []
        done: set[str] = set()

        def visit(category: str) -> list[str]:
            if category in path:
                return [*path[path.index(category) :], category]
            if category in done or category not in edges:
                return []
            path.append(category)
            for each in sorted(edges[category]):
                found = visit(each)
                if found:
                    return found
            path.pop()
            done.add(category)
            return []

        for category in edges:
            found = visit(category)
            if found:
                return found
        return []

    def _left(self, state: _State) -> set[str]:
        found: set[str] = set()
        for name, following in state.slots.items():
            found.add(name.rstrip("*"))
            if name.endswith("*"):
                found |= self._left(following)
        return found

    def _first(self, category: str, busy: set[str]) -> frozenset[str] | None:
        """The words or kinds of token that a category can begin with; None: anything, or nothing at all."""
        if category.endswith("*"):
            return None
        if category in self.terminals:
            return self.terminals[category].starts
        if category in self.firsts:
            return self.firsts[category]
        if category not in self.roots:
            raise KeyError(f"no production for the category {category}")
        if category in busy:
            return frozenset()
        busy.add(category)
        root = self.roots[category]
        found: set[str] = set(root.words)
        result: frozenset[str] | None = frozenset()
        for name, state in root.slots.items():
            if name.endswith("*"):
                inner = self._first(name[:-1], busy)
                after = self._after(state, busy)
                inner = None if inner is None or after is None else inner | after
            else:
                inner = self._first(name, busy)
            if inner is None:
                result = None
                break
            found |= inner
        if result is not None:
            result = frozenset(found)
        busy.discard(category)
        if not busy:
            self.firsts[category] = result
        return result

    def _after(self, state: _State, busy: set[str]) -> frozenset[str] | None:
        """What can follow in a production after a list that may be empty."""
        if state.ends:
            return None
        found: set[str] = set(state.words)
        for name, following in state.slots.items():
            if name.endswith("*"):
                inner = self._first(name[:-1], busy)
                after = self._after(following, busy)
                inner = None if inner is None or after is None else inner | after
            else:
                inner = self._first(name, busy)
            if inner is None:
                return None
            found |= inner
        return frozenset(found)


def grammar(table: Productions) -> Grammar:
    """The productions of a table as they are read with, arranged when they are first needed."""
    found = table.arranged
    if not isinstance(found, Grammar):
        with building():
            found = table.arranged = Grammar(table)
    return found


def _longest(each: Derivation) -> int:
    return -each.end


class Chart:
    """All readings of one text. `names` are the token sequences that mean the card itself; `vocabulary` has other names."""

    def __init__(
        self, table: Productions, tokens: list[Token], names: list[list[str]], kind: str, vocabulary: Vocabulary
    ) -> None:
        self.table = table
        self.tokens = tokens
        self.kinds = ["#" + token.kind for token in tokens]
        self.words = [token.word for token in tokens]
        self.size = len(tokens)
        self.names = names
        self.kind = kind
        self.vocabulary = vocabulary
        self.memo: list[dict[str, list[Derivation]]] = [{} for _ in range(len(tokens) + 1)]
        self.furthest = 0  # how far any production could go
        self.depth = 0
        self.too_deep = False  # did something stand inside of more others than DEEPEST?
        self.quoted: Callable[[Chart, int, int], Any] | None = None  # reads a text box inside quotes
        self.grammar = grammar(table)

    def read(self, category: str, start: int) -> list[Derivation]:
        """All readings of a category that begin there, one for each end, the longest first."""
        here = self.memo[start]
        found = here.get(category)
        if found is not None:
            return found
        here[category] = []  # a category that begins with itself finds nothing there
        if self.depth >= DEEPEST:
            self.too_deep = True
            return []
        self.depth += 1
        if category[-1] == "*":
            found = self._read_list(category[:-1], start)
        elif category in self.grammar.terminals:
            found = self._read_terminal(self.grammar.terminals[category], start)
        else:
            best: dict[int, Derivation] = {}
            root = self.grammar.roots.get(category)
            if root is not None:  # a language need not have everything that a text box may ask for
                self._follow(root, start, start, (), 0, best)
            found = list(best.values())
            if len(found) > 1:
                found.sort(key=_longest)
        self.depth -= 1
        here[category] = found
        return found

    def _read_terminal(self, category: Terminal, start: int) -> list[Derivation]:
        if start >= len(self.words):
            return []
        if self.words[start] not in category.starts and self.kinds[start] not in category.starts:
            return []
        return [Derivation(None, (category, value), start, end, 0) for end, value in category.read(self, start)]

    def _read_list(self, category: str, start: int) -> list[Derivation]:
        best = {start: Derivation(None, (), start, start, 0)}
        first = self.grammar.first(category)
        ends = [start]
        while ends:
            end = ends.pop()
            before = best[end]
            if end >= self.size:
                continue
            if first is not None and self.words[end] not in first and self.kinds[end] not in first:
                continue
            for each in self.read(category, end):
                if each.end == end:
                    continue
                cost = before.cost + each.cost
                known = best.get(each.end)
                if known is None or cost < known.cost:
                    best[each.end] = Derivation(None, (*before.parts, each), start, each.end, cost)
                    ends.append(each.end)
        return sorted(best.values(), key=_longest)

    def _follow(
        self,
        state: _State,
        start: int,
        at: int,
        parts: tuple[Derivation, ...],
        cost: int,
        best: dict[int, Derivation],
    ) -> None:
        for production in state.ends:
            total = cost + production.cost
            known = best.get(at)
            if (
                known is None
                or total < known.cost
                or (total == known.cost and known.rule is not None and production.order < known.rule.order)
            ):
                best[at] = Derivation(production, parts, start, at, total)
        if at >= self.size:
            word = kind = ""
            self.furthest = self.size
        else:
            word = self.words[at]
            kind = self.kinds[at]
            if at > self.furthest:
                self.furthest = at
            after = state.words.get(word)
            if after is not None:
                self._follow(after, start, at + 1, parts, cost, best)
        here = self.memo[at]
        for category, first, following in state.ready:
            if first is not None and word not in first and kind not in first:
                continue
            found = here.get(category)
            if found is None:
                found = self.read(category, at)
            for each in found:
                self._follow(following, start, each.end, (*parts, each), cost + each.cost, best)
