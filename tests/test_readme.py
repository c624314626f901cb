"""The README and the documentation tell the truth: their commands and programs run, their table is up to date."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rokugan.cards.deck import shipped_decks
from rokugan.cli import app

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FEWER = {"--games": "1"}
SECTIONS = ("scenarios/celestial/movement", "scenarios/lcg/favor")


def blocks(page: Path, language: str) -> list[str]:
    return [code for found, code in BLOCK.findall(page.read_text(encoding="utf-8")) if found == language]


def commands() -> list[str]:
    lines = [line for page in PAGES for block in blocks(page, "") for line in block.splitlines()]
    return list(dict.fromkeys(line for line in lines if line.startswith("rokugan ")))


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with the files that the examples speak of."""
    for section in SECTIONS:  # all of them are tests of their own
        shutil.copytree(ROOT / section, tmp_path / section)
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    (tmp_path / "my-deck.txt").write_text(shipped_decks()[0].to_text(), encoding="utf-8")
    card = {"title": "Fox", "type": "personality", "force": 3, "text": "Battle: Bow a target enemy Follower."}
    (tmp_path / "my-cards.json").write_text(json.dumps([card]), encoding="utf-8")
    (tmp_path / "my-card.yaml").write_text(json.dumps([card]), encoding="utf-8")
    lcg = next(deck for deck in shipped_decks() if deck.edition == "lcg").to_json()
    cards = {lcg["stronghold"]: 1, lcg["role"]: 1, **lcg["provinces"], **lcg["dynasty"], **lcg["conflict"]}
    ids = {in_hyphens(title): count for title, count in cards.items()}
    (tmp_path / "their-list.json").write_text(json.dumps({"name": "Theirs", "cards": ids}), encoding="utf-8")
    hare = {
        "title": "Hare",
        "type": "character",
        "military": 2,
        "text": "Action: During a military conflict – draw 1 card.",
    }
    (tmp_path / "my-lcg-cards.json").write_text(json.dumps([hare]), encoding="utf-8")
    return tmp_path


def in_hyphens(title: str) -> str:
    """A title as the community's builders write it in an id."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")


@pytest.mark.parametrize("command", commands())
def test_commands_of_the_documentation_run(command: str, desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = shlex.split(command.partition(" #")[0])
    for option, value in FEWER.items():
        if option in words:
            words[words.index(option) + 1] = value
    if words[1] == "bench":  # of all editions in tests/arena/test_bench.py
        words += ["--games", "1", "--edition", "celestial"]
    monkeypatch.chdir(ROOT if words[1:3] == ["rules", "coverage"] else desk)
    monkeypatch.setenv("XDG_DATA_HOME", str(desk / "data"))
    run = CliRunner().invoke(app, words[1:], input="")
    assert run.exit_code == 0, run.output
    assert run.stdout.strip()


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name)
def test_programs_of_the_documentation_run(page: Path) -> None:
    for block in blocks(page, "python"):
        exec(compile(block, str(page), "exec"), {"__name__": "example"})


def test_make_targets_of_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^make (\w+)", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert targets
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_what_the_makefile_names_is_there() -> None:
    """A test that has moved must not end `make test` on the other Python or in the compiled build."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = set(re.findall(r"(?<![\w/])(?:tests|tools|scenarios)(?:/\w+)+(?:\.\w+)?", makefile))
    assert len(named) > 20
    assert sorted(path for path in named if not (ROOT / path).exists()) == []


def test_the_table_of_the_readme_is_up_to_date() -> None:
    run = subprocess.run([sys.executable, str(ROOT / "tools" / "status.py"), "--check"], cwd=ROOT, check=False)
    assert run.returncode == 0, "run `make status` and commit README.md"


def test_the_list_of_differences_is_up_to_date() -> None:
    run = subprocess.run([sys.executable, str(ROOT / "tools" / "differences.py"), "--check"], cwd=ROOT, check=False)
    assert run.returncode == 0, "run `make status` and commit docs/differences.md"


def test_the_list_of_grammar_modules_is_up_to_date() -> None:
    run = subprocess.run([sys.executable, str(ROOT / "tools" / "grammar_page.py"), "--check"], cwd=ROOT, check=False)
    assert run.returncode == 0, "run `make status` and commit docs/grammar.md"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), link
