"""A game of shipped cards needs neither the reader nor the writer of English, whatever of it is read: the words are shipped."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable

import pytest

from rokugan import program as p
from rokugan.cards import worded
from rokugan.editions.ccg.text.described.prompts import effect_words
from rokugan.editions.registry import editions
from rokugan.workshop import wording

PLAYABLE = editions()
FORBIDDEN = ("rokugan.cards.reading", "rokugan.cards.grammar", "rokugan.cards.parsing", "rokugan.language.lcg")
GAMES = 500  # of all editions together, in `make soak`
WITHOUT_ENGLISH = """
import sys

class Forbidden:
    def find_spec(self, name, path=None, target=None):
        if name.startswith(FORBIDDEN):
            raise ImportError(f"{name} in the middle of a game")

FORBIDDEN = tuple(sys.argv[5:])
sys.meta_path.insert(0, Forbidden())
import rokugan
from rokugan.agents import ask, make_agent

edition, players, first, games = sys.argv[1], *map(int, sys.argv[2:5])
names = ["Ann", "Bob", "Cid", "Dov"][:players]
asked = set()
for seed in range(first, first + games):
    game = rokugan.new_game(edition, names=names, seed=seed, options={"turns": 12})
    agents = [make_agent("random", seed * 8 + seat) for seat in range(players)]
    while game.decision is not None:
        decision = game.decision
        assert all(decision.options) and decision.prompt
        for viewer in (decision.player, None):
            assert game.view(viewer)["decision"]
            game.events_for(viewer, len(game.log) - 5)
        asked |= {choice.verb for choice in decision.choices}
        game.choose(ask(agents[decision.seat], game))
assert edition == "gold" or games < 5 or "choose" in asked, asked  # the Gold decks have no text with alternatives
"""


def play_without_english(edition: str, first: int, games: int) -> None:
    """Play random games in a process that cannot load reader and writer, and read all that can be read of them."""
    players = "4" if edition == "war_of_honor" else "2"
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_ENGLISH, edition, players, str(first), str(games), *FORBIDDEN],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("edition", PLAYABLE)
def test_games_are_played_and_read_without_reader_and_writer(edition: str) -> None:
    play_without_english(edition, 0, 2)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(5))
@pytest.mark.parametrize("edition", PLAYABLE)
def test_many_games_are_played_and_read_without_reader_and_writer(edition: str, batch: int) -> None:
    each = GAMES // len(PLAYABLE) // 5
    play_without_english(edition, 100 + batch * each, each)


@pytest.mark.parametrize(
    ("game", "words"), [(worded.CLASSIC, wording.classic_words), (worded.LIVING, wording.living_words)]
)
def test_the_words_that_are_shipped_are_those_that_the_writer_writes(
    game: str, words: Callable[[], Iterable[wording.Words]]
) -> None:
    kept = (wording.FOLDER / f"{game}.json").read_text(encoding="utf-8")
    assert kept == wording.as_file(words()), "run `make words`"


def test_a_tree_that_no_shipped_card_has_is_written() -> None:
    gain = p.GainHonor(p.Number(17))
    assert worded.words_of(worded.CLASSIC, "effects", (gain,)) is None
    assert effect_words((gain,)) == "gain 17 honor"
