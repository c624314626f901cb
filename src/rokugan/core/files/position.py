"""Small checks on written positions: every mistake gets one sentence with the place and the remedy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from rokugan.catalogue import say
from rokugan.errors import ScenarioError, quote


def known_keys(entry: object, keys: Iterable[str], where: str) -> Mapping[str, Any]:
    """The mapping that is written there. A key that nobody knows is refused, with the nearest one that exists."""
    if not isinstance(entry, Mapping):
        raise ScenarioError(say("files.expected_a_mapping_such_as_found", where=where, found=quote(entry)))
    names = list(keys)
    for key in entry:
        if key not in names:
            near = get_close_matches(str(key), names, 1)
            remedy = (
                say("files.did_you_mean", near=near[0]) if near else say("files.the_keys_here", names=", ".join(names))
            )
            raise ScenarioError(say("files.unknown_key", where=where, word=key, remedy=remedy))
    return entry


COMMON_KEYS = (
    "title", "rules", "shows", "edition", "options", "seed", "cast", "cards", "players", "phase", "turn", "active",
    "first_player", "script",
)  # fmt: skip
"""What a position of every edition may say."""


def parts_of(scenario: Mapping[str, Any], own: Iterable[str], edition: str, where: str) -> None:
    """Refuse a part of a position that this edition does not have, though another one may: what no edition knows was refused
    when the file was read."""
    known = (*COMMON_KEYS, *own)
    for key in scenario:
        if key not in known:
            raise ScenarioError(say("files.no_part_of_this_edition", where=where, word=key, edition=edition))


def entry_list(value: object, where: str) -> list[Any]:
    """A list, or a ScenarioError."""
    if not isinstance(value, list):
        raise ScenarioError(say("files.expected_a_list_found", where=where, found=quote(value)))
    return value


def number(value: object, where: str) -> int:
    """A whole number, or a ScenarioError."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ScenarioError(say("files.expected_a_whole_number_found", where=where, found=quote(value)))
    return value
