"""Coverage: what counts as a mention of a rule, and what is reported about it."""

from pathlib import Path

import pytest

from rokugan.errors import ProjectNotFound, RuleNotFound, ScenarioError
from rokugan.rulebook import book, coverage
from rokugan.rulebook.coverage import Mention, in_scenario, in_test, measure, project_root

# The mark is put together here, so that this file's own examples are not taken for marks.
RULE = "pytest.mark." + "rule"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "rokugan"\n')
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "scenarios" / "gold").mkdir(parents=True)
    test = f'@{RULE}("gold.duel.01", "lcg.duel.01")\ndef test(): ...\n'
    (tmp_path / "tests" / "deep" / "test_x.py").write_text(test)
    (tmp_path / "scenarios" / "gold" / "a.yaml").write_text("title: A\nrules: [gold.duel.02]\nscript: []\n")
    return tmp_path


def marked(source: str) -> list[str]:
    return [mention.rule for mention in in_test(source, "t.py")]


def listed(source: str) -> list[str]:
    return [mention.rule for mention in in_scenario(source, "s.yaml")]


@pytest.mark.parametrize(
    "source",
    [
        f'@{RULE}("a", "b")\ndef test(): ...',
        f'@{RULE}("a")\n@{RULE}("b")\nclass Test: ...',
        f'pytestmark = {RULE}("a", "b")',
        f'pytestmark = [{RULE}("a"), {RULE}("b")]',
        f'CASES = [pytest.param(1, marks={RULE}("a")), pytest.param(2, marks=[{RULE}("b")])]',
        f'from pytest import mark\n@{RULE.removeprefix("pytest.")}("a", "b")\nasync def test(): ...',
    ],
)
def test_a_mark_counts_wherever_it_stands(source: str) -> None:
    assert marked(source) == ["a", "b"]


@pytest.mark.parametrize("source", ['@pytest.mark.slow("a")\ndef t(): ...', f"# {RULE}('a')", f'"{RULE}(1)"'])
def test_what_is_not_a_mark_does_not_count(source: str) -> None:
    assert marked(source) == []


def test_a_mention_knows_its_line() -> None:
    assert list(in_test(f'\n@{RULE}(\n  "a",\n)\ndef test(): ...', "t.py")) == [Mention("a", "t.py:3")]


@pytest.mark.parametrize("argument", ["*IDS", "NAME", 'f"{x}"', "1"])
def test_a_mark_must_write_its_ids_out(argument: str) -> None:
    with pytest.raises(RuleNotFound, match=r"t\.py:1 has a rule mark whose ids are not written out"):
        marked(f"pytestmark = {RULE}({argument})")


def test_a_test_that_is_not_python_is_reported() -> None:
    with pytest.raises(RuleNotFound, match=r"t\.py:1 is not Python"):
        marked(f"@{RULE}(")


@pytest.mark.parametrize(
    "source",
    [
        "title: T\nrules: [a, b]   # why\nscript: []\n",
        "rules: [a,\n  b]\nscript: []\n",
        "rules: [\n  a,\n  b,\n]\nscript: []\n",
        "rules:\n  - a\n  # why\n\n  - b\nscript:\n  - x\n",
        "rules:\n- a\n- b\nscript:\n- x\n",
        "script: []\nrules: [a, b]",
        "script: []\nrules:\n  - a\n  - b",
        "rules: [a, b]\nscript: [this is {not: read\n",
    ],
)
def test_the_rules_of_a_scenario_are_found_in_any_layout(source: str) -> None:
    assert listed(source) == ["a", "b"]


@pytest.mark.parametrize("source", ["title: rules\n", "rules: []\n", "cards:\n  rules: [a]\n", ""])
def test_a_scenario_may_name_no_rule(source: str) -> None:
    assert listed(source) == []


@pytest.mark.parametrize("source", ["rules: a\n", "rules:\nscript: []\n", "rules: [1]\n", "rules: {a: b}\n"])
def test_the_rules_of_a_scenario_are_a_list_of_ids(source: str) -> None:
    with pytest.raises(ScenarioError, match=r"s\.yaml must give its rules as a list"):
        listed(source)


def test_a_broken_list_is_reported_with_its_file() -> None:
    with pytest.raises(ScenarioError, match=r"s\.yaml, line 2: not well-formed YAML"):
        listed("rules: [a, b\nscript: []\n")


def test_tests_and_scenarios_count_together(checkout: Path) -> None:
    shown = {found.edition: [rule.id for rule in found.shown] for found in measure(checkout)}
    assert shown == {
        "gold": ["gold.duel.01", "gold.duel.02"],
        "samurai": [],
        "celestial": [],
        "war_of_honor": [],
        "lcg": ["lcg.duel.01"],
    }


def test_every_rule_is_in_one_list(checkout: Path) -> None:
    for found in measure(checkout):
        assert found.total == len(book.rules(found.edition))
        assert not set(found.shown) & set(found.missing)


def test_a_rule_that_no_test_can_show_is_not_missing(monkeypatch: pytest.MonkeyPatch, checkout: Path) -> None:
    def rules(edition: str) -> tuple[book.Rule, ...]:
        if edition != "gold":
            return (book.Rule("lcg.duel.01", "w", "s", "k", "t"),)
        return (
            book.Rule("gold.duel.01", "w", "s", "k", "t", not_observable="but a test shows it"),
            book.Rule("gold.duel.02", "w", "s", "k", "t"),
            book.Rule("gold.duel.03", "w", "s", "k", "t", not_observable="advice"),
            book.Rule("gold.duel.04", "w", "s", "k", "t"),
        )

    monkeypatch.setattr(coverage, "rules", rules)
    gold = measure(checkout)[0]
    assert [rule.id for rule in gold.shown] == ["gold.duel.01", "gold.duel.02"]
    assert [rule.id for rule in gold.not_observable] == ["gold.duel.03"]
    assert [rule.id for rule in gold.missing] == ["gold.duel.04"]


def test_ids_that_do_not_exist_are_all_reported_with_place_and_hint(checkout: Path) -> None:
    (checkout / "tests" / "test_y.py").write_text(f'pytestmark = {RULE}("gold.dual.01")\n')
    (checkout / "scenarios" / "b.yaml").write_text("rules: [§]\n", encoding="utf-8")
    with pytest.raises(RuleNotFound) as caught:
        measure(checkout)
    assert "tests/test_y.py:1 names gold.dual.01 (nearest: gold.duel.01" in str(caught.value)
    assert "scenarios/b.yaml names § (nothing like it)" in str(caught.value)


def test_the_root_is_found_from_below(monkeypatch: pytest.MonkeyPatch, checkout: Path) -> None:
    monkeypatch.chdir(checkout / "tests" / "deep")
    assert project_root() == checkout


def test_another_project_is_not_taken_for_ours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "other"\n')
    monkeypatch.chdir(tmp_path)
    assert project_root() == Path(__file__).parents[2]


def test_outside_any_checkout_the_error_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(coverage, "__file__", str(tmp_path / "site-packages" / "coverage.py"))
    with pytest.raises(ProjectNotFound, match="is not in one"):
        project_root()


def test_a_checkout_without_tests_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ProjectNotFound, match="no tests and no scenarios"):
        measure(tmp_path)
