"""Events: what the rules themselves replace, prevent and add, as Samurai Edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.editions.ccg.battle.attack import go_home
from rokugan.editions.ccg.chapters.events import Events
from rokugan.editions.ccg.costs import payable
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.table.event_kinds import (
    ALL_KINDS,
    BOW,
    DESTROY,
    DESTROY_PROVINCE,
    DISCARD,
    DISHONOR,
    MOVE,
    REHONOR,
    STRAIGHTEN,
    TARGET,
)
from rokugan.editions.ccg.table.ids import ATTACKING, CHI, DEFENDING, DYNASTY_DISCARD, FATE_DISCARD
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.happened import prevention, trigger_details
from rokugan.editions.samurai.procedures import OrderPile, end_negated, traits_begin_again

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_STATES = frozenset((BOW, STRAIGHTEN, DISHONOR, REHONOR, MOVE))


def over_for_good(game: CcgGame, thing: int, modifier: Modifier) -> bool:
    """Was the effect given while the thing `remains` in a state that it has now left (samurai.g-duration.04)?"""
    text = modifier.what
    if modifier.kind != "text" or not isinstance(text, Behaviour):
        return False
    for trait in text.definition.program.traits:
        condition = trait.condition if isinstance(trait, p.Continuous) else None
        if condition is not None and any(isinstance(each, p.Remains) for each in p.walk(condition)):
            if not meaning.holds(game, Action(modifier.seat, thing, None), condition):
                return True
    return False


class SamuraiEvents(Events):
    """Events: what the rules themselves replace, prevent and add, as Samurai Edition has them."""

    players_at_once: ClassVar[bool] = True
    taken_at_end: ClassVar[bool] = True  # samurai.actions.19, .20
    stopped: ClassVar[frozenset[int]] = ALL_KINDS  # whatever a duel results in may have been negated
    followed: ClassVar[frozenset[int]] = Events.followed | _STATES | {DISCARD, TARGET}
    attachments_leave_apart: ClassVar[bool] = True  # each by an effect of its own (samurai.attachments.05, .07)

    def is_negation(self, forbid: p.Forbid) -> bool:
        """`Can not` negates, too; `do not` makes that it never happens, whatever may not be negated (samurai.g-negation.01,
        .04)."""
        return forbid.kind != "will not"

    def renew(self, game: CcgGame) -> None:
        """Traits whose condition has ended may begin again, and what is negated ends."""
        if game.modifiers.on:
            traits_begin_again(game)
        super().renew(game)
        if game.modifiers.on and game.forbids():
            end_negated(game)

    def shamed_by(self, game: CcgGame, event: Event) -> list[int]:
        """A gain that `does not rehonor` is gained as any other (samurai.dishonor.11)."""
        ability = None if event.action is None else event.action.ability
        if ability is not None and any(
            isinstance(each, p.Allow) and each.verb == "no rehonoring" for each in ability.effects
        ):
            return []
        return super().shamed_by(game, event)

    def is_rehonored(self, game: CcgGame, card: int) -> bool:
        """Not who `does not rehonor`: with him the Honor is gained; who `can not be rehonored` denies it (samurai.dishonor.10,
        .11)."""
        return not game.forbids() or not prevention.never(game, Event(REHONOR, [card], game.controller(card)), card)

    def prevents(self, game: CcgGame, event: Event, thing: int) -> bool:
        """The results of a duel may have been negated (samurai.g-duel.15)."""
        duel = game.duel
        if duel is not None and duel.void and trigger_details.is_result(event):
            return True
        return super().prevents(game, event, thing)

    def chi_taken_by(self, game: CcgGame, card: int) -> Action | None:
        """The effect that last gave him a Chi penalty, tokens included (samurai.g-stats.10, samurai.g-tokens.03)."""
        for modifier in game.modifiers.on.get(card, ())[::-1]:
            if modifier.stat == CHI and modifier.kind in ("bonus", "token") and modifier.amount < 0:
                effect = Action(modifier.seat, modifier.source, None)
                effect.is_action = modifier.action >= 0
                return effect
        return None

    def aftermath(self, game: CcgGame, event: Event) -> None:
        super().aftermath(game, event)
        if event.kind in (DESTROY, DISCARD) and len(event.done) > 1:
            self.order_piles(game, event.done)
        action = event.action
        if event.kind == TARGET and action is not None and action.is_action and not action.resolved:
            payable.fix(game, action)  # what an action costs is fixed when its targets are: later changes do not matter
        if event.kind == DESTROY_PROVINCE and event.cause != "resolution":
            for place in event.done:
                self.battlefield_gone(game, place)
        if event.kind in _STATES:
            for thing, held in list(game.modifiers.on.items()):
                kept = tuple(each for each in held if not over_for_good(game, thing, each))
                if len(kept) < len(held):
                    game.modifiers.keep(thing, kept)
                    game.forget_all()

    def order_piles(self, game: CcgGame, gone: list[int]) -> None:
        """Each player puts the cards that came into a discard pile of his together in an order."""
        for seat in game.in_order(game.active)[::-1]:
            for zone in (FATE_DISCARD, DYNASTY_DISCARD):
                cards = [card for card in gone if game.where[card] == zone and game.cards[card].owner == seat]
                if len(cards) > 1:
                    game.push(OrderPile(seat, cards))

    def battlefield_gone(self, game: CcgGame, place: int) -> None:
        """A province destroyed by anything but resolution takes its battlefield along: units go home, attackers and allies
        bowed, and its Terrain is discarded (samurai.provinces.09)."""
        attack = game.attack
        if attack is None or place not in attack.battlefields:
            return
        attack.battlefields.remove(place)
        terrains = [card for card in attack.terrains if game.states[card].at == place]
        if terrains:
            discard = Event(DISCARD, terrains, game.active)
            discard.cause = "rules"
            discard.word = "sure"
            game.happen(discard)
        go_home(game, [unit for side in (ATTACKING, DEFENDING) for unit in game.army(place, side)])
