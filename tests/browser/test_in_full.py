"""The page's view in full is the one that Python makes of it, in games of every edition."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from tests.browser.browsing import ROOT

import rokugan
from rokugan.agents import ask, make_agent
from rokugan.editions.registry import edition_of, editions
from rokugan.games import NAMES


def busy(edition: str, moves: int) -> list[dict[str, Any]]:
    """Views of a game in which something is under way."""
    names = list(NAMES[: edition_of(edition).usual_players])
    game = rokugan.new_game(edition, names=names, seed=4)
    agents = [make_agent("sensible" if seat % 2 else "random", seat) for seat in range(len(names))]
    found: list[dict[str, Any]] = []
    while game.decision is not None and game.decisions < moves:
        view = game.view(game.decision.player, text=False)
        if any(view["under_way"].values()):
            found.append(view)
        game.choose(ask(agents[game.decision.seat], game))
    return found


@pytest.mark.skipif(
    shutil.which("node") is None or not (ROOT / "web/node_modules/vite").is_dir(), reason="needs Node and make web"
)
def test_the_page_puts_in_what_the_view_leaves_out(tmp_path: Path) -> None:
    views = [view for edition in editions() for view in busy(edition, 100)]
    file = tmp_path / "views"
    file.write_text("\n".join(json.dumps([view, rokugan.in_full(view)]) for view in views))
    run = subprocess.run(
        ["node", "tests/in_full.mjs", str(file)], cwd=ROOT / "web", capture_output=True, text=True, timeout=120
    )
    assert run.returncode == 0, run.stderr
    assert f"{len(views)} views" in run.stdout
    assert any(view["under_way"]["attack"] for view in views)
    assert any(view["under_way"]["payment"] for view in views)
