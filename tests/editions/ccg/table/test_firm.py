"""Where a text says that something it does will not be negated, under which conditions, and whether of what comes later."""

from __future__ import annotations

from rokugan import program as p
from rokugan.editions.ccg.table.compiled_card import said_firm

HOLDS = p.Is(p.Ref("slot", 0), (p.HasKeyword("Water"),))
FIRM = p.Firm("move")


def test_said_in_one_branch_it_holds_under_the_condition_of_that_branch() -> None:
    (if_so,) = said_firm((p.If(HOLDS, (FIRM,)),))
    (otherwise,) = said_firm((p.If(HOLDS, (), (FIRM,)),))
    assert (if_so.conditions, otherwise.conditions) == ((HOLDS,), (p.Not(HOLDS),))
    assert not if_so.delayed


def test_said_of_what_comes_later_and_of_what_may_be_done() -> None:
    (later,) = said_firm((p.Later(p.Trigger("after", p.Pattern("battle ends")), (FIRM,)),))
    assert later.delayed
    assert len(said_firm((p.May((FIRM,)), FIRM))) == 2
