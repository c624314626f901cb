"""Computer players think in processes of their own; whoever gives no answer gets a legal move."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.server.serving import Table, computer, person, play_modestly, usual_delay

import rokugan
from rokugan.games import FORMAT
from rokugan.server.metrics import Metrics
from rokugan.server.minds.pipes import Pipe
from rokugan.server.minds.thinker import Thinker, Thought
from rokugan.server.minds.thinking import Thinking, fallback

AGENTS = "tests.server.agents_for_tests"


def beginning(game: Any) -> dict[str, Any]:
    return {"format": FORMAT, **game.beginning}


def thought(game: Any, level: str, life: int = 0) -> Thought:
    return Thought("g", life, 0, list(game.moves), game.decision.seat, level, 1)


@pytest.mark.parametrize(("name", "why"), [("Sleeper", "late"), ("Liar", "wrong"), ("Quitter", "gone")])
def test_no_answer_means_a_legal_move(name: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> tuple[str | None, str | None, Metrics]:
        metrics = Metrics()
        thinking = Thinking(1, 5.0 if name != "Sleeper" else 0.5, metrics)
        game = rokugan.new_game("celestial", seed=7)
        try:
            with monkeypatch.context() as patched:
                if name == "Sleeper":  # it is not worth waiting for
                    patched.setattr("rokugan.server.minds.thinking.START", 2.0)
                bad = await thinking.move(thought(game, f"{AGENTS}:{name}"), beginning(game))
            good = await thinking.move(thought(game, "sensible", 1), beginning(game))
        finally:
            await thinking.close()
        return bad, good, metrics

    bad, good, metrics = asyncio.run(play())
    assert bad is None
    assert metrics.fallbacks.counts == {why: 1}
    game = rokugan.new_game("celestial", seed=7)
    assert game.decision is not None
    assert good in game.decision.options  # the next one is asked in a process that is well
    assert fallback(game.decision).move == "pass"


def test_a_thinker_forgets_a_game_that_was_put_away() -> None:
    game = rokugan.new_game("celestial", seed=7)
    thinker = Thinker()
    other = msgspec.structs.replace(thought(game, "sensible"), game="other", record=beginning(game))
    assert "move" in thinker.answer(msgspec.structs.replace(thought(game, "sensible"), record=beginning(game)))
    assert "move" in thinker.answer(msgspec.structs.replace(other, gone=["g"]))
    assert list(thinker.games) == ["other"]

    async def play() -> list[str | None]:
        thinking = Thinking(1, 20, Metrics())
        try:
            first = await thinking.move(thought(game, "sensible"), beginning(game))
            thinking.forget("g")
            return [first, await thinking.move(thought(game, "sensible"), beginning(game))]
        finally:
            await thinking.close()

    first, second = asyncio.run(play())
    assert first == second  # whoever comes back to the game finds it again


def test_a_thinker_follows_a_game_move_by_move_and_back() -> None:
    async def play() -> list[str | None]:
        thinking = Thinking(1, 20, Metrics())
        found: list[str | None] = []
        game = rokugan.new_game("celestial", seed=7)
        try:
            for _ in range(6):
                move = await thinking.move(thought(game, "sensible"), beginning(game))
                assert move is not None
                found.append(move)
                game.play(move)
            game = rokugan.new_game("celestial", seed=7)
            game.play("pass")  # taken back and played otherwise: another life
            found.append(await thinking.move(thought(game, "sensible", 1), beginning(game)))
        finally:
            await thinking.close()
        return found

    moves = asyncio.run(play())
    assert None not in moves


def test_computers_play_a_whole_game_while_somebody_watches(table: Table) -> None:
    game = table.begin("celestial", [computer("Ann"), computer("Bob", "random")], options={"turns": 4}, seed=4)
    spectator = game.watch()
    over = spectator.until("over", 60)
    assert over["outcome"] == spectator.view["outcome"]
    assert table.http.get(f"/api/games/{game.id}/record").status_code == 200


def test_computers_never_block_people(table: Table) -> None:
    """While four computer players think, two people play."""
    busy = table.begin("war_of_honor", [computer(name) for name in ("Ann", "Bob", "Cid", "Dov")])
    watching = busy.watch()
    game = table.begin("celestial", [person("Ann"), person("Bob")])
    assert usual_delay(game, 10) < 1
    assert watching.until("delta")
    watching.close()


def test_a_person_against_three_computers(table: Table) -> None:
    game = table.begin(
        "war_of_honor", [person("Ann"), computer("Bob"), computer("Cid"), computer("Dov", "random")], seed=9
    )
    ann = game.sit()
    assert play_modestly(ann, 8) == 8
    assert {choice["move"] for choice in ann.view["decision"]["choices"]} == set(ann.options) if ann.options else True
    assert not table.logged("a computer player gave no answer", game=game.id)


def test_many_who_begin_at_once_start_one_process() -> None:
    """Two hundred games that begin together ask for the process before it is there."""

    async def begin() -> None:
        pipe = Pipe("tests.server.slow_answers")
        started: list[Any] = []
        start = asyncio.create_subprocess_exec

        async def counted(*command: Any, **how: Any) -> Any:
            started.append(command)
            return await start(*command, **how)

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(asyncio, "create_subprocess_exec", counted)
            await asyncio.gather(*(pipe.start() for _ in range(10)))
        try:
            assert len(started) == 1
            assert await pipe.exchange({"ask": "quick"}, 30.0) == {"answer": "quick"}
        finally:
            await pipe.stop()

    asyncio.run(begin())
