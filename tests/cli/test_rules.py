"""`rokugan rules`, as a user calls it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rokugan.cli import app
from rokugan.rulebook import EDITIONS, rules

ROOT = Path(__file__).parents[2]
RULE = "celestial.cardtypes.03"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout with one rule shown, to be in."""
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "rokugan"\n')
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "a.yaml").write_text(f"rules: [{RULE}]\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def output(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["rules", *arguments], catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


COMMAND = (sys.executable, "-c", "from rokugan.cli import main; main()")


def rokugan(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, check=False)


def test_search_prints_a_rule_a_line() -> None:
    text = output("search", "neither", "already", "--edition", "celestial", "--limit", "1")
    assert (
        text.splitlines(keepends=True)[0]
        == f"{RULE}\tThe Stronghold is in neither deck and is already in play when the game starts.\n"
    )


def test_search_stops_at_the_limit_and_says_so() -> None:
    few = output("search", "honor", "--limit", "3").splitlines()
    assert len(few) == 4
    assert few[3].startswith("… and ")
    assert len(output("search", "honor", "--limit", "0").splitlines()) > 100


def test_search_without_result_says_so() -> None:
    assert output("search", "zzz") == "No rule has these words.\n"


def test_show_gives_all_there_is() -> None:
    first, second = output("show", RULE, "samurai.g-abilities.01").split("\n\n")
    assert first.splitlines() == [
        f"{RULE}\tThe Stronghold is in neither deck and is already in play when the game starts.",
        "where\tStronghold (lines 135, 301)",
        "kind\tcard-type",
        "shown if\tAfter setup each player has exactly one Stronghold in play and none in a deck.",
    ]
    assert second.startswith("samurai.g-abilities.01\t")


def test_show_gives_the_ruling_on_a_conflict() -> None:
    disputed = next(rule for rule in rules("samurai") if rule.conflict)
    assert disputed.conflict
    assert f"conflict\t{disputed.conflict}\n" in output("show", disputed.id)


@pytest.mark.usefixtures("checkout")
def test_coverage_is_told_as_json() -> None:
    one = json.loads(output("coverage", "--edition", "celestial", "--json"))
    assert one == {"edition": "celestial", "total": len(rules("celestial")), "shown": 1, "not_observable": 0}
    every = json.loads(output("coverage", "--json"))
    assert [entry["edition"] for entry in every] == list(EDITIONS)
    assert one in every


@pytest.mark.usefixtures("checkout")
def test_coverage_as_json_with_the_missing() -> None:
    missing = json.loads(output("coverage", "--edition", "celestial", "--json", "--missing"))["missing"]
    assert missing == [rule.id for rule in rules("celestial") if rule.id != RULE]


@pytest.mark.usefixtures("checkout")
def test_coverage_as_a_table_of_editions() -> None:
    rows = [line.split() for line in output("coverage").splitlines()]
    total = str(len(rules("celestial")))
    assert ["celestial", total, "1", "0", str(int(total) - 1), "0%"] in rows
    assert ["lcg", str(len(rules("lcg"))), "0", "0", str(len(rules("lcg"))), "0%"] in rows


@pytest.mark.usefixtures("checkout")
def test_coverage_of_one_edition_goes_by_section() -> None:
    rows = [line.split() for line in output("coverage", "-e", "celestial").splitlines()]
    assert ["cardtypes", "19", "1", "0", "18", "5%"] in rows
    assert not any("lcg" in row for row in rows)


@pytest.mark.usefixtures("checkout")
def test_missing_lists_what_nothing_shows() -> None:
    lines = output("coverage", "--missing", "--edition", "celestial").splitlines()
    assert len(lines) == len(rules("celestial")) - 1
    assert not any(line.startswith(RULE) for line in lines)


def test_the_coverage_of_this_checkout_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert len(json.loads(output("coverage", "--json"))) == len(EDITIONS)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["show", "celestial.dual.03"], "rokugan: There is no rule 'celestial.dual.03'; the nearest are"),
        (["coverage", "--edition", "jade"], "rokugan: There is no edition 'jade'"),
    ],
)
def test_a_mistake_is_one_line_on_stderr(arguments: list[str], message: str) -> None:
    result = rokugan("rules", *arguments)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith(message)
    assert result.stderr.count("\n") == 1


def test_wrong_usage_is_status_2() -> None:
    assert rokugan("rules", "shwo").returncode == 2
    assert rokugan("rules", "show").returncode == 2
    assert rokugan("rules", "coverage", "--jsno").returncode == 2


@pytest.mark.parametrize(
    "call",
    [
        (*COMMAND, "rules", "search", "a", "--limit", "0"),
        (*COMMAND, "rules", "coverage"),
        (sys.executable, "-c", "from rokugan import cli; cli.app = lambda: print('short'); cli.main()"),
    ],
)
def test_a_reader_that_goes_away_is_no_error(call: tuple[str, ...]) -> None:
    buffered = {**os.environ, "PYTHONUNBUFFERED": ""}
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=buffered) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


def test_the_version_is_told() -> None:
    assert rokugan("--version").stdout[0].isdigit()


def test_start_up_imports_nothing_heavy() -> None:
    heavy = "{'rich.table', 'yaml', 'msgspec'} & set(sys.modules)"
    probe = f"import sys; import rokugan.cli; sys.exit(str({heavy}) if {heavy} else 0)"
    result = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=False)
    assert result.stderr == ""
