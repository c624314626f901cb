"""Further things that are done to cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.effects import take_from_hand
from rokugan.cards.grammar.moods import _by
from rokugan.cards.grammar.nouns import Mark
from rokugan.cards.grammar.objects import _all, chosen
from rokugan.cards.grammar.slots import EVERYONE, MANY, OBJ, SUBJ, B
from rokugan.cards.parsing.parser import Chart
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import (
    ActionDid,
    Allow,
    Among,
    Bow,
    ChooseOne,
    Chosen,
    Color,
    Continuous,
    Controls,
    CountOf,
    Destroy,
    Different,
    Discard,
    Dishonor,
    Each,
    Exists,
    Forbid,
    Give,
    GrantKeyword,
    Look,
    May,
    Move,
    Negate,
    Noun,
    Number,
    OtherThan,
    Pattern,
    Paying,
    PerformedBy,
    PutCard,
    Ref,
    Rehonor,
    Several,
    Straighten,
    Switch,
    Target,
    Together,
)

page = Page()
rule, terminal, words = page.rule, page.terminal, page.words

_kind: Any
for _verb in ("bow", "straighten", "destroy", "move", "dishonor", "rehonor", "discard", "target"):
    for _sources, _kind in (("effects", "effect"), ("card effects", "card effect"), ("cards", "card effect")):
        _stopped = Forbid("will not", _verb, EVERYONE, Noun((_kind,)))
        rule("stand", f"{_sources} (do|will) not {_verb} {{everyone}}", _stopped)
    rule("stand", f"negate all effects that {_verb} {{everyone}}", Forbid("negate", _verb, EVERYONE))
rule("effect0", "its effects (do|will) not happen", Negate("effects"))
rule("effect0", "reveal the card in {obj}", Look("reveal", OBJ))
rule("effect0", "switch {obj} with {b:obj}", Switch(OBJ, slot("b")), cost=1)
rule("effect0", "{all} bow", Bow(slot("all")))
rule("effect0", "{all} straighten", Straighten(slot("all")))
rule("gerund", "bowing {obj}", Bow(slot("obj")))
rule("gerund", "destroying {obj}", Destroy(slot("obj")))


def _read_story(chart: Chart, at: int) -> list[tuple[int, Any]]:
    """`Matsu Benika trains an animal, creating ...`: what the card does before the comma is color (samurai.cards.06)."""
    for name in chart.names:
        if chart.words[at : at + len(name)] == name:
            for end in range(at + len(name) + 1, len(chart.words) - 1):
                if chart.words[end] in (".", ":", ";"):
                    break
                if chart.words[end : end + 2] == [",", "creating"]:
                    return [(end, " ".join(token.text for token in chart.tokens[at:end]))]
    return []


terminal(
    "story",
    "#name",
    _read_story,
    lambda context, value: Color(value),
    lambda node: node.words.split() if isinstance(node, Color) else None,
)


def _whether(context: Context, values: Values, node: Any) -> Any:
    """Who does it is only said (`whether Koin dishonors him`); what happens is up to the player."""
    return May((node(values["obj"]),), values["psubj"], form="=" + context.words())


for _verb, _node in (("bows", Bow), ("destroys", Destroy), ("dishonors", Dishonor), ("straightens", Straighten)):
    for _does in ("chooses whether", "decides whether"):
        rule(
            "effect0",
            f"{{psubj}} {_does} {{subj:self}} {_verb} {{obj}}",
            make=lambda c, v, n=_node: _whether(c, v, n),
            take=lambda n: None,
        )


def _all_other(context: Context, values: Values) -> Any:
    """Other than everything of that kind that the text has chosen, or than the card itself."""
    noun: Noun = values["npmany"]
    refs: list[Any] = []
    for each in context.mentions:
        if isinstance(each.ref, Ref) and each.ref.to == "slot" and set(each.noun.kinds) & {*noun.kinds, "card"}:
            if each.ref not in refs:
                refs.append(each.ref)
    if len(refs) < 2:
        return context.fail(context.words())
    others = OtherThan(Several(tuple(refs), form="-"), form="-")
    return Each(replace(noun, filters=(*noun.filters, others)))


def _take_all_other(node: Any) -> Values | None:
    if not isinstance(node, Each) or not node.noun.filters or not isinstance(node.noun.filters[-1], OtherThan):
        return None
    return {"npmany": replace(node.noun, filters=node.noun.filters[:-1])}


rule("all", "all other {npmany}", make=_all_other, take=_take_all_other, cost=9)
rule("effect0", "remove from the game {obj}", PutCard(OBJ, "removed"))


def _of_targets(context: Context, values: Values) -> Any:
    """`each opposing target with 0 Force`: those of the targets that are so."""
    for each in reversed(context.mentions):
        if each.plural and each.targeted and isinstance(each.ref, Ref):
            filters = tuple(part for part in values["post"] if not isinstance(part, Mark))
            if len(filters) != len(values["post"]):
                break
            return Each(Noun(("card",), (Among(each.ref), *filters), form="-"))
    return context.fail(context.words())


def _take_of_targets(node: Any) -> Values | None:
    if (
        isinstance(node, Each)
        and node.noun.form == "-"
        and node.noun.filters
        and isinstance(node.noun.filters[0], Among)
    ):
        return {"post": node.noun.filters[1:]}
    return None


for _words in ("each opposing target", "each target", "all targets", "each enemy target"):
    rule("all", f"{_words} {{post*}}", make=_of_targets, take=_take_of_targets, cost=5)
rule(
    "effect0",
    "{subj} is branded as a coward and is dishonored",
    make=lambda c, v: Together((Color("he is branded as a coward"), Dishonor(v["subj"]))),
    take=lambda n: (
        {"subj": n.effects[1].what}
        if isinstance(n, Together) and isinstance(n.effects[0], Color) and isinstance(n.effects[1], Dishonor)
        else None
    ),
)
_all(page, "every", "", "npone")
rule("effect0", "switch {obj} and {b:obj}", Switch(OBJ, B), cost=1)
rule("effect0", "switch {obj}", Switch(OBJ, OBJ), cost=4)
_PASSIVES: dict[str, Any] = {
    "bowed": Bow,
    "straightened": Straighten,
    "destroyed": Destroy,
    "dishonored": Dishonor,
    "rehonored": Rehonor,
    "discarded": Discard,
    "moved home": lambda what: Move(what, "home"),
}
for _one, _first in _PASSIVES.items():
    for _two, _second in _PASSIVES.items():
        if _one != _two:
            rule("effect0", f"{{subj}} (is|are) {_one} and {_two}", Together((_first(SUBJ), _second(SUBJ))), cost=1)
_BOTH = Several((slot("thing"), slot("thing2")))
rule("effect0", "{thing} and {thing2} each bow", Bow(_BOTH))
rule("effect0", "{thing} and {thing2} each straighten", Straighten(_BOTH))
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


_to: Any
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
for _subject in (
    "{everyone} will not bow from battle resolution",
    "{everyone} will not bow from (the|this) battle's resolution",
    "{everyone} (does|do|will) not bow when returning home from [a] battle",
):
    rule("stand", _subject, Forbid("will not", "bow from resolution", EVERYONE))
    rule(
        "give0",
        _subject.replace("{everyone}", "{subj}"),
        Give(SUBJ, (Forbid("will not", "bow from resolution"),)),
        cost=1,
    )


def _that_player(context: Context, values: Values) -> Any:
    return context.pronoun(context.words(), "player")


rule(
    "pposs",
    "their",
    make=_that_player,
    take=lambda n: {} if isinstance(n, Ref) and n.words == "their" else None,
    cost=4,
)


rule("peramount", "different Clan (alignment|Alignment) (among|in) {many}", Different("clan", MANY))
rule(
    "peramount",
    "of your {npmany}",
    make=lambda c, v: CountOf(replace(v["npmany"], whose="your")),
    take=lambda n: {"npmany": n.noun} if isinstance(n, CountOf) and n.noun.whose == "your" and n.noun.plural else None,
)
_DOES = ("bow", "move", "destroy", "dishonor", "straighten")


for _verb, _node in (("straighten", Straighten), ("bow", Bow), ("destroy", Destroy), ("dishonor", Dishonor)):
    rule(
        "effect0",
        f"either {_verb} {{obj}} or {{b:obj}}",
        make=lambda c, v, n=_node: ChooseOne(((n(v["obj"]),), (n(v["b"]),))),
        take=lambda n, k=_node: _take_either(n, k),
        cost=2,
    )


def _take_either(node: Any, kind: Any) -> Values | None:
    """Two alternatives that were read as one sentence; others have plainer words."""
    if not isinstance(node, ChooseOne) or len(node.options) != 2 or not node.form:
        return None
    one: Any = node.options[0][0]
    other: Any = node.options[1][0]
    return {"obj": one.what, "b": other.what} if type(one) is kind and type(other) is kind else None


for _this in ("this action", "this ability"):
    _far = Allow("absent", others=("no presence",), condition=slot("condition"))
    rule("effect0", f"{_this} has Absent and Remote if {{condition}}", _far)
rule("effect0", "{subj} (does not bow|need not bow|does not have to bow)", Allow("unbowed", SUBJ))
for _verb in ("attack", "defend", "be assigned"):
    rule("stand", f"{{subj}} may {_verb} even if bowed", Allow("assign bowed", SUBJ))
_IMMUNITIES = ("Fear", "Spells", "Kihos", "ranged attacks", "Political actions", "Elemental effects", "Maho")


def _immunity(what: str) -> str:
    return f"Immune to {what.removesuffix(' actions').removesuffix(' effects')}"


for _what in _IMMUNITIES:
    _immune = GrantKeyword(_immunity(_what))
    rule("stand", f"{{subj}} is immune to {_what}", Continuous(SUBJ, (_immune,)))
    rule("stand", f"immune to {_what}", Continuous(Ref("this"), (_immune,)))
    for _other in _IMMUNITIES:
        _both = (_immune, GrantKeyword(_immunity(_other)))
        if _other != _what:
            rule("stand", f"{{subj}} is immune to {_what} and {_other}", Continuous(SUBJ, _both))
            rule("stand", f"immune to {_what} and {_other}", Continuous(Ref("this"), _both))


def _until(words: str, until: str) -> None:
    def make(context: Context, values: Values) -> Any:
        node = values["give0"]
        return replace(node, until=until, form=f"{context.rule_form}|{node.form}")

    def take(node: Any) -> Values | None:
        return {"give0": replace(node, until=""), "subj": Ref("this")} if isinstance(node, Give) else None

    rule("effect0", f"{{give0}} {words}", make=make, take=take, cost=1)


_until("until {subj} straightens", "straightens")
rule("effect0", "the loser is dishonored instead of destroyed", Dishonor(Ref("loser")))
rule("effect0", "the loser is dishonored, not destroyed", Dishonor(Ref("loser")))
for _home in ("when returning home", "when returning home from battle", "when (he|it) returns home from battle"):
    rule("stand", f"{{everyone}} (does|do) not bow {_home}", Forbid("will not", "bow from resolution", EVERYONE))


def _most_of(context: Context, values: Values) -> Any:
    noun = values["npmany"]
    rival = Controls(noun, values["most"], CountOf(replace(noun, whose="your")))
    return Exists(Noun(("player",), (rival,), "other"), "=", Number(0))


def _take_most_of(node: Any) -> Values | None:
    if not isinstance(node, Exists) or node.noun.kinds != ("player",) or len(node.noun.filters) != 1:
        return None
    rival = node.noun.filters[0]
    if not isinstance(rival, Controls) or not isinstance(rival.number, CountOf):
        return None
    return {"npmany": rival.noun, "most": rival.op}


rule("yvp", "control the {most} {npmany}", make=_most_of, take=_take_most_of)
words("most", {"most": ">=", "fewest": "<="})
rule("by_actions", "enemy (cards' effects|card effects)", Noun(("card effect",), (), "enemy"))
rule("by_actions", "enemy effects", Noun(("effect",), (), "enemy"))


def _their(context: Context, values: Values) -> Any:
    """`All players bow one of their Personalities`: each player his own."""
    if not any(each.ref == Ref("each") and each.noun.kinds == ("player",) for each in context.mentions):
        return context.fail(context.words())
    return Ref("each", words="their")


rule("pposs", "their", make=_their, take=lambda n: {} if isinstance(n, Ref) and n.words == "their" else None, cost=6)


def _may_pay(parts: tuple[Any, ...], player: Any) -> Any:
    return May((Paying((parts[0],), (parts[1],)),), player)


def _taken_pay(node: Any) -> Any:
    if not isinstance(node, May) or len(node.effects) != 1 or not isinstance(node.effects[0], Paying):
        return None
    paying = node.effects[0]
    return ((paying.costs[0], paying.effects[0]), node.who)


_by(page, "{psubj} may {effect0} to {b:effect0}", ("effect0", "b"), _may_pay, _taken_pay, cost=3)


def _must_choose(verb: Any, past: str) -> None:
    def make(context: Context, values: Values) -> Any:
        sel: Chosen = values["sel"]
        player = values["psubj"]
        return verb(chosen(context, Chosen(sel.noun, -1, sel.least, sel.most, chooser=player, form=sel.form)))

    def take(node: Any) -> Values | None:
        what = getattr(node, "what", None)
        if type(node) is not verb or not isinstance(what, Chosen) or what.chooser is None:
            return None
        return {"psubj": what.chooser, "sel": replace(what, chooser=None)}

    for chooses in ("must choose", "chooses"):
        rule("effect0", f"{{psubj}} {chooses} {{sel}}, (who|which) is {past}", make=make, take=take, cost=1)


for _node, _past in ((Destroy, "destroyed"), (Bow, "bowed"), (Dishonor, "dishonored"), (Straighten, "straightened")):
    _must_choose(_node, _past)
rule("effect0", "your raiders destroy {obj}", Destroy(OBJ))


def _random_card(context: Context, values: Values) -> Any:
    player = values["psubj"]
    noun = Noun(("card",), (), "his", player, "hand", form="-")
    context.mention(Ref("found"), Noun(("card",)))
    return Look("show", chosen(context, Chosen(noun, random=True, form="-")))


def _take_random_card(node: Any) -> Values | None:
    if not isinstance(node, Look) or not isinstance(node.what, Chosen) or not node.what.random:
        return None
    return {"psubj": node.what.noun.owner}


for _words in ("a card at random from his hand", "a random card from his hand", "a card from his hand at random"):
    rule("effect0", f"{{psubj}} shows {_words}", make=_random_card, take=_take_random_card)


def _performed(values: Values) -> Any:

    return Pattern("resolve", Noun(("action",), (PerformedBy(values["event_thing"]),), form="-"))


def _take_performed(node: Any) -> Values | None:
    if not isinstance(node, Pattern) or not isinstance(node.subject, Noun) or not node.subject.filters:
        return None
    what = getattr(node.subject.filters[0], "what", None)
    return {"event_thing": what} if what is not None and node.event == "resolve" else None


_by(
    page,
    "{psubj} may {targeting} and may {b:effect0}",
    ("targeting", "b"),
    lambda parts, who: Together((May((parts[0],), who), May((parts[1],), who))),
    lambda n: None,
)
_by(
    page,
    "{psubj} may {effect0} and may {b:effect0}",
    ("effect0", "b"),
    lambda parts, who: Together((May((parts[0],), who), May((parts[1],), who))),
    lambda n: None,
)

# ------------------------------------------------------------------------------------- what is discarded from a hand


def _in_hand(what: Any) -> Any:
    """What is described, as what is so described in your hand."""
    if isinstance(what, (Chosen, Each, Target)) and not what.noun.zone and not what.noun.whose:
        return replace(what, noun=replace(what.noun, zone="hand", whose="your"))
    return replace(what, parts=tuple(_in_hand(each) for each in what.parts)) if isinstance(what, Several) else what


def _take_in_hand(node: Any) -> Values | None:
    values = take_from_hand(node)
    if values is not None and isinstance(values["obj"], (Each, Target)) and values["obj"].noun.zone == "hand":
        values["obj"] = replace(values["obj"], noun=replace(values["obj"].noun, zone="", whose=""))
    return values


rule(
    "effect0",
    "discard {obj} from your hand",
    make=lambda c, v: Discard(_in_hand(v["obj"])),
    take=_take_in_hand,
    cost=1,
)
