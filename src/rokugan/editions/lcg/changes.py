"""What each kind of event does to the state, and what happens together with it.

Nothing here asks anybody anything. An event that can no longer do what it says leaves `happened` false.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from rokugan.core.frames import Frame
from rokugan.editions.lcg.abilities import (
    BE_DISCARDED,
    BECOME_DISHONORED,
    BECOME_HONORED,
    BOW,
    BREAK,
    DRAW,
    GAIN_HONOR,
    HAVE_FATE_PLACED,
    LEAVE_PLAY,
    LOSE_FATE,
    LOSE_HONOR,
    MOVE,
    READY,
    TAKE_RING_FATE,
    TOUCHES_BANS,
    TOUCHES_SETTING,
    TOUCHES_WATCHING,
)
from rokugan.editions.lcg.kinds import (
    ATTACHED,
    ATTACHES,
    BOWS,
    CARD_DISCARDED,
    CARD_MOVED,
    CARD_PLAYED,
    CARD_TURNED_UP,
    CONFLICT_WON,
    CONTROL_TAKEN,
    DISHONORED_ACT,
    DRAWS,
    ENTERS_PLAY,
    FATE_COLLECTED,
    FATE_GAINED,
    FATE_GIVEN,
    FATE_LOST,
    FATE_MOVED,
    FATE_ON_RING,
    FATE_PLACED,
    FATE_REMOVED,
    FAVOR_CLAIMED,
    FAVOR_LOST,
    HONOR_GAINED,
    HONOR_GIVEN,
    HONOR_LOST,
    HONORED_ACT,
    KINDS,
    LEAVES_PLAY,
    MOVES_HOME,
    MOVES_TO_CONFLICT,
    PROVINCE_BREAKS,
    PROVINCE_REVEALED,
    PROVINCE_TURNED_DOWN,
    READIES,
    RETURNS_HOME,
    RING_CHOSEN,
    RING_CLAIMED,
    RING_RETURNED,
    RING_TAKEN_OUT,
    STATUS_GIVEN,
    STATUS_LOST,
    TOKEN_PASSED,
)
from rokugan.editions.lcg.state import Event
from rokugan.editions.lcg.things import (
    ANCESTRAL,
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    COURTESY,
    DEFENDING,
    DISCARDED,
    DISHONORED,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    FACEDOWN,
    HAND,
    HOLDING,
    HONORED,
    IN_PLAY,
    INTO_DECK,
    NO_SIDE,
    NOTHING,
    ORDINARY,
    PLAYED,
    PRIDE,
    PUT,
    REMOVED,
    REMOVED_FROM_GAME,
    SINCERITY,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_HAND,
    player_thing,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.game import LcgGame

NO_HONOR = -1  # neither gained nor lost
Change: TypeAlias = "Callable[[LcgGame, Event], bool]"


def apply(game: LcgGame, event: Event) -> None:
    """Make the change, or do what takes its place (lcg.replacement.01: the condition still counts as having occurred)."""
    if event.instead is not None:
        event.happened = True
        game.push(event.instead)
        return
    change = CHANGES[event.kind]
    event.happened = change is None or change(game, event)
    if game.cache:
        game.cache.clear()
    if game.touched & (TOUCHES_SETTING | TOUCHES_WATCHING):
        game.unsettled = True


# ------------------------------------------------------------------------------------------------- what comes with it


def companions(game: LcgGame, events: list[Event]) -> list[Event]:
    """The events, and what happens simultaneously with them by the rules: a card that leaves play takes its attachments along."""
    found = events
    for event in events:
        kind = event.kind
        if kind == LEAVES_PLAY:
            more = with_leaving(game, event, events)
        elif kind == HONORED_ACT or kind == DISHONORED_ACT:
            more = with_status(game, event)
        elif kind == CARD_TURNED_UP and game.printed[event.card].type == HOLDING:
            more = [Event(ENTERS_PLAY, event.card, game.holder[event.card], event.amount, how=PUT, use=event.use)]
        elif kind == ATTACHES:
            more = [Event(ATTACHED, event.card, event.seat, other=event.other, use=event.use)]
        else:
            continue
        for each in more:
            each.parent = event
        found = found + more
    return found


def with_leaving(game: LcgGame, event: Event, others: list[Event]) -> list[Event]:
    """Attachments, personal honor, courtesy and sincerity (lcg.zones, lcg.states, lcg.keywords)."""
    state = game.states.get(event.card)
    if state is None:
        return []
    found: list[Event] = []
    for card in state.attachments:
        if not any(each.kind == LEAVES_PLAY and each.card == card for each in others):
            how = TO_HAND if game.keywords(card) & ANCESTRAL else DISCARDED
            leaving = Event(LEAVES_PLAY, card, game.states[card].controller, how=how, use=event.use)
            found += [leaving, *with_leaving(game, leaving, others)]
    if state.status == HONORED and game.has_status(event.card):
        found.append(Event(HONOR_GAINED, event.card, state.controller, 1))
    elif state.status == DISHONORED and game.has_status(event.card):
        found.append(Event(HONOR_LOST, event.card, state.controller, 1))
    keywords = game.keywords(event.card)
    if keywords & COURTESY:
        found.append(Event(FATE_GAINED, event.card, state.controller, 1))
    if keywords & SINCERITY:
        found.append(Event(DRAWS, event.card, state.controller, 1))
    return found


def with_present_honor(game: LcgGame, events: list[Event]) -> list[Event]:
    """The events after their interrupts: whether a card that leaves play is honored or dishonored is seen as it leaves
    (lcg.states.08, .10)."""
    found = events
    for event in events:
        state = game.states.get(event.card) if event.kind == LEAVES_PLAY else None
        if state is None:
            continue
        wanted = HONOR_GAINED if state.status == HONORED else HONOR_LOST if state.status == DISHONORED else NO_HONOR
        there = [each for each in events if each.parent is event and each.kind in (HONOR_GAINED, HONOR_LOST)]
        if all(each.kind == wanted for each in there) and (there or wanted == NO_HONOR):
            continue
        found = [each for each in found if each not in there]
        if wanted != NO_HONOR:
            honor = Event(wanted, event.card, state.controller, 1)
            honor.parent = event
            found = [*found, honor]
    return found


def with_status(game: LcgGame, event: Event) -> list[Event]:
    """Being honored is the act; becoming honored is to get the token (lcg.states.12)."""
    state = game.states.get(event.card)
    if state is None or state.status != ORDINARY:
        return []
    given = HONORED if event.kind == HONORED_ACT else DISHONORED
    return [Event(STATUS_GIVEN, event.card, event.seat, given, use=event.use)]


# ------------------------------------------------------------------------------------------------------ fate and honor


def fate_gained(game: LcgGame, event: Event) -> bool:
    """From the general token pool to a player's."""
    game.players[event.seat].fate += event.amount
    game.note("gains fate", event.seat, amount=event.amount)
    return event.amount > 0


def fate_lost(game: LcgGame, event: Event) -> bool:
    """Back to the general token pool."""
    player = game.players[event.seat]
    lost = min(event.amount, player.fate)
    player.fate -= lost
    event.amount = lost
    game.note("loses fate", event.seat, amount=lost)
    return lost > 0


def fate_given(game: LcgGame, event: Event) -> bool:
    """From one player to the other."""
    giver = game.players[event.seat]
    given = min(event.amount, giver.fate)
    giver.fate -= given
    game.players[event.other].fate += given
    event.amount = given
    game.note("gives fate", event.seat, amount=given)
    return given > 0


def fate_placed(game: LcgGame, event: Event) -> bool:
    """On a character; when it was played, from the player's own pool."""
    state = game.states.get(event.card)
    if state is None or game.forbidden(HAVE_FATE_PLACED, event.card, event.use):
        return False
    if event.how == PLAYED:
        game.players[event.seat].fate -= event.amount
    state.fate += event.amount
    game.note("places fate on", event.seat, game.cards[event.card], amount=event.amount)
    return event.amount > 0


def fate_removed(game: LcgGame, event: Event) -> bool:
    """From a character to the general token pool."""
    state = game.states.get(event.card)
    if state is None or not state.fate or game.forbidden(LOSE_FATE, event.card, event.use):
        return False
    event.amount = min(event.amount, state.fate)
    state.fate -= event.amount
    game.note("loses fate", -1, game.cards[event.card], amount=event.amount)
    return event.amount > 0


def fate_moved(game: LcgGame, event: Event) -> bool:
    """From one character to another, or (other: nothing) to the pool of `seat`."""
    state = game.states.get(event.card)
    if state is None or not state.fate or game.forbidden(LOSE_FATE, event.card, event.use):
        return False
    event.amount = min(event.amount, state.fate)
    if event.other >= 0:
        to = game.states.get(event.other)
        if to is None or game.forbidden(HAVE_FATE_PLACED, event.other, event.use):
            return False
        to.fate += event.amount
    else:
        game.players[event.seat].fate += event.amount
    state.fate -= event.amount
    return event.amount > 0


def fate_on_ring(game: LcgGame, event: Event) -> bool:
    """On a ring: from the general pool, or from a player's (lcg.tokens: spent to a ring)."""
    if event.seat >= 0:
        game.players[event.seat].fate -= event.amount
    game.ring_fate[event.other] += event.amount
    return True


def honor_gained(game: LcgGame, event: Event) -> bool:
    """From the general token pool."""
    if event.amount <= 0 or game.forbidden(GAIN_HONOR, player_thing(event.seat), event.use):
        return False
    game.players[event.seat].honor += event.amount
    game.unsettled = True
    game.note("gains honor", event.seat, amount=event.amount)
    return True


def honor_lost(game: LcgGame, event: Event) -> bool:
    """Back to the general token pool."""
    if event.amount <= 0 or game.forbidden(LOSE_HONOR, player_thing(event.seat), event.use):
        return False
    player = game.players[event.seat]
    event.amount = min(event.amount, player.honor)
    player.honor -= event.amount
    game.unsettled = True
    game.note("loses honor", event.seat, amount=event.amount)
    return True


def honor_given(game: LcgGame, event: Event) -> bool:
    """From one player to the other: given, taken or transferred; all there is, if it is less (lcg.draw-phase.04)."""
    giver = game.players[event.seat]
    given = min(event.amount, giver.honor)
    if given <= 0:
        return False
    giver.honor -= given
    game.players[event.other].honor += given
    event.amount = given
    game.unsettled = True
    game.note("gives honor", event.seat, amount=given)
    return True


# ------------------------------------------------------------------------------------------- entering and leaving play


def enters_play(game: LcgGame, event: Event) -> bool:
    """From wherever it is: ready, at home or in the conflict, an attachment on its host, a holding where it lies."""
    card = event.card
    if card in game.states:
        return False
    event.amount = game.where[card]
    if game.printed[card].type != HOLDING:
        take_from_province(game, card)
    state = game.enter(card, event.seat)
    state.side = event.side
    if event.other >= 0:
        state.host = event.other
        state.as_attachment = game.printed[card].type == CHARACTER
        game.states[event.other].attachments.append(card)
    game.unsettled = True
    game.note("enters play", event.seat, game.cards[card])
    return True


def take_from_province(game: LcgGame, card: int) -> None:
    """If a card lies in a province it is there no longer; an empty province is to be refilled."""
    for number, province in enumerate(game.provinces):
        if card in province.cards:
            at = province.cards.index(card)
            del province.cards[at], province.shown[at]
            game.refills.append(number)
            return


def home_of(game: LcgGame, card: int) -> int:
    """Its owner's discard pile."""
    return CONFLICT_DISCARD if game.printed[card].is_conflict else DYNASTY_DISCARD


def deck_of(game: LcgGame, card: int) -> int:
    """Its owner's deck."""
    return CONFLICT_DECK if game.printed[card].is_conflict else DYNASTY_DECK


def zone_for(game: LcgGame, card: int, how: int) -> int:
    """Where a card goes that leaves play in that way."""
    if how == TO_HAND:
        return HAND
    if how == REMOVED_FROM_GAME:
        return REMOVED
    if how in (TO_DECK, TO_DECK_BOTTOM, INTO_DECK):
        return deck_of(game, card)
    return home_of(game, card)


def leaves_play(game: LcgGame, event: Event) -> bool:
    """To its owner's area: the discard pile, the hand, a deck (lcg.control: the owner's, whoever controlled it)."""
    card = event.card
    if card not in game.states or not can_leave(game, event):
        return False
    seat = game.states[card].controller
    event.seat = seat
    event.side = game.states[card].side
    numbers = game.called.given((game.cards[card],))
    take_from_province(game, card)
    owner = game.cards[card].owner
    game.leave(card, owner, zone_for(game, card, event.how), event.how == TO_DECK_BOTTOM)
    if event.how == INTO_DECK:
        game.shuffle(owner, deck_of(game, card))
    game.unsettled = True
    game.note(WAYS[event.how], seat, game.cards[card], numbers=numbers)
    return True


WAYS = ("leaves play", "is discarded", "is sacrificed", "returns to hand", "returns to a deck", "goes below a deck",
        "is removed from the game", "is shuffled into a deck")  # fmt: skip


def can_leave(game: LcgGame, event: Event) -> bool:
    """Does nothing forbid it?"""
    if not game.touched & TOUCHES_BANS:
        return True
    if game.forbidden(LEAVE_PLAY, event.card, event.use):
        return False
    return event.how != DISCARDED or not game.forbidden(BE_DISCARDED, event.card, event.use)


def attaches(game: LcgGame, event: Event) -> bool:
    """An attachment that is in play moves to another card."""
    state = game.states.get(event.card)
    if state is None or event.other not in game.states:
        return False
    if state.host in game.states:
        game.states[state.host].attachments.remove(event.card)
    state.host = event.other
    game.states[event.other].attachments.append(event.card)
    game.unsettled = True
    return True


def control_taken(game: LcgGame, event: Event) -> bool:
    """A card in play changes control and stays as it is: bowed or ready, in the conflict or at home (lcg.control)."""
    state = game.states.get(event.card)
    if state is None or state.controller == event.seat:
        return False
    state.controller = event.seat
    side = state.side
    game.put(event.card, event.seat, IN_PLAY)
    if side != NO_SIDE:
        state.side = DEFENDING if side == ATTACKING else ATTACKING
    game.unsettled = True
    return True


# -------------------------------------------------------------------------------------------------------------- states


def bows(game: LcgGame, event: Event) -> bool:
    """A ready card bows."""
    state = game.states.get(event.card)
    if state is None or state.bowed or game.forbidden(BOW, event.card, event.use):
        return False
    state.bowed = True
    game.note("bows", state.controller, game.cards[event.card])
    return True


def readies(game: LcgGame, event: Event) -> bool:
    """A bowed card readies."""
    state = game.states.get(event.card)
    if state is None or not state.bowed or game.forbidden(READY, event.card, event.use):
        return False
    state.bowed = False
    return True


def honored(game: LcgGame, event: Event) -> bool:
    """A dishonored character becomes ordinary; an ordinary one gets the token by the event that goes with this."""
    state = game.states.get(event.card)
    if state is None or state.status == HONORED:
        return False
    if state.status == DISHONORED:
        state.status = ORDINARY
    game.note("is honored", state.controller, game.cards[event.card])
    return True


def dishonored(game: LcgGame, event: Event) -> bool:
    """An honored character becomes ordinary."""
    state = game.states.get(event.card)
    if state is None or state.status == DISHONORED:
        return False
    if state.status == HONORED:
        state.status = ORDINARY
    game.note("is dishonored", state.controller, game.cards[event.card])
    return True


def status_given(game: LcgGame, event: Event) -> bool:
    """A token on a character; one of each kind cancel each other (lcg.states)."""
    state = game.states.get(event.card)
    what = BECOME_HONORED if event.amount == HONORED else BECOME_DISHONORED
    if state is None or state.status == event.amount or game.forbidden(what, event.card, event.use):
        return False
    state.status = event.amount if state.status == ORDINARY else ORDINARY
    return state.status == event.amount


def status_lost(game: LcgGame, event: Event) -> bool:
    """Its status token is discarded."""
    state = game.states.get(event.card)
    if state is None or state.status == ORDINARY:
        return False
    event.amount = state.status
    state.status = ORDINARY
    return True


def moves_to_conflict(game: LcgGame, event: Event) -> bool:
    """On its controller's side (lcg.movement.04)."""
    state, conflict = game.states.get(event.card), game.conflict
    if state is None or conflict is None or state.side != NO_SIDE or game.forbidden(MOVE, event.card, event.use):
        return False
    state.side = ATTACKING if state.controller == conflict.attacker else DEFENDING
    game.unsettled = True
    game.note("moves to the conflict", state.controller, game.cards[event.card])
    return True


def moves_home(game: LcgGame, event: Event) -> bool:
    """Bowed or ready as it was (lcg.movement.02)."""
    state = game.states.get(event.card)
    if state is None or state.side == NO_SIDE or game.forbidden(MOVE, event.card, event.use):
        return False
    state.side = NO_SIDE
    game.note("moves home", state.controller, game.cards[event.card])
    return True


def returns_home(game: LcgGame, event: Event) -> bool:
    """Step 3.2.8."""
    state = game.states.get(event.card)
    if state is None or state.side == NO_SIDE:
        return False
    state.side = NO_SIDE
    return True


# ----------------------------------------------------------------------------------------------------- provinces, rings


def card_turned_up(game: LcgGame, event: Event) -> bool:
    """A facedown dynasty card in a province."""
    province = game.holding_province(event.card)
    if province is None:
        return False
    at = province.cards.index(event.card)
    if province.shown[at]:
        return False
    province.shown[at] = True
    game.show(event.card)
    game.note("turns faceup", province.seat, game.cards[event.card])
    return True


def province_revealed(game: LcgGame, event: Event) -> bool:
    """A facedown province turns faceup and is in play."""
    province = game.province_of(event.card)
    if province.face_up:
        return False
    province.face_up = True
    game.enter(event.card, province.seat)
    game.note("reveals", province.seat, game.cards[event.card])
    return True


def province_turned_down(game: LcgGame, event: Event) -> bool:
    """A faceup province turns facedown: its faceup side is out of play."""
    province = game.province_of(event.card)
    if not province.face_up:
        return False
    province.face_up = False
    game.leave(event.card, province.seat, FACEDOWN)
    return True


def province_breaks(game: LcgGame, event: Event) -> bool:
    """A stronghold province that breaks ends the game (lcg.victory)."""
    province = game.province_of(event.card)
    if province.broken or game.forbidden(BREAK, event.card, event.use):
        return False
    province.broken = True
    conflict = game.conflict
    if conflict is not None and conflict.province == event.card:
        conflict.broke = True
    game.note("breaks", event.seat, game.cards[event.card])
    if province.index == 4:
        game.end(1 - province.seat, "conquest")
    elif event.how and province.cards:
        from rokugan.editions.lcg.conflict import Plunder

        game.push(Plunder(event.seat, province.cards[:]))
    return True


def ring_chosen(game: LcgGame, event: Event) -> bool:
    """A ring becomes contested: all fate on it goes to the attacking player's pool (lcg.rings)."""
    if game.forbidden(TAKE_RING_FATE, player_thing(event.seat), event.use):
        return True  # it stays on the ring
    event.amount = game.ring_fate[event.other]
    game.players[event.seat].fate += event.amount
    game.ring_fate[event.other] = 0
    return True


def conflict_won(game: LcgGame, event: Event) -> bool:
    """The result stands; characters with pride are honored or dishonored by it."""
    game.players[event.seat].won += 1
    game.players[event.other].lost += 1
    game.note("wins the conflict", event.seat, amount=event.amount)
    proud = [
        Event(HONORED_ACT if seat == event.seat else DISHONORED_ACT, card, seat)
        for seat in (game.first, 1 - game.first)
        for card in game.participants(seat)
        if game.keywords(card) & PRIDE
    ]
    if proud:
        game.push(Later(proud))
    return True


class Later(Frame["LcgGame"]):
    """Events that follow at once from what has just happened, before the reactions to it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("events",)
    STEPS: ClassVar[tuple[str, ...]] = ("follow",)
    ARGS: ClassVar[int] = 1

    def __init__(self, events: list[Event]) -> None:
        super().__init__()
        self.events: list[Event] = events

    def follow(self, game: LcgGame) -> None:
        """They happen together."""
        from rokugan.editions.lcg.happening import happen

        happen(game, self.events)


def ring_claimed(game: LcgGame, event: Event) -> bool:
    """Into a player's claimed ring pool."""
    game.ring_owner[event.other] = event.seat
    game.note("claims the ring of", event.seat, words=RING_WORDS[event.other])
    return True


RING_WORDS = ("air", "earth", "fire", "void", "water")


def ring_returned(game: LcgGame, event: Event) -> bool:
    """Into the unclaimed ring pool."""
    game.ring_owner[event.other] = -1
    game.ring_out[event.other] = False
    return True


def ring_taken_out(game: LcgGame, event: Event) -> bool:
    """Out of the game, until it is returned."""
    game.ring_owner[event.other] = -1
    game.ring_out[event.other] = True
    return True


# -------------------------------------------------------------------------------------------------------------- others


def draws(game: LcgGame, event: Event) -> bool:
    """From the top of the conflict deck to the hand, all at once; what is then missing comes after the deck has run out."""
    if game.forbidden(DRAW, player_thing(event.seat), event.use):
        return False
    deck = game.pile(event.seat, CONFLICT_DECK)
    count = min(event.amount, len(deck))
    for _ in range(count):
        card = deck[-1]
        game.put(card, event.seat, HAND)
        game.note("draws", event.seat, game.cards[card], known=1 << event.seat)
    if count < event.amount:
        from rokugan.editions.lcg.decks import RunningOut

        game.push(RunningOut(event.seat, CONFLICT_DECK, event.amount - count))
    return event.amount > 0


def card_discarded(game: LcgGame, event: Event) -> bool:
    """A card out of play goes to its owner's discard pile."""
    card = event.card
    event.amount = game.where[card]
    event.seat = game.holder[card]
    if event.amount == IN_PLAY or event.amount in (CONFLICT_DISCARD, DYNASTY_DISCARD):
        return False
    take_from_province(game, card)
    game.put(card, game.cards[card].owner, home_of(game, card))
    game.note("discards", event.seat, game.cards[card])
    return True


def card_moved(game: LcgGame, event: Event) -> bool:
    """A card out of play goes to another zone of its owner (amount; how: TO_DECK_BOTTOM is beneath a deck)."""
    card = event.card
    if card in game.states:
        return False
    take_from_province(game, card)
    game.put(card, game.cards[card].owner, event.amount, event.how == TO_DECK_BOTTOM)
    return True


def card_played(game: LcgGame, event: Event) -> bool:
    """What ends with the next card that is played ends now."""
    gone = [each for each in game.in_force if each.standing.over(game, each, event)]
    game.drop(gone)
    return True


def favor_claimed(game: LcgGame, event: Event) -> bool:
    """A player has the Imperial Favor, on the side he sets (amount)."""
    game.favor = event.seat
    game.favor_side = event.amount
    game.note("claims the Imperial Favor", event.seat, words=("military", "political")[event.amount])
    return True


def favor_lost(game: LcgGame, event: Event) -> bool:
    """Back into the token bank."""
    if game.favor != event.seat:
        return False
    game.favor = -1
    return True


def token_passed(game: LcgGame, event: Event) -> bool:
    """The opponent becomes the first player."""
    game.first = event.other
    return True


_BY_KIND: dict[int, Change] = {
    FATE_COLLECTED: fate_gained,
    FATE_GAINED: fate_gained,
    FATE_LOST: fate_lost,
    FATE_GIVEN: fate_given,
    FATE_PLACED: fate_placed,
    FATE_REMOVED: fate_removed,
    FATE_MOVED: fate_moved,
    FATE_ON_RING: fate_on_ring,
    HONOR_GAINED: honor_gained,
    HONOR_LOST: honor_lost,
    HONOR_GIVEN: honor_given,
    ENTERS_PLAY: enters_play,
    LEAVES_PLAY: leaves_play,
    CARD_PLAYED: card_played,
    BOWS: bows,
    READIES: readies,
    HONORED_ACT: honored,
    DISHONORED_ACT: dishonored,
    STATUS_GIVEN: status_given,
    STATUS_LOST: status_lost,
    PROVINCE_REVEALED: province_revealed,
    PROVINCE_TURNED_DOWN: province_turned_down,
    PROVINCE_BREAKS: province_breaks,
    RING_CHOSEN: ring_chosen,
    CONFLICT_WON: conflict_won,
    RING_CLAIMED: ring_claimed,
    RING_RETURNED: ring_returned,
    RING_TAKEN_OUT: ring_taken_out,
    MOVES_TO_CONFLICT: moves_to_conflict,
    MOVES_HOME: moves_home,
    RETURNS_HOME: returns_home,
    ATTACHES: attaches,
    DRAWS: draws,
    CARD_DISCARDED: card_discarded,
    CARD_MOVED: card_moved,
    CARD_TURNED_UP: card_turned_up,
    FAVOR_CLAIMED: favor_claimed,
    FAVOR_LOST: favor_lost,
    TOKEN_PASSED: token_passed,
    CONTROL_TAKEN: control_taken,
}
CHANGES: list[Change | None] = [_BY_KIND.get(kind) for kind in range(KINDS)]

__all__ = ["ATTACHMENT", "NOTHING", "apply", "companions", "deck_of", "home_of", "take_from_province"]
