"""English that stands in the sources of the terminal instead of the catalogue: the strings of a Python file that read like it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

VALUE = "\0"  # stands in a formatted string for what is put in
# Two words, a word with a value beside it, a label, and a word that a sentence or a heading ends with.
SENTENCE = re.compile(
    r"[A-Za-z’'][,;:.!?…)`]* +[(`]?[A-Za-z]|\b[A-Z][a-z]+[!?:…]?$|\b[A-Z][a-z]+:|[a-z]…"
    rf"|\b[a-z]{{2,}}:? *{VALUE}|{VALUE} *[a-z]{{3,}}\b|^[ (]+[a-z]{{3,}}\)?$"
)
HELP = ("Option", "Argument", "Typer")  # what typer says for --help


def strings(tree: ast.AST) -> Iterator[str]:
    """Every string of a source, in the order of its lines; no docstrings, no annotations, no help of commands."""
    for name, field in ast.iter_fields(tree):
        if name not in ("annotation", "returns"):
            for node in field if isinstance(field, list) else [field]:
                if isinstance(node, ast.AST):
                    yield from within(node)


def within(node: ast.AST) -> Iterator[str]:
    """The strings of one part of a source."""
    match node:
        case ast.Expr(value=ast.Constant()):
            return
        case ast.Call(func=ast.Attribute(attr=called) | ast.Name(id=called)) if called in HELP:
            return
        case ast.JoinedStr(values=parts):
            yield "".join(str(each.value) if isinstance(each, ast.Constant) else VALUE for each in parts)
            for part in parts:
                if isinstance(part, ast.FormattedValue):
                    yield from within(part.value)
        case ast.Constant(value=str(words)):
            yield words
        case _:
            yield from strings(node)


def left(source: str) -> list[str]:
    r"""The English of a source that does not come from the catalogue; `{}` stands for a value.

    >>> left("def f(n):\n    '''Say it.'''\n    return f'{n} cards' if n else say('terminal.none')")
    ['{} cards']
    """
    return [words.replace(VALUE, "{}") for words in strings(ast.parse(source)) if SENTENCE.search(words)]
