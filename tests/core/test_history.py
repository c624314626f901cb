"""Going back: any earlier state comes again, few of them are kept, and what became known on the way is counted."""

import gc
import re
from collections import Counter

import pytest
from tests.editions.ccg.trials import Trial

import rokugan
from rokugan import History
from rokugan import program as p
from rokugan.cards import read
from rokugan.core.history import MOST_STATES
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.seen.unfolded import name_of
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.registry import classic_editions, editions
from rokugan.errors import IllegalMove

PLAYABLE = editions()


def random_moves(history: History[CcgGame], count: int, seed: int = 1) -> list[str]:
    """Play so many random moves; the fingerprints of the game before each."""
    chance = Randomness(seed)
    found: list[str] = []
    while history.game.decision is not None and len(found) < count:
        found.append(history.game.hash())
        history.choose(chance.below(len(history.game.decision.choices)))
    return found


@pytest.mark.parametrize("edition", PLAYABLE)
def test_every_earlier_state_comes_again(edition: str) -> None:
    history = History(rokugan.new_game(edition, seed=4))
    before = random_moves(history, 150)
    while before:
        step = min(len(before), 1 + len(before) % 5)
        history.undo(step)
        assert history.game.hash() == before[-step]
        del before[-step:]
        assert len(history) == len(before) == len(history.game.moves)


def test_a_game_that_went_back_goes_on_and_replays() -> None:
    history = History(rokugan.new_game("celestial", seed=4))
    random_moves(history, 60)
    history.undo(33)
    random_moves(history, 50, seed=2)
    assert rokugan.replay(rokugan.record(history.game)).hash() == history.game.hash()
    assert history.state(len(history)).hash() == history.game.hash()


def test_only_as_many_moves_as_were_made_are_taken_back() -> None:
    history = History(rokugan.new_game("celestial", seed=4))
    random_moves(history, 3)
    for moves in (0, -1, 4):
        with pytest.raises(IllegalMove, match=f"There are 3 moves to take back, not {moves}"):
            history.undo(moves)
    with pytest.raises(IllegalMove):
        history.choose(-1)
    assert len(history) == 3


def test_few_states_are_kept_however_long_the_game() -> None:
    def games() -> int:
        gc.collect()
        return sum(isinstance(each, CcgGame) for each in gc.get_objects())

    history = History(rokugan.new_game("celestial", seed=4))
    before = games()
    for seed in range(3):
        random_moves(history, 100, seed)
        assert games() - before < MOST_STATES
    assert len(history) == 300


# ------------------------------------------------------------------------------------------------ secrets


@pytest.mark.parametrize("edition", classic_editions())
def test_nobody_sees_a_new_card_unless_a_secret_is_counted(edition: str) -> None:
    game = rokugan.new_game(edition, seed=5)
    chance = Randomness(5)
    ever = {name: titles_seen(game, name) for name in game.names}
    told = dict.fromkeys(game.names, "")  # a card that is just being played stands only in the log
    quiet = 0
    while game.decision is not None and game.decisions < 150:
        secrets, state = game.secrets, game.randomness.state
        game.choose(chance.below(len(game.decision.choices)))
        assert game.secrets >= secrets
        quiet += game.secrets == secrets
        assert game.secrets > secrets or game.randomness.state == state
        for name in game.names:
            now = titles_seen(game, name)
            if game.secrets == secrets:
                new = [title for title in now - ever[name] if title not in told[name]]
                assert not new, game.moves[-1]
            ever[name] |= now
            told[name] = " ".join([each["text"] for each in game.events_for(name)])
    assert 20 < quiet < 130


_NAME = re.compile(r"(?:#\d+)?$")


def titles_seen(game: CcgGame, player: str) -> Counter[str]:
    """How many cards of each title a player sees."""
    things = game.view(player)["things"].values()
    found = {name_of(thing) for thing in things if "card" in thing}
    return Counter(_NAME.sub("", name) for name in found)


KNOWN_BY = {
    "Open: Draw a card.": 1,
    "Open: Look at the top card of your Fate deck.": 1,
    "Open: Look at a target player's hand.": 1,
    "Open: Reveal the top card of your Fate deck.": 1,
    "Open: Shuffle your Fate deck.": 10,
    "Open: Discard the top card of your Fate deck.": 1,
    "Open: Gain 1 Honor.": 0,
    "Open: Bow a target Personality.": 0,
}


@pytest.mark.parametrize("text", KNOWN_BY)
def test_what_a_text_makes_known_is_counted(text: str) -> None:
    table = Trial()
    table.bob["hand"].append("Elk")
    found = read(text)
    assert found.understood, found
    table.trial(*found.program.abilities[0].effects)
    before = table.game.secrets
    table.play("play Trial")
    if table.offered[0].startswith("target"):
        table.play(table.offered[-1])
    assert table.game.secrets - before - 1 >= KNOWN_BY[text]  # one more: the card that is played
    if not KNOWN_BY[text]:
        assert table.game.secrets == before + 1


def test_what_lies_open_is_no_secret() -> None:
    table = Trial().trial(p.GainHonor(p.Number(1)))
    history = History(table.game)
    before = table.game.secrets
    history.play("pass")
    assert table.game.secrets == before
    assert not history.uncovers()
    assert history.undo(fair=True) is False


def test_a_fair_undo_does_not_go_past_what_became_known() -> None:
    history = History(rokugan.new_game("celestial", seed=4))
    while not history.uncovers() if len(history) else True:
        random_moves(history, 1)
    there = history.game.hash()
    with pytest.raises(IllegalMove, match="cannot be taken back"):
        history.undo(fair=True)
    assert history.game.hash() == there
    assert history.undo() is True
    assert history.game.hash() != there


def test_clones_count_on_their_own() -> None:
    game = rokugan.new_game("celestial", seed=4)
    twin = game.clone()
    assert twin.secrets == game.secrets
    history = History(twin)
    random_moves(history, 30)
    assert history.game.secrets > game.secrets
    assert History(rokugan.replay(rokugan.record(history.game))).game.secrets == history.game.secrets
