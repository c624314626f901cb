"""Where units move: `dest` is a destination, and every sentence about movement takes any of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import (
    AllFilters,
    Bow,
    ChooseOne,
    Chosen,
    Each,
    Filter,
    In,
    Move,
    Node,
    Noun,
    Past,
    Ref,
    State,
    Straighten,
    Target,
    Thing,
    Together,
)
from rokugan.program.words import Destination, Relation

page = Page()
rule = page.rule

OBJ, POSS = slot("obj"), slot("poss")


@dataclass(frozen=True, repr=False)
class Dest(Node):
    """A destination while a sentence is read: the fields of a Move. Its words become part of the form of the Move."""

    to: Destination
    place: Thing | None = None


# --------------------------------------------------------------------------------------------- destinations

# `another`, `different`: than where the unit is, which moving means already.
_ELSEWHERE = AllFilters((), form="-")
rule("dest", "home", Dest("home"))
rule("dest", "to (his|her|its|their|your) (home|fief)", Dest("home"))
rule("dest", "to (the current|this) battlefield", Dest("battlefield"))
rule("dest", "(into|to) (this|the current|the) battle", Dest("battlefield"))
rule("dest", "(into|to) your army", Dest("battlefield"))
rule("dest", "to {poss} (battlefield|location)", Dest("location", POSS))
rule("dest", "into {poss} army", Dest("location", POSS))
rule("dest", "to (any|a different|another) location", Dest("any location"))
rule("dest", "to (a|any) battlefield", Dest("any battlefield"))
rule("dest", "to {field}", Dest("any battlefield", slot("field")))
rule("dest", "to {target}", Dest("location", slot("target")), cost=3)
_to: Any
for _army, _to in (("attacking", "attacking army"), ("defending", "defending army")):
    rule("dest", f"(into|to) the {_army} army", Dest(_to))
    rule("dest", f"to the {_army} side [at the current battlefield]", Dest(_to))
rule("dest", "(to|into) the [current] enemy army", Dest("enemy army"))


def _named(kinds: set[str]) -> Callable[[Context, Values], Any]:
    """The battlefield or province that the text named last; if it named none, the current battlefield."""

    def make(context: Context, values: Values) -> Any:
        for each in reversed(context.mentions):
            if set(each.noun.kinds) & {"battlefield", "province"} and isinstance(each.ref, Ref):
                if each.ref.to in kinds:
                    break
                return Dest("location", each.ref)
        return Dest("battlefield")

    return make


def _any_dest(node: Any) -> Values | None:
    return {} if isinstance(node, Dest) else None


rule("dest", "there", make=_named({"battlefield", "province"}), take=_any_dest, cost=1)
rule("dest", "to (that|the) battlefield", make=_named({"battlefield"}), take=_any_dest, cost=1)


def _same_place(context: Context, values: Values) -> Any:
    """Where the other one of whom the text speaks is."""
    for each in reversed(context.mentions[:-1]):
        if isinstance(each.ref, Ref) and set(each.noun.kinds) & {"personality", "card", "unit", "follower"}:
            return Dest("location", each.ref)
    return Dest("location", Ref("this"))


rule("dest", "to the same location", make=_same_place, take=_any_dest)

# ------------------------------------------------------------------------------------------ some battlefield

rule("fieldadj", "adjacent", In("adjacent"))
rule("fieldadj", "(other|different)", AllFilters(()))
rule("fieldpost", "(with|where there are) (|any |one or more )enemy units", In("enemy units"))
rule("fieldpost", "(with|where there is) an enemy (army|unit)", In("enemy units"))
rule("fieldpost", "where (he|she|it|they) would be opposed", In("enemy units"))


def _field(context: Context, values: Values) -> Any:
    found = (*values["fieldadj"], *values["fieldpost"])
    if not found:
        return context.fail(context.words())
    return Chosen(Noun(("battlefield",), found))


def _take_field(node: Any) -> Values | None:
    if not isinstance(node, Chosen) or node.noun.kinds != ("battlefield",):
        return None
    found = node.noun.filters
    first = [each for each in found if each.form in ("adjacent", "other", "different")]
    return {"fieldadj": first, "fieldpost": [each for each in found if each not in first]}


for _a in ("a", "an", "any", "the same"):
    for _where in ("battlefield", "province", "unresolved battlefield"):  # the others are gone
        rule("field", f"{_a} {{fieldadj*}} {_where} {{fieldpost*}}", make=_field, take=_take_field)


def _another(context: Context, values: Values) -> Any:
    return Chosen(Noun(("battlefield",), (_ELSEWHERE, *values["fieldpost"])))


def _take_another(node: Any) -> Values | None:
    if not isinstance(node, Chosen) or not node.noun.filters or node.noun.filters[0] != _ELSEWHERE:
        return None
    return {"fieldpost": node.noun.filters[1:]}


rule("field", "another (battlefield|province|battle) {fieldpost*}", make=_another, take=_take_another)

# ------------------------------------------------------------------------------------------------- movement


def _moved(context: Context, what: Any, dest: Dest) -> Move:
    """`Move Kado to his location. If he moved`: of the two it is the one who moves."""
    meant = Ref("slot", what.slot) if isinstance(what, (Chosen, Target)) else what
    if dest.to == "location":
        for each in reversed(context.mentions):
            if each.ref == meant:
                context.mentions.append(each)
                break
    return Move(what, dest.to, dest.place, form=f"{context.rule_form}|{dest.form}")


def _dest(node: Move) -> Dest:
    return Dest(node.to, node.place, form=node.form)


def _moving(name: str) -> dict[str, Any]:
    return {
        "make": lambda c, v: _moved(c, v[name], v["dest"]),
        "take": lambda n: {name: n.what, "dest": _dest(n)} if isinstance(n, Move) else None,
    }


rule("effect0", "move {obj} {dest}", **_moving("obj"))
rule("effect0", "{subj} (moves|move) {dest}", **_moving("subj"), cost=1)


def _from_there(where: Filter) -> dict[str, Any]:
    """Only units that are there are meant."""

    def make(context: Context, values: Values) -> Any:
        what = values["obj"]
        if isinstance(what, (Chosen, Target)):
            what = replace(what, noun=replace(what.noun, filters=(*what.noun.filters, where)))
        return _moved(context, what, values["dest"])

    def take(node: Any) -> Values | None:
        if not isinstance(node, Move) or not node.form:
            return None
        what = node.what
        if isinstance(what, (Chosen, Target)) and what.noun.filters[-1:] == (where,):
            what = replace(what, noun=replace(what.noun, filters=what.noun.filters[:-1]))
        return {"obj": what, "dest": _dest(node)}

    return {"make": make, "take": take}


_HOME, _HERE = State("home", form="-"), In("battlefield", form="-")
rule("effect0", "move {obj} from (home|your home|his home|her home|its home) {dest}", **_from_there(_HOME))
rule("effect0", "move {obj} from (this|the|the current) battle {dest}", **_from_there(_HERE))


def _in_battle(context: Context, values: Values) -> Any:
    """`home from this battle`: only units in it are meant, `from a battle`: in any."""
    what = values["obj"]
    if isinstance(what, (Chosen, Each, Target)):
        place: Relation = "any battlefield" if context.rule_form.split(",")[0].endswith("a battle") else "battlefield"
        what = replace(what, noun=replace(what.noun, filters=(*what.noun.filters, In(place, form="-"))))
    move = Move(what, "home")
    return Together((move, Bow(what))) if context.rule_form.endswith("bowed") else replace(move, form=context.rule_form)


def _take_in_battle(node: Any) -> Values | None:
    bowed = isinstance(node, Together)
    move = node.effects[0] if bowed else node
    if not isinstance(move, Move) or not node.form or node.form.endswith("bowed") != bowed:
        return None
    what = move.what
    if isinstance(what, (Chosen, Each, Target)) and what.noun.filters[-1:] in (
        (In("battlefield"),),
        (In("any battlefield"),),
    ):
        what = replace(what, noun=replace(what.noun, filters=what.noun.filters[:-1]))
    return {"obj": what}


for _verb in ("move", "send"):
    for _from in ("(this|the|the current) battle", "a battle"):
        for _bowed in ("", ", bowed"):
            rule("effect0", f"{_verb} {{obj}} home from {_from}{_bowed}", make=_in_battle, take=_take_in_battle)


def _one_or_other(context: Context, values: Values) -> Any:
    """Each of the two ways is said as a movement of its own where one is to be chosen."""
    ways = [(_moved(context, values["obj"], values[name]), values[name].form) for name in ("dest", "b")]
    return ChooseOne(tuple((replace(move, form=f"move {{obj}} {{dest}}|{words}"),) for move, words in ways))


def _take_one_or_other(node: Any) -> Values | None:
    if not isinstance(node, ChooseOne) or len(node.options) != 2:
        return None
    one, other = (option[0] for option in node.options)
    if not isinstance(one, Move) or not isinstance(other, Move) or one.what != other.what:
        return None
    first, second = (Dest(each.to, each.place, form=each.form.partition("|")[2]) for each in (one, other))
    return {"obj": one.what, "dest": first, "b": second}


rule("effect0", "move {obj} [either] {dest} or {b:dest}", make=_one_or_other, take=_take_one_or_other)


def _movers(what: Any) -> Any:
    """Those that have moved: of `all units at home` none are there any more."""
    if not isinstance(what, Each):
        return what
    return replace(what, noun=replace(what.noun, filters=(Past("move", "this", form="-"),), form="-"), form="-")


def _straightening(context: Context, values: Values) -> Any:
    return Together((_moved(context, values["obj"], values["dest"]), Straighten(_movers(values["obj"]))))


def _take_straightening(node: Any) -> Values | None:
    if not isinstance(node, Together) or not node.form or not isinstance(node.effects[0], Move):
        return None
    move = node.effects[0]
    return {"obj": move.what, "dest": Dest(move.to, move.place, form=move.form.partition("|")[2])}


rule("effect0", "move {obj} {dest}, straightening (it|him|her|them)", make=_straightening, take=_take_straightening)


def _bowing(context: Context, values: Values) -> Any:
    return Together((_moved(context, values["obj"], values["dest"]), Bow(_movers(values["obj"]))))


for _bowed in (" bowed", ", bowed", ", bowing (it|him|her|them)"):
    rule("effect0", f"move {{obj}} {{dest}}{_bowed}", make=_bowing, take=_take_straightening)
