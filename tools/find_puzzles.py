"""Look for puzzles: small positions from the shipped decks in which a player can just force his goal, found and proved by search.

`python tools/find_puzzles.py celestial --number 4 --seed 1` writes those it finds into the folder of the shipped puzzles. A
position is kept if the goal is forced, if several of the solver's decisions on the way matter (an obvious answer gives the goal
away), if a card's ability decides it, and if playing at random rarely comes to it.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from typing import Any

from rokugan.cards.deck import Deck, shipped_decks
from rokugan.cards.library import library
from rokugan.errors import RokuganError
from rokugan.learning.puzzles import FOLDER, Puzzle, Search, TooLarge
from rokugan.scenarios.transcribing import as_yaml

BUDGET = 1500
TRAPS = 2  # decisions of the solver that must matter
PLAYOUTS = 10
LUCK = 0.2  # the most that playing at random may come to the goal
ACTIONS = ("use", "play", "equip", "favor", "tactics")


def titles(deck: Deck, edition: str, part: str, *types: str) -> list[str]:
    """The titles of a deck's cards of these types."""
    known = library(edition)
    return [title for title, _ in getattr(deck, part) if getattr(known.find(title), "type", "") in types]


def some(dice: random.Random, of: list[str], least: int, most: int) -> list[str]:
    return dice.sample(of, min(len(of), dice.randint(least, most)))


def classic(edition: str, dice: random.Random) -> dict[str, Any]:
    """An attack on the last provinces of somebody."""
    decks = [deck for deck in shipped_decks() if deck.edition == edition]
    mine, theirs = dice.sample(decks, 2)
    known = library(edition)
    strength = getattr(known.find(theirs.stronghold), "province_strength", 7) or 7
    left = dice.choice((1, 1, 2))
    return {
        "edition": edition,
        "seed": 1,
        "turn": 9,
        "phase": "attack",
        "players": [
            {
                "name": "Ann",
                "stronghold": mine.stronghold,
                "honor": dice.randint(4, 12),
                "hand": some(dice, titles(mine, edition, "fate", "strategy", "item", "follower"), 1, 3),
                "in_play": [
                    *some(dice, titles(mine, edition, "dynasty", "personality"), 2, 3),
                    *some(dice, titles(mine, edition, "dynasty", "holding"), 0, 2),
                ],
            },
            {
                "name": "Bob",
                "stronghold": theirs.stronghold,
                "honor": dice.randint(4, 12),
                "provinces": [
                    {"strength": max(1, strength - dice.randint(0, 3))} if index < left else {"destroyed": True}
                    for index in range(4)
                ],
                "hand": some(dice, titles(theirs, edition, "fate", "strategy"), 0, 1),
                "in_play": [
                    *some(dice, titles(theirs, edition, "dynasty", "personality"), 1, 2),
                    *some(dice, titles(theirs, edition, "dynasty", "holding"), 0, 1),
                ],
            },
        ],
        "solver": "Ann",
        "goal": {"winner": "Ann"},
    }


def board(edition: str, dice: random.Random) -> dict[str, Any]:
    """An attack on the last provinces of somebody, from a Fortress next to his."""
    found = classic(edition, dice)
    found["tiles"] = [
        {"title": "Fort of Ann", "owner": "Ann", "at": [1, 0]},
        {"title": "Fort of Bob", "owner": "Bob", "at": [0, 1]},
    ]
    found["goal"] = {"Bob.provinces": 0}
    return found


def living(edition: str, dice: random.Random) -> dict[str, Any]:
    """A conflict at somebody's stronghold; few rings are left and the other provinces broken, so that the search sees the end."""
    mine, theirs = dice.sample([deck for deck in shipped_decks() if deck.edition == edition], 2)

    def side(name: str, deck: Deck, characters: tuple[int, int], hand: tuple[int, int], **more: Any) -> dict[str, Any]:
        people = some(dice, titles(deck, edition, "dynasty", "character"), *characters)
        return {
            "name": name,
            "stronghold": deck.stronghold,
            "honor": 10,
            "fate": dice.randint(0, 2),
            "hand": some(dice, titles(deck, edition, "conflict", "event", "attachment"), *hand),
            "in_play": [{"card": each, "fate": 1} for each in people],
            **more,
        }

    claimed = dice.sample(("air", "earth", "fire", "void", "water"), 3)
    broken = {"province": {"title": "Field", "strength": 3, "element": "air", "broken": True}}
    return {
        "edition": edition,
        "seed": 1,
        "turn": 4,
        "phase": "conflict",
        "first_player": "Ann",
        "rings": {ring: {"claimed_by": dice.choice(("Ann", "Bob"))} for ring in claimed},
        "players": [
            side("Ann", mine, (2, 3), (1, 2), provinces=[broken] * 4),
            side(
                "Bob",
                theirs,
                (1, 1),
                (0, 0),
                provinces=[broken] * 4,
                stronghold_province={"title": "Last Wall", "strength": dice.randint(3, 6), "element": "earth", "face": "up"},
            ),
        ],
        "solver": "Ann",
        "goal": {"winner": "Ann"},
    }  # fmt: skip


MAKERS = {
    "celestial": classic, "samurai": classic, "gold": classic, "war_of_honor": board, "lcg": living,
}  # fmt: skip


def luck(puzzle: Puzzle, dice: random.Random) -> float:
    """How often the solver comes to the goal if he plays at random against the most stubborn answers."""
    won = 0
    for _ in range(PLAYOUTS):
        stage = puzzle.stage()
        search = Search(stage, puzzle.solver, puzzle.goal, BUDGET)
        game = stage.game
        while not search.missed(game) and not search.reached(game):
            decision = game.asked()
            mine = decision.player == puzzle.solver
            choice = dice.choice(list(decision.choices)) if mine else search.reply(game)
            game.take(next(each for each in game.asked().choices if each.move == choice.move))
        won += search.reached(game)
    return won / PLAYOUTS


def interesting(puzzle: Puzzle, dice: random.Random) -> list[str] | None:
    """The solution of a puzzle worth solving."""
    stage = puzzle.stage()
    search = Search(stage, puzzle.solver, puzzle.goal, BUDGET)
    game = stage.game
    if search.reached(game) or not search.verdict(game).forced:
        return None
    traps, acts = 0, 0
    line = search.line(game)
    at = puzzle.stage()
    for each in line:
        decision = at.game.asked()
        if decision.player == puzzle.solver:
            choices, keeps = len(list(search.children(at.game))), search.keeps(at.game)
            traps += len(keeps) < choices
            acts += each.partition(": ")[2].split()[0] in ACTIONS
        at.play(each)
    return line if traps >= TRAPS and acts and luck(puzzle, dice) <= LUCK else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=MAKERS)
    parser.add_argument("--number", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--out", type=Path, default=FOLDER)
    said = parser.parse_args()
    dice = random.Random(f"{said.edition} {said.seed}")
    end, found, tried = time.monotonic() + 60 * said.minutes, 0, 0
    said.out.mkdir(parents=True, exist_ok=True)
    while found < said.number and time.monotonic() < end:
        data = MAKERS[said.edition](said.edition, dice)
        tried += 1
        name = f"{said.edition.replace('_', '-')}-{said.seed}-{tried}"
        try:
            line = interesting(Puzzle(name, data), dice)
        except (TooLarge, RokuganError):
            continue
        if line is None:
            continue
        found += 1
        data["solution"] = line
        (said.out / f"{name}.yaml").write_text(as_yaml(data), encoding="utf-8")
        print(name, len(line), "moves:", "; ".join(line), flush=True)
    print(f"{said.edition}: {found} found of {tried} tried")


if __name__ == "__main__":
    main()
