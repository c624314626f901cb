"""Conditions: what is so now, what is going on, what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.lcg.table.things import (
    ATTACKING,
    ELEMENTS,
    PHASES,
    SKILL_NAMES,
    is_ring,
    player_thing,
    ring_of,
    ring_thing,
    seat_of,
)
from rokugan.editions.lcg.text.amounts import count_of
from rokugan.editions.lcg.text.meaning import CONDITIONS, Unsupported, amount, fits_filter, holds, things
from rokugan.editions.lcg.text.nouns import fits_noun
from rokugan.editions.lcg.text.scene import Scene
from rokugan.editions.lcg.text.values import compare
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    pass


def is_so_now(scene: Scene, node: n.Condition) -> bool:
    """Does the condition hold now?"""
    if isinstance(node, n.Be):
        found = [fits_filter(scene, node.filter, each) for each in things(scene, node.thing)]
        return any(found) and (all(found) or not isinstance(node.thing, n.All))
    if isinstance(node, n.During):
        return is_during(scene, node.thing)
    if isinstance(node, n.Exists):
        return compare(count_of(scene, node.noun), node.compare, node.number)
    if isinstance(node, n.Compare):
        return compare(amount(scene, node.left), node.compare, amount(scene, node.right))
    if isinstance(node, n.NotSo):
        return not holds(scene, node.condition)
    if isinstance(node, n.Both):
        return all(holds(scene, each) for each in node.conditions)
    if isinstance(node, n.Either):
        return any(holds(scene, each) for each in node.conditions)
    if isinstance(node, n.Happens):
        return happened(scene, node.deed)
    raise Unsupported(f"the condition {node!r}")


def is_during(scene: Scene, thing: n.Thing | None) -> bool:
    """Is that conflict, phase or count going on?"""
    game = scene.game
    if isinstance(thing, n.PhaseOf):
        return PHASES[game.phase] == thing.phase
    if thing == n.The("duel"):
        return game.duel is not None
    if isinstance(thing, (n.A, n.All)) and thing.noun.kind == "duel":
        return is_duel(scene, thing.noun)
    if isinstance(thing, (n.A, n.All)) and thing.noun.kind == "glory count":
        return True  # what is said of it is asked in it only
    if isinstance(thing, (n.A, n.All)):
        return thing.noun.kind == "conflict" and is_conflict(scene, thing.noun)
    if isinstance(thing, n.The) and thing.name == "conflict":
        return game.conflict is not None
    raise Unsupported(f"during {thing!r}")


def is_conflict(scene: Scene, noun: n.Noun) -> bool:
    """Does the noun describe the conflict under way?"""
    conflict = scene.game.conflict
    return conflict is not None and all(
        _is_nth(scene, noun, each) if isinstance(each, n.Nth) else conflict_is(scene, each) for each in noun.which
    )


def is_duel(scene: Scene, noun: n.Noun) -> bool:
    """Does the noun describe the duel under way?"""
    duel = scene.game.duel
    return duel is not None and all(
        SKILL_NAMES[duel.skill] == each.type for each in noun.which if isinstance(each, n.OfType)
    )


def conflict_is(scene: Scene, each: n.Node) -> bool:
    """Does the filter fit the conflict under way?"""
    game = scene.game
    conflict = game.conflict
    assert conflict is not None
    if isinstance(each, n.OfType):
        return SKILL_NAMES[conflict.type] == each.type
    if isinstance(each, n.OfElement):
        return conflict.ring >= 0 and ELEMENTS.index(each.element) in game.elements_of(conflict.ring)
    if isinstance(each, n.ElementOf):
        return any(conflict.ring == ring_of(ring) for ring in things(scene, each.of) if is_ring(ring))
    if isinstance(each, n.At):
        if isinstance(each.thing, n.A):
            return fits_noun(scene, each.thing.noun, conflict.province)
        return conflict.province in things(scene, each.thing)
    if isinstance(each, n.Which) and isinstance(each.condition, n.Happens) and each.condition.deed.verb == "declare":
        by, against = each.condition.deed.agent, each.condition.deed.goal
        return (by is None or player_thing(conflict.attacker) in things(scene, by)) and (
            against is None or player_thing(conflict.defender) in things(scene, against)
        )
    if isinstance(each, n.Which):
        return holds(scene, each.condition)
    if isinstance(each, n.Is) and each.word == "unopposed":
        return conflict.unopposed
    if isinstance(each, n.Controlled):
        return player_thing(conflict.attacker) in things(scene, each.by)
    if isinstance(each, n.Every):
        return True
    raise Unsupported(f"a conflict of which {each!r} is said")


def _is_nth(scene: Scene, noun: n.Noun, each: n.Nth) -> bool:
    """Is it the first (or second) such conflict of this round: of its type, if one is said; of its attacker, if the
    text says whose?"""
    game = scene.game
    conflict = game.conflict
    assert conflict is not None
    whose = any(
        isinstance(said, n.Controlled)
        or (isinstance(said, n.Which) and isinstance(said.condition, n.Happens) and said.condition.deed.agent)
        for said in noun.which
    )
    typed = any(isinstance(said, n.OfType) for said in noun.which)
    players = [game.players[conflict.attacker]] if whose else game.players
    declared = sum(player.declared[conflict.type] if typed else sum(player.declared) for player in players)
    return declared == {"first": 1, "second": 2}.get(each.order, 1)


def happened(scene: Scene, deed: n.Deed) -> bool:
    """Has the deed been done: in this phase, in this conflict, in this duel?"""
    game = scene.game
    if deed.verb in ("win", "lose"):
        return _result(scene, deed)
    if deed.verb == "declare" and deed.agent is not None:
        least = amount(scene, deed.patient.amount) if isinstance(deed.patient, n.Some) else 1
        return any(sum(game.players[seat_of(each)].declared) >= least for each in things(scene, deed.agent))
    if deed.verb == "break":
        return game.conflict is not None and game.conflict.broke
    if deed.verb == "claim":
        owners = [seat_of(each) for each in things(scene, deed.agent)] if deed.agent is not None else [scene.seat]
        return any(game.ring_owner[ring_of(each)] in owners for each in things(scene, deed.patient))
    if deed.verb == "attack":
        return _is_attacked(scene, deed)
    if deed.verb == "contest":
        conflict = game.conflict
        mine = conflict is not None and conflict.attacker == scene.seat
        return mine and conflict is not None and ring_thing(conflict.ring) in things(scene, deed.patient)
    raise Unsupported(f"whether {deed!r} has happened")


def _is_attacked(scene: Scene, deed: n.Deed) -> bool:
    """Does the agent attack the province that the deed names, or, if it names none, attack at all?"""
    game, conflict = scene.game, scene.game.conflict
    if conflict is None or (deed.patient is not None and conflict.province not in things(scene, deed.patient)):
        return False
    who = things(scene, deed.agent) if deed.agent is not None else [scene.card]
    return any(
        each == player_thing(conflict.attacker) or (each in game.states and game.states[each].side == ATTACKING)
        for each in who
    )


def _result(scene: Scene, deed: n.Deed) -> bool:
    game = scene.game
    who = things(scene, deed.agent) if deed.agent is not None else []
    if any(isinstance(each, n.Within) for each in deed.how):
        counts = [game.players[seat_of(each)] for each in who]
        return any((player.won if deed.verb == "win" else player.lost) > 0 for player in counts)
    if game.duel is not None and (deed.patient is None or is_a_duel(deed.patient)):
        duelist = game.duel.winner if deed.verb == "win" else game.duel.loser
        return duelist in who or (duelist in game.states and player_thing(game.controller(duelist)) in who)
    conflict = game.conflict
    if conflict is None or conflict.winner < 0 or is_a_duel(deed.patient):
        return False
    seat = conflict.winner if deed.verb == "win" else conflict.loser
    return player_thing(seat) in who or any(game.participates(each) and game.controller(each) == seat for each in who)


def is_a_duel(thing: n.Thing | None) -> bool:
    """Does the phrase speak of a duel?"""
    return thing == n.The("duel") or (isinstance(thing, (n.A, n.All)) and thing.noun.kind == "duel")


CONDITIONS.append(is_so_now)
