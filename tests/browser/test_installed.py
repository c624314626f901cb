"""What is handed out works where nothing else is: the wheel in an empty environment, without a checkout and without Node."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import dist
import pytest
from packaging.requirements import Requirement
from playwright.sync_api import Browser
from tests.browser.browsing import ROOT, Person, faults, needed, opened
from tests.server.serving import Table, computer, person, served

pytestmark = needed


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The wheel and the source archive, as `make dist` makes them."""
    return {path.suffix: path for path in dist.make(tmp_path_factory.mktemp("dist"))}


@pytest.fixture(scope="module")
def installed(archives: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has the wheel and what the wheel asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin/python"
    there = folder / f"lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages"
    command = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([str(word) for word in [*command, archives[".whl"]]], check=True)
    own = next(there.glob("rokugan-*.dist-info"))
    for each in required(Distribution.at(own)).values():
        for top in {Path(file).parts[0] for file in each.files or () if ".." not in Path(file).parts}:
            if top != "__pycache__" and not (there / top).exists():
                (there / top).symlink_to(Path(str(each.locate_file(top))))
    return python


def required(whose: Distribution, found: dict[str, Distribution] | None = None) -> dict[str, Distribution]:
    """What a distribution asks for, and what that asks for: from where the tests run, so that no index is needed."""
    found = {} if found is None else found
    for line in whose.requires or ():
        asked = Requirement(line)
        if asked.name not in found and (asked.marker is None or asked.marker.evaluate({"extra": ""})):
            found[asked.name] = distribution(asked.name)
            required(found[asked.name], found)
    return found


@pytest.fixture(scope="module")
def elsewhere(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with served(tmp_path_factory.mktemp("elsewhere"), "--seeds", python=installed) as found:
        yield found


def test_both_archives_have_the_table_and_the_source_has_what_makes_it(archives: dict[str, Path]) -> None:
    with zipfile.ZipFile(archives[".whl"]) as wheel:
        names = wheel.namelist()
    assert "rokugan/server/static/index.html" in names
    assert any(name.startswith("rokugan/server/static/assets/") and name.endswith(".js") for name in names)
    with tarfile.open(archives[".gz"]) as source:
        inside = {name.partition("/")[2] for name in source.getnames()}
    web = {str(path.relative_to(ROOT)) for path in (ROOT / "web/src").rglob("*") if path.is_file()}
    wanted = {
        "web/package.json",
        "web/index.html",
        "web/vite.config.ts",
        "src/rokugan/server/static/index.html",
        "server.lock",
    }
    assert (wanted | web) - inside == set()
    assert not [name for name in [*inside, *names] if "node_modules" in name or name.endswith((".pyc", ".so"))]


def test_a_game_is_played_in_the_browser_from_an_installed_wheel(elsewhere: Table, browser: Browser) -> None:
    game = elsewhere.begin("war_of_honor", [person("Ann"), computer("Bob")], options={"turns": 3}, seed=11)
    page = opened(browser, f"{elsewhere.address}/game/{game.id}#t={game.tokens[0]}")
    ann = Person(page, seed=5)
    ann.play(most=400)
    assert ann.over(), f"not over after {ann.moves} answers"
    assert faults(page) == []
    page.goto(f"{elsewhere.address}/")
    assert page.get_by_role("button", name="Play now").is_visible()
    page.context.close()


def test_what_is_installed_reads_its_own_files(installed: Path, tmp_path: Path) -> None:
    """Cards, rules, decks and scenarios are found where no checkout is."""
    for words in (
        ["deck", "check", "--help"],
        ["rules", "search", "duel", "focus"],
        ["simulate", "--games", "1", "--edition", "lcg"],
    ):
        run = subprocess.run(
            [installed, "-m", "rokugan.cli", *words],
            cwd=tmp_path, env={"PATH": str(installed.parent)}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert run.returncode == 0, run.stdout + run.stderr
