"""Data against typed structures: the sentence names the path of the field, what was expected and what was found."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, inspect

from rokugan.core.files.scenario_form import check_file
from rokugan.core.files.shapes import check, fits, same_family
from rokugan.errors import ScenarioError


def scenario(**changes: Any) -> dict[str, Any]:
    players = [{"name": "Ann"}, {"name": "Bob"}]
    return {"edition": "celestial", "players": players, "script": [], **changes}


def player(**changes: Any) -> dict[str, Any]:
    return scenario(players=[{"name": "Ann", **changes}, {"name": "Bob"}])


def in_play(**changes: Any) -> dict[str, Any]:
    return player(in_play=[{"card": "Ox", **changes}])


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (player(hand=1), "players[0].hand: expected a list, found 1."),
        (player(hand="Ox"), "players[0].hand: expected a list, found 'Ox'."),
        (player(hand=[[1]]), "players[0].hand[0]: expected text or a mapping, found [1]."),
        (player(name=3), "players[0].name: expected text, found 3; put it in quotes."),
        (player(name=""), "players[0].name: expected text of 1 to 60 characters, found ''."),
        (player(hand=["x" * 5000]), "players[0].hand[0]: expected text of 1 to 300 characters, found 'xxx"),
        (player(provinces=[{}] * 13), "players[0].provinces: expected a list of at most 12, found 13."),
        (player(honor="many"), "players[0].honor: expected a whole number from -10000 to 10000, found 'many'."),
        (player(honor=True), "players[0].honor: expected a whole number from -10000 to 10000, found True."),
        (player(favor="maybe"), "players[0].favor: expected true or false or military or political, found 'maybe'."),
        (player(fate_deck_size=-1), "players[0].fate_deck_size: expected a whole number from 0 to 1000, found -1."),
        (player(fate_deck_size=10**9), "players[0].fate_deck_size: expected a whole number from 0 to 1000"),
        (player(provinces=[None]), "players[0].provinces[0]: expected a mapping, found None."),
        (
            player(provinces=[{"face": "sideways"}]),
            "players[0].provinces[0].face: expected down or up, found 'sideways'.",
        ),
        (player(hnad=[]), "players[0]: unknown key `hnad`; did you mean `hand`?"),
        (player(hand=[{"card": "Ox", "bowed": True}]), "players[0].hand[0]: unknown key `bowed`"),
        (player(paths={"military": "two"}), "players[0].paths.military: expected a whole number"),
        (in_play(bowed="maybe"), "players[0].in_play[0].bowed: expected true or false, found 'maybe'."),
        (in_play(tokens=5), "players[0].in_play[0].tokens: expected a mapping, found 5."),
        (in_play(tokens={"+1F": "x"}), "players[0].in_play[0].tokens.+1F: expected a whole number"),
        (in_play(**{"as": [1]}), "players[0].in_play[0].as: expected text, found [1]."),
        (in_play(attachments={}), "players[0].in_play[0].attachments: expected a list, found {}."),
        (in_play(side="left"), "players[0].in_play[0].side: expected attacking or defending, found 'left'."),
        (player(in_play=[{"as": "ox"}]), "players[0].in_play[0]: the key `card` is missing."),
        (scenario(turn=-5), "turn: expected a whole number from 0 to 10000, found -5."),
        (scenario(tiles=[None]), "tiles[0]: expected a mapping, found None."),
        (scenario(tiles=[{"title": "X", "at": [1]}]), "tiles[0].at: expected a list of 2, found [1]."),
        (scenario(options=1), "options: expected a mapping, found 1."),
        (scenario(script={}), "script: expected a list, found {}."),
        (scenario(script=[7]), "script[0]: a step must be one of"),
        (scenario(script=[{"Ann": ["pass"]}]), "script[0].Ann: expected"),
        (scenario(script=[{"expect": [1]}]), "script[0].expect: expected a mapping, found [1]."),
        (scenario(script=[{"offered": {"player": 1}}]), "script[0].offered: player: expected text"),
        (scenario(script=[{"name": {"created#1": 3}}]), "script[0].name: created#1: expected text"),
        (scenario(cases=[{"title": "x", "turn": "y"}]), "case 'x': turn: expected a whole number"),
        ([], "expected a mapping, found []."),
        (None, "expected a mapping, found None."),
        (player(**{"x" * 5000: 1}), "players[0]: unknown key `xxxx"),
    ],
)
def test_what_is_not_of_its_kind(data: Any, sentence: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        check_file(data, "my.yaml")
    assert str(caught.value).startswith((f"my.yaml: {sentence}", f"my.yaml, {sentence}"))
    assert len(str(caught.value)) < 600


def test_all_fields_of_the_notation_are_known() -> None:
    """Also those of the Living Card Game, which no edition reads yet."""
    check_file(
        scenario(
            edition="lcg",
            rings={"air": {"fate": 1, "claimed_by": "Ann"}},
            first_player="Ann",
            players=[
                {
                    "name": "Ann",
                    "honor": 11,
                    "fate": 3,
                    "favor": "military",
                    "role": "Keeper of Air",
                    "dial": 3,
                    "stronghold": {"title": "House", "honor": 11, "fate": 7, "influence": 10, "strength_bonus": 2},
                    "stronghold_province": {"title": "Gate", "strength": 4, "element": "air", "text": ""},
                    "provinces": [
                        {
                            "province": {
                                "title": "Pass",
                                "strength": 3,
                                "element": "fire",
                                "face": "up",
                                "broken": False,
                            },
                            "card": "Ox",
                            "as": "x",
                            "face": "up",
                        },
                        {"province": "Keep"},
                    ],
                    "in_play": [
                        {"card": "Ox", "fate": 2, "honored": True, "dishonored": False, "attachments": ["Fan"]}
                    ],
                    "conflict_deck": ["Fan"],
                    "conflict_deck_size": 0,
                    "conflict_discard": [],
                },
                {"name": "Bob"},
            ],
        ),
        "lcg.yaml",
    )


class Shape(Struct, forbid_unknown_fields=True):
    """A field of each kind."""

    anything: Any = None
    nothing: None = None
    share: float = 0.5
    count: int = 0
    least: Annotated[int, Meta(ge=1)] = 1
    most: Annotated[int, Meta(le=9)] = 1
    within: Annotated[int, Meta(ge=1, le=9)] = 1
    word: Literal["up", "down"] = "up"
    pair: tuple[int, str] = (1, "")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"anything": [{}], "nothing": None, "share": 1, "count": -5, "least": 1, "most": 9, "word": "down"}, ""),
        ({"anything": None, "share": 2.5, "least": 1000, "most": -1000, "within": 1, "pair": [2, "x"]}, ""),
        ({"within": 9}, ""),
        ({"nothing": 3}, "nothing: expected"),
        ({"share": True}, "share: expected"),
        ({"share": "half"}, "share: expected"),
        ({"count": 1.5}, "count: expected a whole number, found 1.5."),
        ({"count": True}, "count: expected a whole number, found True."),
        ({"least": 0}, "least: expected a whole number, found 0."),
        ({"most": 10}, "most: expected a whole number, found 10."),
        ({"within": 0}, "within: expected a whole number from 1 to 9, found 0."),
        ({"within": 10}, "within: expected a whole number from 1 to 9, found 10."),
        ({"word": ["up"]}, "word: expected down or up, found ['up']."),
        ({"word": "left"}, "word: expected down or up, found 'left'."),
        ({"pair": [1]}, "pair: expected a list of 2, found [1]."),
        ({"pair": [1, 2]}, "pair[1]: expected text, found 2; put it in quotes."),
        ({"pair": 3}, "pair: expected a list of 2, found 3."),
        ({"pair": "ab"}, "pair: expected a list of 2, found 'ab'."),
        # What fits stands before what does not: the sentence is of the first place that is wrong.
        (
            {"anything": 1, "nothing": None, "share": 1, "least": 1, "most": 9, "within": 9, "count": "x"},
            "count: expected",
        ),
    ],
)
def test_every_kind_of_field_says_what_it_takes(data: dict[str, Any], sentence: str) -> None:
    if not sentence:
        assert isinstance(check(data, Shape, "here", ScenarioError), Shape)
        return
    with pytest.raises(ScenarioError) as error:
        check(data, Shape, "here", ScenarioError)
    assert str(error.value).startswith(f"here: {sentence}")


def test_a_fraction_is_no_whole_number() -> None:
    """Not where one of a few numbers stands, though it is equal to one; nor was a whole number meant by it."""
    assert [fits(value, inspect.LiteralType((1, 2))) for value in (1, 1.0, 3)] == [True, False, False]
    assert [same_family(value, inspect.IntType()) for value in (5, 1.5, True, None)] == [True, False, False, False]
