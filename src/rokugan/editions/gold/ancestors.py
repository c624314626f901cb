"""Ancestors: whom they join, when, and what can happen to them (gold.attachments.08-.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.editions.ccg.actions.taking import TakeGiven
from rokugan.editions.ccg.costs import affording, entering_play, prices
from rokugan.editions.ccg.costs.gold_sources import Due
from rokugan.editions.ccg.costs.payers import paying_event
from rokugan.editions.ccg.table.action import Action, Event, Offer, offered_action
from rokugan.editions.ccg.table.compiled_card import CompiledAbility, compiled_ability
from rokugan.editions.ccg.table.event_kinds import BOW, DESTROY, ENTER, Moment
from rokugan.editions.ccg.table.ids import HAND, HONOR_REQUIREMENT, PERSONAL_HONOR, REACTION
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.gold import given
from rokugan.editions.gold.keywords import FACTIONS

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

JOIN: CompiledAbility = compiled_ability(p.Ability(("reaction",), (), uses=p.Uses(0)), 0)
JOIN.key = "rules/ancestor"
JOIN.move = "equip"


def alignments(game: CcgGame, card: int) -> list[str]:
    """The Faction traits of a card."""
    return [
        trait for traits in FACTIONS.values() for trait in traits if current_keywords.has_keyword(game, card, trait)
    ]


def shares_alignment(game: CcgGame, ancestor: int, personality: int) -> bool:
    """Has the Personality the Ancestor's alignment? An Ancestor without one joins anybody."""
    wanted = alignments(game, ancestor)
    return not wanted or any(current_keywords.has_keyword(game, personality, trait) for trait in wanted)


def why_not(game: CcgGame, card: int, personality: int) -> str:
    """Why an Ancestor cannot be attached to this Personality (gold.attachments.09)."""
    if not shares_alignment(game, card, personality):
        return "ancestor"
    if game.where[card] == HAND and not can_bow(game, card, personality):
        return "equip"
    if game.behaviours[card].has_requirement:
        if game.value(personality, PERSONAL_HONOR) < game.value(card, HONOR_REQUIREMENT):
            return "follower honor"
    return ""


def bow_bearer(game: CcgGame, action: Action, personality: int) -> None:
    """The Personality bows as a cost (gold.attachments.08)."""
    game.happen(paying_event(BOW, personality, action.player, action))


def can_bow(game: CcgGame, card: int, personality: int) -> bool:
    """Can the Personality bow, as the cost of being joined by this Ancestor?"""
    seat = game.controller(personality)
    event = paying_event(BOW, personality, seat, offered_action(seat, Offer(card, JOIN, REACTION)))
    return not game.states[personality].bowed and not prevention.would_stop(game, event)


def joiners(game: CcgGame, seat: int, event: Event, thing: int, when: Moment) -> list[Choice]:
    """The Ancestors that may join a Personality just brought into play in one's own Dynasty Phase."""
    if not may_join(game, event) or when != "after" or seat != game.active:
        return []
    found: list[Choice] = []
    for card in game.players[seat].hand:
        if game.behaviours[card].type != "ancestor" or entering_play.why_not_control(game, seat, card):
            continue
        if may_get(game, seat, card, thing):
            if affording.can_afford(game, seat, Due(prices.price(game, seat, card, thing), card, thing), []):
                found.append(Choice("equip", game.cards[card], value=card, what=Offer(card, JOIN, REACTION, thing)))
    return found


def may_get(game: CcgGame, seat: int, card: int, personality: int) -> bool:
    """Can this Personality be targeted by the Ancestor in a hand, and attach it?"""
    action = offered_action(seat, Offer(card, JOIN, REACTION, personality))
    return given.may_be_targeted(game, action, personality) and not entering_play.why_not_attach(
        game, seat, card, personality
    )


def may_join(game: CcgGame, event: Event) -> bool:
    """May an Ancestor in somebody's hand answer to the event?"""
    return (
        event.kind == ENTER
        and game.phase == "dynasty"
        and any(game.behaviours[card].type == "ancestor" for card in game.players[game.active].hand)
    )


class Join(TakeGiven):
    """An Ancestor joins as a Reaction, which targets the Personality and bows him (gold.action-phase.04)."""

    def announce(self, game: CcgGame) -> None:
        """The Ancestor is shown."""
        game.learn(self.card, game.everyone())
        super().announce(game)

    def things(self, game: CcgGame) -> list[int]:
        """He who has entered play, if he may still get it."""
        host = self.action.subject
        return [host] if host in game.states and may_get(game, self.action.player, self.card, host) else []

    def may_be_aimed_at(self, game: CcgGame, thing: int) -> bool:
        """There is no choice (gold.targeting.15)."""
        return False

    def performers(self, game: CcgGame) -> list[int]:
        return [self.picked]

    def pay(self, game: CcgGame) -> None:
        """The Personality bows, and nothing else pays for him."""
        bow_bearer(game, self.action, self.picked)

    def do(self, game: CcgGame) -> None:
        """The Ancestor is paid for and attached."""
        seat, host = self.action.player, self.picked
        if game.where[self.card] != HAND or host not in game.states:
            return
        frame = entering_play.BringIntoPlay(seat, self.card, prices.price(game, seat, self.card, host), host)
        frame.action = self.action
        game.push(frame)


def is_safe(game: CcgGame, event: Event, card: int) -> bool:
    """While its Personality lives, nothing but the loss of the alignment destroys an Ancestor (gold.attachments.10)."""
    if event.kind != DESTROY or game.behaviours[card].type != "ancestor":
        return False
    state = game.states.get(card)
    return (
        state is not None
        and state.host >= 0
        and state.host not in event.things
        and shares_alignment(game, card, state.host)
    )


def forsaken(game: CcgGame) -> list[int]:
    """Ancestors whose Personality has lost the alignment."""
    if "ancestor" not in game.mentioned.types:
        return []
    return [
        card
        for card, state in game.states.items()
        if game.behaviours[card].type == "ancestor" and state.host >= 0 and not shares_alignment(game, card, state.host)
    ]
