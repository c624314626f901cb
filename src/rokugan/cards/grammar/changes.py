"""Bonuses, keywords, traits and abilities that something is given, and tokens."""

from __future__ import annotations

from typing import Any

from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import Give, GrantKeyword, Limit, Modify, Number, Ref, SetStat, StatOf

OBJ, SUBJ, POSS, NUM, AMOUNT, STAT, CHANGES = (
    slot(name) for name in ("obj", "subj", "poss", "num", "amount", "stat", "changes")
)
Values = dict[str, Any]

# ----------------------------------------------------------------------------- changes: a tuple of changes

rule("change", "{kwname}", GrantKeyword(slot("kwname")), cost=1)
rule("change", "the {kwname} keyword", GrantKeyword(slot("kwname")))
rule("change", "a {stat} bonus equal to {amount}", Modify(STAT, AMOUNT))
rule("change", "a {stat} penalty equal to {amount}", Modify(STAT, AMOUNT, True))
rule("change", "a {stat} bonus of {amount}", Modify(STAT, AMOUNT))
rule("change", "a minimum {stat} of {amount}", Limit(STAT, "minimum", AMOUNT))
rule("change", "a maximum {stat} of {amount}", Limit(STAT, "maximum", AMOUNT))
rule("changes0", "{mods}")
rule("changes0", "a {mods} bonus")
rule("changes0", "{change}", (slot("change"),))
rule("changes", "{changes0}")


def _joined(names: tuple[str, ...]) -> Any:
    def make(context: Any, values: Values) -> Any:
        return tuple(part for name in names for part in values[name])

    return make


rule("changes", "{changes0} and {changes1:changes0}", make=_joined(("changes0", "changes1")), take=lambda n: None)
rule(
    "changes",
    "{changes0}, {changes1:changes0}, and {changes2:changes0}",
    make=_joined(("changes0", "changes1", "changes2")),
    take=lambda n: None,
)

_UNTIL = (
    ("", ""),
    ("until the end of the turn", ""),
    ("until the turn ends", ""),
    ("until this turn ends", ""),
    ("this turn", ""),
    ("until the battle ends", "battle"),
    ("until this battle ends", "battle"),
    ("until the end of the battle", "battle"),
    ("permanently", "permanent"),
    ("until your next turn begins", "your next turn"),
    ("until the duel ends", "duel"),
)
for _words, _until in _UNTIL:
    rule("effect0", f"give {{obj}} {{changes}} {_words}", Give(OBJ, CHANGES, _until))
    rule("effect0", f"give {{changes}} to {{obj}} {_words}", Give(OBJ, CHANGES, _until), cost=1)
    rule("effect0", f"{{subj}} (gains|gain|has|have) {{changes}} {_words}", Give(SUBJ, CHANGES, _until), cost=2)
    rule("effect0", f"{{subj}} each (gain|have) {{changes}} {_words}", Give(SUBJ, CHANGES, _until), cost=2)
rule("effect0", "permanently give {obj} {changes}", Give(OBJ, CHANGES, "permanent"))
rule("effect0", "{subj} permanently gains {changes}", Give(SUBJ, CHANGES, "permanent"))
rule("effect0", "(raise|increase) {poss} {stat} by {amount}", Give(POSS, (Modify(STAT, AMOUNT),)))
rule("effect0", "(reduce|lower) {poss} {stat} by {amount}", Give(POSS, (Modify(STAT, AMOUNT, True),)))
rule("effect0", "(reduce|lower) the {stat} of {obj} by {amount}", Give(OBJ, (Modify(STAT, AMOUNT, True),)))
rule("effect0", "(set|reduce|raise) {poss} {stat} (to|equal to) {amount}", Give(POSS, (SetStat(STAT, AMOUNT),)), cost=1)
_ = (Number, Ref, StatOf)
