"""What messages show of the input: never more than 80 characters, and nothing that a terminal would obey."""

from __future__ import annotations

from rokugan.errors import MOST_QUOTED, brief, quote


def test_control_characters_do_not_reach_the_terminal() -> None:
    for shown in (quote("a\x1b[2J\nb\u202e"), brief("a\x1b[2J\nb\u202e")):
        assert shown.isprintable()


def test_the_length_is_bounded() -> None:
    for value in ("x" * 10**6, ["x"] * 10**5, {"a": "x" * 10**6}, "\x00" * 500, "é" * 500):
        assert len(quote(value)) <= MOST_QUOTED
        assert len(brief(value)) <= MOST_QUOTED
