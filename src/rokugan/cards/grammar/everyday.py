"""Everyday wordings: what people write on cards of their own where the printed cards say it at greater length."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.bans import _neither, _take_neither
from rokugan.cards.grammar.conditions import _armies, _take_armies
from rokugan.cards.grammar.decks import _creating
from rokugan.cards.grammar.durations import timed
from rokugan.cards.grammar.nouns import Mark
from rokugan.cards.grammar.objects import _all, chosen
from rokugan.cards.grammar.references import _ring_there
from rokugan.cards.grammar.table import part, rule, slot, terminal
from rokugan.cards.program import (
    ActionDid,
    AdditionalAction,
    AllFilters,
    Allow,
    Among,
    AmountOf,
    Best,
    Bow,
    Challenge,
    ChangeAmount,
    Choice,
    ChooseOne,
    Color,
    Compare,
    Continuous,
    Controller,
    CountOf,
    Create,
    Destroy,
    Did,
    Different,
    Discard,
    Dishonor,
    Draw,
    Each,
    EntryCost,
    Exists,
    Extreme,
    Forbid,
    ForEach,
    GainHonor,
    Give,
    Happened,
    HasKeyword,
    If,
    In,
    Instead,
    Is,
    Later,
    Look,
    LoseHonor,
    May,
    Modify,
    Move,
    Noun,
    Number,
    OpposedBy,
    Opposing,
    OtherThan,
    Past,
    Pattern,
    PerformedBy,
    Produce,
    PutCard,
    PutToken,
    RangedAttack,
    Ref,
    Refill,
    Rehonor,
    SetStat,
    Several,
    State,
    StatIs,
    StatOf,
    Straighten,
    Switch,
    TakeFavor,
    Target,
    Times,
    Together,
    TopOf,
    Trigger,
    Triggered,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
OBJ, SUBJ, POSS, NUM, STAT, COND, E, F, A, B, THING, PLAYER, TARGET = (
    slot(name)
    for name in (
        "obj",
        "subj",
        "poss",
        "num",
        "stat",
        "condition",
        "effect1",
        "f",
        "effect0",
        "b",
        "event_thing",
        "psubj",
        "target",
    )
)

# ------------------------------------------------------------------ compared with what is targeted as well

rule("post", "opposing {target}", Opposing(TARGET), cost=2)


def _if_target(context: Context, values: Values) -> Any:
    """`If a target Personality is bowed, destroy him.`: it is targeted, then asked about."""
    target = values["target"]
    return Together((target, If(Is(Ref("slot", target.slot), (values["vp"],)), (values["effect1"],))))


def _take_if_target(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2:
        return None
    target, rest = node.effects
    if not isinstance(target, Target) or not isinstance(rest, If) or not isinstance(rest.condition, Is):
        return None
    return {"target": target, "vp": rest.condition.filters[0], "effect1": rest.effects[0]}


rule("sentence0", "if {target} {vp}, {effect1}", make=_if_target, take=_take_if_target)
rule("sentence0", "you may {targeting}: {effect1}", May((slot("targeting"), E)))

# ------------------------------------------------------------------------------------- who and what

_all("every", "", "npone")
for _words, _stat, _lowest in (
    ("most expensive", "gold_cost", False),
    ("least expensive", "gold_cost", True),
    ("strongest", "force", False),
    ("weakest", "force", True),
    ("most honorable", "personal_honor", False),
):
    rule(
        "choice",
        f"the {_words} {{npone}}",
        make=lambda c, v, s=_stat, low=_lowest: chosen(
            c, Choice(replace(v["npone"], filters=(*v["npone"].filters, Best(s, low, form="-"))))
        ),
        take=lambda n, s=_stat, low=_lowest: _take_best(n, s, low),
    )


def _take_best(node: Any, stat: str, lowest: bool) -> Values | None:
    if not isinstance(node, Choice) or not node.noun.filters or node.noun.filters[-1] != Best(stat, lowest):
        return None
    return {"npone": replace(node.noun, filters=node.noun.filters[:-1])}


for _where in ("at this battlefield", "at the current battlefield", "here"):
    rule("all", f"the Terrain {_where}", Each(Noun(("terrain",), (In("battlefield"),), form="-")))
rule("post", "from one of your {npmany0}", In("attached", slot("npmany0")), cost=4)
rule("post", "from another battlefield", AllFilters((In("any battlefield"), In("battlefield", None, False))))
rule("npone0", "{adj*} province card", make=lambda c, v: _province_card(c, v), take=lambda n: None, cost=2)


def _province_card(context: Context, values: Values) -> Any:
    """A card in a province; whose is not said by an adjective."""
    if any(isinstance(each, Mark) for each in values["adj"]):
        context.fail(context.words())
    filters = tuple(each for each in values["adj"] if not isinstance(each, Mark))
    return Noun(("card",), filters, "", None, "province", form=" ".join(["{}"] * len(filters) + ["province card"]))


for _side in ("attacking", "defending"):
    rule(
        "is_what",
        f"{_side} at this province",
        AllFilters((State(_side), In("battlefield", Ref("province")))),
    )


def _another(context: Context, values: Values) -> Any:
    noun = values["npone"]
    return Exists(replace(noun, whose="your", filters=(*noun.filters, OtherThan(Ref("this"), form="-"))))


def _take_another(node: Any) -> Values | None:
    if not isinstance(node, Exists) or not node.noun.filters or node.noun.filters[-1] != OtherThan(Ref("this")):
        return None
    return {"npone": replace(node.noun, filters=node.noun.filters[:-1])}


rule("cond0", "you control another {npone}", make=_another, take=_take_another, cost=-1)
rule("cond0", "it is refused", Did("refuse"))

# ------------------------------------------------------------------------------------------- happenings

rule("pattern0", "{event_thing} engages", Pattern("engage", In("battlefield", THING)))
rule("pattern0", "attaching {event_thing}", Pattern("attach", THING))
rule("pattern0", "a battle is won", Pattern("win battle"))
rule("pattern0", "a token is put on {event_thing}", Pattern("token", THING))
rule("action", "a {kindone}'s action", make=lambda c, v: _its_action(c, v), take=lambda n: _take_its_action(n))


def _its_action(context: Context, values: Values) -> Any:
    kinds, words = values["kindone"]
    context.mention(Ref("action"), Noun(("action",)))
    return Noun(("action",), (ActionDid("from", Noun(kinds, form=words)),), form=context.rule_form)


def _take_its_action(node: Any) -> Values | None:
    if not isinstance(node, Noun) or len(node.filters) != 1 or not isinstance(node.filters[0], ActionDid):
        return None
    source = node.filters[0].what
    return {"kindone": (source.kinds, source.form)} if isinstance(source, Noun) else None


# ------------------------------------------------------------------------------------------------ traits

rule(
    "stand",
    "ignore the Honor (Requirement|Requirements) of {everyone}",
    Allow("ignore honor requirement", slot("everyone")),
)
rule(
    "trait",
    "ignore the Honor (Requirement|Requirements) of {npmany} you bring into play",
    make=lambda c, v: Allow("ignore honor requirement", Each(replace(v["npmany"], whose="your"))),
    take=lambda n: (
        {"npmany": replace(n.what.noun, whose="")} if isinstance(n, Allow) and isinstance(n.what, Each) else None
    ),
    cost=-1,
)
rule("stand", "ignore {poss} Honor Requirement", Allow("ignore honor requirement", POSS))
rule(
    "stand",
    "{everyone} (produce|produces) {num} additional Gold",
    Continuous(slot("everyone"), (Modify("gold_production", NUM),)),
)
for _modal in ("may not", "cannot", "can not"):
    rule(
        "stand",
        f"{{actions}} {_modal} be taken",
        Forbid("may not", "take actions", Each(Noun(("player",))), slot("actions")),
    )
_END = Trigger("after", Pattern("phase begins", You(), None, "end"))
rule("trait", "you draw an additional card in your End Phase", Triggered(_END, (Draw(Number(1)),)))
rule("trait", "in your End Phase, draw two cards instead of one", Triggered(_END, (Draw(Number(1)),)))

# ------------------------------------------------------------------------------------------------ effects

rule(
    "changes0",
    "{mods} for each element keyword {rsubj} has",
    make=lambda c, v: tuple(
        replace(
            each, amount=Times(each.amount.value, Different("element", v["rsubj"])), form=f"{c.rule_form}|{each.form}"
        )
        for each in v["mods"]
    ),
    take=lambda n: _take_elements(n),
)


def _take_elements(changes: Any) -> Values | None:
    first = changes[0]
    if (
        not isinstance(first, Modify)
        or not isinstance(first.amount, Times)
        or not isinstance(first.amount.of, Different)
    ):
        return None
    mods = tuple(replace(each, amount=Number(each.amount.factor), form=each.form.partition("|")[2]) for each in changes)
    return {"mods": mods, "rsubj": first.amount.of.among}


for _verb, _node in (("gain", GainHonor), ("lose", LoseHonor)):
    rule(
        "effect0",
        f"{_verb} {{int}} Honor for each element keyword (on|of) {{obj}}",
        _node(Times(slot("int"), Different("element", OBJ))),
    )
rule(
    "effect0",
    "straighten and move {obj} to the current battlefield",
    Together((Straighten(OBJ), Move(OBJ, "battlefield"))),
)
rule("effect0", "switch {obj} and {b:obj}", Switch(OBJ, B), cost=1)
rule("effect0", "switch {obj}", Switch(OBJ, OBJ), cost=4)
for _n in ("the top card", "the top {num} cards"):
    _cards = TopOf(slot("zonename"), Number(1) if "num" not in _n else NUM, slot("pposs"))
    for _into in ("into", "in"):
        rule("effect0", f"put {_n} of {{pposs}} {{zonename}} {_into} your hand", PutCard(_cards, "hand"))
rule("give0", "{poss} {stat} is {num}", Give(POSS, (SetStat(STAT, NUM),)), cost=4)
for _d in ("Battle", "Open", "Limited"):
    rule("effect0", f"you may take another {_d} action", AdditionalAction(_d.lower()))
rule("effect0", "Ranged Attack {strength:num}", make=lambda c, v: _shot(c, v), take=lambda n: _take_shot(n))


def _shot(context: Context, values: Values) -> Any:
    from rokugan.cards.grammar.effects import _ranged

    return _ranged(context, values)


def _take_shot(node: Any) -> Values | None:
    return {"strength": node.strength} if isinstance(node, RangedAttack) and node.target.most == 1 else None


for _words in ("randomly discard a card", "randomly discard a card from your hand"):
    rule(
        "effect0",
        _words,
        make=lambda c, v: _at_random(c),
        take=lambda n: {} if isinstance(n, Discard) and isinstance(n.what, Choice) and n.what.random else None,
    )
rule(
    "does",
    "randomly discards a card",
    make=lambda c, v: _at_random(c),
    take=lambda n: {} if isinstance(n, Discard) and isinstance(n.what, Choice) and n.what.random else None,
)


def _at_random(context: Context) -> Any:
    noun = Noun(("card",), (), "your", None, "hand")
    return Discard(chosen(context, Choice(noun, -1, 1, 1, False, None, True, form="-")))


rule(
    "effect0",
    "{subj} challenges {obj}, who may refuse",
    Challenge(SUBJ, OBJ, True, (Color("who may refuse"),)),
)
rule(
    "sentence0",
    "{psubj} may refuse",
    make=lambda c, v: If(Did("refuse", None, True, v["psubj"]), ()),
    take=lambda n: (
        {"psubj": n.condition.who} if isinstance(n, If) and isinstance(n.condition, Did) and not n.effects else None
    ),
)
rule("sentence0", "choose one: {effect1}; or {f:effect1}", ChooseOne(((E,), (F,))))
rule("sentence0", "choose one: {effect1}, or {f:effect1}", ChooseOne(((E,), (F,))))
rule(
    "player0",
    "a target opponent",
    make=lambda c, v: chosen(c, Target(Noun(("player",), (), "other"))),
    take=lambda n: {} if isinstance(n, Target) and n.noun == Noun(("player",), (), "other") else None,
)
for _words, _created in (("a", "createdone"), ("{num}", "createdmany")):
    _make, _take = _creating(_created, attach=True)
    rule("effect0", f"create {_words} {{{_created}}} attached to {{obj}}", make=_make, take=_take)
rule(
    "effect0",
    "create (a|an) {createdone} titled {title}",
    make=lambda c, v: Create(
        v["createdone"][0],
        v["createdone"][1],
        v["createdone"][2],
        v["title"],
        form=f"{c.rule_form}|{v['createdone'][3]}",
    ),
    take=lambda n: (
        {"createdone": (n.kind, n.stats, n.keywords, n.form), "title": n.title}
        if isinstance(n, Create) and n.title
        else None
    ),
)

# --------------------------------------------------------------------------------------------- passives

_PASSIVES: dict[str, Any] = {
    "bowed": Bow,
    "straightened": Straighten,
    "destroyed": Destroy,
    "dishonored": Dishonor,
    "rehonored": Rehonor,
    "discarded": Discard,
    "moved home": lambda what: Move(what, "home"),
}
rule("effect0", "{subj} (is|are) moved home", Move(SUBJ, "home"), cost=1)
for _one, _first in _PASSIVES.items():
    for _two, _second in _PASSIVES.items():
        if _one != _two:
            rule("effect0", f"{{subj}} (is|are) {_one} and {_two}", Together((_first(SUBJ), _second(SUBJ))), cost=1)
_BOTH = Several((slot("thing"), slot("thing2")))
rule("effect0", "{thing} and {thing2} each bow", Bow(_BOTH))
rule("effect0", "{thing} and {thing2} each straighten", Straighten(_BOTH))
rule(
    "give0",
    "{subj} (loses|lose) {lettered} [each]",
    make=lambda c, v: Give(v["subj"], (Modify(v["lettered"].stat, v["lettered"].right, True),)),
    take=lambda n: (
        {"subj": n.what, "lettered": StatIs(n.changes[0].stat, "=", n.changes[0].amount)}
        if isinstance(n, Give) and len(n.changes) == 1 and isinstance(n.changes[0], Modify) and n.changes[0].negative
        else None
    ),
)
for _more in ("more", "additional"):
    rule("give0", f"{{subj}} (produces|produce) {{num}} {_more} Gold", Give(SUBJ, (Modify("gold_production", NUM),)))
rule(
    "effect0",
    "discard {obj} and refill (it|them|the province|the provinces) face-up",
    Together((Discard(OBJ), Refill(Ref("emptied"), True))),
)
rule("effect0", "take the Imperial Favor from the player who has it", TakeFavor())
for _d in ("Battle", "Open", "Limited"):
    rule("effect0", f"take an additional {_d} action after this one", AdditionalAction(_d.lower()))
rule("give0", "neither may {mayban}", make=_neither, take=_take_neither)
for _who in ("no player", "neither player"):
    rule(
        "give0",
        f"{_who} may take {{actions}}",
        Give(Each(Noun(("player",))), (Forbid("may not", "take actions", None, slot("actions")),)),
    )
    rule("give0", f"{_who} may play Terrains", Give(Each(Noun(("player",))), (Forbid("may not", "play terrain"),)))


def _your_choice(context: Context, values: Values) -> Any:
    """You choose the card in his hand."""
    player = values["psubj"]
    noun = Noun(("card",), (), "his", player, "hand")
    return Discard(chosen(context, Choice(noun, form="-")), player)


rule(
    "effect0",
    "{psubj} discards a card of your choice",
    make=_your_choice,
    take=lambda n: (
        {"psubj": n.who}
        if isinstance(n, Discard) and isinstance(n.what, Choice) and n.what.chooser is None and n.what.form == "-"
        else None
    ),
    cost=1,
)
rule(
    "effect0",
    "[you may] make (an additional|another) Ranged {strength:num} Attack",
    make=lambda c, v: _extra_shot(c, v),
    take=lambda n: _take_extra_shot(n),
)


def _extra_shot(context: Context, values: Values) -> Any:
    shot = _shot(context, values)
    return May((shot,), form=f"{context.rule_form}|{shot.form}") if "you may" in context.rule_form else shot


def _take_extra_shot(node: Any) -> Values | None:
    shot = node.effects[0] if isinstance(node, May) and len(node.effects) == 1 else node
    return _take_shot(shot)


# ---------------------------------------------------------------------------------- what is asked and described

rule("is_what", "opposed by more than one {npone0}", OpposedBy(slot("npone0"), ">", Number(1)))
rule("is_what", "opposed by {num} or more {npmany0}", OpposedBy(slot("npmany0"), ">=", NUM))
for _words, _op in (("less", "<"), ("lower", "<"), ("more", ">"), ("higher", ">")):
    _mine = StatOf("family_honor", You())
    _theirs = Each(Noun(("player",), (), "other"))
    for _another_player in ("another player", "any other player"):
        rule(
            "yvp",
            f"have {_words} Family Honor than {_another_player}",
            Compare(_mine, _op, Extreme("family_honor", _theirs, least=_op == ">")),
        )
    for _each_player in ("each other player", "all other players"):
        rule(
            "yvp",
            f"have {_words} Family Honor than {_each_player}",
            Compare(_mine, _op, Extreme("family_honor", _theirs, least=_op == "<")),
        )
for _words, _op in (("more", ">"), ("fewer", "<")):
    rule(
        "cond0",
        f"another player controls {_words} {{npmany}} than you [do]",
        make=lambda c, v, op=_op: _outnumbered(v["npmany"], op),
        take=lambda n: _take_outnumbered(n),
    )


def _outnumbered(noun: Noun, op: str) -> Any:
    """Some other player has more (or fewer) of them than you."""
    his = CountOf(replace(noun, whose="his", owner=Ref("each")))
    rivals = Noun(("player",), (Compare(his, op, CountOf(replace(noun, whose="your"))),), "other")
    return Exists(rivals)


def _take_outnumbered(node: Any) -> Values | None:
    if not isinstance(node, Exists) or node.noun.kinds != ("player",) or not node.noun.filters:
        return None
    asked = node.noun.filters[0]
    if not isinstance(asked, Compare) or not isinstance(asked.left, CountOf):
        return None
    return {"npmany": replace(asked.left.noun, whose="", owner=None)}


def _fared(context: Context, values: Values, verb: str) -> Any:
    """How he fared in the duel of this text; a Focus Effect speaks of the duel at hand."""
    who = values["rsubj"]
    if not context.focus:
        return Did(verb, who)
    return Is(who, (Among(Ref("winner" if verb == "win" else "loser")),))


def _take_fared(node: Any, verb: str) -> Values | None:
    if isinstance(node, Did) and node.verb == verb and node.positive and node.what is not None:
        return {"rsubj": node.what}
    if isinstance(node, Is) and node.filters == (Among(Ref("winner" if verb == "win" else "loser")),):
        return {"rsubj": node.what}
    return None


for _verb, _phrases in (("win", ("wins", "won")), ("lose", ("loses", "lost"))):
    for _words in _phrases:
        rule(
            "cond0",
            f"{{rsubj}} {_words}",
            make=lambda c, v, e=_verb: _fared(c, v, e),
            take=lambda n, e=_verb: _take_fared(n, e),
            cost=1,
        )
for _words, _lowest in (("highest", False), ("lowest", True), ("most", False), ("least", True)):
    rule(
        "player0",
        f"the player with the {_words} Family Honor",
        make=lambda c, v, low=_lowest: chosen(c, Choice(Noun(("player",), (Best("family_honor", low),)))),
        take=lambda n, low=_lowest: (
            {} if isinstance(n, Choice) and n.noun.filters == (Best("family_honor", low),) else None
        ),
    )
for _each in ("one", "card"):
    for _verb, _past in (("remove", "removed"), ("destroy", "destroyed"), ("discard", "discarded"), ("bow", "bowed")):
        for _do, _node in (("gain", GainHonor), ("lose", LoseHonor)):
            rule(
                "effect0",
                f"{_do} {{int}} Honor for each {_each} {_past}",
                _node(Times(slot("int"), CountOf(Noun(("card",), (Past(_verb, "this"),), form="-")))),
            )

# ------------------------------------------------------------------------------------------ more traits

for _can in ("can", "may"):
    rule(
        "stand",
        f"{{everyone}} {_can} be targeted only by {{actions}}",
        Forbid("may not", "target", slot("everyone"), slot("actions"), True),
    )
    rule(
        "stand",
        f"{{everyone}} {_can} only be targeted by {{actions}}",
        Forbid("may not", "target", slot("everyone"), slot("actions"), True),
    )
for _does in ("does not bow when he performs", "does not bow when she performs", "need not bow when performing"):
    rule("stand", f"{{everyone}} {_does} {{actions}}", Allow("no bow cost", slot("everyone"), of=slot("actions")))
rule("produce", "produce {num} Gold, but only to pay for {npmany}", Produce(NUM, slot("npmany")))
rule("produce", "produce {num} Gold, but only to pay for (a|an) {npone}", Produce(NUM, slot("npone")))


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

# ------------------------------------------------------------------------------ more of what people write

rule("everyone", "players", Each(Noun(("player",), plural=True), form="players"))
rule("post", "assigned to attack (you|one of your provinces)", In("attacking you"))
for _who in ("self", "this"):
    _volley = Noun(("ranged attack",), (PerformedBy(slot(_who)),), form="-")
    rule("pattern0", f"{{{_who}}} destroys {{event_thing}} with a Ranged Attack", Pattern("destroy", THING, _volley))
for _passive, _event in (
    ("destroyed", "destroy"),
    ("bowed", "bow"),
    ("dishonored", "dishonor"),
    ("discarded", "discard"),
):
    rule(
        "trait",
        f"if {{event_thing}} would be {_passive}, {{effect1}} instead",
        Triggered(Trigger("before", Pattern(_event, THING)), (Instead((E,)),)),
    )
    rule(
        "trait",
        f"if {{event_thing}} would be {_passive}, you may {{effect1}} instead",
        Triggered(Trigger("before", Pattern(_event, THING)), (May((Instead((E,)),)),)),
        cost=-1,
    )
rule("stand", "{everyone} can attach one additional {attone}", Allow("attach two", slot("everyone"), of=slot("attone")))
rule(
    "trait",
    "{everyone} (costs|cost) {num} less Gold for {kwname} players",
    EntryCost(NUM, slot("everyone"), condition=Is(You(), (HasKeyword(slot("kwname")),))),
)
for _past, _verb in (("discarded", "discard"), ("destroyed", "destroy"), ("bowed", "bow"), ("removed", "remove")):
    rule(
        "changes0",
        f"{{mods}} for each card {_past}",
        make=lambda c, v, e=_verb: tuple(
            replace(each, amount=Times(each.amount.value, _done_cards(e)), form=f"{c.rule_form}|{each.form}")
            for each in v["mods"]
        ),
        take=lambda n, e=_verb: _take_done(n, e),
    )


def _done_cards(verb: str) -> CountOf:
    return CountOf(Noun(("card",), (Past(verb, "this"),), form="-"))


def _take_done(changes: Any, verb: str) -> Values | None:
    if not all(isinstance(each, Modify) and isinstance(each.amount, Times) for each in changes):
        return None
    if changes[0].amount.of != _done_cards(verb):
        return None
    return {
        "mods": tuple(
            replace(each, amount=Number(each.amount.factor), form=each.form.partition("|")[2]) for each in changes
        )
    }


for _loses, _less in (("lose", True), ("gain", False)):
    rule(
        "give0",
        f"{{thing}} and {{thing2}} each {_loses} {{lettered}}",
        make=lambda c, v, less=_less: Give(
            Several((v["thing"], v["thing2"])), (Modify(v["lettered"].stat, v["lettered"].right, less),)
        ),
        take=lambda n, less=_less: _take_each_lettered(n, less),
    )


def _take_each_lettered(node: Any, less: bool) -> Values | None:
    if not isinstance(node, Give) or not isinstance(node.what, Several) or len(node.what.parts) != 2:
        return None
    change = node.changes[0]
    if not isinstance(change, Modify) or change.negative != less or len(node.changes) != 1:
        return None
    one, two = node.what.parts
    return {"thing": one, "thing2": two, "lettered": StatIs(change.stat, "=", change.amount)}


rule("give0", "{subj} (loses|lose) {num} {stat}", Give(SUBJ, (Modify(STAT, NUM, True),)))
rule("is_what", "the only Personality in (your|his|her|its) army", State("alone"))
for _words, _op in (("more", ">"), ("fewer", "<")):
    rule(
        "cond0",
        f"{{army}} contains {_words} {{npmany0}} than {{b:army}}",
        make=lambda c, v, op=_op: _armies(v, op),
        take=lambda n: _take_armies(n),
    )
for _what, _event in (("gains", "gain honor"), ("losses", "lose honor")):
    for _how, _verb in (("subtract", "reduce"), ("add", "increase")):
        timed(
            f"{{duration}}, {_verb} all Honor {_what} by {{num}}",
            Later(Trigger("before", Pattern(_event)), (ChangeAmount(_how, NUM),), False, slot("duration")),
        )


# --------------------------------------------------------------------------------------- numbers called X


def _read_unknown(chart: Any, at: int) -> list[tuple[int, Any]]:
    """`+XF`, `-XF/-XC`, `+X strength`: changes whose number is told later."""
    text = chart.tokens[at].text
    found: list[Any] = []
    for piece in text.split("/"):
        stat = {"F": "force", "C": "chi", "PH": "personal_honor"}.get(piece[2:])
        if piece[1:2] != "X" or stat is None:
            break
        found.append(Modify(stat, Number(0), piece[0] == "-", form=piece))
    else:
        return [(at + 1, tuple(found))]
    if text in ("+X", "-X") and chart.words[at + 1 : at + 2] == ["strength"]:
        return [(at + 2, (Modify("strength", Number(0), text[0] == "-", form=f"{text} strength"),))]
    return []


terminal(
    "xmods",
    "#mod",
    _read_unknown,
    lambda context, value: value,
    lambda value: "/".join(each.form for each in value).split() if isinstance(value, tuple) else None,
)
rule(
    "changes0",
    "{xmods}, where X is {amount}",
    make=lambda c, v: tuple(
        replace(each, amount=v["amount"], form=f"{c.rule_form}|{each.form}") for each in v["xmods"]
    ),
    take=lambda n: (
        {"xmods": tuple(replace(each, form=each.form.rpartition("|")[2]) for each in n), "amount": n[0].amount}
        if all(isinstance(each, Modify) for each in n)
        else None
    ),
)

# --------------------------------------------------------------------------------------- still more

rule("post", "from the current battlefield", In("battlefield"))
rule("post", "from (home|your home)", In("home"), cost=1)
rule("is_what", "attached to (a|an) {npone0}", In("attached", slot("npone0")), cost=1)
for _words, _op in (("more", ">"), ("fewer", "<")):
    rule(
        "cond0",
        f"you control {_words} {{npmany}} than {{psubj}}",
        make=lambda c, v, op=_op: Compare(
            CountOf(replace(v["npmany"], whose="your")),
            op,
            CountOf(replace(v["npmany"], whose="his", owner=v["psubj"])),
        ),
        take=lambda n: (
            {"npmany": replace(n.left.noun, whose=""), "psubj": n.right.noun.owner}
            if isinstance(n, Compare) and isinstance(n.left, CountOf) and isinstance(n.right, CountOf)
            else None
        ),
        cost=1,
    )
    for _all_others, _least in (("each other player", _op == "<"), ("any other player", _op == ">")):
        rule(
            "yvp",
            f"have {_words} cards in [your] hand than {_all_others}",
            Compare(StatOf("hand", You()), _op, Extreme("hand", Each(Noun(("player",), (), "other")), _least)),
        )
rule("by", "by {kindmany} ' effects", make=lambda c, v: _their_effects(c, v), take=lambda n: _take_their_effects(n))


def _their_effects(context: Context, values: Values) -> Any:
    kinds, words = values["kindmany"]
    source = ActionDid("from", Noun(kinds, plural=True, form=words))
    return Noun(("effect",), (source,), plural=True, form=context.rule_form)


def _take_their_effects(node: Any) -> Values | None:
    if not isinstance(node, Noun) or len(node.filters) != 1 or not isinstance(node.filters[0], ActionDid):
        return None
    source = node.filters[0].what
    return {"#words": f"by {source.form} ' effects"} if isinstance(source, Noun) else None


for _modal in ("cannot", "can not", "may not", "do not"):
    for _verb, _event in (("gain", "gain honor"), ("lose", "lose honor")):
        rule(
            "stand",
            f"{{everyone}} {_modal} {_verb} Honor from {{actions}}",
            Forbid("will not", _event, slot("everyone"), slot("actions")),
        )
for _what, _event in (("gains", "gain honor"), ("losses", "lose honor")):
    for _how, _done in (("subtract", "reduced"), ("add", "increased")):
        _waits = Trigger("before", Pattern(_event, None, You()))
        for _family in ("", "Family "):
            rule(
                "trait",
                f"your {_family}Honor {_what} are {_done} by {{num}}",
                Triggered(_waits, (ChangeAmount(_how, NUM),)),
            )
            rule(
                "trait",
                f"(if|while) {{condition}}, your {_family}Honor {_what} are {_done} by {{num}}",
                Triggered(_waits, (ChangeAmount(_how, NUM),), (COND,)),
            )
for _phase in ("Straighten", "Events", "Action", "Attack", "Dynasty", "End"):
    _detail = f"{_phase.lower()} phase"
for _ends in ("Maneuvers end", "the Maneuvers Segment ends", "a Maneuvers Segment ends"):
    rule("pattern0", _ends, Pattern("maneuvers end"))
rule("pattern0", "your attack is declared", Pattern("attack", None, You()))
rule(
    "pattern0",
    "{event_thing} attaches {b:event_thing}",
    Pattern("attach", B, None, "", (In("attached", THING),)),
    cost=2,
)
for _time, _until in ((" this turn", ""), (" this game", "game"), (" this battle", "battle"), ("", "")):
    rule(
        "sentence0",
        f"the next time {{pattern}}{_time}, {{effect1}} instead",
        Later(Trigger("before", slot("pattern")), (Instead((E,)),), True, _until),
        cost=1,
    )
for _verb, _node in (("gain", GainHonor), ("lose", LoseHonor)):
    rule("effect0", f"{_verb} that much Honor", _node(AmountOf("event")))
rule(
    "trait",
    "if {event_thing} is destroyed, {effect1}",
    Triggered(Trigger("after", Pattern("destroy", THING)), (E,)),
    cost=1,
)
rule("give0", "{poss} {stat} is equal to {amount}", Give(POSS, (SetStat(STAT, slot("amount")),)), cost=3)
rule("stand", "{poss} {stat} is equal to {amount}", Continuous(POSS, (SetStat(STAT, slot("amount")),)), cost=3)
rule("effect0", "look at the hand of {player}", Look("look", slot("player")))
for _whom in ("him", "her", "that player"):
    rule("effect0", f"take the Imperial Favor from {_whom}", TakeFavor())
rule("produce", "produce {int} Gold for each {npone}", Produce(Times(slot("int"), CountOf(slot("npone")))))
rule(
    "back",
    "the {npref} who performed (it|the action)",
    make=lambda c, v: Ref("action performer", words=c.words()),
    take=lambda n: {"#words": n.words} if isinstance(n, Ref) and "who performed" in n.words else None,
)
rule("npone0", "Ring of [the] {kwname} {post*}", make=lambda c, v: _ring_there(c, v), take=lambda n: None, cost=2)
rule(
    "effect0",
    "all players discard their hands",
    Discard(Each(Noun(("card",), (), "", None, "hand", plural=True, form="-")), Each(Noun(("player",)))),
)

# ------------------------------------------------------------------------------------- players who may not attack

_NO_ATTACK = Forbid("may not", "attack")
for _cannot in ("cannot", "can not", "may not"):
    for _attack in ("attack", "declare attacks", "declare an attack"):
        for _who, _players in (
            ("players", Each(Noun(("player",), plural=True), form="players")),
            ("each player", Each(Noun(("player",)))),
            ("you", You()),
            ("other players", Each(Noun(("player",), (), "other", plural=True))),
        ):
            rule("give0", f"{_who} {_cannot} {_attack}", Give(_players, (_NO_ATTACK,)), cost=-2)
for _attack in ("attack", "declare attacks", "declare an attack"):
    rule("give0", f"no player may {_attack}", Give(Each(Noun(("player",))), (_NO_ATTACK,)))

# ------------------------------------------------------------------------------------------ and yet more

rule(
    "sentence0",
    "if {event_thing} is destroyed in this battle's resolution, {effect1}",
    Later(Trigger("after", Pattern("destroy", THING, None, "resolution")), (E,)),
)
for _entered in ("entered play", "was put into play", "was brought into play"):
    rule("cond0", f"(a|an) {{npone}} {_entered} this turn", Happened(Pattern("enter play", slot("npone")), "turn"))
for _verb, _past in (
    ("bow", "bowed"),
    ("destroy", "destroyed"),
    ("discard", "discarded"),
    ("dishonor", "dishonored"),
    ("rehonor", "rehonored"),
    ("straighten", "straightened"),
    ("move", "moved"),
):
    rule("post", f"{_past} this way", Past(_verb, "this"))
    rule(
        "effect0",
        f"draw a card for each (one|card) {_past}",
        Draw(CountOf(Noun(("card",), (Past(_verb, "this"),), form="-"))),
    )


for _words, _zone in (
    ("Dynasty discard pile", "dynasty discard"),
    ("Fate discard pile", "fate discard"),
    ("discard pile", "discard"),
    ("hand", "hand"),
):
    _there = Noun(("card",), (), "your", None, _zone, plural=True, form="-")
    for _in_it in ("", " in it"):
        rule("cond0", f"your {_words} has {{num}} or more cards{_in_it}", Exists(_there, ">=", NUM))
        rule("cond0", f"your {_words} has {{num}} or fewer cards{_in_it}", Exists(_there, "<=", NUM))
rule("stand", "(this card|this Personality|this Holding) enters play bowed", Allow("enter bowed"))
rule(
    "trait",
    "{everyone} (loses|lose) {lettered} for each {npone}",
    make=lambda c, v: Continuous(
        v["everyone"], (Modify(v["lettered"].stat, Times(v["lettered"].right.value, CountOf(v["npone"])), True),)
    ),
    take=lambda n: _take_less_for_each(n),
)


def _take_less_for_each(node: Any) -> Values | None:
    if not isinstance(node, Continuous) or node.condition is not None or len(node.changes) != 1:
        return None
    change = node.changes[0]
    if not isinstance(change, Modify) or not change.negative or not isinstance(change.amount, Times):
        return None
    counted = change.amount.of
    if not isinstance(counted, CountOf):
        return None
    return {
        "everyone": node.what,
        "lettered": StatIs(change.stat, "=", Number(change.amount.factor)),
        "npone": counted.noun,
    }


for _words in ("alone", "alone in an army", "alone in his army", "alone in her army"):
    rule("is_what", _words, State("alone"))
for _what, _event in (("gains", "gain honor"), ("losses", "lose honor")):
    for _how, _done in (("subtract", "reduced"), ("add", "increased")):
        _waits = Trigger("before", Pattern(_event, None, slot("actions")))
        rule(
            "trait",
            f"Honor {_what} from {{actions}} are {_done} by {{num}}",
            Triggered(_waits, (ChangeAmount(_how, NUM),)),
        )
        rule(
            "trait",
            f"Honor {_what} from {{actions}} are {_done} by {{num}} (while|if) {{condition}}",
            Triggered(_waits, (ChangeAmount(_how, NUM),), (COND,)),
        )
rule("effect0", "fight a duel between {obj} and {b:obj}", Challenge(OBJ, B, False))
for _crowd, _whose in (("all players", ""), ("all other players", "other")):
    for _verb, _honor in (("gain", GainHonor), ("lose", LoseHonor)):
        rule(
            "effect0",
            f"{_crowd} {_verb} {{int}} Honor for each {{npone}} they control",
            make=lambda c, v, w=_whose, h=_honor: _each_his(v, w, h),
            take=lambda n, w=_whose, h=_honor: _take_each_his(n, w, h),
        )


def _each_his(values: Values, whose: str, honor: Any) -> Any:
    his = CountOf(replace(values["npone"], whose="his", owner=Ref("each")))
    return ForEach(Noun(("player",), (), whose), (honor(Times(values["int"], his), Ref("each"), form="-"),))


def _take_each_his(node: Any, whose: str, honor: Any) -> Values | None:
    if not isinstance(node, ForEach) or node.noun != Noun(("player",), (), whose) or type(node.effects[0]) is not honor:
        return None
    amount = part(node.effects[0], "amount")
    if not isinstance(amount, Times) or not isinstance(amount.of, CountOf):
        return None
    return {"int": amount.factor, "npone": replace(amount.of.noun, whose="", owner=None)}


rule("effect0", "refill the province face-down", Refill(Ref("emptied"), False))
for _words, _to in (
    ("on top of your Fate deck", "top"),
    ("on top of your Dynasty deck", "top"),
    ("on top of your deck", "top"),
    ("on the bottom of your Fate deck", "bottom"),
    ("on the bottom of your deck", "bottom"),
    ("in your hand", "hand"),
    ("into your hand", "hand"),
):
    rule("effect0", f"take {{obj}} and put (it|them) {_words}", PutCard(OBJ, _to))
rule("event_player", "{rposs} controller", Controller(slot("rposs")), cost=1)
for _it in ("it", "the attack", "the Ranged Attack", "this Ranged Attack"):
    rule("cond0", f"{_it} destroyed its target", Did("destroy", Ref("ranged attack")))

rule("is_what", "opposed there", State("opposed"))
rule("is_what", "unopposed there", State("unopposed"))
rule("change", "{stat} equal to {amount}", Modify(STAT, slot("amount")), cost=1)
for _his in ("his", "her", "its", "their"):
    rule(
        "effect0",
        f"{{subj}} (does|do) not straighten during {_his} controller's next Straighten Phase",
        Give(SUBJ, (Forbid("will not", "straighten in phase"),), "his straighten"),
    )
rule(
    "cond0",
    "you control {npmany} from {num} or more different Clans",
    make=lambda c, v: Compare(Different("clan", Each(replace(v["npmany"], whose="your"))), ">=", v["num"]),
    take=lambda n: (
        {"npmany": n.left.among.noun, "num": n.right}
        if isinstance(n, Compare) and isinstance(n.left, Different) and isinstance(n.left.among, Each)
        else None
    ),
)
for _words in ("you have focused", "you focused"):
    rule(
        "post",
        _words,
        make=lambda c, v: Mark("zone", "focused", None, c.words(), "your"),
        take=lambda n: None,
    )
rule("pattern0", "this duel", Pattern("duel ends"), cost=2)
