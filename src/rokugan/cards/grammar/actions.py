"""Actions and Ranged Attacks as things that a text speaks of, and what happens to them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.nouns import Mark, refuse_doubled
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    ActionDid,
    Either,
    HasKeyword,
    HasSome,
    In,
    Noun,
    Pattern,
    PerformedBy,
    Ref,
    Targeting,
    You,
    walk,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]

# ------------------------------------------------------------- a description of an action, without its article

THING = slot("event_thing")
ONE, MANY = slot("npone"), slot("npmany")
rule("actadj", "{kwone}")
for _name in (
    "Battle",
    "Open",
    "Limited",
    "Reaction",
    "Terrain",
    "Strategy",
    "Spell",
    "Ring",
    "Equip",
    "Lobby",
    "Fear",
):
    rule("actadj", _name, HasKeyword(_name))
rule("actadj", "Battle/Open", HasKeyword("Battle/Open"))
for _name, _other in (("Open", "Limited"), ("Battle", "Open"), ("Limited", "Open")):
    rule("actadj", f"{_name} or {_other}", HasKeyword(f"{_name} or {_other}"))
rule("actadj", "{kwone}, {kwone2}, or {kwone3}", Either((slot("kwone"), slot("kwone2"), slot("kwone3"))))
rule("actadj", "Spell or Kiho", HasKeyword("Spell or Kiho"))
rule("actadj", "Equip Battle", HasKeyword("Equip Battle"))
rule("actpost", "which destroyed (a|an) {npone}", ActionDid("destroy", ONE), cost=1)
rule("actadj", "Limited, Open, or Battle", HasKeyword("Limited, Open or Battle"))
rule("actadj", "Battle, Limited, or Open", HasKeyword("Limited, Open or Battle"))
rule("actadj", "{kwone} or {kwone2}", None, make=lambda c, v: _either(v), take=lambda n: _take_either(n))


def _either(values: Values) -> Any:
    return Either((values["kwone"], values["kwone2"]))


def _take_either(node: Any) -> Values | None:
    if isinstance(node, Either) and len(node.filters) == 2:
        return {"kwone": node.filters[0], "kwone2": node.filters[1]}
    return None


for _who in ("that", "which"):
    rule("actpost", f"{_who} {{event_thing}} performed", PerformedBy(THING))
    rule("actpost", f"{_who} {{event_thing}} performs", PerformedBy(THING))
    rule("actpost", f"{_who} was performed by {{event_thing}}", PerformedBy(THING))
    rule("actpost", f"{_who} was performed while bowed", ActionDid("bowed performer"))
    for _took in ("took", "take"):
        rule("actpost", f"{_who} you {_took}", Mark("whose", "your", None, f"{_who} you {_took}"))
        _takes = "takes" if _took == "take" else _took
        rule(
            "actpost",
            f"{_who} another player {_takes}",
            Mark("whose", "other", None, f"{_who} another player {_takes}"),
        )
    for _verb, _past in (
        ("destroy", "destroyed"),
        ("bow", "bowed"),
        ("move", "moved"),
        ("dishonor", "dishonored"),
        ("target", "targeted"),
        ("straighten", "straightened"),
        ("discard", "discarded"),
        ("attach", "attached"),
        ("create", "created"),
    ):
        rule("actpost", f"{_who} {_past} {{event_thing}}", ActionDid(_verb, THING))
        rule("actpost", f"{_who} would {_verb} {{event_thing}}", ActionDid(_verb, THING))
    rule(
        "actpost",
        f"{_who} bowed, moved, or destroyed {{event_thing}}",
        Either((ActionDid("bow", THING), ActionDid("move", THING), ActionDid("destroy", THING))),
    )
    rule(
        "actpost", f"{_who} bowed or moved {{event_thing}}", Either((ActionDid("bow", THING), ActionDid("move", THING)))
    )
    rule(
        "actpost",
        f"{_who} moved or destroyed {{event_thing}}",
        Either((ActionDid("move", THING), ActionDid("destroy", THING))),
    )
    rule(
        "actpost",
        f"{_who} bowed or destroyed {{event_thing}}",
        Either((ActionDid("bow", THING), ActionDid("destroy", THING))),
    )
    rule(
        "actpost",
        f"{_who} moved {{event_thing}} to (the current battlefield|a battlefield|this battlefield)",
        ActionDid("move to battlefield", THING),
    )
    rule("actpost", f"{_who} attached {{event_thing}} from your hand", ActionDid("attach from hand", THING))
    rule("actpost", f"{_who} (created|produced) a Ranged Attack", ActionDid("ranged attack"))
    rule("actpost", f"{_who} created a duel", ActionDid("duel"))
    rule("actpost", f"{_who} created a duel (that|which) {{event_thing}} won", ActionDid("win duel", THING))
    rule("actpost", f"{_who} gave a Force penalty to {{event_thing}}", ActionDid("force penalty", THING))
rule("actpost", "performed by {event_thing}", PerformedBy(THING))
rule("actpost", "{event_thing} performed", PerformedBy(THING))
rule("actpost", "{event_thing} performs", PerformedBy(THING))
rule("actpost", "you took", Mark("whose", "your", None, "you took"))
rule("actpost", "you take", Mark("whose", "your", None, "you take"))
rule("actpost", "targeting {event_thing}", Targeting(THING))
rule("actpost", "from {event_thing}", ActionDid("from", THING))
rule("actpost", "from {b:actions}", ActionDid("from", slot("b")))
rule("actpost", "on {event_thing}", ActionDid("from", THING))
rule("actpost", "{where}")
rule("actpost", "from your hand", ActionDid("from hand"))


def _action(words: str, whose: str, many: bool = False, kind: str = "action", head: str = "action") -> None:
    def make(context: Context, values: Values) -> Any:
        refuse_doubled(context, values["actadj"])
        noun = _gathered(values["actadj"], head, values["actpost"], words, whose, kind, many)
        rename(context, noun)
        if not context.in_pattern:
            if noun.whose in ("other", "enemy"):
                context.mention(Ref("actor"), Noun(("player",)))
            context.mention(Ref("ranged attack" if kind == "ranged attack" else "action"), Noun((kind,)))
        return noun

    def take(node: Any) -> Values | None:
        if not isinstance(node, Noun) or node.kinds != (kind,) or node.form:
            return None
        if node.whose != whose or node.plural != many:
            return None
        return {"actadj": node.filters, "actpost": ()}

    rule(
        "actions" if many else "action",
        f"{words} {{actadj*}} {head} {{actpost*}}",
        make=make,
        take=take,
    )


def rename(context: Context, noun: Noun) -> None:
    """What the description of an action speaks of is not the subject of the event, but the action's."""
    for each in walk(noun.filters):
        if isinstance(each, PerformedBy):
            to = "action performer"
        elif isinstance(each, (ActionDid, Targeting)):
            to = "action object"
        else:
            continue
        for number, mention in enumerate(context.mentions):
            if mention.ref == Ref("subject") and mention.noun == each.what:
                context.mentions[number] = replace(mention, ref=Ref(to))


def _gathered(
    before: tuple[Any, ...], head: str, after: tuple[Any, ...], words: str, whose: str, kind: str, many: bool
) -> Noun:
    filters: list[Any] = []
    layout: list[str] = words.split()
    for each in (*before, head, *after):
        if isinstance(each, str):
            layout.extend(each.split())
        elif isinstance(each, Mark):
            whose = each.value
            layout.extend(each.words.split())
        else:
            filters.append(each)
            layout.append("{}")
    return Noun((kind,), tuple(filters), whose, None, "", many, form=" ".join(layout))


for _words, _whose in (
    ("a", ""),
    ("an", ""),
    ("any", ""),
    ("your", "your"),
    ("another player's", "other"),
    ("any player's", ""),
    ("any other player's", "other"),
):
    _action(_words, _whose)
    _action(_words, _whose, kind="ranged attack", head="Ranged Attack")
    _action(_words, _whose, head="ability")
for _words, _whose in (
    ("a", ""),
    ("an", ""),
    ("your", "your"),
    ("another player's", "other"),
    ("any other player's", "other"),
):
    for _head in ("card's effect", "card effect", "effect"):
        _action(_words, _whose, kind="effect", head=_head)
_action("one of your", "your", head="actions")
_action("one of your", "your", kind="effect", head="card effects")
_action("one of another player's", "other", head="actions")
_action("one of the enemy leader's", "enemy leader", head="actions")
_action("an enemy player's", "enemy", head="action")
_action("a", "", head="Reaction")
_action("another player's", "other", head="Reaction")
for _words, _whose in (
    ("", ""),
    ("all", ""),
    ("your", "your"),
    ("other players'", "other"),
    ("other player's", "other"),
    ("another player's", "other"),
):
    _action(_words, _whose, True, head="actions")
    _action(_words, _whose, True, kind="ranged attack", head="Ranged Attacks")
    for _head in ("cards' effects", "card effects", "card's effects", "effects"):
        _action(_words, _whose, True, kind="effect", head=_head)

# ------------------------------------------------------------------------------------- what happens to them

ACTION = slot("action")
ACTOR = slot("event_player")

for _verb, _past in (("destroy", "destroyed"), ("bow", "bowed"), ("move", "moved"), ("dishonor", "dishonored")):
    rule("actpost", f"whose effects {_past} {{event_thing}}", ActionDid(_verb, THING))
    for _who in ("that", "which"):
        rule("actpost", f"{_who} {_past} {{event_thing}} during a battle", ActionDid(_verb, THING))
rule("actpost", "that targeted {event_thing} during a battle", ActionDid("target", THING))
rule("actpost", "whose effects attached {event_thing} from your hand", ActionDid("attach from hand", THING))
rule("actpost", "from (Strategies|Action cards)", ActionDid("from", Noun(("strategy",))))
for _verb, _past in (("destroy", "destroyed"), ("bow", "bowed"), ("move", "moved")):
    for _who in ("that", "which"):
        rule(
            "actpost",
            f"{_who} {_past} {{event_thing}} while he was at a battlefield",
            ActionDid(_verb, THING, at=In("any battlefield")),
        )
        rule(
            "actpost",
            f"{_who} {_past} {{event_thing}} while he was at {{poss}} battlefield",
            ActionDid(_verb, THING, at=In("battlefield", slot("poss"))),
        )
for _who in ("that", "which"):
    rule("actpost", f"{_who} gave {{event_thing}} a Force penalty", ActionDid("force penalty", THING))
    rule(
        "actpost",
        f"{_who} bowed, moved, or destroyed {{event_thing}} while he was at {{poss}} battlefield",
        Either(
            tuple(ActionDid(_verb, THING, at=In("battlefield", slot("poss"))) for _verb in ("bow", "move", "destroy"))
        ),
    )
rule("actpost", "taken during this battle", ActionDid("this battle"))
rule("actpost", "one of your Personalities performed", PerformedBy(Noun(("personality",), (), "your")))
rule("actpost", "that was taken as an additional action", ActionDid("additional"))
rule("actpost", "that is taken as an additional action", ActionDid("additional"))
rule("actpost", "with an Honor loss as one of its base effects", ActionDid("lose honor"))
rule("actpost", "that moved {event_thing} to or from a battlefield", ActionDid("move to or from", THING))
rule("actpost", "with an element keyword", HasSome("element"))
rule("actpost", "you performed", Mark("whose", "your", None, "you performed"))
rule("actpost", "before the Defender's first normal opportunity to act [or pass]", ActionDid("before defender"))
rule("actadj", "Battle, Limited, or Open", HasKeyword("Limited, Open or Battle"))
rule("actadj", "Open, Limited[,] or Battle", HasKeyword("Limited, Open or Battle"))
rule("actadj", "Fear", HasKeyword("Fear"))
rule("actadj", "Fear, {kwone}, or {kwone2}", Either((HasKeyword("Fear"), slot("kwone"), slot("kwone2"))))
rule("actadj", "Fear or {kwone}", Either((HasKeyword("Fear"), slot("kwone"))))
rule("actpost", "with a Ranged Attack effect", ActionDid("ranged attack"))
rule("actpost", "that caused you an Honor loss", ActionDid("lose honor", You()))
rule("pattern0", "{action} is targeted", Pattern("target", None, ACTION))
for _some, _verbs in (
    ("bows or moves", "bow or move"),
    ("bows or destroys", "bow or destroy"),
    ("moves or destroys", "move or destroy"),
    ("bows, moves, or destroys", "bow, move or destroy"),
    ("moves home", "move home"),
):
    rule("pattern0", f"{{action}} {_some} {{event_thing}}", Pattern(_verbs, THING, ACTION))
rule("pattern0", "{event_thing} performs {action}", make=lambda c, v: _performs(v), take=lambda n: _take_performs(n))
rule(
    "pattern0",
    "{event_player} (targets|target) {event_thing} with {action}",
    Pattern("target", THING, ACTION, filters=(PerformedBy(ACTOR),)),
)


def _performs(values: Values) -> Any:
    noun: Noun = values["action"]
    return Pattern("announce", replace(noun, filters=(*noun.filters, PerformedBy(values["event_thing"], form="-"))))


def _take_performs(node: Any) -> Values | None:
    if not isinstance(node, Pattern) or not isinstance(node.subject, Noun) or not node.subject.filters:
        return None
    last = node.subject.filters[-1]
    if not isinstance(last, PerformedBy):
        return None
    return {"action": replace(node.subject, filters=node.subject.filters[:-1]), "event_thing": last.what}


# References to the action at hand: `its effects`, `the action's effects`.
def _the_action(context: Context, values: Values) -> Any:
    return Ref("action", words=context.words())


for _words in ("the action", "this action", "that action"):
    rule(
        "theaction",
        _words,
        make=_the_action,
        take=lambda n, w=_words: {} if isinstance(n, Ref) and n.words == w else None,
    )
