"""Events: when they resolve, and what stops them."""

from __future__ import annotations

from rokugan.cards.grammar.effects import act
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import AmountOf, Each, Forbid, GainHonor, Give, LoseHonor, Noun, Ref, Shares

page = Page()
rule = page.rule

rule(
    "sentence0",
    "for the rest of the game, copies of that Event (cannot|can not) resolve",
    Give(
        Each(Noun(("player",), plural=True)),
        (Forbid("will not", "resolve", Each(Noun(("event",), (Shares("title", Ref("subject")),)))),),
        "permanent",
    ),
)
for _amount in (
    "the same amount of Honor",
    "the same amount",
    "that much Honor",
    "that amount of Honor",
    "that amount",
    "an equal amount of Honor",
):
    act(page, f"gain {_amount}", GainHonor(AmountOf("event"), slot("who")))
    act(page, f"lose {_amount}", LoseHonor(AmountOf("event"), slot("who")))
