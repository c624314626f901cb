"""Actions: what may be done, announced, targeted, performed, and how it resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.editions.ccg.actions import battle_reach, legality, offers, rounds, taking, targeting
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.questions.acting import ActionQuestions
from rokugan.editions.ccg.table.action import Action, Event, Offer
from rokugan.editions.ccg.table.compiled_card import CompiledAbility, CompiledTarget
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.event_kinds import TARGET, Cause, Moment
from rokugan.editions.ccg.table.ids import IN_PLAY, NOTHING
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.described import performing
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class Actions(ActionQuestions):
    """Actions: what may be done, announced, targeted, performed, and how it resolves."""

    given: ClassVar[tuple[CompiledAbility, ...]] = offers.GIVEN

    def available(self, game: CcgGame, seat: int, mask: int, performer: int = NOTHING) -> list[Choice]:
        return offers.choices(game, seat, mask, performer)

    def reactions(self, game: CcgGame, seat: int, event: Event, thing: int, when: Moment) -> list[Choice]:
        return offers.reactions(game, seat, event, thing, when)

    def begin(self, game: CcgGame, seat: int, offer: Offer, event: Event | None = None, thing: int = NOTHING) -> None:
        offers.begin(game, seat, offer, event, thing)

    def may_use(self, game: CcgGame, action: Action) -> bool:
        return legality.may_use(game, action)

    def may_begin(self, game: CcgGame, action: Action) -> bool:
        return not legality.why_not_yet(game, action) and targeting.completable(game, action, 0)

    def needs_unbowed(self, game: CcgGame, action: Action) -> bool:
        return legality.needs_unbowed(game, action)

    def legal_targets(self, game: CcgGame, action: Action, target: CompiledTarget) -> list[int]:
        return targeting.legal_targets(game, action, target)

    def could_target(self, game: CcgGame, action: Action, target: CompiledTarget, thing: int) -> bool:
        return targeting.could_target(game, action, target, thing)

    def offers_additional(self, game: CcgGame) -> bool:
        return rounds.offers_additional(game)

    def run(self, game: CcgGame, action: Action, effects: tuple[p.Effect, ...], cause: Cause = "effect") -> None:
        game.push(RunEffects(action, effects, cause))

    def run_trait(self, game: CcgGame, trait: Offer, event: Event, thing: int) -> None:
        taking.run_trait(game, trait, event, thing)

    def performable(self, game: CcgGame, action: Action) -> bool:
        if not game.rules.text.action_has_keyword(game, action, "Tactical"):
            return True
        return any(
            current_keywords.has_keyword(game, card, "Tactician") and card not in game.tactical
            for card in performing.performers(game, action)
        )

    def performers(self, game: CcgGame, action: Action) -> list[int]:
        return performing.common_performers(game, action)

    def note_performers(self, game: CcgGame, action: Action) -> None:
        tacticians = [
            card for card in action.targets.performers if current_keywords.has_keyword(game, card, "Tactician")
        ]
        if tacticians and game.rules.text.action_has_keyword(game, action, "Tactical"):
            game.tactical.extend([card for card in tacticians if card not in game.tactical][:1])

    def duration(self, game: CcgGame, action: Action, until: Ending) -> Ending:
        if until in ("turn", "battle") and not action.manner.outlasts and battle_reach.is_terrain(game, action):
            if game.where[action.card] == IN_PLAY:
                return "in play"
        return until

    def targetable(self, game: CcgGame, action: Action, node: p.Target, thing: int) -> bool:
        ability = CompiledTarget(node, False)
        if not self.may_be_targeted(game, action, ability, [thing]):
            return False
        if game.rules.battle.is_combat_action(game, action) and not game.rules.battle.in_reach(
            game, action, ability, [thing]
        ):
            return False
        event = Event(TARGET, [thing], action.player)
        event.action = action
        return not (game.forbids() and prevention.may_not(game, "target", thing, event))
