"""Whatever may take long is answered by a few processes within limits, and nobody waits for somebody else's questions."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from rokugan.server.messages import HttpRefusal
from rokugan.server.metrics import Metrics
from rokugan.server.minds import answering, card_questions, position_questions, replay_questions
from rokugan.server.minds.pool import Pool
from rokugan.server.minds.questions import QuestionProcesses
from rokugan.server.minds.turns import Turns, Usage

ANN, BOB = "192.0.2.1", "2001:db8::/64"


def with_study(test: Callable[[QuestionProcesses], Awaitable[None]], limit: float = 20.0, **more: Any) -> None:
    async def work() -> None:
        questions = QuestionProcesses(Pool("tests.server.greedy_answers", **{"processes": 2, **more}), limit, Metrics())
        try:
            await test(questions)
        finally:
            await questions.close()

    asyncio.run(work())


def test_a_slow_question_keeps_nobody_waiting() -> None:
    """Not who asked it, and with as many as he may have under way not others."""

    async def test(questions: QuestionProcesses) -> None:
        await asyncio.gather(*(questions.ask("quick", share) for share in (ANN, ANN, BOB)))
        slow = [asyncio.create_task(questions.ask("quick", ANN, sleep=8))]
        await asyncio.sleep(0.1)
        began = time.monotonic()
        assert await questions.ask("quick", ANN, n=7) == 7
        slow += [asyncio.create_task(questions.ask("quick", ANN, sleep=8)) for _ in range(20)]
        await asyncio.sleep(0.1)
        assert await questions.ask("quick", BOB, n=8) == 8
        assert time.monotonic() - began < 6
        assert questions.pool.depth >= 18
        for each in slow:
            each.cancel()

    with_study(test)


def test_of_those_who_wait_the_one_comes_first_who_has_had_least() -> None:
    async def test(questions: QuestionProcesses) -> None:
        order: list[str] = []

        async def ask(share: str, name: str) -> None:
            await questions.ask("quick", share, sleep=0.05)
            order.append(name)

        await asyncio.gather(questions.ask("quick", ANN), questions.ask("quick", BOB))
        asking = [asyncio.create_task(ask(ANN, f"ann {n}")) for n in range(8)]
        await asyncio.sleep(0.01)
        asking.append(asyncio.create_task(ask(BOB, "bob")))
        await asyncio.gather(*asking)
        assert order.index("bob") < 4
        assert sorted(order[:8] + order[8:]) == sorted([*(f"ann {n}" for n in range(8)), "bob"])

    with_study(test, processes=1)


def test_who_has_no_answer_in_time_is_given_up_after_the_same_time_each_time() -> None:
    """The time in which a process starts is not part of the time for a question, nor is it given to the question."""

    async def test(questions: QuestionProcesses) -> None:
        for _ in range(2):
            began = time.monotonic()
            with pytest.raises(HttpRefusal, match="too long"):
                await questions.ask("quick", ANN, sleep=60)
            assert time.monotonic() - began < 12
        assert await questions.ask("quick", ANN, n=3) == 3

    with_study(test, limit=1.0)


def test_so_many_questions_of_one_address_wait_and_no_more() -> None:
    async def test(questions: QuestionProcesses) -> None:
        waiting = [asyncio.create_task(questions.ask("quick", ANN, sleep=0.2)) for _ in range(6)]
        await asyncio.sleep(0.01)
        with pytest.raises(HttpRefusal) as refused:
            await questions.ask("quick", ANN)
        assert refused.value.status == 429
        assert await questions.ask("quick", BOB, n=1) == 1
        await asyncio.gather(*waiting)

    with_study(test, each=4)


def test_memory_and_depth_have_limits_and_the_next_is_answered() -> None:
    async def test(questions: QuestionProcesses) -> None:
        for wrong in ({"question": "quick", "bytes": 10**9}, {"question": "deep"}, {"question": "long"}):
            with pytest.raises(HttpRefusal) as refused:
                await questions.ask(wrong.pop("question"), ANN, **wrong)  # type: ignore[arg-type]
            assert (refused.value.status, str(refused.value)[-1]) == (400, ".")
            assert await questions.ask("quick", ANN, n=5) == 5
        assert questions.metrics.failures.counts == {"": 0}

    with_study(test, memory=500)


def test_who_has_many_games_waits_for_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer players of one address take their turns with those of the others, and who goes away loses nobody's turn."""
    count = Usage.add
    monkeypatch.setattr(Usage, "add", lambda self, share, _: count(self, share, 1.0))  # however busy this machine is

    async def work() -> None:
        turns, order = Turns(), []

        async def think(share: str, seconds: float = 0.01) -> None:
            async with turns.turn(share):
                order.append(share)
                await asyncio.sleep(seconds)

        thinking = [asyncio.create_task(think(ANN)) for _ in range(9)]
        await asyncio.sleep(0)
        thinking += [asyncio.create_task(think(BOB)) for _ in range(2)]
        await asyncio.sleep(0)
        thinking[3].cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        assert (order[0], order[1]) == (ANN, BOB)
        assert order.index(BOB, 2) <= 4
        assert len(order) == 10
        await think(ANN)

    asyncio.run(work())


def test_every_question_has_a_name_of_its_own() -> None:
    rooms = (card_questions.QUESTIONS, position_questions.QUESTIONS, replay_questions.QUESTIONS)
    assert len(answering.QUESTIONS) == sum(len(each) for each in rooms)


def test_so_many_have_their_turn_at_once_and_no_more() -> None:
    async def work() -> None:
        turns, running, most = Turns(2), 0, 0

        async def think(share: str) -> None:
            nonlocal running, most
            async with turns.turn(share):
                running += 1
                most = max(most, running)
                await asyncio.sleep(0.001)
                running -= 1

        thinking = [asyncio.create_task(think(share)) for share in (ANN, BOB, ANN, ANN, BOB)]
        await asyncio.sleep(0)
        thinking[2].cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        assert most == 2
        await asyncio.gather(think(ANN), think(BOB))

    asyncio.run(work())
