"""Symbols that somebody wrote as words: `+2 military` and `the fire ring` mean what the symbols mean."""

from __future__ import annotations

from collections.abc import Sequence

from rokugan.language.lcg.lexicon import ELEMENTS, TYPES
from rokugan.language.tokens import Token

OF_AN_ELEMENT = frozenset(("conflict", "ring", "province", "element"))


def with_symbols(found: Sequence[Token]) -> list[Token]:
    """The tokens with words in the place of symbols made symbols. An element is a trait as well (a Fire spell), so it must
    stand before a noun that can bear the symbol.

    >>> from rokugan.language.tokens import tokens
    >>> [each.word for each in with_symbols(tokens("A Fire Shugenja gets +1 military during fire conflicts."))]
    ['a', 'fire', 'shugenja', 'gets', '+1', '[military]', 'during', '[fire]', 'conflicts', '.']
    """
    made: list[Token] = []
    for token, after in zip(found, [*found[1:], None], strict=False):
        element = token.word in ELEMENTS and after is not None and after.word.removesuffix("s") in OF_AN_ELEMENT
        if token.word in TYPES or element:
            made.append(Token(f"[{token.word}]", token.said, token.start, token.end))
        else:
            made.append(token)
    return made
