"""Productions: a template of English with slots on one side, a tree with the same slots on the other.

`page.rule("effect", "bow {obj}", Bow(OBJ))` says both how `Bow` is read and how it is written. A template may hold
alternatives `(into|in)` and optional words `[choose to]`: each way of saying it is a production of its own, whose
text is the `form` of the node it makes. The first way is the one that is written where a node has no form.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from rokugan.language.classic.words.words import tokens_of
from rokugan.program import Node

if TYPE_CHECKING:
    from rokugan.cards.parsing.parser import Chart
    from rokugan.cards.parsing.refs import Context

Values = dict[str, Any]
Make = Callable[["Context", Values], Any]
Take = Callable[[Any], "Values | None"]


@dataclass(frozen=True)
class Slot:
    """A hole in a tree, filled by what the template's slot of that name read."""

    name: str


def part(node: Any, *names: str | int) -> Any:
    """A part of a node by its path of field names and places."""
    for name in names:
        node = node[name] if isinstance(name, int) else getattr(node, name)
    return node


@dataclass(frozen=True)
class Verbatim:
    """Words to be written as they are."""

    words: str


@dataclass(frozen=True)
class Said:
    """What words of a closed class mean, and which of them were used."""

    value: Any
    words: str


def slot(name: str) -> Any:
    """A hole for use inside a node; untyped because it stands for a value of any type."""
    return Slot(name)


@dataclass(eq=False)
class Rule:
    """One production."""

    category: str
    form: str
    tree: Any
    make: Make | None = None
    take: Take | None = None
    cost: int = 0
    order: int = 0
    before: Callable[[Context], None] | None = None  # called before the slots are built

    @cached_property
    def parts(self) -> list[tuple[str, str]]:
        """Its words and slots: ("", word) or (slot name, category). Most are never asked for while a game is played."""
        return _parts(self.form)

    @cached_property
    def names(self) -> list[str]:
        """Its slots, in the order of the text."""
        return [name for name, _ in self.parts if name]


@dataclass(eq=False)
class Terminal:
    """A category that is read and written by functions: numbers, names, quoted text."""

    name: str
    starts: frozenset[str]  # words, or kinds of token marked by a leading #
    read: Callable[[Chart, int], list[tuple[int, Any]]]
    build: Callable[[Context, Any], Any]
    write: Callable[[Any], list[str] | None]


PIECE = re.compile(r"\{(\w+[*]?)(?::(\w+[*]?))?\}|[^\s{}]+")


def expand(template: str) -> Iterator[str]:
    """All ways to say a template with alternatives and optional words, the plainest first."""
    if "(" not in template and "[" not in template:
        yield " ".join(template.split())
        return
    match = re.search(r"\(([^()]*)\)|\[([^\[\]]*)\]", template)
    if match is None:
        yield " ".join(template.split())
        return
    ways = match.group(1).split("|") if match.group(1) is not None else ["", match.group(2)]
    for way in ways:
        yield from expand(template[: match.start()] + way + template[match.end() :])


def _parts(form: str) -> list[tuple[str, str]]:
    return [part for piece in form.split() for part in _parts_of(piece)]


@cache
def _parts_of(text: str) -> tuple[tuple[str, str], ...]:
    """The words and slots of a piece without spaces; thousands of forms are made of a few of them."""
    parts: list[tuple[str, str]] = []
    for piece in PIECE.finditer(text):
        name, category = piece.group(1), piece.group(2)
        if name:
            bare = name.rstrip("*")
            star = "*" if name.endswith("*") else ""
            parts.append((bare, category or bare.rstrip("23456789") + star))
        else:
            word = piece.group()
            if word.isalpha():
                parts.append(("", word.lower()))
            else:
                parts.extend(("", token.word) for token in tokens_of(word)[0])
    return tuple(parts)


@contextmanager
def building() -> Iterator[None]:
    """Keep the garbage collector away from large tables that are never thrown away, while they are made and later."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if collecting:
            gc.enable()


def fill(tree: Any, values: Values) -> Any:
    """The tree with its holes filled."""
    if isinstance(tree, Slot):
        return values[tree.name]
    if isinstance(tree, tuple):
        return tuple(fill(part, values) for part in tree)
    if isinstance(tree, Node):
        given = {each.name: fill(getattr(tree, each.name), values) for each in fields(tree)}
        return type(tree)(**given)
    return tree


def match(tree: Any, value: Any, values: Values) -> bool:
    """Does the value look like the tree? Then `values` gets what stands in its holes."""
    if isinstance(tree, Slot):
        if tree.name in values:
            return bool(values[tree.name] == value)
        values[tree.name] = value
        return True
    if isinstance(tree, tuple):
        return (
            isinstance(value, tuple)
            and len(tree) == len(value)
            and all(match(a, b, values) for a, b in zip(tree, value, strict=True))
        )
    if isinstance(tree, Node):
        return type(tree) is type(value) and all(
            match(getattr(tree, each.name), getattr(value, each.name), values)
            for each in fields(tree)
            if each.name != "form" and (each.compare or isinstance(getattr(tree, each.name), Slot))
        )
    return bool(tree == value)


class Page:
    """Productions as a module of a grammar writes them down, in their order. A page is no language: all `Productions` that take
    it make productions of its own from it.

    >>> page = Page()
    >>> page.rule("effect", "bow {who}"), page.words("who", {"him": 1, "the samurai": 2})
    (None, None)
    >>> small, empty = Productions([page]), Productions()
    >>> [each.form for each in small.rules["effect"]], sorted(small.known_words()), sorted(small.meanings)
    (['bow {who}'], ['bow'], ['who'])
    >>> empty.rules
    {}
    """

    def __init__(self) -> None:
        self.entries: list[Callable[[Productions], None]] = []

    def rule(
        self,
        category: str,
        template: str,
        tree: Any = None,
        *,
        make: Any = None,
        take: Any = None,
        cost: int = 0,
        before: Callable[[Context], None] | None = None,
    ) -> None:
        """Write down a production, as `Productions.rule` adds one."""
        self.entries.append(
            lambda table: table.rule(category, template, tree, make=make, take=take, cost=cost, before=before)
        )

    def terminal(
        self,
        name: str,
        starts: str,
        read: Callable[[Chart, int], list[tuple[int, Any]]],
        build: Callable[[Context, Any], Any],
        write: Callable[[Any], list[str] | None],
    ) -> None:
        """Write down a category that functions read and write."""
        self.entries.append(lambda table: table.terminal(name, starts, read, build, write))

    def words(self, name: str, meanings: Mapping[str, Any]) -> None:
        """Write down a closed class of words."""
        self.entries.append(lambda table: table.words(name, meanings))

    def spoken_class(
        self,
        name: str,
        starts: str,
        read: Callable[[Chart, int], list[tuple[int, Any]]],
        meaning: Callable[[str], Any],
        write: Callable[[Any], list[str] | None],
    ) -> None:
        """Write down a class of words whose meaning a function knows."""
        self.entries.append(lambda table: table.spoken_class(name, starts, read, meaning, write))


class Productions:
    """The productions of one language: by category and by form, what functions read and write, and its classes of words. The
    tables are this object's own: several languages can be read side by side."""

    def __init__(self, pages: Iterable[Page] = ()) -> None:
        self.rules: dict[str, list[Rule]] = {}
        self.by_form: dict[str, list[Rule]] = {}
        self.terminals: dict[str, Terminal] = {}
        self.classes: dict[str, Callable[[str], Any]] = {}  # classes of words: what each of them means
        self.meanings: dict[str, Mapping[str, Any]] = {}  # those of them that are told one by one
        self.able: dict[tuple[str, type], list[Rule]] = {}  # which productions may say a node, as the writer has found
        self.known: frozenset[str] = frozenset()  # the words of its productions, when they are first asked for
        self.arranged: object = None  # the productions as `parser.Grammar` has arranged them for reading
        for page in pages:
            self.take(page)

    def take(self, page: Page) -> None:
        """Add what stands on a page."""
        for entry in page.entries:
            entry(self)

    def known_words(self) -> frozenset[str]:
        """Every word that stands in some production."""
        if not self.known:
            rules = [each for rules in self.rules.values() for each in rules]
            self.known = frozenset(word for each in rules for name, word in each.parts if not name)
        return self.known

    def rule(
        self,
        category: str,
        template: str,
        tree: Any = None,
        *,
        make: Any = None,
        take: Any = None,
        cost: int = 0,
        before: Callable[[Context], None] | None = None,
    ) -> None:
        """Add a production. Without a tree and functions it passes on its only slot.

        `make` is a Make and `take` a Take; they are not typed so, because mypy cannot follow lambdas with defaults."""
        if category in self.terminals:
            raise ValueError(f"the category {category} is read by functions; choose another name")
        for form in expand(template):
            production = Rule(category, form, tree, make, take, cost, len(self.by_form), before)
            if tree is None and make is None and len(production.names) == 1:
                production.tree = Slot(production.names[0])
            self.rules.setdefault(category, []).append(production)
            self.by_form.setdefault(form, []).append(production)

    def terminal(
        self,
        name: str,
        starts: str,
        read: Callable[[Chart, int], list[tuple[int, Any]]],
        build: Callable[[Context, Any], Any],
        write: Callable[[Any], list[str] | None],
    ) -> None:
        """Add a category that functions read and write."""
        if name in self.rules or name in self.terminals:
            raise ValueError(f"the category {name} has productions already; choose another name")
        self.terminals[name] = Terminal(name, frozenset(starts.split()), read, build, write)

    def words(self, name: str, meanings: Mapping[str, Any]) -> None:
        """Add a closed class of words: `{"lower than": "<", "less than": "<"}`. The first words with a meaning are written where
        no others are known. Which of them were used stands behind the template in the form of the node:
        `{stat} {than} {amount}~less than`."""
        heads: dict[str, list[tuple[list[str], str]]] = {}
        for said in meanings:
            spelled = [token.word for token in tokens_of(said)[0]]
            heads.setdefault(spelled[0], []).append((spelled, said))

        def read(chart: Chart, at: int) -> list[tuple[int, Any]]:
            return [
                (at + len(spelled), said)
                for spelled, said in heads.get(chart.words[at], ())
                if chart.words[at : at + len(spelled)] == spelled
            ]

        def write(value: Any) -> list[str] | None:
            return next((said.split() for said, meaning in meanings.items() if meaning == value), None)

        self.meanings[name] = meanings
        self.spoken_class(name, " ".join(heads), read, meanings.get, write)

    def spoken_class(
        self,
        name: str,
        starts: str,
        read: Callable[[Chart, int], list[tuple[int, Any]]],
        meaning: Callable[[str], Any],
        write: Callable[[Any], list[str] | None],
    ) -> None:
        """Add a class of words whose meaning a function knows; `read` finds where they end, and the words themselves."""
        self.classes[name] = meaning
        self.terminal(name, starts, read, lambda context, said: Said(meaning(said), said), write)
