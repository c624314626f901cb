"""Effects that the grammar cannot say: small functions beside the cards that need them, found by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rokugan.cards import program as p
from rokugan.editions.ccg.context import Context
from rokugan.editions.ccg.effects import EFFECTS

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

SPECIALS: dict[str, Callable[[Any, Context], None]] = {}


def special(name: str) -> Callable[[Callable[[Any, Context], None]], Callable[[Any, Context], None]]:
    """The function carries out `Special(name, ...)`. It asks players by pushing effects: `RunEffects(context, nodes)`."""

    def register(function: Callable[[Any, Context], None]) -> Callable[[Any, Context], None]:
        SPECIALS[name] = function
        return function

    return register


def _special(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.Special)
    SPECIALS[node.name](game, context)


EFFECTS[p.Special] = _special
