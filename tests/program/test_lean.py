"""Nodes are dataclasses whose methods are compiled when they are first called: frozen, and equal by their fields."""

from __future__ import annotations

import copy
import dataclasses
import pickle

import pytest

from rokugan import program as p
from rokugan.program.lean import dataclass as lean
from rokugan.program.node import Node


@lean(frozen=True, repr=False)
class Stone(Node):
    weight: int
    colour: str = "grey"
    found: str = dataclasses.field(default="", compare=False)


@lean(frozen=True, repr=False)
class Pebble(Stone):
    round: bool = True


@dataclasses.dataclass(frozen=True)
class Rock(Pebble):
    cliff: str = "north"


def test_fields_are_filled_in_by_place_and_by_name() -> None:
    stone = Stone(3, colour="red", form="a stone")
    assert (stone.weight, stone.colour, stone.found, stone.form) == (3, "red", "", "a stone")
    assert repr(Pebble(1, round=False)) == "Pebble(1, round=False)"
    with pytest.raises(TypeError, match="weight"):
        Stone()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="positional"):
        Stone(1, "red", "there", "form is given by name")  # type: ignore[call-arg]


def test_a_kind_has_its_own_methods_whichever_is_used_first() -> None:
    """The parent's must not become the child's."""
    assert Stone(1) == Stone(1)
    assert Pebble(1, round=False) != Pebble(1)
    assert Stone(1) != Pebble(1)
    assert hash(Pebble(1, round=False)) != hash(Pebble(1))


def test_wording_takes_no_part_in_comparing() -> None:
    assert Stone(1, found="here", form="x") == Stone(1)
    assert hash(Stone(1, found="here")) == hash(Stone(1))
    assert Stone(1) != "a stone 1"  # type: ignore[comparison-overlap]
    assert len({Stone(1), Stone(1), Stone(2)}) == 2


def test_nodes_are_frozen() -> None:
    stone = Stone(1)
    with pytest.raises(dataclasses.FrozenInstanceError, match="weight"):
        stone.weight = 2  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError, match="weight"):
        del stone.weight
    assert stone == Stone(1)


def test_what_takes_dataclasses_takes_nodes() -> None:
    stone = Pebble(1, "red")
    assert dataclasses.replace(stone, weight=2) == Pebble(2, "red")
    assert [each.name for each in dataclasses.fields(Pebble)] == ["form", "weight", "colour", "found", "round"]
    assert copy.deepcopy(stone) == pickle.loads(pickle.dumps(stone)) == stone
    match stone:
        case Pebble(weight, colour):
            assert (weight, colour) == (1, "red")
    assert p.Number(2) == dataclasses.replace(p.Number(1), value=2)


def test_a_plain_dataclass_may_be_derived_from_a_node() -> None:
    rock = Rock(9, cliff="south")
    assert rock == Rock(9, cliff="south") != Rock(9)
    with pytest.raises(dataclasses.FrozenInstanceError):
        rock.cliff = "east"  # type: ignore[misc]
