"""What was written of cards is kept, but not of too many."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.editions.ccg.seen import faces
from rokugan.editions.ccg.text.described import prompts


def test_sentences_are_kept_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "MOST_KEPT", 2)
    monkeypatch.setattr(faces, "_SENTENCES", {})
    effects = [p.Draw(p.Number(number)) for number in range(1, 5)]
    assert [len(faces._SENTENCES) for each in effects if faces.sentence(each)] == [1, 2, 3, 1]
    assert faces.sentence(effects[0]) != faces.sentence(effects[1])


def test_faces_are_kept_up_to_a_number(table: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    game = table.begin().game
    monkeypatch.setattr(faces, "MOST_KEPT", 2)
    monkeypatch.setattr(faces, "_FACES", {})
    people = [each for each in game.behaviours if each.type == "personality"]
    assert [len(faces._FACES) for each in people if faces.face(game.rules, each, False)] == [1, 2, 3, 1]


def test_words_of_effects_are_kept_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompts, "MOST_SAID", 2)
    monkeypatch.setattr(prompts, "_SAID", {})
    effects = [(p.Draw(p.Number(number)),) for number in range(1, 5)]
    assert [len(prompts._SAID) for each in effects if prompts.effect_words(each)] == [1, 2, 3, 1]
    assert prompts.effect_words(()) == "this"
