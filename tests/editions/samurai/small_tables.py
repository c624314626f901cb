"""Two tables of Samurai Edition on which small rules are asked: a war, and peace."""

from __future__ import annotations

from tests.editions.ccg.text.war import war

from rokugan import program as p
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import (
    province_thing,
)
from rokugan.testing import Table

THIS, SLOT = p.Ref("this"), p.Ref("slot", 0)
ANYBODY, HIS = p.Noun(("personality",)), p.Noun(("personality",), whose="your")
FIRST, SECOND = province_thing(1, 0), province_thing(1, 1)
SOMEBODY = p.Target(ANYBODY, 0)


def anew() -> tuple[CcgGame, dict[str, int]]:
    """The war, to be played with."""
    return war().game.clone(), war().handles


def fen(game: CcgGame) -> int:
    """The Region in the war."""
    return game.players[1].provinces[1].region


def peace() -> Table[CcgGame]:
    """Two Personalities in the Action Phase."""
    table: Table[CcgGame] = Table("samurai")
    table.lay("Ann", in_play=["Ox"], hand=["Pause"])
    table.lay("Bob", in_play=["Bear"])
    return table.start()
