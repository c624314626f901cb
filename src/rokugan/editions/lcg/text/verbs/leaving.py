"""Cards go: sacrificed, discarded, removed from the game."""

from __future__ import annotations

from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table.kinds import (
    FAVOR_LOST,
)
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import (
    DISCARDED,
    HAND,
    REMOVED,
    REMOVED_FROM_GAME,
    SACRIFICED,
    seat_of,
)
from rokugan.editions.lcg.text.described.nouns import fits_noun
from rokugan.editions.lcg.text.discarding import DiscardSome
from rokugan.editions.lcg.text.doing import Run
from rokugan.editions.lcg.text.meaning import Unsupported, things
from rokugan.editions.lcg.text.roles import (
    bearers_of,
    cards_of,
    cause_of,
    count_of_thing,
    doer_of,
    doers_of,
    kind_said,
    let_happen,
    note_province,
    with_status,
)
from rokugan.editions.lcg.text.scene import Scene
from rokugan.program.lcg import nodes as n


def do_sacrifice(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return deeds.discard_from_play(scene.game, cards_of(scene, deed.patient), cause_of(scene, run), SACRIFICED)


def do_discard(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Discard from play, from a hand, deck or province; a status token; the Favor."""
    game, cause = scene.game, cause_of(scene, run)
    if deed.patient == n.The("imperial favor"):
        return let_happen(scene, [Event(FAVOR_LOST, seat=doer_of(scene, deed, run), use=cause)])
    if kind_said(deed.patient) == "status token":
        return deeds.discard_status(game, with_status(scene, deed, bearers_of(deed)), cause)
    if any(isinstance(each, n.AtRandom) for each in deed.how):
        count = count_of_thing(scene, deed.patient)
        hands = _hands(scene, deed, run)
        by = doers_of(scene, deed, run) or [run.doer]
        return [event for seat in hands for event in deeds.discard_at_random(game, seat, count, cause, by)]
    if any(isinstance(each, n.UntilSo) for each in deed.how):
        return _discard_down(scene, deed, run)
    cards = cards_of(scene, deed.patient)
    note_province(scene, deed.patient, cards)
    if isinstance(deed.patient, n.Top):  # what was on top is spoken of again
        scene.bind(scene.text.number(deed.patient), cards)
    out = [card for card in cards if card not in game.states]
    gone = deeds.discard(game, out, cause, doers_of(scene, deed, run) or [run.doer])
    return deeds.discard_from_play(game, cards, cause, DISCARDED) + gone


def _hands(scene: Scene, deed: n.Deed, run: Run) -> list[int]:
    """Return whose hands it is from: those that the text names, or the hands of those who do it."""
    which = deed.patient.noun.which if isinstance(deed.patient, (n.A, n.Some)) else ()
    places = [place for each in which if isinstance(each, n.In) for place in each.places if isinstance(place, n.Place)]
    owners = [owner for place in places if place.of is not None for owner in things(scene, place.of)]
    return [seat_of(each) for each in owners] or doers_of(scene, deed, run)


def _discard_down(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """A player discards cards of his choice until few enough are left."""
    until = next(each.condition for each in deed.how if isinstance(each, n.UntilSo))
    if isinstance(until, n.Happens) and isinstance(until.deed.patient, n.A):
        return _discard_until(scene, deed, until.deed.patient, run)
    if not isinstance(until, n.Be) or not isinstance(until.filter, n.Has):
        raise Unsupported(f"discarding until {until!r}")
    over: list[int] = []
    for seat in sorted(doers_of(scene, deed, run), key=lambda each: each != scene.game.first):
        count = len(scene.game.pile(seat, HAND)) - until.filter.number
        if count > 0:
            over += [seat, count]
    if over:
        assert scene.use is not None
        frame = DiscardSome(scene.use, over[0], over[1])
        frame.then = over[2:]
        scene.game.push(frame)
    return []


def _discard_until(scene: Scene, deed: n.Deed, wanted: n.A, run: Run) -> list[Event]:
    """`discard cards from your deck until you discard an Imperial card`: from the top; that card is spoken of again."""
    gone: list[int] = []
    for card in reversed(cards_of(scene, deed.patient)):
        gone.append(card)
        if fits_noun(scene, wanted.noun, card):
            scene.bind(scene.text.number(wanted), [card])
            break
    else:
        scene.bind(scene.text.number(wanted), [])
    return deeds.discard(scene.game, gone, cause_of(scene, run), [doer_of(scene, deed, run)]) if gone else []


def do_remove_from_the_game(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Remove a card from the game, from play or from wherever it is."""
    game, cause, cards = scene.game, cause_of(scene, run), cards_of(scene, deed.patient)
    out = [card for card in cards if card not in game.states]
    return deeds.discard_from_play(game, cards, cause, REMOVED_FROM_GAME) + deeds.put_card(game, out, REMOVED, cause)
