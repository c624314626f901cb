"""Coming to the table: play now, a friend by link, two at one device, somebody who looks on; and what the table offers there."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect
from tests.browser.browsing import Person, faults, needed, opened, serious
from tests.browser.test_playing import seat
from tests.server.serving import Table, computer, person

pytestmark = needed


def lobby(table: Table, browser: Browser, name: str) -> Page:
    page = opened(browser, f"{table.address}/")
    page.wait_for_selector(".dk")
    page.get_by_placeholder("Your name").fill(name)
    return page


def test_one_click_plays_war_of_honor_against_three_computer_players(table: Table, browser: Browser) -> None:
    page = lobby(table, browser, "Ann")
    page.get_by_role("button", name="Play now").click()
    assert Person(page, seed=1).wait()
    expect(page.locator(".seat")).to_have_count(4)
    expect(page.locator(".seat", has_text="computer")).to_have_count(3)
    assert "#" not in page.url
    assert faults(page) == []
    page.context.close()


def test_a_friend_sits_down_by_the_link(table: Table, browser: Browser) -> None:
    ann = lobby(table, browser, "Ann")
    ann.get_by_role("button", name="Celestial").click()
    ann.locator(".who select").select_option("open")
    ann.get_by_role("button", name="Create the table").click()
    expect(ann.get_by_role("heading", name="Waiting for 1 player")).to_be_visible()
    bob = opened(browser, ann.url)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    for page in (ann, bob):
        page.wait_for_selector("#prompt[data-asked]")
        expect(page.locator(".plate", has_text="Bob")).to_be_visible()
        assert faults(page) == []
        page.context.close()


def test_level_clock_and_delay_are_chosen_in_the_lobby(table: Table, browser: Browser) -> None:
    page = lobby(table, browser, "Ann")
    page.get_by_role("button", name="Celestial").click()
    page.locator(".who select").select_option("computer:random")
    page.get_by_label("Clock").select_option(label="a minute for each move")
    page.get_by_label("Who looks on").select_option(label="see it 30 seconds later")
    page.get_by_role("button", name="Create the table").click()
    assert Person(page, seed=1).wait()
    expect(page.locator(".plate .clock").first).to_be_visible()
    facts = table.http.get(f"/api/games/{page.url.rpartition('/')[2]}").json()
    assert [seat["level"] for seat in facts["seats"]] == [None, "random"]
    assert (facts["clock"]["per"], facts["clock"]["seconds"], facts["watch_delay"]) == ("move", 60, 30)
    watcher = opened(browser, f"{page.url}/watch")
    expect(watcher.locator(".late")).to_contain_text("30 s later")
    assert faults(page) == faults(watcher) == []
    page.context.close()
    watcher.context.close()


def test_who_sits_down_chooses_his_deck(table: Table, browser: Browser) -> None:
    game = table.begin("celestial", [person("Ann", "roar-of-the-lion"), {"kind": "open"}])
    page = opened(browser, f"{table.address}/game/{game.id}")
    page.get_by_label("Your name").fill("Bob")
    page.get_by_label("Your deck").select_option("wisdom-of-the-phoenix")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("#prompt[data-asked]")
    assert [seat["clan"] for seat in game.facts()["seats"]] == ["Lion", "Phoenix"]
    page.context.close()


def test_on_the_phone_too_one_passes_until_something(table: Table, browser: Browser) -> None:
    game = table.begin("celestial", [person("Ann"), computer("Bob")], seed=12)
    page = opened(browser, seat(game), 390, 844)
    ann = Person(page, seed=4, eager=0.0)
    while ann.wait() and not page.locator("#prompt .more").count():
        ann.answer()
    was = int(ann.version())
    page.get_by_role("button", name="Pass until…").click()
    page.get_by_role("menuitem", name="my turn").click()
    page.wait_for_function(f"() => Number(document.querySelector('#prompt').dataset.version) > {was + 1}")
    page.context.close()


def test_two_at_one_device_see_nothing_of_each_other(table: Table, browser: Browser) -> None:
    page = lobby(table, browser, "Ann")
    page.get_by_role("button", name="Celestial").click()
    page.locator(".who select").select_option("here")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_selector(".handed, #prompt[data-asked=yes]")
    hands: dict[str, set[str]] = {}
    for _ in range(60):
        if page.locator(".handed").count():
            assert page.locator("[data-card]").count() == 0, "nothing is shown while the device is handed over"
            page.get_by_role("button", name="I am").click()
        page.wait_for_selector("#prompt[data-asked=yes], .summary")
        who = page.locator(".plate", has_text="you").first.locator("b").first.inner_text()
        hands.setdefault(who, set()).add(page.locator("#hand").inner_text())
        if len(hands) == 2:
            break
        page.locator("#prompt .btn.main").click()
        page.wait_for_function("() => document.querySelector('.handed, #prompt[data-asked=yes], .summary')")
    assert len(hands) == 2
    assert faults(page) == []
    page.context.close()


def test_who_looks_on_sees_no_hand_and_is_asked_nothing(table: Table, browser: Browser) -> None:
    game = table.begin("celestial", [person("Ann"), computer("Bob")], seed=7)
    ann = Person(opened(browser, seat(game)), seed=1)
    watcher = opened(browser, f"{table.address}/game/{game.id}/watch")
    watcher.wait_for_selector("#prompt[data-asked=no]")
    for _ in range(6):
        assert ann.wait()
        ann.answer()
    expect(watcher.locator("#prompt")).to_have_attribute("data-version", ann.version())
    assert watcher.locator("#hand [data-card]").count() == 0
    assert watcher.locator(".can, .tgt, #prompt .answer").count() == 0
    assert faults(watcher) == []
    ann.page.context.close()
    watcher.context.close()


def test_passing_goes_on_until_there_is_something_to_do(table: Table, browser: Browser) -> None:
    game = table.begin("celestial", [person("Ann"), computer("Bob")], seed=12)
    page = opened(browser, seat(game))
    ann = Person(page, seed=4)
    while ann.wait() and not page.locator("#prompt .more").count():
        ann.answer()
    was = int(ann.version())
    page.keyboard.press(".")
    page.get_by_role("menuitem", name="my turn").click()
    page.wait_for_function(f"() => Number(document.querySelector('#prompt').dataset.version) > {was + 1}")
    assert ann.wait()
    assert "Turn" in page.locator(".whose").inner_text()
    page.context.close()


def test_a_stop_on_a_step_stays(table: Table, browser: Browser) -> None:
    game = table.begin("celestial", [person("Ann"), computer("Bob")], seed=12)
    page = opened(browser, seat(game))
    assert Person(page, seed=4).wait()
    page.get_by_role("button", name="Dynasty", exact=True).click()
    page.reload()
    expect(page.get_by_role("button", name="Dynasty : stop")).to_have_attribute("aria-pressed", "true")
    page.context.close()


def test_the_panel_tells_why_a_value_is_what_it_is(table: Table, browser: Browser) -> None:
    game = table.begin("celestial", [person("Ann"), computer("Bob")], seed=7)
    page = opened(browser, seat(game))
    assert Person(page, seed=1).wait()
    page.locator("#home .card").first.focus()
    page.locator(".values button").first.click()
    expect(page.locator(".why h3")).to_contain_text("Why is")
    expect(page.locator(".why tr").first).to_contain_text("printed")
    page.context.close()


def test_a_war_of_honor_is_played_with_the_thumb(table: Table, browser: Browser) -> None:
    game = table.begin("war_of_honor", [person("Ann"), computer("Bob")], options={"turns": 4}, seed=4)
    page = opened(browser, seat(game), 390, 844)
    ann = Person(page, seed=6)
    ann.play(most=400)
    assert ann.over()
    assert serious(page) == []
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 390, "nothing runs out of the side of the page"
    assert faults(page) == []
    page.context.close()
