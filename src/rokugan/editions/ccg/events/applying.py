"""The changes themselves: what each event does to the table once nothing stops it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rokugan.editions.ccg.events import allies, receiving
from rokugan.editions.ccg.events.leaving_play import become_dead, destroy, discard, note_emptied, remove, return_cards
from rokugan.editions.ccg.events.noting import explain, note
from rokugan.editions.ccg.events.token_changes import put_token, remove_token
from rokugan.editions.ccg.table.action import Action, Event, doing_of
from rokugan.editions.ccg.table.event_kinds import (
    ASSIGN,
    ASSIGN_INFANTRY,
    BATTLE_RESOLUTION,
    BECOME_DEAD,
    BOW,
    BY_DUEL_LOSS,
    BY_RESOLUTION,
    DESTROY,
    DESTROY_PROVINCE,
    DISCARD,
    DISHONOR,
    DRAW,
    ENTER,
    EVENT_NAMES,
    FROM_HAND,
    GAIN,
    LOSE,
    MOVE,
    RECEIVE,
    REHONOR,
    REMOVE,
    REMOVE_TOKEN,
    RETURN,
    RETURN_HOME,
    REVEAL,
    STRAIGHTEN,
    TAKE_CONTROL,
    TAKE_FAVOR,
    TOKEN,
    TRANSFER,
    TURN_DOWN,
)
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    HAND,
    HOME,
    NO_SIDE,
    NOTHING,
    ZONE_NAMES,
    is_province,
    province_seat,
    seat_of,
)
from rokugan.editions.ccg.table.pieces import DISHONORED
from rokugan.editions.ccg.text.continuous import honor_bounds
from rokugan.editions.ccg.text.described import prompts, sides
from rokugan.editions.ccg.text.happened import trigger_details

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def destroyed_by(event: Event) -> int:
    """Return how something was destroyed, as far as texts ask about it later."""
    if event.cause == "resolution":
        return BY_RESOLUTION
    return BY_DUEL_LOSS if trigger_details.is_result(event, "losing") else 0


def is_change(event: Event) -> bool:
    """Is the event a change of the table, and not a point of time?"""
    return event.kind in _CHANGES


def apply(game: CcgGame, event: Event) -> None:
    """Carry out an event and remember what it did."""
    change = _CHANGES.get(event.kind)
    watched = game.mentioned.bonuses and game.heard(RECEIVE)  # saves time only
    watch = receiving.NumbersBefore(game, event) if watched else None
    if change is None:
        event.done = event.things
    else:
        change(game, event)
    if event.done:
        kind = event.kind
        action = event.action
        serial = -1 if action is None else action.serial
        if kind == DESTROY_PROVINCE and event.cause == "resolution":
            serial = doing_of(event.player)
        amount = event.place if kind == ASSIGN or kind == MOVE else event.amount
        if kind == DESTROY:
            amount = destroyed_by(event)
        elif kind == DISCARD:
            amount = event.player
        for thing in event.done:
            game.happened.append((kind, thing, amount, serial))
            if kind == ASSIGN and event.word.startswith("infantry"):
                game.happened.append((ASSIGN_INFANTRY, thing, amount, serial))
        if action is not None:
            note_outcomes(game, action, event)
        game.touch()
    if watch is not None:
        receiving.tell(game, watch.told + watch.begun(game), event.action)


def note_outcomes(game: CcgGame, action: Action, event: Event) -> None:
    """Note what the event did as done by the text that caused it."""
    kind, done = event.kind, event.done
    action.note(EVENT_NAMES[kind], done)
    if kind == DESTROY:
        action.note("destroy itself", [thing for thing in done if thing in event.things])
    elif kind == MOVE:
        action.note("move home" if event.place == HOME else "move to battlefield", done)
        action.note("move across", done)
    elif kind == DESTROY_PROVINCE:
        action.note("destroy", done)
    elif kind == TRANSFER:
        action.note("attach", [thing for thing in done if game.rules.text.transfer_attaches(game, thing)])
    elif kind == ENTER and event.place != NOTHING:
        action.note("attach", done)
        if kind == ENTER and event.amount == FROM_HAND:
            action.note("attach from hand", done)


def _bow(game: CcgGame, event: Event) -> None:
    for card in event.things:
        state = game.states.get(card)
        if state is not None and not state.bowed:
            state.bowed = True
            event.done.append(card)
    note(game, "bows", event)


def _straighten(game: CcgGame, event: Event) -> None:
    for card in event.things:
        state = game.states.get(card)
        if state is not None and state.bowed:
            state.bowed = False
            game.drop_modifiers_of(card, ("straightens",))
            event.done.append(card)
    note(game, "straightens", event)


def _dishonor(game: CcgGame, event: Event) -> None:
    for card in event.things:
        state = game.states.get(card)
        if state is not None and not state.dishonored and game.behaviours[card].type == "personality":
            state.dishonored = True
            event.done.append(card)
    note(game, "is dishonored:", event)


def _rehonor(game: CcgGame, event: Event) -> None:
    """A dead Personality who is rehonored is honorably dead."""
    for card in event.things:
        state = game.states.get(card)
        if state is not None and state.dishonored:
            state.dishonored = False
            event.done.append(card)
        elif game.graves.get(card, 0) & DISHONORED:
            game.graves[card] &= ~DISHONORED
            event.done.append(card)
    note(game, "is rehonored:", event)


def _move(game: CcgGame, event: Event) -> None:
    """Each unit goes to the place, or changes sides there."""
    for card in event.things:
        state = game.states.get(card)
        if (
            state is None
            or state.host != NOTHING
            or (state.at == event.place and event.amount in (NO_SIDE, state.side))
        ):
            continue
        event.used.append(state.at)
        event.stood.append((state.at, state.side, state.controller))
        place_unit(game, card, event.place)
        if event.amount != NO_SIDE:
            state.side = event.amount
            allies.join(game, state.controller, state.side)
        event.done.append(card)
    if event.place == HOME:
        note(game, "moves home", event, came=_place(game, event), went="home")
    else:
        there = prompts.thing_name(game, event.place)
        note(game, "moves", event, words=f"to {there}", came=_place(game, event), went=there)


def _place(game: CcgGame, event: Event) -> str:
    """The place at which the first of the units was."""
    if not event.used:
        return ""
    return "home" if event.used[0] == HOME else prompts.thing_name(game, event.used[0])


def _assign(game: CcgGame, event: Event) -> None:
    for card in event.things:
        place_unit(game, card, event.place)
        event.done.append(card)
    there = prompts.thing_name(game, event.place)
    note(game, "assigns", event, words=f"to {there}", came="home", went=there)


def _return_home(game: CcgGame, event: Event) -> None:
    for card in event.things:
        state = game.states.get(card)
        if state is not None and state.at != HOME:
            state.at = HOME
            state.side = NO_SIDE
            event.done.append(card)


def _gain(game: CcgGame, event: Event) -> None:
    """The players gain Honor, as far as a text lets it rise; a gain for a card that enters play is remembered with that event."""
    if event.amount <= 0:
        return
    for thing in event.things:
        player = game.players[seat_of(thing)]
        amount = min(event.amount, honor_bounds.room_to_gain(game, thing))
        if amount <= 0:
            continue
        player.honor += amount
        explain(game, game.note("gains Honor", player.seat, amount=amount), event)
        event.done.append(thing)
        if len(event.things) == 1:
            event.amount = amount
    cause = None if event.action is None else event.action.event
    if cause is not None and cause.kind == ENTER and event.done:
        cause.gains.append(event)


def take_back_gains(game: CcgGame, entering: Event, what: list[int]) -> None:
    """The Honor gained for cards that have entered play is negated: it is taken back, which is no loss."""
    if not any(card in entering.done for card in what):
        return
    for gain in entering.gains:
        for thing in gain.done:
            game.players[seat_of(thing)].honor -= gain.amount
            game.note("does not gain Honor", seat_of(thing), amount=gain.amount)
            game.rules.events.gain_taken_back(game, seat_of(thing), gain.amount)
    entering.gains = []
    entering.used = []
    game.touch()


def _lose(game: CcgGame, event: Event) -> None:
    """Let players lose Honor."""
    if event.amount <= 0:
        return
    for thing in event.things:
        player = game.players[seat_of(thing)]
        amount = min(event.amount, honor_bounds.room_to_lose(game, thing))
        if amount <= 0:
            continue
        player.honor -= amount
        explain(game, game.note("loses Honor", player.seat, amount=amount), event)
        event.done.append(thing)
        if len(event.things) == 1:
            event.amount = amount


def _draw(game: CcgGame, event: Event) -> None:
    """Move cards from the Fate deck to hands; later words of the text mean the drawn ones: `Draw two cards. Discard
    one of them.`"""
    drawn: list[int] = []
    for thing in event.things:
        player = game.players[seat_of(thing)]
        from_bottom = event.used.count(thing)
        for number in range(event.amount):
            if not player.fate_deck:
                break
            card = player.fate_deck[0 if number < from_bottom else -1]
            game.bring(card, HAND)
            entry = game.note("draws", player.seat, game.cards[card], known=1 << player.seat)
            entry.came, entry.went = "fate_deck", "hand"
            explain(game, entry, event)
            drawn.append(card)
            if thing not in event.done:
                event.done.append(thing)
    if event.action is not None and drawn:
        event.action.results.found = drawn


def _take_favor(game: CcgGame, event: Event) -> None:
    """amount 0: the player takes it; -1: it becomes uncontrolled."""
    before = game.favor
    game.favor = event.player if event.amount == 0 else -1
    if game.favor != before:
        event.done = event.things
        if game.favor >= 0:
            game.note("takes the Imperial Favor", game.favor)
        else:
            game.note("gives up the Imperial Favor", before)


def _enter(game: CcgGame, event: Event) -> None:
    """`place` is the host (a Personality or province) or NOTHING for home; word `bowed`, `dishonored` and `own text` matter."""
    came = ""
    for card in event.things:
        came = came or ZONE_NAMES[game.where[card]]
        shamed = game.rules.table.shame_stays and bool(game.graves.get(card, 0) & DISHONORED)
        note_emptied(game, event, card)
        game.take_out(card)
        state = game.enter(card, event.player, event.place)
        state.dishonored = shamed
        if event.word == "bowed":
            state.bowed = True
        elif event.word == "dishonored":
            state.dishonored = True
        elif event.word == "own text":
            state.by_own_text = True
        place = event.what
        if isinstance(place, int) and state.host == NOTHING and game.rules.table.can_stand(game, card, place):
            place_unit(game, card, place)
        event.done.append(card)
    note(game, "enters play:", event, came=came, went="home")


def _take_control(game: CcgGame, event: Event) -> None:
    """Each card and its unit changes its controller; who had it before is remembered unless it goes back."""
    for card in event.things:
        state = game.states.get(card)
        if state is None or state.controller == event.player or state.host >= 0:
            continue
        event.stood.append((state.at, state.side, state.controller))
        if event.word != "back":
            state.taken = (*state.taken, (event.player, state.controller))
        if state.host != NOTHING:  # a Region stays where it is (samurai.control.05)
            state.controller = event.player
            game.forget_all()
            event.done.append(card)
            continue
        game.players[state.controller].in_play.remove(card)
        for each in game.unit(card):
            game.states[each].controller = event.player
        game.players[event.player].in_play.append(card)
        if state.at != HOME:
            place_unit(game, card, game.rules.table.control_place(game, card))
        game.forget_all()
        event.done.append(card)
    note(game, "changes control:", event)


def _transfer(game: CcgGame, event: Event) -> None:
    """To another Personality or province (`place`)."""
    for card in event.things:
        state = game.states.get(card)
        if state is None or state.host == event.place:
            continue
        if state.host >= 0:
            game.states[state.host].attachments.remove(card)
        elif is_province(state.host):
            game.province(state.host).region = NOTHING
        state.host = event.place
        if event.place >= 0:
            game.states[event.place].attachments.append(card)
            if state.controller != game.states[event.place].controller and event.word != "back":
                state.taken = (*state.taken, (game.states[event.place].controller, state.controller))
            state.controller = game.states[event.place].controller
        else:
            game.province(event.place).region = card
            state.controller = province_seat(event.place)
        game.forget_all()
        event.done.append(card)
    note(game, "is transferred:", event)


def _reveal(game: CcgGame, event: Event) -> None:
    """Turn province cards face-up."""
    for card in event.things:
        province = game.province_holding(card)
        if province is not None and card not in province.up:
            game.turn_face(card, province, True)
            event.done.append(card)
    note(game, "is revealed:", event)


def _destroy_province(game: CcgGame, event: Event) -> None:
    """Destroy provinces, which are not refilled (celestial.provinces.03)."""
    for thing in event.things:
        province = game.province(thing)
        if province.destroyed:
            continue
        province.destroyed = True
        game.modifiers.keep(thing, ())
        province.tokens = ()
        event.done.append(thing)
        entry = game.note("loses a province", province_seat(thing), words=prompts.thing_name(game, thing))
        explain(game, entry, event)


def _battle_resolution(game: CcgGame, event: Event) -> None:
    """Note which cards were at the battle when it resolved, for texts that ask later."""
    event.done = event.things
    for side in (ATTACKING, DEFENDING):
        for unit in game.army(event.place, side):
            game.happened.extend((BATTLE_RESOLUTION, card, event.place, -1) for card in game.unit(unit))


def _turn_down(game: CcgGame, event: Event) -> None:
    """Turn province cards face-down."""
    for card in event.things:
        province = game.province_holding(card)
        if province is not None and card in province.up:
            event.done.append(card)
    note(game, "is turned face-down:", event)
    for card in event.done:
        province = game.province_holding(card)
        if province is not None:
            game.turn_face(card, province, False)


_CHANGES: dict[int, Callable[[CcgGame, Event], None]] = {
    BOW: _bow,
    STRAIGHTEN: _straighten,
    DISHONOR: _dishonor,
    REHONOR: _rehonor,
    DESTROY: destroy,
    DISCARD: discard,
    REMOVE: remove,
    RETURN: return_cards,
    MOVE: _move,
    ASSIGN: _assign,
    RETURN_HOME: _return_home,
    GAIN: _gain,
    LOSE: _lose,
    DRAW: _draw,
    TAKE_FAVOR: _take_favor,
    ENTER: _enter,
    TAKE_CONTROL: _take_control,
    TRANSFER: _transfer,
    REVEAL: _reveal,
    DESTROY_PROVINCE: _destroy_province,
    BATTLE_RESOLUTION: _battle_resolution,
    TOKEN: put_token,
    REMOVE_TOKEN: remove_token,
    TURN_DOWN: _turn_down,
    BECOME_DEAD: become_dead,
}


def place_unit(game: CcgGame, card: int, place: int) -> None:
    """Put a unit at a location, on its controller's side (celestial.movement.02)."""
    state = game.states[card]
    state.at = place
    state.side = NO_SIDE if place == HOME else sides.side_of_player(game, state.controller)
    if state.side != NO_SIDE:
        allies.join(game, state.controller, state.side)
