"""Gold Edition, for two or more players, with its optional rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rokugan.catalogue import say
from rokugan.editions.ccg.rules import Rules
from rokugan.editions.ccg.turn.variants import check_options
from rokugan.editions.gold.actions import GoldActions
from rokugan.editions.gold.battle import GoldBattles
from rokugan.editions.gold.costs import GoldCosts
from rokugan.editions.gold.duels import GoldDuels
from rokugan.editions.gold.events import GoldEvents
from rokugan.editions.gold.seen import GoldSeen
from rokugan.editions.gold.table import GoldPlaces
from rokugan.editions.gold.text import GoldTexts
from rokugan.editions.gold.turn import GoldTurns
from rokugan.editions.gold.values import GoldValues
from rokugan.editions.gold.victory import GoldVictory
from rokugan.errors import RokuganError

OPTIONS = ("alternate_start", "historic_favor", "four_winds", "teaching")
OPTION_WORDS = {name: say(f"gold_options.{name}") for name in OPTIONS}


class GoldRules(Rules):
    """Gold Edition, for two or more players."""

    edition: ClassVar[str] = "gold"
    title: ClassVar[str] = "Gold Edition"
    most_players: ClassVar[int] = 8
    optional_rules: ClassVar[dict[str, str]] = OPTION_WORDS

    def __init__(self, options: frozenset[str] = frozenset()) -> None:
        super().__init__(
            values=GoldValues(),
            table=GoldPlaces(),
            text=GoldTexts(options),
            events=GoldEvents(),
            actions=GoldActions(options),
            costs=GoldCosts(),
            turn=GoldTurns(options),
            battle=GoldBattles(),
            duels=GoldDuels(),
            victory=GoldVictory(),
            seen=GoldSeen(),
        )
        self.options: frozenset[str] = options

    def has_option(self, name: str) -> bool:
        return name in self.options

    def with_variants(self, options: Mapping[str, Any]) -> Rules:
        """The optional rules: alternate_start, historic_favor, four_winds (gold.variants.01-.11); and our own, teaching."""
        if "honorable_lobbying" in options:
            raise RokuganError(say("refusals.no_lobbying_rules"))
        check_options("Gold", options, OPTIONS, OPTIONS)
        chosen = frozenset(name for name, on in options.items() if on)
        if {"four_winds", "teaching"} <= chosen:
            raise RokuganError(say("refusals.four_winds_and_teaching"))
        return GoldRules(chosen)
