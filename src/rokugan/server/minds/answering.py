"""A process that answers whatever people ask besides playing: `python -m rokugan.server.minds.answering MEGABYTES`.

`card_questions` answers about cards, decks and rules, `position_questions` about positions, puzzles and lessons,
`replay_questions` about replays and snapshots.
"""

from __future__ import annotations

from rokugan.server.minds import card_questions, position_questions, replay_questions
from rokugan.server.minds.json_lines import serve

QUESTIONS = {**card_questions.QUESTIONS, **position_questions.QUESTIONS, **replay_questions.QUESTIONS}

if __name__ == "__main__":
    serve(QUESTIONS)
