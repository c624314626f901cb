"""One source of chance."""

from __future__ import annotations

from rokugan.core.randomness import Randomness

STEP = 0x9E3779B97F4A7C15


def test_every_state_has_a_seed_that_a_file_can_say() -> None:
    for state in (0, 1, (1 << 63) - 1, 1 << 63, (1 << 64) - 1):
        dice = Randomness(state)
        assert -(1 << 63) <= dice.seed() < 1 << 63
        assert Randomness(dice.seed()).state == state


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    """Of 64 bits the last one is left over when three divide them."""
    last = (1 << 64) - 1
    dice = Randomness(before(last))
    assert dice.copy().next() == last
    dice.below(3)
    assert dice.used == 2
    fair = Randomness(before(last - 1))
    fair.below(3)
    assert fair.used == 1


def before(number: int) -> int:
    """The state whose next number is this one: the three stirrings undone, last first."""
    mask = (1 << 64) - 1

    def unshifted(value: int, by: int) -> int:
        found = value
        for _ in range(64 // by + 1):
            found = value ^ (found >> by)
        return found

    value = unshifted(number, 31)
    value = unshifted(value * pow(0x94D049BB133111EB, -1, 1 << 64) & mask, 27)
    value = unshifted(value * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & mask, 30)
    return (value - STEP) & mask
