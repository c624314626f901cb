"""What things are called in moves, questions and refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.editions.ccg.chapters.places import PlaceRules
from rokugan.editions.ccg.table.action import EVENT_NAMES, Event
from rokugan.editions.ccg.table.ids import (
    FIELD,
    NOTHING,
    PROVINCE,
    is_player,
    is_province,
    province_index,
    province_seat,
    seat_of,
)
from rokugan.editions.ccg.text.prompts import noun_words

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class NamingRules(PlaceRules):
    """What things are called in moves, questions and refusals."""

    def ending(self, game: CcgGame) -> str:
        """How a game that is over was won, for people and tables."""
        return "" if game.outcome is None else game.outcome.victory

    def name_in_moves(self, game: CcgGame, card: int) -> str:
        """A card's name in full; that of its province if it lies face-down there."""
        return self.face_down_at(game, card) or game.called.full_name(card)

    def face_down_at(self, game: CcgGame, card: int) -> str:
        """A face-down card in a province, which nobody may know, goes by the name of the province; empty for any other."""
        if game.where[card] == PROVINCE and not self.is_face_up(game, card):
            holding = game.province_holding(card)
            if holding is not None:
                return self.thing_name(game, holding.thing)
        return ""

    def thing_name(self, game: CcgGame, thing: int) -> str:
        """The name of a player, province or battlefield in moves."""
        if thing == FIELD:
            return "field"
        if is_player(thing):
            return game.names[seat_of(thing)]
        if is_province(thing):
            return f"{game.names[province_seat(thing)]}.P{province_index(thing) + 1}"
        return game.name(thing)

    def target_choice(self, game: CcgGame, thing: int) -> Choice:
        """The choice of a thing."""
        if thing < 0:
            return Choice("target", tail=self.thing_name(game, thing), value=thing)
        place = self.face_down_at(game, thing)
        if place:
            return Choice("target", tail=place, value=thing)
        return Choice("target", game.cards[thing], value=thing)

    def target_prompt(self, node: p.Target | p.Choice) -> str:
        """What to choose, for people."""
        return f"Choose {noun_words(node.noun)}"

    def may_prompt(self, node: p.May) -> str:
        """The question of a `may`."""
        return "Do what it says you may?"

    def describe(self, game: CcgGame, seat: int, event: Event, thing: int, when: str) -> str:
        """What a Reaction of this player answers to, for people."""
        what = self.thing_name(game, thing) if thing != NOTHING else ""
        if thing >= 0 and not game.sees(seat, thing):
            what = "a card"
        return f"React {when}: {EVENT_NAMES[event.kind]} {what}".rstrip()
