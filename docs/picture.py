"""Draw docs/play.svg, the picture of the README: a game of computer players in the middle of an attack."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import rokugan
from rokugan.agents import make_agent, observe
from rokugan.cli.options_text import options_text
from rokugan.cli.table_text import table_text

OUT = Path(__file__).parent / "play.svg"


def main() -> None:
    """Play until somebody has much to choose in a battle, and draw what he sees."""
    for seed in range(1, 60):
        game = rokugan.new_game("celestial", names=["Ann", "Bob"], seed=seed)
        players = {name: make_agent("sensible", seed=1) for name in game.names}
        while game.decision is not None and game.turn < 40:
            seen = observe(game)
            busy = game.in_battle() and game.turn > 6 and len(game.decision.choices) >= 4 and game.decision.kind == "act"
            if busy and game.decision.player == "Ann":
                console = Console(record=True, width=110, file=io.StringIO(), force_terminal=True)
                console.print(table_text(seen.view, seen.printed()))
                console.print(Text(game.decision.prompt, style="bold"))
                console.print(options_text(game.decision))
                drawn = console.export_svg(title="rokugan play")
                OUT.write_text(re.sub(r"@font-face \{.*?\}\n", "", drawn, flags=re.DOTALL), encoding="utf-8")
                return
            game.take(players[game.decision.player].choose(seen))


if __name__ == "__main__":
    main()
