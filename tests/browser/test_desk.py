"""The judge's desk: a position set up, played with its rules, saved, reloaded, shared; the shipped scenarios gone through."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from playwright.sync_api import Browser, Page, expect
from tests.browser.browsing import CORNER, answered, faults, needed, opened, serious
from tests.server.serving import Table

from rokugan.scenarios import opened as set_up

pytestmark = needed


def put(page: Page, who: str, zone: str, title: str) -> None:
    """Find a card and put it down by the button."""
    page.get_by_label("For whom").select_option(label=who)
    page.get_by_label("Where to").select_option(label=zone)
    page.get_by_label("Search for a card").fill(title)
    page.get_by_role("button", name=f"Put down {title}", exact=True).click()
    expect(page.get_by_label(who, exact=True).locator(".entry", has_text=title).first).to_be_visible()


def attacked(table: Table, browser: Browser) -> Page:
    """Akodo Kakihara attacks a written defender, who bows him."""
    page = opened(browser, f"{table.address}/judge")
    page.wait_for_selector("#prompt[data-asked=yes]")
    put(page, "Ann", "in play", "Akodo Kakihara")
    page.get_by_text("Write a card in English").click()
    page.get_by_label("For whom").select_option(label="Bob")
    page.get_by_label("Title of the card").fill("Gatekeeper")
    page.get_by_label("Text of the card").fill("Battle: Bow a target enmy Personality.")
    page.get_by_role("button", name="Put the written card down").click()
    expect(page.get_by_role("alert").first).to_contain_text("enmy")
    page.get_by_label("Text of the card").fill("Battle: Bow a target enemy Personality.")
    page.get_by_role("button", name="Put the written card down").click()
    expect(page.get_by_label("Bob", exact=True).locator(".entry", has_text="Gatekeeper")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    answered(page, "attack Bob")
    answered(page, "assign Akodo Kakihara to P1")
    answered(page, "assign Gatekeeper to P1")
    answered(page, "use Gatekeeper")
    return page


def test_a_position_is_set_up_played_with_its_rules_and_shared(table: Table, browser: Browser) -> None:
    page = attacked(table, browser)
    expect(page.locator(".log")).to_contain_text("Gatekeeper")
    page.get_by_role("button", name="Steps and rules").click()
    steps = page.get_by_label("Steps and rules", exact=True)
    expect(steps).to_contain_text("Bob: use Gatekeeper")
    expect(steps).to_contain_text("celestial.maneuvers.04")
    assert serious(page) == []
    moves = steps.locator(".move").count()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("The link is copied")).to_be_visible()
    address = page.url
    assert "#s=" in address
    other = opened(browser, address)
    other.wait_for_selector("#prompt[data-version]")
    other.get_by_role("button", name="Steps and rules").click()
    expect(other.get_by_label("Steps and rules", exact=True).locator(".move")).to_have_count(moves)
    assert faults(page) == faults(other) == []
    other.context.close()
    page.context.close()


def windy() -> dict[str, object]:
    """Two of Ann attack one of Bob, and she has a hand that is wider than its place."""
    winds = [f"Wind {number}" for number in range(1, 15)]
    attacking, defending = {"at": "Bob.P1", "side": "attacking"}, {"at": "Bob.P1", "side": "defending"}
    text = "Battle: Give your target Personality +3F."
    return {
        "edition": "celestial",
        "cast": "stock",
        "cards": [
            {"title": wind, "type": "strategy", "focus_value": 2, "gold_cost": 0, "text": text} for wind in winds
        ],
        "players": [
            {"name": "Ann", "hand": winds, "in_play": [{"card": "Ox", **attacking}, {"card": "Stag", **attacking}]},
            {"name": "Bob", "provinces": [{"strength": 7}], "in_play": [{"card": "Bear", **defending}]},
        ],
        "phase": "attack",
        "script": [],
    }


# Does a card that is pointed at stay the one that is pointed at, frame after frame?
STAYS = """card => new Promise(done => { let left = 4; const look = () => {
    if (!card.matches(":hover")) done(false); else if (left--) requestAnimationFrame(look); else done(true); }; look(); })"""


def test_a_position_is_saved_reloaded_and_kept(table: Table, browser: Browser, tmp_path: Path) -> None:
    page = attacked(table, browser)
    moves = page.locator("#prompt").get_attribute("data-version")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save", exact=True).click()
    file = tmp_path / "position.yaml"
    saved.value.save_as(file)
    data = yaml.safe_load(file.read_text())
    runner = set_up(data, "position.yaml")
    for step in data["script"]:
        runner.step(step)
    page.reload()
    page.wait_for_selector(f"#prompt[data-version='{moves}']")
    other = opened(browser, f"{table.address}/judge")
    other.wait_for_selector("#prompt[data-asked=yes]")
    other.set_input_files("label.load input", file)
    other.wait_for_selector(f"#prompt[data-version='{moves}']")
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("edition: celestial\nplayers: [{name: Ann, hnad: []}, {name: Bob}]\nscript: []\n")
    other.set_input_files("label.load input", wrong)
    expect(other.get_by_role("alert").first).to_contain_text("hnad")
    # The consequence of an answer stands on its button, and the cards of a full hand lie still under the pointer.
    wrong.write_text(yaml.safe_dump(windy()))
    other.set_input_files("label.load input", wrong)
    other.wait_for_selector("#prompt[data-version='0'][data-asked=yes]")
    answered(other, "fight P1")
    hand = other.locator("#hand .card.can")
    expect(hand).to_have_count(14)
    hand.nth(7).hover(position=CORNER)
    assert hand.nth(7).evaluate(STAYS)
    answered(other, "play Wind 3")
    expect(other.locator("#prompt .btn.main")).to_contain_text("3 → 6 Force: you lead 8 to 5")
    expect(other.locator("#prompt .others .answer", has_text="Stag")).to_contain_text("2 → 5 Force: you lead 8 to 5")
    expect(other.locator("#battle .next")).to_have_text("→ 8")
    other.context.close()
    page.context.close()


@pytest.mark.parametrize("edition", ["gold", "samurai", "war_of_honor", "lcg"])
def test_every_edition_can_be_set_up(table: Table, browser: Browser, edition: str) -> None:
    page = opened(browser, f"{table.address}/judge")
    page.wait_for_selector("#prompt[data-asked=yes]")
    page.get_by_label("Edition").select_option(edition)
    page.wait_for_selector("#prompt[data-asked=yes]")
    if edition == "lcg":
        put(page, "Ann", "in play", "Hida Kisada")
        page.wait_for_selector(".band, .living, main .card")
    else:
        page.get_by_label("For whom").select_option(label="Ann")
        page.get_by_label("Search for a card").fill("type:personality")
        page.locator(".found li .btn").first.click()
    expect(page.get_by_label("Ann", exact=True).locator(".entry").first).to_be_visible()
    page.get_by_role("button", name="Take", exact=False).first.click()
    expect(page.get_by_label("Ann", exact=True).locator(".entry")).to_have_count(0)
    assert faults(page) == []
    page.context.close()


def test_a_shipped_scenario_is_found_by_its_rule_and_gone_through(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/scenarios")
    page.set_default_timeout(60_000)
    page.wait_for_selector("li.panel a")
    page.get_by_label("Look for").fill("celestial.resolution.07")
    page.locator("li.panel a").first.click()
    page.wait_for_selector("#prompt[data-step='0']")
    expect(page.locator("#prompt .rules")).to_contain_text("celestial.")
    last = int((page.locator("#prompt .n").inner_text()).split(" of ")[1])
    for step in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        page.wait_for_selector(f"#prompt[data-step='{step}']")
        assert page.locator(".fault").count() == 0
    assert serious(page) == []
    page.get_by_role("button", name="Open at the desk").click()
    page.wait_for_selector("#prompt[data-asked=yes]")
    assert "/judge" in page.url
    assert faults(page) == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_the_desk_has_no_serious_fault(table: Table, browser: Browser, width: int, height: int) -> None:
    page = opened(browser, f"{table.address}/judge", width, height)
    page.wait_for_selector("#prompt[data-asked=yes]")
    if width < 900:
        page.get_by_role("button", name="Set up").click()
    page.get_by_label("Search for a card").fill("Akodo")
    page.wait_for_selector(".found li")
    assert serious(page) == []
    page.get_by_role("button", name="Close").first.click()
    assert serious(page) == []
    page.goto(f"{table.address}/scenarios")
    page.wait_for_selector("li.panel a", timeout=60_000)
    assert serious(page) == []
    page.context.close()
