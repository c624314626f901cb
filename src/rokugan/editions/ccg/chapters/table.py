"""The table: what may lie where, who controls it, and what becomes of it there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.battle.separate_battles import may_come_or_go
from rokugan.editions.ccg.costs import entering_play, overlaying
from rokugan.editions.ccg.costs.entering_play import why_not_control
from rokugan.editions.ccg.effects.attachment_control import TransferControl
from rokugan.editions.ccg.events import allies
from rokugan.editions.ccg.questions.things import PlaceQuestions
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.ids import (
    HOME,
    NO_SIDE,
    NOTHING,
)
from rokugan.editions.ccg.text.continuous import current_keywords, departed
from rokugan.editions.ccg.text.described import sides

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class Places(PlaceQuestions):
    """The table: what may lie where, who controls it, and what becomes of it there."""

    def can_stand(self, game: CcgGame, card: int, place: int) -> bool:
        attack = game.attack
        if attack is not None and attack.closed is not None:
            if not may_come_or_go(game, attack, card, place):
                return False
        if place == HOME:
            return True
        if attack is None or place not in attack.battlefields:
            return False
        seat = game.states[card].controller
        return sides.side_of_player(game, seat) != NO_SIDE or allies.is_guest_of_both(attack, seat)

    def ally_side(self, game: CcgGame, seat: int) -> int:
        return NO_SIDE if game.attack is None else allies.side_of(game.attack, seat)

    def take_control(self, game: CcgGame, event: Event) -> None:
        attached = [card for card in event.things if game.states[card].host != NOTHING]
        if attached:
            game.push(TransferControl(event.player, attached[0], event.action, event.word))
            return
        game.happen(event)

    def most_worn(self, game: CcgGame, personality: int, keyword: str) -> int:
        return 2 if keyword == "Weapon" and current_keywords.has_keyword(game, personality, "Kensai") else 1

    def overlays(self, game: CcgGame, seat: int, card: int) -> list[int]:
        definition = game.behaviours[card].definition
        return [
            other
            for other in game.personalities(seat)
            if (
                (
                    game.rules.text.same_character(game.behaviours[other], game.behaviours[card])
                    and game.behaviours[other].definition.experience < definition.experience
                )
                or overlaying.may_overlay_by_text(game, seat, card, other)
            )
            and not why_not_control(game, seat, card, other)
        ]

    def attach_region(self, game: CcgGame, card: int, seat: int) -> None:
        for province in game.standing(seat):
            if province.region < 0:
                game.push(entering_play.BringIntoPlay(seat, card, 0, province.thing))
                return

    def note_departed(self, game: CcgGame, cards: list[int]) -> None:
        departed.note(game, cards)
