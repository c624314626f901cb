"""What options a game may have, and what a Stronghold gives its player."""

from __future__ import annotations

import pytest
from tests.editions.ccg.effects.sandbox import Sandbox

from rokugan.editions.ccg.turn.setup import enter_stronghold
from rokugan.editions.ccg.turn.variants import check_options
from rokugan.errors import RokuganError


@pytest.mark.parametrize("value", [True, False, None])
def test_a_flag_is_on_or_off_or_left_alone(value: bool | None) -> None:
    check_options("samurai", {"swift": value, "length": 7}, ("swift", "length"), ("swift",))


@pytest.mark.parametrize(("name", "value"), [("swift", 1), ("swift", "yes"), ("slow", True)])
def test_nothing_else_is_an_option(name: str, value: object) -> None:
    with pytest.raises(RokuganError, match=name):
        check_options("samurai", {name: value}, ("swift", "length"), ("swift",))


@pytest.mark.interpreted  # the sandbox has a frame of its own
@pytest.mark.rule("celestial.setup.03")
def test_who_has_a_stronghold_without_starting_honor_begins_with_none() -> None:
    sandbox = Sandbox()
    sandbox.game.take_out(sandbox.number("mill"))
    enter_stronghold(sandbox.game, 0, sandbox.number("mill"))
    assert (sandbox.look("Ann.honor"), sandbox.game.players[0].stronghold) == (0, sandbox.number("mill"))
