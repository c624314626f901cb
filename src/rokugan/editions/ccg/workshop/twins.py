"""Blanked twins: copies of a game in which a text was not carried out, played on with the same moves.

A twin begins when the costs of a text are paid and its targets chosen; only its effects are taken away. As soon as what
somebody sees, is asked or is offered differs between the two, the text has made a difference. What is only written down to hold
or to happen later makes none by itself.
"""

from __future__ import annotations

from typing import Any

from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.actions.taking import TakeAction
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.workshop.texts import Text
from rokugan.errors import EndlessLoop

FOLLOWED = 40  # decisions for which a game and its twin are compared
CLOSELY = 4  # at every so many of them it is compared what the players see
AT_ONCE = 3  # twins of one text that are followed at the same time
Asked = tuple[str, ...]


class Twin:
    """A copy of a game without what a text did."""

    def __init__(self, game: CcgGame, text: Text) -> None:
        self.game = game
        self.text = text
        self.decisions = 0

    def differs(self, game: CcgGame) -> bool:
        """Is it to be seen in the game, as it stands now, that the text was carried out?"""
        self.decisions += 1
        if asked_of(self.game) != asked_of(game):
            return True
        return self.decisions % CLOSELY == 1 and views_of(self.game) != views_of(game)

    def follow(self, chosen: int) -> None:
        """Make the same move; a game that turns in a circle has nothing more to show."""
        try:
            self.game.choose(chosen)
        except EndlessLoop:
            self.decisions = FOLLOWED

    @property
    def is_old(self) -> bool:
        """Was it followed long enough?"""
        return self.decisions >= FOLLOWED or self.game.decision is None


def without_effects(game: CcgGame, text: Text) -> Twin:
    """A copy of a game in which the effects that are about to be carried out are none. A Terrain does not enter play either."""
    twin = game.clone(light=True)
    frame: Frame[Any] = twin.stack[-1]
    if isinstance(frame, TakeAction):
        frame.action.effects_off = True
        frame.goto("ended")
    elif isinstance(frame, RunEffects):
        frame.effects = ()
    return Twin(twin, text)


def asked_of(game: CcgGame) -> Asked:
    """Return what is asked, and what is offered."""
    decision = game.decision
    return () if decision is None else (decision.player, decision.prompt, *decision.options)


def views_of(game: CcgGame) -> tuple[Any, ...]:
    """Return what everybody can see, but for what the cards say and for what an action under way is said to have done."""
    return tuple(_seen(game.view(name, text=False)) for name in game.names)


def _seen(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what is told of actions under way."""
    return {**view, "under_way": {**view["under_way"], "actions": ()}, "decision": None}
