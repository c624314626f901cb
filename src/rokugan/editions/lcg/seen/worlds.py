"""Worlds for search: a game that a player cannot tell from the real one, with all that he does not know dealt anew.

Cards of one owner and one back that the player does not know may lie in any order in the places where such cards lie (hand, deck,
facedown in provinces): what is printed on them is dealt over these places, from the list that is played or from one of the
lists that the other player may be playing. A bid that is made but not revealed is drawn again. Where the other player is asked,
he is asked again about the cards that he has in the world: in windows, for a mulligan, which cards to discard, what a text has
him choose or search for. Only where that cannot be (a player sees an alternative that his cards gave him) the cards that his
choices name stay as they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rokugan.catalogue import say
from rokugan.core.card import Card
from rokugan.core.dealing import asks_anew, renamed, rest_of
from rokugan.core.frames import Frame, Shared
from rokugan.core.randomness import Randomness
from rokugan.editions.lcg.table.printed import BACKS, back_of
from rokugan.editions.lcg.table.things import WHILE_IN_PLAY
from rokugan.editions.lcg.text.text_of import printed_of
from rokugan.errors import RokuganError, quote

if TYPE_CHECKING:
    from rokugan.cards.lcg.model import LcgCard
    from rokugan.editions.lcg.table.game import LcgGame

Lists = Mapping[str, Sequence[Sequence[Any]]]
TRIES = 8  # to deal so that the player who is asked would have been asked
BIDS = 5
BY_PLACE = ("target", "province")  # verbs whose choices may name a card that lies facedown by its place
# Fields of frames, and of what they point to, that hold cards or lead to some.
HOLDING_CARDS = frozenset(
    (
        "attackers", "card", "cards", "challenged", "challenger", "chosen", "defenders", "due", "duel", "event", "events", "held",
        "host", "initiation", "instead", "kept", "left", "offers", "ordered", "parent", "province", "target", "targets", "things",
        "turning", "use", "used",
    )
)  # fmt: skip


def world(game: LcgGame, seat: int, randomness: Randomness, decks: Lists | None = None) -> LcgGame:
    """A world as that seat may imagine it. `decks`: of the other player the lists that he may be playing; if he is not named,
    his list is known."""
    check_names(game, decks)
    decision = game.decision
    if decision is None or decision.seat == seat:
        return dealt(game, seat, randomness, decks, spoken_of(game.stack))
    if game.stack[-1].may_ask_anew():
        spoken = spoken_of(game.stack, True)
        for _ in range(TRIES):
            new = dealt(game, seat, randomness, decks, spoken)
            if asks_anew(new):
                return new
    offered = {choice.card.number for choice in decision.choices if choice.card is not None}
    offered |= {choice.value for choice in decision.choices if choice.verb in BY_PLACE}
    return dealt(game, seat, randomness, decks, spoken_of(game.stack) | offered)


def check_names(game: LcgGame, decks: Lists | None) -> None:
    """Are the players there of whom lists are given?"""
    for name in decks or ():
        if name not in game.names:
            raise RokuganError(
                say(
                    "refusals.there_is_no_player",
                    name=quote(name),
                    names=", ".join(game.names),
                )
            )


def dealt(game: LcgGame, seat: int, randomness: Randomness, decks: Lists | None, kept: set[int]) -> LcgGame:
    """The game with everything dealt anew that the seat does not know, but for these cards."""
    new = game.clone(light=True)
    new.beginning = {}
    new.cards = list(game.cards)
    new.printed = list(game.printed)
    groups = game.hidden_groups(game.names[seat])
    for owner in range(len(game.players)):
        lists = decks.get(game.names[owner]) if decks is not None and owner != seat else None
        mine = [group for group in groups if game.cards[group[0]].owner == owner]
        places = [card for group in mine for card in group if card not in kept]
        rest = own(game, places) if lists is None else listed(game, owner, places, lists, randomness)
        for back in BACKS:
            order = sorted((each for each in rest if back_of(each) == back), key=lambda each: (each.name, each.id))
            numbers = list(range(len(order)))
            randomness.shuffle(numbers)
            for card, number in zip(of_back(game, places, back), numbers, strict=True):
                print_on(new, card, order[number])
    for player in new.players:
        if player.seat != seat and player.chosen:
            player.chosen = 1 + randomness.below(BIDS)
    new.called = renamed(new.called, new.cards)
    new.count_uses()
    new.randomness = Randomness(randomness.next(), game.randomness.used)
    new.count_listeners()
    new.touch()
    return new


# ------------------------------------------------------------------------------------------------ what is hidden


def of_back(game: LcgGame, cards: list[int], back: str) -> list[int]:
    """The cards with that back."""
    return [card for card in cards if back_of(game.cards[card].definition) == back]


def own(game: LcgGame, places: list[int]) -> list[Any]:
    """Return what is printed on the cards that lie there."""
    return [game.cards[card].definition for card in places]


def listed(
    game: LcgGame, owner: int, places: list[int], lists: Sequence[Sequence[Any]], randomness: Randomness
) -> list[Any]:
    """The rest of one of the lists that the owner may be playing, by what has been seen of it."""
    open_cards = set(places)
    known = [
        card.definition
        for card in game.cards
        if card.owner == owner and card.number not in open_cards and back_of(card.definition)
    ]
    wanted = [len(of_back(game, places, back)) for back in BACKS]
    fitting: list[list[Any]] = []
    for each in lists:
        rest = rest_of([card for card in each if back_of(card)], known)
        if rest is not None and [sum(back_of(card) == back for card in rest) for back in BACKS] == wanted:
            fitting.append(rest)
    if not fitting:
        raise RokuganError(say("refusals.no_list_agrees", count=len(lists), player=game.names[owner]))
    return fitting[randomness.below(len(fitting))]


def print_on(game: LcgGame, card: int, definition: LcgCard) -> None:
    """Print another card in the place of this one; what that says there comes into force instead of what the first one
    said."""
    if game.cards[card].definition is definition:
        return
    game.cards[card] = Card(card, definition, game.cards[card].owner)
    game.printed[card] = printed_of(definition)
    game.stop(card)
    for standing in game.printed[card].standing:
        if (standing.zones >> game.where[card]) & 1:
            game.enforce(standing, card, game.holder[card], WHILE_IN_PLAY)


def spoken_of(stack: list[Frame[Any]], anew: bool = False) -> set[int]:
    """The cards of which what is under way already speaks; `anew`: but for the last procedure, which is going to ask again."""
    found: set[int] = set()
    for frame in stack:
        gather(frame, found, 0, () if not anew or frame is not stack[-1] else ("things", "chosen"))
    return found - set(stack[-1].loose()) if anew else found


def gather(value: object, found: set[int], depth: int, but: tuple[str, ...] = ()) -> None:
    """The cards in a frame and in what it points to."""
    if isinstance(value, int):
        found.add(int(value))
    elif isinstance(value, (list, tuple)):
        for each in value:
            gather(each, found, depth + 1)
    elif isinstance(value, Shared) and depth < 8:
        free = (*but, *value.FREE) if isinstance(value, Frame) else ()
        for name in value.FIELDS:
            if name in HOLDING_CARDS and name not in free:
                gather(getattr(value, name), found, depth + 1)
