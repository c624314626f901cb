"""A viewer who looks at a game again and again: the whole view first, then what has changed since."""

from __future__ import annotations

from typing import Any

from rokugan.core.foresight import view_ahead
from rokugan.core.game import Game
from rokugan.core.views.patch import difference

KEPT = 8  # the last views that are remembered


class Watch:
    """The eyes of one player, or of one who looks on, at one game.

    >>> import rokugan
    >>> game = rokugan.new_game("celestial", names=["Ann", "Bob"], seed=7)
    >>> watch = Watch(game, "Ann")
    >>> first = watch.view()
    >>> game.choose(0)
    >>> delta = watch.delta(first["version"])
    >>> sorted(delta)
    ['events', 'from', 'patch', 'version']
    >>> from rokugan.core.views.patch import patched
    >>> patched(first["view"], delta["patch"]) == watch.view()["view"]
    True
    """

    def __init__(self, game: Game, player: str | None = None) -> None:
        self.game: Game = game
        self.player: str | None = player
        self._kept: dict[int, tuple[dict[str, Any], int]] = {}

    def view(self, version: int | None = None) -> dict[str, Any]:
        """`{version, view, events}`: the table now, and how many events there have been. A version is the number of moves,
        unless whoever counts otherwise says which it is."""
        number = len(self.game.history) if version is None else version
        view = view_ahead(self.game, self.player)
        self._kept[number] = (view, len(self.game.log))
        for old in list(self._kept)[:-KEPT]:
            del self._kept[old]
        return {"version": number, "view": view, "events": len(self.game.log)}

    def delta(self, since: int, version: int | None = None) -> dict[str, Any]:
        """`{from, version, patch, events}`: what changed since the view of that version, and what happened. A version that
        is no longer remembered is a LookupError: the whole view is wanted then."""
        before, events = self._kept[since]
        now = self.view(version)
        return {
            "from": since,
            "version": now["version"],
            "patch": difference(before, now["view"]),
            "events": self.events(events),
        }

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """Return what has happened since there were so many events, as this viewer may know it."""
        return self.game.events_for(self.player, since)

    def explain(self, card: str, stat: str = "") -> dict[str, Any]:
        """Return why a value of a card is what it is; without a stat, what is printed on the card."""
        return self.game.explain(self.player, card, stat)

    def why_not(self, move: str) -> dict[str, Any]:
        """Return why a move cannot be made now."""
        return self.game.why_not(self.player, move)
