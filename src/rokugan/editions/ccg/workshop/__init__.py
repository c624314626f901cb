"""For those who make cards: the rich table, on which every text of a card must be offered and must change something."""

from rokugan.editions.ccg.workshop.trials import Trial, Verdict, try_card

__all__ = ["Trial", "Verdict", "try_card"]
