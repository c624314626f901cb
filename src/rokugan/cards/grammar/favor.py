"""The Imperial Favor as a cost: what counts as it, and what pays in its place."""

from __future__ import annotations

from typing import Any

from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import (
    Allow,
    Compare,
    DiscardFavor,
    Each,
    Extreme,
    Forbid,
    Give,
    HasFavor,
    If,
    Instead,
    Leader,
    Noun,
    Number,
    Pattern,
    PutCard,
    Ref,
    StatOf,
    TakeFavor,
    You,
)

page = Page()
rule = page.rule

for _cannot in ("cannot", "can not", "may not"):
    rule(
        "effect0",
        f"you {_cannot} win an Honor Victory this game",
        Give(You(), (Forbid("may not", "honor victory"),), "permanent"),
    )
rule("effect0", "take the Imperial Favor from the player who has it", TakeFavor())
for _whom in ("him", "her", "that player"):
    rule("effect0", f"take the Imperial Favor from {_whom}", TakeFavor())
_PLAYERS, _OTHERS = Each(Noun(("player",))), Each(Noun(("player",), (), "other"))
_HONOR = StatOf("family_honor", You())
_op: Any
_leader: Any
rule("cond0", "your (Family Honor|Honor) is (negative|below zero)", Compare(_HONOR, "<", Number(0)))
for _more, _op in (("more", ">"), ("less", "<"), ("higher", ">"), ("lower", "<")):
    _less: Any = "<" if _op == ">" else ">"
    _any, _every = (Extreme("family_honor", _OTHERS, least) for least in ((_op == ">"), (_op == "<")))
    for _honor in ("Honor", "Family Honor"):
        rule("cond0", f"you have {_more} {_honor} than another player", Compare(_HONOR, _op, _any))
        for _who, _leader in (
            ("the enemy leader", "enemy"),
            ("the Attacker", "attacker"),
            ("the Defender", "defender"),
        ):
            _his = StatOf("family_honor", Leader(_leader))
            rule("cond0", f"you have {_more} {_honor} than {_who}", Compare(_HONOR, _op, _his))
        rule("cond0", f"you have {_more} {_honor} than (each|any|every) other player", Compare(_HONOR, _op, _every))
        rule(
            "cond0",
            f"another player has {_more} {_honor} than you",
            Compare(_any, _less, _HONOR),
            cost=1,
        )
for _most, _op in (("highest", ">"), ("most", ">"), ("lowest", "<")):
    _best = Extreme("family_honor", _OTHERS, _op == "<")
    rule("cond0", f"you have the {_most} (Family Honor|Honor)", Compare(_HONOR, _op, _best))
for _words, _op in (("higher than", ">"), ("lower than", "<"), ("greater than", ">"), ("less than", "<")):
    _some = Extreme("family_honor", _OTHERS, _op == ">")
    rule("cond0", f"your (Family Honor|Honor) is {_words} another player's", Compare(_HONOR, _op, _some))
    for _who, _leader in (("the enemy leader", "enemy"), ("the Attacker", "attacker"), ("the Defender", "defender")):
        _his = StatOf("family_honor", Leader(_leader))
        rule("cond0", f"your (Family Honor|Honor) is {_words} {_who}'s", Compare(_HONOR, _op, _his))
for _more, _op in (("more", ">"), ("fewer", "<")):
    _hands = Extreme("hand", _OTHERS, _op == "<")
    rule("cond0", f"another player has {_more} cards in his hand than you", Compare(_hands, _op, StatOf("hand", You())))
rule("cond0", "no player controls the Imperial Favor", HasFavor(_PLAYERS, False))
rule("cond0", "(a player|any player) controls the Imperial Favor", HasFavor(_PLAYERS))
rule("cond0", "another player controls the Imperial Favor", HasFavor(_OTHERS))
for _towards in ("towards", "toward"):
    _idle = (Forbid("will not", "count for enlightenment"),)
    rule(
        "give0", f"{{subj}} does not count {_towards} an Enlightenment Victory", Give(slot("subj"), _idle, "permanent")
    )
rule("sentence0", "discard the Imperial Favor if you control it", If(HasFavor(You()), (DiscardFavor(),)))
_OUTCAST = (Forbid("will not", "honor victory"), Forbid("may not", "lobby"), Forbid("will not", "take favor"))
for _cannot in ("cannot", "can not"):
    rule("give0", f"you {_cannot} win an Honor Victory, lobby, or control the Imperial Favor", Give(You(), _OUTCAST))
_COST = "cost that requires discarding the Imperial Favor"
rule("pattern0", f"paying a {_COST}", Pattern("discard favor", None, You(), ("cost",)))
rule("pattern0", f"you pay a {_COST}", Pattern("discard favor", None, You(), ("cost",)))


def _enters(context: Context, values: Values) -> Any:
    """`This card enters play` is an effect on an Event alone: other cards enter play anyhow."""
    return PutCard(Ref("this"), "play") if context.kind == "event" else context.fail(context.words())


rule(
    "effect0",
    "this card enters play [in your home]",
    make=_enters,
    take=lambda n: {} if n == PutCard(Ref("this"), "play") else None,
    cost=1,
)
for _home in ("", " from your home"):
    rule(
        "stand",
        f"discarding this card{_home} counts as discarding the Imperial Favor [to pay a cost]",
        Allow("discard as favor", Ref("this")),
    )
rule("effect0", "this [action] pays that cost instead", Instead((), True))
