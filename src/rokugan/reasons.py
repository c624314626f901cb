"""Why a move is good, in a sentence: what its player can see that speaks for it. It says nothing that the view does not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rokugan.catalogue import subject
from rokugan.core.game import Game


def reason(game: Game, player: str, move: str) -> str:
    """Why a player whom the game asks might make this move.

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
    ready = [id for id in side["in_play"] if not view["things"][id].get("bowed") and not view["things"][id].get("side")]
    return sum(_unit_force(view, id) for id in ready)


def _unit_force(view: Mapping[str, Any], id: str) -> int:
    """What a Personality's unit adds to its army: his Force, unless the view tells another; nothing of what is no Personality."""
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
    return f"Your unbowed units count {_army(view, player)} Force, and the weakest province of {other} has strength {weakest}."


def _assign(view: Mapping[str, Any], _: str, choice: Mapping[str, Any], values: Mapping[str, Any]) -> str:
    force = view["things"].get(choice.get("card"), {}).get("unit_force", values.get("force"))
    return f"{values.get('title', 'The unit')} adds {force} Force there." if force is not None else ""


def _buy(view: Mapping[str, Any], _: str, choice: Mapping[str, Any], values: Mapping[str, Any]) -> str:
    if values.get("type") == "holding":
        return f"{values['title']} serves you in every turn to come, and unspent Gold is lost."
    if values.get("force") is not None:
        return f"{values['title']} brings {values['force']} Force, and unspent Gold is lost."
    if values.get("military") is not None or values.get("political") is not None:
        skills = f"{values.get('military') or 0} military and {values.get('political') or 0} political skill"
        return f"{values['title']} brings {skills}; the fate on a character is the rounds it stays."
    return ""


def _bid(_: Mapping[str, Any], __: str, choice: Mapping[str, Any], ___: Mapping[str, Any]) -> str:
    number = choice["move"].removeprefix("bid ")
    return f"So many cards ({number}) are worth the honor that the difference may cost."


def _declare(view: Mapping[str, Any], player: str, choice: Mapping[str, Any], _: Mapping[str, Any]) -> str:
    kind = choice["move"].removeprefix("declare ")
    side = next(each for each in view["players"] if each["name"] == player)
    ready = [_values(view, id).get(kind) or 0 for id in side["in_play"] if not view["things"][id].get("bowed")]
    return f"Your ready characters count {sum(ready)} {kind} skill."


def _ring(view: Mapping[str, Any], _: str, choice: Mapping[str, Any], __: Mapping[str, Any]) -> str:
    rings = view["extra"].get("lcg", {}).get("rings", ())
    fate = next((each["fate"] for each in rings if each["ring"] == choice.get("ring")), 0)
    return f"The fate on it ({fate}) would be yours." if fate else "Its effect is the most useful to you now."


def _by_text(view: Mapping[str, Any], choice: Mapping[str, Any]) -> str:
    """What the ability says."""
    ability = choice.get("ability") or {}
    text = ability.get("text")
    thing = view["things"].get(choice.get("card"), {})
    print_ = view["cards"].get(thing.get("card"), {})
    lines, numbers = print_.get("text", ()), print_.get("abilities", ())
    if text is None and ability.get("number") and ability["number"] <= len(numbers):
        text = lines[numbers[ability["number"] - 1]]
    if text is None and choice["verb"] in ("use", "play") and lines:
        text = lines[0]
    return f"Because of what it says: {text}" if text else ""


def _by_values(choice: Mapping[str, Any], values: Mapping[str, Any]) -> str:
    """Of several cards the one that counts."""
    for stat, word in (("force", "Force"), ("military", "military skill"), ("gold_production", "Gold")):
        if values.get(stat):
            return f"{values['title']} counts {values[stat]} {word}."
    return "Of what can be chosen here it does most for you."
