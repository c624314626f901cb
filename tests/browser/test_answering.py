"""Answers mean what they say: keys, Space from wherever the focus was, brackets that are prices, and what throws a card away."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browsing import NEXT, at_a_question, faults, needed, opened
from tests.browser.test_playing import seat as address
from tests.server.serving import Table, computer, person

from rokugan.cards.library import library
from rokugan.editions.registry import editions

pytestmark = needed
WAR = [person("Ann"), computer("Bob"), computer("Cid"), computer("Dan")]
BRACKETS = re.compile(r"\(([^()]*)\)")
ASKED = "#prompt[data-asked=yes]"


class Seat:
    """Ann's page at a table, and the moves that it has sent."""

    def __init__(self, table: Table, browser: Browser, edition: str, seed: int = 3) -> None:
        seats = WAR if edition == "war_of_honor" else [person("Ann"), computer("Bob")]
        game = table.begin(edition, seats, seed=seed)
        self.moves: list[str] = []
        self.page = opened(browser, "about:blank")
        self.page.on("websocket", lambda line: line.on("framesent", self.hear))
        self.page.goto(f"{table.address}/game/{game.id}#t={game.tokens[0]}")
        self.page.wait_for_selector(ASKED)

    def hear(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "move":
            self.moves.append(said["move"])

    def usual(self) -> str:
        """The move that the large button stands for."""
        return self.page.locator("#prompt .btn.main").get_attribute("data-move") or ""

    def press(self, key: str) -> None:
        """Press a key that answers, until the next question."""
        was = self.page.locator("#prompt").get_attribute("data-version")
        self.page.keyboard.press(key)
        self.page.wait_for_function(NEXT, arg=was)


def test_space_answers_what_is_labelled_so_wherever_a_click_has_left_the_focus(table: Table, browser: Browser) -> None:
    ann = Seat(table, browser, "war_of_honor")
    page = ann.page
    page.locator(".tile.city").click()  # a hex that nothing can be done with
    wished = ann.usual()
    ann.press(" ")
    assert ann.moves[-1] == wished
    expect(page.locator("#prompt")).to_be_focused()

    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#prompt .btn.main")).to_have_attribute("data-move", wished)  # it has been taken back
    ann.press(" ")
    assert ann.moves == [wished, wished]

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.locator("#prompt")).to_be_focused()
    wished = ann.usual()
    ann.press(" ")
    assert ann.moves[-1] == wished

    page.locator("main .card").last.click()  # why it cannot be used
    wished = ann.usual()
    ann.press(" ")
    assert ann.moves[-1] == wished
    assert faults(page) == []
    page.context.close()


def test_a_free_space_shows_the_key_that_lays_the_tile_there(table: Table, browser: Browser) -> None:
    ann = Seat(table, browser, "war_of_honor")
    page = ann.page
    assert page.locator(".tile.free .key").all_text_contents() == ["1"]
    expect(page.locator("#prompt .btn.main .say")).to_have_text(
        re.compile(r"Lay [\w ]+ (north|south|east|west)\w* of [A-Z]")
    )
    page.keyboard.press("2")
    keys = page.locator(".tile.free .key").all_text_contents()
    assert sorted(keys) == [str(number) for number in range(1, len(keys) + 1)]
    assert len(keys) == page.locator(".tile.free").count()
    third = page.locator(".tile.free", has=page.get_by_text("3", exact=True)).get_attribute("data-place")
    ann.press("3")
    assert ann.moves[-1].endswith(f" at {third}")
    page.context.close()


def test_a_bid_has_the_key_of_its_number(table: Table, browser: Browser) -> None:
    ann = Seat(table, browser, "lcg")
    page = ann.page
    while page.locator("#prompt h2").inner_text() != "Bid honor":
        ann.press(" ")
    labels = page.locator("#prompt .others .answer, #prompt .btn.main").all_inner_texts()
    assert len(labels) == 5
    for label in labels:
        assert len(set(re.findall(r"\d", label))) == 1, "the key is the number of the bid"
    ann.press("3")
    assert "bid 3" in ann.moves
    page.context.close()


@pytest.mark.parametrize("edition", [each for each in editions() if each != "lcg"])
def test_no_key_that_buys_ever_throws_a_card_away(table: Table, browser: Browser, edition: str) -> None:
    """Whoever presses 1 and nothing else buys cards, and discards none from a province; what throws away has 0."""
    ann = Seat(table, browser, edition)
    page = ann.page
    found = 0
    for _ in range(24):
        dynasty = page.locator("#prompt h2").inner_text().startswith("Buy or discard")
        away = page.locator("#prompt .answer", has_text="Discard a card")
        for answer in page.locator("#prompt .others .answer").all() if dynasty else []:
            if "Discard" in answer.inner_text():
                assert answer.locator("kbd").inner_text() == "0"
                found += 1
        if away.count():
            page.keyboard.press("0")
            page.keyboard.press("Escape")
        ann.press("1")
        if dynasty:
            assert ann.moves[-1].startswith(("buy ", "done"))
    assert found
    assert any(move.startswith("buy ") for move in ann.moves)
    page.context.close()


@pytest.mark.parametrize("edition", editions())
def test_brackets_are_prices_and_nothing_else(table: Table, browser: Browser, edition: str) -> None:
    ann = Seat(table, browser, edition, seed=4)
    page = ann.page
    titles = {card.title for card in library(edition)}
    prices = 0
    for _ in range(18):
        for label in page.locator("#prompt .does, #prompt .say").all_inner_texts():
            for said in BRACKETS.findall(label):
                if not any(f"({said})" in title for title in titles):
                    assert label.startswith("Buy "), label
                    assert said.isdigit(), label
                    prices += 1
        ann.press(" ")
    assert prices or edition == "lcg"
    page.context.close()


def test_all_answers_of_an_attack_are_in_sight(table: Table, browser: Browser) -> None:
    """Four provinces to send somebody to, and nobody: the last of them is pressed as easily as the first."""
    page = opened(browser, address(at_a_question(table, "gold", "assign")))
    page.wait_for_selector("#prompt[data-asked=yes]")
    answers = page.locator("#prompt .others .answer")
    assert answers.count() >= 4
    hidden = "(list) => list.scrollHeight - list.clientHeight"
    assert page.locator("#prompt .others").evaluate(hidden) <= 1
    assert faults(page) == []
    page.context.close()


def test_the_living_card_game_counts_rounds(table: Table, browser: Browser) -> None:
    page = opened(browser, address(at_a_question(table, "lcg", "dynasty")))
    page.wait_for_selector("#prompt[data-asked=yes]")
    said = page.locator("#prompt").inner_text() + page.locator("#battle").inner_text()
    assert "Round 1, Dynasty Phase." in said
    assert "turn 1" not in said.lower()
    page.context.close()
