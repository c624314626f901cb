"""Draw docs/play.svg, the picture of the README: a table of War of Honor in the middle of an attack with allies."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import rokugan
from rokugan.agents import Observation, ask, make_agent, observe
from rokugan.cli.shown.classic_notes import Notes
from rokugan.cli.shown.options_text import options_text
from rokugan.cli.shown.table_text import table_text
from rokugan.core.decision import Decision

OUT = Path(__file__).parent.parent / "docs" / "play.svg"
WIDTH = 110
TURN = 18
NAMES = ["Ann", "Bob", "Cid", "Dov"]


def main() -> None:
    """Play until Ann has much to choose in a battle that others have joined, and draw what she sees."""
    for seed in range(1, 60):
        game = rokugan.new_game("war_of_honor", names=NAMES, seed=seed)
        players = {name: make_agent("sensible", seed=1) for name in game.names}
        while game.decision is not None and game.turn < 40:
            seen = observe(game)
            if game.decision.player == "Ann" and game.in_battle() and is_lively(seen):
                OUT.write_text(drawn(seen, game.decision), encoding="utf-8")
                return
            game.choose(ask(players[game.decision.player], game))


def is_lively(seen: Observation) -> bool:
    """Is the game well under way, are there allies, both armies, and several things to do?"""
    view = seen.view
    if view["turn"] < TURN:
        return False
    field = next(each for each in view["attack"]["battlefields"] if each["at"] == view["attack"]["current"])
    both = field["attacking"] and field["defending"]
    return bool(
        both and view["fortresses"]["allies"] and seen.decision.kind == "act" and len(seen.decision.choices) >= 4
    )


def drawn(seen: Observation, decision: Decision) -> str:
    """The screen as SVG, with the fonts of whoever looks at it."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    console.print(table_text(seen.view, seen.printed()))
    console.print(Text(decision.prompt, style="bold"))
    console.print(options_text(decision, Notes(seen.view, decision, WIDTH)))
    return re.sub(r"@font-face \{.*?\}\n", "", console.export_svg(title="rokugan play"), flags=re.DOTALL)


if __name__ == "__main__":
    main()
