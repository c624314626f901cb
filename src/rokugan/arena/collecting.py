"""How often Python looks for garbage that refers to itself: where thousands of games are played one after the other, seldom.

What is loaded (the engine and its cards, some hundred thousand objects) stays for good, and games make hardly any such garbage:
by default the collector looks through all of it again and again.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (50_000, 20, 100)


def collect_seldom() -> None:
    """Set aside what there is now, and collect seldom from now on."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Collect seldom meanwhile."""
    before, was_frozen = gc.get_threshold(), gc.get_freeze_count() > 0
    collect_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        if not was_frozen:  # else somebody else has set things aside, and they are to stay so
            gc.unfreeze()
