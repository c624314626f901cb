"""Effects on Honor, the Imperial Favor and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from rokugan.program.node import Node
from rokugan.program.roles import Effect
from rokugan.program.things import You


@dataclass(frozen=True, repr=False)
class GainHonor(Effect):
    """`Gain 2 Honor.`"""

    amount: Node
    who: Node = You()


@dataclass(frozen=True, repr=False)
class LoseHonor(Effect):
    """`His controller loses 2 Honor.`"""

    amount: Node
    who: Node = You()


@dataclass(frozen=True, repr=False)
class DiscardFavor(Effect):
    """`Discard the Imperial Favor.`"""

    who: Node = You()


@dataclass(frozen=True, repr=False)
class TakeFavor(Effect):
    """`Take the Imperial Favor.`"""

    who: Node = You()


@dataclass(frozen=True, repr=False)
class WinGame(Effect):
    """`You win the game.`"""

    who: Node = You()


@dataclass(frozen=True, repr=False)
class LoseGame(Effect):
    """`You lose the game.`"""

    who: Node = You()
