"""Why a move is refused, as a value: the reason, the rule, the card that it is about, when the move will be possible, and what is
offered instead. English is made of it where somebody reads it."""

from __future__ import annotations

from typing import Any

from rokugan.catalogue import say


class Refusal:
    """Why a move is refused. `reason` and `when` are names in the catalogue, `rule` an id of the ledger; `about` is the id in the
    asker's view of the card that he named, or empty; `offered` are the moves that he has instead.

    >>> why = Refusal("refused.bowed", "celestial.abilities.07", when="refused_when.straight")
    >>> why.sentence
    'The card is bowed.'
    >>> why.cited
    'the card is bowed (celestial.abilities.07)'
    >>> why.fields()["when"]
    'when it is unbowed'
    """

    def __init__(
        self, reason: str, rule: str = "", about: str = "", when: str = "", values: dict[str, object] | None = None
    ) -> None:
        self.reason: str = reason
        self.rule: str = rule
        self.about: str = about
        self.when: str = when
        self.values: dict[str, object] = values or {}  # what the reason says with its words
        self.offered: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The reason in English, as a part of a sentence."""
        return say(self.reason, **self.values)

    @property
    def sentence(self) -> str:
        """The reason in English, as one sentence for a person."""
        words = self.words
        return f"{words[:1].upper()}{words[1:]}."

    @property
    def possible(self) -> str:
        """Return when the move will be possible, in English; empty where the rules do not tell."""
        return say(self.when) if self.when else ""

    @property
    def cited(self) -> str:
        """The reason in English with the rule in parentheses."""
        return f"{self.words} ({self.rule})" if self.rule else self.words

    def fields(self) -> dict[str, Any]:
        """The refusal as plain data, as the protocol sends it."""
        return {
            "reason": self.sentence,
            "rule": self.rule or None,
            "about": self.about or None,
            "when": self.possible or None,
            "offered": list(self.offered),
        }
