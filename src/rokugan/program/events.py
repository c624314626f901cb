"""What happens, and when a text answers it."""

from __future__ import annotations

from dataclasses import dataclass

from rokugan.program.node import Node
from rokugan.program.roles import Filter, Thing
from rokugan.program.words import Once, When


@dataclass(frozen=True, repr=False)
class Pattern(Node):
    """What must happen: `one of your Personalities enters play`, `an action targets him`, `you win a battle`.

    event: the event's name: enter play, leave play, bow, straighten, destroy, discard, dishonor, rehonor, move, move
    home, assign, attach, gain honor, lose honor, draw, target, announce, resolve (an action), action ends, engage,
    battle resolution, battle ends, turn begins, turn ends, phase begins, phase ends, challenge, duel begins, focus,
    strike, win duel, lose duel, duel ends, win battle, destroy province, reveal, take favor, pay, attack,
    produce, lobby, overlay, focus effects, combat ends, maneuvers end, play (a card from hand); detail of
    resolve: `4 or later in turn`; several joined by `or` (`bow or move`, `bow, move or destroy`): any of them.
    subject: the thing it happens to (a Noun, Ref, You, ...). actor: who or what does it, where the text says so.
    detail: a further word: the phase's name, the designator of an action. filters: further descriptions of the
    action (keywords and designators; `performed` and `targeted` are Past-like filters on it). alternatives: other
    happenings that do as well (`after he wins a duel, or after he is dishonored`)."""

    event: str
    subject: Thing | Filter | None = None
    actor: Thing | Filter | None = None
    detail: str = ""
    filters: tuple[Filter | Thing, ...] = ()
    alternatives: tuple[Pattern, ...] = ()


@dataclass(frozen=True, repr=False)
class Trigger(Node):
    """When: before, after or when. period: turn (only the first time each turn), battle, phase, game."""

    when: When
    pattern: Pattern
    period: Once = ""
