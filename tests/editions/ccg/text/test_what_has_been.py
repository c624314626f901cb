"""What has happened to a thing, and what earlier actions did, as later texts ask for it; on one table (`doings.py`)."""

from __future__ import annotations

from tests.editions.ccg.text.doings import deed, field, happening, reader, thing

from rokugan import program as p
from rokugan.editions.ccg.table.event_kinds import (
    ASSIGN,
    BATTLE_RESOLUTION,
    BOW,
    DESTROY,
    DESTROY_PROVINCE,
    ENGAGE,
    PERFORM,
    RESOLVE,
    TARGET,
)
from rokugan.editions.ccg.table.ids import (
    NO_SIDE,
)
from rokugan.editions.ccg.text.happened import triggers
from rokugan.editions.ccg.text.happened.deeds import deed_fits, deed_of
from rokugan.editions.ccg.text.happened.past import in_past
from rokugan.program.words import PastVerb, Period

RUSE = deed("ruse", ("begin", "ruse"), ("bow", "hare"), targets=("hare",), performers=("archer",))
YOURS = p.Noun(("personality",), whose="your")
MONK = p.Noun(("personality",), (p.HasKeyword("Monk"),))


def test_what_was_destroyed_and_lost() -> None:
    """Provinces that lie destroyed were so in this game; this turn only what the turn has seen."""
    game = field().game.clone()
    lost = thing("Bob.P3")
    game.province(lost).destroyed = True

    def past(verb: PastVerb, name: str, period: Period) -> bool:
        return in_past(game, reader(), p.Past(verb, period), thing(name))

    assert past("destroy", "Bob.P3", "game")
    assert past("lose province", "Bob", "game")
    assert not past("destroy", "Bob.P3", "turn")
    assert not past("lose province", "Bob", "turn")
    game.happened.append((BOW, lost, 0, -1))
    game.happened.append((BOW, thing("hare"), 0, -1))
    assert not past("destroy", "Bob.P3", "turn")
    assert not past("lose province", "Bob", "turn")
    game.happened.append((DESTROY_PROVINCE, lost, 0, -1))
    assert past("destroy", "Bob.P3", "turn")
    assert past("lose province", "Bob", "turn")
    assert not past("destroy", "Bob.P2", "turn")
    assert not past("destroy", "Bob.P2", "game")
    for name in ("Ann", "Cat", "hare"):
        assert not past("lose province", name, "turn")
        assert not past("lose province", name, "game")
    assert past("bow", "Bob.P3", "turn")
    assert past("bow", "hare", "turn")
    assert not past("bow", "bear", "turn")


def test_who_performed_the_action_at_hand() -> None:
    asking = reader()
    asking.event = happening(RESOLVE, "", RUSE)
    performed = p.Past("perform", "action")
    assert in_past(field().game, asking, performed, thing("archer"))
    assert not in_past(field().game, asking, performed, thing("hare"))
    asking.event = happening(RESOLVE, "", deed("bolt"))  # by the rules the Shugenja whose Spell it is
    assert in_past(field().game, asking, performed, thing("sage"))
    assert not in_past(field().game, asking, performed, thing("archer"))
    asking.event = happening(RESOLVE, "", deed("sage", performers=("elk",)))
    assert in_past(field().game, asking, performed, thing("elk"))
    assert not in_past(field().game, asking, performed, thing("sage"))


def test_by_which_action() -> None:
    """`Targeted this turn by a Kiho action`: what no action has done is by none."""
    game = field().game.clone()
    game.deeds.append(deed_of(game, deed("trap")))
    game.deeds.append(deed_of(game, RUSE))
    by = p.Past("target", "turn", by=p.Noun(("action",), (p.HasKeyword("Kiho"),)))
    game.happened.append((TARGET, thing("hare"), 0, 0))
    game.happened.append((TARGET, thing("hare"), 0, -1))
    assert not in_past(game, reader(), by, thing("hare"))
    assert in_past(game, reader(), p.Past("target", "turn"), thing("hare"))
    game.happened.append((TARGET, thing("hare"), NO_SIDE, 1))
    assert in_past(game, reader(), by, thing("hare"))


def test_what_the_resolution_of_a_battle_has_destroyed() -> None:
    game = field().game.clone()
    event = happening(BATTLE_RESOLUTION, "", place="Bob.P1")
    game.happened += [(ENGAGE, thing("Bob.P1"), 0, -1), (DESTROY, thing("elk"), 0, -1)]
    game.happened += [
        (BATTLE_RESOLUTION, thing("hare"), 0, -1),
        (DESTROY, thing("archer"), 1, -1),
        (BOW, thing("hare"), 0, -1),
    ]
    assert triggers.destroyed_by(game, event) == [thing("archer")]

    def past(verb: PastVerb, name: str, period: Period = "turn") -> bool:
        return in_past(game, reader(), p.Past(verb, period), thing(name))

    game.happened += [(DESTROY, thing("sage"), 2, -1)]  # for losing a duel
    assert [past("destroy in resolution", name) for name in ("archer", "elk", "sage", "hare")] == [
        True,
        False,
        False,
        False,
    ]
    assert [past("destroy for duel loss", name) for name in ("archer", "elk", "sage", "hare")] == [
        False,
        False,
        True,
        False,
    ]
    assert [past("be there", name, "battle") for name in ("hare", "archer", "bear")] == [True, False, False]
    assert past("destroy", "elk", "game")
    assert not past("destroy", "bear", "game")
    game.happened += [(ASSIGN, thing("bear"), thing("Bob.P2"), -1)]
    assert not past("assign to current battlefield", "bear")
    game.happened += [(ASSIGN, thing("bear"), thing("Bob.P1"), -1)]
    assert past("assign to current battlefield", "bear")
    assert past("assign", "bear")
    assert not past("assign", "sage")


def test_what_the_text_or_the_action_at_hand_did() -> None:
    asking = deed("mill", ("bow", "elk"))
    asking.event = happening(RESOLVE, "", RUSE)
    for period, expected in (("this", ["elk"]), ("action", ["hare"])):
        node = p.Past("bow", "this" if period == "this" else "action")
        found = [name for name in ("elk", "hare", "sage") if in_past(field().game, asking, node, thing(name))]
        assert found == expected


def test_what_an_earlier_action_targeted_and_who_performed_it() -> None:
    game = field().game.clone()
    for number, (card, target, performer) in enumerate((("trap", "elk", "bear"), ("ruse", "hare", "archer"))):
        game.deeds.append(deed_of(game, deed(card)))
        game.happened += [(TARGET, thing(target), 0, number), (PERFORM, thing(performer), 0, number)]

    def said(*filters: p.Filter) -> list[bool]:
        return [deed_fits(game, reader(), p.Noun(("action",), filters), each) for each in game.deeds]

    assert said(p.ActionDid("target", MONK)) == [True, False]
    assert said(p.ActionDid("target", MONK, False)) == [False, True]
    assert said(p.ActionDid("target")) == [True, True]  # what is not remembered is not asked
    assert said(p.ActionDid("bow", MONK)) == [True, True]
    assert said(p.PerformedBy(YOURS)) == [False, True]
    assert said(p.PerformedBy(YOURS, False)) == [True, False]
    assert said(p.PerformedBy(MONK)) == [False, False]
    assert said(p.Either((p.HasKeyword("Kiho"), p.PerformedBy(MONK)))) == [False, True]
    assert said(p.HasKeyword("Trap"), p.HasKeyword("Battle")) == [True, False]
