"""Effects that the grammar cannot say: small functions for the cards that need them, found by the names that the cards give.

Those of the cards of a book stand in a module of their own (`samurai_cards`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rokugan import program as p
from rokugan.editions.ccg.actions.running_text import EFFECTS
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.event_kinds import Cause

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

SPECIALS: dict[str, Callable[[Any, Action], None]] = {}


def special(name: str) -> Callable[[Callable[[Any, Action], None]], Callable[[Any, Action], None]]:
    """The function carries out `Special(name, ...)`. It asks players by pushing effects: `RunEffects(action, nodes)`."""

    def register(function: Callable[[Any, Action], None]) -> Callable[[Any, Action], None]:
        SPECIALS[name] = function
        return function

    return register


def is_known(name: str) -> bool:
    """Is there such a function?"""
    return name in SPECIALS


def _special(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Special)
    assert is_known(node.name), node.name
    SPECIALS[node.name](game, action)


EFFECTS[p.Special] = _special
