"""`tools/generality.py` tells cards that share their productions from one that has its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "tools" / "generality.py"


def test_what_one_card_alone_needs_is_counted(tmp_path: Path) -> None:
    texts = (
        "Battle: Bow a target enemy Follower.",
        "Battle: Bow a target enemy Personality.",
        "Limited: Draw two cards.",
    )
    cards = [{"title": f"Card {number}", "type": "strategy", "text": text} for number, text in enumerate(texts)]
    file = tmp_path / "celestial_few.json"
    file.write_text(json.dumps(cards))
    told = subprocess.run(
        [sys.executable, str(SCRIPT), str(file), "--list"], capture_output=True, text=True, check=True
    ).stdout
    assert "celestial_few.json: Card 2\n" in told  # nobody else draws
    assert "Card 0" not in told
    assert "3 cards, 3 understood (100%), 2 without their own (67%)" in told
