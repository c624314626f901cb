"""Wordings of the Gold Edition: `Play this card after ...`, `for a Ranged 3 Attack`, `send home`, `faces an Oni`."""

from __future__ import annotations

from typing import Any

from rokugan.cards.grammar.copying import not_itself
from rokugan.cards.grammar.effects import act
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import (
    ActionDid,
    Allow,
    Bow,
    ChangeAmount,
    CountsAs,
    DrawLater,
    Each,
    EntryCost,
    Faces,
    Fits,
    Forbid,
    Give,
    HasKeyword,
    Is,
    May,
    Modify,
    Move,
    Negate,
    Noun,
    Number,
    OpposedBy,
    PartsOf,
    Pattern,
    Produce,
    Ref,
    ReplaceInDuel,
    Shares,
    Together,
    Trigger,
    Triggered,
    Whose,
    With,
    You,
)

page = Page()
rule = page.rule

Values = dict[str, Any]
OBJ, SUBJ, ONE, MANY, NUM = (slot(name) for name in ("obj", "subj", "npone", "npmany", "num"))
EVERYONE = slot("everyone")

# ------------------------------------------------------------------------------------------ attachments

rule("trait", "only (a|an) {npone} will attach {subj}", Forbid("may not", "attach to", SUBJ, ONE, True))
rule("trait", "(a|an) {npone} can attach {subj} for {num} less Gold", EntryCost(NUM, SUBJ, ONE))
rule(
    "trait", "{subj} costs {num} less Gold (if|when) (attached|attaching) to (a|an) {npone}", EntryCost(NUM, SUBJ, ONE)
)
for _will in ("will only", "can only", "may only", "can only be", "may only be"):
    _attach = "attached" if _will.endswith("be") else "attach"
    rule(
        "stand",
        f"{{subj}} {_will} {_attach} to (a|an) {{npone}}",
        Forbid("may not", "attach to", SUBJ, ONE, True),
        cost=1,
    )
    rule("stand", f"{{subj}} {_will} {_attach} to {{npmany}}", Forbid("may not", "attach to", SUBJ, MANY, True), cost=1)
rule(
    "trait",
    "{subj} costs {num} less Gold for (a|an) {kwname} player",
    EntryCost(NUM, SUBJ, None, (), Is(You(), (HasKeyword(slot("kwname")),))),
)
rule("trait", "(a|an) {npone} can attach {subj}", Allow("attach to", SUBJ, of=ONE))
rule(
    "trait",
    "{everyone} has {mods} for attaching Followers",
    make=lambda c, v: _for_followers(c, v),
    take=lambda n: _take_for_followers(n),
)


def _for_followers(context: Context, values: Values) -> Any:
    (change,) = values["mods"] if len(values["mods"]) == 1 else (None,)
    if change is None or change.stat != "personal_honor":
        return context.fail(context.words())
    return Allow("honor for followers", values["everyone"], change.amount, form=f"{context.rule_form}|{change.form}")


def _take_for_followers(node: Any) -> Values | None:
    if not isinstance(node, Allow) or node.verb != "honor for followers" or node.number is None:
        return None
    return {"everyone": node.what, "mods": (Modify("personal_honor", node.number, form=node.form),)}


rule(
    "trait",
    "{everyone} may not be destroyed or moved by other players' cards",
    Forbid("may not", "destroy", EVERYONE, Noun(("effect",), (), "other"), others=("move", "transfer")),
)
rule("trait", "counts as {title} for deck construction", CountsAs(slot("title")))

# ------------------------------------------------------------------------------------------------ facing

_ONE, _MANY = slot("npone0"), slot("npmany0")
for _in, _one, _many in (
    ("in a battle or duel", Faces(_ONE), Faces(_MANY)),
    ("in (battle|a battle)", OpposedBy(_ONE), OpposedBy(_MANY)),
    ("in a duel", Faces(_ONE, True), Faces(_MANY, True)),
):
    rule("vp", f"(faces|face) (a|an|any) {{npone0}} {_in}", _one)
    rule("vp", f"(faces|face) (one or more|any) {{npmany0}} {_in}", _many)
    rule("is_what", f"facing (a|an|any) {{npone0}} {_in}", _one)
    rule("is_what", f"facing (one or more|any) {{npmany0}} {_in}", _many)

# ------------------------------------------------------------------------------------------- going home

rule("effect0", "replace {obj} in the duel", ReplaceInDuel(OBJ, Ref("this")))


def _takes_place(context: Context, values: Values) -> ReplaceInDuel:
    """`Taro takes his place in the duel`: nobody takes his own."""
    whose = not_itself(context, values["poss"], values["self"])
    return ReplaceInDuel(whose, values["self"], form=context.rule_form)


rule(
    "effect0",
    "{self} takes {poss} place in the duel",
    make=_takes_place,
    take=lambda n: {"poss": n.what, "self": n.by} if isinstance(n, ReplaceInDuel) else None,
)
rule("has", "one {attone}", With(slot("attone")))
rule("has", "the {kwname} trait", HasKeyword(slot("kwname")))
rule("post", "of your Faction", Shares("clan", You()))
rule("produce", "produce {num} Gold when paying for {npone}", Produce(NUM, ONE), cost=1)
rule("effect0", "{subj} need not bow if {condition}", Allow("no bow", SUBJ, condition=slot("condition")))
for _per in ("battle", "turn"):
    rule("sentence0", f"{{effect1}}, once per {_per}")  # see blocks.hoist
rule("effect0", "send home {obj}", Move(OBJ, "home"))
rule("effect0", "send home, without bowing, {obj}", Move(OBJ, "home"))
rule("effect0", "send home, bowed, {obj}", Together((Move(OBJ, "home"), Bow(OBJ))))
rule("effect0", "{subj} (go|goes) home without bowing", Move(SUBJ, "home"))
rule("effect0", "{subj} (go|goes) home, bowed", Together((Move(SUBJ, "home"), Bow(SUBJ))))
rule("effect0", "this battle ends without resolution", Negate("battle resolution"))
rule("effect0", "{everyone} do not become bowed by the combat", Negate("bow from resolution", EVERYONE))
rule("post", "led by (a|an) {npone0}", Whose("personality", Fits(slot("npone0"))))
rule("all", "all {npmany} of {obj}", PartsOf(MANY, OBJ))


def _caster(context: Context, values: Values) -> Any:
    words = context.words()
    for each in context.mentions:
        if isinstance(each.ref, Ref) and each.ref.to == "slot" and each.noun.whose == "your":
            return Ref("slot", each.ref.slot, words=words)
    return Ref("caster", words=words)


rule("back", "the caster", make=_caster, take=lambda n: {} if n == Ref("caster") else None)

# --------------------------------------------------------------------------------- other sentences of actions

rule("effect0", "{subj} can take this action even if bowed", Allow("bowed", SUBJ), cost=1)
rule("effect0", "this does not bow {obj}", Allow("unbowed", OBJ))
act(page, "draw an extra card during your End Phase this turn", DrawLater(Number(1), slot("who")))
rule(
    "trait",
    "you may draw an extra card during your next End Phase after playing this card",
    make=lambda c, v: _after_playing(),
    take=lambda n: {} if n == _after_playing() else None,
)
rule("negate0", "negate all Honor gains for {obj} entering play", Negate("gain honor", OBJ))
rule("negate0", "negate all Honor gains for the Personality entering play", Negate("gain honor", Ref("subject")))
rule("pattern0", "(a|the) Resolution Segment", Pattern("battle ends"))
_SHOOTING = Noun(("action",), (ActionDid("ranged attack"),), plural=True, form="-")
rule(
    "give0",
    "(no player may|no player can|players cannot|players may not) make ranged attacks",
    Give(Each(Noun(("player",))), (Forbid("may not", "take actions", by=_SHOOTING),)),
)
rule("effect0", "increase the gain or loss by {amount}", ChangeAmount("add", slot("amount")))
for _end in ("at the end of the turn", "at the end of this turn"):
    rule("trigger", _end, Trigger("before", Pattern("turn ends")))
rule(
    "trigger",
    "at the start of your next Dynasty Phase",
    Trigger("after", Pattern("phase begins", You(), None, ("dynasty",))),
)
rule("trigger", "at the start of your next turn", Trigger("after", Pattern("turn begins", You())))


def _after_playing() -> Any:
    enters = Trigger("after", Pattern("enter play", Ref("this"), None, ("hand",)))
    return Triggered(enters, (May((DrawLater(Number(1)),)),))
