"""Setting up, and the turn with its phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.battle.attack import AttackPhase
from rokugan.editions.ccg.chapters.chapter import Chapter
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import DISCARD
from rokugan.editions.ccg.table.ids import player_thing, province_seat
from rokugan.editions.ccg.table.pieces import Province
from rokugan.editions.ccg.text.held import bans
from rokugan.editions.ccg.turn.phases import Turn
from rokugan.editions.ccg.turn.setup import SetUp

if TYPE_CHECKING:
    from rokugan.editions.ccg.costs.entering_play import BringIntoPlay
    from rokugan.editions.ccg.game import CcgGame


class Turns(Chapter):
    """Setting up, and the turn with its phases."""

    starting_hand: ClassVar[int] = 6  # cards in hand at the start
    hand_limit: ClassVar[int] = 8  # cards in hand after the End Phase
    phases: ClassVar[tuple[str, ...]] = ("straighten", "events", "action", "attack", "dynasty", "end")
    phase_steps: ClassVar[dict[str, str]] = {"straighten": "after_begin"}

    def reveal_region(self, game: CcgGame, card: int, province: Province) -> None:
        """Let a revealed Region enter play attached to its province, or discard it (celestial.regions.01-.02)."""
        seat = province_seat(province.thing)
        barred = entering_play.why_not_control(game, seat, card) or entering_play.text_forbids_attaching(
            game, seat, card, province.thing
        )
        if province.region >= 0 or barred:
            event = Event(DISCARD, [card], seat)
            event.cause = "rules"
            game.happen(event)
            return
        frame = entering_play.BringIntoPlay(seat, card, 0, province.thing)
        if entering_play.extra_costs(game, card):
            self.reveal_costly_region(game, frame)
        else:
            game.push(frame)

    def reveal_costly_region(self, game: CcgGame, frame: BringIntoPlay) -> None:
        """A Region that asks for more than being revealed."""
        game.push(frame)

    def set_up(self, game: CcgGame) -> Frame[CcgGame]:
        """The procedure that sets up a game."""
        return SetUp()

    def starting_holdings(self, game: CcgGame) -> None:
        """The Holdings that a player starts with: none, unless the edition gives some."""

    def deck_format(self) -> str:
        """The format in which the decks of a game are checked; empty: that of their edition."""
        return ""

    def deal(self, decks: list[Any], players: int, seed: int) -> list[Any]:
        """Which of the edition's own decks each seat plays if nobody has chosen."""
        return [decks[seat % len(decks)] for seat in range(players)]

    def first_favor(self, game: CcgGame) -> int:
        """Who holds the Imperial Favor at the start; -1: nobody."""
        return -1

    def procedure(self, game: CcgGame) -> Frame[CcgGame]:
        """The procedure of a new turn."""
        return Turn()

    def attack_phase(self, game: CcgGame) -> Frame[CcgGame]:
        """The procedure of the Attack Phase."""
        return AttackPhase()

    def extra_phase(self, game: CcgGame, phase: str, seat: int, against: int) -> None:
        """Give the active player an additional phase: it follows the next one of its kind, or comes at once if that is
        over."""
        if seat == game.active:
            game.extra_phases.append(phase)

    def maximum_hand(self, game: CcgGame, seat: int) -> int:
        """The maximum hand size."""
        meant = [
            allow
            for card, player, allow in game.allows()
            if allow.verb in ("hand size", "hand limit")
            and bans.is_meant(game, Action(player, card, None), allow, player_thing(seat))
        ]
        said = [(each.verb, each.number.value) for each in meant if isinstance(each.number, p.Number)]
        most = min([number for verb, number in said if verb == "hand limit"], default=self.hand_limit)
        return most + sum(number for verb, number in said if verb == "hand size")

    def event_resolves(self, game: CcgGame, card: int, seat: int) -> bool:
        """Does a revealed Event resolve?"""
        return True

    def resolves_again(self, game: CcgGame, card: int, seat: int) -> None:
        """Let a player resolve an Event of this title once more."""

    def after_reveals(self, game: CcgGame) -> None:
        """What follows when all provinces have been dealt with in the Events Phase."""
