"""How long what a text gives lasts: the words of the text as a moment of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from rokugan.editions.ccg.table import endings
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.ids import NOTHING
from rokugan.program.words import Duration

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_NAMED: dict[str, endings.NamedEnding] = {
    "": "turn",  # celestial.duration.02
    "turn": "turn",
    "battle": "battle",
    "combat": "combat",
    "phase": "phase",
    "attack": "attack",
    "duel": "duel",
    "game": "game",
    "permanent": "permanent",
    "in play": "in play",
    "straightens": "straightens",
}
_TURNS: dict[str, int] = {"turns 2": 2, "turns 3": 3, "turns 4": 4, "turns 5": 5}


def duration(game: CcgGame, action: Action, until: Duration, thing: int = NOTHING) -> Ending:
    """Return when that which a text gives for so long ends."""
    named = _NAMED.get(until)
    if named is not None:
        return named
    his = game.controller(thing) if thing >= 0 else action.player
    if until == "action":
        return endings.of_action(acting_serial(action))
    if until == "your next turn":
        return endings.next_turn(action.player)
    if until == "his next turn":
        return endings.next_turn(his)
    if until == "your second turn":
        return endings.second_turn(action.player)
    if until == "your next turn end":
        order = game.in_order(game.active)
        ahead = order.index(action.player) if action.player in order else 0
        return endings.of_turn(game.turn + (ahead or len(order)))
    turns = _TURNS.get(until)
    if turns is not None:  # only turns of the player whose turn it is now count (gold.duration.07)
        return endings.of_turn(game.turn + turns * len(game.in_order(game.active)))
    if until == "your straighten":
        return endings.straightening(action.player)
    if until == "his straighten":
        return endings.straightening(his)
    return endings.CertainEnding(until)  # what lasts while something remains has its ending here (`control_flow`)


def acting_serial(action: Action) -> int:
    """The number of the action that `the action` means: the one that a Reaction or trait answers to, else that of the text
    itself."""
    event = action.event
    if event is not None and event.action is not None and event.action.is_action and event.action.serial >= 0:
        return event.action.serial
    return action.serial


DURATIONS: frozenset[str] = frozenset(get_args(Duration))
