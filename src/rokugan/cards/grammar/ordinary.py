"""Ordinary ways of saying what other productions say in the words of the printed cards."""

from __future__ import annotations

from typing import Any

from rokugan.cards.grammar.effects import act
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    AllFilters,
    Allow,
    AmountOf,
    Did,
    Each,
    Forbid,
    GainHonor,
    Give,
    In,
    Instead,
    Is,
    Later,
    LoseHonor,
    Moment,
    Noun,
    OpposedBy,
    PartsOf,
    Pattern,
    PutCard,
    PutToken,
    Ref,
    Retarget,
    State,
    Trigger,
    Triggered,
    You,
)

Values = dict[str, Any]
OBJ, POSS, NUM, THING, EVERYONE, TOKEN, E = (
    slot(name) for name in ("obj", "poss", "num", "event_thing", "everyone", "tokenname", "effect1")
)

# ------------------------------------------------------------------------------------------------ happenings

_IN_IT = Is(THING, (State("in the current battle"),))
_STARTS = Trigger("after", Pattern("turn begins", You()))
for _start in ("start", "beginning"):
    rule("trigger", f"at the {_start} of your turn", _STARTS, cost=1)
    rule("trigger", f"at the {_start} of each of your turns", _STARTS)
    for _phase in ("Action", "Attack", "Dynasty", "End"):
        _begins = Trigger("after", Pattern("phase begins", You(), None, _phase.lower()))
        rule("trigger", f"at the {_start} of your {_phase} Phase", _begins)

# -------------------------------------------------------------------------------------------------- amounts

for _amount in (
    "the same amount of Honor",
    "the same amount",
    "that much Honor",
    "that amount of Honor",
    "that amount",
    "an equal amount of Honor",
):
    act(f"gain {_amount}", GainHonor(AmountOf("event"), slot("who")))
    act(f"lose {_amount}", LoseHonor(AmountOf("event"), slot("who")))

# ------------------------------------------------------------------------------------------- cards and tokens

for _all in ("all", "each of the", "each"):
    for _on in ("on", "attached to"):
        rule("all", f"{_all} {{npown}} {_on} {{target}}", PartsOf(slot("npown"), slot("target")), cost=1)
_ENTERS = Trigger("after", Pattern("enter play", Ref("this")))
_MARKED = Triggered(_ENTERS, (PutToken(Ref("this"), TOKEN, NUM),))
for _this in ("", "this card ", "this Personality "):
    rule("trait", f"{_this}enters play with {{num}} {{tokenname}} tokens", _MARKED)
rule(
    "trait",
    "{subj:self} enters play with {num} {tokenname} tokens",
    make=lambda c, v: _marked(c, v),
    take=lambda n: _take_marked(n),
)


def _marked(context: Any, values: Values) -> Any:
    token = PutToken(values["subj"], values["tokenname"], values["num"])
    return Triggered(Trigger("after", Pattern("enter play", Ref("this"))), (token,))


def _take_marked(node: Any) -> Values | None:
    if not isinstance(node, Triggered) or len(node.effects) != 1 or not isinstance(node.effects[0], PutToken):
        return None
    token = node.effects[0]
    return {"subj": token.what, "tokenname": token.name, "num": token.number}


for _deck, _zone in (("deck", "discard"), ("Fate deck", "fate discard"), ("Dynasty deck", "dynasty discard")):
    _cards = Each(Noun(("card",), (), "your", None, _zone))
    _pile = "discard pile" if _zone == "discard" else f"{_deck.split()[0]} discard pile"
    rule("effect0", f"shuffle your {_pile} into your {_deck}", PutCard(_cards, "shuffle", You()))

# ------------------------------------------------------------------------------------------- what may not happen

rule(
    "trait",
    "{everyone} may attach one additional {kwname}",
    make=lambda c, v: _one_more(v),
    take=lambda n: _take_one_more(n),
)


def _one_more(values: Values) -> Any:
    from rokugan.cards.program import HasKeyword

    return Allow("attach two", values["everyone"], of=Noun(("card",), (HasKeyword(values["kwname"]),)))


def _take_one_more(node: Any) -> Values | None:
    from rokugan.cards.program import HasKeyword

    if not isinstance(node, Allow) or node.verb != "attach two" or not isinstance(node.of, Noun):
        return None
    word = node.of.filters[0] if node.of.filters else None
    return {"everyone": node.what, "kwname": word.keyword} if isinstance(word, HasKeyword) else None


for _home in ("when returning home", "when returning home from battle", "when (he|it) returns home from battle"):
    rule("stand", f"{{everyone}} (does|do) not bow {_home}", Forbid("will not", "bow from resolution", EVERYONE))
for _modal in ("may not", "cannot", "can not"):
    _there = Forbid("may not", "assign to battlefield", None, In("battlefield", POSS))
    rule("give0", f"{{everyone}} {_modal} be assigned to {{poss}} battlefield", Give(EVERYONE, (_there,)))
    _across = Forbid("will not", "move to or from", None, In("battlefield", Ref("battlefield")))
    rule("give0", f"{{everyone}} {_modal} move to or from this battlefield", Give(EVERYONE, (_across,)))
for _past, _verb in (("destroyed", "destroy"), ("bowed", "bow"), ("dishonored", "dishonor"), ("moved", "move")):
    _before = Trigger("before", Pattern(_verb, OBJ))
    rule(
        "sentence0",
        f"the next time {{obj}} would be {_past} this turn, {{effect1}} instead",
        Later(_before, (Instead((E,)),)),
    )
rule("effect0", "change (its|the action's) target to {obj}[, if legal]", Retarget(OBJ))
rule("stand", "{poss} abilities may be used even if (he|she|it) is bowed", Allow("bowed", POSS))

# --------------------------------------------------------------------------------------------------- where

rule("is_what", "opposing {npmany0}", OpposedBy(slot("npmany0")), cost=2)
for _side in ("attacking", "defending"):
    for _where in ("this province", "this Province", "that province"):
        rule("post", f"{_side} {_where}", AllFilters((State(_side), In("battlefield", Ref("province")))))


def _outcome(verb: str, moment: str) -> Any:
    """`if you won`: the duel, if the text speaks of one, else the battle."""

    def make(context: Any, values: Values) -> Any:
        said = {token.word for token in context.tokens[: context.start]}
        return (
            Did(verb, None, True, You()) if said & {"duel", "challenges", "focus"} or context.focus else Moment(moment)
        )

    def take(node: Any) -> Values | None:
        return {} if node in (Moment(moment), Did(verb, None, True, You())) else None

    return {"make": make, "take": take}


rule("cond0", "you won", cost=-1, **_outcome("win duel", "won battle"))
rule("cond0", "you lost", cost=-1, **_outcome("lose duel", "lost battle"))

# ---------------------------------------------------------------------------------------------- given for a time

for _even in ("even if bowed", "while bowed"):
    rule("give0", f"{{everyone}} (may|can) assign {_even}", Give(EVERYONE, (Allow("assign bowed"),)), cost=2)
rule(
    "give0",
    "{everyone} (does|do) not bow from battle resolution",
    Give(EVERYONE, (Forbid("will not", "bow from resolution"),)),
    cost=2,
)
rule("give0", "{everyone} (loses|lose) all abilities", Give(EVERYONE, (Forbid("will not", "have abilities"),)), cost=2)
rule(
    "give0",
    "{everyone} (does|do) not contribute Force",
    Give(EVERYONE, (Forbid("will not", "contribute force"),)),
    cost=2,
)
rule("give0", "{everyone} may attach two {npmany}", Give(EVERYONE, (Allow("attach two", of=slot("npmany")),)), cost=2)
