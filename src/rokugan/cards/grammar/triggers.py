"""When something happens: `after one of your Personalities enters play`, `before this battle's resolution`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.table import fill, match, rule, slot
from rokugan.cards.program import (
    ActionDid,
    Controller,
    Happened,
    In,
    Leader,
    Moment,
    Node,
    Noun,
    Opposing,
    OtherThan,
    Pattern,
    ProvinceOf,
    Ref,
    Target,
    Trigger,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]

# ---------------------------------------------------------- who or what it happens to: a Noun or a reference


def described(category: str, words: str, whose: str, np: str) -> None:
    """Things by their description, as what an event is about."""

    def make(context: Context, values: Values) -> Any:
        noun: Noun = values[np]
        if whose:
            noun = replace(noun, whose=whose)
        if words == "another":
            noun = replace(noun, filters=(*noun.filters, OtherThan(Ref("this"))))
        if words.endswith("player's"):
            context.mention(Controller(Ref("subject")), Noun(("player",)))
        context.mention(Ref("subject"), noun, plural=False)
        return noun if noun is not values[np] else replace(noun)

    rule(category, f"{words} {{{np}}}", make=_keep_form(make, words, np), take=_take_described(words, whose, np))


def _keep_form(make: Any, words: str, np: str) -> Any:
    def made(context: Context, values: Values) -> Any:
        noun = make(context, values)
        return replace(noun, form=f"{words} {{{np}}}|{noun.form}".strip())

    return made


def _take_described(words: str, whose: str, np: str) -> Any:
    def take(node: Any) -> Values | None:
        if not isinstance(node, Noun) or (whose and node.whose != whose) or node.plural != (np == "npmany"):
            return None
        prefix = f"{words} {{{np}}}|".strip()
        if words == "another":
            if not node.filters or not isinstance(node.filters[-1], OtherThan):
                return None
            node = replace(node, filters=node.filters[:-1])
        return {np: replace(node, form=node.form.removeprefix(prefix))}

    return take


for _words, _whose in (
    ("a", ""),
    ("an", ""),
    ("any", ""),
    ("your", "your"),
    ("another player's", "other"),
    ("any player's", ""),
    ("another", ""),
):
    described("event_thing", _words, _whose, "npone")
for _words, _whose in (
    ("one of your", "your"),
    ("any of your", "your"),
    ("one of another player's", "other"),
    ("one or more of your", "your"),
    ("one or more", ""),
):
    described("event_thing", _words, _whose, "npmany")
for _words, _whose in (("", ""), ("all", ""), ("your", "your"), ("other players'", "other"), ("any", "")):
    described("event_thing", _words, _whose, "npmany")
rule("event_thing", "one of {poss} {npmany}", make=lambda c, v: _owned(c, v), take=lambda n: _take_owned(n))
rule("event_thing", "another of your {npmany}", make=lambda c, v: _another_of(c, v), take=lambda n: _take_another(n))
rule(
    "event_thing",
    "(your|a) target {npone}",
    make=lambda c, v: _targeted(c, v),
    take=lambda n: {"npone": n.noun} if isinstance(n, Target) else None,
)
rule(
    "event_thing",
    "one of your target {npmany}",
    make=lambda c, v: _targeted(c, v),
    take=lambda n: {"npmany": n.noun} if isinstance(n, Target) else None,
)


def _targeted(context: Context, values: Values) -> Any:
    """`When an action would target one of your target Monks`: it is chosen among those the event is about."""
    from rokugan.cards.grammar.objects import chosen

    noun = values.get("npone") or values["npmany"]
    if "your" in context.words().split()[:3]:
        noun = replace(noun, whose="your")
    return chosen(context, Target(noun))


def _owned(context: Context, values: Values) -> Any:
    noun = replace(values["npmany"], whose="his", owner=values["poss"])
    context.mention(Ref("subject"), noun)
    return replace(noun, form=f"{context.rule_form}|{noun.form}")


def _take_owned(node: Any) -> Values | None:
    return {"npmany": node, "poss": node.owner} if isinstance(node, Noun) and node.owner is not None else None


def _another_of(context: Context, values: Values) -> Any:
    noun = values["npmany"]
    noun = replace(noun, whose="your", filters=(*noun.filters, OtherThan(Ref("this"))))
    context.mention(Ref("subject"), noun)
    return replace(noun, form=f"{context.rule_form}|{noun.form}")


def _take_another(node: Any) -> Values | None:
    if isinstance(node, Noun) and node.filters and isinstance(node.filters[-1], OtherThan):
        return {"npmany": replace(node, filters=node.filters[:-1])}
    return None


rule("event_thing", "{self}")
rule("event_thing", "{this}")
rule("event_thing", "{back}", cost=2)
rule("event_thing", "{pron:subj_pronoun}", slot("pron"))
for _word, _gender in (("he", "he"), ("she", "he"), ("it", "it"), ("him", "he")):
    rule(
        "subj_pronoun",
        _word,
        make=lambda c, v, g=_gender: c.pronoun(c.words(), g),
        take=lambda n, w=_word: {} if isinstance(n, Ref) and n.words == w else None,
    )

THING, ACTOR = slot("event_thing"), slot("event_player")


def _person(words: str, node: Node) -> None:
    def make(context: Context, values: Values) -> Any:
        context.mention(Ref("actor"), Noun(("player",)))
        return replace(node, form=words)

    rule("event_player", words, make=make, take=lambda n: {} if n == node else None)


for _words, _whose in (
    ("a player", ""),
    ("any player", ""),
    ("another player", "other"),
    ("any other player", "other"),
    ("an opponent", "opponent"),
):
    _person(_words, Noun(("player",), (), _whose))
rule("event_player", "you", You())
rule("event_player", "the enemy leader", Leader("enemy"))
rule("event_player", "the Attacker", Leader("attacker"))
rule("event_player", "the Defender", Leader("defender"))

# ------------------------------------------------------------------------------- things that happen to cards

for _event, _active, _passive in (
    ("enter play", "enters play", ""),
    ("leave play", "leaves play", ""),
    ("bow", "bows", "is bowed"),
    ("straighten", "straightens", "is straightened"),
    ("destroy", "", "is destroyed"),
    ("discard", "", "is discarded"),
    ("dishonor", "becomes dishonorable", "is dishonored"),
    ("rehonor", "", "is rehonored"),
    ("move", "moves", "is moved"),
    ("move home", "moves home", ""),
    ("assign", "assigns", "is assigned"),
    ("attach", "attaches", "is attached"),
    ("target", "", "is targeted"),
    ("win duel", "wins a duel", ""),
    ("lose duel", "loses a duel", ""),
    ("duel begins", "enters a duel", ""),
    ("reveal", "", "is revealed"),
    ("challenge", "", "is challenged"),
):
    for _phrase in (_active, _passive):
        if _phrase:
            rule("pattern0", f"{{event_thing}} {_phrase}", Pattern(_event, THING))
    if _passive:
        rule("pattern0", f"{{event_thing}} would be {_passive.removeprefix('is ')}", Pattern(_event, THING))


def _to_a_battlefield(event: str) -> Any:
    """The battlefield is mentioned: `that battlefield` is where the thing is now."""
    tree = Pattern(event, THING, filters=(In("any battlefield"),))

    def make(context: Context, values: Values) -> Any:
        context.mention(ProvinceOf(Ref("subject")), Noun(("battlefield",)))
        return fill(tree, values)

    def take(node: Any) -> Values | None:
        values: Values = {}
        return values if match(tree, node, values) else None

    return {"make": make, "take": take}


for _side, _words in (("attack", "to attack"), ("defend", "to defend")):
    rule("pattern0", f"{{event_thing}} assigns {_words}", Pattern("assign", THING, None, _side))
for _verb, _event in (("assigns", "assign"), ("moves", "move"), ("assigns or moves", "assign or move")):
    for _to in ("to", "into"):
        rule(
            "pattern0",
            f"{{event_thing}} {_verb} {_to} {{poss}} battlefield",
            Pattern(_event, THING, filters=(In("battlefield", slot("poss")),)),
        )
        rule(
            "pattern0",
            f"{{event_thing}} {_verb} {_to} (the current battlefield|this battlefield)",
            Pattern(_event, THING, filters=(In("battlefield"),)),
        )
        rule("pattern0", f"{{event_thing}} {_verb} {_to} a battlefield", **_to_a_battlefield(_event))
rule(
    "pattern0",
    "{event_thing} is destroyed during (a|an) {period_name}",
    Pattern("destroy", THING, None, slot("period_name")),
)
for _name in ("battle", "duel", "attack phase", "action phase"):
    rule(
        "period_name",
        _name.replace("attack", "Attack").replace("action", "Action").replace("phase", "Phase"),
        make=lambda c, v, n=_name: n,
        take=lambda n, w=_name: {} if n == w else None,
    )
rule("pattern0", "{event_thing} is destroyed for losing a duel", Pattern("destroy", THING, None, "duel loss"))
rule(
    "pattern0",
    "{event_thing} is destroyed by (a battle resolution|battle resolution) or for losing a duel",
    Pattern("destroy", THING, None, "resolution or duel loss"),
)
rule("pattern0", "battle resolution destroys {event_thing}", Pattern("destroy", THING, None, "resolution"))
rule(
    "pattern0",
    "{event_thing} enters [a|your] discard pile".replace("[a|your]", "(a|your)"),
    Pattern("discarded or destroyed", THING),
)
rule(
    "pattern0", "{event_thing} bows to pay (a cost|the cost) of {action}", Pattern("bow", THING, slot("action"), "cost")
)
rule("pattern0", "{event_thing} (turns|is turned) face-up", Pattern("reveal", THING))
rule("pattern0", "you destroy {event_thing} by winning a battle", Pattern("destroy", THING, You(), "resolution"))
rule(
    "pattern0",
    "you destroy {event_thing} by winning a battle at a province",
    Pattern("destroy", THING, You(), "resolution at province"),
)
rule("pattern0", "you destroy {event_thing} by battle resolution", Pattern("destroy", THING, You(), "resolution"))
rule("pattern0", "a duel (involving|in which) {event_thing} begins", Pattern("duel begins", THING))
rule("pattern0", "Focus Effects resolve in a duel involving {event_thing}", Pattern("focus effects", THING))
rule("pattern0", "engaging in a battle", Pattern("engage"))
rule("pattern0", "{event_thing} challenges {b:event_thing}", Pattern("challenge", slot("b"), THING))
rule("pattern0", "{event_thing} (is challenged|is challenged to a duel)", Pattern("challenge", THING))
rule("pattern0", "{event_thing} produces Gold", Pattern("produce", THING))
rule("pattern0", "{event_thing} lobbies", Pattern("lobby", THING))
rule("pattern0", "battle resolution", Pattern("battle resolution"))
rule("pattern0", "each resolution of {action}", Pattern("resolve", slot("action"), None, "each"))
rule(
    "pattern0",
    "paying (an action's Gold cost|the Gold cost of {action})".replace(
        "(an action's Gold cost|the Gold cost of {action})", "the Gold cost of {action}"
    ),
    Pattern("pay", slot("action")),
)
rule("pattern0", "paying an action's Gold cost", Pattern("pay", Noun(("action",))))
rule("pattern0", "paying a cost of {action}", Pattern("pay", slot("action")))
rule("pattern0", "{event_thing} (is assigned|assigns) to attack you", Pattern("assign", THING, None, "attack you"))
rule("pattern0", "{poss} unit is assigned to attack you", Pattern("assign", slot("poss"), None, "attack you"))
rule("pattern0", "each player's turn (starts|begins)", Pattern("turn begins"))
rule(
    "pattern0",
    "an Attacker destroys a province by winning a battle",
    make=lambda c, v: _attacker(c),
    take=lambda n: {} if n == Pattern("destroy", Noun(("province",)), Leader("attacker"), "resolution") else None,
)
rule("pattern0", "a battle or duel ends", Pattern("battle ends or duel ends"))
rule("pattern0", "you destroy {event_thing} as the Attacker", Pattern("destroy", THING, You(), "attacker"))
rule("pattern0", "{event_thing} issues a challenge", Pattern("challenge", None, THING))
rule("pattern0", "(the|this) Combat Segment ends", Pattern("combat ends"))
for _name in ("Infantry", "Cavalry"):
    rule("pattern0", f"{_name} Maneuvers (end|ends)", Pattern("maneuvers end", None, None, _name.lower()))
rule("pattern0", "a Maneuvers Segment ends", Pattern("maneuvers end"))
rule("pattern0", "(an attack's|the|a) Declaration Segment ends", Pattern("declaration ends"))
rule(
    "pattern0",
    "{event_player} (gains|gain) Honor from {action}",
    Pattern("gain honor", None, ACTOR, filters=(slot("action"),)),
)
rule(
    "pattern0",
    "{event_player} (loses|lose) Honor from {action}",
    Pattern("lose honor", None, ACTOR, filters=(slot("action"),)),
)
for _verb, _past in (("destroy", "destroyed"), ("bow", "bowed")):
    rule(
        "pattern0",
        f"{{event_thing}} is {_past} by an action or (a battle resolution|battle resolution)",
        Pattern(_verb, THING, Noun(("action",)), "or resolution"),
    )
for _name in ("Events", "Dynasty", "Action"):
    rule("pattern0", f"your next {_name} Phase begins", Pattern("phase begins", You(), None, _name.lower()))
rule("pattern0", "{event_thing} bows to pay a cost", Pattern("bow", THING, None, "cost"))
rule(
    "pattern0", "{event_player} (attaches|attach) {event_thing} from your hand", Pattern("attach", THING, ACTOR, "hand")
)
rule("pattern0", "{event_player} (plays|play) {event_thing}", Pattern("play", THING, ACTOR))
rule("pattern0", "you successfully resolve {action}", Pattern("resolve", slot("action"), You()))
for _nth, _number in (("second", 2), ("third", 3), ("fourth", 4), ("fifth", 5)):
    for _res in ("resolve", "successfully resolve"):
        for _period in ("turn", "battle", "phase"):
            _n = _number
            rule(
                "pattern0",
                f"you {_res} your {_nth} or later {{actadj*}} action {{actpost*}} in one {_period}",
                make=lambda c, v, n=_number, p=_period: _counted(c, v, n, p),
                take=lambda n: _take_counted(n),
            )
            rule(
                "pattern0",
                f"you {_res} your {_nth} or later {{actadj*}} action in one {_period} {{actpost*}}",
                make=lambda c, v, n=_number, p=_period: _counted(c, v, n, p),
                take=lambda n: _take_counted(n),
            )


def _attacker(context: Context) -> Any:
    context.mention(Ref("actor"), Noun(("player",)))
    return Pattern("destroy", Noun(("province",)), Leader("attacker"), "resolution")


def _counted(context: Context, values: Values, number: int, period: str) -> Any:
    """`your fourth or later Battle action in one battle`."""
    noun = Noun(("action",), (*values["actadj"], *values["actpost"]), "your", form=str(len(values["actadj"])))
    return Pattern("resolve", noun, You(), f"{number} or later in {period}")


def _take_counted(node: Any) -> Values | None:
    if not isinstance(node, Pattern) or not isinstance(node.subject, Noun) or "or later" not in node.detail:
        return None
    before = int(node.subject.form or 0)
    return {"actadj": node.subject.filters[:before], "actpost": node.subject.filters[before:]}


rule("pattern0", "(this|the|a) battle's resolution ends", Pattern("battle ends"))
rule("pattern0", "the resolution of (this|the|the current) battle", Pattern("battle resolution"))
rule(
    "pattern0",
    "{event_thing} enters play from (a|one of your) (Province|Provinces)",
    Pattern("enter play", THING, None, "province"),
)
rule(
    "pattern0",
    "{event_thing} enters play from (a province|one of your provinces)",
    Pattern("enter play", THING, None, "province"),
)
rule(
    "pattern0",
    "{event_thing} enters (a|your) discard pile from play",
    Pattern("discarded or destroyed", THING, None, "play"),
)
rule("pattern0", "{event_thing} turns face-up in a province", Pattern("reveal", THING))
rule("pattern0", "the start of your [next] Dynasty Phase", Pattern("phase begins", You(), None, "dynasty"))
rule("pattern0", "{event_thing} assigns to attack you", Pattern("assign", THING, None, "attack you"))
rule("pattern0", "the action ends", Pattern("action ends"))
rule("pattern0", "the action resolves", Pattern("resolve"))
rule(
    "pattern0",
    "another player's (Dynasty) Phase begins",
    Pattern("phase begins", Noun(("player",), (), "other"), None, "dynasty"),
)
_SIMPLE = (
    ("enters play", "enter play"),
    ("leaves play", "leave play"),
    ("bows", "bow"),
    ("straightens", "straighten"),
    ("moves", "move"),
    ("assigns", "assign"),
    ("is destroyed", "destroy"),
    ("is discarded", "discard"),
    ("overlays", "overlay"),
)
for _one, _first in _SIMPLE:
    for _two, _second in _SIMPLE:
        if _one != _two:
            rule("pattern0", f"{{event_thing}} {_one} or {_two}", Pattern(f"{_first} or {_second}", THING))
for _phrase in ("during battle", "during a battle this turn"):
    rule("pattern0", f"{{event_thing}} is destroyed {_phrase}", Pattern("destroy", THING, None, "battle"))
rule(
    "pattern0",
    "{event_thing} enters a duel in which he was challenged",
    Pattern("duel begins", THING, None, "challenged"),
)
rule("pattern0", "Focus Effects resolve (involving|in a duel involving) {event_thing}", Pattern("focus effects", THING))
rule("pattern0", "Focus Effects resolve in a duel {event_thing} is in", Pattern("focus effects", THING))
rule("pattern0", "{event_thing} is destroyed this turn", Pattern("destroy", THING))
rule("pattern0", "engaging in battle", Pattern("engage"))
rule("pattern0", "armies engage", Pattern("engage"))
rule("pattern0", "armies at {poss} battlefield engage", Pattern("engage", In("battlefield", slot("poss"))))
for _verb, _event in (("moves", "move"), ("assigns", "assign")):
    rule(
        "pattern0",
        f"{{event_thing}} {_verb} to or from {{poss}} battlefield",
        Pattern(f"{_event} to or from", THING, filters=(In("battlefield", slot("poss")),)),
    )
    rule("pattern0", f"{{event_thing}} {_verb} to or from a battlefield", Pattern(f"{_event} to or from", THING))
    rule("pattern0", f"{{event_thing}} {_verb} to a location", Pattern(_event, THING))
    rule(
        "pattern0",
        f"{{event_thing}} {_verb} opposing {{b:event_thing}}",
        Pattern(_event, THING, filters=(Opposing(slot("b")),)),
    )
rule("pattern0", "{event_thing} assigns or moves to a location", Pattern("assign or move", THING))
rule(
    "pattern0",
    "{event_thing} assigns or moves to attack {b:event_thing}",
    Pattern("assign or move", THING, None, "attack", (In("province", slot("b")),)),
)
rule("pattern0", "a battle's Combat Segment ends", Pattern("combat ends"))
rule("pattern0", "a duel ends that you won", Pattern("win duel", None, You()))
rule("pattern0", "a duel ends that {event_thing} won", Pattern("win duel", THING))
rule("pattern0", "{event_thing} loses this duel", Pattern("lose duel", THING))
rule("pattern0", "a battle at this province resolves", Pattern("battle resolution", In("battlefield", Ref("province"))))
rule(
    "pattern0",
    "(a|any) battle (at this province|there) (resolves)",
    Pattern("battle resolution", In("battlefield", Ref("province"))),
)
rule(
    "pattern0",
    "you destroy {event_thing} in battle resolution as the Attacker",
    Pattern("destroy", THING, You(), "resolution as attacker"),
)
rule("pattern0", "you (assign) {event_thing}", Pattern("assign", THING, You()))
rule("pattern0", "you refill this province", Pattern("refill", Ref("province"), You()))
rule(
    "pattern0",
    "you put {event_thing} into play from your hand by its own text",
    Pattern("enter play", THING, You(), "own text"),
)
rule(
    "pattern0",
    "you bring {event_thing} into play without gaining Honor",
    Pattern("enter play", THING, You(), "no honor"),
)
rule(
    "pattern0",
    "{event_player} gains Honor for bringing {event_thing} into play",
    Pattern("gain honor", THING, ACTOR, "entering play"),
)
rule(
    "pattern0",
    "the Imperial Favor is discarded to pay a cost of {action}",
    Pattern("discard favor", None, slot("action")),
)
rule(
    "pattern0",
    "{event_thing} is destroyed by {action} during a battle",
    Pattern("destroy", THING, slot("action"), "battle"),
)
rule("pattern0", "{action} moves {event_thing} home", Pattern("move home", THING, slot("action")))
rule("pattern0", "{action} moves {event_thing} home from a battlefield", Pattern("move home", THING, slot("action")))
rule(
    "pattern0",
    "{action} moves {event_thing} home from this battlefield",
    Pattern("move home", THING, slot("action"), "from this battlefield"),
)
rule(
    "pattern0",
    "{action} would move {event_thing} to or from {poss} battlefield",
    Pattern("move to or from", THING, slot("action"), filters=(In("battlefield", slot("poss")),)),
)
rule("pattern0", "{event_thing} bows as a cost of performing {action}", Pattern("bow", THING, slot("action"), "cost"))
rule("pattern0", "paying a Gold cost during the Combat Segment", Pattern("pay", None, None, "combat"))
rule("pattern0", "paying for {event_thing} during battle", Pattern("pay", THING, None, "combat"))
rule("pattern0", "paying the Gold Cost of {event_thing} entering play", Pattern("pay", THING))
rule("pattern0", "paying the (costs|cost) of {action}", Pattern("perform", slot("action")))
rule("pattern0", "the action's effects resolve", Pattern("resolve", Ref("action")))
rule("pattern0", "{event_player} pays an action's Gold cost", Pattern("pay", Noun(("action",)), ACTOR))
rule("pattern0", "(this|the) battle's Resolution Segment begins", Pattern("resolution begins"))
rule(
    "pattern0",
    "the end of an Attack Phase in which you were the Defender",
    Pattern("phase ends", None, None, "attack", (Moment("defender"),)),
)
rule(
    "pattern0",
    "an Attack Phase ends in which you were the Defender",
    Pattern("phase ends", None, None, "attack", (Moment("defender"),)),
)
rule(
    "pattern0",
    "engaging in a battle at (this province|its battlefield|that battlefield)",
    Pattern("engage", In("battlefield", Ref("province"))),
)
rule("pattern0", "Cavalry Maneuvers", Pattern("maneuvers end", None, None, "cavalry"))
rule("pattern0", "Infantry Maneuvers", Pattern("maneuvers end", None, None, "infantry"))
rule("pattern0", "(this|the) turn (ends)", Pattern("turn ends"))
rule(
    "pattern0",
    "an Attack Phase ends in which another player destroyed any of your provinces",
    Pattern(
        "phase ends",
        None,
        None,
        "attack",
        (Happened(Pattern("destroy", Noun(("province",), (), "your"), Noun(("player",), (), "other")), "phase"),),
    ),
)
rule("pattern0", "your next End Phase [ends]", Pattern("phase ends", You(), None, "end"))
rule("pattern0", "{event_thing} attaches from your hand", Pattern("attach", THING, None, "hand"))
rule(
    "pattern0",
    "you attach {event_thing} to {this}",
    Pattern("attach", THING, You(), filters=(In("attached", slot("this")),)),
)
rule(
    "pattern0",
    "you attach {event_thing} from your hand to {self}",
    Pattern("attach", THING, You(), "hand", (In("attached", slot("self")),)),
)
rule("pattern0", "{event_thing} enters play from your hand", Pattern("enter play", THING, None, "hand"))
rule("pattern0", "{event_thing} is destroyed during a battle", Pattern("destroy", THING, None, "battle"))
rule("pattern0", "{event_thing} is destroyed by battle resolution", Pattern("destroy", THING, None, "resolution"))
rule(
    "pattern0",
    "{event_thing} is destroyed by (a battle resolution|battle's resolution)",
    Pattern("destroy", THING, None, "resolution"),
)
# --------------------------------------------------------------------------------------- targeting, actions

rule("pattern0", "a Ranged Attack targets {event_thing}", Pattern("target", THING, Noun(("ranged attack",))))

# ------------------------------------------------------------------------------------------------ players

rule("pattern0", "{event_player} (gains|gain) Honor", Pattern("gain honor", None, ACTOR))
rule("pattern0", "{event_player} (loses|lose) Honor", Pattern("lose honor", None, ACTOR))
rule("pattern0", "{event_player} (takes|take) the Imperial Favor", Pattern("take favor", None, ACTOR))
rule("pattern0", "{event_player} (discards|discard) the Imperial Favor", Pattern("discard favor", None, ACTOR))
rule("pattern0", "the Imperial Favor is discarded", Pattern("discard favor"))
rule("pattern0", "{event_player} (wins|win) a battle", Pattern("win battle", None, ACTOR))
rule("pattern0", "you destroy (a province)", Pattern("destroy", Noun(("province",)), You()))
rule("pattern0", "{event_player} (draws|draw) a card", Pattern("draw", None, ACTOR))

# --------------------------------------------------------------------------------------------------- times

rule("pattern0", "your turn begins", Pattern("turn begins", You()))
rule("pattern0", "your turn ends", Pattern("turn ends", You()))
rule("pattern0", "your next turn begins", Pattern("turn begins", You(), None, "next"))
rule("pattern0", "(the|this) turn ends", Pattern("turn ends"))
rule("pattern0", "another player's turn begins", Pattern("turn begins", Noun(("player",), (), "other")))
for _name in ("Action", "Attack", "Dynasty", "End", "Events", "Straighten"):
    for _verb in ("begins", "ends"):
        rule("pattern0", f"your {_name} Phase {_verb}", Pattern(f"phase {_verb}", You(), None, _name.lower()))
        rule("pattern0", f"(the|an) {_name} Phase {_verb}", Pattern(f"phase {_verb}", None, None, _name.lower()))
rule("pattern0", "(this|the|a) battle ends", Pattern("battle ends"))
rule("pattern0", "(this|the|a) battle's resolution", Pattern("battle resolution"))
rule("pattern0", "(this|the|a) battle resolves", Pattern("battle resolution"))
rule("pattern0", "the resolution of a battle", Pattern("battle resolution"))
rule("pattern0", "the resolution of a battle that you won", Pattern("win battle", None, You()))
rule("pattern0", "the duel ends", Pattern("duel ends"))
rule("pattern0", "engaging", Pattern("engage"))
rule("pattern0", "engaging (in a battle)", Pattern("engage"))
rule("pattern0", "an Event resolves", Pattern("resolve", Noun(("event",))))

rule("pattern0", "paying a Gold cost", Pattern("pay"))
rule("pattern0", "[you are] producing Gold", Pattern("pay"))
rule("pattern0", "paying for {event_thing}", Pattern("pay", THING))
_CREATES = Pattern("pay", Noun(("action",), (ActionDid("create", THING),)))
rule("pattern0", "paying for an action that creates {event_thing}", _CREATES)
rule(
    "pattern0",
    "paying for {event_thing} or for an action that creates one",
    Pattern("pay", THING, alternatives=(_CREATES,)),
)
rule("pattern0", "you are paying for {event_thing}", Pattern("pay", THING))
rule("pattern0", "paying the Gold (Cost|cost) of {event_thing}", Pattern("pay", THING))
rule("pattern0", "{event_player} (brings|bring) {event_thing} into play", Pattern("enter play", THING, ACTOR))
rule("pattern0", "{event_player} (destroys|destroy) {event_thing}", Pattern("destroy", THING, ACTOR))
rule("pattern0", "{event_player} (discards|discard) {event_thing}", Pattern("discard", THING, ACTOR))
rule("pattern0", "{event_player} (attaches|attach) {event_thing}", Pattern("attach", THING, ACTOR))
rule("pattern0", "an attack is declared", Pattern("attack"))
rule("pattern0", "you declare an attack", Pattern("attack", None, You()))
rule("pattern0", "(this|the) duel's resolution", Pattern("duel ends"))
rule("pattern0", "this duel ends", Pattern("duel ends"))
rule("pattern0", "a duel ends", Pattern("duel ends"))
rule("pattern0", "Focus Effects resolve", Pattern("focus effects"))
rule("pattern0", "engaging at {poss} battlefield", Pattern("engage", In("battlefield", slot("poss"))))
rule("pattern0", "engaging at the current battlefield", Pattern("engage"))
rule("pattern", "{pattern0}")
P = slot("pattern")
for _when in ("after", "before", "when"):
    rule("trigger", f"{_when} {{pattern}}", Trigger(_when, P))
rule("trigger", "after each time {pattern}", Trigger("after", P))
for _when in ("after", "before"):
    for _period in ("turn", "battle", "phase"):
        rule("trigger", f"{_when} the first time each {_period} {{pattern}}", Trigger(_when, P, _period))
        rule("trigger", f"once per {_period}, {_when} {{pattern}}", Trigger(_when, P, _period))
