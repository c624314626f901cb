"""Cards that the rules themselves discard: a Strategy that was played, a resolved Event, focused cards, what lay in a province
that was destroyed. Others may answer to it, and something else may become of the cards; but none of them stays where it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.frames import Frame
from rokugan.editions.ccg.events import leaving_play
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import DISCARD
from rokugan.editions.ccg.table.ids import IN_PLAY

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class PutAway(Frame["CcgGame"]):
    """The cards go into their discard piles at the same time; `kind`: they are discarded or destroyed."""

    STEPS: ClassVar[tuple[str, ...]] = ("discard", "remains")
    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "kind", "zones")
    ARGS: ClassVar[int] = 2

    def __init__(self, cards: list[int], kind: int = DISCARD) -> None:
        self.cards: list[int] = cards
        self.kind: int = kind
        self.zones: list[int] = []

    def discard(self, game: CcgGame) -> None:
        """The rules discard the cards; no player does."""
        self.zones = [game.where[card] for card in self.cards]
        event = Event(self.kind, list(self.cards))
        event.cause, event.word = "rules", "put away"
        game.happen(event)

    def remains(self, game: CcgGame) -> None:
        """Cards that cannot be discarded go into their piles all the same."""
        for card, zone in zip(self.cards, self.zones, strict=True):
            if game.where[card] != zone:
                continue
            if zone == IN_PLAY:
                leaving_play.put_away(game, card, 0)
            else:
                game.bring(card, game.pile_of(card))


def province_falls(game: CcgGame, places: list[int]) -> None:
    """What lay in destroyed provinces is discarded, and so is what was attached to them, or destroyed (celestial.provinces.03,
    gold.provinces.06). It may be no discarding that it goes to the pile (samurai.provinces.08)."""
    provinces = [game.province(place) for place in places]
    attached = [card for province in provinces for card in (*province.regions(), *province.fortifications)]
    lying = [card for province in provinces for card in province.cards]
    if not game.rules.table.fallen_discarded:
        for card in lying:
            game.bring(card, game.pile_of(card))
        lying = []
    if game.rules.table.fallen_attachments == DISCARD:
        lying, attached = lying + attached, []
    if attached:
        game.push(PutAway(attached, game.rules.table.fallen_attachments))
    if lying:
        game.push(PutAway(lying))
