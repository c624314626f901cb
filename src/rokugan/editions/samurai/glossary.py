"""What the glossary of the book decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.battle.attack import Maneuvers
from rokugan.editions.ccg.costs import payable
from rokugan.editions.ccg.table.action import ASSIGN, TARGET, Context, Event
from rokugan.editions.ccg.table.ids import player_thing
from rokugan.editions.ccg.table.pieces import Province
from rokugan.editions.ccg.text import triggers
from rokugan.editions.ccg.text.nouns import matches, number
from rokugan.editions.samurai import refilling
from rokugan.editions.samurai.core import CoreRules
from rokugan.editions.samurai.maneuvers import SamuraiManeuvers

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def described(noun: p.Noun) -> str:
    """A description of cards in one way, however it was worded and wherever they are sought."""
    return f"search/{p.Noun(noun.kinds, noun.filters).state()}"


class GlossaryRules(CoreRules):
    """Samurai Edition with its glossary."""

    waives_if_wished: ClassVar[bool] = True  # samurai.g-costs.03
    copies_copy: ClassVar[bool] = False  # samurai.g-abilities.06

    # ------------------------------------------------------------------------------------- assigning

    def maneuvers(self, game: CcgGame) -> list[Frame[CcgGame]]:
        """One player may assign another's units (samurai.g-maneuvers.05)."""
        return [
            SamuraiManeuvers(frame.seat, frame.side, frame.cavalry) if type(frame) is Maneuvers else frame
            for frame in super().maneuvers(game)
        ]

    def may_assign(self, game: CcgGame, unit: int, cavalry: bool, anywhere: bool = False) -> bool:
        """A player may be allowed only such units, or so many of them, in the phase (samurai.g-effects.01)."""
        seat = game.controller(unit)
        allowed = super().may_assign(game, unit, cavalry, anywhere)
        return allowed and not self.assigned_enough(game, seat) and self.assigns_such(game, seat, unit)

    def assigns_such(self, game: CcgGame, seat: int, unit: int) -> bool:
        """Is it a unit of the kind that alone a text lets the player assign?"""
        return all(
            matches(game, Context(player, card, None), allow.of, unit)
            for card, player, allow in game.allows()
            if allow.verb == "assign only" and player == seat and isinstance(allow.of, p.Noun)
        )

    def assigned_enough(self, game: CcgGame, seat: int) -> bool:
        """Has the player assigned as many units in this phase as a text lets him?"""
        for card, player, allow in game.allows():
            if allow.verb == "assign only" and player == seat and allow.number is not None:
                assigned = {
                    unit for kind, unit, _, _ in game.past("phase") if kind == ASSIGN and game.controller(unit) == seat
                }
                frame = game.stack[-1] if game.stack else None
                if isinstance(frame, Maneuvers) and frame.seat == seat:
                    assigned.update(frame.units)
                if len(assigned) >= number(game, Context(player, card, None), allow.number):
                    return True
        return False

    def refilled(self, game: CcgGame, seat: int, province: Province) -> None:
        """A text may let the player refill it face-up."""
        if province.cards and game.allows() and refilling.giver(game, seat) >= 0:
            game.push(refilling.FaceUpOrDown(seat, province.thing))

    # --------------------------------------------------------------------------------------- actions

    def may_search(self, game: CcgGame, seat: int, noun: p.Noun) -> bool:
        """Who has searched for a description in vain cannot search for it again this game (samurai.g-zones.11)."""
        return (player_thing(seat), described(noun)) not in game.used_game

    def searched_in_vain(self, game: CcgGame, seat: int, noun: p.Noun) -> None:
        game.used_game[(player_thing(seat), described(noun))] = 1

    def why_not_use(self, game: CcgGame, context: Context) -> str:
        """What begins with a search that cannot be made cannot be done."""
        first = None if context.info is None else context.info.first
        if isinstance(first, p.Search) and isinstance(first.who, p.You):
            if not self.may_search(game, context.player, first.noun):
                return "forbidden"
        return super().why_not_use(game, context)

    def aftermath(self, game: CcgGame, event: Event) -> None:
        """What an action costs is fixed when its targets are: later changes do not matter."""
        super().aftermath(game, event)
        action = event.context
        if event.kind == TARGET and action is not None and action.is_action and not action.resolved:
            payable.fix(game, action)

    def counts_as_effect(self, noun: p.Noun, cause: Context) -> bool:
        """What players do by the abilities that the rules give them is theirs; a card effect is another thing
        (samurai.g-wording.31, .09)."""
        return cause.card >= 0 or "card effect" not in noun.kinds

    def target_is_lost(self, game: CcgGame) -> bool:
        """What is replaced does not happen, whatever becomes of the new (samurai.g-replacement.02)."""
        return True

    # ----------------------------------------------------------------------------------------- duels

    def prevents(self, game: CcgGame, event: Event, thing: int) -> bool:
        """The results of a duel may have been negated (samurai.g-duel.15)."""
        duel = game.duel
        if duel is not None and duel.void and triggers.is_result(event):
            return True
        return super().prevents(game, event, thing)
