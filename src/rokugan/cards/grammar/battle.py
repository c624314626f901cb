"""Ranged Attacks with their additions, duels, movement to other places, first actions, additional actions."""

from __future__ import annotations

from typing import Any

from rokugan.cards.grammar.effects import ranged_target
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, fill, match, part, slot
from rokugan.program import (
    ActionDid,
    AdditionalAction,
    Among,
    BecomeDead,
    Bow,
    ChooseOne,
    Chosen,
    Conditional,
    Controller,
    CountOf,
    Delay,
    Did,
    DuelStat,
    Each,
    FirstAction,
    GainHonor,
    Later,
    Leader,
    LoseGame,
    LoseHonor,
    May,
    Move,
    MoveApart,
    Noun,
    Number,
    Pattern,
    PayEntry,
    PayGold,
    Per,
    PerformedBy,
    RangedAttack,
    Ref,
    Retarget,
    Several,
    State,
    StatOf,
    Sum,
    Switch,
    TakeFavor,
    Target,
    Times,
    TokensOn,
    Trigger,
    TurnFace,
    UseAgain,
    WinGame,
    You,
)

page = Page()
rule, words_of = page.rule, page.words

Values = dict[str, Any]
OBJ, SUBJ, POSS, NUM, AMOUNT, COND, STAT, WHO, INT = (
    slot(name) for name in ("obj", "subj", "poss", "num", "amount", "condition", "stat", "who", "int")
)

# -------------------------------------------------------------------------- Ranged Attacks with additions


def _attack(strength: Any, wanted: Any, against: Any = "force") -> Any:
    def make(context: Context, values: Values) -> Any:
        return RangedAttack(
            strength(values), values.get("#target") or chosen(context, ranged_target(), implied=True), against
        )

    def take(node: Any) -> Values | None:
        if not isinstance(node, RangedAttack) or node.against != against:
            return None
        values: Values = {}
        return values if match(wanted, node.strength, values) else None

    return make, take


def _before(context: Context) -> None:
    """The attack is targeted before its strength speaks of the target."""


_S = slot("strength")
_ADDITIONS: tuple[tuple[str, Any], ...] = (
    ("[,] with {b:plus} strength if {condition}", Conditional(COND, slot("b"))),
    ("[,] and {b:plus} strength if {condition}", Conditional(COND, slot("b"))),
    ("[,] with {b:plus} strength for each {npone}", Times(slot("b"), CountOf(slot("npone")))),
    ("[,] with {b:plus} strength for each {peramount}", Times(slot("b"), slot("peramount"))),
    (
        "[,] with {b:plus} strength for every {int} points of Family Honor you have",
        Times(slot("b"), Per(slot("int"), StatOf("family_honor", You()))),
    ),
    (
        "[,] with {b:plus} strength for each {tokenname} token on {obj}",
        Times(slot("b"), TokensOn(slot("tokenname"), OBJ)),
    ),
    ("[,] with a strength bonus equal to {b:amount}", slot("b")),
    ("[,] with a strength bonus equal to {b:amount} if {condition}", Conditional(COND, slot("b"))),
)


def _plus_words(value: Any) -> list[str] | None:
    return [f"+{value}"] if isinstance(value, int) else None


def _ranged_additions() -> None:
    def read(chart: Any, at: int) -> list[tuple[int, Any]]:
        text = chart.tokens[at].text
        return [(at + 1, int(text))] if text.startswith("+") and text[1:].isdigit() else []

    page.terminal("plus", "#mod", read, lambda context, value: value, _plus_words)
    for base in (
        "Ranged {strength:num} Attack",
        "[a] Ranged Attack with strength equal to {strength:amount}",
        "(make|create) a Ranged Attack with strength equal to {strength:amount}",
    ):
        for words, addition in _ADDITIONS:
            tree = Sum((_S, addition))
            if isinstance(addition, Conditional) and "{b:plus}" in words:
                tree = Sum((_S, Conditional(COND, slot("bn"))))

            def strength(values: Values, tree: Any = tree) -> Any:
                if isinstance(values.get("b"), int):
                    values = {**values, "bn": Number(values["b"])}
                return fill(tree, values)

            make, take = _attack(strength, tree)

            def taken(node: Any, take: Any = take) -> Any:
                values = take(node)
                if values is not None and isinstance(values.get("bn"), Number):
                    values["b"] = values["bn"].value
                return values

            rule("effect0", base + words, make=make, take=taken)
    for words in (
        "make a Ranged {strength:num} Attack",
        "create a Ranged {strength:num} Attack",
        "(|make |create )a Ranged Attack (of|with) [a] strength [of] {strength:num}",
    ):
        make, take = _attack(lambda v: v["strength"], _S)
        rule("effect0", words, make=make, take=take)
    for words in ("(make|create) a Ranged Attack with strength equal to {strength:amount}",):
        make, take = _attack(lambda v: v["strength"], _S)
        rule("effect0", words, make=make, take=take)
    for stat in ("Gold Cost", "Chi", "Personal Honor"):
        make, take = _attack(lambda v: v["strength"], _S, stat.lower().replace(" ", "_"))
        rule("effect0", f"Ranged {{strength:num}} Attack that you compare against {stat}", make=make, take=take)
        rule("effect0", f"Ranged {{strength:num}} Attack, compared against {stat}", make=make, take=take)


_ranged_additions()


def _the_attack(context: Context, values: Values) -> Any:
    return Ref("ranged attack", words=context.words())


rule("cond0", "it targets (a|an) {npone}", Did("target", slot("npone")))
rule("cond0", "the Ranged Attack targets (a|an) {npone}", Did("target", slot("npone")))
for _words in ("the Ranged Attack", "this Ranged Attack", "that Ranged Attack"):
    rule("this", _words, make=_the_attack, take=lambda n, w=_words: {} if isinstance(n, Ref) and n.words == w else None)

# Traits about Ranged Attacks: `Ranged Attacks targeting Kado have -2 strength.`
rule(
    "everyone",
    "{actions}",
    make=lambda c, v: Each(v["actions"]),
    take=lambda n: {"actions": n.noun} if type(n).__name__ == "Each" else None,
)


# ------------------------------------------------------------------------------------------- movement

rule(
    "effect0",
    "move (either or both of them|one or both of them|one or both) home",
    make=lambda c, v: Move(_either_or_both(c), "home"),
    take=lambda n: {} if isinstance(n, Move) and isinstance(n.what, Chosen) else None,
)
_d: Any
for _d in ("Battle", "Open", "Limited"):
    rule(
        "effect0",
        f"you may take an additional {_d} action, which must be from {{obj}}",
        AdditionalAction(_d.lower(), You(), Pattern("announce", None, None, (), (ActionDid("from", OBJ),))),
    )
rule("effect0", "you may take an additional action appropriate to this phase", AdditionalAction("phase"))
rule(
    "effect0",
    "move {obj} to the attacking (army|side) and {b:obj} to the defending (army|side)",
    MoveApart(OBJ, slot("b")),
)
rule("effect0", "bow {obj} or move {b:obj} home", ChooseOne(((Bow(OBJ),), (Move(slot("b"), "home"),))))


def _switched(one: str) -> Any:
    def make(context: Context, values: Values) -> Any:
        context.mention_together(values[one], values["b"])
        return Switch(values[one], values["b"])

    return {"make": make, "take": lambda n: {one: n.what, "b": n.other} if isinstance(n, Switch) else None}


rule("effect0", "(switch|exchange) the locations of {obj} and {b:obj}", **_switched("obj"))
rule("effect0", "{subj} and {b:subj} (switch|exchange) locations", **_switched("subj"))

# ----------------------------------------------------------------------------------------------- duels

rule(
    "this",
    "its winner",
    make=lambda c, v: Ref("winner", words="its winner"),
    take=lambda n: {} if isinstance(n, Ref) and n.words == "its winner" else None,
)
rule(
    "this",
    "its loser",
    make=lambda c, v: Ref("loser", words="its loser"),
    take=lambda n: {} if isinstance(n, Ref) and n.words == "its loser" else None,
)


def _your_duellist(context: Context, values: Values) -> Any:
    words = context.words()
    context.mention(Ref("duellist"), Noun(("personality",), (), "your"))
    return Ref("duellist", words=words)


for _words in ("your Personality in this duel", "your Personality in the duel"):
    rule(
        "this",
        _words,
        make=_your_duellist,
        take=lambda n, w=_words: {} if isinstance(n, Ref) and n.words == w else None,
    )
_to: Any
for _who, _to in (
    ("the winner", "winner"),
    ("the loser", "loser"),
    ("the duel's winner", "winner"),
    ("the duel's loser", "loser"),
):
    rule("effect0", f"{_who} gains {{num}} Honor", GainHonor(NUM, Controller(Ref(_to))))
    rule("effect0", f"{_who} loses {{num}} Honor", LoseHonor(NUM, Controller(Ref(_to))))
for _base, _is in (("", False), ("base ", True)):
    for _his in ("his", "her"):
        rule("trait", f"{{subj}} uses {_his} {_base}{{stat}} as {_his} duel stat", DuelStat(SUBJ, STAT, _is))
        rule(
            "trait",
            f"{{subj}} uses ({_his} |){_base}{{stat}} instead of ({_his} |)Chi in (duels|a duel)",
            DuelStat(SUBJ, STAT, _is),
        )
    rule("effect0", f"both Personalities use their {_base}{{stat}} as their duel stat", DuelStat(None, STAT, _is))
    rule("effect0", f"{{subj}} uses {_base}{{stat}} as the duel stat", DuelStat(SUBJ, STAT, _is))
rule("effect0", "compare Force versus Force instead of Chi versus Chi", DuelStat(None, "force"))
rule("effect0", "{subj} becomes honorably dead", BecomeDead(SUBJ, True))
rule("effect0", "{subj} becomes dishonorably dead", BecomeDead(SUBJ, False))
rule("effect0", "{subj} becomes dead", BecomeDead(SUBJ))

# ------------------------------------------------------------------------------------ actions to be taken


def _performed(what: Any) -> Pattern:
    return Pattern("announce", None, None, (), (PerformedBy(what),))


_node: Any
for _who, _node in (("the Attacker", "attacker"), ("the Defender", "defender"), ("you", "you")):
    _leader = You() if _node == "you" else Leader(_node)
    _has = "have" if _node == "you" else "has"
    for _chance in ("opportunity", "chance"):
        for _tail in (
            " to take a Battle action",
            " to take a Battle action or pass",
            " to take a Battle action or pass this battle",
            " to take a Battle action or pass during this battle",
            " to take a Battle action or pass in this battle",
            " to take a Battle action in this battle",
            " in this battle to take a Battle action or pass",
        ):
            rule("effect0", f"{_who} {_has} the first {_chance}{_tail}", FirstAction(_leader))
            rule(
                "effect0",
                f"{_who} {_has} the first {_chance}{_tail}, which {{subj}} must perform",
                FirstAction(_leader, SUBJ),
            )
            rule(
                "effect0",
                f"{_who} {_has} the first {_chance}{_tail}, which must be performed by {{obj}}",
                FirstAction(_leader, OBJ),
            )
for _d in ("Battle", "Open", "Limited"):
    for _may in ("you may take", "take"):
        rule(
            "effect0",
            f"{_may} an additional {_d} action[,] which {{subj}} must perform",
            AdditionalAction(_d.lower(), You(), _performed(SUBJ)),
        )
        rule(
            "effect0",
            f"{_may} an additional {_d} action[,] which must be performed by {{obj}}",
            AdditionalAction(_d.lower(), You(), _performed(OBJ)),
        )
for _d in ("Battle", "Open", "Limited"):
    for _may in ("you may take", "take"):
        for _words in (
            "to use one of {poss} [base] abilities",
            f"to use one of {{poss}} {_d} abilities",
            "to use that ability",
        ):
            if "{poss}" in _words:
                rule(
                    "effect0",
                    f"{_may} an additional {_d} action {_words}",
                    AdditionalAction(
                        _d.lower(), You(), Pattern("announce", None, None, (), (ActionDid("from", POSS),))
                    ),
                )
rule("effect0", "you lose the game when the turn ends", Later(Trigger("before", Pattern("turn ends")), (LoseGame(),)))
rule("effect0", "take an additional action with the same designator", AdditionalAction("same"))
for _d in ("Battle", "Open", "Limited"):
    rule(
        "effect0",
        f"play {{obj}} as an additional {_d} action",
        AdditionalAction(_d.lower(), You(), Pattern("announce", None, None, ("play",), (ActionDid("from", OBJ),))),
    )
    rule("effect0", f"you may take an additional {_d} action after playing this Terrain", AdditionalAction(_d.lower()))
rule("effect0", "switch {poss} locations", Switch(POSS, POSS))
for _base in ("", "(base|printed) "):
    _again = bool(_base)
    for _time in ("a second time this turn", "(an|one) additional time this (turn|battle)"):
        rule(
            "effect0",
            f"{{subj}} (can|may) use [each of] (his|her|its) {_base}abilities {_time}",
            UseAgain(SUBJ, _again),
        )
        rule("effect0", f"{{poss}} {_base}abilities (can|may) be used {_time}", UseAgain(POSS, _again))
        rule("effect0", f"use {{poss}} {_base}abilities {_time}", UseAgain(POSS, _again))
    rule("effect0", f"use each {_base}ability on {{obj}} a second time this turn", UseAgain(OBJ, _again))
rule("effect0", "delay the (destruction|bowing|dishonor|discard) until the [current] turn ends", Delay("turn"))
rule("effect0", "delay {poss} destruction from the action's effects until before this turn ends", Delay("turn", POSS))
for _d in ("Battle", "Open", "Limited"):
    rule("effect0", f"take two additional {_d} actions", AdditionalAction(_d.lower(), number=Number(2)))
rule("effect0", "delay the destruction until this turn ends", Delay("turn"))
rule("effect0", "turn {obj} face-up", TurnFace(OBJ))


def _turned_down(context: Context, values: Values) -> Any:
    """What a card does by bowing, a Fortress does by being turned face-down (war_of_honor.tiles.06)."""
    what = values["obj"]
    nouns = [each.noun for each in context.mentions if each.ref == what]
    if isinstance(what, (Target, Chosen, Each)):
        nouns.append(what.noun)
    return Bow(what) if nouns and nouns[-1].kinds == ("fortress",) else TurnFace(what, False)


def _take_turned_down(node: Any) -> Values | None:
    if isinstance(node, Bow):
        return {"obj": node.what} if node.form.endswith("face-down") else None
    return {"obj": node.what} if isinstance(node, TurnFace) and not node.up else None


for _turn in ("turn", "flip"):
    rule("effect0", f"{_turn} {{obj}} face-down", make=_turned_down, take=_take_turned_down)
rule(
    "effect0",
    "you may make another [consecutive] Ranged {strength:num} Attack",
    make=lambda c, v: May((RangedAttack(v["strength"], chosen(c, ranged_target(), implied=True)),)),
    take=lambda n: (
        {"strength": n.effects[0].strength} if isinstance(n, May) and isinstance(n.effects[0], RangedAttack) else None
    ),
)
rule("effect0", "{subj} takes the Imperial Favor", TakeFavor(Controller(SUBJ)), cost=3)
rule(
    "effect0",
    "you lose the game at the end of (this|the) turn",
    Later(Trigger("before", Pattern("turn ends")), (LoseGame(),)),
)
rule("effect0", "you win the game", WinGame())
rule("effect0", "{psubj} wins the game", WinGame(slot("psubj")))
rule("effect0", "{psubj} loses the game", LoseGame(slot("psubj")))
rule(
    "effect0",
    "[make] [a] Ranged {strength:num} Attack targeting {robj}",
    make=lambda c, v: RangedAttack(
        v["strength"], chosen(c, Target(Noun(("card",), (Among(v["robj"]),)), form="-"), implied=True)
    ),
    take=lambda n: (
        {"strength": n.strength, "robj": part(n.target, "noun", "filters", 0, "what")}
        if isinstance(n, RangedAttack) and n.target.form == "-"
        else None
    ),
)
rule("effect0", "it targets {obj}, if legal", Retarget(OBJ))
rule("effect0", "(the action|it) instead targets {obj}", Retarget(OBJ))
rule("effect0", "(the action|it) targets {obj} instead if he is a legal target", Retarget(OBJ))
rule(
    "effect0",
    "(the action|it) targets a different legal target of your choice instead",
    Retarget(Chosen(Noun(("card",), (State("legal"),)))),
)
rule("effect0", "delay {poss} destruction until after the battle ends", Delay("battle", POSS))
rule("effect0", "use {robj} a second time this turn", UseAgain(slot("robj")))
rule("effect0", ":gstar:", PayEntry())
rule("effect0", "pay Gold equal to {amount}", PayGold(AMOUNT))

words_of(
    "its_province",
    dict.fromkeys(
        ("the current battlefield's province's", "this battlefield's province's", "the current province's"), "province"
    ),
)


def _its_province(context: Context, values: Values) -> Any:
    context.mention(Ref("province"), Noun(("province",)))
    return Ref("province", words=context.words())


rule("poss", "{its_province}", make=_its_province, take=lambda n: None)
rule(
    "poss",
    "its province's",
    make=lambda c, v: Ref("province", words=c.words()),
    take=lambda n: {} if isinstance(n, Ref) and n.words.endswith("province's") else None,
)
rule(
    "this",
    "its province",
    make=lambda c, v: Ref("province", words=c.words()),
    take=lambda n: {} if isinstance(n, Ref) and n.words == "its province" else None,
)
rule(
    "effect0",
    "choose a player, who gains {num} Honor",
    make=lambda c, v: GainHonor(v["num"], chosen(c, Chosen(Noun(("player",))))),
    take=lambda n: {"num": n.amount} if isinstance(n, GainHonor) else None,
)
rule(
    "effect0",
    "choose (a|another) player, who loses {num} Honor",
    make=lambda c, v: LoseHonor(v["num"], chosen(c, Chosen(_other(c)))),
    take=lambda n: {"num": n.amount} if isinstance(n, LoseHonor) else None,
)
for _verb, _honor in (("gains", GainHonor), ("loses", LoseHonor)):
    for _comma in ("", ","):
        rule(
            "effect0",
            f"choose a player{_comma} who {_verb} Honor equal to {{amount}}",
            make=lambda c, v, n=_honor: n(v["amount"], chosen(c, Chosen(Noun(("player",))))),
            take=lambda n, k=_honor: {"amount": n.amount} if isinstance(n, k) else None,
        )
rule(
    "effect0",
    "choose a player, who [either] gains or loses {num} Honor",
    make=lambda c, v: _either_honor(c, v),
    take=lambda n: (
        {"num": n.options[0][0].amount} if isinstance(n, ChooseOne) and isinstance(n.options[0][0], GainHonor) else None
    ),
)
rule(
    "effect0",
    "{psubj} gains or loses {num} Honor",
    ChooseOne(((GainHonor(NUM, slot("psubj")),), (LoseHonor(NUM, slot("psubj")),))),
)


def _last(context: Context) -> Any:
    for each in reversed(context.mentions[:-1]):
        if isinstance(each.ref, Ref) and set(each.noun.kinds) & {"personality", "card", "unit", "follower"}:
            return each.ref
    return Ref("this")


def _either_or_both(context: Context) -> Any:
    refs = []
    for each in context.mentions:
        if isinstance(each.ref, Ref) and each.ref.to in ("slot", "this") and each.ref not in refs:
            refs.append(each.ref)
    several = [
        each.ref for each in context.mentions if each.plural and isinstance(each.ref, Ref) and each.ref.to == "slot"
    ]
    if several:
        return chosen(context, Chosen(Noun(("card",), (Among(several[-1]),)), -1, 1, 2, form="-"))
    if len(refs) < 2:
        return context.fail(context.words())
    return chosen(context, Chosen(Noun(("card",), (Among(Several(tuple(refs[-2:]))),)), -1, 1, 2, form="-"))


def _other(context: Context) -> Noun:
    return Noun(("player",), (), "other" if "another" in context.words() else "")


def _either_honor(context: Context, values: Values) -> Any:
    player = chosen(context, Chosen(Noun(("player",))))
    return ChooseOne(((GainHonor(values["num"], player),), (LoseHonor(values["num"], player),)))
