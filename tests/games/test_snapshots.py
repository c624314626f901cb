"""A game comes back from a snapshot as the same game, in another process and whatever is played then."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

import pytest

import rokugan
from rokugan.core.game import Game
from rokugan.core.history import History
from rokugan.errors import IllegalMove
from rokugan.games import FORMAT, open_record
from rokugan.games.snapshots import StaleSnapshot, freeze, thaw
from rokugan.server.keeping.freezing import Frozen, frozen_after, prefix_of, resumed

EDITIONS = ["celestial", "gold", "samurai", "war_of_honor", "lcg"]
AFTER = (37, 60, 80, 150)
MORE = 40


def begun(edition: str, seed: int) -> Any:
    names = ["Ann", "Bob", "Cid"] if edition == "war_of_honor" else ["Ann", "Bob"]
    return rokugan.new_game(edition, names=names, seed=seed)


def play(game: Game, moves: int, chance: random.Random) -> list[tuple[int, str]]:
    """Play at random: the choices, and what the game was after each."""
    found: list[tuple[int, str]] = []
    while game.decision is not None and len(found) < moves:
        number = chance.randrange(len(game.decision.choices))
        game.choose(number)
        found.append((number, game.hash()))
    return found


def played_on(folder: Path) -> list[str]:
    """What goes otherwise when the snapshots of a folder are played on."""
    wrong = []
    for each in json.loads((folder / "snapshots.json").read_text()):
        game = thaw(b64decode(each["data"]), open_record({"format": FORMAT, **each["beginning"], "moves": []}))
        here = f"{each['beginning']['edition']}, seed {each['beginning']['seed']}"
        if game.hash() != each["hash"]:
            wrong.append(f"{here}: another game")
        for number, (choice, hash) in enumerate(each["more"]):
            game.choose(choice)
            if game.hash() != hash:
                wrong.append(f"{here}: move {number}")
                break
    return wrong


@pytest.mark.parametrize("edition", EDITIONS)
def test_another_process_plays_on_the_same_game(edition: str, tmp_path: Path) -> None:
    found = []
    for seed in range(3):
        game, chance = begun(edition, seed), random.Random(seed)
        for moves in AFTER:
            play(game, moves, chance)
            if game.decision is None:
                break
            data = b64encode(freeze(game, begun(edition, seed))).decode()
            hash, copy = game.hash(), game.clone()
            more = play(copy, MORE, random.Random(moves))
            assert game.hash() == hash
            found.append({"beginning": game.beginning, "data": data, "hash": hash, "more": more})
    assert len(found) > 5
    (tmp_path / "snapshots.json").write_text(json.dumps(found))
    told = subprocess.run(
        [sys.executable, "-m", "tests.games.test_snapshots", str(tmp_path)], capture_output=True, text=True
    )
    assert (told.stdout, told.returncode) == ("[]\n", 0), told.stderr


def patient_choice(game: Game, chance: random.Random) -> int:
    """A choice of somebody who does something and ends nothing, so that a game goes on and on."""
    choices = game.asked().choices
    usual = [number for number, each in enumerate(choices) if each.verb not in ("attack", "lobby", "pass")]
    return chance.choice(usual or range(len(choices)))


def test_a_history_goes_on_and_back_from_a_snapshot() -> None:
    whole = History(begun("gold", 2))
    chance = random.Random(4)
    while len(whole) < 500:
        whole.choose(patient_choice(whole.game, chance))
    lines = whole.game.moves
    first = frozen_after(begun("gold", 2), lines[:200])
    one = Frozen(200, prefix_of(lines[:200]), first.data, first.game.hash())
    second = frozen_after(begun("gold", 2), lines[:400], one)
    two = Frozen(400, prefix_of(lines[:400]), second.data, second.game.hash())
    assert second.game.hash() == whole.state(400).hash()
    found = resumed(begun("gold", 2), [one, two])
    assert (len(found), found.game.hash()) == (400, whole.state(400).hash())
    for number in range(400, 500):
        found.choose(whole.index(number))
    assert found.game.moves == lines
    for back in (1, 60, 150, 260):
        assert found.uncovers(back) == whole.uncovers(back)
        assert found.undo(back) == whole.undo(back)
        assert found.game.hash() == whole.game.hash()
    assert found.state(3).hash() == whole.state(3).hash()
    with pytest.raises(IllegalMove):
        found.undo(len(found) + 1)


@pytest.mark.parametrize("wrong", [b"", b"\x80", b"cos\nsystem\n(S'true'\ntR.", b"crokugan.cli\nmain\n(tR."])
def test_what_is_no_snapshot_is_refused_and_runs_nothing(wrong: bytes) -> None:
    with pytest.raises(StaleSnapshot):
        thaw(wrong, begun("celestial", 1))


def test_a_snapshot_of_another_game_is_refused() -> None:
    game = begun("celestial", 4)
    play(game, 50, random.Random(1))
    data = freeze(game, begun("celestial", 4))
    with pytest.raises(StaleSnapshot):
        thaw(data, begun("lcg", 4))
    with pytest.raises(StaleSnapshot):
        resumed(begun("celestial", 4), [Frozen(50, "", data)])
    made = frozen_after(begun("celestial", 4), game.moves)
    with pytest.raises(StaleSnapshot, match="agree"):
        resumed(begun("celestial", 4), [Frozen(50, "", made.data, "another")])


if __name__ == "__main__":
    print(played_on(Path(sys.argv[1])))
