"""A measure that others know: random games of chess by python-chess, in this process, if it is installed (`rokugan[bench]`)."""

from __future__ import annotations

import time
from importlib.util import find_spec

from rokugan.core.randomness import Randomness

GAMES = 8


def plies_per_second(games: int = GAMES) -> float | None:
    """Return how many moves of chess are found, chosen at random and made in a second of processor time; None without
    python-chess.

    At every ply the game is asked whether it is over, as every loop over `rokugan` is.
    """
    if find_spec("chess") is None:
        return None
    from chess import Board  # for start-up time

    randomness = Randomness(1)
    plies = 0
    begun = time.process_time()
    for _ in range(games):
        board = Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[randomness.below(len(moves))])
            plies += 1
    return plies / (time.process_time() - begun)
