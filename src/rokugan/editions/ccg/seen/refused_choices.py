"""Why an answer to a question is refused: duels, purchases, discards, targets, payments, alternatives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.core.refusal import Refusal
from rokugan.editions.ccg.actions.targeting import ChooseTargets, narrowed, unprotected
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.costs.gold_payment import Payment
from rokugan.editions.ccg.costs.gold_sources import production
from rokugan.editions.ccg.costs.overlaying import overlay_price
from rokugan.editions.ccg.duels.duel import ChallengeAndDuel
from rokugan.editions.ccg.seen.wishes import Wish
from rokugan.editions.ccg.table.compiled_card import CompiledTarget
from rokugan.editions.ccg.table.ids import (
    FOCUS_POOL,
    HAND,
    IN_PLAY,
    NOTHING,
    PROVINCE,
    player_thing,
    province_number,
    province_thing,
)
from rokugan.editions.ccg.text.described import nouns
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.turn import phases
from rokugan.rulebook.moves import rules_of_move

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

# ------------------------------------------------------------------------------------------------ duels


def has_duels(wish: Wish) -> bool:
    """Does the rulebook of the edition know duels?"""
    return bool(rules_of_move(wish.game.edition, "", "duel"))


def no_duel(wish: Wish) -> Refusal | None:
    """Is nobody duelling, or is there nothing more to focus?"""
    if not has_duels(wish):
        return wish.refused("no such move", rule=wish.rule_of_move("act"))
    duel = wish.game.duel
    if duel is None:
        return wish.refused("no duel", "duel")
    if wish.is_asked and wish.kind == "challenge":
        return wish.refused("first challenge", "accepted", rule=wish.rule_of_move("challenge"))
    if duel.struck:
        return wish.refused("struck")
    return None


def no_challenge(wish: Wish) -> Refusal | None:
    """Is there no challenge to answer?"""
    if not has_duels(wish):
        return wish.refused("no such move", rule=wish.rule_of_move("act"))
    game = wish.game
    duel = game.duel
    rule = wish.rule_of_move("challenge")
    if duel is None:
        return wish.refused("no challenge", "challenged", rule=rule)
    if wish.is_asked and wish.kind == "challenge":
        return None
    if game.controller(duel.challenged) != wish.seat:
        return wish.refused("not challenged", "challenged", rule=rule)
    frame = next((each for each in game.stack[::-1] if isinstance(each, ChallengeAndDuel)), None)
    if frame is not None and not game.rules.duels.may_refuse(game, frame.node, frame.after):
        return wish.refused("refuse", card=duel.challenged)
    if frame is not None and frame.at > frame.STEPS.index("refuse") + 1:
        return wish.refused("accepted", rule=rule)
    return None


def answer_challenge(wish: Wish) -> Refusal | None:
    """Return why the challenge cannot be answered in this way: a text says so."""
    duel = wish.game.duel
    return wish.refused("forbidden", card=NOTHING if duel is None else duel.challenged)


def focus(wish: Wish) -> Refusal | None:
    """Return why that card cannot be focused."""
    game, card = wish.game, wish.card
    duel = game.duel
    if duel is None:
        return None
    if prevention.forbidden(game, "focus", player_thing(wish.seat)):
        return wish.refused("forbidden")
    if card == NOTHING:
        return wish.refused("unknown card")
    if game.where[card] == HAND and game.controller(card) == wish.seat:
        if not game.rules.duels.focus_from_hand(game, duel, wish.seat):
            return wish.refused("focus")
    elif game.where[card] != FOCUS_POOL or game.controller(card) != wish.seat:
        pools = game.rules.duels.focus_pool_size
        return wish.refused("not in pool" if pools else "not in hand to focus", rule=wish.rule_of_move("focus"))
    return wish.refused("forbidden") if prevention.forbidden(game, "focus", card) else None


def strike(wish: Wish) -> Refusal | None:
    """Return why he cannot strike: he must focus first."""
    return wish.refused("strike", "focused")


# ------------------------------------------------------------------------------ purchases and discards


def no_purchases(wish: Wish) -> Refusal | None:
    """Is this not his Dynasty Phase?"""
    game = wish.game
    if wish.verb == "overlay" and not rules_of_move(game.edition, "", "overlay"):
        return wish.refused("no such move", rule=wish.rule_of_move("act"))
    if game.phase != "dynasty" or wish.seat != game.active:
        return wish.refused("not dynasty", "dynasty")
    return None


def is_discarding(game: CcgGame) -> bool:
    """Has the active player begun to discard from his provinces?"""
    return any(isinstance(frame, phases.DynastyPhase) and frame.discarding for frame in game.stack)


def wrong_card_to_buy(wish: Wish) -> Refusal | None:
    """Is it no card that lies face-up in one of his provinces?"""
    game, card = wish.game, wish.card
    if card == NOTHING:
        return wish.refused("unknown card")
    if game.where[card] != PROVINCE or game.cards[card].owner != wish.seat:
        return wish.refused("not in your provinces")
    if not game.rules.table.is_face_up(game, card):
        return wish.refused("face-down")
    return None


def buy(wish: Wish) -> Refusal | None:
    """Return why a card cannot be bought in this way."""
    game, seat, card = wish.game, wish.seat, wish.card
    wrong = wrong_card_to_buy(wish)
    if wrong is not None:
        return wrong
    if is_discarding(game):
        return wish.refused("discarding", "next dynasty")
    reason, ways = phases.why_not_buy(game, seat, card)
    how = wish.ending
    if reason and reason != "gold":
        return wish.refused(reason)
    if how in ("honor", "discount"):
        if game.behaviours[card].type != "personality":
            return wish.refused("not a personality")
        if not entering_play.shares_clan(game, seat, card):
            return wish.refused("not your clan")
        if how == "honor" and game.players[seat].bought_for_honor and game.rules.costs.honor_once:
            return wish.refused("honor once", "next dynasty")
    if how in ways:
        return None
    gold, _ = phases.price_to_buy(game, seat, card, how)
    return wish.refused("gold", values={"gold": gold})


def overlay(wish: Wish) -> Refusal | None:
    """Return why a Personality cannot be overlaid so."""
    game = wish.game
    wrong = wrong_card_to_buy(wish)
    if wrong is not None:
        return wrong
    if is_discarding(game):
        return wish.refused("discarding", "next dynasty")
    beneath = game.rules.table.overlays(game, wish.seat, wish.card)
    if not beneath:
        return wish.refused("overlay")
    dear = overlay_price(game, wish.card, beneath[0])
    return wish.refused("gold", values={"gold": dear})


def nothing_to_discard(wish: Wish) -> Refusal:
    """Nothing is discarded now; a card of a province is in the Dynasty Phase, one of the hand above its maximum."""
    if wish.card != NOTHING and wish.game.where[wish.card] == PROVINCE:
        return wish.refused("nothing to discard", "dynasty", rule=wish.rule_of_move("discard", "dynasty"))
    return wish.refused("nothing to discard", "hand limit", rule=wish.rule_of_move("discard"))


def discard(wish: Wish) -> Refusal | None:
    """Return why that card cannot be discarded by the rules of the phase."""
    if wish.kind == "dynasty":
        return wrong_card_to_buy(wish)
    if wish.card == NOTHING:
        return wish.refused("unknown card")
    return wish.refused("not in hand", rule=wish.rule_of_move("discard"))


# ----------------------------------------------------------------------------------------------- targets


def meant_thing(wish: Wish) -> int:
    """The card, province or player that his words mean; NOTHING if there is none."""
    game = wish.game
    words = wish.rest
    owner, _, place = words.rpartition(".")
    number = province_number(place)
    for seat, name in enumerate(game.names):
        if words == name.casefold():
            return player_thing(seat)
        if number and owner == name.casefold() and number <= len(game.players[seat].provinces):
            return province_thing(seat, number - 1)
    return wish.card


def target(wish: Wish) -> Refusal | None:
    """Return why that cannot be targeted: the text does not describe it, it is out of reach, protected, or would leave too
    little."""
    game = wish.game
    thing = meant_thing(wish)
    if thing == NOTHING:
        return wish.refused("unknown card")
    frame = game.stack[-1] if game.stack else None
    if not isinstance(frame, ChooseTargets):
        return wish.refused("not to choose")
    action = frame.action
    ability = action.ability
    assert ability is not None
    asked = next((each for each in ability.targets if action.targets.slots[each.slot] is None), None)
    if asked is None:
        return wish.refused("not to choose")
    if thing in (frame.partial or ()):
        return wish.refused("target again")
    return refused_target(wish, frame, asked, thing)


def refused_target(wish: Wish, frame: ChooseTargets, asked: CompiledTarget, thing: int) -> Refusal | None:
    """Return why the text of an action cannot target this thing."""
    game, action = wish.game, frame.action
    noun = asked.node.noun
    if not asked.ranged and thing not in nouns.candidates(game, action, noun):
        if thing >= 0 and not noun.zone and game.where[thing] != IN_PLAY:
            return wish.refused("target out of play")
        return wish.refused("not described")
    if game.rules.battle.is_combat_action(game, action) and not noun.zone:
        if not game.rules.battle.in_reach(game, action, asked, [thing]):
            return wish.refused("out of reach")
    if asked.targeted and not game.rules.actions.may_be_targeted(game, action, asked, [thing]):
        return wish.refused("not to target")
    if asked.targeted and "target" in game.banned() and not unprotected(game, action, asked, [thing]):
        return wish.refused("forbidden")
    if asked.ranged or not narrowed(game, action, asked, [thing]):
        return wish.refused("not described")
    return wish.refused("target leaves too little")


def choose(wish: Wish) -> Refusal | None:
    """It is none of the alternatives."""
    return wish.refused("no alternative")


def place(wish: Wish) -> Refusal | None:
    """Return why a tile cannot be placed so."""
    card = wish.card
    if card == NOTHING:
        return wish.refused("unknown card")
    if not any(choice.value == card for choice in wish.decision.choices):
        return wish.refused("not your tile")
    return wish.refused("no such place")


def fortress(wish: Wish) -> Refusal | None:
    """It is none of the Fortresses from which, or against which, he could attack."""
    return wish.refused("unknown card" if wish.card == NOTHING else "no such fortress")


# ---------------------------------------------------------------------------------------------- payments


def pay(wish: Wish) -> Refusal | None:
    """Return why that card cannot pay."""
    game, card = wish.game, wish.card
    frame = next((each for each in game.stack[::-1] if isinstance(each, Payment)), None)
    if wish.rest == "auto":
        return wish.refused("one way to pay")
    if card == NOTHING:
        return wish.refused("unknown card")
    if game.controller(card) != wish.seat or card not in game.states:
        return wish.refused("not your source")
    behaviour = game.behaviours[card]
    if behaviour.type != "stronghold" and not behaviour.gold:
        return wish.refused("no source")
    if game.states[card].bowed:
        return wish.refused("source bowed", "straight")
    if prevention.forbidden(game, "produce gold", card):
        return wish.refused("forbidden")
    if frame is not None and production(game, wish.seat, card, frame.purpose, frame.producers) <= 0:
        return wish.refused("no gold for this")
    return wish.refused("gold kept")
