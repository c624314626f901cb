"""What is known to come of an answer stands beside it, and nothing of it comes from what its player may not know."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.core.foresight import MOST_STEPS, TriedAnswer, difference, foreseen, shorten, view_ahead
from rokugan.core.game import ANYBODY, PASS, Automatic, Game
from rokugan.errors import EndlessLoop
from rokugan.testing import Table


def ahead(table: Table[Game]) -> dict[str, Any]:
    """Of every answer what is foreseen."""
    asked = table.game.asked()
    return dict(zip(asked.options, foreseen(table.game, asked.player), strict=True))


def battle(*hand: str, strength: int = 7, other: str = "Bear", other_hand: tuple[str, ...] = ()) -> Table[Game]:
    """Ox of Ann attacks a province of Bob."""
    table: Table[Game] = Table("celestial")
    table.card("Wind", "strategy", text="Battle: Give your target Personality +3F.")
    table.card("Blow", "strategy", text="Battle: Bow a target enemy Personality.")
    table.card("Luck", "strategy", text="Battle: Give your target Personality +1F. Draw a card.")
    table.card("Guard", "strategy", text="Reaction: Before another player's action resolves: Negate its effects.")
    attacking = {"at": "Bob.P1", "side": "attacking"}
    table.lay(
        "Ann", hand=list(hand), in_play=[{"card": "Ox", **attacking}, {"card": "Stag", **attacking}], fate_deck_size=5
    )
    defending = {"at": "Bob.P1", "side": "defending"}
    table.lay("Bob", hand=list(other_hand), provinces=[{"strength": strength}], in_play=[{"card": other, **defending}])
    table.start(phase="attack").step("Ann: fight P1")
    while table.game.asked().player != "Ann":
        table.play("pass")
    return table


def force(table: Table[Game], name: str) -> int:
    return int(table.look(f"{name}.force"))


def test_a_bonus_tells_the_value_and_the_sum_of_the_battle() -> None:
    table = battle("Wind")
    ox, stag, bear = (force(table, name) for name in ("ox", "stag", "bear"))
    table.play("play Wind")
    then = ahead(table)["target Ox"]
    assert list(then["cards"].values()) == [{"force": [ox, ox + 3]}]
    field = then["battlefields"]["Bob.P1"]
    assert (field["attacking"], field["defending"], field["strength"]) == (ox + stag + 3, bear, 7)
    assert field["if_all_pass"]["winner"] == ("attacking" if ox + stag + 3 > bear else "defending")
    shown = view_ahead(table.game, "Ann")["decision"]["choices"]
    assert [each["then"] for each in shown if each["move"] == "target Ox"] == [then]
    assert "then" not in str(view_ahead(table.game, "Bob")["decision"])


def test_who_is_bowed_adds_nothing_to_his_army() -> None:
    table = battle("Blow")
    bear = force(table, "bear")
    then = ahead(table)["play Blow"]  # there is one target: it is aimed at by itself
    assert list(then["cards"].values()) == [{"force": [bear, 0], "bowed": [False, True]}]
    assert then["battlefields"]["Bob.P1"]["defending"] == 0


def test_a_trial_ends_before_a_card_is_drawn_that_nobody_knows() -> None:
    table = battle("Luck")
    table.play("play Luck")
    ox = force(table, "ox")
    then = ahead(table)["target Ox"]
    assert list(then["cards"].values()) == [{"force": [ox, ox + 1]}]
    assert table.look("Ann.hand") == 0


def test_what_the_other_has_in_hand_changes_nothing() -> None:
    told = []
    for hand in ((), ("Guard",), ("Blow",)):
        table = battle("Wind", other_hand=hand)
        table.play("play Wind")
        told.append(ahead(table))
    assert told[0]
    assert told[0] == told[1] == told[2]


def test_an_assignment_tells_what_it_comes_to() -> None:
    table: Table[Game] = Table("celestial")
    table.lay("Ann", in_play=["Ox"])
    table.lay("Bob", provinces=[{"strength": 3}, {"strength": 2}])
    table.start(phase="attack").step("Ann: attack Bob")
    ox = force(table, "ox")
    for move, strength in (("assign Ox to P1", 3), ("assign Ox to P2", 2)):
        then = ahead(table)[move]["battlefields"]
        [field] = then.values()
        assert (field["attacking"], field["strength"]) == (ox, strength)
        assert field["if_all_pass"]["province_falls"] == (ox > strength)


def test_a_strike_tells_nothing_of_cards_that_lie_face_down() -> None:
    table: Table[Game] = Table("celestial")
    table.card(
        "Gauntlet",
        "strategy",
        text="Limited: Target your Personality: He challenges a target Personality. The loser is destroyed.",
    )
    for number in range(6):
        table.card(f"Focus {number}", "strategy", focus_value=number)
    mine, theirs = ["Focus 1", "Focus 2", "Focus 3"], ["Focus 0", "Focus 4", "Focus 5"]
    table.lay("Ann", hand=["Gauntlet"], fate_deck=mine, fate_deck_size=3, in_play=["Ox"])
    table.lay("Bob", fate_deck=theirs, fate_deck_size=3, in_play=["Bear"])
    table.start(phase="action").play("play Gauntlet")
    assert table.game.asked().player == "Bob"
    focusing = ahead(table)
    assert (
        focusing["focus Focus 5"]["duel"]["challenged"]["total"]
        == focusing["focus Focus 4"]["duel"]["challenged"]["total"] + 1
    )
    assert "cards" in focusing["strike"]  # nothing lies face-down: who loses is known
    table.play("focus Focus 5")
    assert table.game.asked().player == "Ann"
    assert "cards" not in ahead(table)["strike"]


def test_a_bid_of_the_other_is_not_foreseen() -> None:
    table: Table[Game] = Table("lcg")
    table.start(phase="draw")
    first = table.game.asked().player
    while table.game.asked().kind != "bid":
        table.play("pass")
    told = []
    for bid in ("1", "5"):
        game = table.game.clone()
        game.play(f"bid {bid}")
        asked = game.asked()
        assert asked.kind == "bid"
        assert asked.player != first
        told.append(foreseen(game, asked.player))
    assert told[0] == told[1]
    assert not any("players" in each for each in told[0])


def test_looking_ahead_changes_nothing() -> None:
    table = battle("Wind", "Blow")
    before = table.game.hash()
    ahead(table)
    assert table.game.hash() == before


def test_of_many_cards_only_some_are_told_first_those_that_the_answer_names() -> None:
    four = {name: {"bowed": [False, True]} for name in "abcd"}
    told: dict[str, Any] = {"cards": dict(four)}
    shorten(told, ["d"])
    assert told == {"cards": four}
    told = {"cards": {**four, "e": {"gone": True}}}
    shorten(told, ["e", "b", "x"])
    assert list(told["cards"]) == ["e", "b", "a", "c"]
    assert told["more"] == 1
    told = {}
    shorten(told, ["a"])
    assert told == {}


def test_what_was_not_there_before_is_no_change() -> None:
    before = {"cards": {"c1": {"force": 2}}}
    after = {"cards": {"c1": {"force": 2, "chi": 3}, "c2": {"force": 1}}}
    assert difference(before, after) == {}
    assert difference(before, {"duel": {"now": {"chi": 3}}, **before}) == {"duel": {"now": {"chi": 3}}}


def test_only_who_is_asked_looks_ahead() -> None:
    table = battle("Wind")
    assert any("then" in each for each in view_ahead(table.game, "Ann")["decision"]["choices"])
    assert view_ahead(table.game, "Bob") == table.game.view("Bob")
    assert view_ahead(table.game, None) == table.game.view(None)


def test_an_answer_that_leads_into_a_circle_is_not_foreseen_and_costs_little() -> None:
    table: Table[Game] = Table("celestial")
    text = "Open: Bow this card.\nAfter this card bows, straighten it.\nAfter this card straightens, bow it."
    table.card("Wheel", "personality", text=text, force=2, chi=2)
    table.lay("Ann", in_play=["Wheel"], fate_deck_size=5)
    table.start(phase="action")
    looked = []
    steps = TriedAnswer.look

    def look(trial: TriedAnswer) -> None:
        looked.append(trial.steps)
        steps(trial)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(TriedAnswer, "look", look)
        shown = view_ahead(table.game, "Ann")
    assert [each["move"] for each in shown["decision"]["choices"] if "then" in each] == []
    assert len(looked) < 3 * MOST_STEPS
    with pytest.raises(EndlessLoop):
        table.game.play("use Wheel")


@pytest.mark.interpreted  # compiled code does not ask a list of one's own for its entries
def test_what_was_looked_at_in_a_trial_is_not_looked_at_again() -> None:
    """The entries of `automatic` grow with every step; each is read once, not once for every step."""

    class Counting(list[Automatic]):
        read = 0

        def __getitem__(self, place: Any) -> Any:
            Counting.read += 1
            return super().__getitem__(place)

    trial = TriedAnswer(battle("Wind").game.clone(), 0, [])
    trial.game.automatic = Counting()
    for at in range(500):
        trial.game.automatic.append(Automatic(ANYBODY, PASS, at))
        assert not trial.passed_by()
    assert Counting.read == 500
