"""What is answered to every move of the notation in certain positions, as a text that a person reads: one line for each move,
with the reason, the rule, when the move will be possible, and the card that it is about.

`python -m tests.refusals.sheets` writes the sheets anew. Whoever does that reads each line that has changed: is it true in that
position, and is it the reason that a judge would give?
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rokugan.core.game import Game
from rokugan.errors import AmbiguousMove, IllegalMove

FOLDER = Path(__file__).parent
Position = Callable[[], tuple[Game, str]]
"""A game at a decision, and the player who asks for the moves."""


def answer(game: Game, player: str, move: str) -> str:
    """What is answered to a move; empty if it is offered."""
    try:
        game.find(move, player)
    except AmbiguousMove:
        return ""
    except IllegalMove as error:
        why = error.refusal
        if why is None:
            raise AssertionError("refused without a reason") from error
        view = game.view(player, text=False)
        about = "" if not why.about else str(view["things"][why.about].get("card", why.about))
        parts = [why.sentence, f"({why.rule})", f"[{why.possible}]" if why.when else "", f"<{about}>" if about else ""]
        return " ".join(part for part in parts if part)
    return ""


def sheet(sheets: Mapping[str, tuple[Position, Sequence[str]]]) -> str:
    """All positions with the answers to all moves that are refused there."""
    lines: list[str] = []
    for name, (make, moves) in sheets.items():
        game, player = make()
        decision = game.asked()
        lines += ["", f"== {name}: {player} asks, {decision.player} is to decide ({decision.kind})"]
        for move in moves:
            said = answer(game, player, move)
            if said:
                lines.append(f"{move:<22} {said}")
    return "\n".join(lines).lstrip("\n") + "\n"


def differences(name: str, now: str) -> str:
    """How a sheet differs from the one that is kept; empty if it does not."""
    kept = (FOLDER / name).read_text()
    return "\n".join(difflib.unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", n=0, lineterm=""))


if __name__ == "__main__":
    from tests.refusals import classic, living

    for each in (classic, living):
        (FOLDER / each.FILE).write_text(sheet(each.SHEETS))
