"""The question before one leaves the table."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static


class Leaving(ModalScreen[bool]):
    """Yes or no, by key."""

    CSS: ClassVar[str] = """
    Leaving { align: center middle; }
    Leaving > Vertical { width: 60; height: auto; padding: 1 2; border: round $primary; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter,q", "dismiss(True)", "Leave"),
        Binding("n,escape", "dismiss(False)", "Stay"),
    ]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.words, markup=False)
            yield Static("\ny leave · n stay", markup=False)
