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
from rokugan.server.looking_back.replay import Replay
from rokugan.server.looking_back.replaying import record_brought
from rokugan.server.looking_back.summing_up import summary

READY_REPLAYS = 3  # replays that a process keeps ready
_READY_REPLAYS: OrderedDict[str, Replay] = OrderedDict()


def bring(said: dict[str, Any]) -> Any:
    """A record that somebody brings, if it can be played: what is stored of it."""
    found, replay = record_brought(said["record"])
    _keep(said["id"], replay)
    return found


def _keep(id: str, replay: Replay) -> None:
    _READY_REPLAYS[id] = replay
    _READY_REPLAYS.move_to_end(id)
    while len(_READY_REPLAYS) > READY_REPLAYS:
        _READY_REPLAYS.popitem(last=False)


def with_replay(answer: Callable[[Replay, dict[str, Any]], Any]) -> Callable[[dict[str, Any]], Any]:
    """A question about a replay: None if it is not here and no record came with the question."""

    def asked(said: dict[str, Any]) -> Any:
        replay = _READY_REPLAYS.get(said["id"])
        if replay is None:
            if said.get("record") is None:
                return None
            replay = Replay(said["record"])
        _keep(said["id"], replay)
        return answer(replay, said)

    return asked


def index(replay: Replay, said: dict[str, Any]) -> Any:
    """Return what a replay has to jump to."""
    return replay.index()


def stretch(replay: Replay, said: dict[str, Any]) -> Any:
    """A stretch of a replay."""
    return replay.stretch(said["at"], said["count"], said["view"])


def position(replay: Replay, said: dict[str, Any]) -> Any:
    """A position of a replay as a scenario file."""
    found = replay.scenario(said["at"])
    words = "-".join("".join(c for c in name if c.isalnum()) for name in replay.names)
    name = f"{replay.record['edition']}-{words}-{said['at']}".lower()
    return {"name": f"{name}.yaml", "text": as_yaml(found), "scenario": found}


def branch(replay: Replay, said: dict[str, Any]) -> Any:
    """A position of a replay from which a game goes on: the turn, and the entries up to there."""
    at = said["at"]
    if not 0 <= at <= len(replay) or replay.state(at).decision is None:
        raise RokuganError(say("server.nobody_decides_anything"))
    return {"turn": replay.state(at).turn, "entries": replay.entries(at)}


def sum_up(said: dict[str, Any]) -> Any:
    """Return how a finished game went, turn by turn."""
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
    "replay": with_replay(index),
    "stretch": with_replay(stretch),
    "position": with_replay(position),
    "branch": with_replay(branch),
    "summary": sum_up,
    "snapshot": snapshot,
}
