"""A view of a game of the Living Card Game as text for the terminal: the opponent above, the conflict between, oneself below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

View = Mapping[str, Any]
LOOKS = {"honored": " honored", "dishonored": " dishonored", "ordinary": ""}


def table_text(view: View) -> RenderableType:
    """The whole table."""
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
    favor = f" · the Imperial Favor: {view['favor']} ({view['favor_side']})" if view["favor"] else ""
    phase = str(view["phase"]).capitalize()
    words = f"Round {view['turn']} · {phase} phase · first player: {view['first_player']}{favor}"
    return Rule(Text(words, "bold"), style="dim", align="left")


def rings_line(view: View) -> Text:
    """The rings with the fate on them, and whose they are."""
    parts: list[str] = []
    for ring in view["rings"]:
        fate = f" ({ring['fate']} fate)" if ring["fate"] else ""
        owner = f" of {ring['claimed_by']}" if ring["claimed_by"] else " contested" if ring["contested"] else ""
        parts.append(f"{ring['ring']}{fate}{owner}")
    return Text("  Rings: " + ", ".join(parts), "cyan")


def side(player: View, view: View) -> list[RenderableType]:
    """One player: pools, provinces, what is in play, and the hand as far as the viewer knows it."""
    dial = f", dial {player['dial']}" if player["dial"] else ""
    hand = ", ".join(sorted(card or "?" for card in player["hand"])) or "none"
    clan = f" ({player['clan'].capitalize()})" if player["clan"] else ""
    found: list[RenderableType] = [
        Text(f"{player['name']}{clan}: {player['honor']} honor, {player['fate']} fate{dial}", "bold"),
        Text("  Provinces: " + " | ".join(province_words(each) for each in player["provinces"])),
    ]
    found += [Text(f"  {card_words(card)}") for card in player["in_play"]]
    if player["name"] == view["viewer"] or any(player["hand"]):
        found.append(Text(f"  Hand: {hand}"))
    else:
        found.append(Text(f"  Hand: {len(player['hand'])} cards"))
    return found


def province_words(province: View) -> str:
    """A province: its strength if it is known, and what lies in it."""
    card = "broken" if province["broken"] else province["card"] or "facedown"
    strength = "" if province["broken"] or province["strength"] is None else f" {province['strength']}"
    lying = ", ".join("?" if each is None else each["card"] for each in province["cards"])
    return f"{province['name']} {card}{strength}" + (f": {lying}" if lying else "")


def card_words(card: View) -> str:
    """A card in play with its values and what it carries."""
    skills = f" {card['military']}/{card['political']}, glory {card['glory']}" if "military" in card else ""
    look = LOOKS[card["status"]] if "status" in card else ""
    fate = f", {card['fate']} fate" if card.get("fate") else ""
    bowed = ", bowed" if card["bowed"] else ""
    where = f", {card['side']}" if card.get("side") else ""
    carried = "".join(f" + {each['card']}{' (bowed)' if each['bowed'] else ''}" for each in card.get("attachments", ()))
    return f"{card['card']}{skills}{look}{fate}{bowed}{where}{carried}"


def conflict_lines(view: View) -> list[RenderableType]:
    """The conflict under way, with what both sides would count now."""
    conflict = view["conflict"]
    if conflict is None:
        return []
    attacking, defending = ", ".join(conflict["attacking"]), ", ".join(conflict["defending"])
    words = f"{conflict['attacker']} attacks {conflict['province']}, {conflict['type']} {conflict['ring']} conflict"
    return [
        Rule(Text(words), style="red"),
        Text(f"  {conflict['attacking_skill']}: {attacking or 'nobody'}"),
        Text(f"  {conflict['defending_skill']}: {defending or 'nobody'}"),
    ]
