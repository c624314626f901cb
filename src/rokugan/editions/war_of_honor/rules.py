"""War of Honor: the boxed game, and Advanced Play with decks of the card game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from rokugan.catalogue import say, subject
from rokugan.editions.ccg.rules import Rules
from rokugan.editions.war_of_honor.actions import BoardActions, BoxedActions
from rokugan.editions.war_of_honor.battle import BoardBattles, BoxedBattles
from rokugan.editions.war_of_honor.costs import AdvancedCosts, BoxedCosts
from rokugan.editions.war_of_honor.events import AdvancedEvents, BoxedEvents
from rokugan.editions.war_of_honor.game import WarOfHonorGame, checked
from rokugan.editions.war_of_honor.seen import BoardSeen
from rokugan.editions.war_of_honor.table import BoardPlaces, BoxedPlaces
from rokugan.editions.war_of_honor.text import AdvancedTexts, BoxedTexts
from rokugan.editions.war_of_honor.turn import AdvancedTurns, BoardTurns
from rokugan.editions.war_of_honor.values import BoardValues, BoxedValues
from rokugan.editions.war_of_honor.victory import BoardVictory

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class WarOfHonorRules(Rules):
    """The boxed game, which has no Reactions of the rules, no Imperial Favor, no Honor Requirements and no overlaying; or,
    with the option `advanced`, Advanced Play."""

    edition: ClassVar[str] = "war_of_honor"
    title: ClassVar[str] = "War of Honor"
    most_players: ClassVar[int] = 8
    usual_players: ClassVar[int] = 4
    how_to_win: ClassVar[str] = say("winning.war_of_honor")
    optional_rules: ClassVar[dict[str, str]] = subject("war_of_honor_options")

    def __init__(self, options: Mapping[str, Any] | None = None) -> None:
        self.options: dict[str, Any] = checked(options or {})
        if self.options.get(
            "advanced"
        ):  # players' own decks: the card game's rules for several players (war_of_honor.variants.01)
            super().__init__(
                values=BoardValues(),
                table=BoardPlaces(),
                text=AdvancedTexts(),
                events=AdvancedEvents(),
                actions=BoardActions(),
                costs=AdvancedCosts(),
                turn=AdvancedTurns(),
                battle=BoardBattles(),
                victory=BoardVictory(),
                seen=BoardSeen(),
            )
            self.guest_decks = ("celestial", "samurai")
        else:
            super().__init__(
                values=BoxedValues(),
                table=BoxedPlaces(),
                text=BoxedTexts(),
                events=BoxedEvents(),
                actions=BoxedActions(),
                costs=BoxedCosts(),
                turn=BoardTurns(),
                battle=BoxedBattles(),
                victory=BoardVictory(),
                seen=BoardSeen(),
            )

    def has_option(self, name: str) -> bool:
        return bool(self.options.get(name))

    def with_variants(self, options: Mapping[str, Any]) -> Rules:
        return WarOfHonorRules(options)

    def new_table(self, names: list[str], seed: int) -> CcgGame:
        game = WarOfHonorGame(self, names, seed)
        game.options = self.options
        return game
