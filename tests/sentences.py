"""What bad input must give: one sentence, an error of ours, never another exception."""

from __future__ import annotations

from collections.abc import Callable

from rokugan.errors import MOST_QUOTED, RokuganError

MARK = "Q" * 500
"""Input that is longer than what a message may quote of it."""


def complaint(call: Callable[[], object], *, longest: int = 700) -> str:
    """What the call complains of, or nothing if it does not; the sentence is checked to be one."""
    try:
        call()
    except RokuganError as error:
        said = str(error)
    else:
        return ""
    if "\n" in said or not said.strip():
        raise AssertionError(f"not one line: {said!r}")
    if MARK[:MOST_QUOTED] in said:
        raise AssertionError(f"quotes more than {MOST_QUOTED} characters: {said!r}")
    if len(said) > longest:
        raise AssertionError(f"too long: {said!r}")
    return said
