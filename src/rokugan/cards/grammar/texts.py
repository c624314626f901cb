"""Keywords, titles and texts: had, given, copied and lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.basics import _read_title as basics_read_title
from rokugan.cards.grammar.references import _ring_there
from rokugan.cards.grammar.slots import EVERYONE, KWNAME, MANY, OBJ, RSUBJ, SUBJ, B
from rokugan.cards.parsing.parser import Chart
from rokugan.cards.parsing.refs import ATTACHMENTS, Context
from rokugan.cards.parsing.table import Page, Values, part, slot
from rokugan.language.classic.words.keywords import KEYWORDS
from rokugan.language.classic.words.terms import CLANS, NOT_KEYWORDS
from rokugan.program import (
    Alike,
    Allow,
    Bow,
    ChooseOne,
    Continuous,
    CountsAs,
    Destroy,
    Different,
    Either,
    Forbid,
    Give,
    GrantKeyword,
    GrantText,
    Happened,
    HasKeyword,
    Is,
    KeywordsOf,
    Modify,
    Noun,
    Number,
    OfFamily,
    OneChange,
    Pattern,
    Ref,
    Shares,
    Straighten,
    Times,
    Titled,
    You,
)
from rokugan.program.words import ForbiddenVerb

page = Page()
rule, terminal = page.rule, page.terminal

rule("effect0", "give {obj} the keyword {kwname}", Give(OBJ, (GrantKeyword(slot("kwname")),)))
rule("effect0", "{subj} (gains|gain) the {kwname} keyword", Give(SUBJ, (GrantKeyword(slot("kwname")),)))
rule("effect0", "{subj} (loses|lose) the {kwname} keyword", Give(SUBJ, (GrantKeyword(slot("kwname"), False),)))
_LINKS = {"of", "the", "at", "in", "on", "to"}


def _read_long_title(chart: Chart, at: int) -> list[tuple[int, Any]]:
    """`Strike at the Center`: capitalized words with small ones between them. `Personality in Kado's` is a phrase cut short."""
    first = chart.words[at]
    if first in NOT_KEYWORDS or first in KEYWORDS or first.capitalize() in CLANS:
        return []
    return [
        (end, title)
        for end, title in basics_read_title(chart, at)
        if _small(title) and _small(title) <= _LINKS and not title.endswith(("'s", "'"))
    ]


def _small(title: str) -> set[str]:
    return {word for word in title.split() if word.islower()}


terminal(
    "longtitle",
    "#name",
    _read_long_title,
    lambda context, value: value,
    lambda value: [value] if isinstance(value, str) else None,
)
rule("npone", "{longtitle}", Noun(("card",), (Titled(slot("longtitle")),)), cost=1)
for _is in ("is a", "is an", "is", "are"):
    rule("stand", f"{{everyone}} {_is} {{kwname}}", Continuous(EVERYONE, (GrantKeyword(KWNAME),)), cost=2)
    rule(
        "trait",
        f"{{everyone}} {_is} {{kwname}} while (they are|he is|it is) {{is_what}}",
        Continuous(EVERYONE, (GrantKeyword(KWNAME),), Is(Ref("each"), (slot("is_what"),))),
    )


def _same_title(context: Context, values: Values) -> Any:
    """Of several things chosen together, with each other; of one thing, with this card."""
    several = context.start > 0 and context.tokens[context.start - 1].word.endswith("s")
    return Alike("title") if several else Shares("title", Ref("this"))


rule(
    "post",
    "with the same title",
    make=_same_title,
    take=lambda n: {} if n in (Alike("title"), Shares("title", Ref("this"))) else None,
    cost=-1,
)
KW, KW2, KW3 = (HasKeyword(slot(name)) for name in ("kwname", "kwname2", "kwname3"))
rule("has", "{kwname}", KW, cost=3)
for _kind, _less in (("bonuses", False), ("penalties", True)):
    rule(
        "changes0",
        f"{{stat}} and {{b:stat}} {_kind} equal to {{amount}}",
        make=lambda c, v, less=_less: tuple(
            Modify(v[name], v["amount"], less, form=f"{c.rule_form}|") for name in ("stat", "b")
        ),
        take=lambda n, less=_less: _take_pair(n, less),
    )


def _take_pair(changes: Any, less: bool) -> Values | None:
    if len(changes) != 2 or not all(isinstance(each, Modify) and each.negative == less for each in changes):
        return None
    return {"stat": changes[0].stat, "b": changes[1].stat, "amount": changes[0].amount}


def _read_title(chart: Any, at: int) -> list[tuple[int, Any]]:
    name = chart.names[0] if chart.names else []
    end = at + len(name)
    if not name or chart.words[at:end] != name or chart.tokens[at].kind == "word":
        return []
    return [(end, " ".join(each.text for each in chart.tokens[at:end]).replace(" '", "'"))]


terminal(
    "owntitle",
    "#name",
    _read_title,
    lambda context, value: Titled(context.title, form="=" + value),
    lambda value: value.form[1:].split() if isinstance(value, Titled) and value.form.startswith("=") else None,
)
for _np, _many in (("npone0", False), ("npmany0", True)):
    rule(
        _np,
        "{owntitle}",
        make=lambda c, v, m=_many: Noun(("card",), (v["owntitle"],), plural=m, form="{}"),
        take=lambda n: None,
        cost=1,
    )
_PLAYED = Pattern("play", Noun(("card",), (slot("owntitle"),), form="-"), You())
for _per in ("turn", "battle", "game"):
    rule(
        "trait",
        f"you (can only play|can play only|may only play|may play only) one {{owntitle}} per {_per}",
        Forbid("may not", "play", condition=Happened(_PLAYED, _per)),
    )
rule("change", "both {kwname}", GrantKeyword(slot("kwname")), cost=2)
rule(
    "has",
    "the base {kwname} or {b:kwname} keyword",
    Either((HasKeyword(slot("kwname"), base=True), HasKeyword(B, base=True))),
)
rule("cond0", "{rsubj} does not gain {kwname}", Is(RSUBJ, (HasKeyword(slot("kwname"), False),)))
rule("change", "the traits[,] {quoted}[,] and {b:quoted}", OneChange((GrantText(slot("quoted")), GrantText(B)), True))
rule(
    "effect0",
    "{subj} permanently (loses|lose) [the] {kwname} [keyword]",
    Give(SUBJ, (GrantKeyword(slot("kwname"), False),), "permanent"),
)
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


rule("npone0", "Ring of [the] {kwname} {post*}", make=lambda c, v: _ring_there(c, v), take=lambda n: None, cost=2)
rule("effect0", "{subj} permanently (gains|gain), {quoted}", Give(SUBJ, (GrantText(slot("quoted")),), "permanent"))
rule("vp", "(shares|share) (an element keyword|an element) with (a|an) {npone0}", Shares("element", slot("npone0")))
rule("vp", "(shares|share) a keyword with (a|an) {npone0}", Shares("keyword", slot("npone0")))
rule("post", 'titled " {title} "', Titled(slot("title")))
rule("peramount", "different element keyword (among|in) {many}", Different("element", MANY))
rule("peramount", "of {poss} keywords", KeywordsOf(slot("poss")))
rule("peramount", "of {poss} keywords other than Clan alignments", KeywordsOf(slot("poss"), True))
rule("amount0", "the number of {poss} keywords", KeywordsOf(slot("poss")))
for _share in ("shares", "share"):
    rule("vp", f"{_share} an element keyword with (a|an) {{npone}}", Shares("element", slot("npone")))
rule("change", "the {kwname} trait", GrantKeyword(slot("kwname")))
rule("adj", "{family} family", OfFamily(slot("family")))
rule(
    "trait",
    "{subj} counts as {title} for uniqueness",
    make=lambda c, v: CountsAs(v["title"], "uniqueness", form="=" + c.words()),
    take=lambda n: None,
)
for _loses in ("loses", "lose"):
    rule("give0", f"{{subj}} {_loses} the {{kwname}} trait", Give(SUBJ, (GrantKeyword(slot("kwname"), False),)))
rule("give0", "remove the {kwname} trait from {obj}", Give(OBJ, (GrantKeyword(slot("kwname"), False),)))
rule(
    "trait",
    "{everyone} may attach one additional {kwname}",
    make=lambda c, v: _one_more(v),
    take=lambda n: _take_one_more(n),
)


def _one_more(values: Values) -> Any:
    return Allow("attach two", values["everyone"], of=Noun(("card",), (HasKeyword(values["kwname"]),)))


def _take_one_more(node: Any) -> Values | None:
    if not isinstance(node, Allow) or node.verb != "attach two" or not isinstance(node.of, Noun):
        return None
    word = node.of.filters[0] if node.of.filters else None
    return {"everyone": node.what, "kwname": word.keyword} if isinstance(word, HasKeyword) else None


for _verb, _node in (("straighten", Straighten), ("bow", Bow), ("destroy", Destroy)):
    _without = Give(OBJ, (GrantKeyword(slot("kwname"), False),))
    _with = Give(OBJ, (GrantKeyword(slot("kwname")),))
    rule("effect0", f"[either] {_verb} or remove {{kwname}} from {{obj}}", ChooseOne(((_node(OBJ),), (_without,))))
    rule("effect0", f"[either] {_verb} or give {{kwname}} to {{obj}}", ChooseOne(((_node(OBJ),), (_with,))))
rule("cond0", "{rsubj} and {b:rsubj} share an element keyword", Is(slot("rsubj"), (Shares("element", B),)), cost=1)


def _only_by(context: Context, values: Values) -> Any:
    keywords = tuple(HasKeyword(values[name]) for name in ("kwname", "b") if name in values)
    filters = keywords if len(keywords) == 1 else (Either(keywords),)
    verb: ForbiddenVerb = "control" if context.kind in ("personality", "holding", "region", *ATTACHMENTS) else "play"
    return Forbid("may not", verb, None, Noun(("player",), filters, form="-"), True)


def _take_only_by(node: Any) -> Values | None:
    if not isinstance(node, Forbid) or not node.only or not isinstance(node.by, Noun) or node.by.kinds != ("player",):
        return None
    first = node.by.filters[0]
    found = first.filters if isinstance(first, Either) else (first,)
    return {name: part(each, "keyword") for name, each in zip(("kwname", "b"), found, strict=False)}


for _can in ("can", "may", "will"):
    for _be in ("only be played by", "only be brought into play by"):
        rule("trait", f"{_can} {_be} (a|an) {{kwname}} player", make=_only_by, take=_take_only_by)
        rule("trait", f"{_can} {_be} (a|an) {{kwname}} or {{b:kwname}} player", make=_only_by, take=_take_only_by)
for _resolve in ("resolve", "successfully resolve"):
    for _a in ("a", "an"):
        rule(
            "pattern0",
            f"you {_resolve} {_a} {{title:cardtitle}}",
            make=lambda c, v: _resolved_title(c, v),
            take=lambda n: (
                {"title": part(n, "subject", "filters", 0, "keyword")}
                if isinstance(n, Pattern)
                and n.event == "resolve"
                and isinstance(n.subject, Noun)
                and n.form
                and n.subject.filters
                and isinstance(n.subject.filters[0], HasKeyword)
                else None
            ),
            cost=2,
        )


def _resolved_title(context: Context, values: Values) -> Any:
    context.mention(Ref("action"), Noun(("action",)))
    return Pattern("resolve", Noun(("action",), (HasKeyword(values["title"]),), "your", form="-"), You())
