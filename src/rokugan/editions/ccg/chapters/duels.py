"""Challenges and duels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.duels.duel import ChallengeAndDuel, duel_value
from rokugan.editions.ccg.questions.fights import DuelQuestions
from rokugan.editions.ccg.table.action import Action, Duel
from rokugan.editions.ccg.text.continuous import current_keywords

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class Duels(DuelQuestions):
    """Challenges and duels."""

    def procedure(self, action: Action, node: p.Challenge, after: tuple[p.Effect, ...], duel: Duel) -> Frame[CcgGame]:
        return ChallengeAndDuel(action, node, after, duel)

    def is_first(self, game: CcgGame, duel: Duel, one: int, other: int) -> bool:
        return (
            current_keywords.has_keyword(game, one, "Duelist")
            and not current_keywords.has_keyword(game, other, "Duelist")
            and duel_value(game, duel, other) >= duel_value(game, duel, one)
        )
