"""A real Chromium at a real server, and a person at it who only clicks or only types."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, Position, TimeoutError, expect, sync_playwright
from tests.server.serving import Game, Table
from tests.server.test_replays import brought

import rokugan
from rokugan.agents import ask, make_agent
from rokugan.games import record

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "src/rokugan/server/static/index.html"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
# Without these Chromium looks for its maker's servers at every start; nobody here needs them.
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)
FAULTS: dict[Page, list[str]] = {}
# Cards overlap from the right: what is always in sight of a card is its upper left corner.
CORNER: Position = {"x": 7, "y": 12}

needed = pytest.mark.skipif(
    CHROMIUM is None or not TABLE.is_file(),
    reason="needs Chromium and the built table: make browser installs the one and builds the other",
)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for a while."""
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def opened(
    browser: Browser, address: str, width: int = 1440, height: int = 900, theme: str = "light", script: str = ""
) -> Page:
    """A page of a person of his own: nothing is shared with other pages. Faults of the page fail the test."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    found = FAULTS.setdefault(page, [])
    page.on("pageerror", lambda fault: found.append(str(fault)))
    if script:
        page.add_init_script(script)
    page.goto(address)
    return page


def faults(page: Page) -> list[str]:
    """What went wrong in the page's own code."""
    return FAULTS[page]


@cache
def to_a_question(edition: str, kind: str) -> dict[str, Any]:
    """The record of a game between computer players, until the first of them is asked that kind of question."""
    names = ["Ann", "Bob", "Cid", "Dov"] if edition == "war_of_honor" else ["Ann", "Bob"]
    for seed in count(7):
        game = rokugan.new_game(edition, names=names, seed=seed, options={"turns": 12})
        agents = [make_agent("random" if edition == "lcg" else "sensible", seat) for seat in range(len(names))]
        while game.decision is not None and (game.decision.seat, game.decision.kind) != (0, kind):
            game.choose(ask(agents[game.decision.seat], game))
        if game.decision is not None:
            return record(game)
    raise AssertionError


def in_a_battle(table: Table, edition: str) -> Game:
    """A game in which Ann is asked in a battle or conflict."""
    return at_a_question(table, edition, "defend" if edition == "lcg" else "fight")


def at_a_question(table: Table, edition: str, kind: str) -> Game:
    """A game on the server in which Ann is asked such a question, without anybody playing to it in a browser."""
    found = to_a_question(edition, kind)
    asked = {"name": "Ann", "level": "sensible"}
    answer = table.http.post(f"/api/games/{brought(table, found)}/replay/{len(found['moves'])}/play", json=asked)
    assert answer.status_code == 201, answer.text
    return Game(table, answer.json())


READY = "() => document.querySelector('#prompt[data-asked=yes], .summary') !== null"
NEXT = (
    "(was) => document.querySelector('.summary, #prompt[data-asked=yes]:not([data-version=\"' + was + '\"])') !== null"
)


class Person:
    """Somebody at the table who plays at random among what glows: by clicking only, or by keys only."""

    def __init__(self, page: Page, seed: int, keys: bool = False, eager: float = 0.35) -> None:
        self.page = page
        self.eager = eager  # how often he presses a card that glows
        self.dice = random.Random(seed)
        self.keys = keys
        self.moves = 0
        self.again = 0
        self.pressed: set[str] = set()

    def over(self) -> bool:
        return self.page.locator(".summary").count() > 0

    def version(self) -> str:
        return self.page.locator("#prompt").first.get_attribute("data-version") or ""

    def wait(self) -> bool:
        """Until something is asked; False when the game is over."""
        self.page.wait_for_function(READY)
        return not self.over()

    def answer(self) -> None:
        """One answer, whatever is asked."""
        was = self.version()
        if self.keys:
            self.by_keys()
        else:
            self.by_clicks()
        self.moves += 1
        try:
            self.page.wait_for_function(NEXT, arg=was, timeout=8000)
        except TimeoutError:
            # The others take their time; or the pointer met a card that was moving: a person presses again, but not often.
            if self.page.locator(f'#prompt[data-asked=yes][data-version="{was}"]').count():
                self.again += 1
                assert self.again < 4
                self.page.keyboard.press("Escape")
                self.page.locator("#prompt .btn.main").click()
            self.page.wait_for_function(NEXT, arg=was)

    def by_clicks(self) -> None:
        glowing = self.page.locator("main .card.can, main .card.tgt, main .tile.can, main .tile.free")
        answers = self.page.locator("#prompt .others .answer:not(:has-text('Take back'))")
        usual = self.page.locator("#prompt .btn.main")
        throw = self.dice.random()
        if throw < self.eager and glowing.count():
            found = glowing.nth(self.dice.randrange(glowing.count()))
            if "card" in (found.get_attribute("class") or "").split():
                found.click(position=CORNER)
            else:
                found.click()
            self.pressed.add("card")
            if self.page.locator("#prompt .answer:has-text('Back')").count():
                self.one_of_a_card()
        elif self.eager < 0.5 and throw < self.eager + 0.2 and answers.count():
            found = answers.nth(self.dice.randrange(answers.count()))
            heading = "▸" in (found.text_content() or "")
            found.click()
            self.pressed.add("answer")
            if heading:
                self.one_of_a_card()
        else:
            usual.click()
            self.pressed.add("usual")

    def one_of_a_card(self) -> None:
        """One of the answers that belong together: the usual one, or, where a card can only be thrown away, that."""
        usual = self.page.locator("#prompt .btn.main")
        (usual if usual.count() else self.page.locator("#prompt .others .answer").first).click()

    def by_keys(self) -> None:
        keyboard = self.page.keyboard
        throw = self.dice.random()
        count = self.page.locator("#prompt .others .answer kbd").count()
        if throw < 0.35 and count:
            keyboard.press(str(self.dice.randint(1, min(count, 9))))
            self.pressed.add("number")
            if self.page.locator("#prompt .answer:has-text('Back')").count():
                keyboard.press(" ")
        elif throw < 0.45:
            keyboard.press("/")
            keyboard.press("Enter")
            self.pressed.add("notation")
        elif throw < 0.8 and self.page.locator("#hand .card.can, #hand .card.tgt").count():
            keyboard.press("h")
            keyboard.press("Enter")
            self.pressed.add("hand")
            if self.page.locator("#prompt .answer:has-text('Back')").count():
                keyboard.press("1" if self.page.locator("#prompt .btn.main").count() else "0")
        else:
            keyboard.press(" ")
            self.pressed.add("usual")

    def play(self, most: int) -> None:
        """To the end, or so many answers."""
        while self.moves < most and self.wait():
            self.answer()


AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# In the other theme only colours are others.
RUN = {
    "light": "() => axe.run(document, {resultTypes: ['violations']}).then(found => found.violations)",
    "dark": "() => axe.run(document, {runOnly: ['color-contrast'], resultTypes: ['violations']}).then(found => found.violations)",
}


def serious(page: Page) -> list[str]:
    """What axe-core calls serious or critical in either theme, with the first elements."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        violations: list[dict[str, Any]] = page.evaluate(RUN[theme])
        found += [
            f"{theme}: {each['id']} ({len(each['nodes'])}): {node['html'][:200]} {node.get('failureSummary', '')[:300]}"
            for each in violations
            for node in each["nodes"][:2]
            if each["impact"] in ("serious", "critical")
        ]
    return found


# Something else is asked, and nothing that the page answers by itself.
SETTLED = """(was) => document.querySelector('.lesson-over') || [...document.querySelectorAll('#prompt[data-asked=yes]')].some(
  (each) => each.dataset.version !== was && !each.querySelector('h2').textContent.includes('next battle'))"""


def answered(page: Page, move: str) -> None:
    """Type a move in the notation and wait until the table has taken it."""
    was = page.locator("#prompt").get_attribute("data-version")
    page.keyboard.press("/")
    page.keyboard.insert_text(move)
    page.keyboard.press("Enter")
    page.wait_for_function(SETTLED, arg=was)
