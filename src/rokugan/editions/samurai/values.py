"""Values: what a stat is and what counts in a total, as Samurai Edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.chapters.values import Values
from rokugan.editions.ccg.table.ids import CHI, FORCE, GOLD_COST, HONOR_REQUIREMENT, PERSONAL_HONOR
from rokugan.editions.ccg.text.phrases import army_bonuses, values
from rokugan.editions.samurai.procedures import is_trait

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_HAVE: dict[int, tuple[str, ...]] = {
    FORCE: ("personality", "follower", "item"),
    CHI: ("personality", "item"),
    PERSONAL_HONOR: ("personality",),
    HONOR_REQUIREMENT: ("personality", "follower"),
    GOLD_COST: ("personality", "holding", "strategy", "follower", "item", "spell"),
}

_PRINTED = frozenset((GOLD_COST,))


class SamuraiValues(Values):
    """Values: what a stat is and what counts in a total, as Samurai Edition has them."""

    def suppresses(self, game: CcgGame, card: int, forbid: p.Forbid) -> bool:
        """`Can not` of an action stops what is new and ongoing, nothing continuous (samurai.negation.12)."""
        return forbid.kind == "negate" or is_trait(game, card, forbid)

    def received(self, game: CcgGame, thing: int, stat: int) -> int:
        """What a maximum or minimum changes is neither bonus nor penalty (samurai.stats.09)."""
        return values.unlimited(game, thing, stat)

    def has_stat(self, game: CcgGame, thing: int, stat: int) -> bool:
        """Only the stats of its type can be changed (samurai.stats.01-.04)."""
        if thing < 0 or stat not in _HAVE or game.behaviours[thing].type in _HAVE[stat]:
            return True
        behaviour = game.behaviours[thing]
        return stat in behaviour.lends or (stat in _PRINTED and behaviour.stats[stat] != 0)

    def counts_in_total(self, game: CcgGame, card: int, stat: str) -> bool:
        """Bowed cards are left out of the Force total of a unit (samurai.g-battle.10)."""
        return stat != "force" or army_bonuses.contributes(game, card)
