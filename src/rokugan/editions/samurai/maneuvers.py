"""Maneuvers in which one player may assign another's units (samurai.g-maneuvers.04-.06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.decision import Choice
from rokugan.editions.ccg.battle.attack import Maneuvers, segment_name
from rokugan.editions.ccg.effects.assigning import assigner, choices_for
from rokugan.editions.ccg.events import allies
from rokugan.editions.ccg.events.happenings import Happenings
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import ASSIGN

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class SamuraiManeuvers(Maneuvers):
    """Those who assign a player's units by an effect come first; he himself assigns the rest."""

    STEPS: ClassVar[tuple[str, ...]] = ("others_assign", "assign", "place")
    FIELDS: ClassVar[tuple[str, ...]] = (*Maneuvers.FIELDS, "asked", "by")

    def __init__(self, seat: int, side: int, cavalry: bool) -> None:
        super().__init__(seat, side, cavalry)
        self.asked: list[int] = []
        self.by: list[int] = []  # who has chosen the battlefield of each unit

    def others_assign(self, game: CcgGame) -> None:
        """Who `may assign` the unit may leave it to its controller; who `assigns` it must, if he can."""
        if not game.allows() or not allies.may_maneuver(game, self.seat, self.side):
            return
        for unit in game.personalities(self.seat):
            if unit in self.asked:
                continue
            self.asked.append(unit)
            seat, sure = assigner(game, unit)
            choices = choices_for(game, unit, self.side, self.cavalry) if seat not in (-1, self.seat) else []
            if choices:
                self.again()
                if not sure:
                    choices.append(Choice("pass"))
                game.ask(seat, "assign", f"{self.title()}: assign another player's unit", choices)
                return

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "pass":
            return
        super().answer(game, choice)
        if choice.verb == "assign":
            mine = self.STEPS[self.at] == "assign"
            self.by.append(self.seat if mine else assigner(game, choice.value)[0])

    def place(self, game: CcgGame) -> None:
        """Who has chosen its battlefield has assigned a unit."""
        events: list[Event] = []
        allies.take_side(game, self.seat, self.side, self.units)
        chosen = list(zip(self.units, self.places, self.by, strict=True))
        for where, who in dict.fromkeys((place, seat) for _, place, seat in chosen):
            event = Event(ASSIGN, [unit for unit, place, seat in chosen if (place, seat) == (where, who)], who)
            event.place = where
            event.cause = "rules"
            event.amount = self.side
            event.word = segment_name(self.cavalry)
            events.append(event)
        if events:
            game.push(Happenings(events))
        game.rules.battle.after_assigning(game, self.seat, self.side, self.units)
