"""Share, an Open action of every player: bow an attachment and transfer it to another of your Personalities
(samurai.action-phase.04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.card import Card
from rokugan.core.decision import Choice
from rokugan.editions.ccg.actions.taking import spend
from rokugan.editions.ccg.actions.targeting import can_perform
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.effects.moving_cards import transfer
from rokugan.editions.ccg.table.action import Offer, make, offered_action
from rokugan.editions.ccg.table.compiled_card import CompiledAbility, compiled_ability
from rokugan.editions.ccg.table.event_kinds import BOW
from rokugan.editions.ccg.table.ids import OPEN, player_thing
from rokugan.editions.ccg.text.described.picking import PickThing
from rokugan.editions.ccg.text.described.uses import used_up

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


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
    action = offered_action(game, seat, Offer(card, SHARE, OPEN, card))
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
                found.append(Choice("share", game.cards[card], value=card, what=Offer(card, SHARE, OPEN, card)))
    return found


class Share(PickThing):
    """The action: a Personality is targeted, the attachment bows as a cost, then it is transferred."""

    STEPS: ClassVar[tuple[str, ...]] = ("announce", "choose", "pay", "hand_over")
    PROMPT: ClassVar[str] = "Choose the Personality who gets it"

    def announce(self, game: CcgGame) -> None:
        """A player announces Share, once each turn."""
        card, seat = self.action.card, self.action.player
        spend(game, player_thing(seat), SHARE)
        game.note("shares", seat, game.cards[card])

    def things(self, game: CcgGame) -> list[int]:
        card, seat = self.action.card, self.action.player
        return [unit for unit in game.personalities(seat) if can_take(game, seat, card, unit)]

    def about(self, game: CcgGame) -> Card | None:
        return game.cards[self.action.card]

    def pay(self, game: CcgGame) -> None:
        """The attachment bows."""
        game.happen(make(BOW, [self.action.card], self.action, "cost"))

    def hand_over(self, game: CcgGame) -> None:
        """The transfer, if the attachment has bowed."""
        if self.action.payment.unpaid:
            return
        transfer(game, self.action, self.action.card, self.picked, "effect")
