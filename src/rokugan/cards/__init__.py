"""Cards: what is printed on them, and their programs in and out of English."""

from __future__ import annotations

from rokugan.cards.model import CardDefinition
from rokugan.cards.program import Program
from rokugan.cards.reader import Reading, Unread, read
from rokugan.cards.words import normalise
from rokugan.cards.writer import write

__all__ = ["CardDefinition", "Program", "Reading", "Unread", "normalise", "read", "write"]
