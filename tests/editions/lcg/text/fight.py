"""One table of the Living Card Game at several moments, and what the phrases of a text mean there.

Ann attacks Bob's Hill, a fire province, with the Ox and the Guard, and her Clerk is at home; Bob defends with the Grunt, and his
Fox is at home. Ann's own Dale is a water province, Bob's role is of air, and what he
holds in hand he cannot pay for. The text is always on Ann's Clerk or on Bob's Fox.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from rokugan.cards.lcg.files import lcg_definition
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.text.scene import Scene, Text
from rokugan.program.lcg.nodes import TextBox
from rokugan.testing import Table

DUELIST = (
    "Action: Choose a character controlled by your opponent – challenge that character to a military duel. "
    "Bow the loser of the duel."
)
ATTACK = ("Bob: declare political", "Bob: ring fire", "Bob: province P1", "Bob: attacker fox", "Bob: done")
NEXT = {
    "quiet": (),
    "declaring": ("Ann: declare military",),
    "fighting": (
        "Ann: ring air",
        "Ann: province P1",
        "Ann: attacker ox",
        "Ann: attacker guard",
        "Ann: done",
        "Bob: defender grunt",
        "Bob: done",
    ),
    "dueling": ("Ann: use guard",),
    "won": ("Ann: bid 1", "Bob: bid 1", "all pass"),
    "another": ("Ann: no", "Ann: no", "all pass", *ATTACK),
    "later": ("Ann: done", "all pass", "Bob: no", "all pass", "Ann: no conflict", "all pass", "Ann: choose military"),
}  # fmt: skip
"""The moves that lead to each moment from the one before."""


@cache
def table(moment: str = "fighting") -> Table[LcgGame]:
    """The table at that moment. Nobody changes it."""
    laid: Table[LcgGame] = Table("lcg")
    laid.card("Guard", "character", cost=3, military=3, political=1, glory=2, traits=["bushi"], text=DUELIST)
    laid.card(
        "Fox",
        "character",
        cost=2,
        military=2,
        political=2,
        glory=1,
        text="Action: During the fate phase – gain 1 honor.",
    )
    hill = {"province": {"title": "Hill", "strength": 2, "element": "fire"}}
    dale = {"province": {"title": "Dale", "strength": 9, "element": "water"}}
    own: list[Any] = [{"card": "Ox", "fate": 2}, {"card": "Guard", "fate": 1}, {"card": "Clerk", "fate": 3}]
    laid.lay("Ann", honor=10, fate=5, provinces=[dale], in_play=own, dial=3)
    laid.lay(
        "Bob", honor=9, fate=4, provinces=[hill], in_play=[{"card": "Grunt", "fate": 1}, {"card": "Fox", "fate": 1}]
    )
    laid.card("Keeper", "role", traits=["keeper", "air"])
    laid.card("Omen", "event", side="conflict", cost=9, text="Action: Gain 1 honor.")
    laid.card("Ogre", "character", side="conflict", cost=9, military=9, political=0)
    laid.lay("Bob", role="Keeper", hand=["Omen", "Ogre"])
    laid.start(phase="conflict")
    for each, moves in NEXT.items():
        laid.step(*moves)
        if each == moment:
            break
    return laid


def number(name: str, moment: str = "fighting") -> int:
    """The number of a card."""
    return int(table(moment).look(f"{name}.number"))


def read(text: str, type: str = "character") -> TextBox:
    """The program of a text that is understood."""
    card = lcg_definition({"title": "It", "type": type, "text": text}, "here")
    assert not card.unread, card.unread
    assert isinstance(card.program, TextBox)
    return card.program


def scene(game: LcgGame, program: TextBox, seat: int = 0) -> Scene:
    """Where a text of Ann's Clerk is read, or one of Bob's Fox."""
    ability = program.abilities[0] if program.abilities else program
    return Scene(game, Text(ability), number("clerk" if seat == 0 else "fox"), seat, [])
