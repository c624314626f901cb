"""What the core chapters of the book decide: battles, effects, costs, areas. The glossary's rules are built upon it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.editions.ccg.actions import taking
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.effects import standing
from rokugan.editions.ccg.events import allies
from rokugan.editions.ccg.rules import Rules
from rokugan.editions.ccg.table.action import DESTROY, DISCARD, REMOVE, RETURN, Context, Event, Offer
from rokugan.editions.ccg.table.compiled_card import Behaviour, may_move_here
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    BATTLE,
    DEFENDING,
    DYNASTY_DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    NOTHING,
    is_province,
)
from rokugan.editions.ccg.text import values
from rokugan.editions.samurai.procedures import (
    AttachAnywhere,
    CostlyRegion,
    OrderCosts,
    OrderPile,
    TakeSide,
    end_battle,
    end_negated,
    is_trait,
    needs_movement,
    open_things,
    traits_begin_again,
)

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class CoreRules(Rules):
    """Samurai Edition without its glossary."""

    players_at_once: ClassVar[bool] = True
    decks_counted: ClassVar[bool] = False  # samurai.information.07
    negated_before_paying: ClassVar[bool] = True  # samurai.negation.09
    tucked_up: ClassVar[bool] = False  # samurai.zones.26
    refills_later: ClassVar[bool] = True  # samurai.provinces.06
    bows_at_home: ClassVar[bool] = True  # samurai.resolution.12
    choices_may_fail: ClassVar[bool] = True  # samurai.effects.12
    replaced_first: ClassVar[bool] = True  # samurai.simultaneity.05
    mixed_hands: ClassVar[bool] = True  # samurai.zones.15
    taken_at_end: ClassVar[bool] = True  # samurai.actions.19, .20
    kinds_stand: ClassVar[bool] = True  # samurai.duration.12

    def suppresses(self, game: CcgGame, card: int, forbid: p.Forbid) -> bool:
        """`Can not` of an action stops what is new and ongoing, nothing continuous (samurai.negation.12)."""
        return forbid.kind == "negate" or is_trait(game, card, forbid)

    def settle(self, game: CcgGame) -> None:
        """Effects on all things of a kind cover what has come meanwhile; traits whose condition has ended may begin again."""
        if game.modifiers:
            traits_begin_again(game)
        if game.of_a_kind:
            standing.update(game)
        if game.modifiers and game.forbids():
            end_negated(game)
        super().settle(game)

    def first_action(self, game: CcgGame, seat: int, performer: int) -> None:
        """Several effects that give the first opportunity do not add up (samurai.battle.09)."""
        if not any(each.seat == seat and each.mask == BATTLE and not each.additional for each in game.extra_actions):
            super().first_action(game, seat, performer)

    def fate_in_province(self, game: CcgGame, card: int) -> None:
        """It goes to the top of its owner's Fate deck instead (samurai.zones.08)."""
        game.take_out(card)
        game.put(card, FATE_DECK)

    def attach_region(self, game: CcgGame, card: int, seat: int) -> None:
        """A Region brought in by an effect may be attached to any province that can take it (samurai.regions.03)."""
        game.push(AttachAnywhere(seat, card))

    def reveal_costly_region(self, game: CcgGame, frame: entering_play.BringIntoPlay) -> None:
        game.push(CostlyRegion(frame))

    def shamed_by(self, game: CcgGame, event: Event) -> list[int]:
        """A gain that `does not rehonor` is gained as any other (samurai.dishonor.11)."""
        info = None if event.context is None else event.context.info
        if info is not None and any(
            isinstance(each, p.Allow) and each.verb == "no rehonoring" for each in info.effects
        ):
            return []
        return super().shamed_by(game, event)

    def options_open(self, game: CcgGame, context: Context, options: list[tuple[p.Node, ...]]) -> list[bool]:
        """An action that is legal only for moving a unit here must move it here (samurai.actions.24)."""
        if not needs_movement(game, context):
            return super().options_open(game, context, options)
        here = [may_move_here(option) for option in options]
        return here if any(here) else super().options_open(game, context, options)

    def open_things(
        self, game: CcgGame, context: Context, slot: int, chosen: list[int], found: list[int]
    ) -> tuple[list[int], bool]:
        """Units that cannot come are no choice while others can (samurai.battle.13, .19)."""
        return open_things(game, context, slot, chosen, found)

    def destinations(self, game: CcgGame, context: Context, found: list[int]) -> list[int]:
        place = game.current_battlefield()
        return [place] if place in found and needs_movement(game, context) else found

    def entry_unpaid(self, game: CcgGame, seat: int, card: int) -> None:
        """A card whose costs could not be paid is discarded; an attachment stays where it came from (samurai.costs.16)."""
        if not game.behaviours[card].is_attachment:
            event = Event(DISCARD, [card], seat)
            event.cause = "rules"
            game.happen(event)

    def received(self, game: CcgGame, thing: int, stat: int) -> int:
        """What a maximum or minimum changes is neither bonus nor penalty (samurai.stats.09)."""
        return values.unlimited(game, thing, stat)

    def pay_costs(self, game: CcgGame, context: Context, due: tuple[p.Node, ...]) -> None:
        if len(due) > 1 and any(isinstance(cost, p.May) for cost in due):
            game.push(OrderCosts(context, due))
        else:
            super().pay_costs(game, context, due)

    def actions(self, game: CcgGame, seat: int, mask: int, performer: int = NOTHING) -> list[Choice]:
        """A guest of both sides may take what he could take as either."""
        attack = game.attack
        if attack is None or not mask & BATTLE or not allies.is_guest_of_both(attack, seat):
            return super().actions(game, seat, mask, performer)
        found: dict[str, Choice] = {}
        for side in (ATTACKING, DEFENDING):
            attack.acting[seat] = side
            for choice in super().actions(game, seat, mask, performer):
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
            if taking.may_use(game, taking.offer_context(game, seat, offer)):
                sides.append(side)
        del attack.acting[seat]
        game.push(TakeSide(seat, offer, sides or [ATTACKING]))

    def aftermath(self, game: CcgGame, event: Event) -> None:
        super().aftermath(game, event)
        if event.kind in (DESTROY, DISCARD) and len(event.done) > 1:
            for seat in game.in_order(game.active)[::-1]:
                for zone in (FATE_DISCARD, DYNASTY_DISCARD):
                    cards = [card for card in event.done if game.where[card] == zone and game.cards[card].owner == seat]
                    if len(cards) > 1:
                        game.push(OrderPile(seat, cards))

    def prints(self, behaviour: Behaviour, keyword: str, of_abilities: bool) -> bool:
        """Only Action cards and Spells have the keywords of their abilities (samurai.cards.03, .04)."""
        inherits = behaviour.type in ("strategy", "spell")
        return super().prints(behaviour, keyword, of_abilities and inherits)

    def take_control(self, game: CcgGame, event: Event) -> None:
        """A Region stays attached to its province (samurai.control.05)."""
        if all(is_province(game.states[card].host) for card in event.things):
            game.happen(event)
        else:
            super().take_control(game, event)

    def leaving_along(self, game: CcgGame, event: Event) -> list[int]:
        """Attachments leave as their Personality does, each by an effect of its own (samurai.attachments.05, .07)."""
        if event.kind not in (DESTROY, DISCARD, REMOVE, RETURN):
            return []
        return [
            card
            for thing in event.things
            if thing in game.states
            for card in game.states[thing].attachments
            if card not in event.things
        ]

    def negates(self, game: CcgGame, context: Context, node: p.Negate) -> bool:
        """A battle may be ended without resolution."""
        if node.verb != "battle resolution" or node.what is not None or game.attack is None:
            return super().negates(game, context, node)
        end_battle(game)
        return True
