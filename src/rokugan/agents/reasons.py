"""Why a move is good, in a sentence: what its player can see that speaks for it. It says nothing that the view does not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rokugan.catalogue import say, subject
from rokugan.core.game import Game
from rokugan.core.views.whereabouts import sides


def reason(game: Game, player: str, move: str) -> str:
    """Return why a player whom the game asks might make this move.

    >>> import rokugan
    >>> game = rokugan.new_game("celestial", seed=7)
    >>> reason(game, game.decision.player, "pass")
    'Nothing that can be done now seems worth what it costs.'
    """
    view = game.view(player)
    decision = view["decision"] or {}
    choice = next((each for each in decision.get("choices", ()) if each["move"] == move), {"verb": move})
    verb = choice["verb"]
    plain = subject("reasons")
    if verb in plain or move in plain:
        return plain.get(move) or plain[verb]
    values = _values(view, choice.get("card"))
    words = {"attack": _attack, "assign": _assign, "buy": _buy, "bid": _bid, "declare": _declare, "ring": _ring}
    said = words[verb](view, player, choice, values) if verb in words else ""
    return said or _by_text(view, choice) or _by_values(choice, values)


def _values(view: Mapping[str, Any], id: str | None) -> dict[str, Any]:
    """The title and the current values of a card in sight."""
    thing = view["things"].get(id)
    if thing is None or "card" not in thing:
        return {}
    print_ = view["cards"].get(thing["card"], {})
    return {"title": thing["card"], "type": print_.get("type"), **print_.get("stats", {}), **thing.get("values", {})}


def _army(view: Mapping[str, Any], player: str) -> int:
    """The Force of a player's unbowed units at home."""
    side = next(each for each in view["players"] if each["name"] == player)
    fighting = sides(view)
    ready = [id for id in side["in_play"] if not view["things"][id].get("bowed") and id not in fighting]
    return sum(_unit_force(view, id) for id in ready)


def _unit_force(view: Mapping[str, Any], id: str) -> int:
    """Return what a Personality's unit adds to its army: his Force, unless the view tells another; nothing of what is no
    Personality."""
    values = _values(view, id)
    own = values.get("force", 0) if values.get("type") == "personality" else 0
    found: int = view["things"][id].get("unit_force", own)
    return found


def _weakest(view: Mapping[str, Any], player: str) -> int | None:
    side = next((each for each in view["players"] if each["name"] == player), None)
    standing = [
        each["strength"]
        for each in (side or {}).get("provinces", ())
        if not each["destroyed"] and each["strength"] is not None
    ]
    return min(standing, default=None)


def _attack(view: Mapping[str, Any], player: str, choice: Mapping[str, Any], _: Mapping[str, Any]) -> str:
    other = choice["move"].removeprefix("attack ")
    weakest = _weakest(view, other)
    if weakest is None:
        return ""
    return say("hints.your_army_and_a_weak_province", army=_army(view, player), player=other, weakest=weakest)


def _assign(view: Mapping[str, Any], _: str, choice: Mapping[str, Any], values: Mapping[str, Any]) -> str:
    force = view["things"].get(choice.get("card"), {}).get("unit_force", values.get("force"))
    if force is None:
        return ""
    return say("hints.adds_force", card=values.get("title") or say("hints.the_unit"), force=force)


def _buy(view: Mapping[str, Any], _: str, choice: Mapping[str, Any], values: Mapping[str, Any]) -> str:
    if values.get("type") == "holding":
        return say("hints.serves_you_for_long", card=values["title"])
    if values.get("force") is not None:
        return say("hints.brings_force", card=values["title"], force=values["force"])
    if values.get("military") is not None or values.get("political") is not None:
        military, political = values.get("military") or 0, values.get("political") or 0
        return say("hints.brings_skill", card=values["title"], military=military, political=political)
    return ""


def _bid(_: Mapping[str, Any], __: str, choice: Mapping[str, Any], ___: Mapping[str, Any]) -> str:
    number = choice["move"].removeprefix("bid ")
    return say("hints.worth_the_honor", number=number)


def _declare(view: Mapping[str, Any], player: str, choice: Mapping[str, Any], _: Mapping[str, Any]) -> str:
    kind = choice["move"].removeprefix("declare ")
    side = next(each for each in view["players"] if each["name"] == player)
    ready = [_values(view, id).get(kind) or 0 for id in side["in_play"] if not view["things"][id].get("bowed")]
    return say(f"hints.ready_{kind}", skill=sum(ready))


def _ring(view: Mapping[str, Any], _: str, choice: Mapping[str, Any], __: Mapping[str, Any]) -> str:
    rings = view["extra"].get("lcg", {}).get("rings", ())
    fate = next((each["fate"] for each in rings if each["ring"] == choice.get("ring")), 0)
    return say("hints.its_fate", fate=fate) if fate else say("hints.its_effect")


def _by_text(view: Mapping[str, Any], choice: Mapping[str, Any]) -> str:
    """Return what the ability says."""
    ability = choice.get("ability") or {}
    text = ability.get("text")
    thing = view["things"].get(choice.get("card"), {})
    print_ = view["cards"].get(thing.get("card"), {})
    lines, numbers = print_.get("text", ()), print_.get("abilities", ())
    if text is None and ability.get("number") and ability["number"] <= len(numbers):
        text = lines[numbers[ability["number"] - 1]]
    if text is None and choice["verb"] in ("use", "play") and lines:
        text = lines[0]
    return say("hints.what_it_says", text=text) if text else ""


def _by_values(choice: Mapping[str, Any], values: Mapping[str, Any]) -> str:
    """Of several cards the one that counts."""
    for stat in ("force", "military", "gold_production"):
        if values.get(stat):
            return say(f"hints.counts_{stat}", card=values["title"], number=values[stat])
    return say("hints.does_most")
