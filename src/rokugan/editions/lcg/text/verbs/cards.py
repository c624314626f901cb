"""Cards are drawn, looked at, put somewhere, played and attached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan.editions.lcg.changes.decks import refill
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.initiating.initiating import initiate
from rokugan.editions.lcg.initiating.legality import (
    can_get_fate,
    can_lose_fate,
)
from rokugan.editions.lcg.initiating.playing import play_card
from rokugan.editions.lcg.table.kinds import (
    CARD_TURNED_UP,
    ENTERS_PLAY,
    FATE_MOVED,
    FATE_ON_RING,
    FATE_PLACED,
    RING_RETURNED,
)
from rokugan.editions.lcg.table.state import Event, Use
from rokugan.editions.lcg.table.things import (
    CONFLICT_DECK,
    DYNASTY_DECK,
    EVENT,
    HAND,
    INTO_DECK,
    NOTHING,
    PLAYED,
    PROVINCE,
    PROVINCE_CARD,
    PUT,
    PUT_BOWED,
    PUT_DISHONORED,
    PUT_HONORED,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_HAND,
    is_ring,
    ring_of,
    seat_of,
)
from rokugan.editions.lcg.text.described.nouns import fits_noun
from rokugan.editions.lcg.text.discarding import PlaceOne, PutBack, put_in_place
from rokugan.editions.lcg.text.doing import Pick, Run, bounds
from rokugan.editions.lcg.text.meaning import Unsupported, things
from rokugan.editions.lcg.text.possible.possibility import action_to_play, is_said_elsewhere, returns_to
from rokugan.editions.lcg.text.prospects import COUNTED
from rokugan.editions.lcg.text.roles import (
    cards_of,
    cause_of,
    count_of_thing,
    doer_of,
    doers_of,
    is_conflict,
    is_conflict_ref,
    kind_said,
    let_happen,
    note_province,
    place_said,
    resource_of,
    said_of,
    turns_faceup,
)
from rokugan.editions.lcg.text.scene import GROUP, TAKEN, Scene
from rokugan.editions.lcg.text.tables import COST, EFFECT
from rokugan.editions.lcg.text.verbs.resources import move_fate, move_status
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Province


def do_draw(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    events: list[Event] = []
    for seat in doers_of(scene, deed, run):
        count = count_of_thing(said_of(scene, deed, seat), deed.patient)
        events += deeds.draw(scene.game, seat, count, cause_of(scene, run))
    return events


def do_place(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Place fate on cards or rings, or cards on a deck."""
    game, cause = scene.game, cause_of(scene, run)
    if resource_of(deed.patient) == "honor token":
        for card in cards_of(scene, deed.goal):
            if card in game.states:
                game.states[card].tokens += count_of_thing(scene, deed.patient)
        return []
    if resource_of(deed.patient) != "fate":
        place = place_said(deed.goal)
        return _put_on_province(scene, deed) if place is None else _put_on_deck(scene, deed, place, run)
    count, goals = count_of_thing(scene, deed.patient), things(scene, deed.goal)
    if isinstance(deed.source, n.Place):
        return _place_from_pool(scene, seat_of(things(scene, deed.source.of)[0]), count, goals, cause)
    rings = [ring_of(each) for each in goals if is_ring(each)]
    events = let_happen(scene, [Event(FATE_ON_RING, amount=count, other=ring, use=cause) for ring in rings])
    return events + deeds.place_fate(game, [each for each in goals if each >= 0], count, cause)


def _place_from_pool(scene: Scene, seat: int, count: int, goals: list[int], cause: Use | None) -> list[Event]:
    """Fate goes from a player's pool onto cards or rings, as much as there is (lcg.tokens)."""
    game, left = scene.game, scene.game.players[seat].fate
    events: list[Event] = []
    for each in goals:
        if not is_ring(each) and not can_get_fate(game, each, cause):
            continue
        amount = min(count, left)
        left -= amount
        if amount > 0 and is_ring(each):
            events.append(Event(FATE_ON_RING, seat=seat, amount=amount, other=ring_of(each), use=cause))
        elif amount > 0:
            events.append(Event(FATE_PLACED, each, seat, amount, how=PLAYED, use=cause))
    return let_happen(scene, events)


def _put_on_province(scene: Scene, deed: n.Deed) -> list[Event]:
    """A card goes into a province: faceup if the text says so."""
    game, up = scene.game, turns_faceup(deed)
    for card in cards_of(scene, deed.patient):
        for place in cards_of(scene, deed.goal)[:1]:
            province = game.province_of(place)
            game.put(card, province.seat, PROVINCE)
            province.cards.append(card)
            province.shown.append(False)
            if up:
                let_happen(scene, [Event(CARD_TURNED_UP, card, province.seat, use=scene.use)])
    return []


def _put_on_deck(scene: Scene, deed: n.Deed, place: n.Place, run: Run) -> list[Event]:
    cards = cards_of(scene, deed.patient)
    if deed.patient == n.The("rest") and place.end == "top":
        return _put_back(scene, deed, cards, run)  # they lie there already
    if deed.patient == n.The("other") and len(cards) > 1:
        assert scene.use is not None
        scene.game.push(PlaceOne(run.ability, scene.use, deed, run.doer, cards))
        return []
    return put_in_place(scene, cards, place, run.mode == COST)


def _put_back(scene: Scene, deed: n.Deed, cards: list[int], run: Run) -> list[Event]:
    """Cards that were looked at lie where they lay, or in the order that the player chooses."""
    if len(cards) > 1 and any(isinstance(each, n.AnyOrder) for each in deed.how):
        assert scene.use is not None
        scene.game.push(PutBack(scene.use, run.doer, cards))
    return []


def do_move(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Move characters to the conflict or home, fate, status tokens, attachments."""
    game, use = scene.game, scene.use
    assert use is not None
    kind = kind_said(deed.patient)
    if kind == "fate":
        return move_fate(scene, deed, run)
    if kind == "status token":
        return move_status(scene, deed, run)
    if deed.patient == n.The("contested ring"):
        conflict, provinces = game.conflict, cards_of(scene, deed.goal)[:1]
        return (
            []
            if conflict is None
            else [event for to in provinces for event in deeds.move_conflict(game, conflict, to, use)]
        )
    cards = cards_of(scene, deed.patient)
    if deed.goal == n.Place("home"):
        return deeds.move_home(game, cards, cause_of(scene, run))
    if is_conflict(deed.goal) or is_conflict_ref(scene, deed.goal):
        return deeds.move_to_conflict(game, cards, cause_of(scene, run))
    events: list[Event] = []
    for to in cards_of(scene, deed.goal)[:1]:
        for card in cards:
            if game.printed[to].type == PROVINCE_CARD:
                _move_to_province(game, card, game.province_of(to))
            elif game.is_attachment(card):
                events += deeds.attach(game, card, to, use)
    return events


def _move_to_province(game: LcgGame, card: int, to: Province) -> None:
    """Let a dynasty card go to another province as it lies; the one that it leaves is refilled."""
    old = game.holding_province(card)
    if old is None:
        return
    at = old.cards.index(card)
    to.cards.append(old.cards.pop(at))
    to.shown.append(old.shown.pop(at))
    game.touch()
    refill(game, game.provinces.index(old))


def do_return(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Return cards to a hand or a deck, or fate to a pool."""
    game, cause, place = scene.game, cause_of(scene, run), deed.goal
    if resource_of(deed.patient) == "fate" and isinstance(deed.patient, n.All):
        on = next(each.thing for each in deed.patient.noun.which if isinstance(each, n.On))
        cards = [card for card in cards_of(scene, on) if can_lose_fate(game, card, cause)]
        return let_happen(
            scene,
            [Event(FATE_MOVED, card, game.cards[card].owner, game.states[card].fate, use=cause) for card in cards],
        )
    rings = [ring_of(each) for each in things(scene, deed.patient) if is_ring(each)]
    if rings:
        return let_happen(scene, [Event(RING_RETURNED, other=ring, use=cause) for ring in rings])
    if place is None:
        return _put_back(scene, deed, cards_of(scene, deed.patient), run)
    if not isinstance(place, n.Place):
        raise Unsupported(f"returning to {place!r}")
    how = TO_HAND if place.area == "hand" else TO_DECK_BOTTOM if place.end == "bottom" else TO_DECK
    cards = cards_of(scene, deed.patient)
    if not is_said_elsewhere(scene, deed.patient):
        return deeds.discard_from_play(game, cards, cause, how)
    events: list[Event] = []
    for zone in (HAND, CONFLICT_DECK, DYNASTY_DECK):
        there = [card for card in cards if card not in game.states and returns_to(game, card, place) == zone]
        events += deeds.put_card(game, there, zone, cause, how == TO_DECK_BOTTOM) if there else []
    return events


def do_put_into_play(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Put the cards into play, in the state that the text says."""
    game, cards = scene.game, cards_of(scene, deed.patient)
    if deed.goal is not None:
        return _put_in_province(scene, cards, things(scene, deed.goal))
    into = any(isinstance(each, n.As) for each in deed.how)
    host = next((cards_of(scene, each.thing)[:1] for each in deed.how if isinstance(each, n.AttachedTo)), [])
    how = next((PUT_IN[each.word] for each in deed.how if isinstance(each, n.InState)), PUT)
    return deeds.put_into_play(
        game, cards, doer_of(scene, deed, run), into, cause_of(scene, run), host[0] if host else NOTHING, how
    )


PUT_IN: Final = {"bowed": PUT_BOWED, "honored": PUT_HONORED, "dishonored": PUT_DISHONORED}


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
    return let_happen(scene, events)


def do_add(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    cards = cards_of(scene, deed.patient)
    scene.bind(TAKEN, [*scene.get(TAKEN), *cards])
    return deeds.put_card(scene.game, cards, HAND, cause_of(scene, run))


def do_search(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Look at the cards; those that fit, as many as are sought, may be found, or (`done`) fewer or none."""
    game = scene.game
    wanted = next(each.thing for each in deed.how if isinstance(each, n.ForThing))
    top = _look(scene, deed.patient, run.doer)
    number = scene.text.number(wanted)
    nouns = tuple(each.noun for each in said_in(wanted) if isinstance(each, COUNTED))
    found = [card for card in top if any(fits_noun(scene, noun, card) for noun in nouns)]
    most = bounds(scene, wanted, found)[1] if isinstance(wanted, COUNTED) else 1
    scene.bind(number, [])
    assert scene.use is not None
    pick = Pick(run.ability, scene.use, number, found, run.doer, (0, most, -1, 1, EFFECT))
    pick.sought = nouns
    game.push(pick)
    return []


def said_in(wanted: n.Thing) -> tuple[n.Thing, ...]:
    """Return what is sought: one thing, or either of several."""
    return wanted.things if isinstance(wanted, n.OneOf) else (wanted,)


def _look(scene: Scene, node: n.Thing | None, seat: int, all_see: bool = False) -> list[int]:
    """Let the player look at the cards."""
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
    """Turn a province faceup; show other cards to all."""
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
    """Shuffle the decks of the cards that were looked at, or a card into a deck."""
    game = scene.game
    if deed.patient is None:
        decks = {
            (game.cards[card].owner, CONFLICT_DECK if game.printed[card].is_conflict else DYNASTY_DECK)
            for card in scene.get(GROUP)
        }
        for owner, zone in sorted(decks or {(scene.seat, CONFLICT_DECK)}):
            game.shuffle(owner, zone)
        return []
    cards, cause = cards_of(scene, deed.patient), cause_of(scene, run)
    for node in (deed.patient,):
        note_province(scene, node, cards)
    events = deeds.discard_from_play(game, [card for card in cards if card in game.states], cause, INTO_DECK)
    out = [card for card in cards if card not in game.states]
    for zone in (CONFLICT_DECK, DYNASTY_DECK):
        into = [card for card in out if game.printed[card].is_conflict == (zone == CONFLICT_DECK)]
        events += deeds.put_card(game, into, zone, cause) if into else []
        for owner in sorted({game.cards[card].owner for card in into}):
            game.shuffle(owner, zone)
    return events


def do_play(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Play a card now: a character or attachment, or an event by its action."""
    for card in cards_of(scene, deed.patient):
        if (action := action_to_play(scene.game, card, run.doer)) is not None:
            initiate(scene.game, Use(card, run.doer, action))
        elif scene.game.printed[card].type != EVENT:
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


def do_refill(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Refill the provinces that are empty."""
    game = scene.game
    up = turns_faceup(deed)
    for card in cards_of(scene, deed.patient):
        province = game.province_of(card)
        number = game.provinces.index(province)
        if up and province.cards and not any(province.shown):  # it was refilled as the cost was paid
            let_happen(scene, [Event(CARD_TURNED_UP, each, province.seat, use=scene.use) for each in province.cards])
        refill(game, number, up)
    return []
