"""What only stands in the constraints block of an ability: how often, and which rules it lifts."""

from __future__ import annotations

from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import Allow, Bow, Number, PayGold, Ref, Uses

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
rule("allowance", "even if {subj} is bowed", Allow("bowed", _SELF))
rule("allowance", "even if bowed", Allow("bowed"))
rule("allowance", "even if {subj} is not (at the current battlefield|there)", Allow("absent", _SELF))
rule("allowance", "even if {subj} is (home|at home)", Allow("absent", _SELF))
rule("allowance", "even if {subj} is bowed or at home", Allow("bowed or absent", _SELF))
rule("allowance", "even if not at the current battlefield", Allow("absent"))
rule("allowance", "even if you (control|have) no units (at the current battlefield|there)", Allow("no presence"))
rule("allowance", "even if this card is in your discard pile", Allow("discard"))
rule("allowance", "even if {subj} is dead", Allow("dead", _SELF))
rule("allowance", "if {subj} is face-up in (your province|one of your provinces)", Allow("province", _SELF))
rule("allowance", "even if {subj} is bowed or not at the current battlefield", Allow("bowed or absent", _SELF))

rule("effect0", ":bow:", Bow(Ref("this")))
for _n in range(1, 11):
    rule("effect0", f":g{_n}:", PayGold(Number(_n)))
