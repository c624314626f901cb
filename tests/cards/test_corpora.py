"""How much of the real cards is understood. The texts are not in the repository: without them these tests are skipped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from rokugan.cards import normalise, read, write
from rokugan.cards.reading.report import report, summary

SHARED = Path(__file__).resolve().parents[3] / "shared"
pytestmark = pytest.mark.skipif(not SHARED.exists(), reason="the shared cards are not here")


def texts(data: Any) -> Iterator[tuple[str, str, str]]:
    if isinstance(data, dict):
        text = data.get("text")
        if isinstance(text, str) and text:
            kind = str(data.get("type") or "stronghold")
            yield str(data.get("title", "")), {"action": "strategy"}.get(kind, kind), text
        for value in data.values():
            yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)


def test_every_text_of_the_scenarios_is_understood() -> None:
    for path in sorted(SHARED.glob("scenarios/**/*.yaml")):
        scenario = yaml.safe_load(path.read_text(encoding="utf-8"))
        for title, kind, text in texts(scenario):
            reading = read(text, title=title, type=kind, edition=scenario["edition"])
            assert not reading.unread, (path.name, text)
            assert normalise(write(reading.program)) == normalise(text)


@pytest.mark.parametrize(
    ("name", "edition", "share"),
    [
        ("celestial_practice", "celestial", 0.70),
        ("samurai_practice", "samurai", 0.60),
        ("samurai", "samurai", 0.60),
        ("war_of_honor", "war_of_honor", 1.0),
        ("gold_starters", "gold", 1.0),
    ],
)
def test_share_that_is_understood(name: str, edition: str, share: float) -> None:
    found = report(SHARED / "cards" / f"{name}.json", edition)
    total = summary(found)
    assert total["understood"] >= share * total["cards"], total
    assert [(card.title, card.written) for card in found if card.status == "understood" and not card.round_trip] == []
