"""Words that a player names or guesses, what a card paid for, keywords that are copied, and what goes on while somebody remains
in play."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.copying import _any, _other
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.reckoning import _difference
from rokugan.cards.grammar.table import part, rule, slot
from rokugan.cards.program import (
    ActionCost,
    ActionDid,
    AddedCost,
    AdditionalAction,
    Among,
    Attach,
    Both,
    Capped,
    Choice,
    Compare,
    Controller,
    CopyAbility,
    CopyKeyword,
    Did,
    Difference,
    Each,
    Either,
    Exists,
    Fits,
    Forbid,
    Give,
    GrantText,
    Guess,
    HasKeyword,
    If,
    In,
    Is,
    IsNamed,
    Later,
    Look,
    LoseHonor,
    May,
    NameWord,
    Noun,
    Number,
    OneChange,
    Opposing,
    PartsOf,
    Past,
    Pattern,
    Program,
    PutCard,
    Ref,
    State,
    StatOf,
    Target,
    Targeting,
    Term,
    Together,
    Trigger,
    Triggered,
    Whose,
    With,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
OBJ, SUBJ, NUM, COND, STAT, PSUBJ, ONE, A = (
    slot(name) for name in ("obj", "subj", "num", "condition", "stat", "psubj", "npone", "effect0")
)

# ------------------------------------------------------------------------------------- named and guessed words


def _options(context: Context, values: Values) -> Any:
    kinds = tuple(values[name][1] for name in ("kindone", "b", "c"))
    return NameWord("type", kinds)


rule(
    "effect0",
    'name " {kindone} " , " {b:kindone} " , or " {c:kindone} "',
    make=_options,
    take=lambda n: (
        {name: ((), word) for name, word in zip(("kindone", "b", "c"), n.options, strict=True)}
        if isinstance(n, NameWord) and len(n.options) == 3
        else None
    ),
)


def _name_card(context: Context, values: Values) -> Any:
    context.mention(Ref("named"), Noun(("card",)))
    return NameWord("card")


rule("effect0", "name a card", make=_name_card, take=lambda n: {} if n == NameWord("card") else None)


def _either_is_named(context: Context, values: Values) -> Any:
    many = context.pronoun("them", "they")
    return Exists(Noun(("card",), (Among(many), IsNamed()), form="-"))


for _words in ("either is the named card", "any of them is the named card", "one of them is the named card"):
    rule(
        "cond0",
        _words,
        make=_either_is_named,
        take=lambda n, w=_words: {} if isinstance(n, Exists) and n.form == w else None,
    )


def _show_and_take(context: Context, values: Values) -> Any:
    """One of the cards looked at, of the named type, is shown and goes to the hand."""
    many = context.pronoun("them", "they")
    one = chosen(context, Choice(Noun(("card",), (Among(many), IsNamed())), form="-"))
    return May((Together((Look("show", one), PutCard(Ref("slot", one.slot), "hand"))),))


rule(
    "effect1",
    "you may show one of those cards, then put it in your hand, if it is of the type you named",
    make=_show_and_take,
    take=lambda n: {} if isinstance(n, May) and n.form.startswith("you may show one of those cards") else None,
)
rule(
    "effect0",
    '{psubj} guesses whether {poss} base {stat} is " high " or " low "',
    Guess(StatOf(STAT, slot("poss"), True), PSUBJ),
)
rule("cond0", "the guess is right", Did("guess"))
rule("cond0", "the guess is (wrong|not right)", Did("guess", None, False))

# ------------------------------------------------------------------------------------- what the Gold paid for


def _paid_for(context: Context, values: Values) -> Any:
    """A card attaches to the Personality for whom this card's Gold paid, after he enters play."""
    noun = replace(values["npone"], zone="hand", whose="your")
    card = chosen(context, Choice(noun))
    attach = Attach(card, Ref("subject", words="him"), (Term("less", values["num"]),))
    pattern = Pattern("enter play", values["who"], None, "paid by this")
    return Triggered(Trigger("after", pattern), (May((attach,)),))


def _take_paid_for(node: Any) -> Values | None:
    if not isinstance(node, Triggered) or node.trigger.pattern.detail != "paid by this":
        return None
    attach = part(node.effects[0], "effects", 0)
    noun = replace(attach.what.noun, zone="", whose="")
    return {"who": node.trigger.pattern.subject, "npone": noun, "num": attach.terms[0].amount}


for _a in ("a", "an"):
    for _b in ("a", "an"):
        rule(
            "trait",
            f"if this (pays|paid) for {_a} {{who:npone0}}, you may attach {_b} {{npone}} to him from your hand "
            "after he enters play, reducing its Gold Cost by {num} until it attaches",
            make=_paid_for,
            take=_take_paid_for,
        )
        rule(
            "trait",
            f"if this (pays|paid) for {_a} {{who:npone0}}, after he enters play, you may attach {_b} {{npone}} to him "
            "from your hand, paying {num} less Gold",
            make=_paid_for,
            take=_take_paid_for,
        )

        rule(
            "trait",
            f"if you are paying for {_a} {{who:npone0}}, you may attach {_b} {{npone}} to him from your hand "
            "after he enters play, paying {num} less Gold",
            make=_paid_for,
            take=_take_paid_for,
        )

# --------------------------------------------------------------------------------------- copying a keyword


def _copying(change: Any) -> Any:
    def make(context: Context, values: Values) -> Any:
        copier = values.get("subj") or Ref("this")
        return Give(copier, (change(_other(values["obj"], copier)),), form=context.rule_form)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Give) or len(node.changes) != 1:
            return None
        found = node.changes[0]
        if type(found) is not type(change(Ref("this"))):
            return None
        of = part(found, "changes", 0, "of") if isinstance(found, OneChange) else part(found, "of")
        return {"subj": node.what, "obj": _any(of)}

    return {"make": make, "take": take}


for _from in ("from", "of"):
    for _one in ("one keyword", "a keyword"):
        rule("give0", f"{{subj}} copies {_one} {_from} {{obj}}", **_copying(CopyKeyword))
    rule(
        "give0",
        f"{{subj}} copies an ability or keyword {_from} {{obj}}",
        **_copying(lambda of: OneChange((CopyAbility(of), CopyKeyword(of)))),
    )

_USED = (CopyAbility(Ref("action"), True),)
_AGAIN = AdditionalAction("phase", You(), Pattern("announce", None, None, "", (ActionDid("copied"),)))
rule("give0", "{subj} copies the action's ability", Give(SUBJ, _USED))
rule(
    "effect0",
    "{subj} copies the action's ability and takes an additional action to use it",
    Together((Give(SUBJ, _USED), _AGAIN)),
)

# ------------------------------------------------------------------------------------ added costs for a time


def _added_cost(context: Context, values: Values) -> Any:
    actions = Noun(("action",), (Targeting(Ref("this")),), "other")
    text = Program(traits=(AddedCost(actions, (values["effect0"],)),))
    return Give(values["obj"], (GrantText(text),))


def _take_added_cost(node: Any) -> Values | None:
    if not isinstance(node, Give) or not isinstance(node.changes[0], GrantText):
        return None
    traits = node.changes[0].program.traits
    if len(traits) != 1 or not isinstance(traits[0], AddedCost):
        return None
    return {"obj": node.what, "effect0": traits[0].costs[0]}


for _who in ("enemy players", "other players", "another player"):
    rule(
        "give0",
        f'actions taken by {_who} that target {{obj}} have the additional cost , " {{effect0}} . "',
        make=_added_cost,
        take=_take_added_cost,
    )


def _costlier(context: Context, values: Values) -> Any:
    text = Program(traits=(AddedCost(values["actions"], (values["effect0"],)),))
    return Give(You(), (GrantText(text),))


def _take_costlier(node: Any) -> Values | None:
    if not isinstance(node, Give) or not isinstance(node.what, You) or not isinstance(node.changes[0], GrantText):
        return None
    traits = node.changes[0].program.traits
    if len(traits) != 1 or not isinstance(traits[0], AddedCost):
        return None
    return {"actions": traits[0].actions, "effect0": traits[0].costs[0]}


rule("give0", '{actions} have the additional cost , " {effect0} . "', make=_costlier, take=_take_costlier)
_REACTIONS = Noun(("action",), (HasKeyword("Reaction"),), plural=True, form="Reactions")
rule("actions", "Reactions", make=lambda c, v: _REACTIONS, take=lambda n: {} if n == _REACTIONS else None)

# -------------------------------------------------------------------------------- while somebody remains in play


def _while_there(context: Context, values: Values) -> Any:
    """`While he remains in play, he cannot be rehonored, ...`: what a card is given ends when it leaves play."""
    him = values["robj"]
    person = Controller(him)
    lose = LoseHonor(values["num"], person)
    begins = Trigger("after", Pattern("phase begins", person, None, "dynasty"))
    here = If(Is(him, (In("play"),)), (lose,))
    return Together(
        (
            Give(him, (Forbid("will not", "rehonor"),), "permanent"),
            Give(him, (Forbid("may not", "seppuku"),), "permanent"),
            Later(begins, (here,), False, "permanent"),
        )
    )


def _take_while_there(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 3 or not isinstance(node.effects[2], Later):
        return None
    him = part(node.effects[0], "what")
    return {"robj": him, "num": part(node.effects[2], "effects", 0, "effects", 0, "amount")}


for _cannot in ("cannot", "can not"):
    rule(
        "sentence0",
        f"while {{robj:rsubj}} remains in play, he {_cannot} be rehonored, {_cannot} commit seppuku except from a card's effect, "
        "and his controller loses {num} Honor after each of his Dynasty Phases begins",
        make=_while_there,
        take=_take_while_there,
    )

# ------------------------------------------------------------------------------ a Follower, or who has none

rule("trait", "this action costs {num} less Gold if {condition}", ActionCost(NUM, Ref("this"), COND))


def _exposed(context: Context, values: Values) -> Any:
    """`a target Follower, or Personality without Followers, opposing him`."""
    bare = Noun(("personality",), (With(Noun(("follower",), plural=True, form="Followers"), "=", Number(0)),), form="-")
    either = Either((Fits(Noun(("follower",), form="-")), Fits(bare)), form="-")
    noun = Noun(("follower", "personality"), (either, Opposing(values["robj"])), form="-")
    return chosen(context, Target(noun, form=context.rule_form))


def _take_exposed(node: Any) -> Values | None:
    if not isinstance(node, Target) or len(node.noun.filters) != 2 or not isinstance(node.noun.filters[1], Opposing):
        return None
    return {"robj": node.noun.filters[1].what} if isinstance(node.noun.filters[0], Either) else None


rule(
    "target",
    "a target Follower, or Personality without Followers, opposing {robj}",
    make=_exposed,
    take=_take_exposed,
)
rule(
    "targeting",
    "{targeting0} and {b:target}",
    make=lambda c, v: _and_target(v),
    take=lambda n: _take_and_target(n),
    cost=1,
)


def _and_target(values: Values) -> Any:
    from rokugan.cards.program import Several

    return Several((values["targeting0"], values["b"]))


def _take_and_target(node: Any) -> Values | None:
    from rokugan.cards.program import Several

    if (
        not isinstance(node, Several)
        or len(node.parts) != 2
        or not all(isinstance(each, Target) for each in node.parts)
    ):
        return None
    return {"targeting0": node.parts[0], "b": node.parts[1]}


for _zero in ("0", "zero"):
    rule(
        "cond0",
        f"this reduced {{rposs}} {{stat}} to {_zero}",
        make=lambda c, v: Both(
            (Did(f"{v['stat']} penalty", v["rposs"]), Compare(StatOf(v["stat"], v["rposs"]), "=", Number(0)))
        ),
        take=lambda n: (
            {"stat": part(n, "conditions", 1, "left", "stat"), "rposs": part(n, "conditions", 0, "what")}
            if isinstance(n, Both) and isinstance(n.conditions[0], Did) and isinstance(n.conditions[1], Compare)
            else None
        ),
    )


def _between_units(context: Context, values: Values) -> Any:
    """How far apart the Personalities of the two targets' units are in a stat."""
    slots = list(
        dict.fromkeys(each.ref.slot for each in context.mentions if each.targeted and isinstance(each.ref, Ref))
    )
    if len(slots) != 2:
        return context.fail(context.words())
    one, other = (PartsOf(Noun(("personality",), form="-"), Ref("slot", number)) for number in slots)
    return _difference(values["stat"], one, other)


rule(
    "amount0",
    "the difference in {stat} between the targets' units' Personalities",
    make=_between_units,
    take=lambda n: (
        {"stat": part(n, "of", "of", "stat")} if isinstance(n, Difference) and isinstance(n.of, Capped) else None
    ),
)

# --------------------------------------------------------------------------------- whose units assigned there


def _assigned_there(context: Context, values: Values) -> Any:
    place = values["rposs"]
    noun: Noun = values["npmany0"]
    filters = (Whose("unit", Past("assign to current battlefield")), In("battlefield", place))
    everyone = Each(replace(noun, whose="your", filters=(*noun.filters, *filters), form=noun.form or "-"))
    return Give(everyone, (GrantText(values["quoted"]),))


def _take_assigned_there(node: Any) -> Values | None:
    if not isinstance(node, Give) or not isinstance(node.what, Each) or len(node.what.noun.filters) < 2:
        return None
    *_, first, last = node.what.noun.filters
    if not isinstance(first, Whose) or not isinstance(last, In) or not isinstance(node.changes[0], GrantText):
        return None
    noun = replace(node.what.noun, filters=node.what.noun.filters[:-2])
    return {"npmany0": noun, "rposs": last.of, "quoted": node.changes[0].program}


rule(
    "give0",
    "your {npmany0} whose units assign to {rposs} battlefield have the ability, {quoted} while they are there",
    make=_assigned_there,
    take=_take_assigned_there,
)

# ------------------------------------------------------------------------------------------ cards of shame

_SHAMEFUL = (State("causing honor loss"), *(HasKeyword(slot(name)) for name in ("kwname", "b", "c")))
_NONE_SUCH = Noun(("card",), (Either(_SHAMEFUL, form="-"),), "your", None, "play or discard", plural=True, form="-")
rule(
    "cond0",
    "you have no cards in play or in your discard piles that cause their player an Honor loss or have the {kwname}, {b:kwname}, "
    "or {c:kwname} keywords",
    Exists(_NONE_SUCH, "=", Number(0)),
)
