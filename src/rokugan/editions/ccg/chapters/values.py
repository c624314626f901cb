"""Values: what a stat is and what counts in a total."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.values import Reckoning
from rokugan.editions.ccg.questions.things import ValueQuestions
from rokugan.editions.ccg.text.phrases import army_bonuses, values

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class Values(ValueQuestions):
    """Values: what a stat is and what counts in a total."""

    reckoning: ClassVar[Reckoning] = values.ClassicReckoning()

    def unit_total(self, game: CcgGame, personality: int) -> int:
        return army_bonuses.unit_force(game, personality)
