"""The tool that makes the shipped sets, and what it refuses."""

import doctest
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rokugan.cards import read
from rokugan.cards.library import Library
from rokugan.cards.model import CardDefinition
from rokugan.cards.schema import schema_of
from rokugan.cards.set_file import SetFile
from rokugan.cards.worded import fingerprint
from rokugan.errors import CardError
from rokugan.program import Ability, Bow, Number, Program
from rokugan.program.node import has_wording
from rokugan.workshop import shipping, wording
from rokugan.workshop.shipping import cards_of, chosen, files_of, main, shipped
from rokugan.workshop.wording import put_words

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


def cards_in(text: str) -> list[CardDefinition]:
    return [stanza.card() for stanza in SetFile("cards", text, schema_of("celestial")).stanzas]


def test_the_example_in_the_docstring_runs() -> None:
    result = doctest.testmod(shipping)
    assert result.attempted
    assert not result.failed


def test_a_set_file_gives_its_cards_back() -> None:
    (text,) = files_of([shipped(OX), PLAIN], "celestial").values()
    assert cards_in(text) == [PLAIN, OX]
    assert has_wording(OX.program)
    assert not has_wording(cards_in(text)[1].program)


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of words beside the shipped ones, empty at first."""
    folder = tmp_path / "words"
    folder.mkdir()
    monkeypatch.setattr(wording, "FOLDER", folder)
    return folder / "classic.json"


def test_the_words_of_a_text_are_kept_beside_the_sets(words: Path) -> None:
    said = "Samurai. Hero.\nBattle: Target an enemy Personality: Bow him. Gain 1 Honor."
    ox = CardDefinition("Ox", "personality", program=read(said, title="Ox").program)
    (kept,) = chosen(Library("celestial", [ox]), ["Ox"])
    put_words([kept.program])
    (text,) = files_of([shipped(kept)], "celestial").values()
    assert "him" not in text
    (again,) = cards_in(text)
    assert again.program == replace(ox.program, keywords=())
    seal = fingerprint("sentence", again.program.abilities[0])
    assert json.loads(words.read_text())[seal] == said.split("\n")[1]


@pytest.mark.parametrize("order", [("Ox", "Cow"), ("Cow", "Ox")])
def test_of_several_wordings_of_a_tree_the_one_that_names_no_card_stays(words: Path, order: tuple[str, ...]) -> None:
    programs = [read(f"{title} has +2F while attacking.", title=title).program for title in order]
    assert programs[0] == programs[1]
    for program in programs:
        put_words([program])
    (trait,) = programs[0].traits
    assert json.loads(words.read_text())[fingerprint("sentence", trait)] == "This card has +2F while attacking."


def test_a_set_file_says_only_what_is_not_so_by_default() -> None:
    (text,) = files_of([PLAIN], "celestial").values()
    assert text == "# Personalities of Celestial, made by `make cards`\n\nPlain = personality 1F\n"
    assert "4F 0C 7G" in files_of([OX], "celestial")["personalities.cards"]


def test_each_type_has_its_file_and_the_order_does_not_matter() -> None:
    first = files_of(chosen(CARDS, ["Plan", "Hida's Ox", "plain"]), "celestial")
    second = files_of(chosen(CARDS, ["Plain", "Plan", "Hida's Ox", "Plan"]), "celestial")
    assert list(first) == ["personalities.cards", "strategies.cards"]
    assert first == second
    assert "Plan" not in first["personalities.cards"]


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


def test_the_tool_writes_the_set_files(tmp_path: Path, words: Path, capsys: pytest.CaptureFixture[str]) -> None:
    facts = {"id": "", "type": "Personality", "text": "", "force": 1}
    source, deck, out = tmp_path / "cards.json", tmp_path / "deck.txt", tmp_path / "out"
    source.write_text(json.dumps([{**facts, "title": title} for title in ("Ox", "Cow", "Calf")]))
    deck.write_text("Dynasty\n3 Ox\n")
    main([str(source), "--edition", "celestial", "--titles", str(deck), "Calf", "--out", str(out)])
    assert capsys.readouterr().out == f"2 cards written to {out}\n"
    (file,) = out.iterdir()
    assert [card.title for card in cards_in(file.read_text())] == ["Calf", "Ox"]
    assert words.read_text() == "{}\n"


def test_cards_by_hand_are_left_to_their_file(tmp_path: Path, words: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = tmp_path / "cards.json", tmp_path / "out"
    texts = {"Ox": "", "Calf": "", "Sphinx": "It riddles mysteriously."}
    facts = {"id": "", "type": "Personality", "force": 1}
    source.write_text(json.dumps([{**facts, "title": title, "text": text} for title, text in texts.items()]))
    out.mkdir()
    (out / "by_hand.cards").write_text("Sphinx = personality 1F\n\nCalf = personality\n")
    main([str(source), "--edition", "celestial", "--out", str(out)])
    told = capsys.readouterr()
    assert told.out == f"1 cards written to {out}, besides 2 by hand\n"
    assert told.err == ""
    assert [card.title for card in cards_in((out / "personalities.cards").read_text())] == ["Ox"]
