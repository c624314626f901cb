"""Records as a process beside the server plays them: replays, summaries, records that somebody brings, snapshots of games.

A replay is kept ready for whoever looks on; if it is not here (any more), the answer is None, and the server asks again with the
record.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from rokugan.catalogue import say
from rokugan.errors import RokuganError, quote
from rokugan.games import open_record
from rokugan.scenarios.transcribing import as_yaml
from rokugan.server.keeping.freezing import Frozen, frozen_after
from rokugan.server.looking_back.reels import Reel
from rokugan.server.looking_back.replaying import record_brought
from rokugan.server.looking_back.summing_up import summary

REELS = 3  # replays that a process keeps ready
_REELS: OrderedDict[str, Reel] = OrderedDict()


def bring(said: dict[str, Any]) -> Any:
    """A record that somebody brings, if it can be played: what is stored of it."""
    found, reel = record_brought(said["record"])
    _keep(said["id"], reel)
    return found


def _keep(id: str, reel: Reel) -> None:
    _REELS[id] = reel
    _REELS.move_to_end(id)
    while len(_REELS) > REELS:
        _REELS.popitem(last=False)


def with_reel(answer: Callable[[Reel, dict[str, Any]], Any]) -> Callable[[dict[str, Any]], Any]:
    """A question about a replay: None if it is not here and no record came with the question."""

    def asked(said: dict[str, Any]) -> Any:
        reel = _REELS.get(said["id"])
        if reel is None:
            if said.get("record") is None:
                return None
            reel = Reel(said["record"])
        _keep(said["id"], reel)
        return answer(reel, said)

    return asked


def index(reel: Reel, said: dict[str, Any]) -> Any:
    """What a replay has to jump to."""
    return reel.index()


def stretch(reel: Reel, said: dict[str, Any]) -> Any:
    """A stretch of a replay."""
    return reel.stretch(said["at"], said["count"], said["view"])


def position(reel: Reel, said: dict[str, Any]) -> Any:
    """A position of a replay as a scenario file."""
    found = reel.scenario(said["at"])
    words = "-".join("".join(c for c in name if c.isalnum()) for name in reel.names)
    name = f"{reel.record['edition']}-{words}-{said['at']}".lower()
    return {"name": f"{name}.yaml", "text": as_yaml(found), "scenario": found}


def branch(reel: Reel, said: dict[str, Any]) -> Any:
    """A position of a replay from which a game goes on: the turn, and the entries up to there."""
    at = said["at"]
    if not 0 <= at <= len(reel) or reel.state(at).decision is None:
        raise RokuganError(say("server.nobody_decides_anything"))
    return {"turn": reel.state(at).turn, "entries": reel.entries(at)}


def sum_up(said: dict[str, Any]) -> Any:
    """How a finished game went, turn by turn."""
    return summary(said["record"])


def snapshot(said: dict[str, Any]) -> Any:
    """A snapshot of a game after the moves of its record, made by going on from the snapshot before if there is one; checked
    against the fingerprint that the game itself has."""
    before = said.get("before")
    earlier = None if before is None else Frozen(before["moves"], before["prefix"], b64decode(before["data"]))
    record = said["record"]
    found = frozen_after(open_record({**record, "moves": [], "result": None}), record["moves"], earlier)
    if found.game.hash() != said["hash"]:
        raise RokuganError(f"The snapshot of {quote(said['id'])} differs from the game.")
    return b64encode(found.data).decode()


QUESTIONS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "bring": bring,
    "replay": with_reel(index),
    "stretch": with_reel(stretch),
    "position": with_reel(position),
    "branch": with_reel(branch),
    "summary": sum_up,
    "snapshot": snapshot,
}
