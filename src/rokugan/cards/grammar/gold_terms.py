"""Terms that only the rulebook of the Gold Edition has: Fear, Yu, fealty, tokens by their Force and Chi, joining a player."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.decks import _creating
from rokugan.cards.grammar.effects import act, ranged_target
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.players import player
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import (
    AdditionalAction,
    Allow,
    AmountOf,
    Bow,
    Continuous,
    CountsAs,
    Either,
    Fear,
    Forbid,
    Give,
    GrantKeyword,
    HasKeyword,
    Move,
    Negate,
    Noun,
    Past,
    Pattern,
    PerformedBy,
    Ref,
    Retarget,
    SetStat,
    Shares,
    State,
    TakeControl,
    Together,
    Trigger,
    You,
)

page = Page()
rule, terminal = page.rule, page.terminal

Values = dict[str, Any]
OBJ, SUBJ, POSS, WHO, STAT, AMOUNT, KEYWORD = (
    slot(name) for name in ("obj", "subj", "poss", "who", "stat", "amount", "kwname")
)

# --------------------------------------------------------------------------------------------- Fear


def _fear(context: Context, values: Values) -> Any:
    return Fear(values["strength"], chosen(context, ranged_target(), implied=True))


def _take_fear(node: Any) -> Values | None:
    return {"strength": node.strength} if isinstance(node, Fear) else None


rule("effect0", "(|create |cause )Fear {strength:num}", make=_fear, take=_take_fear)

rule(
    "effect0",
    "{subj} creates Fear {strength:num}",
    make=lambda c, v: replace(_fear(c, v), form="=" + c.words()),
    take=lambda n: None,
)

# ----------------------------------------------------------------------------------------------- Yu


def _read_yu(chart: Any, at: int) -> list[tuple[int, Any]]:
    """`Yu 3`: the keyword with its number."""
    if chart.words[at] == "yu" and chart.tokens[at + 1 : at + 2] and chart.tokens[at + 1].kind == "number":
        return [(at + 2, f"Yu {chart.words[at + 1]}")]
    return []


def _read_yu_bonus(chart: Any, at: int) -> list[tuple[int, Any]]:
    """`+2 Yu`: a bonus to the value."""
    if chart.words[at][:1] == "+" and chart.words[at + 1 : at + 2] == ["yu"] and chart.words[at][1:].isdigit():
        return [(at + 2, f"Yu {chart.words[at]}")]
    return []


terminal("yu", "yu", _read_yu, lambda c, v: v, lambda v: v.split() if isinstance(v, str) else None)
terminal(
    "yubonus", "#mod #number", _read_yu_bonus, lambda c, v: v, lambda v: v.split()[::-1] if isinstance(v, str) else None
)
rule("change", "{yu}", GrantKeyword(slot("yu")))


def _yu_bonus(context: Context, values: Values) -> Any:
    """A card without the trait gets Yu 0 for good before the bonus (gold.yu.06)."""
    what = values["obj"]
    return Together((Give(what, (GrantKeyword("Yu 0"),), "permanent"), Give(what, (GrantKeyword(values["yubonus"]),))))


def _take_yu_bonus(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2 or not isinstance(node.effects[1], Give):
        return None
    change = node.effects[1].changes[0]
    if not isinstance(change, GrantKeyword) or not change.keyword.startswith("Yu +"):
        return None
    return {"obj": node.effects[1].what, "yubonus": change.keyword}


rule("effect0", "give {obj} {yubonus}", make=_yu_bonus, take=_take_yu_bonus)

# ------------------------------------------------------------------------------------------- joining

_PLAYER = Noun(("player",), (HasKeyword(KEYWORD),))
rule("stand", "will not join (a|an) {kwname} player", Forbid("will not", "control", None, _PLAYER))
rule("stand", "will not join {kwname} players", Forbid("will not", "control", None, _PLAYER))
rule("stand", "{subj} will not join (a|an) {kwname} player", Forbid("will not", "control", SUBJ, _PLAYER))
rule("stand", "{subj} will not join {kwname} players", Forbid("will not", "control", SUBJ, _PLAYER))
rule("effect0", "{subj} swears fealty[ to you]", Give(SUBJ, (GrantKeyword("your Faction"),), "permanent"))
rule("effect0", "{subj} swears fealty to your Faction", Give(SUBJ, (GrantKeyword("your Faction"),), "permanent"))
rule(
    "effect0",
    "{subj} loses all Faction alignments",
    Give(SUBJ, (GrantKeyword("Faction alignments", False),), "permanent"),
)
for _losing in (" and loses all other", ", losing all other", ", losing all existing", " and loses all existing"):
    rule(
        "effect0",
        f"{{subj}} swears fealty{_losing} Faction alignments",
        Give(SUBJ, (GrantKeyword("Faction alignments", False), GrantKeyword("your Faction")), "permanent"),
    )
act(page, "gain control of {obj}", TakeControl(OBJ, WHO))
for _taking in (
    "take permanent control of {obj}",
    "permanently take control of {obj}",
    "gain permanent control of {obj}",
):
    act(page, _taking, TakeControl(OBJ, WHO))

rule("adj", "Clan", HasKeyword("Clan"))  # nobody is one: the word does not stand alone (gold.traits.11)
rule("post", "of the same family as {robj}", Shares("family", slot("robj")))
rule("trait", "counts as {title} for uniqueness", CountsAs(slot("title"), "uniqueness"))
rule("adj", "surviving", Past("be there", "battle"))
rule("negate0", "(negate|cancel) the [ranged] attack", Negate("effects"))
rule("negate0", "cancel (the action|this action|that action|the Reaction|that Reaction|it)", Negate("action"))
rule("effect0", "this (action|effect|card) does not target", Allow("untargeted"))
rule("stand", "{subj} (can|may) attach and (use|cast) Spells", Allow("cast spells", SUBJ))
for _using in ("attach and use", "attach and cast"):
    rule("stand", f"{{subj}} (can|may) {_using} Spells as if (he|she|it) were a Shugenja", Allow("cast spells", SUBJ))
rule("stand", "{subj} counts as (a|an) {kwname}", Continuous(SUBJ, (GrantKeyword(KEYWORD),)))
rule("effect0", "redirect (the action|that action|it) to {obj}", Retarget(OBJ))
for _for in ("", " for this Ritual", " to perform this Ritual"):
    rule("post", f"(bowed|bowing|who bowed){_for}", Past("bow", "this"), cost=2)

# ------------------------------------------------------------------------------- words of older cards (gold.traits.44)

rule("effect0", "send {obj} to (your|his) fief", Move(OBJ, "home"))
rule("where", "in (your|his) fief", State("home"))
rule("where", "in the fief", State("home"))
rule("stand", "{subj} (cannot|may not) be committed[ to battle]", Forbid("may not", "assign", SUBJ))

# -------------------------------------------------------------------------------------------- Spells

for _kind in ("Spell", "Ritual"):
    _cast = Noun(("action",), (HasKeyword(_kind), PerformedBy(slot("event_thing"))))
    rule("pattern0", f"{{event_thing}} casts a {_kind}", Pattern("resolve", _cast))
for _spoken, _kinds in (
    ("Spell", ("Spell",)),
    ("Kiho", ("Kiho",)),
    ("Spell or Kiho", ("Spell", "Kiho")),
    ("Ritual", ("Ritual",)),
):
    _filters = tuple(HasKeyword(_kind) for _kind in _kinds)
    _which = _filters if len(_filters) == 1 else (Either(_filters),)
    for _whose, _said in (
        ("", f"a {_spoken}"),
        ("your", f"one of your {_spoken}s"),
        ("other", f"another player's {_spoken}"),
    ):
        _of: Any = _whose
        rule("pattern0", f"{_said} is cast", Pattern("resolve", Noun(("action",), _which, _of)))
        rule("pattern0", f"{_said} resolves", Pattern("resolve", Noun(("action",), _which, _of)), cost=2)
        rule(
            "pattern0",
            f"{_said} targets {{event_thing}}",
            Pattern("target", slot("event_thing"), Noun(("action",), _which, _of)),
            cost=2,
        )
    rule("pattern0", f"you cast a {_spoken}", Pattern("resolve", Noun(("action",), _which, "your")), cost=-1)
    rule("negate0", f"negate (the|that) {_spoken}'s effects", Negate("effects"))
    rule("negate0", f"cancel (the|that) {_spoken}", Negate("action"))

# -------------------------------------------------------------------------------------------- duels

for _words in ("instead of focusing", "instead of a Focus card"):
    rule("trigger", _words, Trigger("when", Pattern("focus", None, You(), ("instead",))))
rule("trigger", "as a Focus card", Trigger("when", Pattern("focus", None, You(), ("as focus",))))

# ------------------------------------------------------------------------------ the Province under attack

for _category, _said in (("this", "the Province under attack"), ("poss", "the Province under attack's")):
    rule(
        _category,
        _said,
        make=lambda c, v: Ref("province", words=c.words()),
        take=lambda n, w=_said: {} if isinstance(n, Ref) and n.words == w else None,
    )

# ----------------------------------------------------------------------------------------- opponents

for _words in ("your opponent", "the opponent", "the opposing player"):
    _make, _take = player("the opponent", False)
    rule("player0", _words, make=_make, take=_take)

# ---------------------------------------------------------------------------------------------- Gold

rule("amount0", "the Gold (|you )paid for (this card|it)", AmountOf("gold"))
rule("negate0", "(negate|prevent) (the production|its production|the Gold)", Negate("produce"))
rule("pattern0", "{event_thing} bows to produce Gold", Pattern("produce", slot("event_thing")))
rule(
    "pattern0",
    "{event_player} bows {event_thing} to produce Gold",
    Pattern("produce", slot("event_thing"), slot("event_player")),
)

# ------------------------------------------------------------------------------ bonuses and penalties received


# ------------------------------------------------------------------------------------------- battles


rule("effect0", "send home {obj}, bowed", Together((Move(OBJ, "home"), Bow(OBJ))))
rule("pattern0", "a battle Resolution Segment", Pattern("battle ends"))
_TERRAIN = Pattern("announce", None, None, (), (HasKeyword("Terrain"),))
rule("effect0", "(you may play|play) a Terrain", AdditionalAction("battle", You(), _TERRAIN))
rule("pattern0", "the Defender's first action", Pattern("engage"))
rule("effect0", "end (this|the) battle [without resolution]", Negate("battle resolution"))
rule("effect0", "this battle ends", Negate("battle resolution"))
rule("effect0", "the battle ends [without resolution]", Negate("battle resolution"), cost=1)

# ------------------------------------------------------------------------------------ values and tokens

rule("give0", "{poss} {stat} becomes {amount}", Give(POSS, (SetStat(STAT, AMOUNT),)))

for _article in ("a", "an"):
    _make, _take = _creating("createdone", attach=True)
    rule("effect0", f"attach {_article} {{createdone}} token to {{obj}}", make=_make, take=_take)
    rule("effect0", f"create {_article} {{createdone}} token and attach it to {{obj}}", make=_make, take=_take)
    rule("effect0", f"(create|put|place) {_article} {{createdone}} token on {{obj}}", make=_make, take=_take)
    rule("effect0", f"give {{obj}} {_article} {{createdone}} token", make=_make, take=_take)
