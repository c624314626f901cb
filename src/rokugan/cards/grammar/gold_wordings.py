"""Further wordings of Gold Edition, of the kind that its rulebook itself uses."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.decks import _creating
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    ActionDid,
    Allow,
    Bow,
    Choice,
    ChooseOne,
    Continuous,
    CountOf,
    CountsAs,
    Dishonor,
    DuelStat,
    Each,
    Forbid,
    ForEach,
    GainHonor,
    Give,
    GrantKeyword,
    HasKeyword,
    In,
    InTurnOrder,
    Is,
    Move,
    NoneOf,
    Noun,
    OfFamily,
    Past,
    Pattern,
    ProvinceOf,
    Ref,
    Rehonor,
    State,
    Target,
    Times,
    Trigger,
    TurnFace,
    walk,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
_KIHO = Noun(("action",), (HasKeyword("Kiho"),))
OBJ, SUBJ, THING = slot("obj"), slot("subj"), slot("event_thing")

# ------------------------------------------------------------------------------------------------ things

_STRONGHOLD = Noun(("stronghold",), (), "your")
rule(
    "obj",
    "the Stronghold",
    make=lambda c, v: chosen(c, Choice(_STRONGHOLD)),
    take=lambda n: (
        {} if isinstance(n, Choice) and n.noun == _STRONGHOLD and n.form.endswith("the Stronghold") else None
    ),
)
for _may in ("may", "can"):
    rule(
        "stand",
        f"only (a|an) {{npone}} {_may} attach {{subj}}",
        Forbid("may not", "attach to", SUBJ, slot("npone"), True),
    )
rule("effect0", "{subj} (does not bow|need not bow|does not have to bow)", Allow("unbowed", SUBJ))
rule("effect0", "{subj} (does not bow|need not bow) to (use|cast) this (Spell|card|action)", Allow("unbowed", SUBJ))
rule("effect0", "restore {obj} to Honorable status", Rehonor(OBJ))

# ---------------------------------------------------------------------------------------------- movement


def _from_elsewhere(context: Context, values: Values) -> Any:
    """Only units at other battlefields are meant."""
    what = values["obj"]
    if isinstance(what, (Choice, Target)):
        elsewhere = (In("any battlefield", form="-"), In("battlefield", None, False, form="-"))
        what = replace(what, noun=replace(what.noun, filters=(*what.noun.filters, *elsewhere)))
    return Move(what, "battlefield")


def _take_from_elsewhere(node: Any) -> Values | None:
    if not isinstance(node, Move) or "another Province" not in node.form:
        return None
    what = node.what
    if isinstance(what, (Choice, Target)):
        what = replace(what, noun=replace(what.noun, filters=what.noun.filters[:-2]))
    return {"obj": what}


rule(
    "effect0",
    "move {obj} from another Province (into|to) (this|the current|the) battle",
    make=_from_elsewhere,
    take=_take_from_elsewhere,
)
rule(
    "effect0",
    "move {obj} into (this|the current|the) battle from another (battle|Province)",
    make=_from_elsewhere,
    take=lambda n: None,
)
for _battle in ("the current battle", "this battle", "the battle", "a battle"):
    rule("pattern0", f"{{event_thing}} moves into {_battle}", Pattern("move", THING, filters=(In("battlefield"),)))
    rule("pattern0", f"{{event_thing}} leaves {_battle}", Pattern("move home", THING, filters=(In("battlefield"),)))

for _side in ("defending", "attacking"):
    rule("obj", f"the Province {{subj}} is {_side}", ProvinceOf(SUBJ))
    rule("subj", f"the Province {{b:subj}} is {_side}", ProvinceOf(slot("b")))

# --------------------------------------------------------------------------------------------- actions


def _none_but(context: Context, values: Values) -> Any:
    """A prohibition of all actions but those that could destroy such things."""
    noun = Noun(("action",), (NoneOf((ActionDid("can destroy", values["npmany"]),)),))
    return Give(Each(Noun(("player",))), (Forbid("may not", "take actions", None, noun),), form=context.rule_form)


def _take_none_but(node: Any) -> Values | None:
    for each in walk(node):
        if isinstance(each, ActionDid) and each.verb == "can destroy":
            return {"npmany": each.what}
    return None


for _never in ("players cannot take", "players may not take", "no player may take", "no player can take"):
    for _but in ("except those that destroy", "except actions that destroy"):
        rule("effect0", f"{_never} actions {_but} {{npmany}}", make=_none_but, take=_take_none_but)

# --------------------------------------------------------------------------------------------- moments

for _phase in ("Attack", "Action", "Dynasty", "Events"):
    rule(
        "trigger", f"after (the|an) {_phase} Phase", Trigger("after", Pattern("phase ends", None, None, _phase.lower()))
    )
for _place in ("a battle at one of your Provinces", "a battle at your Province"):
    rule("pattern0", _place, Pattern("battle ends", Noun(("province",), (), "your")))

# --------------------------------------------------------------------------------------------- bonuses

_ONE, _OTHER = Give(OBJ, slot("mods")), Give(slot("b"), slot("c"))
rule("effect1", "give {mods} to {obj} or {c:mods} to {b:obj}", ChooseOne(((_ONE,), (_OTHER,))))
rule("effect1", "give {mods} to {obj}, or {c:mods} to {b:obj}", ChooseOne(((_ONE,), (_OTHER,))))

rule("change", "the {kwname} trait", GrantKeyword(slot("kwname")))
rule("post", "attached", In("attached", Ref("this")), cost=3)

for _words in ("of the {kwname} family", "from the {kwname} family"):
    rule("post", _words, OfFamily(slot("kwname")))
rule("adj", "{kwname} family", OfFamily(slot("kwname")))
rule(
    "trait",
    "{subj} counts as {title} for uniqueness",
    make=lambda c, v: CountsAs(v["title"], "uniqueness", form="=" + c.words()),
    take=lambda n: None,
)
for _never in ("cannot", "may not", "will not"):
    rule("stand", f"{{subj}} {_never} leave the battle", Forbid("will not", "leave", SUBJ))
for _verb in ("attack", "defend", "be assigned"):
    rule("stand", f"{{subj}} may {_verb} even if bowed", Allow("assign bowed", SUBJ))
for _what in ("Fear", "Spells", "Kihos", "ranged attacks", "Political actions", "Elemental effects", "Maho"):
    _immune = GrantKeyword(f"Immune to {_what.removesuffix(' actions').removesuffix(' effects')}")
    rule("stand", f"{{subj}} is immune to {_what}", Continuous(SUBJ, (_immune,)))
    rule("stand", f"immune to {_what}", Continuous(Ref("this"), (_immune,)))
for _loses in ("loses", "lose"):
    rule("give0", f"{{subj}} {_loses} the {{kwname}} trait", Give(SUBJ, (GrantKeyword(slot("kwname"), False),)))
rule("give0", "remove the {kwname} trait from {obj}", Give(OBJ, (GrantKeyword(slot("kwname"), False),)))
rule(
    "trait",
    "{everyone} has {changes} in duels",
    Continuous(slot("everyone"), slot("changes"), Is(Ref("each"), (State("duelling"),))),
)
rule("stand", "{subj} (cannot|may not) be targeted by Kihos", Forbid("may not", "target", SUBJ, _KIHO))

# ------------------------------------------------------------------------------------- how long and when


def _until(words: str, until: str) -> None:
    def make(context: Context, values: Values) -> Any:
        node = values["give0"]
        return replace(node, until=until, form=f"{context.rule_form}|{node.form}")

    def take(node: Any) -> Values | None:
        return {"give0": replace(node, until=""), "subj": Ref("this")} if isinstance(node, Give) else None

    rule("effect0", f"{{give0}} {words}", make=make, take=take, cost=1)


_until("until {subj} straightens", "straightens")
rule("trigger", "after a battle", Trigger("after", Pattern("battle ends")))
rule("trigger", "after a duel", Trigger("after", Pattern("duel ends")))
rule("trigger", "immediately after a battle begins", Trigger("after", Pattern("engage")))
for _phase in ("Straighten", "Events", "Action", "Attack", "Dynasty", "End"):
    _begins = Pattern("phase begins", None, None, _phase.lower())
    rule("trigger", f"at the (beginning|start) of (a|an|the) {_phase} Phase", Trigger("after", _begins))

# ------------------------------------------------------------------------------------------------ others

for _start in ("in turn,", "starting with you and going clockwise,", "beginning with you and going clockwise,"):
    rule("sentence0", f"{_start} {{effect1}}", InTurnOrder((slot("effect1"),)))
_DUELS = Give(Each(Noun(("player",))), (DuelStat(None, slot("stat")),))
rule("effect0", "duels (are based on|compare) {stat} for the rest of the turn", _DUELS)
rule("effect0", "until the turn ends, duels (are based on|compare) {stat}", _DUELS)


def _bow_in_turn(context: Context, values: Values) -> Any:
    """In turn, each player bows as many as he likes, and has something from each of them (gold.cards.07)."""
    his = Noun(("personality",), (State("unbowed"),), "his", Ref("each"))
    bowed = Noun(("personality",), (Past("bow", "this"),), "his", Ref("each"))
    bow = Bow(chosen(context, Choice(his, least=0, most=-1, chooser=Ref("each"))))
    gain = GainHonor(Times(values["int"], CountOf(bowed)), Ref("each"))
    return InTurnOrder((ForEach(Noun(("player",)), (bow, gain)),), form=context.rule_form)


def _take_bow_in_turn(node: Any) -> Values | None:
    if not isinstance(node, InTurnOrder) or "bow any number" not in node.form:
        return None
    return next(({"int": each.factor} for each in walk(node) if isinstance(each, Times)), None)


for _start in ("starting with you, ", "starting with you and going clockwise, ", "in turn, "):
    rule(
        "sentence0",
        f"{_start}each player may bow any number of his Personalities and gain {{int}} Honor for each Personality bowed",
        make=_bow_in_turn,
        take=_take_bow_in_turn,
    )
rule("effect0", "turn {obj} face up", TurnFace(OBJ))
rule("effect0", "the loser is dishonored instead of destroyed", Dishonor(Ref("loser")))
rule("effect0", "the loser is dishonored, not destroyed", Dishonor(Ref("loser")))

# ---------------------------------------------------------------------------------------------- tokens

for _article in ("a", "an"):
    _make, _take = _creating("createdone", attach=True)
    rule("effect0", f"create {_article} {{createdone}} token attached to {{obj}}", make=_make, take=_take)
