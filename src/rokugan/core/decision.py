"""The questions of a game: one decision of one player with a list of choices, each a move in the notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from rokugan.core.card import Card
from rokugan.core.names import in_full, numbered

FEW = 7  # answers that are shown without headings


class ChoiceNames:
    """Names of alternatives that take long to make, and so are made when somebody first reads one."""

    def name(self, number: int) -> str:
        """The name of the alternative of that number."""
        raise NotImplementedError


class Choice:
    """One answer to a decision. Its move is built only when somebody reads it.

    `verb`, `card` (`on` another) and `tail` make the text (`assign` `Ox` ` to P1`); `value` and `what` tell the frame that
    asked what was meant, and are nobody else's business. The game that asks adds what its cards are called at that time:
    their numbers, and of a card out of public sight the place, told where the title alone would not do. A
    `wording` gives the tail by the value.
    """

    number: int = 0
    on_number: int = 0
    place: str = ""
    tells_place: bool = False
    copies: int = 1  # equal hidden cards for which it stands
    spare_tail: bool = False  # may a written move leave the tail out?
    also: str = ""  # another word that a written move may use for the verb

    def __init__(
        self,
        verb: str,
        card: Card | None = None,
        tail: str = "",
        value: int = 0,
        what: object = None,
        wording: ChoiceNames | None = None,
        on: Card | None = None,
    ) -> None:
        self.verb: str = verb
        self.card: Card | None = card
        self.value: int = value
        self.what: object = what
        self._tail: str = tail
        self._wording: ChoiceNames | None = wording
        self.on: Card | None = on

    @property
    def tail(self) -> str:
        """Return what follows the verb and the card."""
        return self._tail if self._wording is None else self._wording.name(self.value)

    @tail.setter
    def tail(self, words: str) -> None:
        self._tail = words

    def state(self) -> tuple[Any, ...]:
        """Return what makes it this answer, as plain data; one of several alternatives by its number, however it is worded."""
        told = self._tail if self._wording is None else self.value
        place = self.place if self.tells_place else ""
        return (self.verb, self.card, self.number, place, told, self.on, self.on_number)

    @property
    def name(self) -> str:
        """Return what the card of the choice is called; empty if it names none."""
        return "" if self.card is None else numbered(self.card.title, self.number)

    @property
    def full_name(self) -> str:
        """Return what the card of the choice is called, with the number also of the first card of a title."""
        return "" if self.card is None else in_full(self.card.title, self.number)

    @property
    def key(self) -> tuple[str, str, int, str, str, int, str]:
        """Return what tells this choice from the others of its decision, without the text being written: the same for the same
        move of the same player in every clone and world, whichever of several equal hidden cards it is.

        >>> Choice("fight", tail="P2").key
        ('fight', '', 0, 'P2', '', 0, '')
        """
        card, on = self.card, self.on
        tail = self._tail if self._wording is None else f"{self.value}"
        return (
            self.verb,
            "" if card is None else card.title,
            self.number,
            tail,
            "" if on is None else on.title,
            self.on_number,
            self.place if self.tells_place else "",
        )

    @property
    def move(self) -> str:
        """The move in the notation.

        >>> Choice("fight", tail="P2").move
        'fight P2'
        """
        if self.card is None:
            return f"{self.verb} {self.tail}" if self.tail else self.verb
        on = "" if self.on is None else f" on {numbered(self.on.title, self.on_number)}"
        place = self.place if self.tells_place else ""
        return f"{self.verb} {numbered(self.card.title, self.number)}{on}{self.tail}{place}"

    def __repr__(self) -> str:
        return f"Choice({self.move!r})"


DecisionKind = Literal[
    "act", "react", "target", "pay", "choose", "may", "order", "dynasty", "discard", "place", "legacy", "sensei",
    "attack", "invite", "assign", "fight", "duel", "challenge",
    "declare", "defend", "bid", "fortress", "mission",
]  # fmt: skip
"""What is asked, in all games: what may be done now, how to pay, whom to target, ..."""


class Decision:
    """Who must decide, of what kind, and among which choices."""

    def __init__(
        self,
        player: int,
        name: str,
        kind: DecisionKind,
        prompt: str,
        choices: Sequence[Choice],
        about: Card | None = None,
        number: int = 0,
    ) -> None:
        self.seat: int = player
        self.player: str = name
        self.kind: DecisionKind = kind
        self.choices: Sequence[Choice] = choices
        self._prompt: str = prompt
        self.about: Card | None = about
        self.number: int = number  # the one by which the card that it is about is called

    @property
    def prompt(self) -> str:
        """The question, for people."""
        return self._prompt if self.about is None else f"{numbered(self.about.title, self.number)}: {self._prompt}"

    @property
    def options(self) -> list[str]:
        """Every legal move, as text."""
        return [choice.move for choice in self.choices]

    def __repr__(self) -> str:
        return f"Decision({self.player!r}, {self.kind!r}, {self.options!r})"
