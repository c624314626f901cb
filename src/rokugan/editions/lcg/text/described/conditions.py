"""Conditions: what is so now, what is going on, what has happened."""

from __future__ import annotations

from typing import Final

from rokugan.editions.lcg.table.things import (
    ATTACKING,
    CONFLICT_PHASE,
    ELEMENTS,
    MILITARY,
    PHASES,
    POLITICAL,
    SKILL_NAMES,
    player_thing,
    ring_of,
    ring_thing,
    seat_of,
)
from rokugan.editions.lcg.text.described.amounts import count_of
from rokugan.editions.lcg.text.described.filters import elements_of
from rokugan.editions.lcg.text.described.nouns import fits_noun
from rokugan.editions.lcg.text.described.values import compare
from rokugan.editions.lcg.text.meaning import CONDITIONS, Unsupported, amount, fits_filter, holds, things
from rokugan.editions.lcg.text.scene import Scene
from rokugan.program.lcg import nodes as n

# what can be told of the conflict, duel or count that is under way
TELLING: Final[dict[str, tuple[type[n.Filter], ...]]] = {
    "conflict": (n.OfType, n.OfElement, n.ElementOf, n.At, n.Which, n.Is, n.Controlled, n.Every, n.Nth),
    "duel": (n.OfType,),
    "glory count": (),
}
COUNTING: Final = (n.Nth, n.OfType, n.Which, n.Controlled, n.Every)  # of the first or second conflict
ATTACKS: Final = {"attacker": True, "attacking player": True, "defender": False, "defending player": False}


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
    if thing == n.The("conflict"):
        return game.conflict is not None
    if thing == n.The("duel"):
        return game.duel is not None
    assert isinstance(thing, (n.A, n.All))
    if thing.noun.kind == "duel":
        return is_duel(scene, thing.noun)
    return thing.noun.kind == "glory count" or is_conflict(scene, thing.noun)  # of a glory count it is asked in it only


def check_during(thing: n.Thing | None) -> None:
    """Refuse what is no time, or of a conflict or duel what cannot be told."""
    if isinstance(thing, (n.A, n.All)):
        kind, which = thing.noun.kind, thing.noun.which
        counted = any(isinstance(each, n.Nth) for each in which)  # conflicts are counted by player and type
        tellable = COUNTING if counted else TELLING.get(kind)
        known = tellable is not None and all(isinstance(each, tellable) for each in which)
        known = known and n.Nth("next") not in which and not (counted and any(_is_so(each) for each in which))
    else:
        known = isinstance(thing, n.PhaseOf) or thing in (n.The("conflict"), n.The("duel"))
    if not known:
        raise Unsupported(f"during {thing!r}")


def _is_so(each: n.Filter) -> bool:
    """Is it a clause that says something else than who declared it?"""
    if not isinstance(each, n.Which):
        return False
    return not isinstance(each.condition, n.Happens) or each.condition.deed.verb != "declare"


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
        return ELEMENTS.index(each.element) in game.elements_of(conflict.ring)
    if isinstance(each, n.ElementOf):
        return not set(elements_of(scene, each.of)).isdisjoint(game.elements_of(conflict.ring))
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
    if isinstance(each, n.Is):  # unopposed, the only word of the language for conflicts
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
    whose = any(isinstance(said, (n.Controlled, n.Which)) for said in noun.which)
    typed = any(isinstance(said, n.OfType) for said in noun.which)
    players = [game.players[conflict.attacker]] if whose else game.players
    declared = sum(player.declared[conflict.type] if typed else sum(player.declared) for player in players)
    return declared == (2 if each.order == "second" else 1)


def happened(scene: Scene, deed: n.Deed) -> bool:
    """Has the deed been done: in this phase, in this conflict, in this duel? `check_happened` has let pass what is remembered."""
    game = scene.game
    if deed.verb in ("win", "lose"):
        return _result(scene, deed)
    if deed.verb == "declare":
        return _enough(scene, deed, [_declared(scene, seat, deed) for seat in _players(scene, deed)])
    if deed.verb == "break":
        conflict = game.conflict
        broke = conflict is not None and conflict.broke and conflict.province in things(scene, deed.patient)
        return broke and (deed.agent is None or is_conflict_itself(scene, deed.agent) or _attacks(scene, deed.agent))
    if deed.verb == "claim":
        owners = [game.ring_owner[ring_of(each)] for each in things(scene, deed.patient)]
        return _enough(scene, deed, [owners.count(seat) for seat in _players(scene, deed)])
    if deed.verb == "attack":
        conflict = game.conflict
        return conflict is not None and conflict.province in things(scene, deed.patient) and _attacks(scene, deed.agent)
    if deed.verb == "contest":
        ring = game.contested()
        return ring >= 0 and ring_thing(ring) in things(scene, deed.patient) and _attacks(scene, deed.agent)
    raise Unsupported(f"whether {deed!r} has happened")


def check_happened(deed: n.Deed) -> None:
    """Refuse to ask for what the game does not remember."""
    said = deed.patient
    noun = said.noun if isinstance(said, (n.A, n.All, n.Some)) else None
    which = noun.which if noun is not None else ()
    periods = [each.period for each in deed.how if isinstance(each, n.Within)]
    if deed.verb in ("win", "lose"):
        known = (
            not isinstance(said, n.Some) if not periods else noun == n.Noun("conflict") and not isinstance(said, n.All)
        )
        if isinstance(said, (n.A, n.All)):
            check_during(said)
    elif deed.verb == "declare":
        known = isinstance(said, (n.A, n.Some)) and all(isinstance(each, n.OfType) for each in which)
    elif deed.verb == "break":
        known = all(each == "conflict" for each in periods)
    elif deed.verb == "claim":
        known = noun is not None or isinstance(said, n.Gap)  # rings, not the Favor
    else:
        known = deed.verb in ("attack", "contest")
    exact = any(isinstance(each, n.By) and not isinstance(each.amount, n.AtLeast) for each in deed.how)
    if not known or exact:
        raise Unsupported(f"whether somebody did {deed.verb}" + (f" {said!r}" if said is not None else ""))


def _players(scene: Scene, deed: n.Deed) -> list[int]:
    """The players who are meant by whoever does it; anybody, if nobody is named."""
    return [seat_of(each) for each in things(scene, deed.agent)] if deed.agent is not None else [0, 1]


def _enough(scene: Scene, deed: n.Deed, counts: list[int]) -> bool:
    """Has one of the players done it so often (to each, to 2 of them, to one), or, if nobody is named, all together?"""
    least = 1
    if isinstance(deed.patient, n.Some):
        least = amount(scene, deed.patient.amount)
    elif isinstance(deed.patient, n.All):
        least = max(1, len(things(scene, deed.patient)))
    return (sum(counts) if deed.agent is None else max(counts, default=0)) >= least


def _declared(scene: Scene, seat: int, deed: n.Deed) -> int:
    """Return how many such conflicts the player has declared, in this phase or in this round."""
    if not _still(scene, deed):
        return 0
    counts = scene.game.players[seat].declared
    assert isinstance(deed.patient, (n.A, n.Some))
    types = [SKILL_NAMES.index(each.type) for each in deed.patient.noun.which if isinstance(each, n.OfType)]
    return sum(counts[each] for each in types or (MILITARY, POLITICAL))


def _still(scene: Scene, deed: n.Deed) -> bool:
    """Is the conflict phase, of which conflicts are remembered, in the period that is said?"""
    return n.Within("phase") not in deed.how or scene.game.phase == CONFLICT_PHASE


def _attacks(scene: Scene, agent: n.Thing | None) -> bool:
    """Is one of them the attacking player, or an attacker of his?"""
    game, conflict = scene.game, scene.game.conflict
    assert conflict is not None
    return any(
        each == player_thing(conflict.attacker) or (each in game.states and game.states[each].side == ATTACKING)
        for each in things(scene, agent)
    )


def is_conflict_itself(scene: Scene, thing: n.Thing) -> bool:
    """Does the phrase speak of the conflict: `if that conflict broke a province`?"""
    said = scene.text.new[thing.number] if isinstance(thing, n.Ref) else thing
    return said == n.The("conflict") or (isinstance(said, (n.A, n.All)) and said.noun.kind == "conflict")


def _result(scene: Scene, deed: n.Deed) -> bool:
    """Was the conflict or duel won, or lost, by whom and as the text says?"""
    game, won = scene.game, deed.verb == "win"
    if any(isinstance(each, n.Within) for each in deed.how):
        players = [game.players[seat] for seat in _players(scene, deed)]
        return _still(scene, deed) and _enough(scene, deed, [each.won if won else each.lost for each in players])
    who = things(scene, deed.agent) if deed.agent is not None else [player_thing(0), player_thing(1)]
    if game.duel is not None and (deed.patient is None or is_a_duel(deed.patient)):
        duelist = game.duel.winner if won else game.duel.loser
        named = not isinstance(deed.patient, (n.A, n.All)) or is_duel(scene, deed.patient.noun)
        return named and (duelist in who or (duelist in game.states and player_thing(game.controller(duelist)) in who))
    conflict = game.conflict
    if conflict is None or conflict.winner < 0 or is_a_duel(deed.patient):
        return False
    if isinstance(deed.patient, (n.A, n.All)) and not is_conflict(scene, deed.patient.noun):
        return False
    seat = conflict.winner if won else conflict.loser
    for each in deed.how:
        if isinstance(each, n.As) and ATTACKS[each.side] != (seat == conflict.attacker):
            return False
        if isinstance(each, n.By) and conflict.difference < amount(scene, each.amount):
            return False
    return player_thing(seat) in who or any(game.participates(each) and game.controller(each) == seat for each in who)


def is_a_duel(thing: n.Thing | None) -> bool:
    """Does the phrase speak of a duel?"""
    return thing == n.The("duel") or (isinstance(thing, (n.A, n.All)) and thing.noun.kind == "duel")


CONDITIONS.append(is_so_now)
