"""The tool that measures the language of the cards: what it counts, and that it tells nothing of locked cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from generality import corpora, frames, pairs, silent
from generality.slices import CORPORA, SLICES, Corpus, slice_of

TEXTS = (
    "Battle: Bow a target enemy Follower.",
    "Battle: Bow a target enemy Follower. Zorbish the province.",
    "Limited: Draw two cards.",
)
HALF = Corpus("some", "some.json", "celestial", open=SLICES // 2)


def some_cards(folder: Path) -> list[str]:
    """Write a file of cards, some of them locked, and return the titles."""
    titles = [f"Card {number}" for number in range(18)]
    cards = [
        {"title": title, "type": "strategy", "text": TEXTS[number % 3], "oracle_text": "Limited: Draw a card."}
        for number, title in enumerate(titles)
    ]
    (folder / "some.json").write_text(json.dumps(cards))
    return titles


def test_seen_and_unseen_cards_are_counted_apart_and_no_locked_one_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    titles = some_cards(tmp_path)
    for module in (corpora, pairs, silent):
        monkeypatch.setattr(module, "CORPORA", (HALF,))
    monkeypatch.setattr(corpora, "GOLDEN", tmp_path / "golden")
    corpora.measure(tmp_path, listing=True, renew=True)
    kept = json.loads((tmp_path / "golden" / "some.json").read_text())
    corpora.measure(tmp_path, listing=True, renew=False)
    pairs.measure(tmp_path, listing=True)
    silent.measure(tmp_path, listing=True)
    told = capsys.readouterr().out
    locked = {title for title in titles if slice_of(title) >= HALF.open}
    assert locked
    assert locked != set(titles)
    assert not any(f"{title}\n" in told or f"{title}:" in told for title in locked)
    assert not locked & set(kept)
    seen = len(titles) - len(locked)
    understood = sum(number % 3 != 1 and title not in locked for number, title in enumerate(titles))
    assert f"some, seen {understood}/{seen} " in " ".join(told.split())
    assert f"{understood}, 0, 0 of {understood}" in told
    assert f"/{len(locked)} " in told


def test_a_tree_that_is_not_the_golden_one_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    some_cards(tmp_path)
    monkeypatch.setattr(corpora, "CORPORA", (Corpus("some", "some.json", "celestial"),))
    monkeypatch.setattr(corpora, "GOLDEN", tmp_path / "golden")
    corpora.measure(tmp_path, listing=False, renew=True)
    file = tmp_path / "golden" / "some.json"
    kept = json.loads(file.read_text())
    file.write_text(json.dumps({**kept, "Card 0": kept["Card 2"], "Card 1": kept["Card 2"]}))
    corpora.measure(tmp_path, listing=True, renew=False)
    told = capsys.readouterr().out
    assert "11, 1, 1 of 13" in told
    assert f"Card 0\n        was {kept['Card 2']}\n        is  {kept['Card 0']}" in told
    assert "Card 1\n" in told.rpartition("was")[0]
    assert "is  not understood" in told


def test_a_card_is_locked_in_every_file_or_in_none() -> None:
    assert slice_of("Border Keep") == slice_of("BORDER KEEP")
    shares = [sum(slice_of(f"Title {n}") == each for n in range(6000)) for each in range(SLICES)]
    assert min(shares) > 400  # 500 each, about
    assert {each.open for each in CORPORA} == {4, 6, SLICES}  # two thirds of two corpora, half of one are locked


def test_a_sentence_with_words_that_are_not_understood_is_not_read() -> None:
    entry = {"title": "Card", "type": "strategy", "text": TEXTS[1]}
    found = corpora.read_card(HALF, entry)
    assert (found.sentences, found.read, found.understood) == (3, 2, False)


def test_a_word_without_which_a_text_means_the_same_is_silent() -> None:
    entry = {"title": "Card", "type": "strategy", "text": "Limited: Draw two cards."}
    assert silent.silent_words(HALF, [entry]) == []
    said = {**entry, "text": "Battle: Give a target Personality +2F now."}
    assert all(word == "now" for _, word, _ in silent.silent_words(HALF, [said]))


@pytest.mark.parametrize(
    "text", ["Open: Bow a target Personality.", "Reaction: After a Personality is bowed: Draw a card."]
)
def test_frames_make_sentences_of_every_verb(text: str) -> None:
    games = frames.games()
    said = {each for game in games.values() for _, _, each in frames.sentences(game)}
    assert text in said
    assert frames.is_read(text, games["classic"])
    assert not frames.is_read("Open: Zorbish a target Personality.", games["classic"])
    assert not any("{" in each or "  " in each for each in said)


def test_verbs_are_read_in_at_least_as_many_frames_as_before() -> None:
    for name, least in (("classic", 140), ("lcg", 160)):
        game = frames.games()[name]
        assert sum(frames.is_read(text, game) for _, _, text in frames.sentences(game)) >= least
