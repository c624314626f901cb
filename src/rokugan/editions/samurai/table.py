"""The table: what may lie where, who controls it, and what becomes of it there, as Samurai Edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.editions.ccg.chapters.table import Places
from rokugan.editions.ccg.effects import delays
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import PLAY
from rokugan.editions.ccg.table.ids import FATE_DECK, HOME, is_province
from rokugan.editions.ccg.table.pieces import Modifier, Province
from rokugan.editions.samurai import refilling
from rokugan.editions.samurai.procedures import AttachAnywhere

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class SamuraiPlaces(Places):
    """The table: what may lie where, who controls it, and what becomes of it there, as Samurai Edition has them."""

    decks_counted: ClassVar[bool] = False  # samurai.information.07
    tucked_up: ClassVar[bool] = False  # samurai.zones.26
    refills_later: ClassVar[bool] = True  # samurai.provinces.06
    dynasty_in_hand: ClassVar[bool] = False  # samurai.zones.16
    shame_stays: ClassVar[bool] = True  # samurai.dishonor.04
    fallen_discarded: ClassVar[bool] = False  # samurai.provinces.08

    def fate_in_province(self, game: CcgGame, card: int) -> None:
        """The Fate card goes to the top of its owner's Fate deck instead (samurai.zones.08)."""
        game.bring(card, FATE_DECK)

    def attach_region(self, game: CcgGame, card: int, seat: int) -> None:
        """A Region brought in by an effect may be attached to any province that can take it (samurai.regions.03)."""
        game.push(AttachAnywhere(seat, card))

    def take_control(self, game: CcgGame, event: Event) -> None:
        """A Region stays attached to its province (samurai.control.05)."""
        if all(is_province(game.states[card].host) for card in event.things):
            game.happen(event)
        else:
            super().take_control(game, event)

    def refilled(self, game: CcgGame, seat: int, province: Province) -> None:
        """A text may let the player refill it face-up."""
        if province.cards and game.allows() and refilling.giver(game, seat) >= 0:
            game.push(refilling.FaceUpOrDown(seat, province.thing))

    def before_attaching(self, game: CcgGame, action: Action, card: int, personality: int) -> None:
        """To attach a card from hand is to play it (samurai.g-actions.09)."""
        event = Event(PLAY, [card], action.player)
        event.action = action
        event.cause = "action"
        game.happen(event)

    def outlasts(self, modifier: Modifier) -> bool:
        """What has been done to a card lasts as long as it would have, wherever it can be followed (samurai.effects.20)."""
        return True

    def hidden(self, game: CcgGame, card: int) -> None:
        """What the game remembers of one card ends there (samurai.states.05)."""
        game.modifiers.keep(card, ())
        if card in game.last and game.delayed:
            delays.forget(game, card)
        for used in (game.used_turn, game.used_game, game.used_battle, game.used_phase):
            for key in [key for key in used if key[0] == card]:
                del used[key]

    def most_worn(self, game: CcgGame, personality: int, keyword: str) -> int:
        """One Armor and one Weapon for everybody (samurai.g-attachments.01, .09)."""
        return 1

    def control_place(self, game: CcgGame, card: int) -> int:
        """A unit goes to its new controller's home, out of any battle (samurai.control.04)."""
        return HOME

    def rivals(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """A Unique card competes with those of all players, a Singular one with one's own (samurai.g-unique.02-.03)."""
        seats = game.in_order(seat) if "Unique" in game.behaviours[card].keywords else [seat]
        return [other for each in seats for other in game.everything_in_play(each)]
