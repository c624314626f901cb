"""Honor: of families and of Personalities, gained, lost and limited."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

from rokugan.cards.grammar.durations import timed
from rokugan.cards.grammar.effects import act
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.slots import (
    AMOUNT,
    CONDITION,
    EFFECT0,
    INT,
    NPONE,
    NUM,
    OBJ,
    PERAMOUNT,
    POSS,
    PSUBJ,
    STAT,
    WHO,
    B,
)
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, part, slot
from rokugan.language.classic.words.terms import phase
from rokugan.program import (
    AllFilters,
    Allow,
    AmountOf,
    AnyOf,
    Best,
    Bow,
    Capped,
    ChangeAmount,
    Chosen,
    Compare,
    Conditional,
    Controller,
    CountOf,
    Difference,
    Different,
    Draw,
    Each,
    Either,
    Exists,
    Extreme,
    Forbid,
    ForEach,
    GainHonor,
    Give,
    HasKeyword,
    In,
    Instead,
    InTurnOrder,
    Is,
    Later,
    Limit,
    LoseHonor,
    May,
    Modify,
    Negate,
    Noun,
    Number,
    PartsOf,
    Past,
    Pattern,
    Per,
    Ref,
    State,
    StatIs,
    StatOf,
    Sum,
    Times,
    Together,
    Trigger,
    Triggered,
    WhileRemains,
    You,
    walk,
)
from rokugan.program.words import Whose

page = Page()
rule = page.rule

rule("cond0", "you have {num} or more [Family] Honor", Compare(StatOf("family_honor", You()), ">=", NUM))
rule("cond0", "you have {num} or (less|fewer) [Family] Honor", Compare(StatOf("family_honor", You()), "<=", NUM))
_PLAYERS = Each(Noun(("player",), plural=True))
for _who in ("all players", "both players"):
    rule("effect0", f"{_who} gain {{num}} Honor", GainHonor(NUM, _PLAYERS))
    rule("effect0", f"{_who} lose {{num}} Honor", LoseHonor(NUM, _PLAYERS))
    rule("effect0", f"{_who} draw a card", Draw(Number(1), _PLAYERS))
    rule("effect0", f"{_who} draw {{num}} cards", Draw(NUM, _PLAYERS))
rule("gerund", "losing {num} Honor", LoseHonor(NUM))
rule("sentence0", "(this|the) [Honor] gain does not rehonor (him|her|Personalities)", Allow("no rehonoring"))
_ITS = Controller(Ref("described"))
_HOLD = PartsOf(Noun(("stronghold",)), _ITS)
_op: Any
for _words, _op in (
    ("greater than", ">"),
    ("higher than", ">"),
    ("less than", "<"),
    ("lower than", "<"),
    ("equal to or less than", "<="),
    ("equal to or lower than", "<="),
    ("equal to or greater than", ">="),
    ("equal to", "="),
):
    for _his in ("his", "her", "its"):
        _honor = StatOf("family_honor", _ITS)
        rule("stat_is", f"[a] {{stat}} {_words} {_his} controller's Family Honor", StatIs(STAT, _op, _honor), cost=-1)
        rule(
            "stat_is",
            f"[a] {{stat}} {_words} {_his} controller's Family Honor and less than your Family Honor",
            AllFilters(
                (StatIs(STAT, _op, _honor), StatIs(STAT, "<", StatOf("family_honor", You()))),
            ),
            cost=-1,
        )
        for _base in ("", "base "):
            rule(
                "stat_is",
                f"[a] {_base}{{stat}} {_words} {_his} controller's Stronghold's {{b:stat}}",
                StatIs(STAT, _op, StatOf(slot("b"), _HOLD), bool(_base)),
                cost=-1,
            )
            rule(
                "stat_is",
                f"[a] {_base}{{stat}} {_words} {_his} controller's Stronghold's {{b:stat}} plus {{num}}",
                StatIs(STAT, _op, Sum((StatOf(slot("b"), _HOLD), NUM)), bool(_base)),
                cost=-1,
            )
_until: Any
_event: Any
for _what, _event in (("gains", "gain honor"), ("losses", "lose honor")):
    for _words, _until in (
        ("until the battle ends", "battle"),
        ("until this battle ends", "battle"),
        ("until the turn ends", ""),
        ("this turn", ""),
        ("until your next turn begins", "your next turn"),
    ):
        _waits = Trigger("before", Pattern(_event, None, slot("pposs")))
        rule(
            "effect0",
            f"double each of {{pposs}} Honor {_what} {_words}",
            Later(_waits, (ChangeAmount("double", Number(2)),), False, _until),
        )
        rule(
            "effect0",
            f"reduce each of {{pposs}} Honor {_what} by {{num}} {_words}",
            Later(_waits, (ChangeAmount("subtract", slot("num")),), False, _until),
        )
        rule(
            "effect0",
            f"increase each of {{pposs}} Honor {_what} by {{num}} {_words}",
            Later(_waits, (ChangeAmount("add", slot("num")),), False, _until),
        )
_verb: Any
for _verb, _node in (("gains", GainHonor), ("loses", LoseHonor)):
    for _when in ("playing Personalities", "bringing Personalities into play"):
        for _words, _until in (
            ("until the end of the game", "permanent"),
            ("this turn", ""),
            ("until the turn ends", ""),
        ):
            rule(
                "effect0",
                f"{{psubj}} {_verb} {{num}} Honor and may ignore Honor Requirements when {_when} {_words}",
                Together((_node(NUM, PSUBJ), Give(PSUBJ, (Allow("ignore honor requirement"),), _until))),
            )


def _others_stat(context: Context, values: Values) -> Any:
    """Each of the two Personalities last mentioned gives its controller what the other has."""
    refs: list[Ref] = []
    for each in reversed(context.mentions):
        if isinstance(each.ref, Ref) and set(each.noun.kinds) & {"personality", "card"} and each.ref not in refs:
            refs.append(each.ref)
    if len(refs) < 2:
        return context.fail(context.words())
    two, one = refs[0], refs[1]
    stat = values["stat"]
    return Together((GainHonor(StatOf(stat, two), Controller(one)), GainHonor(StatOf(stat, one), Controller(two))))


rule(
    "effect0",
    "each Personality's controller gains Honor equal to the {stat} of the other Personality",
    make=_others_stat,
    take=lambda n: (
        {"stat": n.effects[0].amount.stat}
        if isinstance(n, Together) and isinstance(n.effects[0], GainHonor) and isinstance(n.effects[0].amount, StatOf)
        else None
    ),
)
rule("amount0", "your current Family Honor", StatOf("family_honor", You()))
rule("amount0", "{poss} entering play Honor loss", StatOf("entry_loss", POSS))
_how: Any
for _what, _event in (("gains", "gain honor"), ("losses", "lose honor")):
    for _how, _verb in (("subtract", "reduce"), ("add", "increase")):
        timed(
            page,
            f"{{duration}}, {_verb} Honor {_what} from {{actions}} by {{num}}",
            Later(
                Trigger("before", Pattern(_event, None, slot("actions"))),
                (ChangeAmount(_how, NUM),),
                False,
                slot("duration"),
            ),
        )
for _lasts, _until in (("until the end of the game", "permanent"), ("until your next turn begins", "your next turn")):
    rule(
        "sentence0",
        f"{_lasts}, during each turn, a player's Family Honor (cannot|can not) rise over its value when that turn began plus "
        "{num}",
        Later(
            Trigger("before", Pattern("gain honor")),
            (
                ChangeAmount(
                    "set",
                    Capped(
                        Difference(
                            Sum((StatOf("turn_honor", Ref("subject")), NUM)), StatOf("family_honor", Ref("subject"))
                        ),
                        Number(0),
                        True,
                    ),
                ),
            ),
            False,
            _until,
        ),
    )
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
rule(
    "trait",
    "you (|may )ignore Honor Requirements when bringing Personalities into play",
    Allow("ignore honor requirement", Each(Noun(("personality",), whose="your", plural=True))),
)
rule("stand", "ignore {poss} Honor Requirement", Allow("ignore honor requirement", POSS))
for _verb, _node in (("gain", GainHonor), ("lose", LoseHonor)):
    rule(
        "effect0",
        f"{_verb} {{int}} Honor for each element keyword (on|of) {{obj}}",
        _node(Times(slot("int"), Different("element", OBJ))),
    )
for _words, _op in (("less", "<"), ("lower", "<"), ("more", ">"), ("higher", ">")):
    _mine = StatOf("family_honor", You())
    _theirs = Each(Noun(("player",), (), "other"))
    for _another_player in ("another player", "any other player"):
        rule(
            "yvp",
            f"have {_words} (Family Honor|Honor) than {_another_player}",
            Compare(_mine, _op, Extreme("family_honor", _theirs, least=_op == ">")),
        )
    for _each_player in ("each other player", "all other players"):
        rule(
            "yvp",
            f"have {_words} (Family Honor|Honor) than {_each_player}",
            Compare(_mine, _op, Extreme("family_honor", _theirs, least=_op == "<")),
        )
_best: Any
for _words, _lowest in (("highest", False), ("lowest", True), ("most", False), ("least", True), ("fewest", True)):
    for _said, _best in (
        ("[Family] Honor", "family_honor"),
        ("provinces", "provinces"),
        ("cards in (his|) hand", "hand"),
    ):
        _extreme = Noun(("player",), (Best(_best, _lowest),))
        rule(
            "player0",
            f"the player with the {_words} {_said}",
            make=lambda c, v, noun=_extreme: chosen(c, Chosen(noun)),
            take=lambda n, noun=_extreme: {} if isinstance(n, Chosen) and n.noun == noun else None,
        )
for _each in ("one", "card"):
    for _verb, _past in (("remove", "removed"), ("destroy", "destroyed"), ("discard", "discarded"), ("bow", "bowed")):
        for _do, _node in (("gain", GainHonor), ("lose", LoseHonor)):
            rule(
                "effect0",
                f"{_do} {{int}} Honor for each {_each} {_past}",
                _node(Times(slot("int"), CountOf(Noun(("card",), (Past(_verb, "this"),), form="-")))),
            )
for _what, _event in (("gains", "gain honor"), ("losses", "lose honor")):
    for _how, _verb in (("subtract", "reduce"), ("add", "increase")):
        timed(
            page,
            f"{{duration}}, {_verb} all Honor {_what} by {{num}}",
            Later(Trigger("before", Pattern(_event)), (ChangeAmount(_how, NUM),), False, slot("duration")),
        )
for _modal in ("cannot", "can not", "may not", "do not"):
    for _verb, _event in (("gain", "gain honor"), ("lose", "lose honor")):
        rule(
            "stand",
            f"{{everyone}} {_modal} {_verb} Honor from {{actions}}",
            Forbid("will not", _event, slot("everyone"), slot("actions")),
        )
for _what, _event in (("gains", "gain honor"), ("losses", "lose honor")):
    for _how, _done in (("subtract", "reduced"), ("add", "increased")):
        _your_change = Trigger("before", Pattern(_event, None, You()))
        for _family in ("", "Family "):
            rule(
                "trait",
                f"your {_family}Honor {_what} are {_done} by {{num}}",
                Triggered(_your_change, (ChangeAmount(_how, NUM),)),
            )
            rule(
                "trait",
                f"(if|while) {{condition}}, your {_family}Honor {_what} are {_done} by {{num}}",
                Triggered(_your_change, (ChangeAmount(_how, NUM),), (CONDITION,)),
            )
for _verb, _node in (("gain", GainHonor), ("lose", LoseHonor)):
    rule("effect0", f"{_verb} that much Honor", _node(AmountOf("event")))
for _what, _event in (("gains", "gain honor"), ("losses", "lose honor")):
    for _how, _done in (("subtract", "reduced"), ("add", "increased")):
        _by_actions = Trigger("before", Pattern(_event, None, slot("actions")))
        rule(
            "trait",
            f"Honor {_what} from {{actions}} are {_done} by {{num}}",
            Triggered(_by_actions, (ChangeAmount(_how, NUM),)),
        )
        rule(
            "trait",
            f"Honor {_what} from {{actions}} are {_done} by {{num}} (while|if) {{condition}}",
            Triggered(_by_actions, (ChangeAmount(_how, NUM),), (CONDITION,)),
        )
for _crowd, _whose in (("all players", ""), ("all other players", "other")):
    for _verb, _node in (("gain", GainHonor), ("lose", LoseHonor)):
        rule(
            "effect0",
            f"{_crowd} {_verb} {{int}} Honor for each {{npone}} they control",
            make=lambda c, v, w=_whose, h=_node: _each_his(v, w, h),
            take=lambda n, w=_whose, h=_node: _take_each_his(n, w, h),
        )


def _each_his(values: Values, whose: Whose, honor: Any) -> Any:
    his = CountOf(replace(values["npone"], whose="his", owner=Ref("each")))
    return ForEach(Noun(("player",), (), whose), (honor(Times(values["int"], his), Ref("each"), form="-"),))


def _take_each_his(node: Any, whose: Whose, honor: Any) -> Values | None:
    if not isinstance(node, ForEach) or node.noun != Noun(("player",), (), whose) or type(node.effects[0]) is not honor:
        return None
    amount = part(node.effects[0], "amount")
    if not isinstance(amount, Times) or not isinstance(amount.of, CountOf):
        return None
    return {"int": amount.factor, "npone": replace(amount.of.noun, whose="", owner=None)}


def _two_people(context: Context) -> list[Ref]:
    found: list[Ref] = []
    for each in context.mentions:
        if isinstance(each.ref, Ref) and each.ref.to == "slot" and "personality" in {*each.noun.kinds, "personality"}:
            if each.noun.kinds != ("player",) and not each.plural and Ref("slot", each.ref.slot) not in found:
                found.append(Ref("slot", each.ref.slot))
    return found


def _crosswise(kind: Any) -> Any:
    def make(context: Context, values: Values) -> Any:
        people = _two_people(context)
        if len(people) != 2:
            return context.fail(context.words())
        one, other = people
        stat = values["stat"]
        return Together((kind(StatOf(stat, other), Controller(one)), kind(StatOf(stat, one), Controller(other))))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Together) or len(node.effects) != 2 or not isinstance(node.effects[0], kind):
            return None
        amount: Any = getattr(node.effects[0], "amount", None)
        return {"stat": amount.stat} if isinstance(amount, StatOf) else None

    return {"make": make, "take": take}


for _verb, _kind in (("gains", GainHonor), ("loses", LoseHonor)):
    rule(
        "effect0",
        f"each Personality's controller {_verb} Honor equal to the {{stat}} of the other Personality",
        **_crosswise(_kind),
    )
_HONOR = StatOf("family_honor", You())


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
for _verb, _node in (("gain", GainHonor), ("lose", LoseHonor)):
    act(page, f"{_verb} {{int}} Honor for each {{peramount}}", _node(Times(INT, PERAMOUNT), WHO))
_TURN_HONOR = Sum((StatOf("turn_honor", Ref("each")), NUM))
for _above in ("over", "above", "more than"):
    rule(
        "give0",
        f"no player's Family Honor may rise {_above} {{num}} points from what it was when the turn began",
        Give(Each(Noun(("player",))), (Limit("family_honor", "maximum", _TURN_HONOR),)),
    )
    for _may in ("may not", "cannot", "can not"):
        rule(
            "give0",
            f"{{pposs}} Family Honor {_may} rise {_above} {{amount}}",
            Give(slot("pposs"), (Limit("family_honor", "maximum", AMOUNT),)),
        )


def _bow_in_turn(context: Context, values: Values) -> Any:
    """In turn, each player bows as many as he likes, and has something from each of them (gold.cards.07)."""
    his = Noun(("personality",), (State("unbowed"),), "his", Ref("each"))
    bowed = Noun(("personality",), (Past("bow", "this"),), "his", Ref("each"))
    bow = Bow(chosen(context, Chosen(his, least=0, most=-1, chooser=Ref("each"))))
    gain = GainHonor(Times(values["int"], CountOf(bowed)), Ref("each"))
    return InTurnOrder((ForEach(Noun(("player",)), (bow, gain)),), form=context.rule_form)


def _take_bow_in_turn(node: Any) -> Values | None:
    if not isinstance(node, InTurnOrder) or "bow any number" not in node.form:
        return None
    return next(({"int": each.factor} for each in walk(node) if isinstance(each, Times)), None)


for _start in ("starting with you, ", "starting with you and going clockwise, ", "in turn, "):
    rule(
        "sentence0",
        f"{_start}each player may bow any number of his Personalities and gain {{int}} Honor for each Personality bowed",
        make=_bow_in_turn,
        take=_take_bow_in_turn,
    )
_PHASES = ("Action", "Dynasty", "Attack")
for _what, _event in (("gains", "gain honor"), ("losses", "lose honor")):
    for _one, _two in permutations(_PHASES, 2):
        _either_phase = AnyOf((phase(_one), phase(_two)))
        rule(
            "give0",
            f"negate all {{pposs}} Honor {_what} during {_one} Phases and {_two} Phases",
            Give(slot("pposs"), (Forbid("negate", _event),), "", _either_phase),
        )
    _single = _what[:-1].replace("losse", "loss")
    for _verb, _how in (("increase", "add"), ("reduce", "subtract")):
        _change = ChangeAmount(_how, AMOUNT)
        _his_next = Trigger("before", Pattern(_event, None, slot("pposs")))
        rule("effect0", f"{_verb} {{pposs}} next Honor {_single} this turn by {{amount}}", Later(_his_next, (_change,)))
        _all = Trigger("before", Pattern(_event))
        rule(
            "effect0",
            f"{_verb} all Honor {_what} by {{amount}} until the action ends",
            Later(_all, (_change,), False, "action"),
        )
        rule(
            "effect0",
            f"{_verb} all Honor {_what} to you from the action's effects by {{amount}}",
            Later(Trigger("before", Pattern(_event, None, You())), (_change,), False, "action"),
        )
for _who, _verbs in (("you", ("gain", "lose")), ("{psubj}", ("gains", "loses"))):
    _whom = You() if _who == "you" else slot("psubj")
    for _says, _event in zip(_verbs, ("gain honor", "lose honor"), strict=True):
        rule("give0", f"{_who} {_says} no Honor {{by}}", Give(_whom, (Forbid("will not", _event, None, slot("by")),)))
_OTHERS = Extreme("family_honor", Each(Noun(("player",), (), "other")))
for _words, _op in (("higher than", ">"), ("greater than", ">"), ("lower than", "<"), ("less than", "<")):
    _them = replace(_OTHERS, least=_op == "<")
    for _tail in ("each other player's", "each other player's Family Honor", "that of each other player"):
        rule(
            "cond0",
            f"your (Family Honor|Honor) is {_words} {_tail}",
            Compare(StatOf("family_honor", You()), _op, _them),
        )
for _verb, _node in (("gain", GainHonor), ("lose", LoseHonor)):
    for _max in (", to a maximum of {num}", ", to a maximum of {num} Honor", ", up to {num}", ", up to {num} Honor"):
        act(
            page, f"{_verb} {{int}} Honor for each {{npone}}{_max}", _node(Capped(Times(INT, CountOf(NPONE)), NUM), WHO)
        )
for _what, _event in (("gain", "gain honor"), ("loss", "lose honor")):
    rule("negate0", f"negate the next Honor {_what} of {{who:player}}[ this turn]", Negate(_event, WHO, "next"))
    rule("negate0", f"negate {{pposs}} next Honor {_what}[ this turn]", Negate(_event, slot("pposs"), "next"))


def _while_there(context: Context, values: Values) -> Any:
    """`While he remains in play, he cannot be rehonored, ...`"""
    him = values["robj"]
    person = Controller(him)
    begins = Trigger("after", Pattern("phase begins", person, None, ("dynasty",)))
    return WhileRemains(
        Is(him, (In("play"),)),
        (
            Give(him, (Forbid("will not", "rehonor"),)),
            Give(him, (Forbid("may not", "seppuku"),)),
            Later(begins, (LoseHonor(values["num"], person),), False),
        ),
    )


def _take_while_there(node: Any) -> Values | None:
    if not isinstance(node, WhileRemains) or len(node.effects) != 3 or not isinstance(node.effects[2], Later):
        return None
    return {"robj": part(node.condition, "what"), "num": part(node.effects[2], "effects", 0, "amount")}


for _cannot in ("cannot", "can not"):
    rule(
        "sentence0",
        f"while {{robj:rsubj}} remains in play, he {_cannot} be rehonored, {_cannot} commit seppuku except from a card's effect, "
        "and his controller loses {num} Honor after each of his Dynasty Phases begins",
        make=_while_there,
        take=_take_while_there,
        cost=-2,
    )
_SHAMEFUL = (State("causing honor loss"), *(HasKeyword(slot(name)) for name in ("kwname", "b", "c")))
_NONE_SUCH = Noun(("card",), (Either(_SHAMEFUL, form="-"),), "your", None, "play or discard", plural=True, form="-")
rule(
    "cond0",
    "you have no cards in play or in your discard piles that cause their player an Honor loss or have the {kwname}, {b:kwname}, "
    "or {c:kwname} keywords",
    Exists(_NONE_SUCH, "=", Number(0)),
)
rule("effect0", "produce {num} Honor", GainHonor(slot("num")), cost=3)
rule("effect0", "you may {effect0} instead of losing [the] Honor", May((Instead((EFFECT0,)),)))
_ENTERS = Trigger("after", Pattern("enter play", Ref("this")))
for _verb, _honor_5 in (("gain", GainHonor), ("lose", LoseHonor)):
    rule("trait", f"{_verb} Honor equal to {{amount}}", Triggered(_ENTERS, (_honor_5(AMOUNT),)))
    rule(
        "trait",
        f"{_verb} {{num}} Honor, or {{b:num}} [Honor] if {{condition}}",
        Triggered(_ENTERS, (_honor_5(Conditional(CONDITION, B, NUM)),)),
    )
