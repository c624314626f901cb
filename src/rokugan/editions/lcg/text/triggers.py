"""Triggering conditions: whether an event is one that a deed in a trigger speaks of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from rokugan.editions.lcg.framework.conflict import BOWS_AFTER_CONFLICT
from rokugan.editions.lcg.framework.dynasty import PASSED_FIRST
from rokugan.editions.lcg.table.kinds import (
    CARD_DISCARDED,
    CONFLICT_DECLARED,
    DIALS_REVEALED,
    DUEL_WON,
    EFFECTS_RESOLVED,
    ENTERS_PLAY,
    FATE_LOST,
    FATE_MOVED,
    FATE_ON_RING,
    FATE_REMOVED,
    FAVOR_CLAIMED,
    HONOR_LOST,
    LEAVES_PLAY,
    RING_EFFECT,
)
from rokugan.editions.lcg.table.things import (
    ATTACKING,
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    DEFENDING,
    DISCARDED,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    EVENT,
    HAND,
    NO_SIDE,
    NOTHING,
    PHASES,
    PROVINCE,
    SACRIFICED,
    player_thing,
    ring_thing,
)
from rokugan.editions.lcg.text.described.conditions import is_during
from rokugan.editions.lcg.text.described.nouns import fits_noun
from rokugan.editions.lcg.text.meaning import fits_filter, things
from rokugan.editions.lcg.text.occasions import DECLARED, kinds_of, subject_of
from rokugan.editions.lcg.text.roles import STATUSES
from rokugan.editions.lcg.text.scene import Scene
from rokugan.editions.lcg.windows.happening import Occurrence
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Event, Use

Match: TypeAlias = "Callable[[Scene, n.Deed, Event], bool]"


def answers(scene: Scene, trigger: n.Trigger, event: Event) -> bool:
    """Is the event one of the trigger's deeds? Then what they speak of is bound."""
    scene.answering = True
    found = any(event.kind in kinds_of(deed) and _is_it(scene, deed, event) for deed in trigger.deeds)
    scene.answering = False
    return found


def _is_it(scene: Scene, deed: n.Deed, event: Event) -> bool:
    match = MATCHES.get(deed.verb, _of_card)
    return match(scene, deed, event) and all(_how(scene, each, event) for each in deed.how)


def _how(scene: Scene, each: n.Node, event: Event) -> bool:
    """The circumstances that every verb takes."""
    if isinstance(each, n.During):
        _bind(scene, each.thing, NOTHING)
        return is_during(scene, each.thing)
    if isinstance(each, n.Because):
        return event.rule == BOWS_AFTER_CONFLICT and _course(scene, each.of)
    return True


def _is(scene: Scene, node: n.Thing | None, thing: int) -> bool:
    """Is this thing what the phrase means? If the phrase is new, it means that from now on."""
    if node is None:
        return True
    if isinstance(node, (n.A, n.Some, n.All)):
        fits = fits_noun(scene, node.noun, thing)
        if fits:
            _bind(scene, node, thing)
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


def _bind_all(scene: Scene, node: n.Thing | None, found: list[int]) -> bool:
    """Let the phrase mean all of these; is there one?"""
    number = scene.text.number(node)
    if number != NOTHING:
        scene.bind(number, found)
    return bool(found)


def _is_player(scene: Scene, node: n.Thing | None, seat: int) -> bool:
    """Is the player of that seat whom the phrase means?"""
    return _is(scene, node, player_thing(seat))


def _course(scene: Scene, node: n.Thing | None) -> bool:
    """Is the conflict or duel under way the one that the phrase means?"""
    if isinstance(node, (n.A, n.All)):
        _bind(scene, node, NOTHING)
        return is_during(scene, node)
    return True


def _as(said: n.As, side: int) -> bool:
    """Is that the side that is said? A participant has either."""
    return side in SIDES[said.side]


SIDES: Final = {
    "attacker": (ATTACKING,),
    "attacking player": (ATTACKING,),
    "defender": (DEFENDING,),
    "defending player": (DEFENDING,),
    "participant": (ATTACKING, DEFENDING),
}


def _of_card(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Is it the event about one card for which the trigger waits: somebody bows, honors or breaks it; it enters or
    leaves play?"""
    if not _is(scene, deed.patient, event.card):
        return False
    if isinstance(deed.source, n.A):
        if event.amount != PROVINCE:
            return False
        _bind(scene, deed.source, _emptied(scene.game))
    if deed.source is not None and not isinstance(deed.source, n.A) and not _came_from(scene, deed.source, event):
        return False
    for each in deed.how:
        if isinstance(each, n.Under) and not _is_player(scene, each.player, event.seat):
            return False
        if isinstance(each, n.As) and not _as(each, event.side):
            return False
    return _by(scene, deed.agent, event)


def _came_from(scene: Scene, source: n.Thing, event: Event) -> bool:
    """Has the card entered play from such a place?"""
    places = source.things if isinstance(source, n.OneOf) else (source,)
    return any(_was_in(scene, place, event) for place in places)


def _emptied(game: LcgGame) -> int:
    """The province from which a card has just come, and which is still to be refilled."""
    numbers = game.refills[:]
    for frame in game.stack:
        if isinstance(frame, Occurrence):
            numbers += frame.refills
    return game.provinces[numbers[-1]].card if numbers else NOTHING


def _by(scene: Scene, agent: n.Thing | None, event: Event) -> bool:
    """Who did it: a player, a card, or the effect of a card or ring?"""
    use = event.use
    if isinstance(agent, n.OneOf):
        return any(_by(scene, each, event) for each in agent.things)
    if isinstance(agent, (n.A, n.All)) and agent.noun.kind == "ring effect":
        return use is not None and use.ring >= 0
    if isinstance(agent, (n.A, n.All)) and agent.noun.kind == "effect":
        sides = [each.by for each in agent.noun.which if isinstance(each, n.Controlled)]
        return use is not None and use.ring < 0 and all(_is_player(scene, each, use.seat) for each in sides)
    if use is not None and _is(scene, agent, use.card):
        return True
    return agent is None or (event.seat >= 0 and _is_player(scene, agent, event.seat))


def _won(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A conflict or duel is won or lost, by a player or by a character on his side."""
    game, winning = scene.game, deed.verb == "win"
    if event.kind in (FATE_REMOVED, FATE_MOVED):
        return _is(scene, deed.agent, event.card)
    if event.kind in (HONOR_LOST, FATE_LOST):
        return _resource(scene, deed, event)
    if not _course(scene, deed.patient):
        return False
    if deed.source is not None and not _is_player(scene, deed.source, event.other if winning else event.seat):
        return False
    if event.kind == DUEL_WON:
        who = event.card if winning else event.other
        return _is(scene, deed.agent, who) or _is_player(scene, deed.agent, game.controller(who))
    conflict = game.conflict
    assert conflict is not None
    seat = event.seat if winning else event.other
    for each in deed.how:
        if isinstance(each, n.As) and not _as(each, ATTACKING if seat == conflict.attacker else DEFENDING):
            return False
        if isinstance(each, n.By) and isinstance(each.amount, n.AtLeast) and event.amount < each.amount.value:
            return False
    if _is_player(scene, deed.agent, seat):
        return True
    on_side = [card for card in game.participants(seat) if card in things(scene, deed.agent)]
    return _bind_all(scene, deed.agent, on_side)


def _claimed(scene: Scene, deed: n.Deed, event: Event) -> bool:
    by_me = _is_player(scene, deed.agent, event.seat)
    return by_me and (event.kind == FAVOR_CLAIMED or _is(scene, deed.patient, ring_thing(event.other)))


def _revealed(scene: Scene, deed: n.Deed, event: Event) -> bool:
    return event.kind == DIALS_REVEALED or _is(scene, deed.patient, event.card)


def _moved(scene: Scene, deed: n.Deed, event: Event) -> bool:
    return _is(scene, deed.patient, event.card) and _course(scene, deed.goal)


def _committed(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Such a character is declared as an attacker or defender; of several, that one means all of them."""
    game = scene.game
    side = ATTACKING if event.kind == CONFLICT_DECLARED else DEFENDING
    if any(isinstance(each, n.As) and not _as(each, side) for each in deed.how):
        return False
    taking_part = [card for card in game.all_characters() if game.states[card].side == side]
    found = [card for card in things(scene, deed.patient) if card in taking_part]
    return _bind_all(scene, deed.patient, found) and _course(scene, deed.goal)


def _declared(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Has such a conflict been declared, by that player or against that province or player; or such a character as an
    attacker?"""
    if subject_of(deed.patient) != "conflict":
        return _committed(scene, deed, event)
    if not _is_player(scene, deed.agent, event.seat):
        return False
    if not _is(scene, deed.goal, event.card) and not _is_player(scene, deed.goal, 1 - event.seat):
        return False
    return _course(scene, deed.patient)


def _passed(scene: Scene, deed: n.Deed, event: Event) -> bool:
    return _is_player(scene, deed.agent, event.seat)


def _phase(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A phase, a conflict or a duel begins or ends."""
    if isinstance(deed.patient, n.PhaseOf):
        return PHASES[event.amount] == deed.patient.phase
    return _course(scene, deed.patient)


def _initiated(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Is an event or ability being initiated that the trigger describes: what it targets, on what it stands?"""
    use, part = event.use, deed.patient
    assert use is not None
    assert isinstance(part, n.Part)
    assert isinstance(part.of, n.A)
    _bind(scene, part, NOTHING)
    noun = part.of.noun
    if noun.kind == "event" and use.type != EVENT:
        return False
    return all(said_of_use(scene, each, use) for each in noun.which)


def said_of_use(scene: Scene, each: n.Filter, use: Use) -> bool:
    """Is that said of the event that is played, or of the ability that is triggered?"""
    if isinstance(each, n.Is):
        return True  # triggered, action: the engine tells no others apart
    if isinstance(each, n.Controlled):
        return _is_player(scene, each.by, use.seat)
    if isinstance(each, n.On):
        return use.card in things(scene, each.thing)
    if isinstance(each, n.HasTrait):
        return scene.game.has_trait(use.card, each.trait)
    if isinstance(each, n.Which) and isinstance(each.condition, n.Happens):
        deed = each.condition.deed
        if deed.verb == "target":
            return any(_is(scene, deed.patient, thing) for targets in use.targets for thing in targets)
        if deed.verb in PLAYED:
            by = _is_player(scene, deed.agent, use.seat)
            return by and all(is_during(scene, how.thing) for how in deed.how if isinstance(how, n.During))
    return fits_filter(scene, each, use.card)


PLAYED: Final = ("play", "trigger")  # `an event your opponent plays`, `an ability your opponent triggers`


def _triggered(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Has such a character, or that player, triggered an ability?"""
    use = event.use
    assert use is not None
    return use.type != EVENT and (_is(scene, deed.agent, use.card) or _is_player(scene, deed.agent, use.seat))


def _attached(scene: Scene, deed: n.Deed, event: Event) -> bool:
    by = _is_player(scene, deed.agent, event.seat)
    return by and _is(scene, deed.patient, event.card) and _is(scene, deed.goal, event.other)


def _played(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A card is played, an attachment on somebody; `from your hand` is where it came from."""
    if not _is_player(scene, deed.agent, event.seat) or not _is(scene, deed.goal, event.other):
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
    """Fate comes onto a card or ring, or leaves it."""
    onto = deed.verb == "place"
    where = deed.goal if onto else deed.source
    if event.kind == FATE_ON_RING:
        moved = event.amount if onto else -event.amount
        return moved > 0 and _is(scene, where, ring_thing(event.other))
    card = event.other if onto and event.kind == FATE_MOVED else event.card
    return _by(scene, deed.agent, event) and _is(scene, where, card)


def _targeted(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Such a thing has been chosen as a target: by an event, or by an ability that is described."""
    use, agent = event.use, deed.agent
    assert use is not None
    if isinstance(agent, (n.A, n.All)):
        if agent.noun.kind == "event" and use.type != EVENT:
            return False
        if not all(said_of_use(scene, each, use) for each in agent.noun.which):
            return False
    return any(_is(scene, deed.patient, thing) for targets in use.targets for thing in targets)


def _contested(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A ring becomes contested: the attacker has selected it."""
    return _is_player(scene, deed.agent, event.seat) and _is(scene, deed.patient, ring_thing(event.other))


def _selected(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A ring is selected for a conflict; what lay on it was taken with it."""
    patient = deed.patient
    assert isinstance(patient, (n.A, n.All))
    plain = tuple(each for each in patient.noun.which if not isinstance(each, n.Has))
    if len(plain) != len(patient.noun.which) and event.amount == 0:
        return False
    return _is_player(scene, deed.agent, event.seat) and fits_noun(
        scene, n.Noun("ring", plain), ring_thing(event.other)
    )


def _resolved(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A conflict has resolved: `your first conflict this phase as the attacking player`; or a ring effect, or an event."""
    if event.kind == RING_EFFECT:
        return _ring_effect(scene, deed, event)
    if event.kind == EFFECTS_RESOLVED:
        return _initiated(scene, deed, event)
    return _course(scene, deed.patient)


def _given(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Honor changes hands, in whatever way or after a bid. Whoever gets it, the other gives it."""
    return (deed.source is None or event.use is None) and _is_player(scene, deed.goal, event.other)


def _resource(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Has that player gained or lost so much honor or fate, or drawn so many cards, or more?"""
    patient = deed.patient
    least = patient.amount.value if isinstance(patient, n.Some) and isinstance(patient.amount, n.AtLeast) else 1
    return event.amount >= least and _is_player(scene, deed.agent, event.seat)


def _gained(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Honor or fate; fate for passing first in the dynasty phase; fate from a ring, also from one that becomes contested."""
    if deed.source is not None and not _is(scene, deed.source, ring_thing(event.other)):
        return False
    passing = any(isinstance(each, n.WhenDone) for each in deed.how)
    return (not passing or event.rule == PASSED_FIRST) and _resource(scene, deed, event)


def _received(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A character becomes honored or dishonored: it gets the token (lcg.states.12)."""
    wanted = deed.patient.noun.which if isinstance(deed.patient, (n.A, n.Some)) else ()
    if any(isinstance(each, n.Is) and event.amount != STATUSES[each.word] for each in wanted):
        return False
    return _is(scene, deed.agent, event.card)


def _discarded(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Has such a card been discarded: from play if it is of a type that is there, from where the text says, or from
    anywhere?"""
    patient = deed.patient
    source = deed.source
    places = list(source.things) if isinstance(source, n.OneOf) else [] if source is None else [source]
    noun = patient.noun if isinstance(patient, (n.A, n.Some, n.All)) else None
    if noun is not None:
        places += [place for each in noun.which if isinstance(each, n.In) for place in each.places]
        noun = n.Noun(noun.kind, tuple(each for each in noun.which if not isinstance(each, n.In)))
    if event.kind == LEAVES_PLAY:
        if places or event.how != DISCARDED:
            return False
    elif places and not any(_was_in(scene, place, event) for place in places):
        return False
    if not _is_player(scene, deed.agent, _discarder(event)):
        return False
    if noun is None:
        return _is(scene, patient, event.card)
    _bind(scene, patient, event.card)
    return fits_noun(scene, noun, event.card)


def _discarder(event: Event) -> int:
    """Return who discards the card: whoever the text or the rules say does it; of one that leaves play, whose effect it is."""
    if event.kind == CARD_DISCARDED:
        return event.other
    return event.seat if event.use is None else event.use.seat


def _sacrificed(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Is such a card sacrificed? Whoever controls it does that (lcg.effects.17)."""
    state = scene.game.states.get(event.card)
    seat = event.seat if state is None else state.controller
    return event.how == SACRIFICED and _is_player(scene, deed.agent, seat) and _is(scene, deed.patient, event.card)


def _was_in(scene: Scene, place: n.Thing, event: Event) -> bool:
    """Was the card, before it was discarded, in that place?"""
    if not isinstance(place, n.Place) or event.amount != ZONES.get(place.area):
        return False
    return _is_player(scene, place.of, event.seat)


ZONES: Final = {"hand": HAND, "conflict deck": CONFLICT_DECK, "dynasty deck": DYNASTY_DECK, "provinces": PROVINCE,
                "conflict discard pile": CONFLICT_DISCARD, "dynasty discard pile": DYNASTY_DISCARD}  # fmt: skip


def _ring_effect(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """A ring effect resolves: any, that of the ring that is named, or that player's."""
    part = deed.patient
    if not _is_player(scene, deed.agent, event.seat):
        return False
    if isinstance(part, n.Part):
        _bind(scene, part, NOTHING)
        return _is(scene, part.of, ring_thing(event.other))
    assert isinstance(part, (n.A, n.All))
    _bind(scene, part, NOTHING)
    return all(_is_player(scene, each.by, event.seat) for each in part.noun.which if isinstance(each, n.Controlled))


def _joined(scene: Scene, deed: n.Deed, event: Event) -> bool:
    """Has such a character come to participate: declared, moved there, or put or played into the conflict?"""
    if event.kind in DECLARED:
        return _committed(scene, deed, event)
    if event.kind == ENTERS_PLAY and event.side == NO_SIDE:
        return False
    return _moved(scene, deed, event)


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
    "contest": _contested,
    "target": _targeted,
    "resolve": _resolved,
    "give": _given,
    "gain": _gained,
    "draw": _resource,
    "discard": _discarded,
    "sacrifice": _sacrificed,
    "receive": _received,
}
