"""Samurai Edition, for two and more players."""

from __future__ import annotations

from typing import ClassVar

from rokugan.editions.ccg.rules import Rules
from rokugan.editions.samurai.actions import SamuraiActions
from rokugan.editions.samurai.battle import SamuraiBattles
from rokugan.editions.samurai.costs import SamuraiCosts
from rokugan.editions.samurai.duels import SamuraiDuels
from rokugan.editions.samurai.events import SamuraiEvents
from rokugan.editions.samurai.seen import SamuraiSeen
from rokugan.editions.samurai.table import SamuraiPlaces
from rokugan.editions.samurai.text import SamuraiTexts
from rokugan.editions.samurai.turn import SamuraiTurns
from rokugan.editions.samurai.values import SamuraiValues


class SamuraiRules(Rules):
    """Samurai Edition, for two and more players."""

    edition: ClassVar[str] = "samurai"
    title: ClassVar[str] = "Samurai Edition"
    most_players: ClassVar[int] = 8

    def __init__(self) -> None:
        super().__init__(
            values=SamuraiValues(),
            table=SamuraiPlaces(),
            text=SamuraiTexts(),
            events=SamuraiEvents(),
            actions=SamuraiActions(),
            costs=SamuraiCosts(),
            turn=SamuraiTurns(),
            battle=SamuraiBattles(),
            duels=SamuraiDuels(),
            seen=SamuraiSeen(),
        )
