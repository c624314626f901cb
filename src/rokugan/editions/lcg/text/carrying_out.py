"""The verbs: what each deed of a text does, as events of the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from rokugan.editions.lcg import deeds
from rokugan.editions.lcg.abilities import TAKE_RING_FATE, TOUCHES_LIMITS
from rokugan.editions.lcg.conflict_phase import declare_conflict
from rokugan.editions.lcg.decks import refill
from rokugan.editions.lcg.duels import DuelRule, begin_duel, can_duel
from rokugan.editions.lcg.favor import claim_favor
from rokugan.editions.lcg.happening import happen
from rokugan.editions.lcg.kinds import (
    CARD_MOVED,
    CARD_TURNED_UP,
    ENTERS_PLAY,
    FATE_GAINED,
    FATE_LOST,
    FATE_MOVED,
    FATE_ON_RING,
    FAVOR_LOST,
    RING_CLAIMED,
    RING_RETURNED,
)
from rokugan.editions.lcg.legality import (
    can_lose_fate,
)
from rokugan.editions.lcg.playing import play_card
from rokugan.editions.lcg.rings import RingEffect
from rokugan.editions.lcg.state import Event
from rokugan.editions.lcg.text.doing import COST, EFFECT, TARGET, Run
from rokugan.editions.lcg.text.effects import PERIODS, change_cost, lasting_deed, usual_end
from rokugan.editions.lcg.text.meaning import Unsupported, amount, count_on, things
from rokugan.editions.lcg.text.scene import GROUP, TAKEN, Scene
from rokugan.editions.lcg.text.standing import MoreUses
from rokugan.editions.lcg.things import (
    CONFLICT_DECK,
    CONFLICT_END,
    DISCARDED,
    DYNASTY_DECK,
    HAND,
    INTO_DECK,
    NOTHING,
    PHASE_END,
    PROVINCE,
    PROVINCE_CARD,
    REMOVED,
    REMOVED_FROM_GAME,
    ROUND_END,
    SACRIFICED,
    SKILL_NAMES,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_HAND,
    is_player,
    is_ring,
    player_thing,
    ring_of,
    seat_of,
)
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.game import LcgGame
    from rokugan.editions.lcg.state import Duel, Province, Use
    from rokugan.editions.lcg.text.ability import TextAbility

Doing: TypeAlias = "Callable[[Scene, n.Deed, Run], list[Event]]"


# ------------------------------------------------------------------------------------------------------------------ verbs


def cards_of(scene: Scene, node: Any) -> list[int]:
    return [card for card in things(scene, node) if card >= 0]


def _cause(scene: Scene, run: Run) -> Use | None:
    """A cost is no effect: nothing is immune to it (lcg.effects.13)."""
    return None if run.mode == COST else scene.use


def _player(scene: Scene, deed: n.Deed, run: Run) -> int:
    """Who does it."""
    found = [each for each in things(scene, deed.agent) if is_player(each)] if deed.agent is not None else []
    return seat_of(found[0]) if found else run.doer


def _players(scene: Scene, deed: n.Deed, run: Run) -> list[int]:
    found = [each for each in things(scene, deed.agent) if is_player(each)] if deed.agent is not None else []
    return [seat_of(each) for each in found] or [run.doer]


def count_of_thing(scene: Scene, node: Any, source: Any = None) -> int:
    """How much fate or honor, how many cards; all of it that lies where the text says, or at its source."""
    if isinstance(node, (n.Some, n.UpTo)):
        return amount(scene, node.amount)
    if isinstance(node, n.All):
        on = next((each.thing for each in node.noun.which if isinstance(each, n.On)), source)
        return sum(count_on(scene, node.noun, each) for each in things(scene, on)) if on is not None else 0
    if isinstance(node, n.ThatMany):
        return scene.event.amount if scene.event is not None else 0
    return 1


def resource_of(node: Any) -> str:
    return str(node.noun.kind) if isinstance(node, (n.Some, n.A, n.All, n.UpTo, n.ThatMany)) else ""


def _events(scene: Scene, events: list[Event]) -> list[Event]:
    if events:
        happen(scene.game, events)
    return events


def do_bow(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return deeds.bow(scene.game, cards_of(scene, deed.patient), _cause(scene, run))


def do_ready(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return deeds.ready(scene.game, cards_of(scene, deed.patient), _cause(scene, run))


def do_honor(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return deeds.honor(scene.game, cards_of(scene, deed.patient), _cause(scene, run))


def do_dishonor(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return deeds.dishonor(scene.game, cards_of(scene, deed.patient), _cause(scene, run))


def do_sacrifice(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return deeds.discard_from_play(scene.game, cards_of(scene, deed.patient), _cause(scene, run), SACRIFICED)


def do_discard(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """From play, from a hand, deck or province; a status token; the Favor."""
    game, cause = scene.game, _cause(scene, run)
    if deed.patient == n.The("imperial favor"):
        return _events(scene, [Event(FAVOR_LOST, seat=_player(scene, deed, run), use=cause)])
    if kind_said(deed.patient) == "status token":
        source = deed.source if deed.source is not None else getattr(deed.patient, "of", None)
        return deeds.discard_status(game, cards_of(scene, source), cause)
    if any(isinstance(each, n.AtRandom) for each in deed.how):
        count = count_of_thing(scene, deed.patient)
        seats = _players(scene, deed, run)
        hands = seats if len(seats) > 1 else [_hand_of(scene, deed, run)]
        return [event for seat in hands for event in deeds.discard_at_random(game, seat, count, cause)]
    if any(isinstance(each, n.UntilSo) for each in deed.how):
        return _discard_down(scene, deed, run)
    cards = cards_of(scene, deed.patient)
    _note_province(scene, deed.patient, cards)
    if isinstance(deed.patient, n.Top):  # what was on top is spoken of again
        scene.bind(scene.text.number(deed.patient), cards)
    in_play = [card for card in cards if card in game.states]
    events = [*deeds.discard_from_play(game, in_play, cause, DISCARDED)] if in_play else []
    out = [card for card in cards if card not in game.states]
    return events + (deeds.discard(game, out, cause) if out else [])


def kind_said(node: Any) -> str:
    if isinstance(node, n.Part):
        return node.what
    return resource_of(node)


def _hand_of(scene: Scene, deed: n.Deed, run: Run) -> int:
    for each in deed.patient.noun.which if isinstance(deed.patient, n.Some) else ():
        if isinstance(each, n.In) and isinstance(each.places[0], n.Place) and each.places[0].of is not None:
            return seat_of(things(scene, each.places[0].of)[0])
    return _player(scene, deed, run)


def _discard_down(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """A player discards cards of his choice until few enough are left."""
    until = next(each.condition for each in deed.how if isinstance(each, n.UntilSo))
    if isinstance(until, n.Happens) and isinstance(until.deed.patient, n.A):
        return _discard_until(scene, deed, until.deed.patient, run)
    if not isinstance(until, n.Be) or not isinstance(until.filter, n.Has):
        raise Unsupported(f"discarding until {until!r}")
    seat = _player(scene, deed, run)
    over = len(scene.game.pile(seat, HAND)) - until.filter.number
    if over > 0:
        from rokugan.editions.lcg.text.discarding import DiscardSome

        assert scene.use is not None
        scene.game.push(DiscardSome(scene.use, seat, over))
    return []


def _discard_until(scene: Scene, deed: n.Deed, wanted: n.A, run: Run) -> list[Event]:
    """`discard cards from your deck until you discard an Imperial card`: from the top; that card is spoken of again."""
    from rokugan.editions.lcg.text.meaning import fits_noun

    gone: list[int] = []
    for card in reversed(cards_of(scene, deed.patient)):
        gone.append(card)
        if fits_noun(scene, wanted.noun, card):
            scene.bind(scene.text.number(wanted), [card])
            break
    else:
        scene.bind(scene.text.number(wanted), [])
    return deeds.discard(scene.game, gone, _cause(scene, run)) if gone else []


def do_remove_from_the_game(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """From play, or from wherever it is."""
    game, cause, cards = scene.game, _cause(scene, run), cards_of(scene, deed.patient)
    events = deeds.discard_from_play(game, [card for card in cards if card in game.states], cause, REMOVED_FROM_GAME)
    return events + deeds.put_card(game, [card for card in cards if card not in game.states], REMOVED, cause)


def do_draw(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    events: list[Event] = []
    for seat in _players(scene, deed, run):
        count = count_of_thing(_said_of(scene, deed, seat), deed.patient)
        events += deeds.draw(scene.game, seat, count, _cause(scene, run))
    return events


def _said_of(scene: Scene, deed: n.Deed, seat: int) -> Scene:
    """The sentence, said of one of the players who do it: `his or her` is his."""
    number = scene.text.number(deed.agent)
    return scene if number == NOTHING else scene.trying(number, [player_thing(seat)])


def do_gain(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Fate or honor from the general pool; all fate that lies on a ring."""
    game, cause, count = scene.game, _cause(scene, run), count_of_thing(scene, deed.patient)
    if isinstance(deed.patient, n.All):
        on = next((each.thing for each in deed.patient.noun.which if isinstance(each, n.On)), None)
        rings = [ring for ring in things(scene, on) if is_ring(ring)]
        if game.forbidden(TAKE_RING_FATE, player_thing(run.doer), cause):
            return []
        events = [
            Event(FATE_ON_RING, other=ring_of(ring), amount=-game.ring_fate[ring_of(ring)], use=cause) for ring in rings
        ]
        return _events(scene, [*events, Event(FATE_GAINED, seat=run.doer, amount=count, use=cause)] if count else [])
    if deed.source is not None:
        return _take_from_ring(scene, deed, run)
    gain = deeds.gain_fate if resource_of(deed.patient) == "fate" else deeds.gain_honor
    return [
        event
        for seat in _players(scene, deed, run)
        for event in gain(game, seat, count_of_thing(_said_of(scene, deed, seat), deed.patient), cause)
    ]


def _take_from_ring(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """So much of the fate that lies on a ring goes to a player's pool."""
    game, seat, cause = scene.game, _player(scene, deed, run), _cause(scene, run)
    rings = [ring_of(each) for each in things(scene, deed.source) if is_ring(each)]
    if not rings or game.forbidden(TAKE_RING_FATE, player_thing(seat), cause):
        return []
    count = min(count_of_thing(scene, deed.patient, deed.source), game.ring_fate[rings[0]])
    if not count:
        return []
    taken = [Event(FATE_ON_RING, other=rings[0], amount=-count, use=cause)]
    return _events(scene, [*taken, Event(FATE_GAINED, seat=seat, amount=count, use=cause)])


def do_lose(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    lose = deeds.lose_fate if resource_of(deed.patient) == "fate" else deeds.lose_honor
    return [
        event
        for seat in _players(scene, deed, run)
        for event in lose(
            scene.game, seat, count_of_thing(_said_of(scene, deed, seat), deed.patient), _cause(scene, run)
        )
    ]


def do_take(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    give = deeds.give_fate if resource_of(deed.patient) == "fate" else deeds.give_honor
    return give(
        scene.game, seat_of(things(scene, deed.source)[0]), count_of_thing(scene, deed.patient), _cause(scene, run)
    )


def do_give(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    give = deeds.give_fate if resource_of(deed.patient) == "fate" else deeds.give_honor
    return give(scene.game, _player(scene, deed, run), count_of_thing(scene, deed.patient), _cause(scene, run))


def do_spend(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """To the general pool, or onto a ring."""
    seat, count = _player(scene, deed, run), count_of_thing(scene, deed.patient)
    if deed.goal is not None:
        ring = ring_of(things(scene, deed.goal)[0])
        return _events(scene, [Event(FATE_ON_RING, seat=seat, amount=count, other=ring, use=_cause(scene, run))])
    return _events(scene, [Event(FATE_LOST, seat=seat, amount=count, use=_cause(scene, run))])


def do_place(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Fate on cards or rings; cards on a deck."""
    game, cause = scene.game, _cause(scene, run)
    if resource_of(deed.patient) == "honor token":
        for card in cards_of(scene, deed.goal):
            if card in game.states:
                game.states[card].tokens += count_of_thing(scene, deed.patient)
        return []
    if resource_of(deed.patient) != "fate" and not isinstance(deed.goal, n.Place):
        return _put_on_province(scene, deed)
    if resource_of(deed.patient) != "fate":
        return _put_on_deck(scene, deed, run)
    count, goals = count_of_thing(scene, deed.patient), things(scene, deed.goal)
    rings = [ring_of(each) for each in goals if is_ring(each)]
    events = _events(scene, [Event(FATE_ON_RING, amount=count, other=ring, use=cause) for ring in rings])
    if deed.source is not None and isinstance(deed.source, n.Place) and deed.source.of is not None:
        deeds.lose_fate(game, seat_of(things(scene, deed.source.of)[0]), count, cause)
    return events + deeds.place_fate(game, [each for each in goals if each >= 0], count, cause)


def _put_on_province(scene: Scene, deed: n.Deed) -> list[Event]:
    """A card goes into a province: faceup if the text says so."""
    game, up = scene.game, any(isinstance(each, n.Face) and each.up for each in deed.how)
    for card in cards_of(scene, deed.patient):
        for place in cards_of(scene, deed.goal)[:1]:
            province = game.province_of(place)
            game.put(card, province.seat, PROVINCE)
            province.cards.append(card)
            province.shown.append(False)
            if up:
                _events(scene, [Event(CARD_TURNED_UP, card, province.seat, use=scene.use)])
    return []


def _put_on_deck(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    place = deed.goal
    if not isinstance(place, n.Place):
        raise Unsupported(f"placing {deed.patient!r}")
    cards = cards_of(scene, deed.patient)
    if deed.patient == n.The("other") and len(cards) > 1:
        from rokugan.editions.lcg.text.discarding import PlaceOne

        assert scene.use is not None
        scene.game.push(PlaceOne(run.ability, scene.use, deed, run.doer, cards))
        return []
    return put_on_deck(scene, cards, place, run.mode == COST)


def put_on_deck(scene: Scene, cards: list[int], place: n.Place, as_cost: bool = False) -> list[Event]:
    """Cards that were looked at go onto their deck, or below it."""
    scene.bind(TAKEN, [*scene.get(TAKEN), *cards])
    cause = None if as_cost else scene.use
    events = [
        Event(CARD_MOVED, card, scene.seat, CONFLICT_DECK if scene.game.printed[card].is_conflict else DYNASTY_DECK,
              how=TO_DECK_BOTTOM if place.end == "bottom" else 0, use=cause)
        for card in cards
    ]  # fmt: skip
    return _events(scene, events)


def do_remove(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    count, sources = count_of_thing(scene, deed.patient, deed.source), things(scene, deed.source)
    rings = [ring_of(each) for each in sources if is_ring(each) and scene.game.ring_fate[ring_of(each)]]
    if scene.game.forbidden(TAKE_RING_FATE, player_thing(run.doer), _cause(scene, run)):
        rings = []
    events = _events(scene, [Event(FATE_ON_RING, amount=-count, other=ring, use=_cause(scene, run)) for ring in rings])
    return events + deeds.remove_fate(scene.game, [each for each in sources if each >= 0], count, _cause(scene, run))


def do_move(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Characters to the conflict or home; fate; status tokens; attachments."""
    game, use = scene.game, scene.use
    assert use is not None
    kind = kind_said(deed.patient)
    if kind == "fate":
        return _move_fate(scene, deed, run)
    if kind == "status token":
        return _move_status(scene, deed, run)
    if deed.patient == n.The("contested ring"):
        return []  # it lies at the province that is attacked: what follows says which one is
    cards = cards_of(scene, deed.patient)
    if deed.goal == n.Place("home"):
        return deeds.move_home(game, cards, _cause(scene, run))
    if is_conflict(deed.goal) or is_conflict_ref(scene, deed.goal):
        return deeds.move_to_conflict(game, cards, _cause(scene, run))
    if deed.goal is not None and all(game.is_attachment(card) for card in cards):
        hosts = cards_of(scene, deed.goal)
        return [event for card in cards for host in hosts[:1] for event in deeds.attach(game, card, host, use)]
    provinces = [card for card in cards_of(scene, deed.goal) if game.printed[card].type == PROVINCE_CARD]
    if provinces and all(game.holding_province(card) is not None for card in cards):
        return _move_to_province(scene, cards, provinces[0])
    raise Unsupported(f"moving to {deed.goal!r}")


def _move_to_province(scene: Scene, cards: list[int], to: int) -> list[Event]:
    """Dynasty cards go to another province as they lie; the one they leave is refilled."""
    game = scene.game
    for card in cards:
        old = game.holding_province(card)
        assert old is not None
        at = old.cards.index(card)
        shown = old.shown[at]
        del old.cards[at], old.shown[at]
        new = game.province_of(to)
        new.cards.append(card)
        new.shown.append(shown)
        game.touch()
        number = game.provinces.index(old)
        refill(game, number)
    return []


def is_conflict(goal: Any) -> bool:
    return goal == n.The("conflict") or (isinstance(goal, (n.A, n.All)) and goal.noun.kind == "conflict")


def is_conflict_ref(scene: Scene, goal: Any) -> bool:
    return isinstance(goal, n.Ref) and is_conflict(scene.text.new[goal.number])


def _move_fate(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    game, use, count = scene.game, scene.use, count_of_thing(scene, deed.patient, deed.source)
    assert use is not None
    if isinstance(deed.patient, n.ThatMany):  # an interrupt: what would be removed goes to the pool
        card = scene.event.card if scene.event is not None else NOTHING
        return _events(scene, [Event(FATE_MOVED, card, scene.seat, count, use=use)] if card >= 0 else [])
    source, goals = things(scene, deed.source), things(scene, deed.goal) if not isinstance(deed.goal, n.Place) else []
    if source and is_ring(source[0]) and game.forbidden(TAKE_RING_FATE, player_thing(run.doer), use):
        return []
    if source and is_ring(source[0]):
        ring = ring_of(source[0])
        to = [ring_of(each) for each in goals if is_ring(each)]
        moved = min(count, game.ring_fate[ring])
        return _events(
            scene,
            [
                Event(FATE_ON_RING, amount=-moved, other=ring, use=use),
                Event(FATE_ON_RING, amount=moved, other=to[0], use=use),
            ]
            if to
            else [],
        )
    return [
        event
        for card in source
        if card >= 0
        for event in deeds.move_fate(game, card, goals[0] if goals else NOTHING, count, use)
    ]


def _move_status(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    game, events = scene.game, []
    for card in cards_of(scene, deed.source):
        status = game.states[card].status
        for to in cards_of(scene, deed.goal):
            if status:
                events += deeds.discard_status(game, [card], scene.use) + deeds.give_status(game, to, status, scene.use)
    return events


def do_return(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """To a hand, a deck, or a fate pool."""
    game, cause, place = scene.game, _cause(scene, run), deed.goal
    if resource_of(deed.patient) == "fate" and isinstance(deed.patient, n.All):
        on = next(each.thing for each in deed.patient.noun.which if isinstance(each, n.On))
        cards = [card for card in cards_of(scene, on) if can_lose_fate(game, card, cause)]
        return _events(
            scene,
            [Event(FATE_MOVED, card, game.cards[card].owner, game.states[card].fate, use=cause) for card in cards],
        )
    rings = [ring_of(each) for each in things(scene, deed.patient) if is_ring(each)]
    if rings:
        return _events(scene, [Event(RING_RETURNED, other=ring, use=cause) for ring in rings])
    if place is None:
        return []  # put back in any order: they lie where they lay
    if not isinstance(place, n.Place):
        raise Unsupported(f"returning to {place!r}")
    how = TO_HAND if place.area == "hand" else TO_DECK_BOTTOM if place.end == "bottom" else TO_DECK
    return deeds.discard_from_play(game, cards_of(scene, deed.patient), cause, how)


def do_put_into_play(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    game, cards = scene.game, cards_of(scene, deed.patient)
    if deed.goal is not None:
        return _put_in_province(scene, cards, things(scene, deed.goal))
    into = any(isinstance(each, n.As) for each in deed.how) or (
        game.conflict is not None and deed.patient == n.This() and False
    )
    host = next((cards_of(scene, each.thing)[:1] for each in deed.how if isinstance(each, n.AttachedTo)), [])
    return deeds.put_into_play(
        game, cards, _player(scene, deed, run), into, _cause(scene, run), host[0] if host else NOTHING
    )


def _put_in_province(scene: Scene, cards: list[int], provinces: list[int]) -> list[Event]:
    """A holding comes into play in a province."""
    game = scene.game
    events: list[Event] = []
    for card, place in zip(cards, provinces, strict=False):
        province = game.province_of(place)
        game.put(card, province.seat, PROVINCE)
        province.cards.append(card)
        province.shown.append(True)
        game.show(card)
        events.append(Event(ENTERS_PLAY, card, province.seat, PROVINCE, use=scene.use))
    return _events(scene, events)


def do_add(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    cards = cards_of(scene, deed.patient)
    scene.bind(TAKEN, [*scene.get(TAKEN), *cards])
    return deeds.put_card(scene.game, cards, HAND, _cause(scene, run))


def do_search(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Look at the cards; one that fits may be found, or (`done`) none."""
    from rokugan.editions.lcg.text.doing import Pick
    from rokugan.editions.lcg.text.meaning import fits_noun

    game = scene.game
    wanted = next(each.thing for each in deed.how if isinstance(each, n.ForThing))
    top = _look(scene, deed.patient, run.doer)
    number = scene.text.number(wanted)
    found = [card for card in top if isinstance(wanted, n.A) and fits_noun(scene, wanted.noun, card)]
    scene.bind(number, [])
    assert scene.use is not None
    game.push(Pick(run.ability, scene.use, number, found, run.doer, (0, 1, -1, 1, EFFECT)))
    return []


def _look(scene: Scene, node: Any, seat: int, all_see: bool = False) -> list[int]:
    cards = cards_of(scene, node)
    for card in cards:
        if all_see:
            scene.game.show(card)
        else:
            scene.game.learn(card, 1 << seat)
    number = scene.text.number(node)
    if number != NOTHING:
        scene.bind(number, cards)
    scene.bind(GROUP, cards)
    scene.bind(TAKEN, [])
    return cards


def do_look_at(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    _look(scene, deed.patient, run.doer)
    return []


def do_reveal(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """A province turns faceup; other cards are shown to all."""
    cards = cards_of(scene, deed.patient)
    provinces = [card for card in cards if scene.game.printed[card].type == PROVINCE_CARD]
    if provinces:
        return [event for card in provinces for event in deeds.reveal_province(scene.game, card, scene.use)]
    if isinstance(deed.patient, n.Ref):
        for card in cards:
            scene.game.show(card)
    else:
        _look(scene, deed.patient, run.doer, True)
    return []


def do_shuffle(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """The decks of the cards that were looked at; or a card into a deck."""
    game = scene.game
    if deed.patient is None:
        decks = {
            (game.cards[card].owner, CONFLICT_DECK if game.printed[card].is_conflict else DYNASTY_DECK)
            for card in scene.get(GROUP)
        }
        for owner, zone in sorted(decks or {(scene.seat, CONFLICT_DECK)}):
            game.shuffle(owner, zone)
        return []
    cards, cause = cards_of(scene, deed.patient), _cause(scene, run)
    for node in (deed.patient,):
        _note_province(scene, node, cards)
    events = deeds.discard_from_play(game, [card for card in cards if card in game.states], cause, INTO_DECK)
    out = [card for card in cards if card not in game.states]
    for zone in (CONFLICT_DECK, DYNASTY_DECK):
        into = [card for card in out if game.printed[card].is_conflict == (zone == CONFLICT_DECK)]
        events += deeds.put_card(game, into, zone, cause) if into else []
        for owner in sorted({game.cards[card].owner for card in into}):
            game.shuffle(owner, zone)
    return events


def _note_province(scene: Scene, node: Any, cards: list[int]) -> None:
    """The province from which a card is taken is spoken of again: `in that province`."""
    for each in node.noun.which if isinstance(node, n.A) else ():
        if isinstance(each, n.In) and isinstance(each.places[0], n.A):
            number = scene.text.number(each.places[0])
            found = [scene.game.holding_province(card) for card in cards]
            scene.bind(number, [province.card for province in found if province is not None])


def do_play(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    for card in cards_of(scene, deed.patient):
        play_card(scene.game, card, run.doer)
    return []


def do_attach(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    hosts = cards_of(scene, deed.goal)
    return [
        event
        for card in cards_of(scene, deed.patient)
        for host in hosts[:1]
        for event in deeds.attach(scene.game, card, host, scene.use)
    ]


def do_cancel(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """What would initiate; or the ring effect of the conflict."""
    part = scene.text.new[deed.patient.number] if isinstance(deed.patient, n.Ref) else deed.patient
    if isinstance(part, n.Part) and part.what == "ring effect":
        if scene.game.conflict is not None:
            scene.game.conflict.ring_canceled = True
    elif scene.event is not None:
        scene.event.canceled = True
    return []


def do_resolve(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Ring effects: as if you were the attacking player, or by whoever is."""
    game, conflict = scene.game, scene.game.conflict
    part = scene.text.new[deed.patient.number] if isinstance(deed.patient, n.Ref) else deed.patient
    if not isinstance(part, n.Part):
        raise Unsupported(f"resolving {deed.patient!r}")
    fictive = any(isinstance(each, n.As) and each.fictive for each in deed.how)
    seat = scene.seat if fictive or conflict is None else conflict.attacker
    if conflict is not None and conflict.ring_canceled and isinstance(deed.patient, n.Ref):
        conflict.resolver = seat  # in its step (the book's answer on Display of Power)
        return []
    rings = [ring_of(each) for each in things(scene, part.of) if is_ring(each)]
    if not rings and conflict is not None:
        rings = [conflict.ring]
    for ring in reversed(rings):
        game.push(RingEffect(ring, seat, False))
    return []


def do_claim(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    if deed.patient == n.The("imperial favor"):
        claim_favor(scene.game, run.doer)
        return []
    conflict = scene.game.conflict
    if conflict is not None and conflict.resolver >= 0 and deed.patient == n.The("contested ring"):
        return []  # it goes with resolving its effect: step 3.2.7
    return _events(
        scene,
        [
            Event(RING_CLAIMED, seat=run.doer, other=ring_of(each), use=scene.use)
            for each in things(scene, deed.patient)
        ],
    )


def do_switch(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """The contested ring, the conflict's type, a claimed ring, a holding and a card."""
    game, conflict = scene.game, scene.game.conflict
    if deed.patient == n.The("conflict type") and conflict is not None:
        conflict.type = 1 - conflict.type
        game.touch()
        game.unsettled = True
        return []
    one, other = things(scene, deed.patient), things(scene, deed.goal)
    if not one or not other:
        return []
    if is_ring(one[0]):
        return _switch_rings(scene, ring_of(one[0]), ring_of(other[0]))
    return _switch_cards(scene, one[0], other[0])


def _switch_rings(scene: Scene, one: int, other: int) -> list[Event]:
    game, conflict = scene.game, scene.game.conflict
    if conflict is not None and conflict.ring == one:
        conflict.ring = other
        game.players[conflict.attacker].fate += game.ring_fate[other]
        game.ring_fate[other] = 0
        game.touch()
        return []
    owner = game.ring_owner[one]
    return _events(
        scene,
        [Event(RING_RETURNED, other=one, use=scene.use), Event(RING_CLAIMED, seat=owner, other=other, use=scene.use)],
    )


def _switch_cards(scene: Scene, one: int, other: int) -> list[Event]:
    """Two cards in provinces change places; each stays as it lies."""
    game = scene.game
    first, second = game.holding_province(one), game.holding_province(other)
    if first is None and second is not None:
        one, other, first, second = other, one, second, first
    if first is not None and second is None:
        return _switch_with(scene, one, other, first)
    if first is None or second is None:
        return []
    here, there = first.cards.index(one), second.cards.index(other)
    shown, also = first.shown[here], second.shown[there]
    first.cards[here], second.cards[there] = other, one
    first.shown[here], second.shown[there] = also, shown
    game.touch()
    return []


def _switch_with(scene: Scene, card: int, other: int, province: Province) -> list[Event]:
    """A card in a province and one from elsewhere change places; the one that comes lies as the other lay."""
    game = scene.game
    at = province.cards.index(card)
    shown, seat, zone = province.shown[at], game.holder[other], game.where[other]
    del province.cards[at], province.shown[at]
    game.put(card, seat, zone)
    game.put(other, province.seat, PROVINCE)
    province.cards.insert(at, other)
    province.shown.insert(at, shown)
    if shown:
        game.show(other)
    return []


def do_set(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """The conflict's type, the attacked province; a value, for as long as is usual."""
    if isinstance(deed.patient, n.Skill):
        lasting_deed(scene, deed, run, usual_end(scene), ())
        return []
    conflict = scene.game.conflict
    if isinstance(deed.goal, n.TypeOf) and conflict is not None:
        conflict.type = SKILL_NAMES.index(deed.goal.type)
        scene.game.touch()
        scene.game.unsettled = True
    elif deed.patient == n.The("attacked province") and conflict is not None:
        found = cards_of(scene, deed.goal)
        conflict.province = found[0] if found else conflict.province
        scene.game.touch()
    return []


def do_turn(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    game, up = scene.game, any(isinstance(each, n.Face) and each.up for each in deed.how)
    cards = cards_of(scene, deed.patient)
    if not up:
        return [event for card in cards for event in deeds.turn_province_down(game, card, scene.use)]
    facedown = [card for card in cards if not game.is_faceup_in_province(card)]
    return _events(scene, [Event(CARD_TURNED_UP, card, game.holder[card], use=scene.use) for card in facedown])


def do_refill(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    game = scene.game
    up = any(isinstance(each, n.Face) and each.up for each in deed.how)
    for card in cards_of(scene, deed.patient):
        province = game.province_of(card)
        number = game.provinces.index(province)
        game.refills = [each for each in game.refills if each != number]
        if up and province.cards and not any(province.shown):  # it was refilled as the cost was paid
            _events(scene, [Event(CARD_TURNED_UP, each, province.seat, use=scene.use) for each in province.cards])
        refill(game, number, up)
    return []


def do_break(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return [
        event
        for card in cards_of(scene, deed.patient)
        for event in deeds.break_province(scene.game, card, _cause(scene, run))
    ]


def do_take_control(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return [
        event
        for card in cards_of(scene, deed.patient)
        for event in deeds.take_control(scene.game, card, scene.seat, 0, scene.use)
    ]


class TextDuel(DuelRule):
    """What the ability says after the challenge are the consequences of the duel."""

    def __init__(self, ability: TextAbility, use: Use, effects: tuple[Any, ...]) -> None:
        self.ability: TextAbility = ability
        self.use: Use = use
        self.effects: tuple[Any, ...] = effects

    def state(self) -> str:
        return f"{self.ability.name}: {len(self.effects)}"

    def transfer(self, game: LcgGame, duel: Duel) -> None:
        if any(isinstance(each, n.Instead) and each.of is not None for each in self.effects):
            from rokugan.editions.lcg.text.discarding import pay_with_cards

            pay_with_cards(game, duel)
        else:
            super().transfer(game, duel)

    def results(self, game: LcgGame, duel: Duel) -> None:
        effects = tuple(each for each in self.effects if not isinstance(each, n.Instead))
        use = duel.use
        game.push(Run(self.ability, use, effects, EFFECT, use.seat))


def do_challenge(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    use = scene.use
    assert use is not None
    left = run.rest()
    challenger = cards_of(scene, deed.agent)[0] if deed.agent is not None else scene.card
    challenged = cards_of(scene, deed.patient)
    skill = duel_skill(deed)
    if challenged and can_duel(scene.game, challenger, challenged[0], skill):
        begin_duel(scene.game, challenger, challenged[0], skill, use, TextDuel(run.ability, use, left))
    return []


def duel_skill(deed: n.Deed) -> int:
    goal = deed.goal
    types = [each.type for each in goal.noun.which if isinstance(each, n.OfType)] if isinstance(goal, n.A) else []
    return SKILL_NAMES.index(types[0]) if types else 0


def do_change_value(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """A bid; or the cost of what is played next."""
    skill = deed.patient
    if isinstance(skill, n.Skill) and skill.stats == ("bid",):
        change = next(amount(scene, each.amount) for each in deed.how if isinstance(each, n.By))
        player = scene.game.players[seat_of(things(scene, skill.of)[0])]
        player.bid = max(0, player.bid + (change if deed.verb == "increase" else -change))
        return []
    if isinstance(skill, n.Skill) and skill.stats == ("cost",):
        inside = [
            each for clause in _clauses(skill.of) for each in clause.how if isinstance(each, (n.Within, n.During))
        ]
        until = PHASE_END
        for each in inside:
            until = PERIODS[each.period] if isinstance(each, n.Within) else CONFLICT_END
        return change_cost(scene, deed, run, until)
    raise Unsupported(f"changing {skill!r}")


def _clauses(node: Any) -> list[n.Deed]:
    found = node.noun.which if isinstance(node, (n.A, n.All)) else ()
    return [
        each.condition.deed for each in found if isinstance(each, n.Which) and isinstance(each.condition, n.Happens)
    ]


def do_double(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    lasting_deed(scene, deed, run, usual_end(scene), ())
    return []


def do_choose(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """What is chosen was asked for; a player who is chosen is one target."""
    if any(isinstance(each, n.AtRandom) for each in deed.how):
        _choose_at_random(scene, deed)
    found = things(scene, deed.patient)
    if run.mode == TARGET and scene.use is not None and all(is_player(each) for each in found):
        scene.use.targets.append(found)
    return []


def _choose_at_random(scene: Scene, deed: n.Deed) -> None:
    """Chance chooses, not a player."""
    left, chosen = things(scene, deed.patient)[:], []
    for _ in range(count_of_thing(scene, deed.patient)):
        if left:
            chosen.append(left.pop(scene.game.randomness.below(len(left))))
    scene.bind(scene.text.number(deed.patient), chosen)


def do_declare(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """A further conflict at once, of a type that the player has not declared."""
    from rokugan.editions.lcg.conflict import types_to_declare

    game = scene.game
    types = types_to_declare(game, scene.seat)
    if types:
        declare_conflict(game, scene.seat, types[0])
    return []


def do_keep(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return []


def do_receive(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """The honor or dishonor that another would receive."""
    from rokugan.editions.lcg.kinds import HONORED_ACT

    honoring = scene.event is not None and scene.event.kind == HONORED_ACT
    cards = cards_of(scene, deed.agent)
    return deeds.honor(scene.game, cards, scene.use) if honoring else deeds.dishonor(scene.game, cards, scene.use)


def do_repeat(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """The ability resolves once more: its choices are made again (lcg.abilities.22)."""
    assert scene.use is not None
    scene.use.repeats += 1
    return []


def do_name(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """A card type, named before what is revealed is seen."""
    from rokugan.editions.lcg.text.naming_types import NameType

    assert scene.use is not None
    scene.game.push(NameType(run.ability, scene.use, run.doer))
    return []


def do_act_first(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """The first action opportunity of this conflict is that player's."""
    conflict = scene.game.conflict
    if conflict is not None:
        conflict.acts_first = _player(scene, deed, run)
    return []


def do_trigger_again(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Each ability of those cards once more in this round."""
    standing = MoreUses(f"{run.ability.name}/again", TOUCHES_LIMITS, deed, scene.text)
    found = tuple(cards_of(scene, deed.patient))
    if found:
        scene.game.enforce(standing, scene.card, scene.seat, ROUND_END, found)
    return []


def do_blank(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    lasting_deed(scene, deed, run, usual_end(scene), ())
    return []


VERBS: dict[str, Doing] = {
    "bow": do_bow,
    "ready": do_ready,
    "honor": do_honor,
    "dishonor": do_dishonor,
    "sacrifice": do_sacrifice,
    "discard": do_discard,
    "draw": do_draw,
    "remove from the game": do_remove_from_the_game,
    "gain": do_gain,
    "lose": do_lose,
    "take": do_take,
    "give": do_give,
    "spend": do_spend,
    "place": do_place,
    "remove": do_remove,
    "move": do_move,
    "return": do_return,
    "put into play": do_put_into_play,
    "add": do_add,
    "search": do_search,
    "look at": do_look_at,
    "reveal": do_reveal,
    "shuffle": do_shuffle,
    "play": do_play,
    "attach": do_attach,
    "cancel": do_cancel,
    "resolve": do_resolve,
    "claim": do_claim,
    "switch": do_switch,
    "set": do_set,
    "turn": do_turn,
    "refill": do_refill,
    "break": do_break,
    "take control": do_take_control,
    "challenge": do_challenge,
    "increase": do_change_value,
    "decrease": do_change_value,
    "reduce": do_change_value,
    "double": do_double,
    "halve": do_double,
    "choose": do_choose,
    "declare": do_declare,
    "keep": do_keep,
    "receive": do_receive,
    "repeat": do_repeat,
    "blank": do_blank,
    "trigger again": do_trigger_again,
    "name": do_name,
    "act first": do_act_first,
}
