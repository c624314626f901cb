"""Running the effects of a text: one frame walks through them, and each kind of effect has one short function."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.card import Card
from rokugan.core.decision import Choice, DecisionKind
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import EFFECTS, carry_out, run_if
from rokugan.editions.ccg.costs import amended, imperial_favor, payers
from rokugan.editions.ccg.costs.waived import BowOrWaive
from rokugan.editions.ccg.effects import straightening
from rokugan.editions.ccg.events import allies, applying
from rokugan.editions.ccg.events.happenings import Happenings
from rokugan.editions.ccg.events.windows import Window, keep_from
from rokugan.editions.ccg.table.action import Action, Event, make
from rokugan.editions.ccg.table.event_kinds import (
    BOW,
    DESTROY,
    DESTROY_PROVINCE,
    DISCARD,
    DISHONOR,
    DRAW,
    GAIN,
    LOSE,
    MOVE,
    REHONOR,
    STRAIGHTEN,
    TAKE_CONTROL,
    TAKE_FAVOR,
    Cause,
    Moment,
)
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    HOME,
    IN_PLAY,
    NO_SIDE,
    NOTHING,
    is_province,
    other_side,
    seat_of,
)
from rokugan.editions.ccg.text.described import kinds, meaning, nouns, prompts, sides
from rokugan.editions.ccg.text.described.picking import PickForText
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def cards_meant(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    """The cards that an object of a sentence means, wherever they are; not players and provinces."""
    return [thing for thing in meaning.things(game, action, node) if thing >= 0]


def in_play(game: CcgGame, things: list[int]) -> list[int]:
    """The things that are cards in play."""
    return [thing for thing in things if thing >= 0 and game.where[thing] == IN_PLAY]


# ------------------------------------------------------------------------------------ states of cards


def _bow(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Bow the cards. As a cost, those that are waived or paid for already stay as they are, and a bowed one leaves the cost
    unpaid."""
    assert isinstance(node, p.Bow)
    cards = in_play(game, meaning.things(game, action, node.what))
    if cause == "cost":
        action.note("waive bow", [card for card in cards if card in action.payment.waived])
        freed = action.payment.waived + action.payment.settled
        cards = [card for card in cards if card not in freed]
        free = [card for card in cards if prevention.waives_bow(game, action, card)]
        if free and game.rules.costs.waives_if_wished:
            game.push(BowOrWaive(action, cards, free))
            return
        cards = [card for card in cards if card not in free]
        if any(game.states[card].bowed for card in cards):  # it could not pay unless a Reaction had waived it
            action.payment.unpaid = True
            return
        action.payment.bowed.extend(cards)
    if cards:
        game.happen(make(BOW, cards, action, cause))


def _straighten(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Straighten)
    cards = in_play(game, meaning.things(game, action, node.what))
    if cards:
        straightening.straighten(game, make(STRAIGHTEN, cards, action, cause))


def _dishonor(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Dishonor)
    cards = in_play(game, meaning.things(game, action, node.what))
    if cards:
        game.happen(make(DISHONOR, cards, action, cause))


def _rehonor(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Rehonor)
    event = action.event
    fallen = event.things if event is not None and event.kind == DESTROY else []  # of these a text may still speak
    cards = [card for card in meaning.things(game, action, node.what) if card in game.states or card in fallen]
    if cards:
        game.happen(make(REHONOR, cards, action, cause))


def _destroy(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Destroy cards or provinces."""
    assert isinstance(node, p.Destroy)
    found = meaning.things(game, action, node.what)
    provinces = [thing for thing in found if is_province(thing)]
    if provinces:
        game.happen(make(DESTROY_PROVINCE, provinces, action, cause))
    cards = in_play(game, found)
    if cause == "cost" and any(payers.other_way(game, action, node, card) for card in cards):
        game.push(amended.PayOtherwise(action, node, cards))
    elif cards:
        game.happen(make(DESTROY, cards, action, cause))


def _discard(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Discard)
    cards = cards_meant(game, action, node.what)
    if cards:
        event = make(DISCARD, cards, action, cause)
        players = meaning.players_of(game, action, node.who)
        if players:
            event.player = seat_of(players[0])
        game.happen(event)


def _seppuku(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Seppuku)
    cards = in_play(game, meaning.things(game, action, node.what))
    if cards:
        game.rules.events.commit_seppuku(game, action, cards, cause)


# ------------------------------------------------------------------------------------------- movement


def units(game: CcgGame, things: list[int]) -> list[int]:
    """The Personalities of the units that these cards are in."""
    found: list[int] = []
    for card in in_play(game, things):
        personality = game.personality_of(card)
        if personality != NOTHING and personality not in found:
            found.append(personality)
    return found


def _move(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Move the units of the things: home, to a battlefield, into an army, or where their player chooses."""
    assert isinstance(node, p.Move)
    movers = units(game, meaning.things(game, action, node.what))
    if node.to == "home":
        place = HOME
    elif node.to == "battlefield":
        place = game.current_battlefield()
    elif node.to in ARMIES:
        event = _joining(game, action, node, cause)
        if event.things:
            game.happen(event)
        return
    elif node.to in ("any battlefield", "any location"):
        if movers:
            game.push(MoveAnywhere(action, node, movers, cause))
        return
    else:
        anchors = meaning.things(game, action, node.place) if node.place is not None else []
        place = sides.location_of(game, anchors[0]) if anchors else NOTHING
    movers = [card for card in movers if game.location(card) != place]
    if movers and place != NOTHING:
        event = make(MOVE, movers, action, cause)
        event.place = place
        game.happen(event)


ARMIES: dict[str, int] = {"attacking army": ATTACKING, "defending army": DEFENDING, "enemy army": NO_SIDE}


def _joining(game: CcgGame, action: Action, node: p.Move, cause: Cause) -> Event:
    """Units enter an army of the current battle: that of their own side, or, without changing their controller, the enemy's
    (samurai.g-control.01). Third players' units only go where these may join."""
    side = ARMIES[node.to]
    event = make(MOVE, [], action, cause)
    event.place = game.current_battlefield()
    event.amount = side if side != NO_SIDE else other_side(sides.side_of_player(game, action.player))
    attack = game.attack
    if attack is None:
        return event
    crossing = (attack.attacker, attack.defender) if side == NO_SIDE else ()
    for unit in units(game, meaning.things(game, action, node.what)):
        state = game.states[unit]
        there = state.at == event.place and state.side == event.amount
        if not there and (state.controller in crossing or allies.may_join(attack, state.controller, event.amount)):
            event.things.append(unit)
    return event


def _part(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Move units to the attacking and to the defending army at the same time."""
    assert isinstance(node, p.MoveApart)
    attacking = _joining(game, action, p.Move(node.attacking, "attacking army"), cause)
    defending = _joining(game, action, p.Move(node.defending, "defending army"), cause)
    game.push(allies.MoveToBothSides(attacking, defending))


class MoveAnywhere(PickForText):
    """Units move to a battlefield that the player of the text chooses."""

    KIND: ClassVar[DecisionKind] = "target"
    PROMPT: ClassVar[str] = "Choose where to move"
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "movers", "cause")
    ARGS: ClassVar[int] = 4

    def __init__(self, action: Action, node: p.Move, movers: list[int], cause: Cause) -> None:
        super().__init__(action)
        self.node: p.Move = node
        self.movers: list[int] = movers
        self.cause: Cause = cause

    def choose(self, game: CcgGame) -> None:
        """Ask for a battlefield, unless the text has named one already."""
        place = self.node.place
        named = [] if place is None else meaning.things(game, self.action, place)
        if named:
            self._go(game, sides.location_of(game, named[0]))
        else:
            super().choose(game)

    def choices(self, game: CcgGame) -> list[Choice]:
        """Any battlefield of the attack that the text allows and where they are not already; `any location`: also home."""
        attack = game.attack
        if attack is None:
            return []
        place = self.node.place
        noun = place.noun if isinstance(place, (p.Target, p.Chosen)) else None
        found = [
            thing
            for thing in attack.battlefields
            if not game.is_lost(thing)
            and any(game.location(card) != thing for card in self.movers)
            and (noun is None or nouns.matches(game, self.action, noun, thing))
        ]
        open_ = game.rules.actions.destinations(game, self.action, found)
        choices = [prompts.target_choice(game, thing) for thing in open_]
        if (
            len(open_) == len(found)
            and self.node.to == "any location"
            and any(game.location(card) != HOME for card in self.movers)
        ):
            choices.append(Choice("target", tail="home", value=HOME))
        return choices

    def about(self, game: CcgGame) -> Card | None:
        return game.cards[self.action.card] if self.action.card >= 0 else None

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self._go(game, choice.value)

    def _go(self, game: CcgGame, place: int) -> None:
        """The units move to the place, but for those that are there."""
        event = make(MOVE, [card for card in self.movers if game.location(card) != place], self.action, self.cause)
        event.place = place
        if event.things:
            game.happen(event)


def _switch(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Move two units to each other's place at the same time; if one cannot move, neither does
    (celestial.movement.03)."""
    assert isinstance(node, p.Switch)
    found = [*meaning.things(game, action, node.what), *meaning.things(game, action, node.other)]
    pair = units(game, kinds.unique(found))
    if len(pair) != 2 or game.location(pair[0]) == game.location(pair[1]):
        return
    first = make(MOVE, [pair[0]], action, cause)
    first.place = game.location(pair[1])
    second = make(MOVE, [pair[1]], action, cause)
    second.place = game.location(pair[0])
    for event in (first, second):
        keep_from(game, event)
        if not event.things:
            return
    game.push(Switching(pair, [first, second]))


class Switching(Frame["CcgGame"]):
    """Two movements at the same time: both may be answered to before either happens, and one negated undoes the other."""

    STEPS: ClassVar[tuple[str, ...]] = ("before", "before", "move", "after", "after")
    FIELDS: ClassVar[tuple[str, ...]] = ("pair", "events", "audience")
    ARGS: ClassVar[int] = 2

    def __init__(self, pair: list[int], events: list[Event]) -> None:
        self.pair: list[int] = pair
        self.events: list[Event] = events
        self.audience: list[int] = []

    def _window(self, game: CcgGame, number: int, when: Moment) -> None:
        """Open the window for one of the two, if anybody may answer a movement."""
        if game.may_answer(MOVE):
            game.push(Window(self.events[number], self.pair[number], when, self.audience))

    def before(self, game: CcgGame) -> None:
        """Open the window in which players answer before each of the two moves."""
        self.audience = list(game.audience())
        self._window(game, self.at - 1, "before")

    def move(self, game: CcgGame) -> None:
        """Move both units, or neither."""
        if not all(event.things for event in self.events):
            self.finish()
            return
        for event in self.events:
            applying.apply(game, event)

    def after(self, game: CcgGame) -> None:
        """Open the window in which players answer after each of the two moves."""
        number = self.at - 4
        if self.events[number].done:
            self._window(game, number, "after")


# ------------------------------------------------------------------------------------- Honor and cards


def _honor(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, (p.GainHonor, p.LoseHonor))
    events = honor_events(game, action, node, cause)
    if len(events) == 1:
        game.happen(events[0])
    elif events:
        game.push(Happenings(events))


def honor_events(game: CcgGame, action: Action, node: p.GainHonor | p.LoseHonor, cause: Cause) -> list[Event]:
    """A gain or loss of Honor for each player that the text means; none if there is nothing to gain."""
    amount = meaning.number(game, action, node.amount)
    events: list[Event] = []
    for player in meaning.players_of(game, action, node.who) if amount > 0 else []:
        event = make(GAIN if isinstance(node, p.GainHonor) else LOSE, [player], action, cause)
        event.player = seat_of(player)
        event.amount = amount
        events.append(event)
    return events


def _draw(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Let players draw cards."""
    assert isinstance(node, p.Draw)
    amount = meaning.number(game, action, node.amount)
    times = amount if node.consecutively else 1
    events: list[Event] = []
    for player in [each for each in meaning.players_of(game, action, node.who) for _ in range(times)]:
        event = make(DRAW, [player], action, cause)
        event.player = seat_of(player)
        event.amount = 1 if node.consecutively else amount
        events.append(event)
    if amount > 0 and events:
        game.push(Happenings(events))


def _take_favor(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.TakeFavor)
    players = meaning.players_of(game, action, node.who)
    if players:
        event = make(TAKE_FAVOR, [players[0]], action, cause)
        event.player = seat_of(players[0])
        game.happen(event)


def _discard_favor(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    if cause == "cost":
        imperial_favor.pay(game, action)
        return
    event = make(TAKE_FAVOR, meaning.players_of(game, action, p.You()), action, cause)
    event.amount = -1
    game.happen(event)


def _take_control(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.TakeControl)
    players = meaning.players_of(game, action, node.who)
    cards = in_play(game, meaning.things(game, action, node.what))
    if players and cards:
        event = make(TAKE_CONTROL, cards, action, cause)
        event.player = seat_of(players[0])
        game.rules.table.take_control(game, event)


def _give_back(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Give cards back to whom this player took them from. A card that somebody has taken from him meanwhile goes back
    to its giver when that one gives it back."""
    assert isinstance(node, p.GiveBack)
    for card in in_play(game, meaning.things(game, action, node.what)):
        state = game.states[card]
        mine = [number for number, (taker, _) in enumerate(state.taken) if taker == action.player]
        if not mine:
            continue
        last = mine[-1]
        giver = state.taken[last][1]
        later = state.taken[last + 1 :]
        state.taken = (*state.taken[:last], *((taker, giver) for taker, _ in later[:1]), *later[1:])
        if not later and not game.players[giver].eliminated:
            event = make(TAKE_CONTROL, [card], action, cause)
            event.player, event.word = giver, "back"
            game.rules.table.take_control(game, event)


# --------------------------------------------------------------------------------------- flow of text


def _if(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.If)
    run_if(game, action, node, meaning.holds(game, action, node.condition), cause)


def _regardless(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Carry out an effect although something forbids it now (samurai.g-negation.03)."""
    assert isinstance(node, p.Regardless)
    action.manner.regardless = True
    carry_out(game, action, node.effect, cause)
    action.manner.regardless = False


def _nothing_if_held(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """`Otherwise` belongs to the If before it, which only the list of effects knows."""


def _selected(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """A bare `target ...` or `choose ...`: it has been chosen, and is remembered."""


def _color(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Story phrasing changes nothing (celestial.wording.04)."""


EFFECTS.update(
    {
        p.Bow: _bow,
        p.Straighten: _straighten,
        p.Destroy: _destroy,
        p.Discard: _discard,
        p.DiscardFavor: _discard_favor,
        p.TakeFavor: _take_favor,
        p.Dishonor: _dishonor,
        p.Rehonor: _rehonor,
        p.Seppuku: _seppuku,
        p.Move: _move,
        p.Switch: _switch,
        p.MoveApart: _part,
        p.GainHonor: _honor,
        p.LoseHonor: _honor,
        p.Draw: _draw,
        p.TakeControl: _take_control,
        p.GiveBack: _give_back,
        p.Regardless: _regardless,
        p.If: _if,
        p.Otherwise: _nothing_if_held,
        p.Target: _selected,
        p.Chosen: _selected,
        p.Several: _selected,
        p.Allow: _color,
        p.FirstFocus: _color,
        p.Color: _color,
    }
)
