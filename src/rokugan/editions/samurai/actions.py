"""Actions: what may be done, announced, targeted, performed, and how it resolves, as Samurai Edition has them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions import legality, targeting
from rokugan.editions.ccg.chapters.actions import Actions
from rokugan.editions.ccg.costs import good_faith
from rokugan.editions.ccg.effects import interference
from rokugan.editions.ccg.events import allies
from rokugan.editions.ccg.table.action import Action, Event, Offer, offered_action
from rokugan.editions.ccg.table.compiled_card import CompiledTarget
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, NOTHING, OPEN, player_thing
from rokugan.editions.ccg.table.text_shapes import may_move_here
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.described import meaning, performing, uses
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.samurai import share
from rokugan.editions.samurai.procedures import TakeSide, end_battle, needs_movement, open_things

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def described(noun: p.Noun) -> str:
    """A description of cards in one way, however it was worded and wherever they are sought."""
    return f"search/{p.Noun(noun.kinds, noun.filters).plain()}"


class SamuraiActions(Actions):
    """Actions: what may be done, announced, targeted, performed, and how it resolves, as Samurai Edition has them."""

    choices_may_fail: ClassVar[bool] = True  # samurai.effects.12
    needs_targets: ClassVar[bool] = True  # samurai.targeting.12

    def options_open(self, game: CcgGame, action: Action, options: list[tuple[p.Node, ...]]) -> list[bool]:
        """An action that is legal only for moving a unit here must move it here (samurai.actions.24)."""
        if not needs_movement(game, action):
            return super().options_open(game, action, options)
        here = [may_move_here(option) for option in options]
        return here if any(here) else super().options_open(game, action, options)

    def open_things(
        self, game: CcgGame, action: Action, slot: int, chosen: list[int], found: list[int]
    ) -> tuple[list[int], bool]:
        """Units that cannot come are no choice while others can (samurai.battle.13, .19)."""
        return open_things(game, action, slot, chosen, found)

    def destinations(self, game: CcgGame, action: Action, found: list[int]) -> list[int]:
        place = game.current_battlefield()
        return [place] if place in found and needs_movement(game, action) else found

    def available(self, game: CcgGame, seat: int, mask: int, performer: int = NOTHING) -> list[Choice]:
        """A guest of both sides may take what he could take as either."""
        attack = game.attack
        if attack is None or not allies.is_guest_of_both(attack, seat):
            return super().available(game, seat, mask, performer)
        found: dict[str, Choice] = {}
        for side in (ATTACKING, DEFENDING):
            attack.acting[seat] = side
            for choice in super().available(game, seat, mask, performer):
                found.setdefault(choice.move, choice)
        del attack.acting[seat]
        return list(found.values())

    def begin(self, game: CcgGame, seat: int, offer: Offer, event: Event | None = None, thing: int = NOTHING) -> None:
        attack = game.attack
        if attack is None or event is not None or seat in attack.acting or not allies.is_guest_of_both(attack, seat):
            super().begin(game, seat, offer, event, thing)
            return
        sides: list[int] = []
        for side in (ATTACKING, DEFENDING):
            attack.acting[seat] = side
            if legality.may_use(game, offered_action(seat, offer)):
                sides.append(side)
        del attack.acting[seat]
        game.push(TakeSide(seat, offer, sides or [ATTACKING]))

    def may_search(self, game: CcgGame, seat: int, noun: p.Noun) -> bool:
        """Who has searched for a description in vain cannot search for it again this game (samurai.g-zones.11)."""
        return (player_thing(seat), described(noun)) not in game.used_game

    def searched_in_vain(self, game: CcgGame, seat: int, noun: p.Noun) -> None:
        game.used_game[(player_thing(seat), described(noun))] = 1

    def why_not_use(self, game: CcgGame, action: Action) -> str:
        """What begins with a search that cannot be made cannot be done."""
        first = None if action.ability is None else action.ability.first
        if isinstance(first, p.Search) and isinstance(first.who, p.You):
            if not self.may_search(game, action.player, first.noun):
                return "forbidden"
        return super().why_not_use(game, action)

    def target_is_lost(self, game: CcgGame) -> bool:
        """What is replaced does not happen, whatever becomes of the new (samurai.g-replacement.02)."""
        return True

    def more_actions(self, game: CcgGame, seat: int, mask: int) -> list[Choice]:
        return share.choices(game, seat) if mask & OPEN else []

    def why_not_share(self, game: CcgGame, seat: int, card: int) -> str:
        if uses.used_up(game, player_thing(seat), share.SHARE):
            return "used"
        return "bowed" if game.states[card].bowed else super().why_not_share(game, seat, card)

    def special_action(self, game: CcgGame, action: Action, offer: Offer) -> Frame[CcgGame] | None:
        return share.Share(action, offer.value) if offer.ability is share.SHARE else None

    def negates(self, game: CcgGame, action: Action, node: p.Negate) -> bool:
        """A battle may be ended without resolution. A negation of bonuses or penalties without a stated time ends the ongoing
        ones, and does nothing to continuous and to later ones (samurai.negation.14)."""
        if node.verb == "battle resolution" and node.what is None and game.attack is not None:
            end_battle(game)
            return True
        if node.until not in ("now", "") or node.what is None or not prevention.negated_stats(node.verbs):
            return super().negates(game, action, node)
        for thing in meaning.things(game, action, node.what):
            interference.end_ongoing(game, thing, node.verbs, interference.is_said_to_stand(action))
        others = [verb for verb in node.verbs if not prevention.negated_stats((verb,))]
        if others:
            interference.negate(game, action, replace(node, verb=others[0], others=tuple(others[1:])), "effect")
        return True

    def in_good_faith(self, game: CcgGame, action: Action) -> bool:
        """A card that the action puts into play must be able to enter it, paid for (samurai.actions.07)."""
        return good_faith.can_bring(game, action)

    def could_attach(self, action: Action, target: CompiledTarget) -> bool:
        """Does the action create something to be attached to this target?"""
        return any(
            isinstance(node, p.Create) and self.is_target(node.attach_to, target)
            for node in (() if action.ability is None else action.ability.effects)
        )

    def is_target(self, node: p.Node | None, target: CompiledTarget) -> bool:
        """Does the text mean that target here?"""
        return node is target.node or (isinstance(node, p.Ref) and node.to == "slot" and node.slot == target.slot)

    def trait_goes_on(self, game: CcgGame, action: Action) -> bool:
        """A trait targets if it can; without a target its other effects follow (samurai.g-targeting.05)."""
        assert action.ability is not None
        for target in action.ability.targets:
            if not target.in_constraints and not targeting.legal_targets(game, action, target):
                action.targets.slots[target.slot] = []
        return targeting.completable(game, action, 0)

    def may_be_targeted(self, game: CcgGame, action: Action, target: CompiledTarget, found: list[int]) -> list[int]:
        """What only a face shows is not there on a card whose face is down (samurai.g-targeting.06). What is created to be
        attached attaches to Personalities only."""
        found = super().may_be_targeted(game, action, target, found)
        if self.could_attach(action, target):
            found = [card for card in found if card < 0 or game.behaviours[card].type == "personality"]
        if target.node.noun.zone != "province" or target.node.noun.kinds == ("card",):
            return found
        return [thing for thing in found if thing < 0 or game.rules.table.is_face_up(game, thing)]

    def performable(self, game: CcgGame, action: Action) -> bool:
        """A Tactical action that no card performs needs an unbowed Tactician here (samurai.g-tactics.01)."""
        if super().performable(game, action):
            return True
        if performing.performers(game, action):
            return False
        place = game.current_battlefield()
        return any(
            current_keywords.has_keyword(game, unit, "Tactician")
            and not game.states[unit].bowed
            and game.states[unit].at == place
            for unit in game.personalities(action.player)
        )
