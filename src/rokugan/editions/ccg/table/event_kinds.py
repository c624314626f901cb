"""The kinds of events, each declared once: its number, its name (as programs, logs and views have it), and what its fields mean.

`things` is what an event happens to and `player` who does it or whom it concerns, in every kind; the rest is said in the row. The
numbers are constants of the compiled engine, so that comparing two kinds is comparing two small numbers.
"""

from __future__ import annotations

from typing import Final, Literal, NewType

from rokugan import program as p
from rokugan.program.words import EventName, Happening

NamedWord = Literal[
    "", "sure", "even", "outcome", "settled", "one", "ranged", "back", "bowed", "dishonored", "own text", "before",
    "after", "event", "attack",
    "entering play", "allying", "unresolved", "honorably", "dishonorably", "infantry maneuvers", "cavalry maneuvers",
    "put away", "under", "hand", "top", "bottom", "shuffle", "play", "battlefield", "location",
    "action", "dynasty", "events", "straighten", "end", "combat", "resolution", "paths",
]  # fmt: skip
OwnWord = NewType("OwnWord", str)
"""A word that a card brings: the name of a token, the stat of a bonus."""
EventWord = NamedWord | OwnWord
"""What else an event is, by its kind: how sure it is, which stage of it or which phase, where a card goes, which token."""
Cause = Literal["effect", "cost", "payment", "rules", "resolution", "action", "target"]
"""Why it happens: by an effect of a text, to pay a cost, as another way to pay one, by the rules, by the resolution of a battle,
because an action takes its course, because a text targets."""
Moment = Literal["before", "at", "after"]
"""When a text may answer an event."""
MOMENTS: Final[dict[Moment, int]] = {"before": 0, "at": 1, "after": 2}


class EventKind:
    """A row of the table."""

    def __init__(self, number: int, name: EventName, meaning: str) -> None:
        self.number: int = number
        self.name: EventName = name
        self.meaning: str = meaning


KINDS: Final[list[EventKind]] = []


def _kind(number: int, name: EventName, meaning: str) -> None:
    """Declare the next kind of event."""
    assert number == len(KINDS), f"{name}: the numbers of event kinds follow each other"
    KINDS.append(EventKind(number, name, meaning))


FROM_PROVINCE: Final = 1  # the amount of an ENTER: whence the card came
FROM_HAND: Final = 2
ENTER: Final = 0
_kind(
    ENTER,
    "enter play",
    "cards come into play; place: the Personality or province that they are attached to, or NOTHING; amount: "
    "FROM_PROVINCE, FROM_HAND; word: bowed, dishonored, own text",
)
BOW: Final = 1
_kind(BOW, "bow", "cards bow")
STRAIGHTEN: Final = 2
_kind(STRAIGHTEN, "straighten", "cards straighten")
DESTROY: Final = 3
_kind(
    DESTROY,
    "destroy",
    "cards are destroyed, with what is attached to them; word: ranged (by such an attack), sure (nothing prevents it)",
)
DISCARD: Final = 4
_kind(DISCARD, "discard", "a player discards cards, whosever they are; word: put away (nobody speaks of it), sure")
DISHONOR: Final = 5
_kind(DISHONOR, "dishonor", "Personalities are dishonored")
REHONOR: Final = 6
_kind(REHONOR, "rehonor", "Personalities, also dead ones, are rehonored")
MOVE: Final = 7
_kind(MOVE, "move", "units move; place: where to; amount: the side that they change to, or NO_SIDE")
ASSIGN: Final = 8
_kind(
    ASSIGN,
    "assign",
    "units are assigned in maneuvers or by a text; place: the battlefield; amount: the side; word: the segment",
)
GAIN: Final = 9
_kind(
    GAIN,
    "gain honor",
    "players gain Honor; amount: how much; word: entering play, allying; what: the card or units that it is for",
)
LOSE: Final = 10
_kind(LOSE, "lose honor", "players lose Honor; amount: how much")
DRAW: Final = 11
_kind(DRAW, "draw", "players draw; amount: how many cards")
TARGET: Final = 12
_kind(TARGET, "target", "an action targets things")
ANNOUNCE: Final = 13
_kind(ANNOUNCE, "announce", "an action is announced; things: the card that it is on")
RESOLVE: Final = 14
_kind(
    RESOLVE,
    "resolve",
    "an action is over, or an Event; things: the card that it is on; word: before, after (its effects), event",
)
ENGAGE: Final = 15
_kind(ENGAGE, "engage", "a battle begins; things: the battlefield")
BATTLE_RESOLUTION: Final = 16
_kind(BATTLE_RESOLUTION, "battle resolution", "a battle is resolved; place: the battlefield")
BATTLE_ENDS: Final = 17
_kind(BATTLE_ENDS, "battle ends", "a battle ends; place: the battlefield")
TURN_BEGINS: Final = 18
_kind(TURN_BEGINS, "turn begins", "the turn of a player begins")
TURN_ENDS: Final = 19
_kind(TURN_ENDS, "turn ends", "the turn of a player ends")
PHASE_BEGINS: Final = 20
_kind(PHASE_BEGINS, "phase begins", "a phase or segment begins; word: which; what: the attack, if one begins")
PHASE_ENDS: Final = 21
_kind(PHASE_ENDS, "phase ends", "a phase or segment ends; word: which")
CHALLENGE: Final = 22
_kind(CHALLENGE, "challenge", "a Personality is challenged; what: the duel")
DUEL_BEGINS: Final = 23
_kind(DUEL_BEGINS, "duel begins", "two Personalities enter a duel; what: the duel")
FOCUS: Final = 24
_kind(FOCUS, "focus", "the player of a duellist focuses a card; what: the duel")
STRIKE: Final = 25
_kind(STRIKE, "strike", "a duellist strikes; what: the duel")
WIN_DUEL: Final = 26
_kind(WIN_DUEL, "win duel", "a duellist wins; what: the duel; word: outcome")
LOSE_DUEL: Final = 27
_kind(LOSE_DUEL, "lose duel", "a duellist loses; what: the duel; word: outcome")
DUEL_ENDS: Final = 28
_kind(DUEL_ENDS, "duel ends", "a duel is over; what: the duel")
WIN_BATTLE: Final = 29
_kind(WIN_BATTLE, "win battle", "a player wins a battle")
DESTROY_PROVINCE: Final = 30
_kind(DESTROY_PROVINCE, "destroy province", "provinces are destroyed")
REVEAL: Final = 31
_kind(REVEAL, "reveal", "cards in provinces are turned face-up")
TAKE_FAVOR: Final = 32
_kind(
    TAKE_FAVOR,
    "take favor",
    "the Imperial Favor changes hands; amount: 0 the player takes it, -1 nobody has it then",
)
GIVE: Final = 33
_kind(GIVE, "give", "things are given what a text gives; what: the changes")
TOKEN: Final = 34
_kind(TOKEN, "token", "tokens are put on things; amount: how many; word: their name")
TAKE_CONTROL: Final = 35
_kind(TAKE_CONTROL, "take control", "a player takes control of cards; word: back")
TRANSFER: Final = 36
_kind(TRANSFER, "transfer", "attachments and Regions go to another host; place: the host; word: back")
CREATE: Final = 37
_kind(CREATE, "create", "cards are created")
REMOVE: Final = 38
_kind(REMOVE, "remove", "cards leave the game")
FOCUS_EFFECTS: Final = 39
_kind(FOCUS_EFFECTS, "focus effects", "the Focus Effects of a duel take place")
LOSE_BATTLE: Final = 40
_kind(LOSE_BATTLE, "lose battle", "a player loses a battle")
RETURN: Final = 41
_kind(
    RETURN,
    "return",
    "cards go to a hand, to a deck or under a card; place: the zone; word: top, bottom, shuffle; what: the player "
    "or the card",
)
RETURN_HOME: Final = 42
_kind(RETURN_HOME, "return home", "units go home after a battle")
REFUSE: Final = 43
_kind(REFUSE, "refuse", "a Personality refuses a challenge")
ISSUE: Final = 44
_kind(ISSUE, "issue", "a Personality issues a challenge")
REMOVE_TOKEN: Final = 45
_kind(REMOVE_TOKEN, "remove token", "tokens are taken from things; amount: how many at most; word: their name")
PERFORM: Final = 46
_kind(PERFORM, "perform", "an action has its performers and targets; things: the card that it is on")
TURN_DOWN: Final = 47
_kind(TURN_DOWN, "turn down", "cards in provinces are turned face-down")
BECOME_DEAD: Final = 48
_kind(BECOME_DEAD, "become dead", "Personalities in a discard pile become dead; word: honorably, dishonorably")
RETARGET: Final = 49
_kind(RETARGET, "retarget", "an action is aimed at another thing")
PAY: Final = 50
_kind(PAY, "pay", "a cost is paid; things: what it is for; place: its host")
RANGED: Final = 51
_kind(RANGED, "ranged attack", "a Ranged Attack is made on a card; amount: its strength")
PLAY: Final = 52
_kind(PLAY, "play", "a card is played from a hand")
PRODUCE: Final = 53
_kind(PRODUCE, "produce", "cards produce Gold")
OVERLAY: Final = 54
_kind(OVERLAY, "overlay", "a card is laid over another")
RECEIVE: Final = 55
_kind(RECEIVE, "receive", "things receive bonuses or penalties; amount: how much; word: of what")
MANEUVERS_END: Final = 56
_kind(MANEUVERS_END, "maneuvers end", "all units are assigned")
FOCUS_POOLS: Final = 57
_kind(FOCUS_POOLS, "focus pools", "the cards in the focus pools are turned up")
CHOOSE_TARGETS: Final = 58
_kind(CHOOSE_TARGETS, "choose targets", "an action is about to choose its targets")
COMBAT_ENDS: Final = 59
_kind(COMBAT_ENDS, "combat ends", "the Combat Segment of a battle ends")
ASSIGN_INFANTRY: Final = 60
_kind(ASSIGN_INFANTRY, "assign in infantry maneuvers", "remembered beside ASSIGN; never happens by itself")
SEPPUKU: Final = 61
_kind(SEPPUKU, "seppuku", "Personalities have committed seppuku")
TRAIT_RESOLVES: Final = 62
_kind(TRAIT_RESOLVES, "trait resolves", "a triggered trait has been carried out; things: its card")
RESOLUTION_BEGINS: Final = 63
_kind(RESOLUTION_BEGINS, "resolution begins", "the resolution of a battle begins; place: the battlefield")
DECLARATION_ENDS: Final = 64
_kind(DECLARATION_ENDS, "declaration ends", "an attack has been declared")

EVENT_NAMES: Final[tuple[EventName, ...]] = tuple([kind.name for kind in KINDS])
EVENTS: Final[dict[str, int]] = {kind.name: kind.number for kind in KINDS}
ALL_KINDS: Final[frozenset[int]] = frozenset(range(len(KINDS)))

# What takes cards out of play, and what is attached to them along.
LEAVING: Final = (DESTROY, DISCARD, REMOVE, RETURN)

# How something was destroyed, in the place of an amount.
BY_RESOLUTION: Final = 1
BY_DUEL_LOSS: Final = 2

# Names in patterns that stand for several events, or for one under another name.
FAMILIES: Final[dict[Happening, tuple[int, ...]]] = {
    "leave play": LEAVING,
    "leave battle": (MOVE, TAKE_CONTROL, *LEAVING),
    "destroy": (DESTROY, DESTROY_PROVINCE),
    "enter discard pile": (DESTROY, DISCARD),
    "attach": (ENTER, TRANSFER),
    "move home": (MOVE,),
    "move across": (MOVE,),
    "action ends": (RESOLVE,),
    "succeed": (RESOLVE,),
    "attack": (PHASE_BEGINS,),
    "lobby": (ANNOUNCE, RESOLVE),
    "take": (ANNOUNCE, RESOLVE),
    "discard favor": (TAKE_FAVOR,),
    "lose province": (DESTROY_PROVINCE,),
    "destruction resolves": (RESOLVE, BATTLE_RESOLUTION, TRAIT_RESOLVES),
}

# Everything that can happen, by the name that a pattern has for it.
HAPPENINGS: Final[dict[str, Happening]] = {name: name for name in (*EVENT_NAMES, *FAMILIES)}
_CODES: Final[dict[str, tuple[int, ...]]] = {
    **{kind.name: (kind.number,) for kind in KINDS},
    **{name: FAMILIES[name] for name in FAMILIES},
}

# `When X would be ...` is answered before it happens; `when X enters play` as it happens.
_WHEN_BEFORE: Final = frozenset(
    (
        TARGET, BOW, STRAIGHTEN, DESTROY, DISCARD, DISHONOR, REHONOR, MOVE, GAIN, LOSE, DRAW, DESTROY_PROVINCE, RESOLVE, PAY,
        PRODUCE, ASSIGN,
    )
)  # fmt: skip


def moment_of(trigger: p.Trigger, kind: int) -> Moment:
    """The point at which a text with this trigger answers to such an event."""
    if trigger.when == "when":
        return "before" if kind in _WHEN_BEFORE else "at"
    return trigger.when


def event_codes(name: str) -> tuple[int, ...]:
    """The events that a name means; none for what is no event."""
    return _CODES.get(name, ())


def codes_of(names: tuple[str, ...]) -> tuple[int, ...]:
    """The events that any of these names means."""
    if len(names) == 1:
        return event_codes(names[0])
    return tuple([code for name in names for code in event_codes(name)])


def called(pattern: p.Pattern, kind: int) -> Happening:
    """The name by which a pattern speaks of such an event, where it names several."""
    for name in pattern.others:
        if kind in event_codes(name) and kind not in event_codes(pattern.event):
            return name
    return pattern.event


_PATTERNS: dict[int, tuple[p.Pattern, tuple[int, ...]]] = {}


def own_codes(pattern: p.Pattern) -> tuple[int, ...]:
    """The events that a pattern itself names, alternatives aside. Who performs an action is known after its targets, not when
    it is announced."""
    if pattern.event == "announce" and any(isinstance(each, p.PerformedBy) for each in p.walk(pattern)):
        return (PERFORM,)
    return codes_of(pattern.events)


def pattern_codes(pattern: p.Pattern) -> tuple[int, ...]:
    """The events that a pattern or one of its alternatives may fit."""
    found = _PATTERNS.get(id(pattern))
    if found is None:
        codes = own_codes(pattern)
        for other in pattern.alternatives:
            codes = (*codes, *pattern_codes(other))
        found = (pattern, codes)
        _PATTERNS[id(pattern)] = found  # saves time only
    return found[1]
