"""More that texts wait for: tokens, removal, changes of control, and what players do to cards."""

from __future__ import annotations

from typing import Any

from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import Noun, Pattern

Values = dict[str, Any]
THING, ACTOR, STAT, NUM = slot("event_thing"), slot("event_player"), slot("stat"), slot("num")

# ------------------------------------------------------------------------------------------- what happens to cards

rule("pattern0", "a token is put on {event_thing}", Pattern("token", THING))

# ------------------------------------------------------------------------------------------ what players do to cards

for _words, _whose in (("you lose", "your"), ("another player loses", "other"), ("a player loses", "")):
    rule("pattern0", f"{_words} a province", Pattern("destroy", Noun(("province",), (), _whose)))
rule("pattern0", "(a|an) {npone} is played", Pattern("play", slot("npone")))
rule("pattern0", "a card is drawn", Pattern("draw"))

# ------------------------------------------------------------------------------------------------- of things
