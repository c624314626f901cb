"""Abilities, and the whole text box."""

from __future__ import annotations

from rokugan.program.events import Trigger
from rokugan.program.lean import dataclass
from rokugan.program.node import Node
from rokugan.program.roles import Amount, Condition, Effect, Trait
from rokugan.program.traits import Allow
from rokugan.program.words import Designator, Span


@dataclass(frozen=True, repr=False)
class Uses(Node):
    """How often an ability may be used: `Twice per turn`; times 0 is any number. per: turn, battle, game, duel. number: the
    times, where they are not a plain number. said: the text says it; an ability of Gold Edition that does not may be used any
    number of times."""

    written = "{times} per {per}"

    times: int = 1
    per: Span = "turn"
    number: Amount | None = None
    said: bool = False


@dataclass(frozen=True, repr=False)
class Ability(Node):
    """`Political Limited: Bow your target Personality: Take the Imperial Favor.`

    constraints: targets (a bare Target or Chosen), costs (effect nodes, ChooseOne for alternatives, May for optional
    ones, If for conditional ones) in the order of the text. conditions: everything that must be true. allowances:
    Allow nodes (`even if this card is bowed`: Allow("bowed"), `even if not at the current battlefield`:
    Allow("absent"), `even if you control no units there`: Allow("no presence"), `if face-up in your province`:
    Allow("province"), `even if this card is in your discard pile`: Allow("discard"), `even if Kado is dead`:
    Allow("dead")). slots: how many things are remembered. here: the text speaks of `this battle`, so that in Gold Edition its
    card must be in it.
    """

    written = "{designators} {keywords} {trigger} if {conditions} pay {constraints} do {effects} limit {uses} even {allowances}"

    designators: tuple[Designator, ...]
    effects: tuple[Effect, ...]
    keywords: tuple[str, ...] = ()
    trigger: Trigger | None = None
    conditions: tuple[Condition, ...] = ()
    constraints: tuple[Effect, ...] = ()
    uses: Uses = Uses()
    allowances: tuple[Allow, ...] = ()
    here: bool = False


@dataclass(frozen=True, repr=False)
class Program(Node):
    """The whole text box: keywords, then traits and abilities in printed order."""

    written = " keywords {keywords} traits {traits} abilities {abilities}"

    keywords: tuple[str, ...] = ()
    traits: tuple[Trait | Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()
