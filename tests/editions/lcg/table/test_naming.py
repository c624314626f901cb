"""What choices call their cards."""

from __future__ import annotations

from rokugan.editions.lcg.table.game import LcgGame
from rokugan.testing import Table


def test_facedown_cards_of_one_province_are_one_choice() -> None:
    facedown = [{"card": title, "as": title.lower(), "face": "down"} for title in ("Ox", "Fox")]
    table = Table[LcgGame]("lcg")
    table.lay(
        "Ann", provinces=[{"card": "Borderlands Fortifications", "face": "up"}, {"cards": facedown}, {"card": "Hare"}]
    )
    table.start(phase="conflict").play("use Borderlands Fortifications")
    assert sorted(table.offered) == ["target Ann.P2", "target Ann.P3", "target Ann.P4"]
    table.play("target Ann.P2")
    table.step({"expect": {"Ann.P1.card": "ox"}})


def test_whose_title_somebody_has_seen() -> None:
    """His own hand he sees, and what lies open; a card in the other's hand he does not, nor one that is nowhere."""
    table = Table[LcgGame]("lcg")
    table.card("Prank", "event")
    table.lay("Ann", in_play=["Fox"])
    table.lay("Bob", hand=["Prank"])
    table.start(phase="conflict")
    assert [table.game.has_seen(seat, "fox") for seat in (0, 1)] == [True, True]
    assert [table.game.has_seen(seat, "prank") for seat in (0, 1)] == [False, True]
    assert not table.game.has_seen(0, "ogre")
