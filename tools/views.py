"""Write the examples of docs/view.md: a view in the middle of a battle, for the games named there.

`python tools/views.py`. The English of the cards is left out of the files ("..."); everything else is as it is sent.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import rokugan
from rokugan import in_full
from rokugan.agents.contract import ask
from rokugan.agents.registry import make_agent

EXAMPLES = (("celestial", ("Ann", "Bob"), 1), ("war_of_honor", ("Ann", "Bob", "Cindy", "Daria"), 1))
FOLDER = Path(__file__).parents[1] / "docs" / "views"


def example(edition: str, names: tuple[str, ...], seed: int) -> dict[str, Any]:
    """The first view of a player who may act in a battle in which both sides stand, without the sentences of cards."""
    game = rokugan.new_game(edition, names=names, seed=seed)
    agents = [make_agent("sensible", seed + seat) for seat in range(len(names))]
    while game.decision is not None:
        view = game.view(game.decision.player)
        if is_battle(view):
            found: dict[str, Any] = wordless(view)
            return found
        game.choose(ask(agents[game.decision.seat], game))
    raise SystemExit(f"no battle in game {seed} of {edition}")


def is_battle(view: dict[str, Any]) -> bool:
    """Does the viewer act in a battle with units on both sides, with more to do than to pass?"""
    attack = in_full(view)["under_way"]["attack"]
    if attack is None or view["decision"]["kind"] != "act" or len(view["decision"]["options"]) < 4:
        return False
    here = [each for each in attack["battlefields"] if each["at"] == attack["current"]]
    return bool(here) and bool(here[0]["attacking"]["units"]) and bool(here[0]["defending"]["units"])


def wordless(value: Any) -> Any:
    """The same with `...` for every sentence of a card."""
    if isinstance(value, dict):
        found = {key: wordless(each) for key, each in value.items()}
        if isinstance(found.get("text"), str):
            found["text"] = "..."
        elif isinstance(found.get("text"), list):
            found["text"] = ["..."] * len(found["text"])
        return found | ({"sentence": "..."} if "sentence" in found else {})
    return [wordless(each) for each in value] if isinstance(value, list) else value


def written(view: dict[str, Any]) -> str:
    """A view with a line for each of its larger parts."""
    lines = []
    for key, value in view.items():
        if key in ("things", "cards"):
            parts = [f'  "{name}": {json.dumps(each, ensure_ascii=False)}' for name, each in value.items()]
            lines.append(f' "{key}": {{\n' + ",\n".join(parts) + "\n }")
        elif key == "players":
            parts = [f"  {json.dumps(each, ensure_ascii=False)}" for each in value]
            lines.append(f' "{key}": [\n' + ",\n".join(parts) + "\n ]")
        else:
            lines.append(f' "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Write them all."""
    for edition, names, seed in EXAMPLES:
        (FOLDER / f"{edition}.json").write_text(written(example(edition, names, seed)), encoding="utf-8")


if __name__ == "__main__":
    main()
