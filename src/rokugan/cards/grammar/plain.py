"""Plain ways to say what the printed cards say in fixed phrases: for people who write down a card of their own."""

from __future__ import annotations

from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    Allow,
    Bow,
    Challenge,
    Compare,
    Continuous,
    CountOf,
    Did,
    Discard,
    Draw,
    DuelStat,
    Each,
    Forbid,
    GainHonor,
    Give,
    GoldSource,
    GrantKeyword,
    HasKeyword,
    If,
    Limit,
    Look,
    LoseHonor,
    Negate,
    Noun,
    Number,
    Pattern,
    PutCard,
    Ref,
    StatIs,
    StatOf,
    Straighten,
    Switch,
    You,
)

OBJ, SUBJ, POSS, NUM, AMOUNT, STAT, COND, MANY, ONE, EVERYONE = (
    slot(name) for name in ("obj", "subj", "poss", "num", "amount", "stat", "condition", "npmany", "npone", "everyone")
)
_EFFECT = Noun(("effect",))
_KEYWORD = Noun(("effect",), (HasKeyword(slot("kwname")),))

# ---------------------------------------------------------------------------------------- what does not happen

for _verb in ("bow", "straighten", "destroy", "move", "dishonor", "rehonor", "discard", "target"):
    for _sources in ("effects", "card effects", "cards"):
        rule("stand", f"{_sources} (do|will) not {_verb} {{everyone}}", Forbid("will not", _verb, EVERYONE, _EFFECT))
    rule("stand", f"negate all effects that {_verb} {{everyone}}", Forbid("negate", _verb, EVERYONE))
rule(
    "stand",
    "{everyone} (does|do) not straighten (in|during) the Straighten Phase",
    Forbid("will not", "straighten in phase", EVERYONE),
)
rule("effect0", "its effects (do|will) not happen", Negate("effects"))
rule("effect0", "that action's effects (do|will) not happen", Negate("effects"))
rule("negate0", "negate (it|this|that|the effect|this effect|that effect)", Negate("event"))

# ------------------------------------------------------------------------------------------ rules and numbers

rule("stand", "{everyone} (may|can) attach up to two {npmany}", Allow("attach two", EVERYONE, of=MANY))
for _state in ("bowed", "unbowed"):
    for _who in ("", "this card ", "this Personality ", "this Holding "):
        rule("stand", f"{_who}enters play {_state}", Allow(f"enter {_state}"))
rule("stand", "{poss} minimum {stat} is {amount}", Continuous(POSS, (Limit(STAT, "minimum", AMOUNT),)))
rule("stand", "{poss} maximum {stat} is {amount}", Continuous(POSS, (Limit(STAT, "maximum", AMOUNT),)))
rule(
    "stand",
    "(attach only|only attaches|attaches only|only attach) to (a|an) {npone}",
    Forbid("may not", "attach to", None, ONE, True),
)
rule("cond0", "you have {num} or more [Family] Honor", Compare(StatOf("family_honor", You()), ">=", NUM))
rule("cond0", "you have {num} or (less|fewer) [Family] Honor", Compare(StatOf("family_honor", You()), "<=", NUM))
rule("trait", "bow to {produce}", GoldSource((Bow(Ref("this")),), slot("produce")))
rule("adj", "less expensive", StatIs("gold_cost", "<", None))
rule("adj", "more expensive", StatIs("gold_cost", ">", None))

# ------------------------------------------------------------------------------------------------- triggers

rule("pattern0", "{action}", Pattern("resolve", slot("action")), cost=9)

# --------------------------------------------------------------------------------------------------- effects

rule("cond0", "(this is|this was|it is|it was) successful", Did("anything"))
rule("cond0", "successful", Did("anything"))
rule("effect0", "give {obj} a permanent {mods} [bonus]", Give(OBJ, slot("mods"), "permanent"))
rule("effect0", "give {obj} the keyword {kwname}", Give(OBJ, (GrantKeyword(slot("kwname")),)))
rule("effect0", "{subj} (gains|gain) the {kwname} keyword", Give(SUBJ, (GrantKeyword(slot("kwname")),)))
rule("effect0", "{subj} (loses|lose) the {kwname} keyword", Give(SUBJ, (GrantKeyword(slot("kwname"), False),)))
rule("effect0", "discard your hand", Discard(Each(Noun(("card",), (), "your", None, "hand"))))
rule("effect0", "take {obj} into your hand", PutCard(OBJ, "hand"))
rule("effect0", "reveal the card in {obj}", Look("reveal", OBJ))
rule("effect0", "turn the card in {obj} face-up", Look("reveal", OBJ))
rule("effect0", "turn face-up the card in {obj}", Look("reveal", OBJ))
rule("effect0", "look at the card in {obj}", Look("look", OBJ))
rule("effect0", "switch the location of {obj} with {b:obj}", Switch(OBJ, slot("b")))
rule("effect0", "switch {obj} with {b:obj}", Switch(OBJ, slot("b")), cost=1)
rule("effect0", "{subj} challenges {obj} to a duel", Challenge(SUBJ, OBJ, True))
rule("effect0", "{subj} challenges {obj} to a duel of {stat}", Challenge(SUBJ, OBJ, True, (), STAT))
rule("effect0", "{subj} challenges {obj} to a {stat} duel", Challenge(SUBJ, OBJ, True, (), STAT))
rule("effect0", "{subj} challenges {obj}, using {stat} as the duel stat", Challenge(SUBJ, OBJ, True, (), STAT))
rule("effect0", "the duel (uses {stat}|uses {stat} instead of Chi|stat is {stat})", DuelStat(None, STAT))
rule("effect0", "(the|this) challenge may be refused", If(Did("refuse"), ()))

# --------------------------------------------------------------------------------------------------- everybody

_PLAYERS = Each(Noun(("player",), plural=True))
for _who in ("all players", "both players"):
    rule("effect0", f"{_who} gain {{num}} Honor", GainHonor(NUM, _PLAYERS))
    rule("effect0", f"{_who} lose {{num}} Honor", LoseHonor(NUM, _PLAYERS))
    rule("effect0", f"{_who} draw a card", Draw(Number(1), _PLAYERS))
    rule("effect0", f"{_who} draw {{num}} cards", Draw(NUM, _PLAYERS))
rule("effect0", "{all} bow", Bow(slot("all")))
rule("effect0", "{all} straighten", Straighten(slot("all")))
rule("give0", "{subj} (gets|get) {changes}", Give(SUBJ, slot("changes")), cost=2)
rule("effect0", "challenge {obj} [to a duel]", Challenge(Ref("this"), OBJ, True))
rule("effect0", "draw a card for each {npone}", Draw(CountOf(ONE)))
rule("effect0", "switch the locations of {obj}", Switch(OBJ, OBJ), cost=1)
for _words, _op in (("more", ">"), ("less", "<")):
    rule(
        "cond0",
        f"your army has {_words} Force than the enemy army",
        Compare(StatOf("force", Ref("army")), _op, StatOf("force", Ref("enemy army"))),
    )
rule("event_thing", "this unit", Ref("this", words="this unit"))

# ------------------------------------------------------------------------------------- two Ranged Attacks
