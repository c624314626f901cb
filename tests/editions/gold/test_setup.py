"""Setting up a game of Gold Edition."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rokugan.cards.model import CardDefinition
from rokugan.core.decision import Decision
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.turn.setup import SeatDeck, start
from rokugan.editions.gold.setup import GoldSetUp, draw_sensei
from rokugan.editions.registry import rules_of
from rokugan.errors import RokuganError
from rokugan.games import new_game

DYNASTY = [CardDefinition(f"Farm {n}", "holding", gold_cost=2) for n in range(40)]


def fate(*values: int, sensei: tuple[CardDefinition, ...] = ()) -> list[CardDefinition]:
    """A Fate deck whose cards have these Focus values in turn."""
    size = 40 - len(sensei)
    cards = [
        CardDefinition(f"Trick {n}", "strategy", gold_cost=0, focus_value=values[n % len(values)]) for n in range(size)
    ]
    return [*cards, *sensei]


def keep(title: str, honor: int, clan: str = "Crane") -> CardDefinition:
    """A Stronghold."""
    return CardDefinition(
        title, "stronghold", clans=(clan,), province_strength=6, gold_production=4, starting_honor=honor
    )


WIND = CardDefinition("Toturi Sezaru", "wind")
OTHER_WIND = CardDefinition("Hantei Naseru", "wind")
SENSEI = CardDefinition("Stern Sensei", "sensei", clans=("Crane",), starting_honor=-2, gold_production=1, focus_value=0)
FOREIGN = CardDefinition("Crab Sensei", "sensei", clans=("Crab",), starting_honor=9, focus_value=0)


def begun(*seats: SeatDeck, seed: int = 1, **options: bool) -> CcgGame:
    """A new game of two or more players."""
    names = ["Ann", "Bob", "Cindy", "David"][: len(seats)]
    return start(rules_of("gold").with_options(options), names, list(seats), seed)


def asked(game: CcgGame) -> Decision:
    """The present decision."""
    assert game.decision is not None
    return game.decision


def cuts(game: CcgGame) -> list[tuple[str, int]]:
    """Who cut to which Focus value, in order."""
    return [(game.names[event.player], event.amount) for event in game.events if event.kind == "cuts to"]


def first_player(game: CcgGame) -> str:
    """Who goes first."""
    return next(game.names[event.player] for event in game.events if event.kind == "goes first")


@pytest.mark.rule("gold.setup.02", "gold.setup.03", "gold.setup.13", "gold.setup.15", "gold.setup.04")
def test_hand_provinces_stronghold_and_no_favor() -> None:
    same = keep("Kosaten Shiro", 6)
    game = begun(SeatDeck(same, DYNASTY, fate(1)), SeatDeck(same, DYNASTY, fate(3)))
    for player in game.players:
        assert len(player.hand) == 5
        assert len(player.provinces) == 4
        assert all(len(province.cards) == 1 for province in player.provinces)
        assert not game.states[player.stronghold].bowed
        assert len(player.fate_deck) == 35
    assert game.favor == -1


@pytest.mark.rule("gold.setup.14", "gold.information.02")
def test_province_cards_are_hidden_even_from_their_owner() -> None:
    barns = [CardDefinition(f"Barn {n}", "holding", gold_cost=2) for n in range(40)]
    game = begun(SeatDeck(keep("A", 6), DYNASTY, fate(1)), SeatDeck(keep("B", 2), barns, fate(1)))
    bobs = [game.name(province.cards[0]) for province in game.players[1].provinces]
    for name in ("Ann", "Bob"):
        assert not any(title in repr(unfolded(game.view(name))) for title in bobs)


@pytest.mark.rule("gold.setup.09", "gold.setup.10")
def test_the_cut_focus_value_is_added_to_find_who_begins_and_then_forgotten() -> None:
    game = begun(SeatDeck(keep("A", 6), DYNASTY, fate(1)), SeatDeck(keep("B", 4), DYNASTY, fate(4)))
    assert cuts(game) == [("Ann", 1), ("Bob", 4)]
    assert first_player(game) == "Bob"
    assert [player.honor for player in game.players] == [6, 4]


@pytest.mark.rule("gold.setup.11")
def test_only_the_tied_cut_again_and_their_totals_add_up() -> None:
    seats = (
        SeatDeck(keep("A", 5), DYNASTY, fate(2, 3)),
        SeatDeck(keep("B", 5), DYNASTY, fate(2, 3)),
        SeatDeck(keep("C", 0), DYNASTY, fate(1)),
    )
    seen = 0
    for seed in range(12):
        game = begun(*seats, seed=seed)
        made = cuts(game)
        assert [who for who, _ in made[:3]] == ["Ann", "Bob", "Cindy"]
        assert all(who in ("Ann", "Bob") for who, _ in made[3:])
        totals = {name: sum(value for who, value in made if who == name) for name in ("Ann", "Bob")}
        assert first_player(game) == max(totals, key=lambda name: totals[name])
        seen += len(made) > 3
    assert seen


@pytest.mark.rule("gold.setup.12", "gold.multiplayer.01")
def test_turns_go_clockwise_from_the_first_player() -> None:
    seats = [SeatDeck(keep(name, honor), DYNASTY, fate(0)) for name, honor in (("A", 1), ("B", 2), ("C", 9), ("D", 3))]
    game = begun(*seats)
    order = []
    for _ in range(4):
        order.append(game.names[game.active])
        now = game.turn
        while game.turn == now:
            options = asked(game).options
            game.play(next(move for move in ("pass", "no attack", "done", options[0]) if move in options))
    assert order == ["Cindy", "David", "Ann", "Bob"]


@pytest.mark.rule("gold.variants.01")
def test_the_alternate_start_makes_no_cut_unless_tied() -> None:
    high, low = SeatDeck(keep("A", 6), DYNASTY, fate(0)), SeatDeck(keep("B", 4), DYNASTY, fate(4))
    game = begun(high, low, alternate_start=True)
    assert first_player(game) == "Ann"
    assert cuts(game) == []
    tied = begun(SeatDeck(keep("A", 4), DYNASTY, fate(0)), low, alternate_start=True)
    assert first_player(tied) == "Bob"
    assert len(cuts(tied)) == 2


@pytest.mark.rule("gold.setup.05", "gold.cardtypes.07", "gold.variants.06")
def test_a_wind_lies_in_play_from_the_start_and_there_is_only_one() -> None:
    plain = SeatDeck(keep("B", 2), DYNASTY, fate(1))
    game = begun(SeatDeck(keep("A", 6), DYNASTY, fate(1), [WIND]), plain)
    assert [game.name(card) for card in game.players[0].in_play] == ["A", "Toturi Sezaru"]
    with pytest.raises(RokuganError, match=r"gold\.setup\.05"):
        begun(SeatDeck(keep("A", 6), DYNASTY, fate(1), [WIND, OTHER_WIND]), plain)
    with pytest.raises(RokuganError, match=r"gold\.variants\.06"):
        begun(SeatDeck(keep("A", 6), DYNASTY, fate(1), [WIND]), plain, historic_favor=True)


@pytest.mark.rule("gold.variants.06")
def test_the_shipped_decks_are_dealt_without_winds_where_nobody_may_use_one() -> None:
    usual, historic = (new_game("gold", seed=2, options={"historic_favor": on}) for on in (False, True))
    for game, winds in ((usual, 1), (historic, 0)):
        for player in game.players:
            assert sum(game.behaviours[card].type == "wind" for card in player.in_play) == winds


@pytest.mark.rule("gold.setup.06", "gold.setup.07", "gold.setup.08", "gold.deck.17")
def test_a_sensei_of_the_own_faction_is_chosen_unseen_before_the_cut() -> None:
    mine = SeatDeck(keep("A", 6), DYNASTY, fate(1, sensei=(SENSEI, FOREIGN)))
    his = SeatDeck(keep("B", 6), DYNASTY, fate(1, sensei=(replace(SENSEI, title="Mild Sensei"),)))
    game = begun(mine, his)
    assert asked(game).player == "Ann"
    assert asked(game).options == ["choose Stern Sensei", "choose none"]
    assert not cuts(game)
    game.play("choose Stern Sensei")
    assert asked(game).player == "Bob"
    assert "Stern Sensei" not in repr(unfolded(game.view("Bob")))
    game.play("choose none")
    assert [player.honor for player in game.players] == [4, 6]
    assert "Stern Sensei" in repr(unfolded(game.view("Bob")))
    assert len(game.players[0].fate_deck) + len(game.players[0].hand) == 39
    assert len(game.players[1].fate_deck) + len(game.players[1].hand) == 40


@pytest.mark.rule("gold.setup.07")
@pytest.mark.parametrize(
    ("clans", "offered"),
    [((), True), (("Crane",), True), (("Crab", "Crane"), True), (("Crab", "Lion"), False)],
)
def test_whose_sensei_somebody_may_take(clans: tuple[str, ...], offered: bool) -> None:
    sensei = replace(SENSEI, clans=clans)
    game = begun(SeatDeck(keep("A", 6), DYNASTY, fate(1, sensei=(sensei,))), SeatDeck(keep("B", 6), DYNASTY, fate(1)))
    assert (asked(game).kind == "sensei") is offered


def secret_choices() -> CcgGame:
    """Ann has taken one of her two Sensei, Bob his, Cindy is asked; David comes after her."""
    two = (SENSEI, replace(SENSEI, title="Mild Sensei"))
    decks = [SeatDeck(keep(name, 6), DYNASTY, fate(1, sensei=two)) for name in "ABCD"]
    game = begun(*decks)
    game.play("choose Stern Sensei")
    game.play("choose Mild Sensei")
    return game


def drawn(game: CcgGame, viewer: int) -> set[tuple[tuple[str, str], ...]]:
    """What the others may have chosen, as one of the players thinks: who and which, in many worlds."""
    found: set[tuple[tuple[str, str], ...]] = set()
    for seed in range(60):
        world = game.clone()
        draw_sensei(world, viewer, Randomness(seed))
        frame = world.stack[0]
        assert isinstance(frame, GoldSetUp)
        found.add(tuple(sorted((world.names[world.cards[c].owner], world.name(c)) for c in frame.chosen)))
    return found


MINDS = [(), ("Mild Sensei",), ("Stern Sensei",)]


@pytest.mark.rule("gold.setup.06")
def test_a_player_knows_his_own_sensei_and_may_expect_any_of_those_who_have_chosen() -> None:
    game = secret_choices()
    assert drawn(game, 0) == {(("Ann", "Stern Sensei"), *(("Bob", each) for each in bob)) for bob in MINDS}
    assert drawn(game, 1) == {(*(("Ann", each) for each in ann), ("Bob", "Mild Sensei")) for ann in MINDS}
    both = {(*(("Ann", each) for each in ann), *(("Bob", each) for each in bob)) for ann in MINDS for bob in MINDS}
    assert drawn(game, 3) == both
    asking = game.stack[0]
    assert isinstance(asking, GoldSetUp)
    assert asking.ask_anew(game) is False
    game.decision = None  # as if she had not been asked
    assert drawn(game, 3) == both


@pytest.mark.rule("gold.setup.05")
def test_only_winds_lie_in_play_from_the_start() -> None:
    farm = CardDefinition("Farm", "holding", gold_cost=2)
    decks = SeatDeck(keep("A", 6), DYNASTY, fate(1), [farm, WIND]), SeatDeck(keep("B", 2), DYNASTY, fate(1))
    game = begun(*decks)
    assert [game.name(card) for card in game.players[0].in_play] == ["A", "Toturi Sezaru"]


@pytest.mark.rule("gold.setup.01")
def test_both_decks_are_shuffled() -> None:
    game = begun(SeatDeck(keep("A", 6), DYNASTY, fate(1)), SeatDeck(keep("B", 2), DYNASTY, fate(1)))
    for player in game.players:
        fates, lands = player.fate_deck, player.dynasty_deck
        assert fates != sorted(fates)
        assert fates != sorted(fates, reverse=True)
        assert lands != sorted(lands)
        assert lands != sorted(lands, reverse=True)


@pytest.mark.rule("gold.variants.11")
def test_an_unknown_option_is_refused_and_says_why() -> None:
    with pytest.raises(RokuganError, match=r"gold\.variants\.11"):
        rules_of("gold").with_options({"honorable_lobbying": True})
