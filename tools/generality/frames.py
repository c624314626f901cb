"""Every verb through every frame: a verb that is read in one place must be read in every place where its type fits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

from rokugan.cards.reading.report import report_card
from rokugan.editions.registry import edition_of

DATA = Path(__file__).with_name("verbs_and_frames.yaml")
_LEADING = ("a target ", "your target ", "a ", "an ")


def words_of(verb: str, forms: Mapping[str, str]) -> dict[str, str]:
    """Return what a frame can ask of a verb.

    >>> words_of("bow", {"done": "bowed", "one": "a target Personality", "many": "Personalities"})["a"]
    'a Personality'
    """
    said = {"do": verb, "tail": "", **forms}
    bare = next(said["one"].removeprefix(each) for each in _LEADING if said["one"].startswith(each))
    article = "an" if bare[0].lower() in "aeiou" else "a"
    said |= {"bare": bare, "a": f"{article} {bare}", "that": f"that {bare}", "did": said.get("did", said["done"])}
    return said | {key.capitalize(): word[:1].upper() + word[1:] for key, word in said.items()}


def games() -> dict[str, Any]:
    """Return the verbs and frames of both games."""
    return dict(yaml.safe_load(DATA.read_text(encoding="utf-8")))


def sentences(game: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Give each verb in each frame: the verb, the frame, and the text."""
    for verb, forms in game["verbs"].items():
        words = words_of(verb, forms)
        for frame, template in game["frames"].items():
            yield verb, frame, template.format_map(words)


def is_read(text: str, game: Mapping[str, Any]) -> bool:
    """Tell whether a text is understood on a card of its own."""
    entry = {
        "id": "mountain-echo",
        "title": "Mountain Echo",
        "name": "Mountain Echo",
        "type": game["type"],
        "text": text,
    }
    found = report_card(entry, game["edition"], edition_of(game["edition"]).cannot_run)
    return found.reading.understood


def measure(listing: bool) -> None:
    """Print for each game how many verbs are read in how many frames, and which frames are read least."""
    for name, game in games().items():
        read: dict[str, list[bool]] = {}
        verbs: dict[str, list[bool]] = {}
        for verb, frame, text in sentences(game):
            understood = is_read(text, game)
            read.setdefault(frame, []).append(understood)
            verbs.setdefault(verb, []).append(understood)
            if listing and not understood:
                print(f"    {text}")
        frames, most = len(game["frames"]), len(verbs)
        total = sum(map(sum, verbs.values()))
        print(f"verbs × frames, {name}: {total} of {frames * most} read ({total / frames / most:.0%})")
        print("    " + ", ".join(f"{verb} {sum(each)}" for verb, each in verbs.items()) + f" of {frames} frames")
        print("    " + ", ".join(f"{frame} {sum(each)}" for frame, each in read.items()) + f" of {most} verbs")
