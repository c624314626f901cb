"""The table of a classic game as data: who has which cards where, and the plain questions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rokugan import program as p
from rokugan.core.card import Card
from rokugan.core.game import plain
from rokugan.core.lasting import Effects
from rokugan.core.listening import Listeners
from rokugan.core.notation import tidy
from rokugan.core.values import Valued
from rokugan.editions.ccg.table.action import Deed, Duel, Opportunity
from rokugan.editions.ccg.table.compiled_card import Behaviour, CompiledAbility
from rokugan.editions.ccg.table.event_kinds import (
    BATTLE_RESOLUTION,
    DUEL_BEGINS,
    ENGAGE,
    MOMENTS,
    PHASE_BEGINS,
    TURN_ENDS,
)
from rokugan.editions.ccg.table.ids import (
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    FOCUS_POOL,
    FOCUSED,
    HAND,
    NO_SIDE,
    NOTHING,
    OUTSIDE,
    PRODUCTION,
    PROVINCE,
    REMOVED,
    UNDER,
    VISIBILITY,
    TurnPhase,
    is_province,
    player_thing,
    province_index,
    province_seat,
)
from rokugan.editions.ccg.table.mentioned import Mentioned
from rokugan.editions.ccg.table.pieces import Attack, Departed, InPlay, Modifier, Player, Province

if TYPE_CHECKING:
    from rokugan.editions.ccg.questions.book import Book
    from rokugan.editions.ccg.table.ongoing import Delayed, Remaining, Standing


PLACES: dict[int, str] = {
    HAND: "in hand",
    FATE_DECK: "in the Fate deck",
    DYNASTY_DECK: "in the Dynasty deck",
    FOCUS_POOL: "in the focus pool",
    FOCUSED: "among the focused cards",
}


NOTHING_MENTIONED: Final = Mentioned([])
NOBODY_LISTENS: Final[Listeners[tuple[int, list[CompiledAbility]]]] = Listeners(0, len(MOMENTS))


class Table(Valued):
    """Players, cards, zones and states; nothing here asks the rules or a card's text."""

    WATCHFUL: ClassVar[bool] = True
    FLEETING: ClassVar[int] = 1 << PRODUCTION  # which depends on what is being paid for

    def __init__(self, rules: Book, names: list[str], seed: int) -> None:
        super().__init__(names, seed, VISIBILITY, rules.values.reckoning)
        self.rules: Book = rules
        self.edition = rules.edition
        self.behaviours: list[Behaviour] = []
        self.players: list[Player] = [Player(seat, name) for seat, name in enumerate(names)]
        self.states: dict[int, InPlay] = {}
        self.last: dict[int, InPlay] = {}
        self.departed: dict[int, Departed] = {}  # what the cards were that lie where they went from play
        self.overlaid: dict[int, int] = {}  # which card each is now that was overlaid; replaced, never changed
        self.graves: dict[int, int] = {}
        self.holders: dict[int, int] = {}  # in whose hand, or among whose focused cards, another's card is
        self.modifiers: Effects[Modifier] = Effects()
        self.delayed: tuple[Delayed, ...] = ()
        self.of_a_kind: tuple[Standing, ...] = ()
        self.remaining: tuple[Remaining, ...] = ()
        self.used_turn: dict[tuple[int, str], int] = {}
        self.used_battle: dict[tuple[int, str], int] = {}
        self.used_game: dict[tuple[int, str], int] = {}
        self.used_phase: dict[tuple[int, str], int] = {}
        self.tactical: list[int] = []
        self.resolved_events: list[str] = []
        self.favor: int = -1
        self.active: int = 0
        self.phase: TurnPhase = ""
        self.attack: Attack | None = None
        self.duel: Duel | None = None
        self.extra_actions: list[Opportunity] = []
        self.extra_phases: list[str] = []
        self.deeds: list[Deed] = []
        self.deeds_forgotten: int = 0  # those of earlier turns, where no text asks about them
        self.long_ago: list[tuple[int, int, int, int]] = []
        self.first_player: int = -1
        self.mentioned: Mentioned = NOTHING_MENTIONED
        self.paid: bool = True
        self.spent: int = 0
        self.payers: list[int] = []  # the sources of the Gold of the last payment for a card
        self.serial: int = 0
        self.happened: list[tuple[int, int, int, int]] = []
        self.refill: bool = False
        self.rings_in_play: int = 0
        self.hosts_left: bool = False
        self.cuts: dict[tuple[int, int, int], tuple[int, int]] = {}  # of continuous changes with bounds, see `bounds`
        self.settled: dict[tuple[int, int], int] = {}  # of stats with a minimum or maximum, see `bounds.keep`
        # Caches: computed from the rest, never part of the state.
        self._audience: list[int] | None = None
        self._listeners: Listeners[tuple[int, list[CompiledAbility]]] = NOBODY_LISTENS
        self._chi_risk: int = -1
        self._bounds: int = -1
        self._boosts: list[tuple[int, int, p.Continuous, p.Node]] | None = None
        self._boosts_of: dict[int, list[tuple[int, p.Continuous, p.Node]]] = {}
        self._forbids: list[tuple[int, int, p.Forbid]] | None = None
        self._banned: frozenset[str] = frozenset()
        self._allows: list[tuple[int, int, p.Allow]] | None = None
        self._text_givers: list[tuple[int, p.Continuous, Behaviour]] | None = None
        self._given_ears: bool = False  # is any of these texts one that listens?
        self._given: dict[int, tuple[Behaviour, ...]] = {}
        self._given_at: int = -1  # by `age`
        self._keyword_givers: list[tuple[int, p.Continuous]] | None = None
        self.asked_keywords: list[tuple[int, str]] = []  # whether a card has a keyword: what is being found out
        self._granted: frozenset[str] = frozenset()
        self._cost_texts: list[tuple[int, int, p.Node]] | None = None

    def tableau(self) -> tuple[Any, ...]:
        """Return what lies on the table and what is in force, as plain data, whatever has brought it about."""
        return (
            [player.state() for player in self.players],
            self.where,
            self.known,
            [self.states[number].state() for number in sorted(self.states)],
            sorted(self.graves.items()),
            [(thing, [m.state() for m in self.modifiers.on[thing]]) for thing in sorted(self.modifiers.on)],
            [each.state() for each in self.delayed],
            [each.state() for each in self.of_a_kind],
            [each.state() for each in self.remaining],
            (self.favor, self.active, self.phase),
            plain([self.attack, self.duel, self.extra_actions, self.extra_phases], {}),
            [card.title for card in self.cards],
        )

    def state(self) -> object:
        """Return the table as plain data, for its fingerprint."""
        return (
            self.tableau(),
            sorted(self.used_turn.items()),
            sorted(self.used_battle.items()),
            sorted(self.used_game.items()),
            sorted(self.used_phase.items()),
            self.tactical,
            self.resolved_events,
            (self.turn, self.serial, self.paid, self.spent, self.refill),
            tuple(self.payers),
            self.happened,
            self.deeds,
            self.deeds_forgotten,
            self.long_ago,
            self.first_player,
            sorted(self.cuts.items()),
            sorted(self.settled.items()),
            self.called.numbers,
        )

    def becomes(self, old: int, new: int) -> None:
        """From now on a card in play is another one, which has been laid over it: whatever was said of it is said of that."""
        self.overlaid = {**{card: new if now == old else now for card, now in self.overlaid.items()}, old: new}
        self.happened = [_renamed(each, old, new) for each in self.happened]
        self.long_ago = [_renamed(each, old, new) for each in self.long_ago]

    def state_of(self, card: int) -> InPlay | None:
        """The card's state in play, or its last one if it has left play."""
        return self.states.get(card) or self.last.get(card)

    def holder(self, card: int) -> int:
        """In whose hand or among whose focused cards a card is; else its owner."""
        return self.holders.get(card, self.cards[card].owner) if self.holders else self.cards[card].owner

    def controller(self, card: int) -> int:
        """Return who controls the card in play, last controlled it, holds it in his hand, or owns it."""
        state = self.states.get(card)
        if state is not None:
            return state.controller
        if card in self.holders:
            return self.holders[card]
        if self.where[card] in (FATE_DISCARD, DYNASTY_DISCARD, REMOVED, OUTSIDE) and card in self.last:
            return self.last[card].controller
        return self.cards[card].owner

    def personality_of(self, card: int) -> int:
        """The Personality of the card's unit: the card itself, or the one it is attached to; NOTHING if in no unit."""
        state = self.state_of(card)
        if state is None:
            return NOTHING
        if self.behaviours[card].type == "personality":
            return card
        if state.host >= 0:
            return state.host
        return NOTHING

    def unit(self, personality: int) -> list[int]:
        """The Personality and everything attached to him."""
        state = self.state_of(personality)
        return [personality, *state.attachments] if state is not None else [personality]

    def location(self, card: int) -> int:
        """HOME or the battlefield at which the card is."""
        state = self.state_of(card)
        if state is None:
            return NOTHING
        if state.host >= 0:
            host = self.state_of(state.host)
            return host.at if host is not None else state.at
        return state.at

    def side(self, card: int) -> int:
        """The side on which the card's unit stands."""
        state = self.state_of(card)
        if state is None:
            return NO_SIDE
        if state.host >= 0:
            host = self.state_of(state.host)
            return host.side if host is not None else NO_SIDE
        return state.side

    def personalities(self, seat: int) -> list[int]:
        """The Personalities a player controls."""
        behaviours = self.behaviours
        return [card for card in self.players[seat].in_play if behaviours[card].type == "personality"]

    def army(self, battlefield: int, side: int) -> list[int]:
        """The Personalities on one side of a battlefield."""
        return [
            number
            for player in self.players
            for number in player.in_play
            if self.states[number].at == battlefield and self.states[number].side == side
        ]

    def everything_in_play(self, seat: int) -> list[int]:
        """All cards a player controls, attachments and Regions included."""
        found: list[int] = []
        states = self.states
        player = self.players[seat]
        for card in player.in_play:
            found.append(card)
            attached = states[card].attachments
            if attached:
                found.extend(attached)
        for province in player.provinces:
            if province.region >= 0:
                found.append(province.region)
            if province.fortifications:
                found.extend(province.fortifications)
        return found

    def province(self, thing: int) -> Province:
        """The province of that number."""
        return self.players[province_seat(thing)].provinces[province_index(thing)]

    def province_holding(self, card: int) -> Province | None:
        """The province in which a card lies."""
        for player in self.players:
            for province in player.provinces:
                if card in province.cards:
                    return province
        return None

    def is_lost(self, place: int) -> bool:
        """Has the province of this battlefield been destroyed?"""
        return is_province(place) and self.province(place).destroyed

    def standing(self, seat: int) -> list[Province]:
        """The provinces a player still has, from left to right."""
        return [province for province in self.row(seat) if not province.destroyed]

    def row(self, seat: int) -> list[Province]:
        """A player's provinces from left to right, the destroyed ones among them."""
        provinces = self.players[seat].provinces
        if not provinces or not provinces[-1].gained:
            return provinces
        gained = [province for province in provinces if province.gained]
        return [*gained[::-1], *(province for province in provinces if not province.gained)]

    def others(self, seat: int) -> list[int]:
        """The other players still in the game, in turn order from that player's left."""
        count = len(self.players)
        return [(seat + step) % count for step in range(1, count) if not self.players[(seat + step) % count].eliminated]

    def in_order(self, seat: int) -> list[int]:
        """All players still in the game in turn order, beginning with that seat."""
        first = [] if self.players[seat].eliminated else [seat]
        return first + self.others(seat)

    def orderer(self) -> int:
        """Return who puts in order what happens at once: the active player or, once he is out, his left neighbour."""
        return self.in_order(self.active)[0]

    def pile(self, seat: int, zone: int) -> list[int]:
        """Return the cards of a zone of a player, in order."""
        player = self.players[seat]
        if zone == HAND:
            return player.hand
        if zone == FATE_DECK:
            return player.fate_deck
        if zone == DYNASTY_DECK:
            return player.dynasty_deck
        if zone == FATE_DISCARD:
            return player.fate_discard
        if zone == DYNASTY_DISCARD:
            return player.dynasty_discard
        if zone == REMOVED:
            return player.removed
        return player.focus_pool if zone == FOCUS_POOL else player.focused

    def by_place(self) -> list[int]:
        """The cards in hands, decks and provinces, and out of the game."""
        found: list[int] = []
        for player in self.players:
            for pile in (player.hand, player.fate_deck, player.dynasty_deck, player.focus_pool, player.focused):
                found.extend(pile)
            for province in player.provinces:
                found.extend(province.cards)
            found.extend(player.removed)
        return found

    def back(self, card: int) -> str:
        return "dynasty" if self.behaviours[card].is_dynasty else "fate"

    def pile_with(self, card: int) -> list[int]:
        """The discard pile in which a card lies, its owner's or another player's."""
        for seat in [self.cards[card].owner, *range(len(self.players))]:
            holder: Player = self.players[seat]
            pile: list[int] = holder.fate_discard if self.where[card] == FATE_DISCARD else holder.dynasty_discard
            if card in pile:
                return pile
        return []

    def seat_of_zone(self, card: int) -> int:
        """Return whose hand, deck, pile or province a card out of play lies in."""
        owner = self.holder(card)
        if self.where[card] in (FATE_DISCARD, DYNASTY_DISCARD):
            for player in self.players:
                if player.seat != owner and (card in player.fate_discard or card in player.dynasty_discard):
                    return player.seat
        return owner

    def pile_of(self, card: int) -> int:
        """The discard pile a card goes to."""
        return DYNASTY_DISCARD if self.behaviours[card].is_dynasty else FATE_DISCARD

    def deck_of(self, card: int) -> int:
        """The deck a card belongs in."""
        return DYNASTY_DECK if self.behaviours[card].is_dynasty else FATE_DECK

    def past(self, period: str) -> list[tuple[int, int, int, int]]:
        """Return what happened in a period (turn, battle, resolution of the battle, phase, duel, game), oldest first: (event,
        thing, amount, action)."""
        if period == "game":
            return [*self.long_ago, *self.happened]
        if period == "resolution":
            battle = self.past("battle")
            begun = [index for index, each in enumerate(battle) if each[0] == BATTLE_RESOLUTION]
            return battle[begun[0] :] if begun else []
        wanted = {"battle": ENGAGE, "phase": PHASE_BEGINS, "duel": DUEL_BEGINS}.get(period, -1)
        for index in range(len(self.happened) - 1, -1, -1):
            if self.happened[index][0] == wanted:
                return self.happened[index:]
        return self.happened

    def deed(self, serial: int) -> Deed:
        """The action of that number; actions are numbered through the whole game."""
        return self.deeds[serial - self.deeds_forgotten]

    def past_turn_of(self, seat: int) -> list[tuple[int, int, int, int]]:
        """Return what has happened since the last End Phase of a player, oldest first."""
        past = self.past("game")
        for index in range(len(past) - 1, -1, -1):
            if past[index][0] == TURN_ENDS and past[index][1] == player_thing(seat):
                return past[index + 1 :]
        return past

    def current_battlefield(self) -> int:
        """Return where the present battle is; NOTHING outside battles."""
        return NOTHING if self.attack is None else self.attack.current

    def in_battle(self) -> bool:
        """Is a battle being fought?"""
        return self.attack is not None and self.attack.current != NOTHING

    def place_words(self, seat: int, card: Card) -> str:
        number = card.number
        zone = self.where[number]
        if zone == PROVINCE:
            holding = self.province_holding(number)
            assert holding is not None
            return f" in {self.names[province_seat(holding.thing)]}.P{province_index(holding.thing) + 1}"
        if zone == UNDER:
            over = next((each for each, state in self.states.items() if number in state.tucked), NOTHING)
            return f" under {self.name(over)}" if over >= 0 else ""
        words = PLACES.get(zone, "outside the game")
        holder = self.holder(number)
        return f" {words}" if holder == seat else f" {words} of {self.names[holder]}"

    def may_name(self, seat: int, card: Card) -> bool:
        return self.sees(seat, card.number) or card.owner == seat  # his own decks he knows by their lists

    def has_seen(self, seat: int, title: str) -> bool:
        bit = 1 << seat
        return any(
            self.called.listed or self.known[card.number] & bit for card in self.cards if tidy(card.title) == title
        )

    def interchangeable(self, one: Card, other: Card) -> bool:
        zone = self.where[one.number]
        return (
            one.definition is other.definition
            and one.owner == other.owner
            and zone == self.where[other.number]
            and zone in (HAND, FOCUS_POOL)
        )


def _renamed(past: tuple[int, int, int, int], old: int, new: int) -> tuple[int, int, int, int]:
    """Return what happened to a card, as having happened to another."""
    return (past[0], new, past[2], past[3]) if past[1] == old else past
