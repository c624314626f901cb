"""Triggering conditions: which events a deed in a trigger speaks of, and whether an event is the one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from rokugan.editions.lcg.table.kinds import (
    ATTACHED,
    BOWS,
    CARD_DISCARDED,
    CARD_PLAYED,
    CARD_TURNED_UP,
    CONFLICT_DECLARED,
    CONFLICT_ENDS,
    CONFLICT_PASSED,
    CONFLICT_WON,
    DEFENDERS_DECLARED,
    DIALS_REVEALED,
    DISHONORED_ACT,
    DRAWS,
    DUEL_BEGINS,
    DUEL_ENDS,
    DUEL_WON,
    EFFECTS_RESOLVED,
    ENTERS_PLAY,
    FATE_GAINED,
    FATE_LOST,
    FATE_MOVED,
    FATE_PLACED,
    FATE_REMOVED,
    FAVOR_CLAIMED,
    HONOR_GAINED,
    HONOR_GIVEN,
    HONOR_LOST,
    HONORED_ACT,
    INITIATES,
    LEAVES_PLAY,
    MOVES_HOME,
    MOVES_TO_CONFLICT,
    PHASE_BEGINS,
    PHASE_ENDS,
    PROVINCE_BREAKS,
    PROVINCE_REVEALED,
    READIES,
    RING_CHOSEN,
    RING_CLAIMED,
    RING_EFFECT,
    STATUS_GIVEN,
    TOKEN_PASSED,
)
from rokugan.editions.lcg.table.things import (
    ATTACKING,
    CONFLICT_DECK,
    DEFENDING,
    DISCARDED,
    DISHONORED,
    DYNASTY_DECK,
    DYNASTY_PHASE,
    EVENT,
    HAND,
    HONORED,
    NO_SIDE,
    NOTHING,
    PHASES,
    PROVINCE,
    is_player,
    player_thing,
    ring_thing,
    seat_of,
)
from rokugan.editions.lcg.text.conditions import is_conflict, is_during
from rokugan.editions.lcg.text.meaning import Unsupported, fits_filter, things
from rokugan.editions.lcg.text.nouns import fits_noun
from rokugan.editions.lcg.text.scene import Scene
from rokugan.editions.lcg.windows.happening import Occurrence
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Event

Match: TypeAlias = "Callable[[Scene, n.Deed, Event], bool]"
SIMPLE: Final = {
    "bow": BOWS,
    "ready": READIES,
    "honor": HONORED_ACT,
    "dishonor": DISHONORED_ACT,
    "leave play": LEAVES_PLAY,
    "enter play": ENTERS_PLAY,
    "turn": CARD_TURNED_UP,
    "break": PROVINCE_BREAKS,
}


# What has a beginning and an end besides the phases.
COURSES = {"conflict": (CONFLICT_DECLARED, CONFLICT_ENDS), "duel": (DUEL_BEGINS, DUEL_ENDS)}


def _course(deed: n.Deed) -> str:
    """The thing that begins or ends in a trigger: `conflict`, `duel`."""
    return str(deed.patient.name) if isinstance(deed.patient, n.The) else _kind(deed.patient)


def kinds_of(deed: n.Deed) -> tuple[int, ...]:
    """The kinds of events that the deed may be."""
    verb, kind = deed.verb, _kind(deed.patient)
    if verb in SIMPLE:
        return (SIMPLE[verb],)
    if verb == "lose" and kind in ("honor", "fate"):
        return (HONOR_LOST,) if kind == "honor" else (FATE_LOST, FATE_REMOVED, FATE_MOVED)
    if verb in ("win", "lose"):
        return (DUEL_WON,) if kind == "duel" else (CONFLICT_WON,)
    if verb == "claim" and deed.patient == n.The("imperial favor"):
        return (FAVOR_CLAIMED,)
    if verb == "reveal":
        return (DIALS_REVEALED,) if kind == "dial" else (PROVINCE_REVEALED,)
    if verb == "move":
        return (MOVES_HOME,) if deed.goal == n.Place("home") else (MOVES_TO_CONFLICT,)
    if verb == "commit":
        return (CONFLICT_DECLARED, DEFENDERS_DECLARED)
    if verb in ("begin", "end") and not isinstance(deed.patient, n.PhaseOf):
        if _course(deed) not in COURSES:
            raise Unsupported(f"the {verb} of {deed.patient!r}")
        return (COURSES[_course(deed)][1 if verb == "end" else 0],)
    if verb == "pass":
        return (TOKEN_PASSED,) if deed.patient == n.The("first player token") else (CONFLICT_PASSED,)
    if verb == "place" and kind == "fate":
        return (FATE_PLACED, FATE_MOVED)
    if verb == "remove" and kind == "fate":
        return (FATE_REMOVED, FATE_MOVED)
    if verb == "discard":
        return (CARD_DISCARDED, LEAVES_PLAY)
    if verb == "participate":
        return (CONFLICT_DECLARED, DEFENDERS_DECLARED, MOVES_TO_CONFLICT, ENTERS_PLAY)
    if verb == "resolve" and _is_ring_effect(deed):
        return (RING_EFFECT,)
    if verb == "resolve" and isinstance(deed.patient, n.Part) and deed.patient.what == "effect":
        return (EFFECTS_RESOLVED,)
    found = {
        "claim": RING_CLAIMED,
        "declare": CONFLICT_DECLARED,
        "attach": ATTACHED,
        "play": CARD_PLAYED,
        "begin": PHASE_BEGINS,
        "end": PHASE_ENDS,
        "initiate": INITIATES,
        "trigger": INITIATES,
        "select": RING_CHOSEN,
        "resolve": CONFLICT_ENDS,
        "give": HONOR_GIVEN,
        "draw": DRAWS,
        "gain": HONOR_GAINED if kind == "honor" else FATE_GAINED,
        "receive": STATUS_GIVEN,
    }.get(verb)
    if found is None:
        raise Unsupported(f"a trigger with the verb {verb}")
    return (found,)


def _is_ring_effect(deed: n.Deed) -> bool:
    part = deed.patient
    return _kind(part) == "ring effect" or (isinstance(part, n.Part) and part.what == "ring effect")


def _kind(thing: n.Thing | None) -> str:
    return str(thing.noun.kind) if isinstance(thing, (n.A, n.All, n.Some)) else ""


def answers(scene: Scene, trigger: n.Trigger, event: Event) -> bool:
    """Is the event one of the trigger's deeds? Then what they speak of is bound."""
    return any(event.kind in kinds_of(deed) and _is_it(scene, deed, event) for deed in trigger.deeds)


def _is_it(scene: Scene, deed: n.Deed, event: Event) -> bool:
    match = MATCHES.get(deed.verb, _of_card)
    return match(scene, deed, event) and all(_how(scene, each, event) for each in deed.how)


def _how(scene: Scene, each: n.Node, event: Event) -> bool:
    """The circumstances that every verb takes."""
    if isinstance(each, n.During):
        _bind(scene, each.thing, NOTHING)
        return is_during(scene, each.thing)
    if isinstance(each, n.Because):
        return event.use is None and scene.game.conflict is not None and (each.of is None or _conflict(scene, each.of))
    return True


def _is(scene: Scene, node: n.Thing | None, thing: int) -> bool:
    """Is this thing what the phrase means? If the phrase is new, it means that from now on."""
    if node is None:
        return True
    number = scene.text.number(node)
    if isinstance(node, (n.A, n.Some, n.All)):
        fits = fits_noun(scene, node.noun, thing)
        if fits and number != NOTHING:
            scene.bind(number, [thing])
        return fits
    if isinstance(node, n.OneOf):
        return any(_is(scene, each, thing) for each in node.things)
    if isinstance(node, n.Ref):
        return _is(scene, scene.text.new[node.number], thing)
    return thing in things(scene, node)


def _bind(scene: Scene, node: n.Thing | None, thing: int) -> None:
    number = scene.text.number(node)
    if number != NOTHING:
        scene.bind(number, [] if thing == NOTHING else [thing])


def _conflict(scene: Scene, node: n.Node | None) -> bool:
    """Is the conflict under way the one that the phrase means?"""
    if isinstance(node, (n.A, n.All)):
        _bind(scene, node, NOTHING)
        return is_conflict(scene, node.noun)
    return scene.game.conflict is not None


def _of_card(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Is it the event about one card for which the trigger waits: somebody bows, honors or breaks it; it enters or
    leaves play?"""
    if not _is(scene, deed.patient, event.card):
        return False
    if deed.verb == "enter play" and isinstance(deed.source, n.A):
        if event.amount != PROVINCE:
            return False
        _bind(scene, deed.source, _emptied(scene.game))
    for each in deed.how:
        if isinstance(each, n.Under) and player_thing(event.seat) not in things(scene, each.player):
            return False
        if isinstance(each, n.As) and event.side != {"attacker": ATTACKING, "defender": DEFENDING}.get(
            each.side, event.side
        ):
            return False
    return deed.agent is None or _by(scene, deed.agent, event)


def _emptied(game: LcgGame) -> int:
    """The province from which a card has just come, and which is still to be refilled."""
    numbers = game.refills[:]
    for frame in game.stack:
        if isinstance(frame, Occurrence):
            numbers += frame.refills
    return game.provinces[numbers[-1]].card if numbers else NOTHING


def _by(scene: Scene, agent: n.Thing | None, event: Event) -> bool:
    """Who did it: a player, or the effect of a card or ring."""
    if isinstance(agent, (n.You, n.Opponent)):
        return event.seat == seat_of(things(scene, agent)[0])
    if isinstance(agent, n.OneOf):
        return any(_by(scene, each, event) for each in agent.things)
    if isinstance(agent, (n.A, n.All)) and agent.noun.kind in ("effect", "ring effect"):
        use = event.use
        if use is None:
            return False
        if agent.noun.kind == "ring effect":
            return use.ring >= 0
        sides = [each.by for each in agent.noun.which if isinstance(each, n.Controlled)]
        return use.ring < 0 and all(player_thing(use.seat) in things(scene, each) for each in sides)
    raise Unsupported(f"a trigger by {agent!r}")


def _won(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A conflict or duel is won or lost, by a player or by a character on his side."""
    game, winning = scene.game, deed.verb == "win"
    if event.kind in (FATE_REMOVED, FATE_MOVED):
        return deed.agent is not None and _is(scene, deed.agent, event.card)
    if event.kind in (HONOR_LOST, FATE_LOST):
        return not (deed.agent and all(each >= 0 for each in things(scene, deed.agent))) and _resource(
            scene, deed, event
        )
    if event.kind == DUEL_WON:
        who = event.card if winning else event.other
        if any(is_player(each) for each in things(scene, deed.agent)):
            return player_thing(game.controller(who)) in things(scene, deed.agent)
        return _is(scene, deed.agent, who)
    conflict = game.conflict
    if conflict is None or (deed.patient is not None and not _conflict(scene, deed.patient)):
        return False
    seat = event.seat if winning else event.other
    for each in deed.how:
        if isinstance(each, n.As) and (seat == conflict.attacker) != (each.side in ("attacker", "attacking player")):
            return False
        if isinstance(each, n.By) and isinstance(each.amount, n.AtLeast) and event.amount < each.amount.value:
            return False
    for thing in things(scene, deed.agent):
        if thing == player_thing(seat) or (thing >= 0 and game.participates(thing) and game.controller(thing) == seat):
            return True
    return False


def _claimed(scene: Scene, deed: n.Deed, event: Event) -> bool:
    by_me = deed.agent is None or event.seat == seat_of(things(scene, deed.agent)[0])
    return by_me and (event.kind == FAVOR_CLAIMED or _is(scene, deed.patient, ring_thing(event.other)))


def _revealed(scene: Scene, deed: n.Deed, event: Event) -> bool:
    return event.kind == DIALS_REVEALED or _is(scene, deed.patient, event.card)


def _moved(scene: Scene, deed: n.Deed, event: Event) -> bool:
    return _is(scene, deed.patient, event.card) and (
        deed.goal is None or isinstance(deed.goal, n.Place) or _conflict(scene, deed.goal)
    )


def _committed(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A character is declared as an attacker or defender."""
    side = ATTACKING if event.kind == CONFLICT_DECLARED else DEFENDING
    return any(
        card in scene.game.states and scene.game.states[card].side == side for card in things(scene, deed.patient)
    )


def _declared(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Has such a conflict been declared, by that player or against that province; or such a character as an attacker?"""
    if not isinstance(deed.patient, (n.A, n.All)) or deed.patient.noun.kind != "conflict":
        return _committed(scene, deed, event)
    if deed.agent is not None and event.seat != seat_of(things(scene, deed.agent)[0]):
        return False
    if deed.goal is not None and event.card not in things(scene, deed.goal):
        return False
    return _conflict(scene, deed.patient)


def _passed(scene: Scene, deed: n.Deed, event: Event) -> bool:
    return event.seat == seat_of(things(scene, deed.agent)[0])


def _phase(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A phase, a conflict or a duel begins or ends."""
    if isinstance(deed.patient, n.PhaseOf):
        return PHASES[event.amount] == deed.patient.phase
    return _course(deed) == "duel" or not isinstance(deed.patient, (n.A, n.All)) or _conflict(scene, deed.patient)


def _initiated(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Is an event or ability being initiated that the trigger describes: what it targets, on what it stands?"""
    use, part = event.use, deed.patient
    if use is None or not isinstance(part, n.Part) or not isinstance(part.of, n.A):
        return False
    _bind(scene, part, NOTHING)
    noun = part.of.noun
    if noun.kind == "event":
        return use.type == EVENT and all(_said_of_use(scene, each, event) for each in noun.which)
    return all(_said_of_use(scene, each, event) for each in noun.which)


def _said_of_use(scene: Scene, each: n.Filter, event: Event) -> bool:
    use = event.use
    assert use is not None
    if isinstance(each, n.Is):
        return True  # triggered, action: the engine tells no others apart
    if isinstance(each, n.Controlled):
        return player_thing(use.seat) in things(scene, each.by)
    if isinstance(each, n.On):
        return use.card in things(scene, each.thing)
    if isinstance(each, n.HasTrait):
        return scene.game.has_trait(use.card, each.trait)
    if isinstance(each, n.Which) and isinstance(each.condition, n.Happens) and each.condition.deed.verb == "target":
        wanted = each.condition.deed.patient
        return any(_is(scene, wanted, thing) for targets in use.targets for thing in targets)
    if isinstance(each, n.Which) and isinstance(each.condition, n.Happens) and each.condition.deed.verb in PLAYED:
        deed = each.condition.deed
        by = deed.agent is None or player_thing(use.seat) in things(scene, deed.agent)
        return by and all(is_during(scene, how.thing) for how in deed.how if isinstance(how, n.During))
    return fits_filter(scene, each, use.card)


PLAYED: Final = ("play", "trigger")  # `an event your opponent plays`, `an ability your opponent triggers`


def _triggered(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Has such a character triggered an ability?"""
    return event.use is not None and event.use.type != EVENT and _is(scene, deed.agent, event.card)


def _attached(scene: Scene, deed: n.Deed, event: Event) -> bool:
    by = deed.agent is None or event.seat == seat_of(things(scene, deed.agent)[0])
    return by and _is(scene, deed.patient, event.card) and event.other in things(scene, deed.goal)


def _played(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A card is played; `from your hand` is where it came from."""
    if deed.agent is not None and event.seat != seat_of(things(scene, deed.agent)[0]):
        return False
    patient = deed.patient
    if isinstance(patient, (n.A, n.All)):
        plain = tuple(each for each in patient.noun.which if not isinstance(each, n.In))
        if len(plain) != len(patient.noun.which) and event.amount != HAND:
            return False
        if not fits_noun(scene, n.Noun(patient.noun.kind, plain), event.card):
            return False
        _bind(scene, patient, event.card)
        return True
    return event.card in things(scene, patient)


def _fate_placed(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Fate comes onto a card or leaves it."""
    onto = deed.verb == "place"
    card = event.other if onto and event.kind == FATE_MOVED else event.card
    return card >= 0 and _is(scene, deed.goal if onto else deed.source, card)


def _selected(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A ring is selected for a conflict; what lay on it was taken with it."""
    if event.seat != seat_of(things(scene, deed.agent)[0]) or not isinstance(deed.patient, n.A):
        return False
    plain = tuple(each for each in deed.patient.noun.which if not isinstance(each, n.Has))
    return (len(plain) == len(deed.patient.noun.which) or event.amount > 0) and fits_noun(
        scene, n.Noun("ring", plain), ring_thing(event.other)
    )


def _resolved(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A conflict has resolved: `your first conflict this phase as the attacking player`; or a ring effect."""
    if event.kind == RING_EFFECT:
        return _ring_effect(scene, deed, event)
    if event.kind == EFFECTS_RESOLVED:
        return _initiated(scene, deed, event)
    conflict = scene.game.conflict
    if conflict is None or not isinstance(deed.patient, n.A):
        return False
    _bind(scene, deed.patient, NOTHING)
    for each in deed.patient.noun.which:
        if isinstance(each, n.Controlled) and player_thing(conflict.attacker) not in things(scene, each.by):
            return False
        if (
            isinstance(each, n.Nth)
            and sum(scene.game.players[conflict.attacker].declared) != {"first": 1, "second": 2}[each.order]
        ):
            return False
    return True


def _given(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Honor that changes hands after a bid."""
    return (
        event.use is None
        and player_thing(event.other) in things(scene, deed.goal)
        and is_player(player_thing(event.other))
    )


def _resource(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Has that player gained or lost so much honor or fate, or drawn so many cards, or more?"""
    patient = deed.patient
    least = patient.amount.value if isinstance(patient, n.Some) and isinstance(patient.amount, n.AtLeast) else 1
    return event.amount >= least and (deed.agent is None or player_thing(event.seat) in things(scene, deed.agent))


def _gained(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Honor or fate; fate for passing first in the dynasty phase."""
    passing = any(isinstance(each, n.WhenDone) for each in deed.how)
    if not passing:
        return _resource(scene, deed, event)
    by_rule = event.use is None and event.card == NOTHING and scene.game.phase == DYNASTY_PHASE
    return by_rule and player_thing(event.seat) in things(scene, deed.agent)


def _received(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A character becomes honored or dishonored: it gets the token (lcg.states.12)."""
    wanted = deed.patient.noun.which if isinstance(deed.patient, (n.A, n.Some)) else ()
    token = {n.Is("honored"): HONORED, n.Is("dishonored"): DISHONORED}
    return all(event.amount == token.get(each, 0) for each in wanted if isinstance(each, n.Is)) and _is(
        scene, deed.agent, event.card
    )


def _discarded(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Has such a card been discarded: from play if it is of a type that is there, from where the text says, or from
    anywhere?"""
    patient = deed.patient
    places: list[n.Thing] = [] if deed.source is None else [deed.source]
    noun = patient.noun if isinstance(patient, (n.A, n.Some, n.All)) else None
    if noun is not None:
        places += [place for each in noun.which if isinstance(each, n.In) for place in each.places]
        noun = n.Noun(noun.kind, tuple(each for each in noun.which if not isinstance(each, n.In)))
    if event.kind == LEAVES_PLAY:
        if places or event.how != DISCARDED:
            return False
    elif places and not any(_was_in(scene, place, event) for place in places):
        return False
    if deed.agent is not None and player_thing(event.seat) not in things(scene, deed.agent):
        return False
    if noun is None:
        return _is(scene, patient, event.card)
    _bind(scene, patient, event.card)
    return fits_noun(scene, noun, event.card)


def _was_in(scene: Scene, place: n.Thing, event: Event) -> bool:
    """Was the card, before it was discarded, in that place?"""
    if not isinstance(place, n.Place) or event.amount != ZONES.get(place.area):
        return False
    return place.of is None or player_thing(event.seat) in things(scene, place.of)


ZONES: Final = {"hand": HAND, "conflict deck": CONFLICT_DECK, "dynasty deck": DYNASTY_DECK, "provinces": PROVINCE}


def _ring_effect(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A ring effect resolves: any, or that of the ring that is named."""
    part = deed.patient
    _bind(scene, part, NOTHING)
    if isinstance(part, n.Part):
        return ring_thing(event.other) in things(scene, part.of)
    by = [each.by for each in part.noun.which if isinstance(each, n.Controlled)] if isinstance(part, n.A) else []
    return all(player_thing(event.seat) in things(scene, each) for each in by)


def _joined(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Has such a character come to participate: declared, moved there, or put or played into the conflict?"""
    if event.kind in (CONFLICT_DECLARED, DEFENDERS_DECLARED):
        return _committed(scene, deed, event) and (deed.goal is None or _conflict(scene, deed.goal))
    if event.kind == ENTERS_PLAY and event.side == NO_SIDE:
        return False
    return _is(scene, deed.patient, event.card) and (deed.goal is None or _conflict(scene, deed.goal))


MATCHES: dict[str, Match] = {
    "win": _won,
    "lose": _won,
    "claim": _claimed,
    "reveal": _revealed,
    "move": _moved,
    "commit": _committed,
    "participate": _joined,
    "declare": _declared,
    "pass": _passed,
    "begin": _phase,
    "end": _phase,
    "initiate": _initiated,
    "trigger": _triggered,
    "attach": _attached,
    "play": _played,
    "place": _fate_placed,
    "remove": _fate_placed,
    "select": _selected,
    "resolve": _resolved,
    "give": _given,
    "gain": _gained,
    "draw": _resource,
    "discard": _discarded,
    "receive": _received,
}
