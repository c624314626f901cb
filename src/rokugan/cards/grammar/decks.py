"""Cards moving between places: search, look, show, put, shuffle, attach, transfer, create, bring into play."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.effects import act
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.table import Verbatim, fill, match, rule, slot, terminal
from rokugan.cards.grammar.terms import KINDS
from rokugan.cards.parser import Chart
from rokugan.cards.program import (
    Among,
    Attach,
    Choice,
    ChooseOne,
    Conditional,
    Create,
    Discard,
    DrawLater,
    FromBottom,
    HasKeyword,
    If,
    In,
    Look,
    Noun,
    Number,
    Overlay,
    Owner,
    PutCard,
    Rearrange,
    Ref,
    Refill,
    Search,
    Shuffle,
    Swap,
    Together,
    TopOf,
    Transfer,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
OBJ, NUM, AMOUNT, COUNT, WHO, POSS = (slot(name) for name in ("obj", "num", "amount", "count", "who", "poss"))
PP = slot("pposs")

# --------------------------------------------------------------------------------------- zones and decks

_ZONES = (
    ("Fate deck", "fate deck"),
    ("Dynasty deck", "dynasty deck"),
    ("deck", "deck"),
    ("discard pile", "discard"),
    ("Fate discard pile", "fate discard"),
    ("Dynasty discard pile", "dynasty discard"),
    ("hand", "hand"),
)


def _zone_name(words: str) -> Any:
    return lambda context, values: words


for _words, _zone in _ZONES:
    rule("zonename", _words, make=_zone_name(_zone), take=lambda value, z=_zone: {} if value == z else None)
ZONE = slot("zonename")


def _zones(template: str, names: tuple[str, ...], then: bool = False) -> None:
    def make(context: Context, values: Values) -> Any:
        zones = tuple(values[name] for name in names)
        return (("then", *zones) if then else zones), context.words()

    rule("zones", template, make=make, take=lambda n: None)


_zones("{zonename}", ("zonename",))
_zones("{zonename} (and|or|and/or) {b:zonename}", ("zonename", "b"))
_zones("{zonename}, then {b:zonename},", ("zonename", "b"), True)
_zones("{zonename}, then {b:zonename}, then {c:zonename},", ("zonename", "b", "c"), True)
_zones("{zonename}, {b:zonename}, (and|or) {c:zonename}", ("zonename", "b", "c"))
_zones("{zonename}, {b:zonename} (and|or) {c:zonename}", ("zonename", "b", "c"))


def _found(context: Context, noun: Noun, plural: bool = False) -> None:
    context.mention(Ref("found"), noun, plural=plural)


# ------------------------------------------------------------------------------------------------- search


def _searching(least: int, most: int, np: str) -> Any:
    def make(context: Context, values: Values) -> Any:
        noun = values[np]
        _found(context, noun, most != 1)
        zones, words = values["zones"]
        return Search(zones, noun, least, most, values["who"], form=f"{context.rule_form}|{words}")

    def take(node: Any) -> Values | None:
        if not isinstance(node, Search) or (node.least, node.most) != (least, most):
            return None
        words = node.form.partition("|")[2] or node.form or " and ".join(node.zones)
        return {"zones": Verbatim(words), np: node.noun, "who": node.who}

    return make, take


for _words, _least, _most, _np in (
    ("a", 0, 1, "npone"),
    ("an", 0, 1, "npone"),
    ("one or two", 0, 2, "npmany"),
    ("two", 0, 2, "npmany"),
    ("up to two", 0, 2, "npmany"),
    ("up to three", 0, 3, "npmany"),
    ("up to five", 0, 5, "npmany"),
    ("any number of", 0, -1, "npmany"),
):
    _make, _take = _searching(_least, _most, _np)
    for _pp in ("your", "his", "her"):
        act(f"search {_pp} {{zones}} for {_words} {{{_np}}}", None, make=_make, take=_take)

# ----------------------------------------------------------------------------------- look, show, reveal


def _looking(verb: str, what: Any, plural: bool, noun: Noun) -> Any:
    def make(context: Context, values: Values) -> Any:
        _found(context, noun, plural)
        return Look(verb, what(values), values["who"])

    def take(node: Any) -> Values | None:
        if not isinstance(node, Look) or node.verb != verb or not isinstance(node.what, TopOf):
            return None
        values: Values = {"who": node.who, "pposs": node.what.who, "zonename": node.what.deck}
        if plural:
            values["num"] = node.what.number
        elif node.what.number != Number(1):
            return None
        return values

    return make, take


_CARD = Noun(("card",))
for _verb, _words in (("look", "look at"), ("show", "show"), ("reveal", "reveal")):
    _make, _take = _looking(_verb, lambda v: TopOf(v["zonename"], v["num"], v["pposs"]), True, _CARD)
    act(f"{_words} the top {{num}} cards of {{pposs}} {{zonename}}", None, make=_make, take=_take)
    _make, _take = _looking(_verb, lambda v: TopOf(v["zonename"], Number(1), v["pposs"]), False, _CARD)
    act(f"{_words} the top card of {{pposs}} {{zonename}}", None, make=_make, take=_take)
    rule("effect0", f"{_words} {{obj}}", Look(_verb, OBJ), cost=3)
    act(f"{_words} {{pposs}} hand", Look(_verb, Noun(("card",), (), "his", PP, "hand"), WHO), cost=1)
rule("pposs", "any", Choice(Noun(("player",))), cost=5)
rule("top", "the top card of {pposs} {zonename}", TopOf(ZONE, Number(1), PP))
rule("top", "the top {num} cards of {pposs} {zonename}", TopOf(ZONE, NUM, PP))
act(
    "discard {top}",
    None,
    make=lambda c, v: _discard_top(c, v),
    take=lambda n: {"top": n.what, "who": n.who} if isinstance(n, Discard) else None,
)


def _discard_top(context: Context, values: Values) -> Any:
    context.mention(Ref("discarded"), Noun(("card",)))
    return Discard(values["top"], values["who"])


# --------------------------------------------------------------------------------------------------- put

for _put in ("put", "return"):
    for _in in ("in", "into", "to"):
        act(f"{_put} {{obj}} {_in} {{pposs}} hand", PutCard(OBJ, "hand", PP), cost=1)
    for _words in ("on the bottom of", "at the bottom of"):
        rule(
            "effect0",
            f"{_put} {{obj}} {_words} {{pposs}} (deck|Fate deck|Dynasty deck)",
            PutCard(OBJ, "bottom", PP),
            cost=1,
        )
        rule("effect0", f"{_put} {{obj}} {_words} the (deck|Fate deck|Dynasty deck)", PutCard(OBJ, "bottom"), cost=1)
        rule("effect0", f"{_put} {{obj}} {_words} the deck in any order", Rearrange(OBJ, "bottom"), cost=1)
    for _words in ("on top of", "on the top of"):
        rule(
            "effect0",
            f"{_put} {{obj}} {_words} {{pposs}} (deck|Fate deck|Dynasty deck)",
            PutCard(OBJ, "top", PP),
            cost=1,
        )
        rule("effect0", f"{_put} {{obj}} {_words} the (deck|Fate deck|Dynasty deck)", PutCard(OBJ, "top"), cost=1)
        rule("effect0", f"{_put} {{obj}} [back] {_words} the deck in any order", Rearrange(OBJ))
rule("effect0", "rearrange {obj}", Rearrange(OBJ))
rule("effect0", "put {obj} back in any order", Rearrange(OBJ))
rule("effect0", "shuffle {obj} into {poss} owner's deck", PutCard(OBJ, "shuffle", Owner(POSS)), cost=1)
rule("effect0", "shuffle {obj} into {pposs} (deck|Fate deck|Dynasty deck)", PutCard(OBJ, "shuffle", PP), cost=1)
rule("effect0", "shuffle the deck", Shuffle("searched"))
rule("effect0", "shuffle {pposs} {zonename}", Shuffle(ZONE, PP))
for _words in ("in", "into"):
    rule(
        "effect0",
        f"put {{obj}} face-up {_words} one of your provinces, discarding a card from it if necessary",
        PutCard(OBJ, "province", You(), face_up=True, displacing=True),
        cost=1,
    )
    rule(
        "effect0",
        f"put {{obj}} [face-up] {_words} one of your provinces",
        PutCard(OBJ, "province", You(), face_up=True),
        cost=1,
    )
for _pp in ("your", "his"):
    act(f"draw (an additional|an extra|one additional) card during {_pp} next End Phase", DrawLater(Number(1), WHO))
    act(f"draw {{count:num}} (additional|extra) cards during {_pp} next End Phase", DrawLater(COUNT, WHO))

# ------------------------------------------------------------------------------------- into play, attach

_PAY: tuple[tuple[str, str, Any], ...] = (
    ("", "all", None),
    (", paying all costs", "all", None),
    (", ignoring costs", "none", None),
    (", waiving costs", "none", None),
    (", waiving all costs", "none", None),
    (", paying {num} less Gold", "less", NUM),
    (" for {num} less Gold", "less", NUM),
    (" paying {num} less Gold", "less", NUM),
)
_PAY = (
    *_PAY,
    (", paying all costs and paying {num} less Gold", "less", NUM),
    (", paying all costs but paying {num} less Gold", "less", NUM),
    (", ignoring its Gold cost", "none", None),
    (", waiving its Gold Cost", "none", None),
    (", waiving Gold Costs", "none", None),
    (" ignoring its Gold cost", "none", None),
)
_IGNORE: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("", ()),
    (" and ignoring Honor Requirement", ("honor_requirement",)),
    (" and ignoring Honor Requirements", ("honor_requirement",)),
    (", ignoring Honor Requirement", ("honor_requirement",)),
    (", ignoring Honor Requirements", ("honor_requirement",)),
    (" and ignoring his Honor Requirement", ("honor_requirement",)),
)


def attached(tree: Attach, values: Values) -> Any:
    """What is chosen to be attached comes from the hand, unless the text says where it is."""
    what = values["obj"]
    if isinstance(what, Choice) and not what.noun.zone and what.noun.whose in ("", "your"):
        if not any(isinstance(each, (In, Among)) for each in what.noun.filters):
            values = {**values, "obj": replace(what, noun=replace(what.noun, zone="hand", whose="your"))}
    return fill(tree, values)


def take_attached(tree: Attach, node: Any) -> Values | None:
    values: Values = {}
    if not match(tree, node, values):
        return None
    what = values["obj"]
    if isinstance(what, Choice) and what.noun.zone == "hand" and "hand" not in what.noun.form:
        values["obj"] = replace(what, noun=replace(what.noun, zone="", whose=""))
    return values


for _pay, _paying, _discount in _PAY:
    for _tail, _ignoring in _IGNORE:
        _costs = ("costs",) if _paying == "none" else ()
        for _verb in ("bring {obj} into play", "put {obj} into play", "Recruit {obj}"):
            if _pay or _tail:
                rule("effect0", f"{_verb}{_pay}{_tail}", PutCard(OBJ, "play", None, (*_costs, *_ignoring), _discount))
            for _there in (" at the current battlefield", " there"):
                rule(
                    "effect0",
                    f"{_verb}{_there}{_pay}{_tail}",
                    PutCard(OBJ, "battlefield", None, (*_costs, *_ignoring), _discount),
                )
        if not _tail or _tail.startswith(",") or _paying == "none":
            _tree = Attach(OBJ, slot("b"), _paying, _discount, ignoring=_ignoring)
            for _verb in ("attach", "Equip"):
                rule(
                    "effect0",
                    f"{_verb} {{obj}} to {{b:obj}}{_pay}{_tail}",
                    make=lambda c, v, t=_tree: attached(t, v),
                    take=lambda n, t=_tree: take_attached(t, n),
                )
rule("effect0", "Recruit {obj}", PutCard(OBJ, "play"))


def _pays_if(make: Any, take: Any) -> Any:
    """`Attach a Follower to him from your hand, waiving costs if he is opposed.`: otherwise all costs are paid."""

    def made(context: Context, values: Values) -> Any:
        node: Attach = make(context, values)
        if node.discount is not None:
            return replace(node, discount=Conditional(values["condition"], node.discount))
        return If(values["condition"], (node,), (replace(node, paying="all"),))

    def taken(node: Any) -> Values | None:
        if isinstance(node, If) and len(node.effects) == 1:
            values = take(node.effects[0])
            return None if values is None else {**values, "condition": node.condition}
        if isinstance(node, Attach) and isinstance(node.discount, Conditional):
            values = take(replace(node, discount=node.discount.then))
            return None if values is None else {**values, "condition": node.discount.condition}
        return None

    return made, taken


for _zone, _words in (("hand", "your hand"), ("discard", "your discard pile")):
    for _pay, _paying, _discount in _PAY:
        _z = _zone

        def _make(context: Context, values: Values, zone: str = _zone, paying: str = _paying) -> Any:
            what = values["choice"]
            what = replace(what, noun=replace(what.noun, zone=zone, whose="your"))
            return Attach(what, values["b"], paying, values.get("num"))

        def _take(node: Any, zone: str = _zone, paying: str = _paying) -> Values | None:
            if not isinstance(node, Attach) or not isinstance(node.what, Choice) or node.what.noun.zone != zone:
                return None
            noun = replace(node.what.noun, zone="", whose="")
            found: Values = {"choice": replace(node.what, noun=noun), "b": node.to}
            if node.discount is not None:
                found["num"] = node.discount
            return found if node.paying == paying else None

        rule("effect0", f"attach {{choice}} to {{b:obj}} from {_words}{_pay}", make=_make, take=_take)
        if _paying != "all":
            _made, _taken = _pays_if(_make, _take)
            rule(
                "effect0",
                f"attach {{choice}} to {{b:obj}} from {_words}{_pay} if {{condition}}",
                make=_made,
                take=_taken,
            )
for _until in (" until it attaches", ""):
    rule(
        "effect0",
        f"attach {{obj}} to {{b:obj}}, reducing its Gold Cost by {{amount}}{_until}",
        Attach(OBJ, slot("b"), "less", AMOUNT),
    )
_LESS = Conditional(slot("condition"), NUM)
for _verb in ("attach", "Equip"):
    for _words in (
        ", paying {num} less Gold if {condition}",
        ", paying all costs and paying {num} less Gold if {condition}",
        " for {num} less Gold if {condition}",
    ):
        rule("effect0", f"{_verb} {{obj}} to {{b:obj}}{_words}", Attach(OBJ, slot("b"), "less", _LESS))
for _verb in ("bring {obj} into play", "put {obj} into play", "Recruit {obj}"):
    rule("effect0", f"{_verb}, paying {{num}} less Gold if {{condition}}", PutCard(OBJ, "play", None, (), _LESS))
    rule(
        "effect0",
        f"{_verb} at the current battlefield, paying {{num}} less Gold if {{condition}}",
        PutCard(OBJ, "battlefield", None, (), _LESS),
    )
rule(
    "effect0",
    "put (one|one of them) (in|into) your hand",
    make=lambda c, v: PutCard(_one(c), "hand"),
    take=lambda n: {} if isinstance(n, PutCard) and isinstance(n.what, Choice) else None,
)
rule(
    "effect0",
    "put two of them (in|into) your hand",
    make=lambda c, v: PutCard(_one(c, 2), "hand"),
    take=lambda n: {} if isinstance(n, PutCard) and isinstance(n.what, Choice) and n.what.most == 2 else None,
)
rule(
    "effect0",
    "put the (rest|remaining cards|others) on the bottom of (your|the) deck [in any order]",
    Rearrange(Ref("rest"), "bottom"),
)
rule(
    "effect0",
    "put the (rest|remaining cards|others) [back] on top of (your|the) deck in any order",
    Rearrange(Ref("rest")),
)
rule("effect0", "put the (rest|remaining cards|others) back in any order", Rearrange(Ref("rest")))
rule(
    "effect0",
    "put {obj} into play or (in|into) your hand",
    ChooseOne(((PutCard(OBJ, "play"),), (PutCard(OBJ, "hand"),))),
)
rule("effect0", "discard the (rest|remaining cards|others)", Discard(Ref("rest")))
rule(
    "effect0",
    "(put|shuffle) {obj} back into {pposs} (deck|Fate deck|Dynasty deck)",
    PutCard(OBJ, "shuffle", PP),
    cost=1,
)
rule("effect0", "attach {obj} from your hand to {b:obj}", Attach(OBJ, slot("b")))
rule(
    "effect0",
    "attach {obj} to {b:obj}, paying all costs and ignoring Honor Requirement",
    Attach(OBJ, slot("b"), "all", None, ("honor_requirement",)),
)
rule(
    "effect0",
    "attach {obj} to {b:obj}, waiving costs and ignoring its Honor Requirement",
    Attach(OBJ, slot("b"), "none", None, ("honor_requirement",)),
)
rule(
    "effect0",
    "discard {obj}, refilling it with {b:obj}",
    Together((Discard(OBJ), Refill(Ref("emptied"), False, slot("b")))),
)
rule("effect0", "switch {obj} with {b:obj}", Swap(OBJ, slot("b")))
rule("effect0", "add {obj} to your focused cards", PutCard(OBJ, "focus"))
rule("effect0", "bring into play {obj}", PutCard(OBJ, "play"))
rule("effect0", "bring {obj} into play from your discard pile, waiving costs", PutCard(OBJ, "play", None, ("costs",)))
rule("effect0", "put {obj} at the top of your (deck|Fate deck|Dynasty deck)", PutCard(OBJ, "top", You()))
rule("effect0", "overlay {obj} on {b:obj}, ignoring title and experience levels", Overlay(OBJ, slot("b")))
rule("effect0", "draw it from the bottom of your deck", FromBottom())
rule("effect0", "draw {robj}", PutCard(slot("robj"), "hand"), cost=1)
for _words in (
    ", refilling the provinces face-up",
    ", refilling the province face-up",
    ", refilling it face-up",
    ", refilling those provinces face-up",
):
    for _at in ("at the bottom of your deck", "on the bottom of your deck"):
        rule("effect0", f"put {{obj}} {_at}{_words}", Together((PutCard(OBJ, "bottom", You()), Refill(Ref("emptied")))))
    rule("effect0", f"discard {{obj}}{_words}", Together((Discard(OBJ), Refill(Ref("emptied")))))
for _face in ("face-up", "face up"):
    rule(
        "effect0",
        f"discard {{obj}}, refilling (it|the province) {_face} with {{b:obj}}",
        Together((Discard(OBJ), Refill(Ref("emptied"), True, slot("b")))),
    )
rule("effect0", "refill the province face-up", Refill(Ref("emptied")))
rule(
    "effect0",
    "discard {obj} and refill it face-up with {b:obj}",
    Together((Discard(OBJ), Refill(Ref("emptied"), True, slot("b")))),
)
for _verb in ("bring {obj} into play", "put {obj} into play", "Recruit {obj}"):
    for _pay in ("", ", paying all costs"):
        rule("effect0", f"{_verb} at {{rposs}} (location|battlefield){_pay}", PutCard(OBJ, "location", slot("rposs")))


def _one(context: Context, number: int = 1) -> Any:
    many = context.pronoun("them", "they")
    return chosen(context, Choice(Noun(("card",), (Among(many),)), -1, number, number, form="-"))


rule("effect0", "transfer {obj} to {b:obj}", Transfer(OBJ, slot("b")))

# ------------------------------------------------------------------------------------------------ create

_ONES = {
    one.lower(): kind
    for one, _, kind in KINDS
    if kind in ("follower", "item", "personality", "spell", "holding", "ring")
}
_MANYS = {many.lower(): kind for _, many, kind in KINDS if kind in ("follower", "item", "personality")}
_STATS = re.compile(r"[+]?(\d+)F(?:/[+]?(\d+)C)?(?:/[+]?(\d+)PH)?$")


def _read_created(table: dict[str, str]) -> Any:
    def read(chart: Chart, at: int) -> list[tuple[int, Any]]:
        match = _STATS.match(chart.tokens[at].text)
        if match is None:
            return []
        stats: list[tuple[str, Any]] = []
        for name, value in zip(("force", "chi", "personal_honor"), match.groups(), strict=True):
            if value is not None:
                stats.append((name, Number(int(value))))
        shown = [chart.tokens[at].text]
        end = at + 1
        while chart.words[end : end + 1] == ["/"] and chart.tokens[end + 1].kind == "number":
            shown[0] += "/" + chart.tokens[end + 1].text
            stats.append(("personal_honor", Number(int(chart.words[end + 1]))))
            tight = chart.tokens[end + 1].end == chart.tokens[end + 2].start
            end += 2
            if chart.words[end : end + 1] == ["ph"]:
                shown[0] += chart.tokens[end].text if tight else " " + chart.tokens[end].text
                end += 1
        keywords: list[str] = []
        found: list[tuple[int, Any]] = []
        while end < len(chart.tokens) and end < at + 30:
            token = chart.tokens[end]
            kind = table.get(token.word)
            if kind is None and table is _MANYS and chart.words[end + 1 : end + 2] == ["cards"]:
                kind = _ONES.get(token.word)  # `three Personality cards`
            if kind is not None:
                shown.append(token.text)
                end += 1
                if chart.words[end : end + 1] in (["card"], ["cards"]):
                    shown.append(chart.tokens[end].text)
                    end += 1
                if kind == "item" and chart.tokens[at].text[0] != "+":
                    break
                found.append((end, (kind, tuple(stats), tuple(keywords), " ".join(shown))))
                break
            if token.word in ("•", ",", "and"):
                shown.append(token.text)
                end += 1
                continue
            if token.word == "ancestor":
                keywords.append("Ancestor")
                shown.append(token.text)
                end += 1
                continue
            word = chart.read("kwone", end)
            if not word:
                break
            best = max(word, key=lambda each: each.end)
            keywords.append(best.parts[1].keyword)
            shown.extend(each.text for each in chart.tokens[end : best.end])
            end = best.end
        return found

    return read


def _shown(value: Any) -> list[str] | None:
    return value[3].split() if isinstance(value, tuple) and len(value) == 4 else None


terminal("createdone", "#stats #mod", _read_created(_ONES), lambda context, value: value, _shown)
terminal("createdmany", "#stats #mod", _read_created(_MANYS), lambda context, value: value, _shown)


def _creating(
    created: str, *, number: Any = None, attach: bool = False, ability: bool = False, at: str = "", clan: bool = False
) -> Any:
    def make(context: Context, values: Values) -> Any:
        kind, stats, keywords, shown = values[created]
        count = values.get("num", Number(1)) if number is None else number
        title = ""
        known = tuple(HasKeyword(word) for word in keywords)
        several = created == "createdmany" or (attach and getattr(values["obj"], "most", 1) != 1)
        context.mention(Ref("created"), Noun((kind,), known), plural=several)
        return Create(
            kind,
            stats,
            (*keywords, "your Clan") if clan else keywords,
            title,
            values.get("quoted"),
            values["obj"] if attach else values.get("rposs"),
            count,
            at=at,
            form=f"{context.rule_form}|{shown}",
        )

    def take(node: Any) -> Values | None:
        if not isinstance(node, Create) or node.at != at or ("your Clan" in node.keywords) != clan:
            return None
        values: Values = {created: (node.kind, node.stats, node.keywords, node.form or _plain(node))}
        if "|" in node.form:
            values[created] = (*values[created][:3], node.form.partition("|")[2])
        values["num"] = node.number
        if at == "location":
            values["rposs"] = node.attach_to
        elif node.attach_to is not None:
            values["obj"] = node.attach_to
        elif attach:
            return None
        if node.text is not None:
            values["quoted"] = node.text
        elif ability:
            return None
        return values

    return make, take


def _plain(node: Create) -> str:
    letters = {"force": "F", "chi": "C", "personal_honor": "PH"}
    stats = "/".join(f"{value.value}{letters[name]}" for name, value in node.stats if isinstance(value, Number))
    return f"{stats} {' • '.join(node.keywords)} {node.kind.capitalize()}".replace("  ", " ")


for _words, _created in (("a", "createdone"), ("{num}", "createdmany")):
    _make, _take = _creating(_created, clan=True)
    for _clan in ("alignment", "Alignment"):
        rule("effect0", f"create {_words} {{{_created}}} with your Clan {_clan}", make=_make, take=_take)
for _ability in ("", " with the (ability|trait)[,] {quoted}"):
    for _words, _created in (("a", "createdone"), ("{num}", "createdmany")):
        _make, _take = _creating(_created, ability=bool(_ability))
        rule("effect0", f"create {_words} {{{_created}}}{_ability}", make=_make, take=_take)
        rule("effect0", f"create {_words} {{{_created}}}{_ability} in your home", make=_make, take=_take)
        _make, _take = _creating(_created, ability=bool(_ability), at="location")
        rule(
            "effect0",
            f"create {_words} {{{_created}}}{_ability} at {{rposs}} (location|battlefield)",
            make=_make,
            take=_take,
        )
        _make, _take = _creating(_created, ability=bool(_ability), at="battlefield")
        for _there in (
            "at the current battlefield",
            "there",
            "in your army at the current battlefield",
            "in your army",
            "in your army there",
        ):
            rule("effect0", f"create {_words} {{{_created}}}{_ability} {_there}", make=_make, take=_take)
            rule("effect0", f"create {_words} {{{_created}}} {_there}{_ability}", make=_make, take=_take)
        _make, _take = _creating(_created, attach=True, ability=bool(_ability))
        for _it in ("it", "them"):
            rule(
                "effect0",
                f"create {_words} {{{_created}}}{_ability}[,] and attach {_it} to {{obj}}",
                make=_make,
                take=_take,
            )
        rule("effect0", f"create and attach {_words} {{{_created}}}{_ability} to {{obj}}", make=_make, take=_take)
