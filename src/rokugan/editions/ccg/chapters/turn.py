"""Setting up, and the turn with its phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.battle.attack import AttackPhase
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.questions.course import TurnQuestions
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import DISCARD
from rokugan.editions.ccg.table.ids import player_thing, province_seat
from rokugan.editions.ccg.table.pieces import Province
from rokugan.editions.ccg.text.continuous import bans
from rokugan.editions.ccg.turn.phases import Turn
from rokugan.editions.ccg.turn.setup import SetUp

if TYPE_CHECKING:
    from rokugan.editions.ccg.costs.entering_play import BringIntoPlay
    from rokugan.editions.ccg.table.game import CcgGame


class Turns(TurnQuestions):
    """Setting up, and the turn with its phases."""

    def reveal_region(self, game: CcgGame, card: int, province: Province) -> None:
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
        return SetUp()

    def procedure(self, game: CcgGame) -> Frame[CcgGame]:
        return Turn()

    def attack_phase(self, game: CcgGame) -> Frame[CcgGame]:
        return AttackPhase()

    def maximum_hand(self, game: CcgGame, seat: int) -> int:
        meant = [
            allow
            for card, player, allow in game.allows()
            if allow.verb in ("hand size", "hand limit")
            and bans.is_meant(game, Action(player, card, None), allow, player_thing(seat))
        ]
        said = [(each.verb, each.number.value) for each in meant if isinstance(each.number, p.Number)]
        most = min([number for verb, number in said if verb == "hand limit"], default=self.hand_limit)
        return most + sum(number for verb, number in said if verb == "hand size")
