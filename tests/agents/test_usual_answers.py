"""The usual answer of a question: Space in the browser and in the terminal. It is the computer player's own, and never one that
is worse than another by the rules alone (`dominated.py` has the list of what that means)."""

from __future__ import annotations

import pytest
from tests.agents.dominated import (
    RULES,
    Question,
    a_better_card_is_thrown_away,
    dominated,
    more_is_bid_than_can_be_needed,
    question_of,
)

import rokugan
from rokugan.agents.advice import Adviser, usual_player
from rokugan.agents.contract import Observation, ask
from rokugan.agents.registry import make_agent
from rokugan.cards.model import CardDefinition
from rokugan.core.game import Game
from rokugan.editions.registry import edition_of, editions
from rokugan.scenarios import opened
from rokugan.server.seeing import view_of

FEW = range(2)
MANY = range(50)
MOST = 6_000  # decisions of one game
SPACE = 0  # the seat of the person who answers everything by Space


def played_by_space(edition: str, seed: int) -> list[str]:
    """Play a game in which one seat always gives the usual answer; what was better, with the place where it was."""
    game: Game = rokugan.new_game(edition, seed=seed)
    others = [make_agent(edition_of(edition).usual_agent, seat) for seat in range(len(game.names))]
    adviser = Adviser()
    found: list[str] = []
    for move in range(MOST):
        asked = game.decision
        if asked is None:
            return found
        if asked.seat != SPACE:
            game.choose(ask(others[asked.seat], game))
            continue
        question = question_of(game) if len(asked.choices) > 1 else None
        number = adviser.answer(game, question.view if question is not None else None)
        assert number is not None, "the computer player has an answer to everything"
        if question is not None:
            better = dominated(question, number)
            if better:
                found.append(f"{edition} {seed}, move {move}, {asked.kind}: {asked.choices[number].move}, but {better}")
        game.choose(number)
    raise AssertionError(f"{edition} {seed} is not over after {MOST} decisions")


@pytest.mark.parametrize("edition", editions())
def test_no_usual_answer_is_worse_than_another_by_the_rules(edition: str) -> None:
    found = [each for seed in FEW for each in played_by_space(edition, seed)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("edition", "names"),
    [
        ("celestial", {"the_same_purchase_for_more", "the_easiest_payment_is_left"}),
        ("lcg", {"an_own_attachment_on_an_enemy", "only_harm_to_oneself", "the_game_is_lost_or_not_won"}),
    ],
)
def test_the_list_knows_bad_answers(edition: str, names: set[str]) -> None:
    found: set[str] = set()
    for seed in range(4):
        game: Game = rokugan.new_game(edition, seed=seed)
        while game.decision is not None and not names <= found and game.turn < 12:
            question = question_of(game)
            for rule in RULES:
                if any(rule(question, number) for number in range(len(game.decision.choices))):
                    found.add(rule.__name__)
            game.choose(ask(usual_player(edition), game))
    assert names <= found


def test_the_list_knows_which_discard_and_which_bid_is_too_much() -> None:
    game = rokugan.new_game("lcg", seed=1)
    print_ = (
        CardDefinition("Ox", "follower", force=2, gold_cost=3),
        CardDefinition("Fox", "follower", force=4, gold_cost=3),
    )
    things = {f"c{number}": {"card": each.title, "owner": "Ann"} for number, each in enumerate(print_)}
    asked = {
        "kind": "discard",
        "choices": [{"move": f"discard {each}", "verb": "discard", "card": each} for each in things],
    }
    view = {"viewer": "Ann", "things": things, "decision": asked}
    question = Question(game, view, {each.title: each for each in print_})
    assert not a_better_card_is_thrown_away(question, 0)
    assert a_better_card_is_thrown_away(question, 1)
    stats = {"card": "Toturi", "stats": {"military": 9}}
    view = {
        "viewer": "Ann",
        "players": [],
        "cards": {"Toturi": stats, "Ox": {"stats": {"military": 4}}},
        "things": {"c0": {"card": "Toturi", "controller": "Ann"}, "c1": {"card": "Ox", "controller": "Bob"}},
        "extra": {"lcg": {"duel": {"challenger": "c0", "challenged": "c1", "skill": "military"}}},
        "under_way": {"attack": None},
        "decision": {"kind": "bid", "choices": [{"move": f"bid {each}", "verb": "bid"} for each in range(1, 6)]},
    }
    question = Question(game, view, {})
    assert [bool(more_is_bid_than_can_be_needed(question, each)) for each in range(5)] == [
        False,
        True,
        True,
        True,
        True,
    ]


class Unwise:
    """Takes the last of the answers that it is told to look for."""

    families = ("lcg",)

    def __init__(self, *wishes: str) -> None:
        self.wishes = wishes

    def choose(self, seen: Observation) -> str:
        return next(each.move for each in seen.decision.choices if each.move.startswith(self.wishes))


@pytest.mark.parametrize(("gate", "best"), [(1, "pass"), (9, "play")])
def test_what_is_known_to_win_at_once_is_usual(gate: int, best: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rokugan.agents.advice.usual_player", lambda edition: Unwise("play", "pass"))
    game = last_conflict("Ann", gate)
    usual = next(each for each in view_of(game, 0, Adviser())["decision"]["choices"] if each.get("usual"))
    assert usual["verb"] == best


@pytest.mark.parametrize(("gate", "best"), [(1, "play"), (9, "pass")])
def test_what_is_known_to_lose_at_once_is_not_usual(gate: int, best: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rokugan.agents.advice.usual_player", lambda edition: Unwise("pass"))
    game = last_conflict("Bob", gate)
    usual = next(each for each in view_of(game, 0, Adviser())["decision"]["choices"] if each.get("usual"))
    assert usual["verb"] == best


def last_conflict(attacker: str, strength: int) -> Game:
    """Ann is asked in a conflict at the province under a stronghold, in which the other has passed."""
    broken = [{"province": {"title": f"Field {n}", "strength": 2, "element": "air", "broken": True}} for n in range(3)]
    gate = {"title": "Gate", "strength": strength, "element": "fire", "face": "up"}
    lands = {"provinces": broken, "stronghold_province": gate}
    ann = {"name": "Ann", "honor": 11, "fate": 3, "hand": ["Banzai!", "Fine Katana"], "in_play": [{"card": "Ox"}]}
    bob = {"name": "Bob", "honor": 11, "in_play": [{"card": "Ox"}]}
    data = {
        "edition": "lcg",
        "title": "a conflict that decides",
        "cards": [{"title": "Ox", "type": "character", "cost": 4, "military": 5, "political": 1, "glory": 1}],
        "players": [ann if attacker == "Ann" else ann | lands, bob | lands if attacker == "Ann" else bob],
        "phase": "conflict",
        "first_player": attacker,
        "script": [],
    }
    game: Game = opened(data, "a conflict that decides").game
    ox = "Ox" if attacker == "Ann" else "Ox#2"
    play_those(game, "pass", "declare military", "ring fire", "province SP", f"attacker {ox}", "done", "done")
    if attacker == "Bob":
        play_those(game, "play Banzai!", f"target {ox}", "no")
    assert game.asked().kind == "act"
    assert game.asked().seat == SPACE
    return game


def play_those(game: Game, *moves: str) -> None:
    for move in moves:
        if move in game.asked().options:
            game.play(move)


@pytest.mark.soak
@pytest.mark.parametrize("edition", editions())
def test_no_usual_answer_of_fifty_games_is_worse_than_another(edition: str) -> None:
    found = [each for seed in MANY for each in played_by_space(edition, seed)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("edition", editions())
def test_what_is_marked_as_usual_is_what_the_computer_player_would_do(edition: str) -> None:
    game: Game = rokugan.new_game(edition, seed=1)
    adviser = Adviser()
    thrown = 0
    for _ in range(150):
        asked = game.asked()
        choices = view_of(game, asked.seat, adviser)["decision"]["choices"]
        usual = [number for number, each in enumerate(choices) if each.get("usual")]
        wish = asked.choices[ask(usual_player(edition), game)]
        if asked.kind == "dynasty" and wish.verb == "discard" and "done" in asked.options:
            thrown += 1
            assert [choices[each]["move"] for each in usual] == ["done"], (
                "what throws a card away is chosen, never usual"
            )
        else:
            assert [choices[each]["move"] for each in usual] == [wish.move]
        game.choose(game.number_of(wish))
    assert thrown or edition == "lcg"


def test_who_is_too_slow_is_not_asked_again_in_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game = rokugan.new_game("celestial", seed=1)
    moments = iter(range(1000))
    monkeypatch.setattr("rokugan.agents.advice.time.thread_time", lambda: float(next(moments)))
    adviser = Adviser()
    answers = [adviser.answer(game) for _ in range(5)]
    assert [each is None for each in answers] == [False, False, False, True, True]
    monkeypatch.undo()
    view = view_of(game, game.asked().seat, adviser)
    assert sum(1 for each in view["decision"]["choices"] if each.get("usual")) == 1, "the rule of thumb stands"
    game.turn += 1
    assert adviser.answer(game) is not None
