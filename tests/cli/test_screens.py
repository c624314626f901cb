"""Each family of games has a screen of its own, found through the edition; the session, records and scenarios know no other."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import rokugan
from rokugan.agents import RandomAgent, ask
from rokugan.cli import app
from rokugan.cli.session import Session
from rokugan.cli.shown.screens import SCREENS, screen_of
from rokugan.core.game import Game
from rokugan.core.history import History
from rokugan.editions.registry import edition_of, editions
from rokugan.games import write_record
from rokugan.scenarios.staging import Stage
from rokugan.testing import Table

ROOT = Path(__file__).parents[2]


def shown(part: object) -> str:
    out = StringIO()
    Console(file=out, width=160).print(part)
    return out.getvalue()


def played(edition: str, moves: int, seed: int = 3) -> Game:
    game: Game = rokugan.new_game(edition, seed=seed)
    agent = RandomAgent(seed)
    for _ in range(moves):
        if game.decision is not None:
            game.choose(ask(agent, game))
    return game


@pytest.mark.parametrize("edition", editions())
def test_every_edition_has_a_screen(edition: str) -> None:
    assert edition_of(edition).family in SCREENS
    game = played(edition, 60)
    for player in (*game.names, None):
        assert "Ann" in shown(screen_of(edition).table(game, player))
    assert "Bob" in shown(screen_of(edition).side(game, "Ann", "bo"))


def test_the_screen_of_the_living_card_game_hides_what_is_hidden() -> None:
    game = played("lcg", 60)
    words = shown(screen_of("lcg").table(game, "Ann"))
    assert "Bob" in words
    hands = {card: game.sees(0, card.number) for card in game.cards if game.place_words(1, card) == " in hand"}
    assert hands
    titles = {card.title for card, seen in hands.items() if not seen} - {
        card.title for card in game.cards if game.sees(0, card.number)
    }
    assert not [title for title in titles if title in words]


def test_a_person_of_the_living_card_game_reads_cards_and_the_log() -> None:
    game = played("lcg", 30)
    title = next(card.title for card in game.cards if game.sees(0, card.number))
    out = StringIO()
    session = Session(History(game), "Ann", [None, RandomAgent(1)], Console(file=out, width=120))
    for line in (f"card {title}", "log all", "view", "view Bob", "hint"):
        assert session.command(line)
    assert title in out.getvalue()
    assert "The computer would play: " in out.getvalue()


def test_scenarios_and_records_of_the_living_card_game_are_watched(tmp_path: Path) -> None:
    path = next((ROOT / "scenarios" / "lcg" / "conflict").rglob("*.yaml"))
    result = CliRunner().invoke(app, ["scenario", str(path), "--watch"], catch_exceptions=False)
    assert result.exit_code == 0
    assert "Rings: " in result.output
    game = played("lcg", 40)
    write_record(game, tmp_path / "game.json")
    result = CliRunner().invoke(app, ["record", "play", "--fast", str(tmp_path / "game.json")], catch_exceptions=False)
    assert result.exit_code == 0
    assert "After 40 moves: the game is not over." in result.output


PAYING = {
    "edition": "celestial",
    "phase": "action",
    "active": "Ann",
    "cards": [
        {"title": "Farm", "type": "holding", "text": "Bow this card: Produce 2 Gold."},
        {"title": "Ox", "type": "personality", "force": 2, "chi": 2, "text": "Open: Give this Personality +2F."},
        {"title": "Spears", "type": "follower", "gold_cost": 3, "force": 2, "text": ""},
    ],
    "players": [
        {"name": "Ann", "in_play": ["Farm", "Farm", "Farm", "Ox"], "hand": ["Spears"]},
        {"name": "Bob"},
    ],
}


def options(game: Game) -> str:
    assert game.decision is not None
    screen = screen_of(game.edition)
    return shown(screen.options(Console(width=120), game, game.decision.player, game.decision, None))


def test_what_a_payment_wastes_is_told_before_it_is_made() -> None:
    stage = Stage(PAYING)
    stage.play("Ann: equip Spears")
    words = options(stage.game)
    assert "pay auto  bows Farm, Farm#2, 1 Gold wasted" in words
    assert "pay Farm#2  2 Gold" in words
    assert words.count("wasted") == 1
    auto = stage.game.view("Ann")["under_way"]["payment"]["auto"]
    assert (auto["gold"], auto["wasted"]) == (4, 1)
    assert "auto" not in stage.game.view("Bob")["under_way"]["payment"]


def test_what_lasts_is_listed_with_its_end_in_words() -> None:
    stage = Stage(PAYING)
    assert "Lasting" not in shown(screen_of("celestial").table(stage.game, "Ann"))
    stage.play("Ann: use Ox")
    words = shown(screen_of("celestial").table(stage.game, "Bob"))
    assert "Lasting  Ox +2 force until the turn ends (Ox)" in words


def test_what_a_purchase_costs_and_what_each_ability_does_stand_beside_the_option() -> None:
    table: Table[Game] = Table("celestial")
    table.card("Fox", clan="Lion", gold_cost=5, force=2, chi=2, personal_honor=3)
    table.card("Twin", "holding", text="Limited: Bow this card: Gain 2 Honor.\nLimited: Bow this card: Draw a card.")
    keep = {"title": "Hill", "clan": "Lion", "gold_production": 6, "starting_honor": 3, "province_strength": 5}
    table.lay("Ann", stronghold=keep, provinces=[{"card": "Fox", "face": "up"}, {}, {}, {}], in_play=["Twin"])
    for phase, lines in (
        ("dynasty", ["at full cost (5 Gold)", "discount (3 Gold)"]),
        (
            "action",
            ["use Twin:1  Limited: Bow this card: Gain 2 Honor.", "use Twin:2  Limited: Bow this card: Draw a card."],
        ),
    ):
        game = table.start(phase=phase).game
        asked = game.decision
        assert asked is not None
        words = shown(screen_of("celestial").options(Console(width=160), game, "Ann", asked, None))
        assert not [line for line in lines if line not in words], words
