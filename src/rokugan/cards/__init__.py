"""Cards: what is printed on them, and their programs in and out of English.

The reader and the writer take the grammar with them; they are loaded when they are first used, which a game never does.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rokugan.cards.model import CardDefinition
from rokugan.program import Program

if TYPE_CHECKING:
    from rokugan.cards.languages import language_of, read, write
    from rokugan.language.classic.words.words import normalise
    from rokugan.language.language import Language, Reading, Unread

_LAZY = {
    "Language": "rokugan.language.language",
    "Reading": "rokugan.language.language",
    "Unread": "rokugan.language.language",
    "language_of": "rokugan.cards.languages",
    "read": "rokugan.cards.languages",
    "write": "rokugan.cards.languages",
    "normalise": "rokugan.language.classic.words.words",
}

__all__ = ["CardDefinition", "Language", "Program", "Reading", "Unread", "language_of", "normalise", "read", "write"]


def __getattr__(name: str) -> Any:
    module = _LAZY.get(name)
    if module is None:
        raise AttributeError(f"module 'rokugan.cards' has no attribute {name!r}")
    return getattr(import_module(module), name)
