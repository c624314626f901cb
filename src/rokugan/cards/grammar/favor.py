"""The Imperial Favor as a cost: what counts as it, and what pays in its place."""

from __future__ import annotations

from typing import Any

from rokugan.cards.grammar.table import Values, rule
from rokugan.cards.program import Allow, Instead, Pattern, PutCard, Ref, You
from rokugan.cards.refs import Context

_COST = "cost that requires discarding the Imperial Favor"


def _enters(context: Context, values: Values) -> Any:
    """Only an Event does not enter play by itself."""
    return PutCard(Ref("this"), "play") if context.kind == "event" else context.fail(context.words())


rule(
    "effect0",
    "this card enters play [in your home]",
    make=_enters,
    take=lambda n: {} if n == PutCard(Ref("this"), "play") else None,
    cost=1,
)
for _home in ("", " from your home"):
    rule(
        "stand",
        f"discarding this card{_home} counts as discarding the Imperial Favor [to pay a cost]",
        Allow("discard as favor", Ref("this")),
    )
rule("pattern0", f"paying a {_COST}", Pattern("discard favor", None, You(), "cost"))
rule("pattern0", f"you pay a {_COST}", Pattern("discard favor", None, You(), "cost"))
rule("effect0", "this [action] pays that cost instead", Instead(()))
