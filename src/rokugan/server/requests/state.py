"""How the server is, for those who look after it."""

from __future__ import annotations

from rokugan import __version__
from rokugan.server import answers as a
from rokugan.server.house import House
from rokugan.server.messages import HttpRefusal
from rokugan.server.requests.asking import Asked, Route, Text


async def healthz(house: House, asked: Asked) -> a.Health:
    """The server runs."""
    return a.Health("ok", __version__)


async def readyz(house: House, asked: Asked) -> a.Ready:
    """The server can begin games and store moves, or says why not."""
    fault = await house.pulse.fault()
    if fault:
        raise HttpRefusal(503, fault)
    return a.Ready("ready")


async def metrics(house: House, asked: Asked) -> Text:
    """Figures for Prometheus."""
    return Text(house.metrics.text(), "text/plain; version=0.0.4")


ROUTES = (
    Route("GET", "/healthz", "Is the server well?", healthz, a.Health),
    Route("GET", "/readyz", "Can games be begun and moves be stored?", readyz, a.Ready),
    Route("GET", "/metrics", "Figures for Prometheus", metrics),
)
