"""The language of the Living Card Game, from text to program and back."""

from __future__ import annotations

from rokugan.language.language import Reading
from rokugan.language.lcg.english import living
from rokugan.program.lcg import nodes as n


def read(text: str, type: str = "character") -> Reading:
    """What a text on a card of that type means."""
    return living().read(text, type=type)


def write(program: n.TextBox, type: str) -> str:
    """The words of a program on a card of that type."""
    return living().write(program, type=type)
