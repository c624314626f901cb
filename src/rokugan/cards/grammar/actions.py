"""Actions and Ranged Attacks as things that a text speaks of, and what happens to them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.nouns import Mark, refuse_doubled
from rokugan.cards.grammar.verbs import any_of
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import (
    ActionDid,
    Alike,
    AllFilters,
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

page = Page()
rule = page.rule

Values = dict[str, Any]

# ------------------------------------------------------------- a description of an action, without its article

THING = slot("event_thing")
ONE, MANY = slot("npone"), slot("npmany")
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
    rule("actadj0", _name, HasKeyword(_name))
rule("actadj0", "{kwone}")
rule("actadj", "{actadj0}")
rule("actadj", "Battle/Open", Either((HasKeyword("Battle"), HasKeyword("Open"))))


def _one_of(names: tuple[str, ...]) -> Any:
    """`Spell or Kiho`, `Limited, Open, or Battle`: an action that is any of these."""

    def make(context: Context, values: Values) -> Any:
        parts = tuple(values[name] for name in names)
        if len(set(parts)) < len(parts) or not all(map(_is_keyword, parts)):
            return context.fail(context.words())
        return Either(parts)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Either) or len(node.filters) != len(names) or not all(map(_is_keyword, node.filters)):
            return None
        return dict(zip(names, node.filters, strict=True))

    return {"make": make, "take": take}


def _is_keyword(each: Any) -> bool:
    return isinstance(each, HasKeyword) and each.positive


rule("actadj", "{actadj0} or {b:actadj0}", **_one_of(("actadj0", "b")))
rule("actadj", "{actadj0}, {b:actadj0}[,] or {c:actadj0}", **_one_of(("actadj0", "b", "c")))
rule("actadj", "{actadj0}, {b:actadj0}, and {c:actadj0}", **_one_of(("actadj0", "b", "c")))

# ------------------------------------------------------------------------------------------- what an action did


def _did(verbs: str) -> Any:
    """`bowed, moved, or destroyed him`: what an action did, or one of several."""

    def make(context: Context, values: Values) -> Any:
        verb: Pattern = values[verbs]
        form = f"{context.rule_form}|{verb.form}"
        did: tuple[Any, ...] = verb.events
        done = tuple(ActionDid(each, values["event_thing"]) for each in did)
        return replace(done[0], form=form) if len(done) == 1 else Either(done, form=form)

    def take(node: Any) -> Values | None:
        parts: tuple[Any, ...] = node.filters if isinstance(node, Either) else (node,)
        if not all(isinstance(each, ActionDid) and each.what is not None and each.positive for each in parts):
            return None
        return {verbs: any_of([each.verb for each in parts], node.form), "event_thing": parts[0].what}

    return {"make": make, "take": take}


for _form, _verbs in (("{did_verbs}", "did_verbs"), ("{does_verbs}", "does_verbs"), ("would {do_verbs}", "do_verbs")):
    rule("adid0", f"{_form} {{event_thing}}", **_did(_verbs))
rule(
    "adid0",
    "moved {event_thing} to (the current battlefield|a battlefield|this battlefield)",
    ActionDid("move to battlefield", THING),
)
rule("adid0", "moved {event_thing} to or from a battlefield", ActionDid("move across", THING))
rule("adid0", "attached {event_thing} from your hand", ActionDid("attach from hand", THING), cost=-1)
rule("adid0", "(created|produced) a Ranged Attack", ActionDid("ranged attack"))
rule("adid0", "created a duel", ActionDid("duel"))
rule("adid0", "created a duel (that|which) {event_thing} won", ActionDid("win duel", THING))
_given: Any
for _kind, _given in (("penalty", "force penalty"), ("bonus", "force bonus")):
    rule("adid0", f"gave {{event_thing}} a Force {_kind}", ActionDid(_given, THING))
    rule("adid0", f"gave a Force {_kind} to {{event_thing}}", ActionDid(_given, THING))
rule("adid0", "caused you an Honor loss", ActionDid("lose honor", You()))
rule("adid0", "(was|is) taken as an additional action", ActionDid("additional"))
rule("adid0", "was performed while bowed", ActionDid("bowed performer"))
rule("adid0", "was performed by {event_thing}", PerformedBy(THING))
rule("adid0", "targeted or was performed by {event_thing}", Either((ActionDid("target", THING), PerformedBy(THING))))
rule("adid0", "{event_thing} (performed|performs)", PerformedBy(THING))
rule(
    "adid0",
    "attached {event_thing} to {b:event_thing}",
    make=lambda c, v: _attached_to(c, v),
    take=lambda n: _take_attached_to(n),
)


def _attached_to(context: Context, values: Values) -> Any:
    card = values["event_thing"]
    if not isinstance(card, Noun):
        return context.fail(context.words())
    return ActionDid("attach", replace(card, filters=(*card.filters, In("attached", values["b"]))))


def _take_attached_to(node: Any) -> Values | None:
    if not isinstance(node, ActionDid) or node.verb != "attach" or not isinstance(node.what, Noun):
        return None
    if not node.what.filters or not isinstance(node.what.filters[-1], In):
        return None
    last = node.what.filters[-1]
    return {"event_thing": replace(node.what, filters=node.what.filters[:-1]), "b": last.of}


def _there(context: Context, values: Values) -> Any:
    """`that bowed him while he was at a battlefield`."""
    done, place = values["adid0"], values.get("where") or In("any battlefield")
    form = f"{context.rule_form}|{done.form}"
    if isinstance(done, ActionDid):
        return replace(done, at=place, form=form)
    parts = (
        tuple(replace(each, at=place) for each in done.filters if isinstance(each, ActionDid))
        if isinstance(done, Either)
        else ()
    )
    if not parts or len(parts) < len(done.filters):
        return context.fail(context.words())
    return Either(parts, form=form)


def _take_there(node: Any) -> Values | None:
    parts: tuple[Any, ...] = node.filters if isinstance(node, Either) else (node,)
    if not all(isinstance(each, ActionDid) and each.at is not None for each in parts):
        return None
    plain = tuple(replace(each, at=None) for each in parts)
    done = replace(plain[0], form=node.form) if len(plain) == 1 else Either(plain, form=node.form)
    return {"adid0": done, "where": parts[0].at}


rule("adid", "{adid0}")
rule("adid", "{adid0} while (he|she|it) was {where}", make=_there, take=_take_there, cost=-1)
rule("adid", "{adid0} while (he|she|it) was at a battlefield", make=_there, take=_take_there, cost=-1)
rule(
    "actpost",
    "(that|which|whose effects) {adid}",
    make=lambda c, v: replace(v["adid"], form=f"{c.rule_form}|{v['adid'].form}"),
    take=lambda n: {"adid": n} if isinstance(n, (ActionDid, Either, PerformedBy)) else None,
)
rule("actpost", "(that|which) {adid} and {b:adid}", AllFilters((slot("adid"), slot("b"))), cost=1)
rule(
    "actpost",
    "(that|which) did not {do_verbs} {event_thing}",
    make=lambda c, v: _did_not(c, v),
    take=lambda n: _take_did_not(n),
)
rule("actpost", "during (a battle|battle|this battle)", ActionDid("this battle"), cost=1)


def _did_not(context: Context, values: Values) -> Any:
    verb: Pattern = values["do_verbs"]
    form = f"{context.rule_form}|{verb.form}"
    did: tuple[Any, ...] = verb.events
    done = tuple(ActionDid(each, values["event_thing"], False) for each in did)
    return replace(done[0], form=form) if len(done) == 1 else AllFilters(done, form=form)


def _take_did_not(node: Any) -> Values | None:
    parts: tuple[Any, ...] = node.filters if isinstance(node, AllFilters) else (node,)
    if not all(isinstance(each, ActionDid) and each.what is not None and not each.positive for each in parts):
        return None
    return {"do_verbs": any_of([each.verb for each in parts], node.form), "event_thing": parts[0].what}


for _who in ("that ", "which ", ""):
    for _took in ("took", "take", "performed"):
        rule("actpost", f"{_who}you {_took}", Mark("whose", "your", None, f"{_who}you {_took}"))
    for _takes in ("took", "takes"):
        rule(
            "actpost", f"{_who}another player {_takes}", Mark("whose", "other", None, f"{_who}another player {_takes}")
        )
rule("actpost", "performed by {event_thing}", PerformedBy(THING))
rule("actpost", "{event_thing} performed", PerformedBy(THING))
rule("actpost", "{event_thing} performs", PerformedBy(THING))
rule("actpost", "targeting {event_thing}", Targeting(THING))
rule("actpost", "from {event_thing}", ActionDid("from", THING))
_DIFFERING = Noun(("card",), (Alike("card", False),), plural=True, form="-")
rule("actpost", "[each] from (different cards|a different card)", ActionDid("from", _DIFFERING))
rule("actpost", "from {b:actions}", ActionDid("from", slot("b")))
rule("actpost", "on {event_thing}", ActionDid("from", THING))
rule("actpost", "{where}")
rule("actpost", "from your hand", ActionDid("from hand"))


# --------------------------------------------------------------------------------------- whose, and what it is called

_KINDS = {
    "action": (("action", "actions"),),
    "ranged attack": (("Ranged Attack", "Ranged Attacks"),),
    "card effect": (("card's effect", "cards' effects"), ("card effect", "card effects")),
    "effect": (("effect", "effects"),),
}
for _kind, _heads in _KINDS.items():
    for _one, _many in _heads:
        rule("acthead", _one, Mark("kind", _kind, None, _one))
        rule("actheads", _many, Mark("kind", _kind, None, _many))
rule("actheads", "card's effects", Mark("kind", "card effect", None, "card's effects"))
rule("acthead", "ability", Mark("kind", "action", None, "ability"))
_REACTION = HasKeyword("Reaction", form="-")
rule("acthead", "Reaction", Mark("kind", "action", None, "Reaction", filter=_REACTION))
rule("actheads", "Reactions", Mark("kind", "action", None, "Reactions", filter=_REACTION))


def _whose(category: str, *words: str, whose: str = "") -> None:
    for each in words:
        rule(category, each, Mark("whose", whose, None, each))


_whose("actdet", "a", "an", "any", "any player's")
_whose("actdet", "your", whose="your")
_whose("actdet", "another player's", "any other player's", whose="other")
_whose("actdet", "an enemy player's", "an enemy", whose="enemy")
_whose("actdet", "the enemy leader's", whose="enemy leader")
_whose("actdet_of", "one of your", "any of your", whose="your")
_whose("actdet_of", "one of another player's", "any of another player's", "any of other players'", whose="other")
_whose("actdet_of", "one of the enemy leader's", whose="enemy leader")
_whose("actsdet", "all", "any")
_whose("actsdet", "your", whose="your")
_whose("actsdet", "other players'", "other player's", "another player's", "your opponents'", whose="other")
_whose("actsdet", "enemy", "enemy players'", whose="enemy")
_whose("actsdet", "the enemy leader's", whose="enemy leader")


def _described(many: bool) -> Any:
    """An action, effect or Ranged Attack: whose it is, its keywords, what it is called, and what is said of it."""

    def make(context: Context, values: Values) -> Any:
        refuse_doubled(context, values["actadj"])
        det = next((values[name] for name in ("actdet", "actdet_of", "actsdet") if name in values), Mark("whose", ""))
        head = values["acthead"] if "acthead" in values else values["actheads"]
        noun = _gathered(det, values["actadj"], head, values["actpost"], many)
        rename(context, noun)
        if not context.in_pattern:
            if noun.whose in ("other", "enemy"):
                context.mention(Ref("actor"), Noun(("player",)))
            context.mention(Ref("ranged attack" if head.value == "ranged attack" else "action"), Noun((head.value,)))
        return noun

    def take(node: Any) -> Values | None:
        if not isinstance(node, Noun) or node.form or node.plural != many or node.kinds[0] not in _KINDS:
            return None
        heads = _KINDS[node.kinds[0]][0]
        det = Mark("whose", node.whose)
        return {
            "actdet": det,
            "actsdet": det,
            "actadj": node.filters,
            "actpost": (),
            "acthead": Mark("kind", node.kinds[0], None, heads[0]),
            "actheads": Mark("kind", node.kinds[0], None, heads[1]),
        }

    return {"make": make, "take": take}


def rename(context: Context, noun: Noun) -> None:
    """What the description of an action speaks of is not the subject of the event, but the action's."""
    for each in walk(noun.filters):
        if isinstance(each, PerformedBy):
            to: Any = "action performer"
        elif isinstance(each, (ActionDid, Targeting)):
            to = "action object"
        else:
            continue
        for number, mention in enumerate(context.mentions):
            if mention.ref == Ref("subject") and mention.noun == each.what:
                context.mentions[number] = replace(mention, ref=Ref(to))


def _gathered(det: Mark, before: tuple[Any, ...], head: Mark, after: tuple[Any, ...], many: bool) -> Noun:
    filters: list[Any] = []
    layout, whose = det.words.split(), det.value
    for each in (*before, head, *after):
        if isinstance(each, Mark):
            whose = each.value if each.field == "whose" else whose
            layout.extend(each.words.split())
        else:
            filters.append(each)
            layout.append("{}")
    filters.extend([] if head.filter is None else [head.filter])
    return Noun((head.value,), tuple(filters), whose, None, "", many, form=" ".join(layout))


rule("action", "{actdet} {actadj*} {acthead} {actpost*}", **_described(False))
rule("action", "{actdet_of} {actadj*} {actheads} {actpost*}", **_described(False))
rule("actions", "{actsdet} {actadj*} {actheads} {actpost*}", **_described(True))
rule("actions", "{actadj*} {actheads} {actpost*}", **_described(True))

# ------------------------------------------------------------------------------------- what happens to them

ACTION = slot("action")
ACTOR = slot("event_player")

rule("actpost", "from (Strategies|Action cards)", ActionDid("from", Noun(("strategy",))))
rule("actpost", "taken during this battle", ActionDid("this battle"))
rule("actpost", "with an Honor loss as one of its base effects", ActionDid("lose honor"))
rule("actpost", "with an element keyword", HasSome("element"))
rule("actpost", "before the Defender's first normal opportunity to act [or pass]", ActionDid("before defender"))
rule("actpost", "with a Ranged Attack effect", ActionDid("ranged attack"))
rule("pattern0", "{action} is targeted", Pattern("target", None, ACTION))
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
