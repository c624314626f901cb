"""Share, an Open action of every player: bow an attachment and transfer it to another of your Personalities
(samurai.action-phase.04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.editions.ccg.actions.taking import TakeGiven
from rokugan.editions.ccg.actions.targeting import can_perform
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.effects.moving_cards import transfer
from rokugan.editions.ccg.table.action import Offer, make, offered_action
from rokugan.editions.ccg.table.compiled_card import CompiledAbility, compiled_ability
from rokugan.editions.ccg.table.event_kinds import BOW
from rokugan.editions.ccg.table.ids import OPEN, player_thing
from rokugan.editions.ccg.text.described.uses import used_up

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def _share() -> CompiledAbility:
    ability = compiled_ability(p.Ability(("open",), ()), 0)
    ability.key = "rules/share"
    ability.move = "share"
    return ability


SHARE: CompiledAbility = _share()


def can_take(game: CcgGame, seat: int, card: int, unit: int) -> bool:
    """May another Personality legally attach the card, and perform the action (samurai.action-phase.05)?"""
    if unit == game.states[card].host or entering_play.why_not_attach(game, seat, card, unit):
        return False
    action = offered_action(seat, Offer(player_thing(seat), SHARE, OPEN, card))
    action.targets.performers = [unit]
    return can_perform(game, action)


def choices(game: CcgGame, seat: int) -> list[Choice]:
    """The attachments that can be shared now: unbowed, with somebody to take them."""
    if used_up(game, player_thing(seat), SHARE):
        return []
    found: list[Choice] = []
    units = game.personalities(seat)
    for unit in units:
        for card in game.states[unit].attachments:
            if not game.states[card].bowed and any(can_take(game, seat, card, other) for other in units):
                found.append(
                    Choice("share", game.cards[card], value=card, what=Offer(player_thing(seat), SHARE, OPEN, card))
                )
    return found


class Share(TakeGiven):
    """The action: a Personality is targeted, the attachment bows as a cost, then it is transferred."""

    PROMPT: ClassVar[str] = "Choose the Personality who gets it"

    def show(self, game: CcgGame) -> None:
        game.note("shares", self.action.player, game.cards[self.card])

    def things(self, game: CcgGame) -> list[int]:
        if self.card not in game.states or game.states[self.card].bowed:
            return []
        seat = self.action.player
        return [unit for unit in game.personalities(seat) if can_take(game, seat, self.card, unit)]

    def pay(self, game: CcgGame) -> None:
        """The attachment bows."""
        if self.card in game.states and not game.states[self.card].bowed:
            game.happen(make(BOW, [self.card], self.action, "cost"))
        else:
            self.action.payment.unpaid = True

    def taken(self, game: CcgGame) -> None:
        """There is no other way to pay."""
        self.action.payment.refused = self.action.payment.unpaid
        super().taken(game)

    def do(self, game: CcgGame) -> None:
        """Transfer it, if both are still there."""
        if self.card in game.states and self.picked in game.states:
            transfer(game, self.action, self.card, self.picked, "effect")
