"""For those who make cards of the Living Card Game: tables on which every text must make a difference."""

from rokugan.editions.lcg.workshop.trials import Trial, Verdict, try_card

__all__ = ["Trial", "Verdict", "try_card"]
