"""Effects on Honor, the Imperial Favor and the end of the game."""

from __future__ import annotations

from rokugan.program.lean import dataclass
from rokugan.program.roles import Amount, Effect, Thing
from rokugan.program.things import You


@dataclass(frozen=True, repr=False)
class GainHonor(Effect):
    """`Gain 2 Honor.`"""

    amount: Amount
    who: Thing = You()


@dataclass(frozen=True, repr=False)
class LoseHonor(Effect):
    """`His controller loses 2 Honor.`"""

    amount: Amount
    who: Thing = You()


@dataclass(frozen=True, repr=False)
class DiscardFavor(Effect):
    """`Discard the Imperial Favor.`"""

    who: Thing = You()


@dataclass(frozen=True, repr=False)
class TakeFavor(Effect):
    """`Take the Imperial Favor.`"""

    who: Thing = You()


@dataclass(frozen=True, repr=False)
class WinGame(Effect):
    """`You win the game.`"""

    who: Thing = You()


@dataclass(frozen=True, repr=False)
class LoseGame(Effect):
    """`You lose the game.`"""

    who: Thing = You()
