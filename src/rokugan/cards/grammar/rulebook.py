"""Wordings that the core chapters of the Samurai book use in their examples."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.basics import _read_title
from rokugan.cards.grammar.decks import _creating
from rokugan.cards.grammar.nouns import Mark
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.table import rule, slot, terminal
from rokugan.cards.grammar.terms import CLANS, KEYWORDS, NOT_KEYWORDS
from rokugan.cards.parser import Chart
from rokugan.cards.program import (
    AddedCost,
    Alike,
    Allow,
    Bow,
    Choice,
    Color,
    Continuous,
    Create,
    Destroy,
    Each,
    EntryCost,
    Firm,
    Forbid,
    Give,
    GrantKeyword,
    Happened,
    HasKeyword,
    In,
    Instead,
    Is,
    IsNamed,
    Later,
    LoseHonor,
    Move,
    Negate,
    Noun,
    Number,
    Owner,
    PaidOtherwise,
    Pattern,
    PayGold,
    Ref,
    Shares,
    Target,
    Titled,
    Together,
    TransferToken,
    Trigger,
    TurnsFromNow,
    Uses,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
_MINE = Noun(("personality",), (), "your", plural=True)
_PROVINCES = Noun(("province",), (), "your", plural=True)
E, COND, PATTERN, EVERYONE = (slot(name) for name in ("effect1", "condition", "pattern", "everyone"))

# ------------------------------------------------------------------------------------------------- titles


_LINKS = {"of", "the", "at", "in", "on", "to"}


def _read_long_title(chart: Chart, at: int) -> list[tuple[int, Any]]:
    """`Strike at the Center`: capitalized words with small ones between them. `Personality in Kado's` is a phrase cut short."""
    first = chart.words[at]
    if first in NOT_KEYWORDS or first in KEYWORDS or first.capitalize() in CLANS:
        return []
    return [
        (end, title)
        for end, title in _read_title(chart, at)
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

# ------------------------------------------------------------------------------------- all things of a kind


def _all_yours(context: Context, values: Values) -> Any:
    """`Your Samurai have +1F`: the verb tells that all of them are meant."""
    context.mention(Ref("each"), values["npmany"])
    return Give(Each(replace(values["npmany"], whose="your")), values["changes"])


def _take_all_yours(node: Any) -> Values | None:
    if not isinstance(node, Give) or not isinstance(node.what, Each) or node.what.noun.whose != "your":
        return None
    return {"npmany": node.what.noun, "changes": node.changes}


for _verb in ("have", "gain"):
    rule("give0", f"your {{npmany}} {_verb} {{changes}}", make=_all_yours, take=_take_all_yours, cost=-1)

# ------------------------------------------------------------------------------- bonuses and penalties negated

for _stat in ("Force", "Chi", "Personal Honor"):
    for _kind, _verb in (("bonuses", "bonus"), ("penalties", "penalty")):
        _negated = f"{_stat.lower()} {_verb}"
        for _modal in ("cannot", "can not", "will not"):
            for _gain in ("gain", "receive", "get", "have", "suffer"):
                _words = f"{{everyone}} {_modal} {_gain} {_stat} {_kind}"
                rule("stand", _words, Forbid("negate", _negated, EVERYONE))
                rule("stand", f"{_words} from {{actions}}", Forbid("negate", _negated, EVERYONE, slot("actions")))
                rule("trait", f"{_words} while {{condition}}", Forbid("negate", _negated, EVERYONE, condition=COND))
                rule("give0", _words, Give(EVERYONE, (Forbid("negate", _negated),)), cost=1)

# ------------------------------------------------------------------------------------------- whole actions

rule("negate0", "negate all effects of (the action|that action)", Negate("effects"))
rule("negate0", "negate all [of] (its|the action's|that action's) effects", Negate("effects"))

rule("negate0", "negate its entering play", Negate("enter play"))

# -------------------------------------------------------------------------------------------------- costs

ACTIONS, NUM, COST = slot("actions"), slot("num"), slot("effect0")
for _have in ("have", "cost"):
    _extra = "an additional cost of {num} Gold" if _have == "have" else "an additional {num} Gold"
    rule("trait", f"{{actions}} {_have} {_extra}", AddedCost(ACTIONS, (PayGold(NUM),)))
    rule("trait", f"{{actions}} {_have} {_extra} while {{condition}}", AddedCost(ACTIONS, (PayGold(NUM),), COND))
rule("trait", "{actions} have the additional cost: {effect0}", AddedCost(ACTIONS, (COST,)))
rule("trait", "{actions} have the additional cost of {gerund}", AddedCost(ACTIONS, (slot("gerund"),)))
rule("trait", "as an additional cost to take {actions}, {effect0}", AddedCost(ACTIONS, (COST,)))
rule("gerund", "bowing {obj}", Bow(slot("obj")))
rule("gerund", "destroying {obj}", Destroy(slot("obj")))
rule("gerund", "losing {num} Honor", LoseHonor(NUM))
rule("gerund", "paying {num} Gold", PayGold(NUM))
rule("stand", "you need not pay the Gold (cost|costs) of {actions}", Allow("no gold cost", You(), of=ACTIONS))
rule("give0", "you need not pay the Gold (cost|costs) of {actions}", Give(You(), (Allow("no gold cost", of=ACTIONS),)))
rule(
    "trait",
    "you may move your {npmany} home to pay the cost of destroying them",
    make=lambda c, v: PaidOtherwise(replace(v["npmany"], whose="your")),
    take=lambda n: {"npmany": n.noun} if isinstance(n, PaidOtherwise) else None,
)
rule("pattern0", "paying a cost by destroying {event_thing}", Pattern("destroy", slot("event_thing"), None, "cost"))
rule("effect0", "move {obj} home instead to pay the cost", Instead((Move(slot("obj"), "home"),)))

# ---------------------------------------------------------------------------------------------- provinces

for _can in ("can hold", "may hold", "holds"):
    for _words in ("one extra card", "one additional card", "an additional card", "an additional Dynasty card"):
        rule("stand", f"this province {_can} {_words}", Allow("hold extra", number=Number(1)))
        rule("stand", f"your provinces (can|may) hold {_words}", Allow("hold extra", Each(_PROVINCES), Number(1)))
    rule("stand", f"this province {_can} no cards", Forbid("will not", "hold"))


def _the_card_in(context: Context, values: Values) -> Any:
    """`The Dynasty card in a province`: of several, one that the province's owner chooses (samurai.provinces.04)."""
    place = values["obj"]
    again = Ref("slot", place.slot) if isinstance(place, (Choice, Target)) else place
    noun = Noun(("card",), (In("province", place),), zone="province")
    return chosen(context, Choice(noun, chooser=Owner(again), form=context.rule_form))


def _take_card_in(node: Any) -> Values | None:
    if not isinstance(node, Choice) or not node.noun.filters or not isinstance(node.chooser, Owner):
        return None
    within = node.noun.filters[0]
    return {"obj": within.of} if isinstance(within, In) and within.relation == "province" else None


rule("choice", "the [Dynasty] card in {obj}", make=_the_card_in, take=_take_card_in)

# -------------------------------------------------------------------------------------- targets and triggers


def _optional_target(context: Context, values: Values) -> Any:
    """`You may target a Personality:` is done with the required targeting, if it is done (samurai.targeting.03)."""
    sel = values["sel"]
    return chosen(context, Target(sel.noun, -1, sel.least, sel.most, True, form="you may target " + sel.form))


def _take_optional_target(node: Any) -> Values | None:
    if not isinstance(node, Target) or not node.optional or not node.form.startswith("you may target "):
        return None
    form = node.form.removeprefix("you may target ")
    return {"sel": Choice(node.noun, -1, node.least, node.most, form=form)}


rule("targeting", "you may target {sel}", make=_optional_target, take=_take_optional_target, cost=-1)
THING, ACTOR = slot("event_thing"), slot("event_player")


def _who_targeted(context: Context, values: Values) -> Any:
    return Ref("actor", words=context.words())


rule(
    "psubj",
    "the player who targeted (him|it|them)",
    make=_who_targeted,
    take=lambda n: {} if isinstance(n, Ref) and n.words.startswith("the player who") else None,
)
rule("pattern0", "one or more armies engage", Pattern("engage", None, None, "armies"), cost=-3)
rule("pattern0", "a Focus Effect resolves", Pattern("focus effects", None, None, "one"))
rule(
    "sentence0",
    "after your next Attack Phase this game begins, {effect1}",
    Later(Trigger("after", Pattern("phase begins", You(), None, "attack")), (E,), True, "game"),
)
for _count, _number in (("one", 1), ("two", 2), ("three", 3), ("four", 4)):
    _turns = "turn" if _number == 1 else "turns"
    rule("sentence0", f"{_count} {_turns} from now, {{effect1}}", TurnsFromNow(Number(_number), (E,)))
    for _name in ("Straighten", "Action", "Dynasty", "End"):
        _ends = Later(Trigger("before", Pattern("phase ends", None, None, _name.lower())), (E,))
        rule(
            "sentence0",
            f"at the end of {{pposs}} {_name} Phase {_count} {_turns} from now, {{effect1}}",
            TurnsFromNow(Number(_number), (_ends,), slot("pposs")),
        )

# ------------------------------------------------------------------------------------------ uses of abilities

for _times, _often in ((1, "once"), (2, "twice"), (3, "three times")):
    for _per in ("turn", "battle", "game"):
        _said = f"this ability may be used {_often} per {_per}"
        rule("uses", _said, Uses(_times, _per, said=True))
        rule("sentence0", _said, Uses(_times, _per, said=True))

# --------------------------------------------------------------------------------------------------- places

# --------------------------------------------------------------------------------------------- what is so

KEYWORD = slot("kwname")
for _is in ("is a", "is an", "is", "are"):
    rule("stand", f"{{everyone}} {_is} {{kwname}}", Continuous(EVERYONE, (GrantKeyword(KEYWORD),)), cost=2)
    rule(
        "trait",
        f"{{everyone}} {_is} {{kwname}} while (they are|he is|it is) {{is_what}}",
        Continuous(EVERYONE, (GrantKeyword(KEYWORD),), Is(Ref("each"), (slot("is_what"),))),
    )
_ISSUED = Happened(Pattern("issue", You()))
for _turn in ("per turn", "this turn"):
    rule(
        "trait", f"you can only issue one challenge {_turn}", Forbid("may not", "issue", Each(_MINE), condition=_ISSUED)
    )
    rule(
        "give0",
        f"you can only issue one challenge {_turn}",
        Give(You(), (Forbid("may not", "issue", Each(_MINE), condition=_ISSUED),)),
    )
for _draw in ("draw", "you draw"):
    for _cards, _many in (("an additional card", 1), ("two additional cards", 2)):
        rule(
            "stand",
            f"{_draw} {_cards} during your End Phase",
            Allow("draw more", You(), Number(_many)),
        )
        rule("stand", f"during your End Phase, {_draw} {_cards}", Allow("draw more", You(), Number(_many)))
rule(
    "stand",
    "{effect0} as an additional cost to (play|attach) (this card|this Region)",
    EntryCost(Number(0), extra=(COST,)),
)
rule("stand", "{effect0} as a cost to (play|attach) (this card|this Region)", EntryCost(Number(0), extra=(COST,)))
rule("effect0", "transfer a token from {obj} to {b:obj}", TransferToken(slot("obj"), slot("b")))
rule("sentence0", "(this|the) [Honor] gain does not rehonor (him|her|Personalities)", Allow("no rehonoring"))
rule("stand", "[this card] does not count against deck construction limits", Allow("uncounted"))

# ------------------------------------------------------------------------------------------ further examples

_NAMED = Each(Noun(("card",), (IsNamed(),), plural=True))
rule(
    "give0",
    "abilities on cards with that title (cannot|can not|may not) be used",
    Give(You(), (Forbid("may not", "use abilities", _NAMED),)),
)
for _used in ("(cannot|can not|may not) be used", "on cards in play (cannot|can not|may not) be used"):
    for _designator in ("Battle", "Limited", "Open"):
        _theirs = Noun(("action",), (HasKeyword(_designator),), plural=True)
        rule(
            "stand",
            f"{_designator} abilities {_used}",
            Forbid("may not", "take actions", Each(Noun(("player",), plural=True)), _theirs),
        )
rule("effect0", "destroy each duel's loser", Destroy(Ref("loser")))
rule("sentence0", "(this|the) negation (will not|can not|cannot) be negated", Firm("negation"))


def _everywhere(context: Context, values: Values) -> Any:
    noun = values["npmany"]
    return Each(replace(noun, filters=(*noun.filters, In("everywhere")), whose="owned"))


rule(
    "everyone",
    "all {npmany} you own, in and out of play,",
    make=_everywhere,
    take=lambda n: (
        {"npmany": replace(n.noun, filters=n.noun.filters[:-1], whose="")}
        if isinstance(n, Each) and In("everywhere") in n.noun.filters
        else None
    ),
)
rule("give0", "{everyone} have {changes}", Give(EVERYONE, slot("changes")), cost=4)


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


def _make_story(context: Context, values: Values) -> Any:
    made = replace(_MAKE(context, values), form="create a {createdone}")
    if made.kind == "follower":
        made = replace(made, attach_to=Ref("this"))
    return Together((values["story"], made))


def _take_story(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2 or not isinstance(node.effects[0], Color):
        return None
    made = node.effects[1]
    found = _TAKE(replace(made, attach_to=None) if isinstance(made, Create) else made)
    return None if found is None else {"story": node.effects[0], **found}


_MAKE, _TAKE = _creating("createdone")
rule("effect0", "{story}, creating a {createdone}", make=_make_story, take=_take_story)


def _with_requirement(context: Context, values: Values) -> Any:
    made = _MAKE(context, values)
    return replace(made, stats=(*made.stats, ("honor_requirement", values["num"])))


def _take_requirement(node: Any) -> Values | None:
    if not isinstance(node, Create) or not node.stats or node.stats[-1][0] != "honor_requirement":
        return None
    found = _TAKE(replace(node, stats=node.stats[:-1]))
    return None if found is None else {"num": node.stats[-1][1], **found}


rule(
    "effect0",
    "create a {createdone} with an Honor Requirement of {num}",
    make=_with_requirement,
    take=_take_requirement,
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
for _outside in ("outside the game", "from outside the game"):
    rule(
        "post",
        _outside,
        make=lambda c, v: Mark("zone", "removed", None, c.words(), "your"),
        take=lambda n: None,
    )
