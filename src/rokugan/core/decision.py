"""What a game asks: one decision of one player with a list of choices, each a move in the notation."""

from __future__ import annotations

from collections.abc import Sequence

from rokugan.core.card import Card


class Wording:
    """Names of alternatives that take long to make, and so are made when somebody first reads one."""

    def name(self, number: int) -> str:
        """The name of the alternative of that number."""
        raise NotImplementedError


class Choice:
    """One answer to a decision. Its move is built only when somebody reads it.

    `verb`, `card` and `tail` make the text (`assign` `Ox` ` to P1`); `value` and `what` tell the frame that asked
    what was meant. A `wording` gives the tail by the value.
    """

    def __init__(
        self,
        verb: str,
        card: Card | None = None,
        tail: str = "",
        value: int = 0,
        what: object = None,
        wording: Wording | None = None,
    ) -> None:
        self.verb: str = verb
        self.card: Card | None = card
        self.value: int = value
        self.what: object = what
        self._tail: str = tail
        self._wording: Wording | None = wording

    @property
    def tail(self) -> str:
        """What follows the verb and the card."""
        return self._tail if self._wording is None else self._wording.name(self.value)

    @tail.setter
    def tail(self, words: str) -> None:
        self._tail = words

    @property
    def move(self) -> str:
        """The move in the notation.

        >>> Choice("fight", tail="P2").move
        'fight P2'
        """
        if self.card is not None:
            return f"{self.verb} {self.card.name}{self.tail}"
        return f"{self.verb} {self.tail}" if self.tail else self.verb

    def __repr__(self) -> str:
        return f"Choice({self.move!r})"


class Decision:
    """Who must decide, of what kind, and among which choices.

    kind: act, react, target, pay, choose, may, order, attack, invite, assign, fight, dynasty, discard, duel, ...
    """

    def __init__(
        self, player: int, name: str, kind: str, prompt: str, choices: Sequence[Choice], about: Card | None = None
    ) -> None:
        self.seat: int = player
        self.player: str = name
        self.kind: str = kind
        self.choices: Sequence[Choice] = choices
        self._prompt: str = prompt
        self.about: Card | None = about

    @property
    def prompt(self) -> str:
        """The question, for people."""
        return self._prompt if self.about is None else f"{self.about.name}: {self._prompt}"

    @property
    def options(self) -> list[str]:
        """Every legal move, as text."""
        return [choice.move for choice in self.choices]

    def __repr__(self) -> str:
        return f"Decision({self.player!r}, {self.kind!r}, {self.options!r})"
