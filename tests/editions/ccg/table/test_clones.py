"""Nothing of a game is lost in its clone: whatever is changed in one part is found changed in the copy of that part."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from tests.editions.ccg.trials import EDITIONS

import rokugan
from rokugan.core.frames import Shared
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.table.action import Action, Duel, Event
from rokugan.editions.ccg.table.event_kinds import BOW
from rokugan.editions.ccg.table.game import CcgGame

# Copied part by part, made anew, or the same for all clones.
APART = frozenset(
    (
        "players",
        "provinces",
        "stack",
        "states",
        "tiles",
        "delayed",
        "decision",
        "values",
        "depth",
        "names",
        "visibility",
        "FIELDS",
        "TOLD",
        "WATCHFUL",
        "FLEETING",
        "asked_keywords",  # empty whenever a game waits
    )
)


def parts(thing: object) -> list[str]:
    """The names of what an object holds, but caches, methods and properties."""
    return [
        name
        for name in dir(thing)
        if not name.startswith("_")
        and name not in APART
        and not callable(getattr(thing, name))
        and not isinstance(getattr(type(thing), name, None), property)
    ]


def other(value: object) -> object:
    """Another value of the same kind; None if there is no simple one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list):
        return [*value, *value] or [()]
    if isinstance(value, tuple):  # of numbers one of the same length: a place on the board has two
        return (
            tuple(other(each) for each in value) if value and isinstance(value[0], int) else (*value, *value) or ((),)
        )
    if isinstance(value, dict):
        return {**value, 987: ()}
    return value | {987} if isinstance(value, frozenset) else None


def fresh_copy(record: Shared) -> Shared:
    return record.copy({})


def middle(edition: str) -> CcgGame:
    """A game under way."""
    game: CcgGame = rokugan.new_game(edition, seed=5)
    chance = Randomness(5)
    for _ in range(120):
        if game.decision is not None:
            game.choose(chance.below(len(game.decision.choices)))
    assert game.decision is not None
    return game


def check(thing: object, copy: Callable[[], object]) -> None:
    """Change each part of a thing in turn, and look for it in the copy."""
    for name in parts(thing):
        before = getattr(thing, name)
        changed = other(before)
        if changed is not None:
            try:
                setattr(thing, name, changed)
            except AttributeError:  # a property, which is found among the attributes where the engine is compiled
                continue
            assert getattr(copy(), name) == changed, f"{type(thing).__name__}.{name}"
            setattr(thing, name, before)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_clone_has_all_of_the_game(edition: str) -> None:
    game = middle(edition)
    check(game, game.clone)


@pytest.mark.parametrize("edition", EDITIONS)
def test_copies_of_players_provinces_cards_and_tiles_have_all_of_them(edition: str) -> None:
    game = middle(edition)
    player = game.players[0]
    check(player, player.copy)
    check(player.provinces[0], player.provinces[0].copy)
    for state in game.states.values():
        check(state, state.copy)
    for tile in getattr(game, "tiles", {}).values():
        check(tile, tile.copy)


def test_copies_of_an_action_have_all_of_its_records_and_share_none() -> None:
    action = Action(0, -1, None)
    action.targets.slots = [[1], None]
    for record in (action, action.targets, action.payment, action.ranged, action.results, action.manner):
        check(record, partial(fresh_copy, record))
    for name in ("targets", "payment", "ranged", "results", "manner"):
        assert getattr(action.copy({}), name) is not getattr(action, name)
    action.payment.surcharge, action.ranged.strength, action.manner.firm = 2, 3, True
    action.results.found.append(7)
    action.targets.slots = [None, [8]]
    action.event, action.duel = Event(BOW, [9]), Duel(1, 2, "chi")
    copy = action.copy({})
    assert copy.event is not None
    assert copy.event is not action.event
    assert copy.event.things == [9]
    assert copy.duel is not None
    assert copy.duel is not action.duel
    assert copy.duel.challenged == 2
    assert copy.targets.slots == [None, [8]]
    assert copy.targets.slots[1] is not action.targets.slots[1]
    found = (copy.payment.surcharge, copy.ranged.strength, copy.manner.firm, copy.results.found)
    assert found == (2, 3, True, [7])


def test_a_clone_of_a_game_that_is_over_is_over() -> None:
    game = rokugan.new_game("celestial", seed=1)
    game.end(1, "honor")
    assert game.clone().outcome == game.outcome is not None


def test_to_look_at_an_action_does_not_change_the_game() -> None:
    """A record that is only read, and so made, is the same as one that was never asked for."""
    game = middle("celestial")
    action = Action(0, -1, None)
    game.push(RunEffects(action, (), "effect"))
    before = game.hash()
    assert (action.payment.surcharge, action.ranged.strength, action.manner.firm) == (0, 0, False)
    assert game.hash() == before
    action.payment.surcharge = 1
    assert game.hash() != before
