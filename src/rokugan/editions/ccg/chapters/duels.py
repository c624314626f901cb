"""Challenges and duels."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.chapters.chapter import Chapter
from rokugan.editions.ccg.duels.duel import ChallengeAndDuel, duel_value
from rokugan.editions.ccg.table.action import Action, Duel
from rokugan.editions.ccg.text.held import held_keywords

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class Duels(Chapter):
    """Challenges and duels."""

    focus_pool_size: ClassVar[int] = 3  # cards from the Fate deck from which one focuses

    def procedure(self, action: Action, node: p.Challenge, after: tuple[p.Effect, ...], duel: Duel) -> Frame[CcgGame]:
        """The course of a challenge and its duel."""
        return ChallengeAndDuel(action, node, after, duel)

    def may_refuse(self, game: CcgGame, node: p.Challenge, after: tuple[p.Effect, ...]) -> bool:
        """May the challenged player refuse? Only if the challenge speaks of it (celestial.duel.02)."""
        return bool(node.refusal) or any(
            isinstance(each, p.Did) and each.verb in ("refuse", "accept") for each in p.walk(after)
        )

    def duelist_begins(self, game: CcgGame, duel: Duel) -> bool:
        """Has a challenging Duelist the first chance (celestial.duel.15)?"""
        return self.is_first(game, duel, duel.challenger, duel.challenged)

    def is_first(self, game: CcgGame, duel: Duel, one: int, other: int) -> bool:
        """Is he a Duelist against one who is none, and has an equal or higher duel stat?"""
        return (
            held_keywords.has_keyword(game, one, "Duelist")
            and not held_keywords.has_keyword(game, other, "Duelist")
            and duel_value(game, duel, other) >= duel_value(game, duel, one)
        )

    def must_focus_first(self, game: CcgGame, duel: Duel) -> bool:
        """Must the first opportunity be used to focus (celestial.duel.16)?"""
        return self.duelist_begins(game, duel)

    def focus_factor(self, game: CcgGame, personality: int) -> int:
        """How often the Personality's focused cards count in a duel."""
        return 1

    def focus_from_hand(self, game: CcgGame, duel: Duel, seat: int) -> bool:
        """May the player focus a card from his hand? One per duel (celestial.duel.08)."""
        return seat not in duel.from_hand

    def duel_consequences(self, game: CcgGame, duel: Duel, after: tuple[p.Effect, ...]) -> tuple[p.Effect, ...]:
        """Consequences that the rules add to those of the challenge."""
        return ()
