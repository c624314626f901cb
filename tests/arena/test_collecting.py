"""Garbage is collected seldom while games are played, and as before afterwards."""

from __future__ import annotations

import gc

import pytest

from rokugan.arena.collecting import SELDOM, collecting_seldom
from rokugan.arena.simulation import pairing, simulate


def test_garbage_is_collected_seldom_meanwhile_and_as_before_afterwards() -> None:
    before = gc.get_threshold()
    gc.unfreeze()
    with collecting_seldom():
        assert gc.get_threshold() == SELDOM
        assert gc.get_freeze_count() > 0
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)


def test_what_was_set_aside_before_stays_so() -> None:
    gc.freeze()
    with collecting_seldom():
        pass
    assert gc.get_freeze_count() > 0
    gc.unfreeze()


def test_a_simulation_that_fails_leaves_the_collector_as_it_was() -> None:
    before = gc.get_threshold()
    seen: list[tuple[int, int, int]] = []

    def fail() -> None:
        seen.append(gc.get_threshold())
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(pairing("celestial", turn_limit=1), games=2, done=fail)
    assert seen == [SELDOM]
    assert gc.get_threshold() == before
