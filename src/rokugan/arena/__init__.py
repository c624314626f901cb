"""Games between computer players: one, many, and how fast."""

from rokugan.arena.match import TURN_LIMIT, Result, play_game
from rokugan.arena.simulation import Pairing, Simulation, pairing, simulate

__all__ = ["TURN_LIMIT", "Pairing", "Result", "Simulation", "pairing", "play_game", "simulate"]
