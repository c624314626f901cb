"""The table on the whole screen, played by keys with textual's own harness at 80×24."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.console import Group
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import rokugan
from rokugan.agents import Observation, make_agent
from rokugan.core.history import History
from rokugan.terminal.app import TableApp

SIZE = (80, 24)
Steps = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def seated(edition: str, seed: int = 5, kept: Path | None = None) -> TableApp:
    """Ann at a new table, the others played at random, which is quick."""
    game = rokugan.new_game(edition, seed=seed)
    agents = [None, *(make_agent("random", seat) for seat in range(1, len(game.names)))]
    return TableApp(History(game), "Ann", agents, kept=kept)


def play(app: TableApp, steps: Steps) -> None:
    """Run the application without a terminal."""

    async def run() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await settled(app, pilot)
            await steps(app, pilot)

    asyncio.run(run())


async def settled(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until the others have played."""
    await app.workers.wait_for_complete()
    await pilot.pause()


async def press(app: TableApp, pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await settled(app, pilot)


def said(app: TableApp, part: str) -> str:
    return str(app.query_one(part, Static).render())


def test_a_turn_of_war_of_honor_is_played_by_keys_alone() -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert app.sitting.game.turn == 0
        assert "Lay one of your tiles" in said(app, "#question")
        for _ in range(400):
            if app.sitting.game.turn > 4:
                break
            await press(app, pilot, "enter")
        assert app.sitting.game.turn > 4, "everybody has had a turn"
        assert "Turn 5" in said(app, "#head")

    play(seated("war_of_honor"), steps)


@pytest.mark.parametrize("edition", ["celestial", "samurai", "gold", "lcg"])
def test_every_edition_is_asked_and_answered(edition: str) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(12):
            answers = app.query_one("#answers", OptionList)
            assert answers.option_count == len(app.choices) > 0
            await press(app, pilot, "1")
        assert len(app.sitting.own_moves()) == 12
        assert said(app, "#head").startswith("Round" if edition == "lcg" else "Turn")
        for key in ("o", "e", "c", "question_mark", "t", "b", "escape"):
            await press(app, pilot, key)
        assert app.shown == "table"

    play(seated(edition), steps)


def test_a_typed_move_that_is_none_is_refused_and_changes_nothing() -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        before = app.sitting.game.hash()
        await press(app, pilot, "slash")
        await press(app, pilot, *"attack", "space", *"moon", "enter")
        assert said(app, "#notice")
        assert app.sitting.game.hash() == before
        assert app.query_one("#typed", Input).has_class("open"), "the line stays open, to be mended"
        await press(app, pilot, "escape")
        move = app.choices[0].move
        await press(app, pilot, "slash")
        app.query_one("#typed", Input).value = move
        await press(app, pilot, "enter")
        assert app.sitting.game.history[app.sitting.own_moves()[-1]][1].move == move

    play(seated("celestial"), steps)


def test_undo_goes_back_and_passing_on_ends_the_phase() -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        while app.sitting.game.view("Ann")["active"] != "Ann" or "pass" not in [each.move for each in app.choices]:
            await press(app, pilot, "enter")
        before, turn = app.sitting.game.hash(), app.sitting.game.turn
        await press(app, pilot, "ctrl+t")
        assert app.sitting.game.turn > turn or "pass" not in [each.move for each in app.choices]
        assert "You passed" in said(app, "#notice")
        while app.sitting.game.hash() != before:
            assert app.sitting.own_moves()
            await press(app, pilot, "u")

    play(seated("celestial"), steps)


def test_leaving_asks_and_the_game_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        await press(app, pilot, "q", "n")
        assert app.is_running
        await pilot.press("q", "y")

    app = seated("celestial", kept=kept)
    play(app, steps)
    assert rokugan.games.resume(rokugan.games.read_record(kept), str(kept)).game.hash() == app.sitting.game.hash()


def test_words_are_looked_up_in_the_rulebook() -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "r")
        await press(app, pilot, *"honor", "enter")
        assert app.shown == "rules"
        assert isinstance(app.found, Group)
        assert "celestial." in str(app.found.renderables[0])

    play(seated("celestial"), steps)


@pytest.mark.parametrize("edition", ["gold", "samurai", "celestial", "war_of_honor", "lcg"])
def test_a_hint_says_why_and_space_is_the_usual_answer(edition: str) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert not said(app, "#head").startswith("Turn 0")  # nobody's turn yet
        await press(app, pilot, "i")
        words = said(app, "#notice")
        assert words.startswith("The computer would play: ")
        assert words.count(".") >= 2  # the move, and a sentence
        moves = len(app.sitting.history)
        await press(app, pilot, "space")
        assert len(app.sitting.history) > moves

    play(seated(edition), steps)


class Ponderer:
    """Answers with the first choice, once it is let."""

    def __init__(self) -> None:
        self.thinks = threading.Event()
        self.may_answer = threading.Event()

    def choose(self, seen: Observation) -> str:
        self.thinks.set()
        assert self.may_answer.wait(30)
        return seen.decision.options[0]


def test_keys_that_play_do_nothing_while_the_others_move() -> None:
    other = Ponderer()
    app = TableApp(History(rokugan.new_game("celestial", seed=5)), "Ann", [None, other])

    async def steps(pilot: Pilot[None]) -> None:
        for _ in range(200):
            if other.thinks.is_set():
                break
            if app.is_asked:
                await pilot.press("space")
            await pilot.pause(0.02)
        assert other.thinks.is_set()
        moves = list(app.sitting.game.moves)
        await pilot.press("space", "enter", "1", "i", "u", "full_stop", "slash", *"done", "enter", "escape")
        assert app.sitting.game.moves == moves
        assert said(app, "#notice") == ""
        other.may_answer.set()
        await settled(app, pilot)
        assert app.is_asked

    async def run() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await steps(pilot)

    asyncio.run(run())
