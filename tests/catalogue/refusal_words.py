"""English of refusals that stands in the sources instead of the catalogue: what is raised, and whole sentences."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.catalogue.terminal_words import VALUE

# Mistakes of ours, which no user is meant to read, and errors whose words name nodes of a program.
NOT_FOR_USERS = {
    "AssertionError", "AttributeError", "ConnectionError", "EOFError", "KeyError", "LookupError", "NotImplementedError",
    "RuntimeError", "TypeError", "Unsupported", "ValueError",
}  # fmt: skip
# What programs, logs and operators read: names of requests, of figures and of events.
NOT_READ = {"summary", "description"}
LOGGED = {"tell", "warn", "fail", "compile", "execute", "text"}
RAISED = re.compile(r"[a-z]{2,} ")
SENTENCE = re.compile(r"\S+ \S+ .*[.?!]$", re.DOTALL)


def left(source: str) -> list[str]:
    r"""The sentences of a source that do not come from the catalogue; `{}` stands for a value.

    >>> left("if n > 3:\n    raise RokuganError(f'there are {n} cards')\nraise ValueError('no such n')")
    ['there are {} cards']
    """
    return [words.replace(VALUE, "{}") for words in _within(ast.parse(source), raised=False)]


def _within(node: ast.AST, raised: bool) -> Iterator[str]:
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert():
            return
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name))):
            if name in NOT_FOR_USERS:
                return
            raised = True
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in LOGGED:
            return
        case ast.keyword(arg=name) if name in NOT_READ:
            return
        case ast.JoinedStr(values=parts):
            words = "".join(str(each.value) if isinstance(each, ast.Constant) else VALUE for each in parts)
            if _reads_like_english(words, raised):
                yield words
            for part in parts:
                if isinstance(part, ast.FormattedValue):
                    yield from _within(part.value, raised=False)
            return
        case ast.Constant(value=str(words)):
            if _reads_like_english(words, raised):
                yield words
            return
    for name, field in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for each in field if isinstance(field, list) else [field]:
                if isinstance(each, ast.AST):
                    yield from _within(each, raised)


def _reads_like_english(words: str, raised: bool) -> bool:
    bare = words.replace(VALUE, "x")
    return bool(SENTENCE.fullmatch(bare) or (raised and " " in bare and RAISED.search(bare)))
