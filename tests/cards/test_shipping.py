"""The tool that makes the shipped modules, and what it refuses."""

import doctest
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from rokugan.cards import shipping
from rokugan.cards.library import Library
from rokugan.cards.model import CardDefinition
from rokugan.cards.program import Ability, Bow, Noun, Number, Program, Ref, StatIs, Target
from rokugan.cards.shipping import chosen, module_source, modules
from rokugan.errors import CardError

WEAK = StatIs("force", "<=", Number(3))
BOW = Program((), (), (Ability(("Battle",), (Bow(Target(Noun(("follower",), (WEAK,), "enemy"), 0)),)),))
OX = CardDefinition(
    "Hida's Ox",
    "personality",
    id="hidas_ox",
    clans=("Crab",),
    keywords=("Crab Clan", "Samurai"),
    force=4,
    chi=0,
    gold_cost=7,
    program=BOW,
    formats=("celestial",),
)
PLAN = CardDefinition("Plan", "strategy", focus_value=3, program=Program(abilities=(Ability(("Open",), ()),)))
PLAIN = CardDefinition("Plain", "personality", force=1)
RIDDLE = CardDefinition("Riddle", "strategy", unread=("riddles", "mysteriously"))
CARDS = Library("celestial", [OX, PLAN, RIDDLE, PLAIN])


def run(source: str, tmp_path: Path) -> tuple[CardDefinition, ...]:
    path = tmp_path / "cards.py"
    path.write_text(source)
    cards = runpy.run_path(str(path))["CARDS"]
    assert isinstance(cards, tuple)
    return cards


def test_the_example_in_the_docstring_runs() -> None:
    result = doctest.testmod(shipping)
    assert result.attempted
    assert not result.failed


def test_a_module_gives_its_cards_back(tmp_path: Path) -> None:
    source = module_source([OX, PLAIN], "celestial", "personalities")
    assert run(source, tmp_path) == (OX, PLAIN)
    assert repr(run(source, tmp_path)[0].program) == repr(OX.program)


def test_a_module_keeps_the_wording_that_does_not_matter_to_the_engine(tmp_path: Path) -> None:
    worded = Program(abilities=(Ability(("Open",), (Bow(Ref("this", words="him")),), form="quick"),))
    source = module_source(
        [CardDefinition("Ox", "personality", program=worded)], "celestial", "personalities"
    )
    assert repr(run(source, tmp_path)[0].program) == repr(worded)


def test_a_module_says_only_what_is_not_so_by_default() -> None:
    source = module_source([PLAIN], "celestial", "personalities")
    assert source == (
        '"""Personalities of Celestial, made by `rokugan.cards.shipping`."""\n\n'
        "from rokugan.cards.model import CardDefinition\n\n"
        'CARDS: tuple[CardDefinition, ...] = (CardDefinition("Plain", "personality", force=1),)\n'
    )
    assert "chi=0" in module_source([OX], "celestial", "personalities")


def test_a_module_is_clean(tmp_path: Path) -> None:
    path = tmp_path / "personalities.py"
    path.write_text(module_source([OX, PLAIN], "celestial", "personalities"))
    root = Path(__file__).parents[2]
    ruff = [sys.executable, "-m", "ruff"]
    config = ["--config", str(root / "pyproject.toml"), str(path)]
    assert subprocess.run([*ruff, "check", "--quiet", *config], check=False).returncode == 0
    assert subprocess.run([*ruff, "format", "--quiet", "--check", *config], check=False).returncode == 0


def test_each_type_has_its_module_and_the_order_does_not_matter() -> None:
    first = modules(chosen(CARDS, ["Plan", "Hida's Ox", "plain"]), "celestial")
    second = modules(chosen(CARDS, ["Plain", "Plan", "Hida's Ox", "Plan"]), "celestial")
    assert list(first) == ["personalities.py", "strategies.py"]
    assert first == second
    assert "Plan" not in first["personalities.py"]


def test_a_card_that_is_not_understood_is_refused() -> None:
    with pytest.raises(CardError, match=r"^Not understood, .*: Riddle \(riddles; mysteriously\)\.$"):
        chosen(CARDS, ["Plan", "Riddle"])
    with pytest.raises(CardError, match="There is no card 'Plam'"):
        chosen(CARDS, ["Plam"])
