"""What a text says that the engine cannot do is refused when the text is made playable, not in the middle of a game."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rokugan.editions.lcg.text.bans import codes_of
from rokugan.editions.lcg.text.described.amounts import COUNTED_ON
from rokugan.editions.lcg.text.described.conditions import check_during, check_happened
from rokugan.editions.lcg.text.meaning import Unsupported
from rokugan.editions.lcg.text.tables import VERBS
from rokugan.program.lcg import nodes as n
from rokugan.program.lcg.walking import referents
from rokugan.program.node import walk

PLAYED: Final = ("play", "target", "trigger")  # what is said of an event or ability that is being used
STATES: Final = ("home", "losing", "winning", "attacked", "odd")  # words of the language that no thing is asked for
ON_CARDS: Final = ("fate", "attachment", "status token", "honor token")
RING_HAS: Final = ("fate",)
COUNTED: Final = (
    "card", "character", "attachment", "holding", "event", "province", "stronghold", "role", "ring", "player", "ability",
)  # fmt: skip
UNCHOSEN: Final = ("element", "keyword", "text box", "bid", "cost", "deck", "glory count")
NO_CARDS: Final = ("conflict", "phase", "fate", "honor", "effect", "duel")  # what has no skill, glory or strength
VALUES: Final = ("bid", "cost")  # what is increased or reduced by a verb; skill and strength get bonuses
PLAYER_STATS: Final = ("honor", "fate", "bid", "military", "political")


def check(program: n.Triggered) -> None:
    """Refuse an ability with a part that the engine does not know."""
    for each in walk((*program.costs, *program.choices, *program.effects)):
        if isinstance(each, n.Deed):
            _deed(each)
        elif isinstance(each, n.Forbid):
            codes_of(each)
        elif isinstance(each, n.Until):
            _for_a_time(each)
    if program.trigger is not None:
        for deed in program.trigger.deeds:
            _trigger(deed)
    _compared(program)
    _which_is_meant(
        program, [*program.conditions, *(each.condition for each in walk(program) if isinstance(each, n.If))]
    )
    check_parts(program)


def _compared(program: n.Triggered) -> None:
    """Refuse `1 fewer honor` where nothing is put in the place of what would happen: fewer than what?"""
    within = [each for part in walk(program) if isinstance(part, n.Instead) for each in walk(part)]
    for each in walk(program):
        if isinstance(each, n.Plus) and isinstance(each.amount, n.ThatMuch) and not any(each is one for one in within):
            raise Unsupported(f"{each!r} beside what happens")


def check_constant(sentence: n.Effect, box: n.TextBox) -> None:
    """Refuse a constant sentence of a text box with such a part, or with a number that somebody chooses or some event tells."""
    for each in walk(sentence):
        if isinstance(each, (n.Chosen, n.ThatMuch)) and not isinstance(sentence, n.Gains):
            raise Unsupported(f"always {each!r}")
    _which_is_meant(box, [each.condition for each in walk(sentence) if isinstance(each, n.While)])
    check_parts(sentence)


def _which_is_meant(root: n.Triggered | n.TextBox, conditions: list[n.Condition]) -> None:
    """Refuse to speak again of what a condition only asks for: `if a player has 5 cards – that player loses 1 honor`, `while
    a character is bowed, it gets +1`. Several may be."""
    told = referents(root)
    for condition in conditions:
        inside = [id(each) for each in walk(condition)]
        counted = Counter(each.number for each in walk(root) if isinstance(each, n.Ref))
        counted.subtract(each.number for each in walk(condition) if isinstance(each, n.Ref))
        for number, thing in enumerate(told):
            if counted[number] > 0 and id(thing) in inside and not isinstance(condition, n.During):
                raise Unsupported("which of several things a condition means")


def check_parts(program: n.Node) -> None:
    """Refuse what no sentence can mean here: conditions, amounts, descriptions."""
    clauses = _clauses(program)
    for each in walk(program):
        if isinstance(each, n.Happens) and id(each) not in clauses:
            check_happened(each.deed)
        if isinstance(each, n.During):
            check_during(each.thing)
        if isinstance(each, n.Is) and each.word in STATES:
            raise Unsupported(f"a thing that is {each.word}")
        if isinstance(each, (n.A, n.Some, n.UpTo, n.AnyNumber)) and each.noun.kind in UNCHOSEN:
            raise Unsupported(f"to choose a thing of the kind {each.noun.kind}")
        if isinstance(each, n.Gets) and isinstance(each.who, (n.A, n.All, n.Some)) and each.who.noun.kind in NO_CARDS:
            raise Unsupported(f"a bonus of a {each.who.noun.kind}")
        if isinstance(each, n.Noun):
            _noun(each)
        if isinstance(each, (n.Count, n.Per, n.Exists)):
            _count(each.noun)
        if isinstance(each, n.StatOf) and isinstance(each.of, (n.You, n.Opponent)) and each.stat not in PLAYER_STATS:
            raise Unsupported(f"the {each.stat} of a player")


def _clauses(program: n.Node) -> set[int]:
    """Return which parts look like conditions and are none: clauses by which a noun is known, and the end of a series of
    discards. Which cards were played is not remembered: `a character you play` is said where it costs less."""
    costs = {id(each) for skill in walk(program) if isinstance(skill, n.Skill) for each in walk(skill)}
    found = {id(each.condition) for each in walk(program) if isinstance(each, n.UntilSo)}
    for noun in (each for each in walk(program) if isinstance(each, n.Noun)):
        for each in noun.which:
            if isinstance(each, n.Which) and isinstance(each.condition, n.Happens):
                verb = each.condition.deed.verb
                used = verb in PLAYED and (noun.kind in ("event", "ability") or id(noun) in costs)
                if used or verb == "reveal" or (verb == "declare" and noun.kind == "conflict"):
                    found.add(id(each.condition))
    return found


def _noun(noun: n.Noun) -> None:
    """Refuse a noun with a filter that nothing of its kind can fit."""
    held = RING_HAS if noun.kind == "ring" else ON_CARDS
    for each in noun.which:
        if isinstance(each, n.OfType) and noun.kind == "ring":
            raise Unsupported("the conflict type of a ring")
        if isinstance(each, n.Has) and noun.kind != "player" and each.noun.kind not in held:
            raise Unsupported(f"{each.noun.kind} on a {noun.kind}")
    if noun.kind not in ("conflict", "ability") and not any(_is_played(each) for each in noun.which):
        if any(isinstance(each, n.Nth) for each in noun.which):
            raise Unsupported(f"the how-manieth {noun.kind} it is")


def _is_played(each: n.Filter) -> bool:
    """`you play`: the first or next one of those."""
    return isinstance(each, n.Which) and isinstance(each.condition, n.Happens) and each.condition.deed.verb == "play"


def _count(noun: n.Noun) -> None:
    """Refuse to count what lies nowhere, or is no thing."""
    if noun.kind in COUNTED_ON and not any(isinstance(each, n.On) for each in noun.which):
        raise Unsupported(f"to count {noun.kind} that lies on nothing")
    if noun.kind not in COUNTED and noun.kind not in COUNTED_ON:
        raise Unsupported(f"to count {noun.kind}")


def _deed(deed: n.Deed) -> None:
    """Refuse a deed that no effect carries out in this way."""
    if VERBS[deed.verb].do is None and not VERBS[deed.verb].beside:
        raise Unsupported(f"to {deed.verb}")
    skill = deed.patient
    if deed.verb in ("increase", "decrease", "reduce") and not (
        isinstance(skill, n.Skill) and skill.stats[0] in VALUES
    ):
        raise Unsupported(f"to {deed.verb} {skill!r}")
    if deed.verb == "move" and deed.goal is None:
        raise Unsupported("to move to nowhere")
    if any(isinstance(each, (n.InState, n.WithFate)) for each in deed.how) and deed.verb != "put into play":
        raise Unsupported(f"to {deed.verb} in a state of its own")
    if deed.verb == "challenge" and not any(isinstance(each, n.OfType) for each in walk(deed.goal)):
        raise Unsupported("a duel of no type")
    if deed.verb == "resolve" and not isinstance(skill, (n.Part, n.Ref)):
        raise Unsupported(f"resolving {skill!r}")


def _for_a_time(until: n.Until) -> None:
    """Refuse what a player may do for a time, but to play a card or to trigger its abilities once more."""
    for may in (each for each in walk(until) if isinstance(each, n.May)):
        if not all(isinstance(each, n.Deed) and each.verb in ("play", "trigger again") for each in may.effects):
            raise Unsupported("that you may do something for a time")


def _trigger(deed: n.Deed) -> None:
    """Refuse a trigger by somebody or about something that events do not name."""
    if any(isinstance(each, n.WithFate) for each in deed.how):
        raise Unsupported("how much fate it enters play with")
    agent, patient = deed.agent, deed.patient
    of_effects = isinstance(patient, n.Part) and patient.what == "effect"
    if (of_effects or deed.verb == "initiate") and not (isinstance(patient, n.Part) and isinstance(patient.of, n.A)):
        raise Unsupported(f"a trigger about {patient!r}")
    if deed.verb == "select" and not isinstance(patient, (n.A, n.All)):
        raise Unsupported(f"a trigger about selecting {patient!r}")
    if any(isinstance(each, n.By) and not isinstance(each.amount, n.AtLeast) for each in deed.how):
        raise Unsupported("a trigger about an exact number")
    if isinstance(agent, (n.A, n.All)) and agent.noun.kind not in (
        "effect", "ring effect", "player", "character", "attachment", "holding", "card", "event", "ability",
    ):  # fmt: skip
        raise Unsupported(f"a trigger by {agent!r}")


__all__ = ["check", "check_constant"]
