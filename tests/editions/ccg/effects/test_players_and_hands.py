"""What texts do with players and their hands."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, hold, on

from rokugan.cards import read
from rokugan.program import Bow, Give, Move, walk


def fill(table: Trial, whose: str, number: int) -> None:
    """So many Spears in a player's hand, and more in his deck."""
    player = getattr(table, whose)
    player["hand"] = [{"card": "Spears", "as": f"{whose}{at}"} for at in range(number)]
    player["fate_deck"] = ["Spears"] * 8


@pytest.mark.parametrize("who", ["You and another player each", "Both you and another player"])
def test_you_and_another_player(table: Trial, who: str) -> None:
    fill(table, "ann", 0)
    fill(table, "bob", 1)
    hold(table, f"Open: {who} draw two cards.")
    table.begin().play("play Trial")
    assert [len(player.hand) for player in table.game.players] == [2, 3]


def test_both_lose_honor_at_once(table: Trial) -> None:
    hold(table, "Open: You and target player each lose 2 Honor.")
    table.begin().play("play Trial", "target Bob")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (8, 8)


@pytest.mark.parametrize("number", ["that many cards", "as many cards as he discarded", "an equal number of cards"])
def test_each_player_draws_as_many_as_he_discarded(table: Trial, number: str) -> None:
    fill(table, "ann", 2)
    fill(table, "bob", 4)
    hold(table, f"Open: Each player discards his hand and draws {number}.")
    table.begin().play("play Trial")
    assert [len(player.hand) for player in table.game.players] == [2, 4]
    assert table.look("bob0.zone") != "hand"


def test_a_card_of_the_hand_that_was_looked_at(table: Trial) -> None:
    fill(table, "bob", 1)
    table.bob["hand"].append({"card": "Blade", "as": "blade"})
    hold(table, "Open: Look at another player's hand and discard a card from it.")
    table.begin().play("play Trial", "target Blade")
    assert len(table.game.players[1].hand) == 1
    assert table.look("blade.zone") != "hand"


def test_you_choose_what_another_discards(table: Trial) -> None:
    fill(table, "bob", 1)
    table.bob["hand"].append({"card": "Blade", "as": "blade"})
    hold(table, "Open: Target player shows his hand and discards an attachment of your choice.")
    table.begin().play("play Trial", "target Bob")
    assert table.asked.player == "Ann"
    table.play("target Blade")
    assert table.look("blade.zone") != "hand"


@pytest.mark.parametrize(
    "said", ["Exchange the Force of two target Personalities.", "Target two Personalities. Exchange their Force."]
)
def test_a_stat_is_exchanged_between_two(table: Trial, said: str) -> None:
    hold(table, f"Open: {said}")
    table.begin().play("play Trial", "target Ox", "target Hare")
    assert [table.look(f"{name}.force") for name in ("ox", "hare", "elk")] == [1, 3, 2]


def test_an_additional_bonus_is_added(table: Trial) -> None:
    hold(table, "Open: Target your Personality: Give him +1F. If he is a Samurai, he gains an additional +2F.")
    table.begin().play("play Trial", "target Ox")
    assert table.look("ox.force") == 6


@pytest.mark.parametrize("said", ["loses 2 Honor", "discards a card", "bows one of his Personalities"])
@pytest.mark.parametrize(("when", "whom"), [("if", [True, False]), ("unless", [False, True])])
def test_what_is_asked_of_each_player(table: Trial, said: str, when: str, whom: list[bool]) -> None:
    fill(table, "bob", 2)
    fill(table, "ann", 2)
    hold(table, f"Open: Each player {said} {when} he controls a Samurai.")
    table.begin().play("play Trial")
    while table.game.decision is not None and table.asked.kind == "target":
        table.play(table.offered[0])
    lost = [
        player.honor < 10 or len(player.hand) < 2 or any(table.look(f"{name}.bowed") for name in names)
        for player, names in zip(table.game.players, (("ox", "elk"), ("hare", "bear")), strict=True)
    ]
    assert lost == whom


@pytest.mark.parametrize("move", ["0", "1"])
def test_unless_another_player_does_something(table: Trial, move: str) -> None:
    hold(table, "Open: Bow a target Personality unless his controller loses 3 Honor.")
    table.begin().play("play Trial", "target Bear")
    assert table.asked.player == "Bob"
    table.play(table.offered[int(move)])
    assert (table.look("bear.bowed"), table.look("Bob.honor")) == ((True, 10) if move == "0" else (False, 7))


def test_another_player_does_it_to_all_that_is_his(table: Trial) -> None:
    for name in ("Hare", "Bear"):
        table.bob["in_play"].append({"card": name, "as": name.lower(), "bowed": True})
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "bowed": True})
    hold(table, "Open: Choose another player. That player straightens all of his Personalities.")
    table.begin().play("play Trial")
    assert [table.look(f"{name}.bowed") for name in ("ox", "hare", "bear")] == [True, False, False]


def test_something_for_each_of_his_followers(table: Trial) -> None:
    spears = [{"card": "Spears", "as": f"spears{number}"} for number in range(3)]
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "attachments": spears})
    hold(table, "Open: Target your Personality: For each of his Followers, gain 1 Honor.")
    table.begin().play("play Trial", "target Ox")
    assert table.look("Ann.honor") == 13


def test_transferred_from_one_to_the_other(table: Trial) -> None:
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "attachments": [{"card": "Spears", "as": "spears"}]})
    table.ann["in_play"].append({"card": "Elk", "as": "elk", "attachments": [{"card": "Blade", "as": "blade"}]})
    on(table, "Ox", "Open: Target your other Personality: Transfer an attachment from Ox to him.")
    table.begin().play("use Ox")
    assert [table.game.personality_of(table.handles[name]) for name in ("spears", "blade")] == [
        table.handles["elk"]
    ] * 2


def test_two_things_said_of_one_subject_last_as_long(table: Trial) -> None:
    on(table, "Ox", "Open: Ox loses Samurai and gains Ninja permanently.")
    table.begin().play("use Ox")
    assert "Ninja" in table.look("ox.keywords")
    assert "Samurai" not in table.look("ox.keywords")
    given = [each for each in walk(table.printed("Ox").program) if isinstance(each, Give)]
    assert [each.until for each in given] == ["permanent", "permanent"]


@pytest.mark.parametrize("until", ["until the end of the turn", "until the turn ends", "for the rest of the turn"])
def test_control_for_a_time(table: Trial, until: str) -> None:
    hold(table, f"Open: Take control of a target Personality {until}.")
    table.begin().play("play Trial", "target Bear")
    assert table.game.controller(table.handles["bear"]) == 0


def test_who_is_moved_home_bowed_is_moved_and_bowed() -> None:
    reading = read("Battle: Move a target enemy Personality home, bowed.", type="strategy")
    moved, bowed = (each for each in walk(reading.program) if isinstance(each, (Move, Bow)))
    assert moved == Move(bowed.what, "home")


@pytest.mark.parametrize(("mines", "force"), [(1, 3), (2, 4), (5, 5)])
def test_for_every_few_of_a_kind(table: Trial, mines: int, force: int) -> None:
    on(table, "Ox", "Ox has +1F for every two Holdings you control.")
    table.ann["in_play"] = [{"card": "Mine", "as": f"mine{at}"} for at in range(mines)]
    table.begin()
    assert table.look("ox.force") == force


def test_show_and_draw_another(table: Trial) -> None:
    fill(table, "ann", 0)
    hold(table, "Open: Draw a card. If it is a Follower, draw another card.")
    table.begin().play("play Trial")
    assert len(table.game.players[0].hand) == 2


def test_one_of_the_cards_drawn_is_discarded(table: Trial) -> None:
    fill(table, "ann", 2)
    hold(table, "Open: Draw two cards. Discard one of them.")
    table.begin().play("play Trial")
    assert len(table.offered) == 2  # not those that were there before
    table.play(table.offered[0])
    assert len(table.game.players[0].hand) == 3


@pytest.mark.parametrize("who", ["If he does not, he", "Each player who does not", "Any player who did not"])
@pytest.mark.parametrize("start", ["Each player", "Starting with you, each player"])
def test_each_player_who_did_not(table: Trial, who: str, start: str) -> None:
    fill(table, "ann", 1)
    fill(table, "bob", 1)
    hold(table, f"Open: {start} may discard a card. {who} loses 2 Honor.")
    table.begin().play("play Trial", "no", "yes")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (8, 10)


@pytest.mark.parametrize("who", ["If he does, he", "Each player who does"])
def test_each_player_who_did(table: Trial, who: str) -> None:
    fill(table, "ann", 1)
    fill(table, "bob", 1)
    hold(table, f"Open: Each player may lose 2 Honor. {who} draws two cards.")
    table.begin().play("play Trial", "yes", "yes")
    assert [len(player.hand) for player in table.game.players] == [3, 3]


@pytest.mark.parametrize(
    "who", ["Their controllers each lose", "Their controllers lose", "Each of their controllers loses"]
)
def test_two_targets_have_one_controller_who_loses_once(table: Trial, who: str) -> None:
    hold(table, f"Open: Bow two target Personalities. {who} 1 Honor.")
    table.begin().play("play Trial", "target Hare", "target Bear")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (10, 9)


def test_somebody_is_made_to_do_something(table: Trial) -> None:
    fill(table, "bob", 1)
    hold(table, "Open: You may have a target player draw a card.")
    table.begin().play("play Trial", "yes", "target Bob")
    assert len(table.game.players[1].hand) == 2


@pytest.mark.parametrize("some", ["any number of them", "up to three of those cards"])
def test_any_number_of_the_cards_looked_at(table: Trial, some: str) -> None:
    table.ann["fate_deck"] = ["Spears", "Blade", "Spears"]
    hold(table, f"Open: Look at the top two cards of your Fate deck. Put {some} into your hand.")
    table.begin().play("play Trial")
    assert table.offered == ["target Spears", "target Blade", "done"]
    table.play("target Blade", "done")
    assert [table.game.cards[card].definition.title for card in table.game.players[0].hand] == ["Blade"]
