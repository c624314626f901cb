"""The procedures under way: the actions on the stack, a payment, the attack with its battlefields, the duel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.editions.ccg.actions.taking import CarryOut, TakeAction
from rokugan.editions.ccg.actions.targeting import ChooseTargets
from rokugan.editions.ccg.battle.attack import Maneuvers, assigning_side, verdict
from rokugan.editions.ccg.costs.gold_payment import Payment
from rokugan.editions.ccg.duels.duel import ChallengeAndDuel, duel_value
from rokugan.editions.ccg.seen import faces
from rokugan.editions.ccg.seen.picture import SIDES, Picture
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, FOCUS_VALUE, NOTHING, STRENGTH, TIE, is_province
from rokugan.editions.ccg.table.pieces import Attack
from rokugan.editions.ccg.text.described import prompts
from rokugan.editions.ccg.text.phrases import army_bonuses

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

STEPS = {"target": "targets", "perform": "targets", "pay_gold": "costs", "pay": "costs"}


def under_way(picture: Picture) -> dict[str, Any]:
    """All that is under way; what there is not is empty or null."""
    return {
        "actions": actions(picture),
        "payment": payment(picture),
        "attack": attack(picture),
        "duel": duel(picture),
    }


# ------------------------------------------------------------------------------------------ actions and payments


def actions(picture: Picture) -> list[dict[str, Any]]:
    """Actions and traits being carried out, the latest last."""
    found: list[dict[str, Any]] = []
    for frame in picture.game.stack:
        if isinstance(frame, TakeAction):
            step = STEPS.get(frame.STEPS[max(frame.at - 1, 0)], "effects")
            found.append(action(picture, frame.action, "action", step))
        elif isinstance(frame, CarryOut):
            found.append(action(picture, frame.action, "trait", "effects"))
        elif isinstance(frame, ChooseTargets) and frame.partial and found:
            found[-1]["targets"] += [picture.reference(thing) for thing in frame.partial]
    return found


def action(picture: Picture, action: Action, kind: str, step: str) -> dict[str, Any]:
    """One action: whose, from which card, what it says, what it has targeted and which cards have paid its costs."""
    game = picture.game
    ability = action.ability
    found: dict[str, Any] = {"kind": kind, "player": game.names[action.player], "step": step}
    found["card"] = picture.card(action.card) if action.card >= 0 else None
    if ability is not None:
        if ability.move:
            found["move"] = ability.move
        if kind == "action" and action.card >= 0 and ability in game.abilities(action.card):
            found["ability"] = game.abilities(action.card).index(ability) + 1
        if picture.text:
            found["text"] = faces.ability_text(ability)
    found["targets"] = [picture.reference(thing) for thing in action.targeted()]
    if action.payment.bowed:
        found["paid"] = [picture.reference(thing) for thing in action.payment.bowed]
    if action.effects_off:
        found["negated"] = True
    return found


def payment(picture: Picture) -> dict[str, Any] | None:
    """The Gold that is being paid: how much in all, how much is left if not all, and what has produced so far."""
    game = picture.game
    for frame in game.stack[::-1]:
        if isinstance(frame, Payment):
            found: dict[str, Any] = {
                "player": game.names[frame.seat],
                "cost": frame.cost,
                "for": picture.reference(frame.purpose) if frame.purpose != NOTHING else None,
            }
            if frame.producers:
                found["sources"] = [picture.reference(card) for card in frame.producers]
            if max(frame.amount, 0) != frame.cost:
                found["left"] = max(frame.amount, 0)
            asked = game.decision
            if asked is not None and asked.seat == picture.seat and frame.amount > 0:
                if any(each.verb == "pay auto" for each in asked.choices):
                    found["auto"] = easiest(picture, frame)
            return found
    return None


def easiest(picture: Picture, frame: Payment) -> dict[str, Any]:
    """Return what `pay auto` bows, the Gold of that, and how much of it is lost."""
    cards, due = frame.easiest(picture.game)
    gold = sum(amount for _, amount in due)
    found: dict[str, Any] = {"sources": [picture.reference(card) for card in cards], "gold": gold}
    if gold > frame.amount:
        found["wasted"] = gold - frame.amount
    return found


# ----------------------------------------------------------------------------------------------- attacks


def attack(picture: Picture) -> dict[str, Any] | None:
    """The attack: who, whom, with which allies, and its battlefields. What is as usual is left out, so that what changes is
    short (`seen/in_full`)."""
    game = picture.game
    found = game.attack
    if found is None:
        return None
    names = game.names
    allies = [{"player": names[seat], "side": SIDES[side]} for seat, side in found.allies.items() if side in SIDES]
    told: dict[str, Any] = {
        "attacker": names[found.attacker],
        "defender": names[found.defender],
        "segment": found.segment,
        "current": prompts.thing_name(game, found.current) if found.current != NOTHING else None,
        "assigning": assigning_side(game),
        "battlefields": [battlefield(picture, found, place) for place in found.battlefields],
    }
    invited = {"attacking": found.invited_attacking, "defending": found.invited_defending}
    if any(invited.values()):
        told["invited"] = {side: [names[seat] for seat in seats] for side, seats in invited.items() if seats}
    if allies:
        told["allies"] = allies
    mine = assigned(picture)
    if mine:
        told["assigned"] = mine
    return told


def assigned(picture: Picture) -> list[dict[str, Any]]:
    """The units that the viewer has assigned so far, and where to; they go when he is done, and nobody else knows of them."""
    frame = picture.game.stack[-1] if picture.game.stack else None
    if not isinstance(frame, Maneuvers) or frame.seat != picture.seat:
        return []
    return [
        {"unit": picture.card(unit), "at": prompts.thing_name(picture.game, place)}
        for unit, place in zip(frame.units, frame.places, strict=True)
    ]


def battlefield(picture: Picture, attack: Attack, place: int) -> dict[str, Any]:
    """A battlefield: the armies, their Force, and what that would decide. It is as strong as the province there."""
    game = picture.game
    found: dict[str, Any] = {"at": prompts.thing_name(game, place)}
    fought = place in attack.fought
    if fought:
        found["fought"] = True
    for side, leader in ((ATTACKING, attack.attacker), (DEFENDING, attack.defender)):
        units = game.army(place, side)
        if units:
            found[SIDES[side]] = army(picture, place, side, units, game.names[leader])
    terrains = picture.row([card for card in attack.terrains if game.states[card].at == place])
    if terrains:
        found["terrains"] = terrains
    expected = None if fought else foreseen(game, attack, place)
    if expected is not None:
        found["if_all_pass"] = abridged(expected)
    return found


def army(picture: Picture, place: int, side: int, units: list[int], leader: str) -> dict[str, Any]:
    """One side: its units, its whole Force, and how much of it is whose, if not all its leader's."""
    game = picture.game
    force: dict[str, int] = {}
    for unit in units:
        name = game.names[game.states[unit].controller]
        force[name] = force.get(name, 0) + game.rules.values.unit_total(game, unit)
    found: dict[str, Any] = {"units": picture.row(units)}
    total = army_bonuses.army_force(game, place, side)
    if total:
        found["force"] = total
    if force != {leader: total}:
        found["by_player"] = force
    return found


def foreseen(game: CcgGame, attack: Attack, place: int) -> dict[str, Any] | None:
    """Return what the battle would decide if nobody did anything more; None where nobody stands."""
    armies = [[], game.army(place, ATTACKING), game.army(place, DEFENDING)]
    if not armies[ATTACKING] and not armies[DEFENDING]:
        return None
    force = [0, army_bonuses.army_force(game, place, ATTACKING), army_bonuses.army_force(game, place, DEFENDING)]
    outcome = verdict(game, attack, armies, force)
    losing = {ATTACKING: [DEFENDING], DEFENDING: [ATTACKING], TIE: [ATTACKING, DEFENDING]}.get(outcome, [])
    strength = game.value(place, STRENGTH) if is_province(place) else 0
    falls = outcome == ATTACKING and is_province(place) and force[ATTACKING] > force[DEFENDING] + strength
    return {
        "winner": SIDES.get(outcome),
        "tie": outcome == TIE,
        "by": abs(force[ATTACKING] - force[DEFENDING]),
        "units_lost": {SIDES[side]: len(armies[side]) for side in losing},
        "cards_lost": {SIDES[side]: sum(len(game.unit(unit)) for unit in armies[side]) for side in losing},
        "province_falls": falls,
        "missing": 0 if falls else max(force[DEFENDING] + strength + 1 - force[ATTACKING], 0),
    }


def abridged(told: dict[str, Any]) -> dict[str, Any]:
    """The same without what is 0, false or nobody.

    >>> abridged({"winner": "attacking", "tie": False, "by": 4, "units_lost": {"defending": 0}})
    {'winner': 'attacking', 'by': 4}
    """
    parts = {name: abridged(value) if isinstance(value, dict) else value for name, value in told.items()}
    return {name: value for name, value in parts.items() if value}


# ------------------------------------------------------------------------------------------------- duels


def duel(picture: Picture) -> dict[str, Any] | None:
    """The challenge or duel: the two, their scores without what is face-down, whose chance it is, and what the text says that it
    is about. What each has focused lies in his pile."""
    game = picture.game
    found = game.duel
    if found is None:
        return None
    frame = next((each for each in game.stack[::-1] if isinstance(each, ChallengeAndDuel)), None)
    step = "" if frame is None else frame.STEPS[max(frame.at - 1, 0)]
    focusing = frame is not None and frame.seat >= 0 and not found.struck
    sides = {}
    for role, card in (("challenger", found.challenger), ("challenged", found.challenged)):
        player = game.players[game.controller(card)]
        shown = [each for each in player.focused if picture.knows(each)]
        side: dict[str, Any] = {
            "card": picture.card(card),
            "player": player.name,
            "value": duel_value(game, found, card) if card in game.states else None,
        }
        if shown:
            side["focus_value"] = sum(game.value(each, FOCUS_VALUE) for each in shown)
        if player.seat in found.from_hand:
            side["from_hand"] = True
        sides[role] = side
    stakes = frame.action.ability if frame is not None else None
    return {
        **sides,
        "stat": found.stat,
        "step": step,
        "chance": game.names[frame.seat] if frame is not None and focusing else None,
        "must_focus": found.must_focus,
        "struck": found.struck,
        "stakes": faces.ability_text(stakes) if stakes is not None and picture.text else None,
    }
