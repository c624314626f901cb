"""The question before one leaves the table."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from rokugan.catalogue import say


class Leaving(ModalScreen[bool]):
    """The question whether to leave, answered by a key: yes or no."""

    CSS: ClassVar[str] = """
    Leaving { align: center middle; }
    Leaving > Vertical { width: 60; height: auto; padding: 1 2; border: round $primary; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter,q", "dismiss(True)", say("terminal.leave")),
        Binding("n,escape", "dismiss(False)", say("terminal.stay")),
    ]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.words, markup=False)
            yield Static("\n" + say("terminal.leave_or_stay"), markup=False)
