"""What a battle forbids while it lasts, and what waits for it to go on or to end."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.slots import (
    EFFECT1,
    EVERYONE,
    OBJ,
)
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, part, slot
from rokugan.program import (
    ChooseOne,
    Chosen,
    Destroy,
    Each,
    Either,
    Fits,
    Forbid,
    Give,
    In,
    Later,
    Leader,
    Noun,
    Number,
    Opposing,
    Pattern,
    Ref,
    Several,
    State,
    Target,
    Together,
    Trigger,
    With,
    You,
)
from rokugan.program.words import Ban, Duration, ForbiddenVerb

page = Page()
rule = page.rule


def _for_all(template: str, forbid: Forbid, until: Duration = "") -> None:
    """A prohibition about all things of a kind, later ones included: it stands on the player, not on the things."""
    rule("give0", template, Give(You(), (forbid,), until), cost=1)


_ban: Ban
for _cannot in ("cannot", "can not", "may not", "will not"):
    _ban = "will not" if _cannot == "will not" else "may not"
    _for_all(
        f"{{by_actions}} {_cannot} move {{everyone}} to or from battlefields",
        Forbid(_ban, "move across", EVERYONE, slot("by_actions")),
    )
    _for_all(
        f"{{by_actions}} {_cannot} move {{everyone}} to or from battles",
        Forbid(_ban, "move across", EVERYONE, slot("by_actions")),
    )
    rule("give0", f"Terrains {_cannot} be played", Give(Each(Noun(("player",))), (Forbid("may not", "play terrain"),)))
    rule(
        "effect0",
        f"(the current battle's|this battle's|the battle's) resolution {_cannot} destroy {{everyone}}",
        Give(EVERYONE, (Forbid(_ban, "destroy from resolution"),), "battle"),
    )
    rule(
        "give0",
        f"you {_cannot} target {{everyone}} with actions",
        Give(EVERYONE, (Forbid("may not", "target", None, Noun(("action",), (), "your")),)),
        cost=1,
    )


def _leaders_choose(context: Context, values: Values) -> Any:
    """Attacker and Defender choose in the order that the active player likes; then it is done to what they chose."""
    noun: Noun = values["npone"]
    theirs = []
    which: Any
    side: Any
    for which, side in (("attacker", "attacking army"), ("defender", "defending army")):
        own = replace(noun, filters=(*noun.filters, In(side)), form=noun.form or "-")
        theirs.append(chosen(context, Chosen(own, chooser=Leader(which), form="-")))
    one, other = theirs
    active = chosen(context, Chosen(Noun(("player",), (State("active"),)), form="-"))
    order = ChooseOne(((one, other), (other, one)), active)
    both = Several((Ref("slot", one.slot), Ref("slot", other.slot)))
    return Later(values["trigger"], (order, Destroy(both)))


for _kinds in ("units", "Personalities", "Followers", "cards"):
    rule(
        "sentence0",
        "{trigger}, the Attacker and the Defender each choose (a|an) {npone} in their own army; "
        f"the active player decides who chooses first. Then, destroy the chosen {_kinds}",
        make=_leaders_choose,
        take=lambda n: _take_leaders_choose(n),
    )


def _take_leaders_choose(node: Any) -> Values | None:
    if not isinstance(node, Later) or len(node.effects) != 2 or not isinstance(node.effects[0], ChooseOne):
        return None
    noun = part(node.effects[0], "options", 0, 0, "noun")
    return {"trigger": node.trigger, "npone": replace(noun, filters=noun.filters[:-1])}


_RESOLVED = Trigger("after", Pattern("resolve", Noun(("action",), form="-")))
for _words, _number in (
    ("another action resolves", 1),
    ("two more actions resolve", 2),
    ("three more actions resolve", 3),
):

    def _counted(effect: Any, number: int) -> Any:
        for _ in range(number):
            effect = Later(_RESOLVED, (effect,))
        return effect

    rule("sentence0", f"{{effect1}} after {_words}", _counted(EFFECT1, _number))
    rule(
        "sentence0",
        f"{{effect1}} after {_words} or after the battle ends",
        Together((_counted(EFFECT1, _number), Later(Trigger("after", Pattern("battle ends")), (EFFECT1,)))),
    )
rule("is_what", "opposing (a|an) {npone0}", make=lambda c, v: _opposing(v), take=lambda n: _take_opposing(n), cost=1)


def _opposing(values: Values) -> Any:
    return Opposing(values["npone0"])


def _take_opposing(node: Any) -> Values | None:
    return {"npone0": node.what} if isinstance(node, Opposing) and isinstance(node.what, Noun) else None


def _exposed(context: Context, values: Values) -> Any:
    """`a target Follower, or Personality without Followers, opposing him`."""
    bare = Noun(("personality",), (With(Noun(("follower",), plural=True, form="Followers"), "=", Number(0)),), form="-")
    either = Either((Fits(Noun(("follower",), form="-")), Fits(bare)), form="-")
    noun = Noun(("follower", "personality"), (either, Opposing(values["robj"])), form="-")
    return chosen(context, Target(noun, form=context.rule_form))


def _take_exposed(node: Any) -> Values | None:
    if not isinstance(node, Target) or len(node.noun.filters) != 2 or not isinstance(node.noun.filters[1], Opposing):
        return None
    return {"robj": node.noun.filters[1].what} if isinstance(node.noun.filters[0], Either) else None


rule(
    "target",
    "a target Follower, or Personality without Followers, opposing {robj}",
    make=_exposed,
    take=_take_exposed,
)
_VERBS: tuple[ForbiddenVerb, ...] = ("bow", "dishonor", "move", "destroy", "target")
for _modal in ("cannot", "can not", "may not", "will not"):
    for _count in (2, 3, 4):
        for _some in permutations(_VERBS, _count):
            if set(_some) <= {"bow", "dishonor", "move", "destroy"}:
                _listed = " or ".join(_some) if _count == 2 else ", ".join(_some[:-1]) + f", or {_some[-1]}"
                rule(
                    "give0",
                    f"{{by_actions}} {_modal} {_listed} {{obj}}",
                    Give(OBJ, tuple(Forbid("will not", each, None, slot("by_actions")) for each in _some)),
                    cost=1,
                )
    rule(
        "give0",
        f"{{by_actions}} {_modal} move {{everyone}} home from {{rposs}} battlefield",
        make=lambda c, v: _home_from(c, v),
        take=lambda n: _take_home_from(n),
    )


def _home_from(context: Context, values: Values) -> Any:
    everyone = values["everyone"]
    if not isinstance(everyone, Each):
        return context.fail(context.words())
    noun = replace(everyone.noun, filters=(*everyone.noun.filters, In("battlefield", values["rposs"])))
    forbid = Forbid("will not", "move home", replace(everyone, noun=noun), values["by_actions"])
    return Give(You(), (forbid,), form=context.rule_form)


def _take_home_from(node: Any) -> Values | None:
    if (
        not isinstance(node, Give)
        or not isinstance(node.changes[0], Forbid)
        or not isinstance(node.changes[0].what, Each)
    ):
        return None
    forbid = node.changes[0]
    noun = part(forbid, "what", "noun")
    if not noun.filters or not isinstance(noun.filters[-1], In):
        return None
    everyone = replace(part(forbid, "what"), noun=replace(noun, filters=noun.filters[:-1]))
    return {"everyone": everyone, "by_actions": forbid.by, "rposs": noun.filters[-1].of}


_AFTER_NEXT = Trigger("after", Pattern("battle ends", None, None, ("next",)))
rule("sentence0", "after the next battle ends, {effect1}", Later(_AFTER_NEXT, (EFFECT1,)))
_HERE = In("battlefield")
_AT_ITS_PROVINCE = In("battlefield", Ref("province"))
for _never, _ban in (("(cannot|can not)", "may not"), ("will not", "will not")):
    rule(
        "give0",
        f"{{npmany}} {_never} move from (this battlefield|the current battlefield)",
        make=lambda c, v, ban=_ban: Give(Each(_found_there(v["npmany"], _HERE)), (Forbid(ban, "leave"),)),
        take=lambda n: None,
    )
    rule(
        "trait",
        f"{{npmany}} {_never} move from this battlefield",
        make=lambda c, v, ban=_ban: Forbid(ban, "leave", Each(_found_there(v["npmany"], _AT_ITS_PROVINCE))),
        take=lambda n: None,
    )


def _found_there(noun: Noun, where: In) -> Noun:
    return replace(noun, filters=(*noun.filters, where))
