"""What the words of a text mean: keywords, Clans, kinds of things, the keywords of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.questions.things import TextQuestions
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import DESIGNATORS
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.ccg.text.continuous import continuous_traits, current_keywords
from rokugan.editions.ccg.text.described import clans, meaning
from rokugan.editions.ccg.text.phrases import copied_abilities

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class Texts(TextQuestions):
    """What the words of a text mean: keywords, Clans, kinds of things, the keywords of an action."""

    def is_unaligned(self, game: CcgGame, card: int) -> bool:
        return not any(current_keywords.has_keyword(game, card, word) for word in clans.alignments(game))

    def action_has_keyword(self, game: CcgGame, action: Action, keyword: str) -> bool:
        ability = action.ability
        if ability is not None:
            if keyword in ability.keywords or (ability.mask | action.designator) & DESIGNATORS.get(keyword.lower(), 0):
                return True
        card = action.card
        if card < 0:
            return False
        return current_keywords.has_keyword(game, card, keyword, False) or game.behaviours[card].type == keyword.lower()

    def shares_clan(self, game: CcgGame, seat: int, card: int) -> bool:
        return any(current_keywords.has_keyword(game, card, word) for word in clans.clans_of(game, seat))

    def casts_spells(self, game: CcgGame, personality: int) -> bool:
        return current_keywords.has_keyword(game, personality, "Shugenja")

    def holds(self, game: CcgGame, action: Action, condition: p.Condition) -> bool:
        return meaning.holds(game, action, condition)

    def receivers(self, game: CcgGame, source: int, continuous: p.Continuous) -> list[int]:
        return continuous_traits.receivers(game, source, continuous)

    def lose_copies(self, game: CcgGame, ended: list[Modifier]) -> None:
        copied_abilities.lose(game, ended)
