"""A refused message: told to who sent it, counted, and noted; what looks like an attack, as a warning."""

from __future__ import annotations

from rokugan.server.logs import tell, warn
from rokugan.server.messages import ENCODE, Refusal
from rokugan.server.metrics import Metrics
from rokugan.server.viewers import Listener

ORDINARY = ("illegal", "stale")


def refuse(listener: Listener, refusal: Refusal, game: str, address: str, metrics: Metrics) -> None:
    """Tell who sent a message that it changed nothing, and why."""
    metrics.refusals.add(refusal.code)
    note = tell if refusal.code in ORDINARY else warn
    note("refused", code=refusal.code, game=game, seat=listener.seat, address=address, reason=str(refusal))
    listener.send(ENCODE(refusal.fields()))
