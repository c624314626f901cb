"""Values: what a stat is and what counts in a total, as Gold Edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.chapters.values import Values
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import CHI, FORCE, GOLD_COST, PERSONAL_HONOR, STRENGTH, province_seat
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.phrases import army_bonuses
from rokugan.editions.gold import keywords
from rokugan.editions.gold.setup import sensei_of

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class GoldValues(Values):
    """Values: what a stat is and what counts in a total, as Gold Edition has them."""

    def unit_total(self, game: CcgGame, personality: int) -> int:
        """A unit whose Personality is bowed has a total of 0 (gold.resolution.01-.03)."""
        return 0 if game.states[personality].bowed else army_bonuses.unit_force(game, personality)

    def counts_in_total(self, game: CcgGame, card: int, stat: str) -> bool:
        """What bowing takes from a unit's total it takes whenever that is asked for (gold.resolution.05)."""
        state = game.state_of(card)
        if stat != "force" or state is None:
            return True
        leader = game.state_of(state.host) if state.host >= 0 else None
        return not state.bowed and (leader is None or not leader.bowed)

    def has_stat(self, game: CcgGame, thing: int, stat: int) -> bool:
        """A value that a card does not have stays 0 (gold.stats.13)."""
        if thing < 0:
            return True
        type_ = game.behaviours[thing].type
        if stat in (FORCE, CHI):
            return type_ in ("personality", "follower", "item", "ancestor")
        if stat == PERSONAL_HONOR:
            return type_ == "personality"
        return stat != GOLD_COST or type_ not in ("event", "wind", "sensei", "stronghold")

    def stronghold_base(self, game: CcgGame, card: int, stat: int, printed: int) -> int:
        """A Sensei's numbers are added, down to 0 (gold.cardtypes.05)."""
        return max(printed + sensei_number(game, game.cards[card].owner, stat), 0)

    def province_base(self, game: CcgGame, province: int, strength: int) -> int:
        """A Sensei's Province Strength is added, down to 0 (gold.cardtypes.05)."""
        return max(strength + sensei_number(game, province_seat(province), STRENGTH), 0)


def sensei_number(game: CcgGame, seat: int, stat: int) -> int:
    """What the player's Sensei adds to a number of his Stronghold."""
    sensei = sensei_of(game, seat)
    return 0 if sensei < 0 else game.behaviours[sensei].stats[stat]


def is_immune(game: CcgGame, action: Action | None, thing: int) -> bool:
    """Is the card immune to the kind of action that this is (gold.traits.40)?"""
    if action is None or not action.is_action:
        return False
    immune = keywords.immunities(game.behaviours[thing])
    if game.keyword_givers() or game.modifiers.on.get(thing):
        immune = keywords.immune_to(current_keywords.keywords(game, thing))
    return bool(immune) and any(game.rules.text.action_has_keyword(game, action, word) for word in immune)
