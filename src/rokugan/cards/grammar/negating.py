"""What is negated, and for how long."""

from __future__ import annotations

from typing import Any

from rokugan.cards.grammar.slots import BY, POSS
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page
from rokugan.program import Each, Forbid, Negate, Noun, Ref

page = Page()
rule = page.rule

rule("negate0", "negate (it|this|that|the effect|this effect|that effect)", Negate("event"))


def _event_negated(context: Context) -> Any:
    """Negate an Event's effects; `its owner` means the owner of the Event from then on."""
    context.mention(Ref("subject"), Noun(("event",)))
    return Negate("effects")


for _words in ("negate the Event's effects", "negate that Event's effects"):
    rule(
        "negate0",
        _words,
        make=lambda c, v: _event_negated(c),
        take=lambda n, w=_words: {} if isinstance(n, Negate) and n.form == w else None,
        cost=-1,
    )
_verb: Any
for _ing, _verb in (
    ("rehonoring", "rehonor"),
    ("movement home", "move home"),
    ("movement to battlefields", "move to battlefield"),
    ("discarding", "discard"),
    ("dishonoring", "dishonor"),
    ("bowing", "bow"),
    ("destruction", "destroy"),
    ("straightening", "straighten"),
    ("movement", "move"),
):
    if _ing in ("rehonoring", "movement home", "movement to battlefields", "discarding"):
        rule("negate0", f"negate {{poss}} {_ing}", Negate(_verb, POSS), cost=1)
        rule("negate0", f"negate {{poss}} {_ing} {{by}}", Negate(_verb, POSS, "", BY))
        rule("stand", f"negate {{poss}} {_ing} {{by}}", Forbid("negate", _verb, POSS, BY))
        rule("stand", f"negate {{poss}} {_ing}", Forbid("negate", _verb, POSS))
for _ing, _verb in (
    ("straightening", "straighten"),
    ("bowing", "bow"),
    ("destruction", "destroy"),
    ("movement", "move"),
):
    rule(
        "negate0",
        f"negate the {_ing} of {{npmany}}",
        make=lambda c, v, e=_verb: Negate(e, Each(v["npmany"])),
        take=lambda n, e=_verb: (
            {"npmany": n.what.noun}
            if isinstance(n, Negate) and n.verb == e and n.form and isinstance(n.what, Each)
            else None
        ),
        cost=3,
    )
