"""The verbs of the classic game: a record each, with its frames and what it does (`english/verbs`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rokugan.language.classic.descriptions import player
from rokugan.language.classic.said import Every, Phrased, Some
from rokugan.language.english.coordination import Joined
from rokugan.language.english.verbs import Predicate, Verb
from rokugan.program import (
    Among,
    AssignThere,
    Attach,
    BecomeDead,
    Bow,
    Challenge,
    ChooseOne,
    Controller,
    CreateBattlefield,
    Destroy,
    Discard,
    DiscardFavor,
    Dishonor,
    Draw,
    Effect,
    FightThere,
    GainHonor,
    LoseGame,
    LoseHonor,
    Move,
    Noun,
    PayGold,
    Produce,
    PutCard,
    Ref,
    Refill,
    Rehonor,
    Seppuku,
    Several,
    Shuffle,
    Straighten,
    TakeControl,
    TakeFavor,
    Transfer,
    TurnFace,
    WinGame,
    You,
)

Make = Callable[[Predicate], Any]


def on(node: Callable[..., Effect], *roles: str) -> Make:
    """The effect whose fields are these roles of the deed; none of them may be missing."""

    def make(deed: Predicate) -> Effect | None:
        values = [deed.get(role) for role in roles]
        return None if any(each is None for each in values) else node(*values)

    return make


def by_player(node: Callable[..., Effect], *roles: str) -> Make:
    """The same, with the player who does it."""

    def make(deed: Predicate) -> Effect | None:
        values = [deed.get(role) for role in roles]
        who = deed.get("agent", You())
        if isinstance(who, Phrased) and who.way in ("winner", "loser"):
            who = Controller(who)  # a card does what its player does
        return None if any(each is None for each in values) else node(*values, who)

    return make


def _move(deed: Predicate) -> Effect | None:
    goal = deed.get("goal")
    if isinstance(goal, Joined):
        moves = [_move(deed.put(goal=each)) for each in goal.parts]
        return ChooseOne(tuple((each,) for each in moves if each is not None))
    to, place = goal or (None, None)
    return Move(deed.get("patient"), to, place) if to is not None else None


def _put(deed: Predicate) -> Effect | None:
    to, who = deed.get("spot") or (None, None)
    return None if to is None else PutCard(deed.get("patient"), to, who)


def _targets(target: bool) -> Make:
    """Targets and choices are what they say: the things that are new, by whom they are chosen."""

    def make(deed: Predicate) -> Any:
        who, what = deed.get("agent"), deed.get("patient")
        chooser = who if who is not None and not isinstance(who, You) else None
        if isinstance(what, Several):
            each = tuple(make(deed.put(patient=part)) for part in what.parts)
            return None if None in each else each
        if isinstance(what, Every) and what.how == "any":
            return Some(what.noun, 0, -1, target, chooser)
        if isinstance(what, Phrased) and what.way in ("the", "that", "he", "it") and target:
            return Some(Noun(("card",), (Among(what),)), target=True, chooser=chooser)
        if isinstance(what, Phrased) and what.way == "your" and what.noun is not None and what.plural is not True:
            return Some(what.noun, target=target, chooser=chooser)
        return replace(what, target=target, chooser=chooser) if isinstance(what, Some) and not what.target else None

    return make


def _random(deed: Predicate) -> Effect | None:
    what = deed.get("patient")
    return Discard(replace(what, random=True), deed.get("agent", You())) if isinstance(what, Some) else None


def _shuffled(deed: Predicate) -> Effect | None:
    to, who = deed.get("spot") or (None, None)
    return PutCard(deed.get("patient"), "shuffle", who) if to == "shuffle" else None


def _attach(deed: Predicate) -> Effect | None:
    what, to, source = deed.get("patient"), deed.get("goal"), deed.get("source")
    if what is None or to is None:
        return None
    if source is not None:
        who, zone = source
        if not isinstance(what, Some) or what.noun.zone or what.noun.whose or not isinstance(who, You):
            return None
        what = replace(what, noun=replace(what.noun, zone=zone, whose="your"))
    return Attach(what, to)


def _shuffle(deed: Predicate) -> Effect | None:
    """`shuffle your Fate deck`: whoever does it, it is the owner's."""
    who, zone = deed.get("deck")
    return Shuffle(zone, player(who)) if zone.endswith("deck") else None


def _out(deed: Predicate) -> Effect | None:
    return PutCard(deed.get("patient"), "removed")


def _face(up: bool) -> Make:
    return lambda deed: TurnFace(deed.get("patient"), up)


VERBS = (
    Verb("bow", ("patient:cards", "<"), on(Bow, "patient"), "bow", nominal=("bowing",)),
    Verb("straighten", ("patient:cards", "<"), on(Straighten, "patient"), "straighten", nominal=("straightening",)),
    Verb("destroy", ("patient:cards",), on(Destroy, "patient"), "destroy", nominal=("destruction",)),
    Verb("dishonor", ("patient:people",), on(Dishonor, "patient"), "dishonor", nominal=("dishonoring",)),
    Verb("rehonor", ("patient:people",), on(Rehonor, "patient"), "rehonor", nominal=("rehonoring",)),
    Verb(
        "move",
        ("patient:movers goal:goal", "goal=home patient:movers", "patient:movers", "< goal:goal", "<"),
        _move,
        "move",
        nominal=("movement",),
    ),
    Verb("discard", ("patient:cards", "patient:cards from source:from"), by_player(Discard, "patient"), "discard"),
    Verb("draw", ("amount:count",), by_player(Draw, "amount"), "draw"),
    Verb("gain", ("amount:honor",), by_player(GainHonor, "amount"), "gain honor", nominal=("honor gain", "gain")),
    Verb(
        "lose",
        ("amount:honor",),
        by_player(LoseHonor, "amount"),
        "lose honor",
        nominal=(
            "honor loss",
            "loss",
        ),
    ),
    Verb("pay", ("amount:gold",), by_player(PayGold, "amount"), "pay"),
    Verb("produce", ("amount:gold",), on(Produce, "amount"), "produce"),
    Verb(
        "attach",
        ("patient:attached to goal:np", "patient:attached to goal:np from source:from", "patient:attached", "<"),
        _attach,
        "attach",
    ),
    Verb("transfer", ("patient:attached to goal:np",), on(Transfer, "patient", "goal"), "transfer"),
    Verb("put", ("patient:cards spot:spot",), _put, ""),
    Verb("return", ("patient:cards spot:spot",), _put, "return"),
    Verb("remove", ("patient:cards from the game",), _out, "remove"),
    Verb("shuffle", ("deck:deck",), _shuffle, ""),
    Verb("take", ("control of patient:cards",), by_player(TakeControl, "patient"), "take control"),
    Verb("turn", ("patient:cards face-up",), _face(True), ""),
    Verb("turn", ("patient:cards face-down",), _face(False), ""),
    Verb("commit", ("< seppuku",), on(Seppuku, "patient"), "seppuku"),
    Verb("assign", ("patient:movers", "<"), None, "assign"),
    Verb(
        "assign", ("patient:movers to attack", "< to attack"), None, "assign", ban="assign attack", details=("attack",)
    ),
    Verb(
        "assign",
        ("patient:movers to attack you", "< to attack you"),
        None,
        "assign",
        ban="assign attack you",
        details=("attack you",),
    ),
    Verb(
        "assign", ("patient:movers to battlefields", "< to battlefields"), None, "assign", ban="assign to battlefield"
    ),
    Verb("contribute", ("force",), None, "contribute force"),
    Verb("control", ("patient:cards",), None, "control"),
    Verb("take", ("the imperial favor",), by_player(TakeFavor), "take favor"),
    Verb("discard", ("the imperial favor",), by_player(DiscardFavor), "discard favor"),
    Verb("enter", ("< play",), None, "enter play"),
    Verb("leave", ("< play",), None, "leave play"),
    Verb("target", ("patient:np",), _targets(True), "target"),
    Verb("choose", ("patient:np",), _targets(False), ""),
    Verb("discard", ("patient:cards at random",), _random, "discard"),
    Verb("refill", ("patient:np face-up",), lambda deed: Refill(Ref("emptied")), "refill"),
    Verb("win", ("the game",), by_player(WinGame), ""),
    Verb("lose", ("the game",), by_player(LoseGame), ""),
    Verb("move", ("patient:movers to battlefields", "< to battlefields"), None, "move", ban="move to battlefield"),
    Verb("assign", ("patient:movers goal:goal", "< goal:goal"), None, "assign", ban="assign to battlefield"),
    Verb("become", ("< dead",), lambda deed: BecomeDead(deed.get("patient")), "become dead"),
    Verb("become", ("< honorably dead",), lambda deed: BecomeDead(deed.get("patient"), True), "become dead"),
    Verb("become", ("< dishonorably dead",), lambda deed: BecomeDead(deed.get("patient"), False), "become dead"),
    Verb("focus", ("",), None, "focus"),
    Verb("refuse", ("", "the challenge"), None, "refuse"),
    Verb("issue", ("a challenge", "challenges"), None, "issue"),
    Verb("attack", ("",), None, "attack"),
    Verb("play", ("patient:cards",), None, "play"),
    Verb("bring", ("patient:cards spot:spot",), _put, "enter play"),
    Verb("create", ("a battlefield",), lambda deed: CreateBattlefield(), ""),
    Verb("fight", ("a battle there",), lambda deed: FightThere(), ""),
    Verb("assign", ("patient:movers to attack there",), lambda deed: AssignThere(deed.get("patient"), "attack"), ""),
    Verb("assign", ("patient:movers to defend there",), lambda deed: AssignThere(deed.get("patient"), "defend"), ""),
    Verb("count", ("towards an enlightenment victory",), None, "count for enlightenment"),
    Verb("switch", ("the locations of patient:np",), None, ""),
    Verb("equip", ("patient:attached to goal:np",), _attach, "attach"),
    Verb("shuffle", ("patient:cards spot:spot",), _shuffled, ""),
    Verb("put", ("patient:cards into play from source:from",), lambda deed: PutCard(deed.get("patient"), "play"), ""),
    Verb("bow", ("< from battle resolution",), None, "bow", ban="bow from resolution"),
    Verb("gain", ("honor",), None, "gain honor"),
    Verb("lose", ("honor",), None, "lose honor"),
    Verb(
        "challenge",
        ("patient:people",),
        by_player(lambda what, who: Challenge(who, what, True), "patient"),
        "challenge",
    ),
    Verb("duel", ("patient:people",), by_player(lambda what, who: Challenge(who, what), "patient"), ""),
    Verb("perform", ("patient:actions",), None, "perform"),
    Verb("announce", ("patient:actions",), None, "announce"),
    Verb("win", ("a|the|this battle",), None, "win battle"),
    Verb("win", ("a|the|this duel",), None, "win duel"),
    Verb("lose", ("a|the|this duel",), None, "lose duel"),
    Verb("lose", ("a|the|this battle",), None, "lose battle"),
    Verb("resolve", ("<", "patient:actions"), None, "resolve", nominal=("resolution",)),
)
