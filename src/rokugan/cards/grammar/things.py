"""Things by all ways to name them: thing (never a pronoun), obj (also `him`, `it`), subj (also `he`), poss (`his`, `the
target's`), and the same restricted to what is known already (known, robj, rsubj, rposs).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.nouns import Mark, there
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.references import _take_ref
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import (
    Each,
    HasKeyword,
    In,
    Noun,
    OneOf,
    PartsOf,
    ProvinceOf,
    Ref,
    Several,
    Target,
    UnitOf,
)

page = Page()
rule, words = page.rule, page.words

Values = dict[str, Any]

# ------------------------------------------------------------------------------------- thing, obj, subj, poss

rule("thing0", "{target}")
rule("thing0", "{choice}", cost=1)
rule("thing0", "{known}")
rule("thing0", "{all}")
rule("known", "{self}")
rule("known", "the {self}", make=lambda c, v: _called_like_it(c, v["self"]), take=_take_ref("the "))
rule("known", "{this}")
rule("known", "{back}", cost=2)
rule("known", "your {npref}", make=lambda c, v: _your_known(c, v), take=_take_ref("your "), cost=3)


def _called_like_it(context: Context, this: Ref) -> Any:
    """`Target an Oni: Destroy the Oni.` in the text of a card called Oni: the one of which the text has spoken by that word; the
    card itself only if there is none."""
    words = context.words()
    del context.mentions[-1]  # the name was taken for the card's own
    noun = Noun(("card",), (HasKeyword(this.words),))
    spoken_of = [each for each in context.mentions if each.ref != Ref("this")]
    found = Context(mentions=spoken_of, subject=context.subject, receiver=context.receiver).definite(noun, words)
    if found is None:
        context.mention_this()
        return Ref("this", words=words)
    return context.definite(noun, words)


def _your_known(context: Context, values: Values) -> Any:
    words = context.words()
    found = context.definite(replace(values["npref"], whose="your"), words)
    if found is None and context.focus and values["npref"].kinds == ("personality",):
        context.mention(Ref("duellist"), Noun(("personality",), (), "your"))
        return Ref("duellist", words=words)
    return found if found is not None else context.fail(words)


UNIT = UnitOf(slot("poss"))
rule("thing", "{thing0}")
rule("thing", "{led}", cost=1)
rule("thing", "{poss} unit", UNIT)
rule("thing", "this unit", make=lambda c, v: _this_unit(c), take=lambda n: {} if n == UnitOf(Ref("this")) else None)
rule("thing", "the unit of {obj}", UnitOf(slot("obj")))
rule(
    "thing",
    "their units",
    make=lambda c, v: UnitOf(c.pronoun("their", "they")),
    take=lambda n: {} if isinstance(n, UnitOf) and isinstance(n.of, (Ref, Several, Each)) else None,
)
rule(
    "thing",
    "{poss} Personality",
    make=lambda c, v: _its_personality(c, v["poss"]),
    take=lambda n: {"poss": n.of} if isinstance(n, PartsOf) and n.noun == Noun(("personality",)) else None,
)
for _attached in ("{rsubj} is attached to", "to whom {rsubj} is attached", "to which {rsubj} is attached"):
    rule("thing", f"the Personality {_attached}", PartsOf(Noun(("personality",)), slot("rsubj")), cost=1)
for _bearing in ("attached to", "with", "bearing"):
    rule("thing", f"the Personality {_bearing} {{this}}", PartsOf(Noun(("personality",)), slot("this")), cost=2)
rule("poss", "{rposs} unit's", UnitOf(slot("rposs")))
rule("poss", "{rposs} Personality's", PartsOf(Noun(("personality",)), slot("rposs")))
rule("poss", "{rposs} (battlefield's|location's) province's", ProvinceOf(slot("rposs")))
rule("thing", "{rposs} battlefield's province", ProvinceOf(slot("rposs")))
_kind: Any
for _words, _kind in (("Followers", "follower"), ("Items", "item"), ("Spells", "spell"), ("attachments", "attachment")):
    rule("thing", f"[all] the {_words} of {{obj}}", PartsOf(Noun((_kind,), plural=True, form=_words), slot("obj")))
rule("thing", "{rposs} province", ProvinceOf(slot("rposs")), cost=1)


def _this_unit(context: Context) -> Any:
    context.mention(UnitOf(Ref("this")), Noun(("unit",)))
    return UnitOf(Ref("this"))


def _its_personality(context: Context, of: Any) -> Any:
    """`Dishonor its Personality and bow him`: whom a card is attached to is `he` from then on."""
    personality = PartsOf(Noun(("personality",)), of)
    context.mention(personality, Noun(("personality",)))
    return personality


def _pronoun(gender: str, objective: bool) -> Any:
    def make(context: Context, values: Values) -> Any:
        words = context.words()
        return context.pronoun(words, gender, objective=objective)

    return make


def _pronouns(category: str, said: str, gender: str) -> None:
    objective = category == "obj"
    for name, own in (("", False), ("_self", True)):
        some = [word for word in said.split() if ("self" in word or "selves" in word) == own]
        if some:
            words(f"{category}_{gender}{name}", dict.fromkeys(some, gender))
            make = _pronoun(gender, objective and not own)
            rule(category, f"{{{category}_{gender}{name}}}", make=make, take=lambda node: None)


# What was mentioned before, and nothing new: what conditions speak of.
rule("rsubj", "{known}")
rule("robj", "{known}")
rule("rposs", "{known} 's")
rule("rposs", "{known} '")
for _category in ("rsubj", "robj"):
    rule(_category, "{rposs} unit", UnitOf(slot("rposs")))
    rule(
        _category, "this unit", make=lambda c, v: _this_unit(c), take=lambda n: {} if n == UnitOf(Ref("this")) else None
    )
    rule(
        _category,
        "{rposs} {kwone}",
        make=lambda c, v: PartsOf(Noun(("card",), (v["kwone"],), form="{}"), v["rposs"]),
        take=lambda n: (
            {"kwone": n.noun.filters[0], "rposs": n.of}
            if isinstance(n, PartsOf) and not n.noun.plural and n.noun.kinds == ("card",) and n.noun.filters
            else None
        ),
        cost=2,
    )
    rule(_category, "{rposs} {kindone}", make=lambda c, v: _part(v), take=lambda n: _take_part(n), cost=1)
_pronouns("robj", "him her", "he")
_pronouns("robj", "it", "it")
_pronouns("robj", "them", "they")
_pronouns("rsubj", "he she", "he")
_pronouns("rsubj", "it", "it")
_pronouns("rsubj", "they", "they")
_pronouns("rposs", "his her", "he")
_pronouns("rposs", "its", "it")
_pronouns("rposs", "their", "they")


def _part(values: Values) -> Any:
    kinds, words = values["kindone"]
    return PartsOf(Noun(kinds, form=words), values["rposs"])


def _take_part(node: Any) -> Values | None:
    if not isinstance(node, PartsOf) or node.noun.plural:
        return None
    return {"kindone": (node.noun.kinds, node.noun.form), "rposs": node.of}


def _either_kind(context: Context, values: Values) -> Any:
    filters = tuple(each for each in values["adj"] if not isinstance(each, Mark))
    whose: Any = next((each.value for each in values["adj"] if isinstance(each, Mark)), "")
    noun = Noun(("personality", "follower"), filters, whose, form="-")
    return chosen(context, Target(noun, form=context.rule_form))


rule(
    "poss",
    "a target enemy Personality's or Follower's",
    make=lambda c, v: _either_kind(c, {"adj": (Mark("whose", "enemy"),)}),
    take=lambda n: {} if isinstance(n, Target) and n.noun.form == "-" else None,
)
_pronouns("obj", "him her himself herself", "he")
_pronouns("obj", "it itself", "it")
_pronouns("obj", "them themselves", "they")
_pronouns("subj", "he she", "he")
_pronouns("subj", "it", "it")
_pronouns("subj", "they", "they")
_pronouns("poss", "his her", "he")
_pronouns("poss", "its", "it")
_pronouns("poss", "their", "they")
rule("obj", "{thing}")
rule("subj", "{thing}")
rule("poss", "{thing0} 's")
rule("poss", "{thing0} '")


def _is_in_unit(noun: Noun) -> bool:
    """`each Follower and each Item in a target unit`: what is in a unit is said of all that may be in one."""
    return any(isinstance(each, In) and each.relation in ("unit", "attached") for each in noun.filters)


def _together(*names: str) -> Any:
    def make(context: Context, values: Values) -> Any:
        parts = [values[name] for name in names]
        context.mention_together(*parts)
        first, last = parts[0], parts[-1]
        if isinstance(first, Target) and isinstance(last, Target) and last.form == "target {npone}":
            if first.form == "your target {npone}" and not last.noun.whose:  # `your target Tactician and target Scout`
                parts[-1] = replace(last, noun=replace(last.noun, whose=first.noun.whose))
        if all(isinstance(part, Each) for part in parts) and _is_in_unit(parts[-1].noun):
            parts = [*(replace(part, noun=there(part.noun, parts[-1].noun)) for part in parts[:-1]), parts[-1]]
        return Several(tuple(parts))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Several) or len(node.parts) != len(names):
            return None
        *others, last = node.parts
        if isinstance(last, Target) and last.form == "target {npone}":
            last = replace(last, noun=replace(last.noun, whose=""))
        return dict(zip(names, (*others, last), strict=True))

    return {"make": make, "take": take}


rule("obj", "{thing} and {thing2}", cost=2, **_together("thing", "thing2"))
rule("subj", "{thing} and {thing2}", cost=3, **_together("thing", "thing2"))
rule("obj", "{robj} and {thing2}", cost=3, **_together("robj", "thing2"))
rule("obj", "{robj}, and {thing2},", cost=3, **_together("robj", "thing2"))
rule("obj", "{thing}, {thing2}, and {thing3}", Several((slot("thing"), slot("thing2"), slot("thing3"))), cost=3)
rule("obj", "{thing} or {thing2}", OneOf((slot("thing"), slot("thing2"))), cost=3)
rule("obj", "{robj} or {thing2}", OneOf((slot("robj"), slot("thing2"))), cost=4)
rule("obj", "[either] {robj} or {robj2}", OneOf((slot("robj"), slot("robj2"))), cost=4)
rule("obj", "both {thing} and {thing2}", cost=2, **_together("thing", "thing2"))
