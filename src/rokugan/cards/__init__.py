"""Cards: what is printed on them, and their programs in and out of English.

The reader and the writer take the grammar with them; they are loaded when they are first used, which a game never does.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rokugan.cards.model import CardDefinition
from rokugan.program import Program

if TYPE_CHECKING:
    from rokugan.cards.reader import Reading, Unread, read
    from rokugan.cards.words import normalise
    from rokugan.cards.writer import write

_LAZY = {"Reading": "reader", "Unread": "reader", "read": "reader", "normalise": "words", "write": "writer"}

__all__ = ["CardDefinition", "Program", "Reading", "Unread", "normalise", "read", "write"]


def __getattr__(name: str) -> Any:
    module = _LAZY.get(name)
    if module is None:
        raise AttributeError(f"module 'rokugan.cards' has no attribute {name!r}")
    return getattr(import_module(f"rokugan.cards.{module}"), name)
