"""Costs and entering play: prices, requirements, payments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.costs import gold_payment
from rokugan.editions.ccg.costs.entering_play import enters_bowed, meets_requirement
from rokugan.editions.ccg.questions.acting import CostQuestions
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import Behaviour

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class Costs(CostQuestions):
    """Costs and entering play: prices, requirements, payments."""

    def meets_requirement(self, game: CcgGame, seat: int, card: int) -> bool:
        return meets_requirement(game, seat, card)

    def production(self, game: CcgGame, card: int) -> int:
        return gold_payment.standing(game, card)

    def pay_costs(self, game: CcgGame, action: Action, due: tuple[p.Effect, ...]) -> None:
        game.push(RunEffects(action, due, "cost"))

    def enters_bowed(self, game: CcgGame, behaviour: Behaviour) -> bool:
        return enters_bowed(game, behaviour)
