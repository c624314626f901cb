"""The table of the Living Card Game as data, and plain questions about who, what and where."""

from __future__ import annotations

from typing import Final

from rokugan.core.lasting import Effects
from rokugan.core.listening import Listeners
from rokugan.core.piles import CardGame
from rokugan.editions.lcg.table.kinds import KINDS
from rokugan.editions.lcg.table.printed import Printed
from rokugan.editions.lcg.table.reckoning import RECKONING
from rokugan.editions.lcg.table.state import Conflict, Delayed, Departed, Duel, Event, InForce, InPlay, Player, Province
from rokugan.editions.lcg.table.things import (
    ATTACHMENT,
    CHARACTER,
    ELEMENTS,
    FACEDOWN,
    IN_PLAY,
    NO_SIDE,
    NOTHING,
    PROVINCE,
    VISIBILITY,
)

NOT_PLAYING: Final = (NOTHING, NOTHING, NOTHING)


class LaidOut(CardGame):
    """The state of a game: cards in play, provinces, rings, the conflict, and what is in force."""

    def __init__(self, names: list[str], seed: int) -> None:
        super().__init__(names, seed, VISIBILITY, RECKONING)
        self.edition = "lcg"
        self.printed: list[Printed] = []
        self.players: list[Player] = [Player(seat, name) for seat, name in enumerate(names)]
        self.states: dict[int, InPlay] = {}
        self.departed: dict[int, Departed] = {}  # how cards stood that have left play since the last opportunity to act
        self.provinces: list[Province] = []  # five of each seat, from the left; the fifth is the stronghold province
        self.ring_fate: list[int] = [0] * len(ELEMENTS)
        self.ring_owner: list[int] = [-1] * len(ELEMENTS)  # the seat that has claimed it
        self.favor: int = -1
        self.favor_side: int = 0
        self.round: int = 1
        self.turn: int = 1  # the round, by the name that every game has for it
        self.phase: int = 0
        self.first: int = 0  # the first player
        self.active: int = 0
        self.conflict: Conflict | None = None
        self.duel: Duel | None = None
        self.instance: list[int] = []  # of each card, how often it has moved: a new instance each time
        self.in_force: Effects[InForce] = Effects()
        self.touched: int = 0  # what anything in force touches
        self.by_matter: dict[int, list[InForce]] = {}  # those that touch a matter, as far as it has been asked for
        self.weighed: list[int] = []  # the effects, by serial number, of which it is being asked what they give
        self.applied: dict[int, int] = {}  # of each effect that sets a value now, by its serial: since when
        self.delayed: tuple[Delayed, ...] = ()
        self.heard: Listeners[int] = Listeners(KINDS, 2)  # to each kind of events, before and after
        self.uses: dict[tuple[int, int, int, str, int], int] = {}  # period, card, instance, ability, seat
        self.most: dict[tuple[int, str, str, int], int] = {}  # period, title, ability, seat
        self.serial: int = 0
        self.conflicts: int = 0  # declared in this phase
        self.loans: list[tuple[int, int, int, int]] = []  # card, instance, to whom control returns, when
        self.refills: list[int] = []  # provinces (by their place in the list) from which a card has gone
        self.playing: tuple[int, int, int] = NOT_PLAYING  # while it is asked what playing costs: card, type, host
        self.gathered: list[Event] | None = (
            None  # while several deeds are done that shall happen together: their events
        )
        self.far: int = 0  # zones other than hand and play from which some card of the game can be used, a bit each
        self.round_limit: int = 0
        self.limit_victory: str = "turn limit"

    def character(self, card: int) -> bool:
        """Is the card a character in play?"""
        state = self.states.get(card)
        return state is not None and self.printed[card].type == CHARACTER and not state.as_attachment

    def is_attachment(self, card: int) -> bool:
        """Is the card an attachment in play?"""
        state = self.states.get(card)
        return state is not None and (self.printed[card].type == ATTACHMENT or state.as_attachment)

    def characters(self, seat: int) -> list[int]:
        """The characters that a player controls."""
        printed, states = self.printed, self.states
        return [
            card
            for card in self.pile(seat, IN_PLAY)
            if printed[card].type == CHARACTER and not states[card].as_attachment
        ]

    def all_characters(self) -> list[int]:
        """All characters in play, those of the first player first."""
        return self.characters(self.first) + self.characters(1 - self.first)

    def participants(self, seat: int) -> list[int]:
        """The characters that participate on a player's side."""
        states = self.states
        return [card for card in self.characters(seat) if states[card].side != NO_SIDE]

    def participates(self, card: int) -> bool:
        """Does the card participate in the conflict?"""
        state = self.states.get(card)
        return state is not None and state.side != NO_SIDE

    def controller(self, card: int) -> int:
        """Return who controls the card: in play whoever controls it there, elsewhere the holder of the zone."""
        state = self.states.get(card)
        return self.holder[card] if state is None else state.controller

    def provinces_of(self, seat: int) -> list[Province]:
        """The five provinces of a player."""
        return self.provinces[seat * 5 : seat * 5 + 5]

    def province_of(self, card: int) -> Province:
        """The province of a province card."""
        for province in self.provinces:
            if province.card == card:
                return province
        raise KeyError(card)

    def holding_province(self, card: int) -> Province | None:
        """The province in which a dynasty card lies."""
        for province in self.provinces:
            if card in province.cards:
                return province
        return None

    def claimed(self, seat: int) -> list[int]:
        """The rings in a player's claimed ring pool."""
        return [ring for ring in range(5) if self.ring_owner[ring] == seat]

    def contested(self) -> int:
        """The contested ring; -1 without one."""
        return -1 if self.conflict is None or not self.conflict.contested else self.conflict.ring

    def unclaimed(self) -> list[int]:
        """The rings in the unclaimed ring pool."""
        contested = self.contested()
        return [ring for ring in range(5) if self.ring_owner[ring] < 0 and ring != contested]

    def lies_facedown(self, card: int) -> bool:
        """Is it a facedown province, or does it lie facedown in a province?"""
        where = self.where[card]
        return where == FACEDOWN or (where == PROVINCE and not self.is_faceup_in_province(card))

    def is_faceup_in_province(self, card: int) -> bool:
        """Does the card lie faceup in a province?"""
        province = self.holding_province(card)
        return province is not None and province.shown[province.cards.index(card)]

    def next_serial(self) -> int:
        """A number higher than all before."""
        self.serial += 1
        return self.serial
