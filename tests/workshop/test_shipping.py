"""The tool that makes the shipped modules, and what it refuses."""

import doctest
import json
import runpy
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rokugan.cards import read, write
from rokugan.cards.library import Library
from rokugan.cards.model import CardDefinition
from rokugan.errors import CardError
from rokugan.program import Ability, Bow, Number, Program
from rokugan.workshop import shipping
from rokugan.workshop.shipping import cards_of, chosen, main, module_source, modules

BOW = read("Battle: Bow a target enemy Follower.").program
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
PLAN = CardDefinition("Plan", "strategy", focus_value=3, program=BOW)
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
    assert "form=" in repr(OX.program)


def test_wording_is_kept_only_where_the_text_needs_it(tmp_path: Path) -> None:
    said = "Samurai. Hero.\nBattle: Target an enemy Personality: Bow him. Gain 1 Honor."
    ox = CardDefinition("Ox", "personality", program=read(said, title="Ox").program)
    assert "form='bow {obj}'" in repr(ox.program)
    (kept,) = chosen(Library("celestial", [ox]), ["Ox"])
    source = module_source([kept], "celestial", "personalities")
    assert "bow {obj}" not in source
    assert '"him"' in source
    (again,) = run(source, tmp_path)
    assert again.program == replace(ox.program, keywords=())
    assert write(again.program, title="Ox") == said.split("\n")[1]


def test_a_module_says_only_what_is_not_so_by_default() -> None:
    source = module_source([PLAIN], "celestial", "personalities")
    assert source == (
        '"""Personalities of Celestial, made by `rokugan.workshop.shipping`."""\n\n'
        "from rokugan.cards.model import CardDefinition\n\n"
        'CARDS: tuple[CardDefinition, ...] = (CardDefinition("Plain", "personality", force=1),)\n'
    )
    assert "chi=0" in module_source([OX], "celestial", "personalities")


@pytest.mark.parametrize("wording", ["short", "long " * 30])
def test_a_module_is_clean(tmp_path: Path, wording: str) -> None:
    path = tmp_path / "personalities.py"
    worded = replace(PLAIN, program=Program(abilities=(Ability(("open",), (), form=wording),)))
    path.write_text(module_source([OX, worded], "celestial", "personalities"))
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
    with pytest.raises(CardError, match=r": 'riddles', 'mysteriously'\)\.$") as raised:
        chosen(CARDS, ["Plain", "Riddle"])
    assert str(raised.value).startswith("Nothing was written, because of Riddle (not understood:")
    with pytest.raises(CardError, match="There is no card 'Plam'"):
        chosen(CARDS, ["Plam"])


def test_a_card_whose_program_can_not_be_written_is_refused() -> None:
    three: Any = Number(3)
    odd = Ability(("open",), (Bow(three),))
    nothing = CardDefinition("Nothing", "strategy", program=Program(abilities=(odd,)))
    with pytest.raises(CardError, match=r"because of Nothing \(.*\)\.$"):
        chosen(Library("celestial", [nothing]), ["Nothing"])


def test_a_file_gives_cards_with_the_mark_of_the_edition(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    spear = {"title": "Spear", "type": "Item", "force": "+2", "text": "Weapon", "artist": "nobody"}
    odd = {"title": "Odd", "type": "Strategy", "gold_cost": "many", "text": ""}
    path.write_text(json.dumps([spear, odd]))
    found, refused = cards_of(path, "celestial")
    assert (found.title, found.type, found.force, found.formats) == ("Spear", "item", 2, ("celestial",))
    assert found.unread == ()
    assert "gold_cost" in refused.unread[0]


def test_the_tool_writes_the_modules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    facts = {"id": "", "type": "Personality", "text": "", "force": 1}
    source, deck, out = tmp_path / "cards.json", tmp_path / "deck.txt", tmp_path / "out"
    source.write_text(json.dumps([{**facts, "title": title} for title in ("Ox", "Cow", "Calf")]))
    deck.write_text("Dynasty\n3 Ox\n")
    main([str(source), "--edition", "celestial", "--titles", str(deck), "Calf", "--out", str(out)])
    assert capsys.readouterr().out == f"2 cards written to {out}\n"
    (module,) = out.iterdir()
    assert [card.title for card in run(module.read_text(), tmp_path)] == ["Calf", "Ox"]


def test_cards_by_hand_are_left_to_their_module(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = tmp_path / "cards.json", tmp_path / "out"
    texts = {"Ox": "", "Calf": "", "Sphinx": "It riddles mysteriously."}
    facts = {"id": "", "type": "Personality", "force": 1}
    source.write_text(json.dumps([{**facts, "title": title, "text": text} for title, text in texts.items()]))
    out.mkdir()
    (out / "by_hand.py").write_text(
        "from rokugan.cards.model import CardDefinition\n"
        "CARDS = (CardDefinition('Sphinx', 'personality'), CardDefinition('Calf', 'personality'))\n"
    )
    main([str(source), "--edition", "celestial", "--out", str(out)])
    told = capsys.readouterr()
    assert told.out == f"1 cards written to {out}, besides 2 by hand\n"
    assert told.err == ""
    assert [card.title for card in run((out / "personalities.py").read_text(), tmp_path)] == ["Ox"]
