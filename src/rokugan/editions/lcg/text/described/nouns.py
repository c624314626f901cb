"""Noun phrases in a scene, and the things that they describe."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan.editions.lcg.effects.duels import is_there
from rokugan.editions.lcg.table.knowing import THIS
from rokugan.editions.lcg.table.things import (
    ATTACHMENT,
    BEING_PLAYED,
    CHARACTER,
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    EVENT,
    HAND,
    HOLDING,
    IN_PLAY,
    NO_SIDE,
    NOTHING,
    PROVINCE,
    PROVINCE_CARD,
    STRONGHOLD,
    is_player,
    is_ring,
    player_thing,
    ring_thing,
    seat_of,
)
from rokugan.editions.lcg.text.described.values import stat_of
from rokugan.editions.lcg.text.meaning import FILTERS, OTHER_FILTERS, THINGS, Unsupported, amount, fits_filter, things
from rokugan.editions.lcg.text.scene import DECK, GROUP, HOST, PLACE, TAKEN, WINNER, Scene
from rokugan.program.lcg import nodes as n
from rokugan.program.node import walk

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

TYPE_OF = {
    "character": CHARACTER,
    "attachment": ATTACHMENT,
    "holding": HOLDING,
    "event": EVENT,
    "province": PROVINCE_CARD,
    "stronghold": STRONGHOLD,
}


ZONES = {
    "hand": (HAND,),
    "conflict deck": (CONFLICT_DECK,),
    "dynasty deck": (DYNASTY_DECK,),
    "deck": (CONFLICT_DECK, DYNASTY_DECK),
    "conflict discard pile": (CONFLICT_DISCARD,),
    "dynasty discard pile": (DYNASTY_DISCARD,),
    "discard pile": (CONFLICT_DISCARD, DYNASTY_DISCARD),
}


def _this(scene: Scene, node: n.This) -> list[int]:
    return scene.get(THIS) if scene.is_bound(THIS) else [scene.card]


def _ref(scene: Scene, node: n.Ref) -> list[int]:
    if scene.is_bound(node.number):
        return scene.get(node.number)
    return things(scene, scene.text.new[node.number])


def _attached(scene: Scene, node: n.Attached) -> list[int]:
    state = scene.game.states.get(scene.card)
    return [state.host] if state is not None and state.host != NOTHING else scene.get(HOST)


def _you(scene: Scene, node: n.You) -> list[int]:
    return [-1 - scene.seat]


def _opponent(scene: Scene, node: n.Opponent) -> list[int]:
    return [scene.seat - 2]


def _gap(scene: Scene, node: n.Gap) -> list[int]:
    return [scene.gap]


def _described(scene: Scene, node: n.A | n.All | n.Some | n.UpTo | n.AnyNumber) -> list[int]:
    number = scene.text.number(node)
    return scene.get(number) if scene.is_bound(number) else candidates(scene, node.noun)


def _exists(scene: Scene, node: n.Exists) -> list[int]:
    return candidates(scene, node.noun)


def _several(scene: Scene, node: n.And | n.OneOf | n.Only) -> list[int]:
    number = scene.text.number(node)
    if scene.is_bound(number):
        return scene.get(number)
    return list(dict.fromkeys(thing for each in node.things for thing in things(scene, each)))


def _the(scene: Scene, node: n.The) -> list[int]:
    return _named(scene, node.name)


def _owners(scene: Scene, node: n.Owner) -> list[int]:
    return [player_thing(_owner(scene.game, card, node.controller)) for card in things(scene, node.of)]


def _opponent_of(scene: Scene, node: n.OpponentOf) -> list[int]:
    return [player_thing(1 - seat_of(each)) for each in things(scene, node.of)]


def _top(scene: Scene, node: n.Top) -> list[int]:
    number = scene.text.number(node)
    return scene.get(number) if scene.is_bound(number) else top_of(scene, node)


def _owner(game: LcgGame, card: int, controller: bool) -> int:
    return game.controller(card) if controller else game.cards[card].owner


def _named(scene: Scene, name: str) -> list[int]:
    """Return the things that a name stands for now: the contested ring, the attacking player, the winner."""
    game, conflict, duel = scene.game, scene.game.conflict, scene.game.duel
    if name == "contested ring":
        ring = game.contested()
        return [ring_thing(ring)] if ring >= 0 else []
    if name == "attacked province":
        return [conflict.province] if conflict is not None and conflict.province != NOTHING else []
    if name in ("attacking player", "defending player"):
        if conflict is None:
            return []
        return [player_thing(conflict.attacker if name == "attacking player" else conflict.defender)]
    if name in ("loser", "winner"):
        if duel is None:
            return _winner_of_count(scene) if name == "winner" else []
        found = duel.loser if name == "loser" else duel.winner
        here = found in game.states and is_there(game, duel, int(found == duel.challenged))
        return [found] if here else []
    if name in ("other", "rest"):
        taken = scene.get(TAKEN)
        return [each for each in _revealed(scene) if each not in taken]
    if name == "imperial favor":
        return []
    raise Unsupported(f"the {name}")


def _winner_of_count(scene: Scene) -> list[int]:
    """Return who has won the glory count; before it is made either player could."""
    if scene.is_bound(WINNER):
        return scene.get(WINNER)
    counts = any(isinstance(each, n.Deed) and each.verb == "perform" for each in walk(scene.text.root))
    return [player_thing(0), player_thing(1)] if counts else []


def _part(scene: Scene, node: n.Part) -> list[int]:
    """The province of a holding; of abilities and tokens, the cards that have them."""
    if node.what == "province":
        found = [scene.game.holding_province(card) for card in things(scene, node.of)]
        return [province.card for province in found if province is not None] or scene.get(PLACE)
    return things(scene, node.of)


def top_of(scene: Scene, node: n.Top) -> list[int]:
    """The top cards of a deck, or of each player's."""
    count = amount(scene, node.amount)
    found: list[int] = []
    for owner in things(scene, node.place.of) if node.place.of is not None else [scene.you]:
        for zone in scene.get(DECK) if scene.is_bound(DECK) else ZONES[node.place.area]:
            found += scene.game.top(seat_of(owner), zone, count)
    return found


def in_place(scene: Scene, place: n.Thing | None) -> list[int]:
    """The cards in a place."""
    game = scene.game
    if not isinstance(place, n.Place):
        found = things(scene, place)
        return [card for each in found for card in game.province_of(each).cards]
    seats = [seat_of(each) for each in things(scene, place.of)] if place.of is not None else [scene.seat]
    if place.area == "provinces":
        return [card for seat in seats for province in game.provinces_of(seat) for card in province.cards]
    if place.area == "home":
        return [card for seat in seats for card in game.characters(seat) if game.states[card].side == NO_SIDE]
    if place.area == "claimed ring pool":
        return [ring_thing(ring) for seat in seats for ring in game.claimed(seat)]
    if place.area == "deck" and scene.is_bound(DECK):
        return [card for seat in seats for zone in scene.get(DECK) for card in game.pile(seat, zone)]
    if place.area in ZONES:
        return [card for seat in seats for zone in ZONES[place.area] for card in game.pile(seat, zone)]
    raise Unsupported(f"the place {place.area}")


def candidates(scene: Scene, noun: n.Noun) -> list[int]:
    """Everything that the noun describes."""
    return [thing for thing in universe(scene, noun) if fits_noun(scene, noun, thing)]


def universe(scene: Scene, noun: n.Noun) -> list[int]:
    """Everything among which the things that the noun describes are."""
    game, kind, revealed = scene.game, noun.kind, False
    for each in noun.which:
        if isinstance(each, n.In):
            found = [card for place in each.places for card in in_place(scene, place)]
            return _topmost(scene, noun, found) if TOPMOST in noun.which else found
        if isinstance(each, n.Among):
            return things(scene, each.things)
        if isinstance(each, n.Which) and isinstance(each.condition, n.Happens) and each.condition.deed.verb == "reveal":
            return _revealed(scene)
        if isinstance(each, n.Is) and each.word == "revealed":
            revealed = kind != "province"
    if revealed:
        return _revealed(scene)
    if kind in ("character", "ability"):
        return game.all_characters()
    if kind == "ring":
        return [ring_thing(ring) for ring in range(5)]
    if kind == "player":
        return [player_thing(game.first), player_thing(1 - game.first)]
    if kind == "province":
        return [province.card for province in game.provinces]
    seats = (game.first, 1 - game.first)
    in_play = [card for seat in seats for card in game.pile(seat, IN_PLAY)]
    if kind == "attachment":
        return [card for card in in_play if game.is_attachment(card)]
    if kind in TYPE_OF:
        return [card for card in in_play if game.printed[card].type == TYPE_OF[kind]]
    if kind == "card":
        return in_play
    if kind == "role":
        return [player.role for player in game.players if player.role >= 0]
    raise Unsupported(f"things of the kind {kind}")


def _topmost(scene: Scene, noun: n.Noun, found: list[int]) -> list[int]:
    """Of the cards in each pile the topmost that the noun describes."""
    game = scene.game
    fitting = [card for card in found if fits_noun(scene, noun, card)]
    return list({(game.holder[card], game.where[card]): card for card in fitting}.values())


TOPMOST: Final = n.Is("topmost")


def _revealed(scene: Scene) -> list[int]:
    """The cards that were revealed together; one that is being played has left where it was (lcg.cards.19)."""
    return [card for card in scene.get(GROUP) if scene.game.where[card] != BEING_PLAYED]


def fits_noun(scene: Scene, noun: n.Noun, thing: int) -> bool:
    """Is the thing one of them? An ability is chosen as the card that has it."""
    if noun.kind == "ability":
        on = [each.thing for each in noun.which if isinstance(each, n.On)]
        triggered = any(not each.is_constant for each in scene.game.printed[thing].abilities)
        return triggered and all(thing in things(scene, each) for each in on)
    if not is_of_kind(scene, noun, thing):
        return False
    if thing >= 0 and scene.game.where[thing] == PROVINCE and not scene.game.is_faceup_in_province(thing):
        return _fits_facedown(scene, noun, thing)
    for each in noun.which:
        test = FILTERS.get(type(each))
        if test is None:
            if not (
                _has_most(scene, noun, each, thing)
                if isinstance(each, n.Most)
                else OTHER_FILTERS[0](scene, each, thing)
            ):
                return False
        elif not test(scene, each, thing):
            return False
    return True


def _has_most(scene: Scene, noun: n.Noun, most: n.Most, thing: int) -> bool:
    """Has none of the others that the noun describes a higher (or lower) value?"""
    others = candidates(scene, n.Noun(noun.kind, tuple(each for each in noun.which if each is not most)))
    own = stat_of(scene, thing, most.stat, most.layer)
    values = [stat_of(scene, each, most.stat, most.layer) for each in others]
    return all(own >= each if most.highest else own <= each for each in values)


def _fits_facedown(scene: Scene, noun: n.Noun, thing: int) -> bool:
    """A facedown card is a card that lies somewhere, and nothing else can be said of it (lcg.provinces)."""
    return noun.kind == "card" and all(
        (isinstance(each, (n.In, n.Controlled, n.Other)) or each in OF_BACKS) and fits_filter(scene, each, thing)
        for each in noun.which
    )


OF_BACKS: Final = (n.Is("facedown"), n.Is("dynasty"), n.Is("friendly"), n.Is("eligible"))


def is_of_kind(scene: Scene, noun: n.Noun, thing: int) -> bool:
    """Is it of that kind? Out of play the printed type decides."""
    game, kind = scene.game, noun.kind
    if kind == "ring":
        return is_ring(thing)
    if kind == "player":
        return is_player(thing)
    if thing < 0:
        return False
    if kind == "card":
        return True
    was = scene.departed(thing) if game.departed else None
    if was is not None and kind in ("character", "attachment"):
        stood_as = ATTACHMENT if was.as_attachment else game.printed[thing].type
        return stood_as == (CHARACTER if kind == "character" else ATTACHMENT)
    if thing in game.states and kind in ("character", "attachment"):
        return game.character(thing) if kind == "character" else game.is_attachment(thing)
    type = game.playing[1] if game.playing[0] == thing else game.printed[thing].type
    return kind == "role" or type == TYPE_OF.get(kind, -1)


THINGS.update(
    {
        n.This: _this,
        n.Ref: _ref,
        n.Attached: _attached,
        n.You: _you,
        n.Opponent: _opponent,
        n.Gap: _gap,
        n.A: _described,
        n.All: _described,
        n.Some: _described,
        n.UpTo: _described,
        n.AnyNumber: _described,
        n.Exists: _exists,
        n.And: _several,
        n.OneOf: _several,
        n.Only: _several,
        n.The: _the,
        n.Owner: _owners,
        n.OpponentOf: _opponent_of,
        n.Top: _top,
        n.Part: _part,
        n.Place: in_place,
    }
)
