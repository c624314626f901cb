"""The ids by which viewers follow cards."""

from __future__ import annotations

from rokugan.core.sight import Sight


def seen_by_both() -> Sight:
    """Two viewers and two cards; both viewers see card 1, then card 0."""
    sight = Sight(2)
    sight.seat(2)
    sight.see(1, 0b11)
    sight.see(0, 0b11)
    return sight


def test_ids_count_up_by_what_the_viewer_sees() -> None:
    sight = seen_by_both()
    assert [sight.name(0, card) for card in (0, 1)] == ["c2", "c1"]
    sight.see(1, 0b11)
    assert sight.name(0, 1) == "c1"


def test_an_id_is_taken_back_and_never_given_again() -> None:
    sight = seen_by_both()
    sight.keep(1, 0b10)
    assert [sight.name(viewer, 1) for viewer in (0, 1)] == ["", "c1"]
    assert (sight.find(0, "c1"), sight.find(1, "c1")) == (-1, 1)
    sight.see(1, 0b01)
    assert sight.name(0, 1) == "c3"
    assert (sight.name_then(0, 1, 2), sight.name_then(0, 1, 3), sight.name_then(1, 1, 1)) == ("", "c3", "c1")


def test_what_is_no_id_finds_nothing() -> None:
    sight = seen_by_both()
    for name in ("", "c", "c0", "2", "x1", "c1x", "c²", "c3", "C1", "c" + "9" * 5000):
        assert sight.find(0, name) == -1, name
    assert sight.find(0, "c2") == 0
    sight.last = [10**10 - 2] * 2
    sight.seat(4)
    sight.see(2, 0b11)
    sight.see(3, 0b11)
    assert (sight.find(0, "c9999999999"), sight.find(0, "c10000000000")) == (2, -1)  # no game has so many cards


def test_a_copy_sees_on_its_own() -> None:
    sight = seen_by_both()
    copy = sight.copy()
    copy.keep(0, 0)
    assert sight.name(0, 0) == "c2"
    assert copy.name(0, 0) == ""
