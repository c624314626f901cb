"""Why a move of the Attack Phase is refused: declaring an attack, inviting, assigning, choosing the next battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.catalogue import named
from rokugan.core.refusal import Refusal
from rokugan.editions.ccg.battle.attack import AttackPhase, Maneuvers
from rokugan.editions.ccg.effects import assigning
from rokugan.editions.ccg.seen.wishes import Wish
from rokugan.editions.ccg.table.ids import HOME, NOTHING, player_thing, province_number, province_thing
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.phrases import states
from rokugan.rulebook.moves import rules_of_move

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.pieces import Attack

_BEFORE = ("straighten", "events", "action")


def no_attack_to_declare(wish: Wish) -> Refusal | None:
    """Is this no time to declare an attack?"""
    game = wish.game
    if wish.verb in ("from", "to") and not rules_of_move(game.edition, "", wish.verb):
        return wish.refused("no such move", rule=wish.rule_of_move("attack"))
    reasons = game.rules.seen.reasons
    rule = reasons["attack time"]
    if wish.is_asked and wish.kind in ("attack", "fortress"):
        return None
    if game.attack is not None:
        return wish.refused("attacking already", rule=reasons["attack"])
    if wish.seat != game.active:
        return wish.refused("not active", "attack", rule=rule, values={"other": game.names[game.active]})
    phase: dict[str, object] = {"phase": named("phases", game.phase)}
    if game.phase in _BEFORE:
        return wish.refused("phase", "attack", rule=rule, values=phase)
    return wish.refused("phase over", "next turn", rule=reasons["phases"], values=phase)


def attack(wish: Wish) -> Refusal | None:
    """Return why he cannot attack that player."""
    game, seat = wish.game, wish.seat
    if prevention.forbidden(game, "attack", player_thing(seat)):
        return wish.refused("forbidden")
    if not game.rules.battle.may_attack(game, seat):
        return wish.refused("no units")
    return wish.refused("no such player", rule=wish.rule_of_move("attack"))


def no_attack_under_way(wish: Wish) -> Refusal | None:
    """Is nobody attacking?"""
    if wish.game.attack is None:
        return wish.refused("no attack", "attacked")
    return None


def no_invitations(wish: Wish) -> Refusal | None:
    """Is this no time to invite allies?"""
    if not rules_of_move(wish.game.edition, "", "invite"):
        return wish.refused("no such move", rule=wish.rule_of_move("attack"))
    if wish.is_asked and wish.kind == "invite":
        return None
    return no_attack_under_way(wish) or wish.refused("invited already")


def invite(wish: Wish) -> Refusal | None:
    """Return why he cannot invite that player."""
    if prevention.forbidden(wish.game, "invite", player_thing(wish.seat)):
        return wish.refused("forbidden")
    return wish.refused("not to invite")


def no_battle_to_choose(wish: Wish) -> Refusal | None:
    """Is this no time to choose the next battle?"""
    game = wish.game
    under_way = game.attack
    if wish.is_asked and wish.kind == "fight":
        return None
    if under_way is None:
        return wish.refused("no attack", "attacked")
    if under_way.attacker != wish.seat:
        return wish.refused("attacker chooses", values={"other": game.names[under_way.attacker]})
    if game.in_battle():
        return wish.refused("in battle", "battle over")
    return None


def fight(wish: Wish) -> Refusal | None:
    """Return why no battle can be fought there now."""
    under_way = wish.game.attack
    assert under_way is not None
    place = battlefield(under_way, wish.rest)
    if place in under_way.fought:
        return wish.refused("fight")
    if place == NOTHING or place not in under_way.battlefields:
        return wish.refused("no battlefield")
    return wish.refused("province gone")


def battlefield(under_way: Attack, words: str) -> int:
    """The battlefield at the Defender's province that is written so; NOTHING if none is."""
    number = province_number(words.rpartition(".")[2])
    return province_thing(under_way.defender, number - 1) if number else NOTHING


def no_maneuvers(wish: Wish) -> Refusal | None:
    """Is this no time to assign units?"""
    under_way = wish.game.attack
    if wish.is_asked and wish.kind == "assign":
        return None
    if under_way is None:
        return wish.refused("no attack", "maneuvers")
    phase = next((frame for frame in wish.game.stack if isinstance(frame, AttackPhase)), None)
    begun = phase is not None and phase.at < phase.STEPS.index("fight")
    if begun or "maneuvers" in under_way.segment:
        return None
    return wish.refused("maneuvers over", "maneuvers")


def assign(wish: Wish) -> Refusal | None:
    """Return why the unit cannot be assigned there, by the first of the rules that keeps it from it."""
    game, unit = wish.game, wish.card
    under_way = game.attack
    frame = game.stack[-1] if game.stack else None
    if not isinstance(frame, Maneuvers):
        return wish.refused("not said")
    if unit == NOTHING:
        return wish.refused("unknown card")
    if game.behaviours[unit].type != "personality" or unit not in game.states:
        return wish.refused("no unit")
    if game.controller(unit) != wish.seat:
        return wish.refused("not your unit")
    if unit in frame.units:
        return wish.refused("assigned")
    state = game.states[unit]
    if state.at != HOME:
        return wish.refused("not at home")
    if state.bowed and not prevention.allowed(game, "assign bowed", unit):
        return wish.refused("assign", "straight")
    if (
        frame.cavalry
        and not states.is_cavalry_unit(game, unit)
        and not prevention.allowed(game, "assign cavalry", unit)
    ):
        return wish.refused("no cavalry")
    if not game.rules.battle.may_assign(game, unit, frame.cavalry):
        return wish.refused("forbidden")
    place = NOTHING if under_way is None else battlefield(under_way, wish.place)
    if under_way is None or place not in under_way.battlefields:
        return wish.refused("no battlefield")
    if not assigning.may_assign_to(game, unit, place, frame.side):
        return wish.refused("forbidden")
    if not any(choice.value == unit for choice in wish.decision.choices):
        return wish.refused("another first")
    return None
