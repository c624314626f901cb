"""More that texts wait for: tokens, removal, changes of control, and what players do to cards."""

from __future__ import annotations

from typing import Any

from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import In, Noun, Pattern, You

Values = dict[str, Any]
THING, ACTOR, STAT, NUM = slot("event_thing"), slot("event_player"), slot("stat"), slot("num")

# ------------------------------------------------------------------------------------------- what happens to cards

for _words, _event in (
    ("gains a token", "token"),
    ("is given a token", "token"),
    ("is removed from the game", "remove"),
    ("transfers", "transfer"),
    ("is transferred", "transfer"),
    ("is brought into play", "enter play"),
    ("is put into play", "enter play"),
    ("changes controllers", "take control"),
    ("is put into a discard pile", "discarded or destroyed"),
    ("is created", "create"),
):
    rule("pattern0", f"{{event_thing}} {_words}", Pattern(_event, THING))
for _verb in ("bow", "straighten", "move"):
    rule("pattern0", f"{{event_thing}} would {_verb}", Pattern(_verb, THING))
rule("pattern0", "{event_thing} (would move home)", Pattern("move home", THING))
rule("pattern0", "a token is put on {event_thing}", Pattern("token", THING))
rule("pattern0", "{event_thing} moves into {poss} army", Pattern("move", THING, filters=(In("army", slot("poss")),)))

# ------------------------------------------------------------------------------------------ what players do to cards

for _verb, _does, _event in (
    ("bow", "bows", "bow"),
    ("straighten", "straightens", "straighten"),
    ("dishonor", "dishonors", "dishonor"),
    ("rehonor", "rehonors", "rehonor"),
    ("move", "moves", "move"),
    ("Recruit", "Recruits", "enter play"),
    ("create", "creates", "create"),
    ("take control of", "takes control of", "take control"),
):
    rule("pattern0", f"{{event_player}} {_does} {{event_thing}}", Pattern(_event, THING, ACTOR), cost=2)
    rule("pattern0", f"you {_verb} {{event_thing}}", Pattern(_event, THING, You()), cost=2)
for _puts, _who in (("you put", You()), ("{event_player} puts", ACTOR)):
    rule("pattern0", f"{_puts} {{event_thing}} into play", Pattern("enter play", THING, _who))
    rule("pattern0", f"{_puts} a token on {{event_thing}}", Pattern("token", THING, _who))
rule("pattern0", "{event_player} loses a battle", Pattern("lose battle", ACTOR))
for _words, _whose in (("you lose", "your"), ("another player loses", "other"), ("a player loses", "")):
    rule("pattern0", f"{_words} a province", Pattern("destroy", Noun(("province",), (), _whose)))
for _words, _whose in (("another player", "other"), ("a player", ""), ("any player", "")):
    for _does, _event in (("wins", "win duel"), ("loses", "lose duel")):
        rule("pattern0", f"{_words} {_does} a duel", Pattern(_event, Noun(("personality",), (), _whose)), cost=1)
rule("pattern0", "each turn (begins|starts)", Pattern("turn begins"))
rule("pattern0", "(a|an) {npone} is played", Pattern("play", slot("npone")))
rule("pattern0", "a card is drawn", Pattern("draw"))

# ------------------------------------------------------------------------------------------------- of things
