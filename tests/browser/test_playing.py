"""Whole games at the table, by clicking only and by keys only; two browsers against each other; a line that breaks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from tests.browser.browsing import Person, faults, in_a_battle, needed, opened, serious
from tests.server.serving import Game, Table, computer, person

pytestmark = needed
WAR = [person("Ann"), computer("Bob"), computer("Cindy"), computer("Daria")]


def seat(game: Game, number: int = 0) -> str:
    """The address that puts a browser on a seat."""
    return f"{game.table.address}/game/{game.id}#t={game.tokens[number]}"


@pytest.mark.parametrize(("keys", "turns"), [(False, 10), (True, 6)], ids=["clicks", "keys"])
def test_a_war_of_honor_against_three_computer_players_is_played_to_its_end(
    table: Table, browser: Browser, keys: bool, turns: int
) -> None:
    game = table.begin("war_of_honor", WAR, options={"turns": turns}, seed=11)
    page = opened(browser, seat(game))
    ann = Person(page, seed=5, keys=keys)
    ann.play(most=900)
    assert ann.over(), f"not over after {ann.moves} answers"
    assert ann.pressed >= ({"usual", "number", "notation"} if keys else {"usual", "card", "answer"})
    assert page.locator(".summary h1").text_content()
    assert page.locator(".summary svg.plot").count() == 2
    assert game.facts()["over"]
    assert serious(page) == []
    assert faults(page) == []
    page.context.close()


CHANGED = "(was) => document.querySelector('.summary') || document.querySelector('#prompt').dataset.version !== was"


def test_two_browsers_play_a_celestial_game_to_its_end(table: Table, browser: Browser) -> None:
    game = table.begin("celestial", [person("Ann"), person("Bob")], options={"turns": 6}, seed=3)
    people = [Person(opened(browser, seat(game, number)), seed=number) for number in (0, 1)]
    for _ in range(900):
        if any(each.over() for each in people):
            break
        for each in people:
            if each.page.locator("#prompt[data-asked=yes]").count():
                was = each.version()
                each.by_clicks()
                each.moves += 1
                each.page.wait_for_function(CHANGED, arg=was)
        people[0].page.wait_for_timeout(10)
    titles = set()
    for each in people:
        each.page.wait_for_selector(".summary")
        titles.add(each.page.locator(".summary h1").inner_text().replace("You win", "wins").split("wins")[-1])
        assert faults(each.page) == []
        assert each.moves > 3
        each.page.context.close()
    assert len(titles) == 1, "both read the same end"


def test_a_line_that_breaks_in_a_battle_comes_back_with_nothing_lost(table: Table, browser: Browser) -> None:
    page = opened(browser, "about:blank")
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/play", through)
    ann = Person(page, seed=1)
    page.goto(seat(in_a_battle(table, "celestial")))
    assert ann.wait()
    before = page.locator(".field.now").inner_text(), page.locator("#prompt h2").inner_text(), ann.version()
    lines[-1].close(code=1001)
    for _ in range(400):  # the page may be back before anybody could see that it was away
        if len(lines) < 2:
            page.wait_for_timeout(50)
    page.wait_for_function("() => document.querySelector('.tools .line') === null")
    assert len(lines) == 2
    assert (page.locator(".field.now").inner_text(), page.locator("#prompt h2").inner_text(), ann.version()) == before
    ann.answer()
    page.reload()
    assert ann.wait()
    assert page.locator(".log li").count() > 3, "the events of before are told again"
    assert faults(page) == []
    page.context.close()


def test_a_card_says_why_it_cannot_be_used(table: Table, browser: Browser) -> None:
    game = table.begin("celestial", [person("Ann"), computer("Bob")], seed=7)
    page = opened(browser, seat(game))
    Person(page, seed=1).wait()
    page.locator("#hand .card.no").first.click()
    told = page.locator(".told")
    told.wait_for()
    assert len(told.inner_text()) > 20
    version = page.locator("#prompt").get_attribute("data-version")
    page.keyboard.press("/")
    page.keyboard.type("attack the moon")
    page.keyboard.press("Enter")
    page.wait_for_selector("#prompt .notice")
    assert page.locator("#prompt").get_attribute("data-version") == version
    page.context.close()


# Cards that travel: how often an element was sent from an old place to its new one.
COUNTED = """
window.travels = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.travels += 1; return animate.apply(this, how); };
"""


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_cards_travel_from_where_they_were_unless_motion_is_off(table: Table, browser: Browser, still: bool) -> None:
    game = table.begin("celestial", [person("Ann"), computer("Bob")], seed=7)
    page = opened(browser, seat(game), script=COUNTED)
    page.emulate_media(reduced_motion="reduce" if still else "no-preference")
    Person(page, seed=1, eager=0.7).play(most=16)
    travels = page.evaluate("() => window.travels")
    assert travels == 0 if still else travels > 0
    page.context.close()


def test_an_attachment_is_dragged_to_its_bearer(table: Table, browser: Browser) -> None:
    game = table.begin("celestial", [person("Ann"), computer("Bob")], seed=7)
    page = opened(browser, seat(game))
    ann = Person(page, seed=1, eager=0.8)
    equip = page.locator("#hand .card.can", has_text="can act now: Equip")
    bearer = page.locator("#home .unit .card.personality")
    for _ in range(80):
        assert ann.wait(), "the game ended before Ann could equip anybody"
        if equip.count() and bearer.count():
            break
        ann.answer()
    title = (equip.first.locator(".title").text_content() or "").strip()
    equip.first.drag_to(bearer.first)
    # What the drop does not say is asked: the payment.
    strip = page.locator("#home .tuck", has_text=title)
    for _ in range(4):
        page.wait_for_timeout(400)
        if strip.count():
            break
        page.locator("#prompt .btn.main").click()
    expect(strip.first).to_be_attached()
    page.context.close()


@pytest.mark.parametrize(("size", "rounds"), [((1440, 900), 2), ((390, 844), 1)], ids=["desktop", "phone"])
def test_the_living_card_game_is_played_to_its_end(
    table: Table, browser: Browser, size: tuple[int, int], rounds: int
) -> None:
    game = table.begin("lcg", [person("Ann"), computer("Bob", "random")], options={"turns": rounds}, seed=3)
    page = opened(browser, seat(game), *size)
    ann = Person(page, seed=5, eager=0.6)
    ann.play(most=700)
    assert ann.over()
    assert serious(page) == []
    assert faults(page) == []
    page.context.close()
