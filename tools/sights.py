"""Sights: what a player sees and is told at the end of a scenario, in lines that a person can read, one for each fact.

`tests/golden/<edition>/seen.txt` keeps a dozen views of each edition, without English, and `tests/golden/<edition>/read.txt` what
the same players read: the question, its answers and what comes of them, refusals, and what happened. `make golden` writes both
anew after a change that is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from courses import first_difference, sections, write_sections
from echoes import SCENARIOS, name_of, sample
from golden import FOLDER

from rokugan.core.files.scenario import load
from rokugan.core.game import Game
from rokugan.editions.registry import editions
from rokugan.scenarios import run_case

NUMBER = 12  # so many scenarios of each edition
TRIED = 3  # so many cards are tried with each verb
VERBS = ("use", "play", "buy", "assign")
ENGLISH = ("prompt", "label", "text", "said", "words", "reason", "then", "spaces")  # what of a view is for people
LONG = 100


def ends(edition: str) -> Iterator[tuple[str, Game]]:
    """Play a dozen scenarios of an edition that end with a question: their names, and their games."""
    found = 0
    for path in sample(edition):
        if found < NUMBER:
            game = end_of(path)
            if game is not None and game.decision is not None:
                found += 1
                yield name_of(path, ""), game


def end_of(path: Path) -> Game | None:
    """Return the game at the end of the first scenario of a file."""
    case, data = next(iter(load(path).items()))
    games: list[Game] = []
    run_case(path, case, data, lambda step, game: games.append(game))
    if not games:
        return None
    games[-1].advance()
    return games[-1]


def facts(value: Any, path: str = "") -> Iterator[str]:
    """Yield a line for each fact of a view, without English; what is empty is left out, and a short list is one fact."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key not in ENGLISH:
                yield from facts(part, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and (holds_more(value) or len(str(value)) > LONG):
        for place, part in enumerate(value):
            named = part.get("name", place) if isinstance(part, dict) else place
            yield from facts(part, f"{path}.{named}")
    elif value is not None and value is not False and value != []:
        yield f"{path}: {value}"


def holds_more(value: list[Any]) -> bool:
    """Tell whether a list has more in it than plain values."""
    return any(isinstance(part, dict | list) for part in value)


def seen(game: Game) -> list[str]:
    """Return what the player sees and is told who is asked; what is printed on cards is left out."""
    assert game.decision is not None
    viewer = game.decision.player
    view = {key: part for key, part in game.view(viewer).items() if key != "cards"}
    return [*facts(view), *facts(game.events_for(viewer), "told")]


def read(game: Game) -> list[str]:
    """Return what the player reads who is asked."""
    assert game.decision is not None
    viewer = game.decision.player
    shown = game.view(viewer)["decision"]
    lines = [shown["prompt"]]
    for choice in shown["choices"]:
        lines.append(f"  {choice['move']}: {choice.get('label', '')}")
        then = choice.get("then", [])
        lines += [f"    {each}" for each in (then if isinstance(then, list) else [then])]
    for card in game.cards[:TRIED]:
        lines += [refused(game, viewer, f"{verb} {card.title}") for verb in VERBS]
    return [*lines, *(each.get("said", each.get("text", "")) for each in game.events_for(viewer))]


def refused(game: Game, viewer: str, move: str) -> str:
    """Return why a move is refused, and by which rule."""
    why = game.why_not(viewer, move)
    return f"refused {move}: {why['reason']} ({why['rule']})" if not why["legal"] else f"offered {why['move']}"


SUBJECTS: dict[str, Callable[[Game], list[str]]] = {"seen": seen, "read": read}


def file_of(subject: str, edition: str) -> Path:
    """Return where the dozen of an edition is kept."""
    return FOLDER / edition / f"{subject}.txt"


def differences(subject: str, edition: str) -> list[str]:
    """Say of each kept sight of an edition that has changed which line differs first, before and after."""
    said = []
    for name, kept in sections(file_of(subject, edition)).items():
        path = SCENARIOS / name
        game = end_of(path) if path.exists() else None
        if game is not None and (words := first_difference(kept, SUBJECTS[subject](game))):
            said.append(f"{name}: {words}")
    return said


def write() -> None:
    """Keep a dozen of each edition as they are now."""
    for edition in editions():
        games = dict(ends(edition))
        for subject, lines_of in SUBJECTS.items():
            write_sections(file_of(subject, edition), {name: lines_of(game) for name, game in games.items()})


if __name__ == "__main__":
    write()
