"""What is counted besides things: tokens spent, keywords, points of Family Honor. `+1F for each Rage token you destroyed`.

Category peramount: what follows `for each`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.effects import act
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    AmountOf,
    CountOf,
    Different,
    Draw,
    Each,
    EntryCost,
    GainHonor,
    KeywordsOf,
    LoseHonor,
    Modify,
    Noun,
    Number,
    Per,
    Produce,
    State,
    StatOf,
    Sum,
    Times,
    TokensOn,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
INT, PER, NUM, WHO, MANY = (slot(name) for name in ("int", "peramount", "num", "who", "many"))

# --------------------------------------------------------------------------------------------- what is counted


def _tokens_gone(context: Context, values: Values) -> Any:
    return AmountOf("tokens gone", form=f"{context.rule_form}|{values['tokenname']}")


def _take_tokens_gone(node: Any) -> Values | None:
    return {"tokenname": node.form} if isinstance(node, AmountOf) and node.of == "tokens gone" else None


_IN_PLAY = TokensOn(slot("tokenname"), Each(Noun(("card",))))
for _gone in ("you destroyed", "destroyed", "you removed", "removed"):
    rule(
        "amount0",
        f"the number of {{tokenname}} tokens {_gone}",
        make=_tokens_gone,
        take=_take_tokens_gone,
        cost=-1,
    )
    rule("peramount", f"{{tokenname}} token {_gone}", make=_tokens_gone, take=_take_tokens_gone, cost=-1)
rule("amount0", "the number of {tokenname} tokens in play", _IN_PLAY, cost=-1)
_LOST = CountOf(Noun(("province",), (State("destroyed", form="-"),), "your", form="-"))
rule("peramount", "province you have lost [this game]", _LOST)
rule("peramount", "{tokenname} token in play", _IN_PLAY, cost=-1)
rule("peramount", "different element keyword (among|in) {many}", Different("element", MANY))
rule("peramount", "different Clan (alignment|Alignment) (among|in) {many}", Different("clan", MANY))
rule(
    "peramount",
    "of your {npmany}",
    make=lambda c, v: CountOf(replace(v["npmany"], whose="your")),
    take=lambda n: {"npmany": n.noun} if isinstance(n, CountOf) and n.noun.whose == "your" and n.noun.plural else None,
)
rule("peramount", "of {poss} keywords", KeywordsOf(slot("poss")))
rule("peramount", "of {poss} keywords other than Clan alignments", KeywordsOf(slot("poss"), True))
rule("amount0", "the number of {poss} keywords", KeywordsOf(slot("poss")))
_HONOR = StatOf("family_honor", You())

# ----------------------------------------------------------------------------------------- what it is counted for


def _multiplied(context: Context, values: Values) -> Any:
    return tuple(
        replace(each, amount=Times(each.amount.value, values["peramount"]), form=f"{context.rule_form}|{each.form}")
        for each in values["mods"]
    )


def _take_multiplied(changes: Any) -> Values | None:
    if not all(isinstance(each, Modify) and isinstance(each.amount, Times) for each in changes):
        return None
    plain = tuple(
        replace(each, amount=Number(each.amount.factor), form=each.form.partition("|")[2] or each.form)
        for each in changes
    )
    return {"mods": plain, "peramount": changes[0].amount.of}


rule("changes0", "{mods} for each {peramount}", make=_multiplied, take=_take_multiplied)
for _verb, _node in (("gain", GainHonor), ("lose", LoseHonor)):
    act(f"{_verb} {{int}} Honor for each {{peramount}}", _node(Times(INT, PER), WHO))
act("draw a card for each {peramount}", Draw(PER, WHO))
rule("stand", "enters play (paying|for) {int} less Gold for each {peramount}", EntryCost(Times(INT, PER)))
rule(
    "produce",
    "produce {num} Gold, plus {int} [additional] Gold for each {peramount}",
    Produce(Sum((NUM, Times(INT, PER)))),
)


def _every(context: Context, values: Values) -> Any:
    """`+1F for every 10 points of Family Honor you have`."""
    count = Per(values["int"], _HONOR)
    return tuple(
        replace(each, amount=Times(each.amount.value, count), form=f"{context.rule_form}|{each.form}")
        for each in values["mods"]
    )


def _take_every(changes: Any) -> Values | None:
    values = _take_multiplied(changes)
    if values is None or not isinstance(values["peramount"], Per):
        return None
    return {"mods": values["mods"], "int": values["peramount"].points}


def _every_few(context: Context, values: Values) -> Any:
    """`+1F for every two Holdings you control`."""
    count = Per(values["num"].value, CountOf(values["npmany"]), form=values["num"].form)
    return tuple(
        replace(each, amount=Times(each.amount.value, count), form=f"{context.rule_form}|{each.form}")
        for each in values["mods"]
    )


def _take_every_few(changes: Any) -> Values | None:
    values = _take_multiplied(changes)
    per = values["peramount"] if values is not None else None
    if values is None or not isinstance(per, Per) or not isinstance(per.of, CountOf):
        return None
    return {"mods": values["mods"], "num": Number(per.points, form=per.form), "npmany": per.of.noun}


rule("changes0", "{mods} for every {num} {npmany}", make=_every_few, take=_take_every_few)
for _full in ("", "full "):
    rule(
        "changes0",
        f"{{mods}} for every {_full}{{int}} points of Family Honor you have",
        make=_every,
        take=_take_every,
    )
