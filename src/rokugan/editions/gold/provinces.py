"""Cards attached to Provinces: Regions, which enter play when all Provinces have been dealt with, and Fortifications
(gold.regions.01-.05, gold.provinces.08-.09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.costs import affording, entering_play, prices
from rokugan.editions.ccg.costs.gold_sources import Due
from rokugan.editions.ccg.table.ids import NOTHING
from rokugan.editions.ccg.table.pieces import Province
from rokugan.editions.ccg.text.continuous import current_keywords

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class AttachRegions(Frame["CcgGame"]):
    """Face-up Regions enter play from left to right; only one with a cost need not (gold.regions.01-.02)."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, game: CcgGame) -> bool:
        """Let the next Region or Fortification enter play."""
        provinces = game.players[game.active].provinces
        if self.at >= len(provinces):
            return False
        province = provinces[self.at]
        self.at += 1
        card = waiting_region(game, province)
        if card != NOTHING and may_attach(game, card, province):
            if is_free(game, card):
                attach(game, card, province)
            else:
                game.ask(
                    game.active,
                    "may",
                    say("prompts.pay_for_this_region"),
                    [Choice("yes"), Choice("no")],
                    game.cards[card],
                )
        return True

    def answer(self, game: CcgGame, choice: Choice) -> None:
        province = game.players[game.active].provinces[self.at - 1]
        if choice.verb == "yes":
            attach(game, waiting_region(game, province), province)


def waiting_region(game: CcgGame, province: Province) -> int:
    """The face-up Region in a Province."""
    if province.destroyed:
        return NOTHING
    for card in province.up:
        if game.behaviours[card].type == "region":
            return card
    return NOTHING


def may_attach(game: CcgGame, card: int, province: Province) -> bool:
    """One Region for each Province, and its costs must be payable."""
    seat = game.active
    if province.region >= 0 or entering_play.why_not_control(game, seat, card):
        return False
    if not entering_play.can_pay_extra(game, seat, card):
        return False
    return affording.can_afford(game, seat, Due(prices.price(game, seat, card), card), [])


def is_free(game: CcgGame, card: int) -> bool:
    """Has the card no cost?"""
    return prices.price(game, game.active, card) == 0 and not entering_play.extra_costs(game, card)


def attach(game: CcgGame, card: int, province: Province) -> None:
    """The Region enters play on its Province."""
    seat = game.active
    game.push(entering_play.BringIntoPlay(seat, card, prices.price(game, seat, card), province.thing))


def is_fortification(game: CcgGame, card: int) -> bool:
    """Is the card a Holding that is attached to its Province?"""
    return game.behaviours[card].type == "holding" and current_keywords.has_keyword(game, card, "Fortification")


def has_copy(game: CcgGame, card: int) -> bool:
    """Has the Province in which the Fortification lies one of that title already?"""
    province = game.province_holding(card)
    title = game.behaviours[card].title
    return province is not None and any(game.behaviours[other].title == title for other in province.fortifications)
