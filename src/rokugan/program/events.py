"""Events, and when a text answers them."""

from __future__ import annotations

from rokugan.program.lean import dataclass
from rokugan.program.node import Node
from rokugan.program.roles import Filter, Thing
from rokugan.program.words import Detail, Happening, Once, Span, When


@dataclass(frozen=True, repr=False)
class Ordinal(Node):
    """`your fourth or later such action in one turn`: how many there have been in that time, at the least, or `exactly`."""

    written = "{number} per {period}"

    number: int
    period: Span
    exactly: bool = False


@dataclass(frozen=True, repr=False)
class Pattern(Node):
    """What must happen: `one of your Personalities enters play`, `an action targets him`, `you win a battle`.

    event: what happens; others: further happenings, any of which does as well (`is bowed, moved or destroyed`).
    subject: the thing it happens to (a Noun, Ref, You, ...). actor: who or what does it, where the text says so.
    details: further words, all of which must fit: the phase, the designator of an action, where from, on which occasion;
    either: further words, one of which must fit (`in a duel or battle`). filters: further descriptions of the
    action (keywords and designators; `performed` and `targeted` are Past-like filters on it). alternatives: other
    happenings of other things that do as well (`after he wins a duel, or after he is dishonored`). ordinal: the how manieth
    such action it is."""

    written = "{event} {subject} by {actor} detail {details} where {filters} or-when {alternatives} also {others}"

    event: Happening
    subject: Thing | Filter | None = None
    actor: Thing | Filter | None = None
    details: tuple[Detail, ...] = ()
    filters: tuple[Filter | Thing, ...] = ()
    alternatives: tuple[Pattern, ...] = ()
    others: tuple[Happening, ...] = ()
    either: tuple[Detail, ...] = ()
    ordinal: Ordinal | None = None

    @property
    def events(self) -> tuple[Happening, ...]:
        """All the happenings that it names of its subject."""
        return (self.event, *self.others)


@dataclass(frozen=True, repr=False)
class Trigger(Node):
    """When: before, after or when. period: turn (only the first time each turn), battle, phase, game."""

    written = "{when} {pattern} first-in {period}"

    when: When
    pattern: Pattern
    period: Once = ""
