"""The turn, its phases, and what a game begins with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.chapters.duels import DuelRules

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class TurnRules(DuelRules):
    """The turn, its phases, and what a game begins with."""

    def set_up(self, game: CcgGame) -> Frame[CcgGame]:
        """The procedure that sets up a game."""
        from rokugan.editions.ccg.turn.setup import SetUp

        return SetUp()

    def furniture(self, names: Sequence[str]) -> dict[str, Any]:
        """What a scenario of this edition must say of the table, besides its players, so that they can play all of it."""
        return {}

    def after_position(self, game: CcgGame, scenario: Mapping[str, Any], where: str) -> None:
        """What only this edition puts into a position."""

    def starting_holdings(self, game: CcgGame) -> None:
        """None, unless the edition gives some."""

    def deck_format(self) -> str:
        """The format in which the decks of a game are checked; empty: that of their edition."""
        return ""

    def deal(self, decks: list[Any], players: int, seed: int) -> list[Any]:
        """Which of the edition's own decks each seat plays if nobody has chosen."""
        return [decks[seat % len(decks)] for seat in range(players)]

    def first_favor(self, game: CcgGame) -> int:
        """Who holds the Imperial Favor at the start; -1: nobody."""
        return -1

    def turn(self, game: CcgGame) -> Frame[CcgGame]:
        """A new turn."""
        from rokugan.editions.ccg.turn.phases import Turn

        return Turn()

    def attack_phase(self, game: CcgGame) -> Frame[CcgGame]:
        """The Attack Phase."""
        from rokugan.editions.ccg.battle.attack import AttackPhase

        return AttackPhase()

    def extra_phase(self, game: CcgGame, phase: str, seat: int, against: int) -> None:
        """An additional phase of the active player follows the next one of its kind, or comes at once if that is over."""
        if seat == game.active:
            game.extra_phases.append(phase)

    def turns_skipped(self, game: CcgGame, before: int) -> None:
        """What lasts until a turn of an eliminated player ends where that turn would have come (samurai.multiplayer.14)."""
        seat = (before + 1) % len(game.players)
        while seat != game.active:
            game.end_modifiers(f"turn of {seat}", f"straighten of {seat}")
            seat = (seat + 1) % len(game.players)

    def cards_drawn(self, game: CcgGame, seat: int) -> int:
        """How many cards are drawn in the End Phase: what changes that draw is part of it (samurai.end-phase.02)."""
        more = [allow.number for _, player, allow in game.allows() if allow.verb == "draw more" and player == seat]
        return 1 + sum(each.value for each in more if isinstance(each, p.Number))

    def maximum_hand(self, game: CcgGame, seat: int) -> int:
        """The maximum hand size."""
        more = [allow.number for _, player, allow in game.allows() if allow.verb == "hand size" and player == seat]
        return self.hand_limit + sum(each.value for each in more if isinstance(each, p.Number))

    def event_resolves(self, game: CcgGame, card: int, seat: int) -> bool:
        """Does a revealed Event resolve?"""
        return True

    def resolves_again(self, game: CcgGame, card: int, seat: int) -> None:
        """A player can resolve an Event of this title once more."""

    def after_reveals(self, game: CcgGame) -> None:
        """What follows when all provinces have been dealt with in the Events Phase."""
