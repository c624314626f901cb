"""The abilities of a card, and its whole text box."""

from __future__ import annotations

from rokugan.program.lcg.deeds import Deed
from rokugan.program.lcg.roles import Condition, Effect
from rokugan.program.lcg.words import Head, Keyword, Period
from rokugan.program.lean import dataclass
from rokugan.program.node import Node


@dataclass(frozen=True, repr=False)
class Trigger(Node):
    """`After …`, `When … would …`: one of these deeds."""

    written = "when {deeds}"

    deeds: tuple[Deed, ...]
    would: bool = False


@dataclass(frozen=True, repr=False)
class Limit(Node):
    """How often: `Limit twice per round`, `Max 1 per conflict` (all copies together), `Unlimited`."""

    written = "{times} per {per}"

    times: int
    per: Period = "round"
    max: bool = False


@dataclass(frozen=True, repr=False)
class Triggered(Node):
    """An action, reaction or interrupt: what stands before its dash, and what stands after it."""

    written = "{head} {trigger} if {conditions} pay {costs} choose {choices} do {effects} limit {limit}"

    head: Head
    trigger: Trigger | None = None
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Effect, ...] = ()
    choices: tuple[Effect, ...] = ()
    effects: tuple[Effect, ...] = ()
    limit: Limit | None = None
    forced: bool = False


@dataclass(frozen=True, repr=False)
class TextBox(Node):
    """All that a card says: its keywords, what stands as long as it is in play, and its abilities."""

    written = " keywords {keywords} constants {constants} abilities {abilities}"

    keywords: tuple[Keyword, ...] = ()
    constants: tuple[Effect, ...] = ()
    abilities: tuple[Triggered, ...] = ()
