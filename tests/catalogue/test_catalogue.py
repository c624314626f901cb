"""One catalogue for terminal and browser: what is asked for is there and the other way round, and no English stands elsewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
import typer
from tests.catalogue.refusal_words import left as left_of_refusals
from tests.catalogue.terminal_words import left as left_in_python
from tests.catalogue.web_words import left

import rokugan.catalogue
from rokugan.catalogue import say
from rokugan.cli import app
from rokugan.cli.one_line import called

ROOT = Path(__file__).parents[2]
FOLDER = Path(rokugan.catalogue.__file__).parent / "english"
SUBJECTS = {file.stem: json.loads(file.read_text()) for file in sorted(FOLDER.glob("*.json"))}
# Subjects whose keys are the program's own words, looked up as they come.
LOOKED_UP = {
    "phases", "segments", "piles", "victories", "stats", "types", "keys", "keywords", "lcg_keywords", "headings", "glossary",
    "counted", "card", "events", "lcg_events", "answers", "lcg_answers", "groups", "endings", "happenings", "reasons",
    "war_of_honor_options", "paths", "elements", "conflicts",
    "refused", "refused_when", "gold_refused", "lcg_refused", "lcg_when", "figures", "help",
}  # fmt: skip
WEB = [file for file in sorted((ROOT / "web/src").rglob("*")) if file.suffix in (".ts", ".svelte")]
PYTHON = sorted((ROOT / "src/rokugan").rglob("*.py"))
KEY = re.compile(rf"""["']((?:{"|".join(SUBJECTS)})\.(?!(?:yaml|sqlite)["'])\w+)["']""")

MADE = re.compile(r"""[`"']([a-z_]+\.\w*\$?\{[^`"']*)[`"']""")  # keys that are put together
# Sources of the browser's table whose strings are no English of ours: drawings, keys, the wire.
NOT_READ = {
    "table/Living.svelte",
    "table/LcgProvinces.svelte",
    "table/Rings.svelte",
    "card/hanga.ts",
    "card/icons.ts",
    "card/Sprite.svelte",
    "wire/patch.ts",
    "state/keys.ts",
}
# What is the program's own although it looks like English: moves, keys, media, names of people and cards, words of other formats.
OWN = re.compile(
    r"no attack|pay auto|Bearer \{\}|Sensei|Tab|Arrow\w+|Page(Up|Down)?|Home|End|Enter|Escape|Unique|rokugan"
    r"|dialog, input, select, .*|\(prefers-.*|[@:.#\[<].*|.* #prompt.*|\d+ min|.*\w+>=\d.*"
    r"|Ann|Bob|Aiko|Bunta|Chiyo|Daigo|Emi|Fumio|Goro|Fort of \w+|Keep of \{\}"
    r"|Keeper of the Gate|(Action|Battle|Open): .*|Her Spells .*"
    r"|Matsu Ibuki|Isawa Tamaki|Togashi Hakuun|Bayushi Itoe|Samurai|Shugenja|Monk|Courtier|Bushi|Tattooed|Air"
    r"|Crab|Crane|Dragon|Lion|Mantis|Phoenix|Scorpion|Spider|Unicorn"
    r"|Stronghold|Wind|Role|Province|(Dynasty|Fate|Conflict) Deck|/scenarios.*|aside\.\w+ .*"
    r"|application/json|text/plain.*|max-width.*|minmax.*"
)

# The terminal, but for the measurements of the engine and for what is wrong with the words of a command.
TERMINAL = [file for room in ("cli", "terminal") for file in sorted((ROOT / "src/rokugan" / room).glob("*.py"))]
# The card language is English itself, and programs are made from it; workshop and testing are for those who build.
LANGUAGE = (
    "cards/grammar/",
    "language/",
    "program/",
    "testing/",
    "workshop/",
    "_programs.py",
    "cards/reading/traits.py",
)
REFUSING = [
    file for file in PYTHON if not any(part in str(file.relative_to(ROOT / "src/rokugan")) for part in LANGUAGE)
]
# Figures for Prometheus, what one process of the server says to another, and places of files.
OWN_IN_REFUSALS = re.compile(
    r"Decisions for which .*|(Games|Sockets) that .*|Games (recovered|taken over) .*|Mistakes of .*|Storing an entry\."
    r"|A (decision of a computer player|person's move, .*)\.|The copy of the game asks seat .*"
    r"|Questions that .*|Snapshots of games kept\.|Recovering a game\.|How late the event loop .*"
    r"|The snapshot .*|.* has no business in a snapshot\."
    r"|\{\}, line \{\}: \{\}|\{\}: unknown .*"
    r"|Is (a deck legal, and what is in it|the server well)\?|Can games be begun .*\?|The table of rokugan\."
    r"|follower,\? or personality without followers,\?"  # words of cards
)
# Moves and kinds of events, commands and folders, styles of text, names of people and cards, a refusal's words.
OWN_IN_PYTHON = re.compile(
    r"pay auto|no attack|trait of|rokugan play [-\w ]+|~/Library/.*"
    r"|((not|bold|dim|cyan|strike|reverse|\{\}) ?)+|\s*[#.A-Z][^{]*\{ [\w-]+: .*"
    r"|Ann|Bob|Neighbour|Rival|Old Enemy|(Your|His) House|the sample game|Samurai|Shugenja|Courtier|Monk"
    r"|Crab|Crane|Dragon|Lion|Mantis|Phoenix|Scorpion|Spider|Unicorn"
    r"|rokugan: \{\}|\{\}: move \{\}|--\w+ (\{\}|N)",
    re.DOTALL,
)


def asked_for(file: Path) -> set[str]:
    source = file.read_text()
    return set(KEY.findall(source)) if "catalogue" in source or "/say" in source else set()


@pytest.mark.parametrize("file", [file for file in [*WEB, *PYTHON] if asked_for(file)], ids=lambda file: file.name)
def test_every_text_that_is_asked_for_is_there(file: Path) -> None:
    for key in asked_for(file):
        subject, _, rest = key.partition(".")
        assert rest in SUBJECTS[subject], f"{file.relative_to(ROOT)} asks for {key}"


def test_every_text_that_is_there_is_asked_for() -> None:
    sources = "\n".join(file.read_text() for file in [*WEB, *PYTHON])
    asked = set(KEY.findall(sources))
    made = [re.compile(re.sub(r"(\\\$)?\\\{.*?\\\}", r"\\w+", re.escape(each))) for each in MADE.findall(sources)]
    for subject, texts in SUBJECTS.items():
        for key in texts:
            name = f"{subject}.{key}"
            known = subject in LOOKED_UP or name in asked or any(each.fullmatch(name) for each in made)
            assert known, f"nobody asks for {name}"


def test_values_have_names_and_forms_come_in_twos() -> None:
    for subject, texts in SUBJECTS.items():
        for key, text in texts.items():
            for _, name, form, _ in Formatter().parse(text):
                assert name is None or name.isidentifier(), f"{subject}.{key}: {text}"
                assert not form or form.count("|") == 1, f"{subject}.{key}: {text}"


@pytest.mark.parametrize(("units", "words"), [(1, "Your 1 unit is lost."), (2, "Your 2 units are lost.")])
def test_a_number_chooses_the_form(units: int, words: str) -> None:
    assert say("table.your_units_lost", units=units) == words


@pytest.mark.parametrize("file", WEB, ids=lambda file: str(file.relative_to(ROOT / "web/src")))
def test_no_english_stands_in_the_sources_of_the_browsers_table(file: Path) -> None:
    name = str(file.relative_to(ROOT / "web/src"))
    if name not in NOT_READ:
        assert [words for words in left(file) if not OWN.fullmatch(words.strip())] == []


@pytest.mark.parametrize("file", TERMINAL, ids=lambda file: file.name)
def test_no_english_stands_in_the_sources_of_the_terminal(file: Path) -> None:
    assert [words for words in left_in_python(file.read_text()) if not OWN_IN_PYTHON.fullmatch(words)] == []


def test_no_refusal_is_written_into_the_engine_or_the_server() -> None:
    left = {
        str(file.relative_to(ROOT)): found
        for file in REFUSING
        if (found := [each for each in left_of_refusals(file.read_text()) if not OWN_IN_REFUSALS.fullmatch(each)])
    }
    assert left == {}


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("raise IllegalMove(f'{n} is bowed now')", ["{} is bowed now"]),
        ("raise m.Refusal('stale', 'look at it again')", ["look at it again"]),
        ("said = f'{name} does not agree.'", ["{} does not agree."]),
        ("raise IllegalMove(say('refusals.endless'))", []),
        ("raise ValueError('no frame at all')", []),
        ("warn('a token was refused.')", []),
    ],
)
def test_english_in_refusals_is_found(source: str, words: list[str]) -> None:
    assert left_of_refusals(source) == words


def test_every_command_and_option_is_explained_and_nothing_else() -> None:
    asked: list[str] = []

    def look(command: Any, path: str) -> None:
        own = path or "rokugan"
        asked.extend([own, *(f"{own} {called(each)}" for each in command.params if each.name != "help")])
        for name, below in getattr(command, "commands", {}).items():
            look(below, f"{path} {name}".strip())

    look(typer.main.get_command(app), "")
    assert sorted(asked) == sorted(SUBJECTS["help"])


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("'The game is over.'", ["The game is over."]),
        ("f'hand {n}'", ["hand {}"]),
        ("f'{n} dead'", ["{} dead"]),
        ("f'{\"not here\" if n else say(key)}'", ["not here"]),
        ("Text('Hand', 'dim')", ["Hand"]),
        ("' (bowed)'", [" (bowed)"]),
        ("say('table.hand', n=f'{n} · {m}')", []),
        ("typer.Option(help='A file of a game.')", []),
        ("def f(game: 'Game') -> 'Game':\n    'What it does.'", []),
    ],
)
def test_english_in_the_terminal_is_found(source: str, words: list[str]) -> None:
    assert left_in_python(source if source.startswith("def") else f"shown = {source}") == words
