"""Tokens: `tokens` says which and how many, and every sentence about tokens takes any of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rokugan.cards.grammar.decks import _creating
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.slots import AMOUNT, EVENT_THING, NUM, TOKENNAME
from rokugan.cards.parsing.refs import ATTACHMENTS, Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.language.classic.words.terms import NOT_KEYWORDS
from rokugan.program import (
    Amount,
    AmountOf,
    Chosen,
    ChosenNumber,
    CountOf,
    Each,
    Give,
    HasKeyword,
    HasToken,
    If,
    Node,
    Noun,
    Number,
    Pattern,
    PutToken,
    Ref,
    RemoveToken,
    Target,
    Times,
    Together,
    TokensOn,
    TransferToken,
    Trigger,
    Triggered,
)
from rokugan.program.words import Whose

page = Page()
rule, terminal = page.rule, page.terminal

rule("effect0", "transfer a token from {obj} to {b:obj}", TransferToken(slot("obj"), slot("b")))
rule(
    "effect0",
    "{subj} (gain|gains) (a|an) {tokenname} token and permanently (gain|gains) {changes}",
    make=lambda c, v: Together((PutToken(v["subj"], v["tokenname"]), Give(v["subj"], v["changes"], "permanent"))),
    take=lambda n: (
        {"subj": n.effects[0].what, "tokenname": n.effects[0].name, "changes": n.effects[1].changes}
        if isinstance(n, Together)
        and len(n.effects) == 2
        and isinstance(n.effects[0], PutToken)
        and isinstance(n.effects[1], Give)
        else None
    ),
)
rule("pattern0", "a token is put on {event_thing}", Pattern("token", EVENT_THING))


def _with_token(context: Context, values: Values) -> Any:
    """`Your Personalities enter play with a +1F token.`"""
    who = values["everyone"]
    if isinstance(who, Each) and who.form in ("your {npmany}", "{npmany}"):
        trigger = Trigger("after", Pattern("enter play", replace(who.noun, plural=False)))
        return Triggered(trigger, (PutToken(Ref("subject"), values["tokenname"]),))
    if who == Ref("this"):
        trigger = Trigger("after", Pattern("enter play", who))
        return Triggered(trigger, (PutToken(who, values["tokenname"]),))
    return context.fail(context.words())


def _take_with_token(node: Any) -> Values | None:
    if not isinstance(node, Triggered) or len(node.effects) != 1 or not isinstance(node.effects[0], PutToken):
        return None
    who = node.trigger.pattern.subject
    if isinstance(who, Noun):
        who = Each(replace(who, plural=True), form="your {npmany}" if who.whose == "your" else "{npmany}")
    return {"everyone": who, "tokenname": node.effects[0].name}


rule("trait", "{everyone} (enters|enter) play with (a|an) {tokenname} token", make=_with_token, take=_take_with_token)


def _tokens_gone(context: Context, values: Values) -> Any:
    return AmountOf("tokens gone", form=f"{context.rule_form}|{values['tokenname']}")


def _take_tokens_gone(node: Any) -> Values | None:
    return {"tokenname": node.form} if isinstance(node, AmountOf) and node.of == "tokens gone" else None


for _gone in ("you destroyed", "destroyed", "you removed", "removed"):
    rule(
        "amount0",
        f"the number of {{tokenname}} tokens {_gone}",
        make=_tokens_gone,
        take=_take_tokens_gone,
        cost=-1,
    )
    rule("peramount", f"{{tokenname}} token {_gone}", make=_tokens_gone, take=_take_tokens_gone, cost=-1)
_IN_PLAY = TokensOn(slot("tokenname"), Each(Noun(("card",))))
rule("amount0", "the number of {tokenname} tokens in play", _IN_PLAY, cost=-1)
rule("peramount", "{tokenname} token in play", _IN_PLAY, cost=-1)
rule("pattern0", "a token is put on {event_thing}", Pattern("token", EVENT_THING))
for _article in ("a", "an"):
    _make, _take = _creating("createdone", attach=True)
    rule("effect0", f"create {_article} {{createdone}} token attached to {{obj}}", make=_make, take=_take)
_ENTERS = Trigger("after", Pattern("enter play", Ref("this")))
_MARKED = Triggered(_ENTERS, (PutToken(Ref("this"), TOKENNAME, NUM),))
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


def _target_token(context: Context, values: Values) -> Any:
    sel = values["sel"]
    target = chosen(context, Target(sel.noun, -1, sel.least, sel.most, form=sel.form))
    return PutToken(target, values["tokenname"])


rule(
    "effect0",
    "target and give (a|an) {tokenname} token to {sel}",
    make=_target_token,
    take=lambda n: (
        {"tokenname": n.name, "sel": Chosen(n.what.noun, -1, n.what.least, n.what.most, form=n.what.form)}
        if isinstance(n, PutToken) and isinstance(n.what, Target)
        else None
    ),
)


def _read_token(chart: Any, at: int) -> list[tuple[int, Any]]:
    """The name of a token: `+1F`, `-1C Corruption`, `1F/2C`, `Wealth`; a Follower token is a card."""
    end = at
    if chart.tokens[end].kind in ("mod", "stats"):
        end += 1
    while end < len(chart.tokens) and chart.tokens[end].kind == "name" and chart.words[end] not in ("token", "tokens"):
        end += 1
    if end == at or chart.words[end : end + 1] not in (["token"], ["tokens"]) or chart.words[end - 1] in ATTACHMENTS:
        return []
    return [(end, " ".join(token.text for token in chart.tokens[at:end]))]


terminal(
    "tokenname",
    "#mod #stats #name",
    _read_token,
    lambda context, value: value,
    lambda value: value.split() if isinstance(value, str) else None,
)

# `all Madness tokens`: tokens of that name as things in play.
terminal(
    "tokensort",
    "#name",
    lambda chart, at: _read_token(chart, at) if chart.words[at] not in NOT_KEYWORDS else [],
    lambda context, value: HasKeyword(value),
    lambda value: value.keyword.split() if isinstance(value, HasKeyword) else None,
)
rule("adj", "{tokensort}", cost=2)

_ONE = Number(1)


@dataclass(frozen=True, repr=False)
class Tokens(Node):
    """Some tokens while a sentence is read: the fields of PutToken and RemoveToken. number None: all."""

    name: str
    number: Amount | None = _ONE


for _name, _words in ((TOKENNAME, "{tokenname} "), ("", "")):
    rule("tokens", f"(a|an) {_words}token", Tokens(_name))
    rule("tokens", f"{{num}} {_words}(tokens|token)", Tokens(_name, NUM), cost=1)
    rule("tokens", f"all {_words}tokens", Tokens(_name, None))
    rule("tokens", f"one or more {_words}tokens", Tokens(_name, ChosenNumber(1)))
    rule("tokens", f"any number of {_words}tokens", Tokens(_name, ChosenNumber()))
    for _most, _count in ((2, "two"), (3, "three"), (4, "four"), (5, "five")):
        rule("tokens", f"one to {_count} {_words}tokens", Tokens(_name, ChosenNumber(1, _most)))
        rule("tokens", f"up to {_count} {_words}tokens", Tokens(_name, ChosenNumber(0, _most)))
rule("tokens", "(a|an) additional {tokenname} token", Tokens(TOKENNAME))
rule("tokens", "{num} additional {tokenname} tokens", Tokens(TOKENNAME, NUM))
rule("tokens", "a number of {tokenname} tokens equal to {amount}", Tokens(TOKENNAME, AMOUNT))
rule("tokens", "(a|an) {tokenname} token for each {npone}", Tokens(TOKENNAME, CountOf(slot("npone"))))
rule(
    "tokens", "{int} {tokenname} tokens for each {npone}", Tokens(TOKENNAME, Times(slot("int"), CountOf(slot("npone"))))
)


def _given(name: str) -> dict[str, Any]:
    def make(context: Context, values: Values) -> Any:
        tokens: Tokens = values["tokens"]
        if tokens.number is None or not tokens.name:
            return context.fail(context.words())  # all of which tokens?
        return PutToken(values[name], tokens.name, tokens.number, form=f"{context.rule_form}|{tokens.form}")

    def take(node: Any) -> Values | None:
        if not isinstance(node, PutToken):
            return None
        return {name: node.what, "tokens": Tokens(node.name, node.number, form=node.form)}

    return {"make": make, "take": take}


rule("effect0", "give {obj} [each] {tokens}", **_given("obj"))
rule("effect0", "give {tokens} to {obj}", **_given("obj"))
rule("effect0", "(put|add|place) {tokens} (on|to) {obj}", **_given("obj"))
rule("effect0", "{subj} (gains|gain|receives|receive) {tokens}", **_given("subj"))


def _removed(context: Context, values: Values) -> Any:
    tokens: Tokens = values["tokens"]
    return RemoveToken(values["obj"], tokens.name, tokens.number, form=f"{context.rule_form}|{tokens.form}")


def _take_removed(node: Any) -> Values | None:
    if not isinstance(node, RemoveToken):
        return None
    return {"obj": node.what, "tokens": Tokens(node.name, node.number, form=node.form)}


rule("effect0", "(remove|destroy|discard) {tokens} (from|on) {obj}", make=_removed, take=_take_removed)


def _moved(context: Context, values: Values) -> Any:
    tokens: Tokens = values["tokens"]
    if not tokens.name or not isinstance(tokens.number, Number):
        return context.fail(context.words())
    away = RemoveToken(values["obj"], tokens.name, tokens.number)
    there = PutToken(values["b"], tokens.name, tokens.number)
    return Together((away, there), form=f"{context.rule_form}|{tokens.form}")


def _take_moved(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2:
        return None
    away, there = node.effects
    if not isinstance(away, RemoveToken) or not isinstance(there, PutToken) or away.name != there.name:
        return None
    return {"obj": away.what, "b": there.what, "tokens": Tokens(away.name, away.number, form=node.form)}


rule("effect0", "(transfer|move) {tokens} from {obj} to {b:obj}", make=_moved, take=_take_moved)
rule("effect0", "(destroy|remove) one of {poss} {tokenname} tokens", RemoveToken(slot("poss"), TOKENNAME))


def _anywhere(kind: type[Target] | type[Chosen], whose: Whose = "") -> dict[str, Any]:
    """`Destroy a Fire token`: one that is on some card."""

    def make(context: Context, values: Values) -> Any:
        name = values["tokenname"]
        bearer = Noun(("card",), (HasToken(name, form="-"),), whose)
        return RemoveToken(chosen(context, kind(bearer, form="-"), implied=True), name, form=context.rule_form)

    def take(node: Any) -> Values | None:
        if not isinstance(node, RemoveToken) or not isinstance(node.what, kind) or node.what.form != "-":
            return None
        return {"tokenname": node.name} if node.what.noun.whose == whose else None

    return {"make": make, "take": take}


rule("effect0", "(destroy|remove) (a|an) {tokenname} token", **_anywhere(Chosen))
rule("effect0", "(destroy|remove) (a|an) target {tokenname} token", **_anywhere(Target))
rule("effect0", "(destroy|remove) one of your {tokenname} tokens", **_anywhere(Chosen, "your"), cost=-1)


def _one_more_if(context: Context, values: Values) -> Any:
    what = values["obj"]
    again = Ref("slot", what.slot) if isinstance(what, (Target, Chosen)) else what
    more = If(values["condition"], (PutToken(again, values["b"]),))
    return Together((PutToken(what, values["tokenname"]), more))


def _take_one_more_if(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2:
        return None
    one, other = node.effects
    if not isinstance(one, PutToken) or not isinstance(other, If) or not isinstance(other.effects[0], PutToken):
        return None
    return {"obj": one.what, "tokenname": one.name, "b": other.effects[0].name, "condition": other.condition}


rule(
    "effect0",
    "give {obj} (a|an) {tokenname} token, and an additional {b:tokenname} token if {condition}",
    make=_one_more_if,
    take=_take_one_more_if,
)
