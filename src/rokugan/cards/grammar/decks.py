"""Cards moving between places: search, look, show, put, shuffle, attach, transfer, create, bring into play."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.effects import act
from rokugan.cards.grammar.nouns import owned
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.parsing.parser import Chart
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Verbatim, slot
from rokugan.language.classic.words.terms import KINDS
from rokugan.program import (
    Among,
    Chosen,
    Create,
    Discard,
    DrawLater,
    EndEffects,
    FromBottom,
    HasKeyword,
    Look,
    Noun,
    Number,
    Overlay,
    Owner,
    PutCard,
    Rearrange,
    Ref,
    ResolveAgain,
    Search,
    Shuffle,
    Swap,
    Target,
    TopOf,
    Transfer,
    You,
)

page = Page()
rule, terminal = page.rule, page.terminal

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
        act(page, f"search {_pp} {{zones}} for {_words} {{{_np}}}", None, make=_make, take=_take)

# ----------------------------------------------------------------------------------- look, show, reveal


def _looking(verb: Any, what: Any, plural: bool, noun: Noun) -> Any:
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


def _hand_of(verb: Any) -> Any:
    """A hand that is looked at: its cards are what is spoken of then."""

    def make(context: Context, values: Values) -> Any:
        _found(context, _CARD, True)
        return Look(verb, Noun(("card",), (), "his", values["pposs"], "hand"), values["who"])

    def take(node: Any) -> Values | None:
        if (
            not isinstance(node, Look)
            or node.verb != verb
            or not isinstance(node.what, Noun)
            or node.what.owner is None
        ):
            return None
        hand = node.what == Noun(("card",), (), "his", node.what.owner, "hand")
        return {"who": node.who, "pposs": node.what.owner} if hand else None

    return make, take


_CARD = Noun(("card",))
_verb: Any
for _verb, _words in (("look", "look at"), ("show", "show"), ("reveal", "reveal")):
    _make, _take = _looking(_verb, lambda v: TopOf(v["zonename"], v["num"], v["pposs"]), True, _CARD)
    act(page, f"{_words} the top {{num}} cards of {{pposs}} {{zonename}}", None, make=_make, take=_take)
    _make, _take = _looking(_verb, lambda v: TopOf(v["zonename"], Number(1), v["pposs"]), False, _CARD)
    act(page, f"{_words} the top card of {{pposs}} {{zonename}}", None, make=_make, take=_take)
    rule("effect0", f"{_words} {{obj}}", Look(_verb, OBJ), cost=3)
    if _verb != "look":
        rule("effect0", f"{_words} {{obj}} to (all|all other|the other) players", Look(_verb, OBJ), cost=3)
        rule("effect0", f"{_words} {{obj}} to each [other] player", Look(_verb, OBJ), cost=3)
        rule("effect0", f"{_words} {{obj}} to (another player|other players)", Look(_verb, OBJ), cost=3)
    _make, _take = _hand_of(_verb)
    _to = "[ to (all players|all other players|each other player)]" if _verb == "show" else ""
    act(page, f"{_words} {{pposs}} hand{_to}", None, make=_make, take=_take, cost=1)
rule("pposs", "any", Chosen(Noun(("player",))), cost=5)
rule("top", "the top card of {pposs} {zonename}", TopOf(ZONE, Number(1), PP))
rule("top", "the top {num} cards of {pposs} {zonename}", TopOf(ZONE, NUM, PP))
act(
    page,
    "discard {top}",
    None,
    make=lambda c, v: _discard_top(c, v),
    take=lambda n: {"top": n.what, "who": n.who} if isinstance(n, Discard) else None,
)


def _discard_top(context: Context, values: Values) -> Any:
    context.mention(Ref("discarded"), Noun(("card",)))
    return Discard(values["top"], values["who"])


# --------------------------------------------------------------------------------------------------- put

rule("effect0", "rearrange {obj} [in any order]", Rearrange(OBJ))


def _into_owners_deck(context: Context, values: Values) -> Any:
    owner = Owner(values["poss"])
    context.mention(owner, Noun(("player",)))
    return PutCard(values["obj"], "shuffle", owner)


rule(
    "effect0",
    "shuffle {obj} into {poss} owner's deck",
    make=_into_owners_deck,
    take=lambda n: (
        {"obj": n.what, "poss": n.who.of}
        if isinstance(n, PutCard) and isinstance(n.who, Owner) and n == PutCard(n.what, "shuffle", n.who)
        else None
    ),
    cost=1,
)
rule("effect0", "shuffle {obj} into {pposs} (deck|Fate deck|Dynasty deck)", PutCard(OBJ, "shuffle", PP), cost=1)
rule("effect0", "end all [of] {poss} ongoing effects", EndEffects(POSS))
for _who in ("{psubj}", "you"):
    rule(
        "effect0",
        f"{_who} (can|may) resolve {{obj}} an additional time this game",
        ResolveAgain(OBJ, You() if _who == "you" else slot("psubj")),
    )
rule("effect0", "shuffle the deck", Shuffle("searched"))
rule("effect0", "shuffle", Shuffle("searched"), make=lambda c, v: _searched(c), cost=1)
rule("effect0", "shuffle {pposs} {zonename}", Shuffle(ZONE, PP))
for _pp in ("your", "his"):
    act(
        page,
        f"draw (an additional|an extra|one additional) card during {_pp} next End Phase",
        DrawLater(Number(1), WHO),
    )
    act(page, f"draw {{count:num}} (additional|extra) cards during {_pp} next End Phase", DrawLater(COUNT, WHO))


def _searched(context: Context) -> Any:
    """`Then shuffle.`: the deck that was searched, if one was."""
    said = {token.word for token in context.tokens[: context.start]}
    return Shuffle("searched") if "search" in said else context.fail(context.words())


rule("effect0", "discard the (rest|remaining cards|others)", Discard(Ref("rest")))
rule(
    "effect0",
    "(put|shuffle) {obj} back into {pposs} (deck|Fate deck|Dynasty deck)",
    PutCard(OBJ, "shuffle", PP),
    cost=1,
)
rule("effect0", "switch {obj} with {b:obj}", Swap(OBJ, slot("b")))
rule("effect0", "add {obj} to your focused cards", PutCard(OBJ, "focus"))
rule("effect0", "overlay {obj} on {b:obj}, ignoring title and experience levels", Overlay(OBJ, slot("b")))
rule("effect0", "draw it from the bottom of your deck", FromBottom())
rule("effect0", "draw {robj}", PutCard(slot("robj"), "hand"), cost=1)


def _one(context: Context, number: int = 1) -> Any:
    many = context.pronoun("them", "they")
    return chosen(context, Chosen(Noun(("card",), (Among(many),)), -1, number, number, form="-"))


rule("effect0", "transfer {obj} to {b:obj}", Transfer(OBJ, slot("b")))


def _transfer_from(context: Context, values: Values) -> Any:
    """`Transfer any number of Followers from Kado to him.`: they are chosen among those of Kado."""
    what = values["obj"]
    to = _other_one(context, values["b"], values["robj"])
    if not isinstance(what, (Chosen, Target)) or what.noun.whose or what.noun.zone or to == values["robj"]:
        return context.fail(context.words())
    return Transfer(replace(what, noun=owned(what.noun, "his", values["robj"])), to)


def _other_one(context: Context, to: Any, giver: Any) -> Any:
    """`from Kado to him`: he is not Kado."""
    if to != giver or not isinstance(to, Ref) or to.words not in ("him", "her", "it"):
        return to
    known = context.mentions
    context.mentions = [each for each in known if each.ref != giver]
    found = context.pronoun(to.words, "it" if to.words == "it" else "he")
    context.mentions = known
    return found


def _take_transfer_from(node: Any) -> Values | None:
    if not isinstance(node, Transfer) or not isinstance(node.what, (Chosen, Target)) or node.what.noun.owner is None:
        return None
    noun = node.what.noun
    return {"obj": replace(node.what, noun=replace(noun, whose="", owner=None)), "robj": noun.owner, "b": node.to}


rule("effect0", "transfer {obj} from {robj} to {b:obj}", make=_transfer_from, take=_take_transfer_from)

# ------------------------------------------------------------------------------------------------ create

_ONES = {
    one.lower(): kind
    for one, _, kind in KINDS
    if kind in ("follower", "item", "personality", "spell", "holding", "ring", "region")
}
_MANYS = {many.lower(): kind for _, many, kind in KINDS if kind in ("follower", "item", "personality")}
_STATS = re.compile(r"[+]?(\d+)F(?:/[+]?(\d+)C)?(?:/[+]?(\d+)PH)?$")


def _read_created(table: dict[str, str]) -> Any:
    def read(chart: Chart, at: int) -> list[tuple[int, Any]]:
        match = _STATS.match(chart.tokens[at].text)
        stats: list[tuple[str, Any]] = []
        for name, value in zip(("force", "chi", "personal_honor"), match.groups() if match else (), strict=False):
            if value is not None:
                stats.append((name, Number(int(value))))
        shown = [chart.tokens[at].text] if match else []
        end = at + 1 if match else at
        while (
            match
            and [each.kind for each in chart.tokens[end : end + 2]] == ["mark", "number"]
            and chart.words[end] == "/"
        ):
            number = chart.tokens[end + 1]
            shown[0] += "/" + number.text
            stats.append(("personal_honor", Number(int(number.word))))
            end += 2
            tight = [each.start for each in chart.tokens[end : end + 1]] == [number.end]
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
                if kind == "item" and match and chart.tokens[at].text[0] != "+":
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
                chart.furthest = max(chart.furthest, end)
                break
            best = max(word, key=lambda each: each.end)
            keywords.append(best.parts[1].keyword)
            shown.extend(each.text for each in chart.tokens[end : best.end])
            end = best.end
        return found

    return read


def _shown(value: Any) -> list[str] | None:
    return value[3].split() if isinstance(value, tuple) and len(value) == 4 else None


terminal("createdone", "#stats #mod #name", _read_created(_ONES), lambda context, value: value, _shown)
terminal("createdmany", "#stats #mod #name", _read_created(_MANYS), lambda context, value: value, _shown)


def _creating(
    created: str, *, number: Any = None, attach: bool = False, ability: bool = False, at: Any = "", clan: bool = False
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
            keywords,
            title,
            values.get("quoted"),
            values["obj"] if attach else values.get("rposs"),
            count,
            at=at,
            aligned=clan,
            form=f"{context.rule_form}|{shown}",
        )

    def take(node: Any) -> Values | None:
        if not isinstance(node, Create) or node.at != at or node.aligned != clan:
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
for _ability in ("", " with the (ability|trait)[,] {quoted}", " (with|that has) {quoted}"):
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
