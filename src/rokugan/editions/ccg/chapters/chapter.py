"""A chapter of an edition's rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rokugan.editions.ccg.rules import Rules


class Chapter:
    """A chapter of an edition's rules. `rules` has the other chapters; where a game is at hand, `game.rules` are the same."""

    rules: Rules
