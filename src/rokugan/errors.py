"""The errors that a user can meet; every message is one clear sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rokugan.core.refusal import Refusal

MOST_QUOTED = 80


def quote(value: object) -> str:
    """Return what a user wrote, as messages show it: in quotes if it is text, and never more than 80 characters.

    >>> quote("Ox"), quote([1]), len(quote("x" * 5000))
    ("'Ox'", '[1]', 80)
    """
    return brief(repr(value[: 2 * MOST_QUOTED]) if isinstance(value, str) else repr(value))


def brief(words: object, most: int = MOST_QUOTED) -> str:
    """Words without quotes around them, cut where they get too long, and nothing in them that a terminal would obey.

    >>> brief("Ox"), brief("two\\nlines"), len(brief("x" * 5000))
    ('Ox', 'two lines', 80)
    """
    said = str(words)[: most + 1]
    if not said.isprintable():
        said = "".join(letter if letter.isprintable() else " " for letter in said)
    return said if len(said) <= most else said[: most - 1] + "…"


class RokuganError(Exception):
    """The base of all errors that are not bugs."""


class IllegalMove(RokuganError):
    """A move that the present decision does not offer. `refusal` says why as a value, where the rules have a reason."""

    def __init__(self, said: str = "", refusal: Refusal | None = None) -> None:
        super().__init__(said)
        self.refusal: Refusal | None = refusal


class AmbiguousMove(RokuganError):
    """A move that fits more than one of the offered options."""


class AgentError(RokuganError):
    """A computer player that cannot be found or made, fails, or answers with what is not offered."""


class EndlessLoop(RokuganError):
    """Texts that set each other off for ever; the game in which it happened cannot go on."""


class DeckError(RokuganError):
    """A deck that its edition or format does not allow."""


class CardError(RokuganError):
    """A card that is not known, not well formed or not understood."""


class TextTooLong(CardError):
    """A card's text, or its title, that is longer than any card could have."""


class ScenarioError(RokuganError):
    """A scenario file that is not well formed."""


class RecordError(RokuganError):
    """A game record that cannot be read or replayed."""


class RuleNotFound(RokuganError):
    """A rule or an edition that the ledger does not have."""


class ProjectNotFound(RokuganError):
    """No checkout with tests, where one is needed."""
