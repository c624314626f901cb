"""A view of a game of the Living Card Game as text for the terminal: the opponent above, the conflict between, oneself below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from rokugan.catalogue import named, say
from rokugan.core.views.whereabouts import sides

View = Mapping[str, Any]


def table_text(view: View) -> RenderableType:
    """The whole table; one who looks on sits below nobody."""
    mine = [player for player in view["players"] if player["name"] == view["viewer"]]
    others = [player for player in view["players"] if player["name"] != view["viewer"]]
    parts: list[RenderableType] = [headline(view), rings_line(view)]
    for player in others:
        parts += side(player, view)
    parts += conflict_lines(view)
    for player in mine:
        parts += side(player, view)
    return Group(*parts)


def headline(view: View) -> RenderableType:
    """The round, the phase, the first player and the Imperial Favor."""
    favor = "".join(
        say("terminal.lcg_favor", player=player["name"], side=player["favor"])
        for player in view["players"]
        if player["favor"]
    )
    first = view["extra"]["lcg"]["first_player"]
    phase = named("phases", str(view["phase"]))
    words = say("terminal.round", round=view["turn"], phase=phase, first=first, favor=favor)
    return Rule(Text(words, "bold"), style="dim", align="left")


def rings_line(view: View) -> Text:
    """The rings with the fate on them, and whose they are."""
    parts: list[str] = []
    for ring in view["extra"]["lcg"]["rings"]:
        fate = say("terminal.ring_fate", fate=ring["fate"]) if ring["fate"] else ""
        contested = " " + say("table.contested") if ring["contested"] else ""
        owner = say("terminal.ring_of", player=ring["claimed_by"]) if ring["claimed_by"] else contested
        parts.append(f"{ring['ring']}{fate}{owner}")
    return Text("  " + say("terminal.rings", rings=", ".join(parts)), "cyan")


def side(player: View, view: View) -> list[RenderableType]:
    """One player: pools, provinces, what is in play, and the hand as far as the viewer knows it."""
    hand = player["zones"]["hand"]
    dial = say("terminal.dial", dial=player["dial"]) if player["dial"] else ""
    clan = f" ({player['clan']})" if player["clan"] else ""
    pools = say(
        "terminal.lcg_player", player=player["name"] + clan, honor=player["honor"], fate=player["fate"], dial=dial
    )
    provinces = " | ".join(province_words(each, view) for each in player["provinces"])
    found: list[RenderableType] = [
        Text(pools, "bold"),
        Text("  " + say("terminal.provinces", provinces=provinces)),
    ]
    found += [Text(f"  {card_words(card, view)}") for card in player["in_play"]]
    known = sorted(name_of(card, view) for card in hand["cards"])
    if player["name"] == view["viewer"] or known:
        names = ", ".join([*known, *["?"] * (hand["size"] - len(known))]) or say("terminal.none")
        found.append(Text("  " + say("terminal.hand_cards", cards=names)))
    else:
        found.append(Text("  " + say("terminal.hand_of", n=hand["size"])))
    return found


def name_of(card: str, view: View) -> str:
    """Return what a card of that id is called; one that the viewer does not know is a question mark."""
    thing = view["things"][card]
    return str(thing.get("name") or thing["card"]) if "card" in thing else "?"


def province_words(province: View, view: View) -> str:
    """A province: its strength if it is known, and what lies in it."""
    known = province["strength"] is not None
    card = name_of(province["card"], view) if known else say("terminal.facedown")
    if province["destroyed"]:
        card = say("terminal.broken")
    strength = f" {province['strength']}" if known and not province["destroyed"] else ""
    lying = ", ".join(name_of(each, view) for each in province["cards"])
    return f"{province['name']} {card}{strength}" + (f": {lying}" if lying else "")


def card_words(card: str, view: View) -> str:
    """A card in play with its values and what it carries."""
    thing = view["things"][card]
    values = view["cards"][thing["card"]]["stats"] | thing.get("values", {})
    skills = ""
    if "military" in values:
        military, political = ("-" if values[each] is None else values[each] for each in ("military", "political"))
        skills = " " + say("terminal.skills", military=military, political=political, glory=values["glory"])
    look = "".join(" " + named("card", each) for each in ("honored", "dishonored") if thing.get(each))
    fate = thing.get("tokens", {}).get("fate", 0)
    parts = [f"{name_of(card, view)}{skills}{look}"]
    parts += [say("card.fate", fate=fate)] if fate else []
    parts += [say("card.bowed")] if thing.get("bowed") else []
    side = sides(view).get(card)
    parts += [side] if side is not None else []
    carried = "".join(f" + {carried_words(each, view)}" for each in thing.get("attachments", ()))
    return ", ".join(parts) + carried


def carried_words(card: str, view: View) -> str:
    """The name of an attachment, and whether it is bowed."""
    return name_of(card, view) + (" " + say("terminal.bowed") if view["things"][card].get("bowed") else "")


def conflict_lines(view: View) -> list[RenderableType]:
    """The conflict under way, with what both sides would count now."""
    conflict = view["extra"]["lcg"]["conflict"]
    if conflict is None:
        return []
    words = say("terminal.conflict", **{each: conflict[each] for each in ("attacker", "province", "type", "ring")})
    lines: list[RenderableType] = [Rule(Text(words), style="red")]
    for army in ("attacking", "defending"):
        names = ", ".join(name_of(each, view) for each in conflict[army]) or say("table.nobody")
        lines.append(Text(f"  {conflict[f'{army}_skill']}: {names}"))
    return lines
