"""A game needs neither the reader nor the writer of English: the words of options are made when somebody reads them."""

import subprocess
import sys

import pytest

from rokugan.editions.registry import editions

PLAYABLE = editions()
WITHOUT_ENGLISH = """
import sys

class Forbidden:
    def find_spec(self, name, path=None, target=None):
        if name.startswith(("rokugan.cards.reading", "rokugan.cards.grammar")):
            raise ImportError(f"{name} in the middle of a game")

sys.meta_path.insert(0, Forbidden())
import rokugan
from rokugan.agents import make_agent
from rokugan.arena import play_game

edition, players = sys.argv[1], int(sys.argv[2])
asked = set()
for seed in range(4):
    game = rokugan.new_game(edition, names=["Ann", "Bob", "Cid", "Dov"][:players], seed=seed)
    game.view("Ann", text=False)
    play_game(game, [make_agent("random", seat) for seat in range(players)], turn_limit=40)
    twin = game.clone()
    asked |= {choice.verb for _, choice in twin.history}
assert edition == "gold" or "choose" in asked, asked  # the Gold decks have no text with alternatives
"""


@pytest.mark.parametrize("edition", PLAYABLE)
def test_games_are_played_without_reader_and_writer(edition: str) -> None:
    players = "4" if edition == "war_of_honor" else "2"
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_ENGLISH, edition, players], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
