"""A process that answers whatever people ask besides playing: `python -m rokugan.server.minds.helper MEGABYTES`.

Cards, decks and rules (`scholar`), positions, puzzles and lessons (`stagehand`), replays and snapshots (`projector`).
"""

from __future__ import annotations

from rokugan.server.minds import projector, scholar, stagehand
from rokugan.server.minds.asked import serve

QUESTIONS = {**scholar.QUESTIONS, **stagehand.QUESTIONS, **projector.QUESTIONS}

if __name__ == "__main__":
    serve(QUESTIONS)
