"""The variants and optional rules that a game is played with: only those that its edition has, each of its kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rokugan.catalogue import say
from rokugan.errors import RokuganError, quote

TURNS = "turns"  # the option that every edition has
MOST_TURNS = 1_000_000


def check_options(edition: str, options: Mapping[str, Any], known: tuple[str, ...], flags: tuple[str, ...]) -> None:
    """Refuse an option that the edition has not, and a flag that is neither on nor off."""
    for name, value in options.items():
        if name not in known:
            raise RokuganError(
                say("refusals.has_no_option", edition=edition, name=quote(name), options=", ".join((*known, TURNS)))
            )
        if name in flags and value is not None and not isinstance(value, bool):
            raise RokuganError(say("refusals.the_option_is_true_or_false", name=quote(name), found=quote(value)))
