"""Cards that enter play bowed, whatever is paid for them."""

from __future__ import annotations

from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import PutCard

for _verb in ("bring {obj} into play", "put {obj} into play"):
    for _bowed in (" bowed", ", bowed"):
        for _pay, _ignoring in (
            ("", ()),
            (", paying all costs", ()),
            (", ignoring costs", ("costs",)),
            (", ignoring its Gold cost", ("costs",)),
            (" ignoring its Gold cost", ("costs",)),
        ):
            rule("effect0", f"{_verb}{_bowed}{_pay}", PutCard(slot("obj"), "play", None, _ignoring, bowed=True), cost=1)
