"""Effects that the grammar cannot say: small functions beside the cards that need them, found by name.

A set of cards keeps them in a module `_functions`, which is loaded when the first of them is needed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

import rokugan.cards.sets
from rokugan import program as p
from rokugan.editions.ccg.actions.running_text import EFFECTS
from rokugan.editions.ccg.table.action import Action

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

SPECIALS: dict[str, Callable[[Any, Action], None]] = {}


def special(name: str) -> Callable[[Callable[[Any, Action], None]], Callable[[Any, Action], None]]:
    """The function carries out `Special(name, ...)`. It asks players by pushing effects: `RunEffects(action, nodes)`."""

    def register(function: Callable[[Any, Action], None]) -> Callable[[Any, Action], None]:
        SPECIALS[name] = function
        return function

    return register


def is_known(name: str) -> bool:
    """Is there such a function?"""
    if name not in SPECIALS:
        for each in iter_modules(rokugan.cards.sets.__path__, "rokugan.cards.sets."):
            if find_spec(f"{each.name}._functions") is not None:
                import_module(f"{each.name}._functions")
    return name in SPECIALS


def _special(game: CcgGame, action: Action, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.Special)
    assert is_known(node.name), node.name
    SPECIALS[node.name](game, action)


EFFECTS[p.Special] = _special
