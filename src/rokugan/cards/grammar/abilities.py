"""What only stands in the constraints block of an ability: how often, and which rules it lifts."""

from __future__ import annotations

from typing import Any

from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import Allow, Bow, Number, PayGold, Ref, Uses

page = Page()
rule = page.rule

Values = dict[str, Any]

for _per in ("turn", "battle", "game", "duel"):
    for _words, _times in (
        ("once", 1),
        ("twice", 2),
        ("three times", 3),
        ("any number of times", 0),
        ("unlimited times", 0),
    ):
        rule("uses", f"{_words} per {_per}", Uses(_times, _per, said=True))
rule("uses", "any number of times", Uses(0, "turn", said=True))

_SELF = slot("subj")
_off: Any
for _words, _off in (
    ("bowed", "bowed"),
    ("(not at the current battlefield|not there|at home|home)", "absent"),
    ("dead", "dead"),
    ("in your discard pile", "discard"),
):
    rule("off", _words, Allow(_off))


def _even_if(*names: str, named: bool) -> Any:
    """`even if Kado is bowed or at home`: each rule that would keep it from being used is lifted."""

    def make(context: Context, values: Values) -> Any:
        verbs: list[Any] = [values[name].verb for name in names]
        if len(set(verbs)) < len(verbs):
            return context.fail(context.words())
        form = "¦".join(values[name].form for name in names)
        what = values["subj"] if named else None
        return Allow(verbs[0], what, others=tuple(verbs[1:]), form=f"{context.rule_form}|{form}")

    def take(node: Any) -> Values | None:
        if not isinstance(node, Allow) or (node.what is None) == named or node.condition is not None:
            return None
        verbs = node.verbs
        forms = node.form.split("¦")
        if len(verbs) != len(names):
            return None
        forms = forms if len(forms) == len(verbs) else [""] * len(verbs)
        parts = {name: Allow(verb, form=form) for name, verb, form in zip(names, verbs, forms, strict=True)}
        return {**parts, "subj": node.what} if named else parts

    return {"make": make, "take": take}


for _is in ("{subj} is ", ""):
    _named = bool(_is)
    rule("allowance", f"even if {_is}{{off}}", **_even_if("off", named=_named))
    rule("allowance", f"even if {_is}{{off}} or {{b:off}}", **_even_if("off", "b", named=_named))
_NO_UNITS = "even if you (control|have) no units (at the current battlefield|at this battlefield|there)"
_TAKE = "you (may|can) (take|use|play) this (action|ability|card)"
_TAKEN = "(this action|this ability|this card|it) (may|can) be (taken|used|played)"
rule("allowance", _NO_UNITS, Allow("no presence"))
rule("allowance", f"playable {_NO_UNITS}", Allow("no presence"))
for _said in (_TAKE, _TAKEN):
    rule("allowance", f"{_said} {_NO_UNITS}", Allow("no presence"))
    rule("effect0", f"{_said} {_NO_UNITS}", Allow("no presence"), cost=1)
    rule("stand", f"{_said} {_NO_UNITS}", Allow("no presence", Ref("this")))
rule("allowance", "if {subj} is face-up in (your province|one of your provinces)", Allow("province", _SELF))

rule("effect0", ":bow:", Bow(Ref("this")))
for _n in range(1, 11):
    rule("effect0", f":g{_n}:", PayGold(Number(_n)))
