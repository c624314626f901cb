"""Why an action is refused: abilities of cards, Equip, and the actions that the rules give every player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.core.refusal import Refusal
from rokugan.editions.ccg.actions import offers
from rokugan.editions.ccg.actions.legality import why_not
from rokugan.editions.ccg.costs import affording, entering_play, imperial_favor, payable, prices
from rokugan.editions.ccg.costs.gold_sources import Due
from rokugan.editions.ccg.events.windows import Window
from rokugan.editions.ccg.seen.wishes import Wish
from rokugan.editions.ccg.table.action import Action, Offer, offered_action
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.ids import (
    BATTLE,
    HAND,
    IN_PLAY,
    LIMITED,
    NOTHING,
    OPEN,
    REACTION,
    player_thing,
)
from rokugan.editions.ccg.text.happened import triggers
from rokugan.rulebook.moves import rules_of_move

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_TIMES = {LIMITED: "your action", OPEN: "action", BATTLE: "battle", REACTION: "trigger"}
_LATER = {
    "bowed": "straight",
    "used": "next use",
    "no battle": "battle",
    "location": "battle there",
    "presence": "battle here",
}

# ------------------------------------------------------------------------------------- abilities of cards


def designators_now(game: CcgGame, seat: int) -> int:
    """The designators of the actions that a player could take now if it were his turn to act."""
    if game.in_battle():
        return game.rules.battle.combat_designators
    return LIMITED | OPEN if seat == game.active else OPEN


def time_of(wish: Wish) -> str:
    """Return when actions like this are taken, by what is written before the ability; empty if that does not tell."""
    game = wish.game
    card = wish.card
    mine = card != NOTHING and game.controller(card) == wish.seat
    held = mine and game.where[card] == HAND
    if wish.verb in ("lobby", "favor"):
        return "your action"
    if wish.verb == "equip":
        return "your action" if held and game.behaviours[card].is_attachment else ""
    if wish.verb == "tactics":
        return "battle"
    if wish.verb == "share":
        return _TIMES[game.rules.actions.share_mask]
    if wish.verb not in ("use", "play") or not mine or held != (wish.verb == "play"):
        return ""
    abilities = game.abilities(card)
    return _TIMES.get(abilities[0].mask, "") if abilities else ""


def use(wish: Wish) -> Refusal | None:
    """Return why an ability of a card cannot be used, or the card not be played."""
    game, seat, card = wish.game, wish.seat, wish.card
    if card == NOTHING:
        return wish.refused("unknown card")
    if game.controller(card) != seat:
        return wish.refused("not yours")
    held = game.where[card] == HAND
    abilities = game.abilities(card)
    if held and game.behaviours[card].is_attachment and not any(each.from_hand for each in abilities):
        return wish.refused("attachment", "your action", rule=wish.rule_of_move("equip"))
    if held and wish.verb == "use":
        return wish.refused("in hand", rule=wish.rule_of_move("play"))
    if not held and wish.verb == "play":
        return wish.refused("not in hand")
    if not abilities:
        return wish.refused("no ability")
    if wish.number > len(abilities):
        return wish.refused("no such ability", values={"count": len(abilities)})
    asked = abilities[wish.number - 1 : wish.number] if wish.number else abilities
    if wish.kind == "act":
        return untimely(wish, asked) or by_legality(wish, asked)
    return reaction(wish, asked)


def untimely(wish: Wish, abilities: list[CompiledAbility]) -> Refusal | None:
    """Is this no time for any of these abilities, by what is written before them?"""
    game = wish.game
    mask = designators_now(game, wish.seat)
    if any(each.mask & mask and each.trigger is None for each in abilities):
        return None
    first = abilities[0]
    if first.trigger is not None or first.mask == REACTION:
        return wish.refused("reaction", "trigger")
    if game.in_battle():
        limited = first.mask & LIMITED
        return wish.refused("limited" if limited else "open", "your action" if limited else "action")
    if first.mask & LIMITED:
        return wish.refused("limited", "your action")
    return wish.refused("no battle", "battle")


def by_legality(wish: Wish, abilities: list[CompiledAbility]) -> Refusal | None:
    """The first check of legality that fails, of the first ability whose time it is."""
    game = wish.game
    mask = designators_now(game, wish.seat)
    for ability in abilities:
        if ability.mask & mask and ability.trigger is None:
            found = refused_action(wish, offered_action(wish.seat, Offer(wish.card, ability, ability.mask & mask)))
            if found is not None:
                return found
    return wish.refused("other opportunity", rule=wish.rule_of_move("act"))


def refused_action(wish: Wish, action: Action) -> Refusal | None:
    """The first check of legality that an action fails; nothing if it fails none."""
    reason = why_not(wish.game, action)
    if not reason:
        return None
    if reason == "cost":
        return refused_cost(wish, action)
    return wish.refused("no target" if reason == "target" else reason, _LATER.get(reason, ""))


def refused_cost(wish: Wish, action: Action) -> Refusal:
    """Return which of the costs of an action cannot be paid."""
    game = wish.game
    dues = payable.all_gold(game, action)
    gold = sum(due.amount for due in dues)
    if dues and not affording.can_afford(game, action.player, dues[0], [], [], dues[1:], action):
        return wish.refused("gold", values={"gold": gold})
    return wish.refused("cost")


def reaction(wish: Wish, abilities: list[CompiledAbility]) -> Refusal | None:
    """Return why none of these abilities can answer to what happens."""
    game = wish.game
    answering = [each for each in abilities if each.trigger is not None]
    if not answering:
        return wish.refused(f"first {wish.kind}", rule=wish.rule_of_move(wish.kind))
    window = next((frame for frame in game.stack[::-1] if isinstance(frame, Window)), None)
    if wish.kind != "react" or window is None:
        return wish.refused("reaction", "trigger")
    for ability in answering:
        action = offered_action(wish.seat, Offer(wish.card, ability, REACTION))
        trigger = ability.trigger
        if trigger is None or not triggers.fits_trigger(
            game, action, trigger, window.event, window.thing, window.moment
        ):
            continue
        if not triggers.answer(game, action, window.event, window.thing):
            return wish.refused("no target")
        if window.times_used(Offer(wish.card, ability, REACTION)):
            return wish.refused("answered already", rule=wish.rule_of_move("react"))
        found = refused_action(wish, action)
        if found is not None:
            return found
    return wish.refused("trigger", "trigger")


# ------------------------------------------------------------------------------------------------- Equip


def equip(wish: Wish) -> Refusal | None:
    """Return why an attachment cannot be equipped: the card, the time, and then those who might take it."""
    game, seat, card = wish.game, wish.seat, wish.card
    if card == NOTHING:
        return wish.refused("unknown card")
    if game.where[card] != HAND or game.controller(card) != seat:
        return wish.refused("not in hand")
    if not game.behaviours[card].is_attachment:
        return wish.refused("no attachment")
    if wish.kind == "react":
        return wish.refused("first react", "your action", rule=wish.rule_of_move("react"))
    if not designators_now(game, seat) & offers.equip_mask(game, seat, card):
        return wish.refused("limited", "your action")
    reason = entering_play.why_not_control(game, seat, card)
    if reason:
        return wish.refused(reason)
    return no_host(wish)


def no_host(wish: Wish) -> Refusal | None:
    """Return why no Personality of the player can take an attachment: what keeps him who is nearest to it."""
    game, seat, card = wish.game, wish.seat, wish.card
    units = game.personalities(seat)
    if not units:
        return wish.refused("no personality")
    if game.in_battle():
        units = [unit for unit in units if game.states[unit].at == game.current_battlefield()]
        if not units:
            return wish.refused("presence")
    reasons = {unit: entering_play.why_not_attach(game, seat, card, unit) for unit in units}
    free = [unit for unit in units if not reasons[unit]]
    if not free:
        said = set(reasons.values())
        return wish.refused(said.pop() if len(said) == 1 else "attach")
    mask = designators_now(game, seat)
    able = [
        unit
        for unit in free
        if offers.may_equip(game, seat, card, unit)
        and not offers.protected(game, seat, card, unit)
        and mask & offers.equip_mask(game, seat, card, unit)
    ]
    if not able:
        return wish.refused("forbidden")
    gold = min(prices.price(game, seat, card, unit) for unit in able)
    dear = [
        unit
        for unit in able
        if not affording.can_afford(game, seat, Due(prices.price(game, seat, card, unit), card, unit), [])
    ]
    return wish.refused("gold", values={"gold": gold}) if len(dear) == len(able) else None


# ----------------------------------------------------------------------- actions that the rules give everybody


def not_given(wish: Wish) -> Refusal | None:
    """Do the rules of the edition give nobody such an action?"""
    if not rules_of_move(wish.game.edition, "", wish.verb):
        return wish.refused("no such move", rule=wish.rule_of_move("act"))
    return None


def given(wish: Wish) -> Refusal | None:
    """Return why an action that the rules give everybody cannot be taken."""
    game, seat = wish.game, wish.seat
    found = [each for each in game.rules.actions.given if each.move.partition(":")[0] == wish.verb]
    if wish.number:
        found = [each for each in found if each.move == f"{wish.verb}:{wish.number}"]
    if not found or (wish.verb == "favor" and not imperial_favor.might_pay(game, seat)):
        return wish.refused("favor" if wish.verb == "favor" else "no such move")
    if wish.kind == "react":
        return wish.refused("first react", rule=wish.rule_of_move("react"))
    untimely_ = untimely(wish, found)
    if untimely_ is not None:
        return untimely_
    mask = designators_now(game, seat)
    for ability in found:
        if not ability.mask & mask:
            continue
        action = offered_action(seat, Offer(player_thing(seat), ability, ability.mask & mask))
        reason = why_not(game, action)
        if reason:
            if wish.verb == "lobby" and reason == "condition" and is_highest(game, seat):
                return wish.refused("lobby held")
            own = f"{wish.verb} {reason}"
            return wish.refused(
                own if own in wish.words() else "no target" if reason == "target" else reason, _LATER.get(reason, "")
            )
    return wish.refused("other opportunity", rule=wish.rule_of_move("act"))


def is_highest(game: CcgGame, seat: int) -> bool:
    """Is the Family Honor of the player higher than that of all others?"""
    return all(game.players[other].honor < game.players[seat].honor for other in game.others(seat))


def share(wish: Wish) -> Refusal | None:
    """Return why an attachment cannot be moved to another Personality by the rules."""
    game, card = wish.game, wish.card
    if card == NOTHING:
        return wish.refused("unknown card")
    if game.where[card] != IN_PLAY or not game.behaviours[card].is_attachment:
        return wish.refused("no attachment in play")
    if game.controller(card) != wish.seat:
        return wish.refused("not yours")
    mask = game.rules.actions.share_mask
    if not designators_now(game, wish.seat) & mask:
        return wish.refused("limited" if mask == LIMITED else "open", _TIMES[mask])
    reason = game.rules.actions.why_not_share(game, wish.seat, card)
    return wish.refused(reason, _LATER.get(reason, ""))


def reaction_of_the_rules(wish: Wish) -> Refusal | None:
    """Return why a Reaction that the rules give everybody cannot be taken: what it answers to does not happen."""
    if not wish.is_asked:
        return not_given(wish)
    rule = wish.rule_of_move(kind=wish.kind)
    return not_given(wish) or wish.refused("rules reaction", "trigger", rule=rule)
