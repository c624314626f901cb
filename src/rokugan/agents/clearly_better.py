"""Which answers are clearly worse than others by what is known to come of them (`then` of the choices in a view)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rokugan.core.views.whereabouts import whereabouts

View = Mapping[str, Any]
CHOOSING = ("target", "choose", "may")
"""Questions whose answers differ in nothing but what they choose: none costs a card or an action more than another."""
GOOD_MORE = ("force", "chi", "military", "political", "fate")
GOOD, BAD = ("honored",), ("bowed", "dishonored")


def clearly_better(view: View, number: int) -> int:
    """The answer of that number; but if another is known to be better, that one.

    Better is what wins the game at once, what does not lose it at once, and of things to choose what does only good where the
    answer does only harm.

    >>> lost, won = ({"move": who, "then": {"outcome": {"winner": who}}} for who in ("Bob", "Ann"))
    >>> view = {"viewer": "Ann", "decision": {"kind": "act", "choices": [{"move": "wait"}, lost, won]}}
    >>> clearly_better(view, 0), clearly_better(view, 2)
    (2, 2)
    >>> view["decision"]["choices"].pop() == won, clearly_better(view, 1)
    (True, 0)
    """
    me, decision = view["viewer"], view["decision"]
    known = [each.get("then", {}) for each in decision.get("choices", ())]
    if not known:  # the viewer is not the one who is asked
        return number
    ends = [each.get("outcome") for each in known]
    winning = [each for each, end in enumerate(ends) if end is not None and end["winner"] == me]
    if winning:
        return number if number in winning else winning[0]
    if ends[number] is not None:
        return next((each for each, end in enumerate(ends) if end is None), number)
    if decision["kind"] in CHOOSING and known[number] and effects(view, known[number]) == {-1}:
        return next((each for each, then in enumerate(known) if then and effects(view, then) == {1}), number)
    return number


def effects(view: View, then: View) -> set[int]:
    """Of each thing that is known to come of an answer: is it good for the viewer (1), bad (-1), or can one not say (0)?"""
    me = view["viewer"]
    found: set[int] = {0} if "more" in then or "outcome" in then else set()
    for id, facts in then.get("cards", {}).items():
        side = 1 if controller(view, id) == me else -1
        found |= {side * worth(fact, change) for fact, change in facts.items()}
    for name, facts in then.get("players", {}).items():
        side = 1 if name == me else -1
        found |= {side * (1 if after > before else -1) for before, after in facts.values()}
    for place, facts in then.get("provinces", {}).items():
        side = 1 if place.startswith(f"{me}.") else -1
        found |= {-side if fact in ("destroyed", "gone") else 0 for fact in facts}
    return found


def controller(view: View, id: str) -> str:
    """Return who controls a card; of a card out of play, whose it is."""
    said = view["things"].get(id, {}).get("controller")
    place = whereabouts(view).get(id)
    return str(said or (place.owner if place is not None else ""))


def worth(fact: str, change: Any) -> int:
    """Is a change of one fact good for whoever controls the card (1), bad (-1) or neither (0)?

    >>> worth("force", [2, 4]), worth("bowed", [False, True]), worth("gone", True), worth("at", ["home", "Bob.P1"])
    (1, -1, -1, 0)
    """
    if fact == "gone":
        return -1
    before, after = change
    if fact in GOOD_MORE or fact in GOOD:
        return 1 if after > before else -1
    return (-1 if after else 1) if fact in BAD else 0
