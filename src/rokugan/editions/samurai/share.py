"""Share, an Open action of every player: bow an attachment and transfer it to another of your Personalities
(samurai.action-phase.04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.taking import spend
from rokugan.editions.ccg.actions.targeting import can_perform
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.effects.moving_cards import transfer
from rokugan.editions.ccg.table.action import Action, Offer, make, offered_action
from rokugan.editions.ccg.table.compiled_card import AbilityInfo, ability_info
from rokugan.editions.ccg.table.event_kinds import BOW
from rokugan.editions.ccg.table.ids import NOTHING, OPEN, player_thing
from rokugan.editions.ccg.text import prompts
from rokugan.editions.ccg.text.uses import used_up

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def _share() -> AbilityInfo:
    info = ability_info(p.Ability(("open",), ()), 0)
    info.key = "rules/share"
    info.move = "share"
    return info


SHARE: AbilityInfo = _share()


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


class Share(Frame["CcgGame"]):
    """The action: a Personality is targeted, the attachment bows as a cost, then it is transferred."""

    STEPS: ClassVar[tuple[str, ...]] = ("target", "pay", "hand_over")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "host")
    ARGS: ClassVar[int] = 1

    def __init__(self, action: Action) -> None:
        super().__init__()
        self.action: Action = action
        self.host: int = NOTHING

    def target(self, game: CcgGame) -> None:
        """Choose who gets it."""
        card, seat = self.action.card, self.action.player
        spend(game, player_thing(seat), SHARE)
        game.note("shares", seat, game.cards[card])
        units = [unit for unit in game.personalities(seat) if can_take(game, seat, card, unit)]
        options = [prompts.target_choice(game, unit) for unit in units]
        game.ask(seat, "target", "Choose the Personality who gets it", options, game.cards[card])

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.host = choice.value

    def pay(self, game: CcgGame) -> None:
        """The attachment bows."""
        game.happen(make(BOW, [self.action.card], self.action, "cost"))

    def hand_over(self, game: CcgGame) -> None:
        """The transfer."""
        transfer(game, self.action, self.action.card, self.host, "effect")
