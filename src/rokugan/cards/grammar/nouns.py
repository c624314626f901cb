"""Descriptions of things: `unbowed Samurai Personality with 3 or more Force`, in the singular and the plural.

A Noun keeps in `form` how it was laid out: its words, with `{}` for each filter in turn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rokugan.cards.grammar.basics import read_keyword
from rokugan.cards.grammar.layout import keyword_words
from rokugan.cards.grammar.lists import following, listed
from rokugan.cards.parsing.parser import Chart
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, expand
from rokugan.language.classic.words.terms import BELONGINGS, CLANS, KINDS, STATES, THING_KEYWORDS
from rokugan.program import (
    AllFilters,
    Either,
    Filter,
    Fits,
    HasAbility,
    HasKeyword,
    In,
    Node,
    Noun,
    Opposing,
    OtherThan,
    Ref,
    Several,
    State,
    Thing,
    Titled,
    Whose,
)
from rokugan.program.words import Kind, Zone

page = Page()
rule, terminal, words_of = page.rule, page.terminal, page.words

# --------------------------------------------------------------------------------------- kinds of things

_SINGULAR = {tuple(one.lower().split()): name for one, _, name in KINDS}
_PLURAL = {tuple(many.lower().split()): name for _, many, name in KINDS}


def is_kind(word: str) -> bool:
    """Does a kind of thing end with this word?"""
    return any(words[-1] == word.lower() for words in _SINGULAR)


_OR, _AND = ("or", "and/or"), ("and",)


def _read_kinds(table: dict[tuple[str, ...], str], joints: tuple[str, ...] = (*_OR, *_AND)) -> Any:
    def one(chart: Chart, at: int) -> tuple[int, str] | None:
        for words in (chart.words[at : at + 2], chart.words[at : at + 1]):
            name = table.get(tuple(words))
            if name is not None:
                return at + len(words), name
        return None

    def read(chart: Chart, at: int) -> list[tuple[int, Any]]:
        first = one(chart, at)
        if first is None:
            return []
        end, name = first
        names = [name]
        found = [(end, (tuple(names), _shown(chart, at, end)))]
        while end < len(chart.words) and chart.words[end] in (",", *joints):
            comma = chart.words[end] == ","
            following = end + 1
            last = not comma
            if comma and "".join(chart.words[following : following + 1]) in joints:
                following, last = following + 1, True
            item = one(chart, following)
            if item is None:
                break
            end, name = item
            names.append(name)
            if last:
                found.append((end, (tuple(names), _shown(chart, at, end))))
                break
        return found

    return read


def _kind_words(value: Any) -> list[str] | None:
    return value[1].split() if isinstance(value, tuple) and len(value) == 2 else None


def _shown(chart: Chart, start: int, end: int) -> str:
    return " ".join(token.text for token in chart.tokens[start:end]).replace(" ,", ",")


def _starts(table: dict[tuple[str, ...], str]) -> str:
    return " ".join(sorted({words[0] for words in table}))


for _name, _joints in (("kindor", _OR), ("kindand", _AND)):
    terminal(
        _name,
        _starts(_SINGULAR),
        _read_kinds(_SINGULAR, _joints),
        lambda context, value: value,
        lambda value: _kind_words(value),
    )
rule("kindone", "{kindor}")
rule("kindone", "{kindand}", cost=2)
terminal("kindmany", _starts(_PLURAL), _read_kinds(_PLURAL), lambda context, value: value, lambda value: None)


# --------------------------------------------------------------------------------------------- adjectives


@dataclass(frozen=True, repr=False)
class Mark(Node):
    """Inside the reader only: a word of a description that is a field of the Noun, not a filter."""

    field: str
    value: Any
    owner: Thing | None = None
    words: str = ""
    whose: Any = ""
    filter: Filter | None = None


_state: Any
for _state in STATES:
    rule("adj", _state, State(_state.lower()))
rule("adj", "enemy", Mark("whose", "enemy", None, "enemy"))
rule("adj", "opposing", Mark("whose", "enemy", None, "opposing"))
rule("adj", "allying", State("allying"))
rule("adj", "Unaligned", State("unaligned"))
rule(
    "adj",
    "other",
    make=lambda c, v: OtherThan(_other(c)),
    take=lambda n: {} if isinstance(n, OtherThan) and n.form else None,
)
rule("adj", "friendly", Mark("whose", "friendly", None, "friendly"))


def _other(context: Context) -> Thing:
    """`other` than what was chosen before, else than this card."""
    found: list[Thing] = []
    for each in context.mentions:
        if isinstance(each.ref, Ref) and each.ref.to == "slot" and each.noun.kinds != ("player",):
            if each.ref not in found:
                found.append(each.ref)
    if not found:
        borne = any(each.ref == Ref("bearer") for each in context.mentions)  # `this Shugenja` of a Spell
        return Ref("bearer") if borne else Ref("this")
    return found[0] if len(found) == 1 else Several(tuple(found))


for _word in ("Ancestor", "Terrain", "Spell", "Ring", "Celestial", "Event", "Item", "Follower", "Holding"):
    rule("adj", _word, HasKeyword(_word), cost=2)
_designator: Any
for _designator in ("Battle", "Limited", "Open", "Reaction"):
    rule("adj", _designator, HasAbility(_designator.lower()), cost=2)
rule("adj", "Gold-producing", HasAbility("gold"))
rule("adj", "legal", State("legal"))
rule("adj", "honorably dead", State("honorably dead"))
rule("adj", "dishonorably dead", State("dishonorably dead"))
rule("is_what", "honorably dead", State("honorably dead"))
rule("is_what", "dishonorably dead", State("dishonorably dead"))
rule("simpleadj", "{kwone}")
for _state in STATES:
    rule("simpleadj", _state, State(_state.lower()))
rule("adj", "{kwone}")
listed(page, "adj", "simpleadj")
words_of("and_or", dict.fromkeys(("or", "and", "and/or", ", or", ", and", ", and/or"), "or"))


def _heads(kw: str) -> None:
    """`Samurai and Courtiers`, `an Iron Mine or Farm`: in a head, keywords and titles are alternatives."""
    number = kw[2:]
    name = f"name{number}"
    rule(name, f"{{{kw}}}")
    rule(name, f"{{title{number}}}", cost=1)
    tail = following(page, name)

    def make(context: Context, values: dict[str, Any]) -> Any:
        return Either((values[name], *values["tail"], values["last"]))

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, Either) or len(node.filters) < 2:
            return None
        first, *middle, last = node.filters
        return {name: first, "tail": tuple(middle), "last": last}

    rule(f"head{number}", f"{{{name}}}")
    rule(f"head{number}", f"{{{name}}} {{tail:{tail}*}} {{and_or}} {{last:{name}}}", make=make, take=take)


_heads("kwone")
_heads("kwmany")
rule("nameone", "Human", State("human"), cost=1)
rule("namemany", "Humans", State("human"), cost=1)


# ------------------------------------------------------------------------------------ the whole description


def _gather(before: tuple[Any, ...], kinds: tuple[Kind, ...], words: str, after: tuple[Any, ...], many: bool) -> Noun:
    filters: list[Filter] = []
    layout: list[str] = []
    whose: Any = ""
    owner: Thing | None = None
    zone: Zone = ""
    unsaid: list[Filter] = []
    for group in (before, (words,), after):
        for each in group:
            if isinstance(each, str):
                layout.append(each)
            elif isinstance(each, Mark):
                layout.append(each.words)
                if each.filter is not None:
                    unsaid.append(each.filter)
                if each.field == "zone":
                    zone = each.value
                    if each.owner is not None:
                        whose, owner = "his", each.owner
                    elif each.whose:
                        whose = each.whose
                else:
                    whose, owner = each.value, each.owner
            else:
                filters.append(_but_itself(either_of(each) if many else each, kinds, words))
                layout.append("{}")
    return Noun(kinds, (*filters, *unsaid), whose, owner, zone, many, form=" ".join(layout))


_BORNE = frozenset(("follower", "item", "spell", "attachment"))


def _but_itself(said: Any, kinds: tuple[Kind, ...], words: str) -> Any:
    """On an attachment `other Samurai` are others than its Personality, but `other Followers` others than itself."""
    if not isinstance(said, OtherThan) or said.what != Ref("bearer"):
        return said
    itself = set(kinds) <= _BORNE or words in ("card", "cards")
    return replace(said, what=Ref("this")) if itself else said


def refuse_doubled(context: Context, said: tuple[Any, ...]) -> None:
    """Nothing is said twice of one thing (`a target enemy enemy Personality`), and `other` comes before the keywords."""
    for number, each in enumerate(said):
        late = isinstance(each, OtherThan) and any(isinstance(before, HasKeyword) for before in said[:number])
        turned = each == HasKeyword("Clan") and said[number + 1 : number + 2] in [(HasKeyword(clan),) for clan in CLANS]
        if late or turned or each in said[:number]:
            context.fail(context.words())
            return


def either_of(each: Any) -> Any:
    """`Market and Port Holdings`: in the plural two keywords describe two kinds of things, not one that has both."""
    if not isinstance(each, AllFilters) or not each.form.startswith("{simpleadj} {tail"):
        return each
    words = [_sort(part) for part in each.filters]
    if "" in words:
        return each
    *before, last = words
    joint = each.form.rpartition("~")[2] or "and"
    return Either(each.filters, form=f"={', '.join(before)} {joint} {last}".replace(" , ", ", "))


def _sort(each: Node) -> str:
    """The word of a filter that names a sort of cards, a keyword or `Human`; empty for other filters."""
    if isinstance(each, State) and each.positive and each.name in ("human", "nonhuman", "infantry", "unaligned"):
        return each.name.capitalize()
    return " ".join(keyword_words(each) or ()) if isinstance(each, HasKeyword) and each.positive else ""


def _make_plain(many: bool) -> Any:
    kind = "kindmany" if many else "kindone"

    def make(context: Context, values: dict[str, Any]) -> Noun:
        kinds, words = values[kind]
        refuse_doubled(context, (*values["adj"], *(HasKeyword(kind.capitalize()) for kind in kinds)))
        return _gather(values["adj"], kinds, words, values["post"], many)

    return make


def _make_keyword(many: bool) -> Any:
    head = "headmany" if many else "headone"

    def make(context: Context, values: dict[str, Any]) -> Noun:
        refuse_doubled(context, (*values["adj"], values[head]))
        return _gather((*values["adj"], values[head]), ("card",), "", values["post"], many)

    return make


def _make_called(many: bool) -> Any:
    name = "calledmany" if many else "calledone"

    def make(context: Context, values: dict[str, Any]) -> Noun:
        return _gather((*values["adj"], values[name]), ("card",), "", values.get("post", ()), many)

    return make


def _never(value: Any) -> None:
    return None


for _n, _many in (("one", False), ("many", True)):
    rule(f"np{_n}0", f"{{adj*}} {{kind{_n}}} {{post*}}", make=_make_plain(_many), take=_never)
    rule(f"np{_n}0", f"{{adj*}} {{head{_n}}} {{post*}}", make=_make_keyword(_many), take=_never, cost=1)
    rule(f"np{_n}0", f"{{adj*}} {{called{_n}}} {{post*}}", make=_make_called(_many), take=_never)


def _ring(context: Context, values: dict[str, Any]) -> Noun:
    title = "Ring of " + ("the " if " the " in context.rule_form else "") + str(values["kwname"])
    return Noun(("ring",), (Titled(title),), form=context.rule_form)


def _take_ring(node: Any) -> dict[str, Any] | None:
    if isinstance(node, Noun) and len(node.filters) == 1 and isinstance(node.filters[0], Titled):
        return {"kwname": node.filters[0].title.removeprefix("Ring of ").removeprefix("the ")}
    return None


rule("npone0", "Ring of [the] {kwname}", make=_ring, take=_take_ring)


# What can belong to a card: attachments and tokens; everything else that is his or hers is a player's.
_BELONGING = {words: name for words, name in _PLURAL.items() if name in BELONGINGS}
terminal("kindown", _starts(_BELONGING), _read_kinds(_BELONGING), lambda context, value: value, lambda value: None)


_read_keywords = read_keyword(plural=True)


def _read_thing(chart: Chart, at: int) -> list[tuple[int, Any]]:
    many = _read_keywords(chart, at)
    return [(end, value) for end, value in many if value.keyword.lower() in THING_KEYWORDS]


terminal("kwown", "#name", _read_thing, lambda context, value: value, keyword_words)
rule(
    "npown",
    "{adj*} {kindown} {post*}",
    make=lambda c, v: _gather(v["adj"], v["kindown"][0], v["kindown"][1], v["post"], True),
    take=_never,
)
rule(
    "npown",
    "{adj*} {kwown} {post*}",
    make=lambda c, v: _gather((*v["adj"], v["kwown"]), ("card",), "", v["post"], True),
    take=_never,
    cost=1,
)

# What a thing has: a description without anything after it, so that what follows belongs to the thing itself.
for _n, _many in (("one", False), ("many", True)):
    rule(
        f"att{_n}",
        f"{{adj*}} {{kind{_n}}}",
        make=lambda c, v, n=_n, m=_many: _gather(v["adj"], v[f"kind{n}"][0], v[f"kind{n}"][1], (), m),
        take=_never,
    )
    rule(
        f"att{_n}",
        f"{{adj*}} {{head{_n}}}",
        make=lambda c, v, n=_n, m=_many: _gather((*v["adj"], v[f"head{n}"]), ("card",), "", (), m),
        take=_never,
        cost=1,
    )
    rule(f"att{_n}", f"{{adj*}} {{called{_n}}}", make=_make_called(_many), take=_never)


_PLACES = (In, Opposing)


def union(nouns: tuple[Noun, ...], form: str) -> Noun:
    """One description for several: what fits any of them. Where the last of them is, there are all, if no article parts them."""
    if " or a" not in form:
        nouns = (*(there(each, nouns[-1]) for each in nouns[:-1]), nouns[-1])
    kinds: tuple[Kind, ...] = ()
    for each in nouns:
        kinds += tuple(kind for kind in each.kinds if kind not in kinds)
    last = nouns[-1].filters
    shared = tuple(each for each in last if _is_shared(each, form))
    whose = nouns[0].whose if all(each.whose == nouns[0].whose for each in nouns) else ""
    zone = nouns[0].zone if all(each.zone == nouns[0].zone for each in nouns) else ""
    parts = tuple(Fits(each) for each in nouns)
    return Noun(kinds, (Either(parts, form=form), *shared), whose, None, zone, nouns[0].plural, form="{}")


def there(noun: Noun, last: Noun) -> Noun:
    """`Weapons and Followers in a target unit`: the Weapons are in that unit as well."""
    if noun.zone or noun.owner is not None or any(isinstance(each, _PLACES) for each in noun.filters):
        return noun
    places = tuple(each for each in last.filters if isinstance(each, _PLACES))
    after = last.form.rpartition("{}")[2] or last.form
    said = noun.whose or not after.endswith(("you control", "of yours", "he controls"))
    whose, owner = (noun.whose, noun.owner) if said and not last.zone else (last.whose, last.owner)
    return replace(noun, filters=(*noun.filters, *places), whose=whose, owner=owner, zone=last.zone)


def _is_shared(each: Node, form: str) -> bool:
    """Is what is said of the last of several said of all? `A Follower, or an Item, with ...`: after a comma it is."""
    if isinstance(each, Whose) and each.part == "personality":
        return True
    return ", or" in form and any(words.startswith(",") for words in each.form.partition("|")[0].split("~"))


def _union_rule(category: str, template: str, names: tuple[str, ...]) -> None:
    def take(value: Any) -> dict[str, Any] | None:
        if not isinstance(value, Either) or len(value.filters) != len(names):
            return None
        if not all(isinstance(each, Fits) for each in value.filters):
            return None
        return {name: each.noun for name, each in zip(names, value.filters, strict=True) if isinstance(each, Fits)}

    for form in expand(template):

        def make(context: Context, values: dict[str, Any], form: str = form) -> Noun:
            return union(tuple(values[name] for name in names), form)

        rule(category, form, make=make, take=take, cost=1)


for _n in ("one", "many"):
    rule(f"np{_n}", f"{{np{_n}0}}")
    _x, _y, _z = f"np{_n}0", f"b:np{_n}0", f"c:np{_n}0"
_union_rule("npone", "{npone0}[,] or (a|an) {b:npone0}", ("npone0", "b"))
_union_rule("npone", "{npone0}[,] or {b:npone0}", ("npone0", "b"))
_union_rule("npmany", "{npmany0}[,] (or|and) {b:npmany0}", ("npmany0", "b"))


def owned(noun: Noun, whose: Any, owner: Thing | None = None) -> Noun:
    """The description as a player's: `your ...`."""
    return replace(noun, whose=whose, owner=owner)
