"""A view of a game as text for the terminal: the viewer's side at the bottom, battlefields between the two.

It reads nothing but the view and what is printed on the cards seen, and is as readable without colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.box import SIMPLE
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rokugan.cards.model import CardDefinition
from rokugan.catalogue import named as called
from rokugan.catalogue import say
from rokugan.cli.shown.clans import CLAN_COLOURS
from rokugan.cli.shown.hex_text import board_parts, paths_text
from rokugan.program import GoldSource, Number

View = Mapping[str, Any]
Printed = Mapping[str, CardDefinition]


def table_text(view: View, printed: Printed | None = None, board: bool = True) -> RenderableType:
    """The whole table; `board`: with the tiles, where there are any. Several opponents are told in a few lines each."""
    printed = printed or {}
    others = [player for player in view["players"] if player["name"] != view["viewer"]]
    mine = [player for player in view["players"] if player["name"] == view["viewer"]]
    parts: list[RenderableType] = [headline(view)]
    if "tiles" in view and board:
        parts += board_parts(view)
    if "paths" in view:
        parts.append(paths_text(view))
    for player in others:
        parts.append(brief_side(player, view, printed) if len(others) > 1 else side(player, view, printed, upside=True))
    parts += battlefields(view)
    parts += [side(player, view, printed, upside=False) for player in mine]
    parts += lasting(view)
    return Group(*parts)


def lasting(view: View) -> list[RenderableType]:
    """Return what texts have given for a time: to whom, until when, and by which card."""
    if not view["lasting"]:
        return []
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=8, style="dim", no_wrap=True)
    grid.add_column(ratio=1)
    for number, each in enumerate(view["lasting"]):
        line = named(each["card"])
        line.append(f" {each['text']}")
        by = say("terminal.by_card", card=each["source"]) if each.get("source") else ""
        line.append(f" {each['until']}{by}", "dim")
        grid.add_row(say("terminal.lasting") if not number else "", line)
    return [grid]


def headline(view: View) -> RenderableType:
    """The turn, whose it is, and the phase."""
    phase = say("terminal.phase", phase=called("phases", view["phase"])) if view["phase"] else ""
    turn = say("game.turn_of", turn=view["turn"], player=view["active"]) + " · " if view["turn"] else ""
    favor = say("terminal.favor", player=view["favor"]) if view["favor"] else ""
    return Rule(Text(f"{turn}{phase}{favor}", "bold"), style="dim", align="left")


def brief_side(player: View, view: View, printed: Printed) -> RenderableType:
    """An opponent among several: what he has in hand, his provinces, and his units."""
    if player["eliminated"]:
        return player_line(player, view)
    line = name_text(player, view)
    line.append("  " + say("terminal.hand", n=len(player["hand"])) + f" · {brief_provinces(player)}", "dim")
    gold = sum(card.get("gold_production") or production(printed.get(card["card"])) for card in player["in_play"])
    line.append(" · " + say("terminal.gold", gold=gold), "dim")
    rings = [card["card"] for card in player["in_play"] if card["type"] == "ring"]
    line.append(f" · {', '.join(named(ring).plain for ring in rings)}" if rings else "", "dim")
    units = [unit_text(card, short=True) for card in player["in_play"] if card["type"] == "personality"]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=1)
    grid.add_column(ratio=1)
    if units:
        grid.add_row("", joined(units, " · "))
    return Group(line, grid) if units else line


def brief_provinces(player: View) -> str:
    """Return how many provinces a player has, and how strong they are."""
    strengths = [str(each["strength"]) for each in player["provinces"] if not each["destroyed"]]
    if not strengths:
        return say("terminal.no_province")
    several = say("terminal.strengths", strengths=" ".join(strengths))
    strength = say("table.of_strength", strength=strengths[0]) if len(set(strengths)) == 1 else several
    return say("terminal.provinces_of", n=len(strengths), strength=strength)


def side(player: View, view: View, printed: Printed, upside: bool) -> RenderableType:
    """One player's side of the table; for the player across it is the other way up."""
    rows: list[tuple[str, RenderableType]] = []
    if player["hand"] and not upside:
        rows.append((say("table.hand"), hand_text(player["hand"], printed)))
    rows.append(("", provinces(player)))
    cards = player["in_play"]
    sources = [card for card in cards if card["type"] not in ("personality",)]
    units = [unit_text(card) for card in cards if card["type"] == "personality" and at_home(card, player["name"])]
    rows.append((say("terminal.in_play"), joined([holding_text(card, printed) for card in sources], " · ")))
    if units:
        rows.append((say("terminal.at_home"), Group(*units)))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=8, style="dim", no_wrap=True)
    grid.add_column(ratio=1)
    for label, content in rows if upside else reversed(rows):
        grid.add_row(Text(label), content)
    return Group(player_line(player, view), grid)


def at_home(card: View, player: str) -> bool:
    """Is the unit at home, and not at a battlefield?"""
    return bool(card["at"] == f"{player}.home" or card["at"] is None or str(card["at"]).endswith("home"))


def name_text(player: View, view: View) -> Text:
    """Name, Clan, and the Family Honor where it is kept."""
    colour = CLAN_COLOURS.get(player["clan"], "bold")
    line = Text()
    line.append(f"{player['name']}", f"bold {colour}")
    line.append(f" {player['clan']}" if player["clan"] else "", colour)
    if "paths" not in view or view["options"].get("variant") == "classic":
        line.append("  " + say("terminal.honor", honor=player["honor"]), "bold")
    return line


def player_line(player: View, view: View) -> Text:
    """Name, Clan, Honor, and how many cards are where."""
    line = name_text(player, view)
    if player["eliminated"]:
        line.append("  " + say("table.out_of_the_game"), "red")
        return line
    dead = sum(1 for card in player["dynasty_discard"] if card["dead"])
    parts = [say("terminal.hand", n=len(player["hand"])), say("terminal.gold", gold=player["gold"])]
    for key, deck in (("terminal.fate_deck", "fate_deck"), ("terminal.dynasty_deck", "dynasty_deck")):
        size = player[deck]["size"]
        parts += [] if size is None else [say(key, n=size)]  # where decks are not counted: no number
    gone = len(player["fate_discard"]) + len(player["dynasty_discard"])
    parts.append(say("terminal.discarded", n=gone) + (say("terminal.dead", n=dead) if dead else ""))
    line.append("  " + " · ".join(parts), "dim")
    return line


# ------------------------------------------------------------------------------------------------- provinces


def provinces(player: View) -> RenderableType:
    """The provinces side by side, each with its strength and cards."""
    table = Table(box=SIMPLE, show_header=False, show_edge=False, padding=(0, 1), expand=False)
    for _ in player["provinces"]:
        table.add_column(min_width=14, max_width=26)
    table.add_row(*(province_text(province) for province in player["provinces"]))
    return table


def province_text(province: View) -> Text:
    """A province in a few short lines."""
    if province["destroyed"]:
        return Text(say("terminal.destroyed", province=province["name"]), "dim strike")
    text = Text()
    text.append(f"{province['name']} ", "bold")
    text.append(say("table.of_strength", strength=province["strength"]), "dim")
    for card in province["cards"]:
        text.append("\n")
        if card is None:
            text.append(say("terminal.face_down"), "dim")
        else:
            text.append(named(card["card"]))
            if not province["face_up"]:
                text.append(" " + say("terminal.face_down"), "dim")
            stats = stats_of(card)
            text.append(f"\n{stats}" if stats else "\n" + called("types", card["type"]), "dim")
    if not province["cards"]:
        text.append("\n" + say("terminal.empty"), "dim")
    if province["region"]:
        text.append("\n" + called("types", "region") + " ", "dim")
        text.append(named(province["region"]["card"]))
        text.append(bowed(province["region"]), "dim")
    return text


def stats_of(card: View) -> str:
    """Gold Cost, Force, Chi, Personal Honor and Honor Requirement, as far as it has them."""
    found = []
    if "gold_cost" in card:
        found.append(f"{card['gold_cost']}G")
    if card["type"] == "personality":
        found.append(f"{card['force']}F/{card['chi']}C {card['personal_honor']}PH")
        if card.get("honor_requirement") is not None:
            found.append(f"HR{card['honor_requirement']}")
    elif "force" in card:
        found.append(f"{card['force']}F")
    return " ".join(found)


# ------------------------------------------------------------------------------------------- cards and units


def named(name: str) -> Text:
    """A name, the number of its copy dimmed.

    >>> named("Light Infantry#2").plain
    'Light Infantry#2'
    """
    title, mark, number = name.partition("#")
    text = Text(title)
    text.append(f"{mark}{number}", "dim")
    return text


def bowed(card: View) -> str:
    """That it is bowed, if it is."""
    return " " + say("terminal.bowed") if card["bowed"] else ""


def holding_text(card: View, printed: Printed) -> Text:
    """A Stronghold, Holding or other card at home, with the Gold it gives."""
    text = named(card["card"])
    gold = card.get("gold_production") or production(printed.get(card["card"]))
    if gold:
        text.append(f" {gold}G", "yellow")
    if card.get("tokens"):
        text.append(tokens_text(card["tokens"]))
    if card["bowed"]:
        text.append(bowed(card))
        text.stylize("dim")
    return text


def production(card: CardDefinition | None) -> int:
    """The plain amount of Gold that a card produces."""
    if card is None:
        return 0
    amounts = [trait.produce.amount for trait in card.program.traits if isinstance(trait, GoldSource)]
    return max((amount.value for amount in amounts if isinstance(amount, Number)), default=0)


def unit_text(card: View, short: bool = False) -> Text:
    """A Personality with everything attached, and the unit's Force; in short without his own numbers."""
    text = Text()
    total = unit_force(card)
    text.append(f"{total}F " if short else f"{total:>2}F ", "bold" if total else "dim")
    text.append(named(card["card"]))
    if not short:
        text.append(f" {card['force']}F/{card['chi']}C {card['personal_honor']}PH", "dim")
    if card.get("dishonorable"):
        text.append(" " + say("terminal.dishonorable"), "red")
    if card.get("tokens"):
        text.append(tokens_text(card["tokens"]))
    text.append(bowed(card), "dim")
    for attached in card.get("attachments", ()):
        text.append(" + ", "dim")
        text.append(named(attached["card"]))
        if attached["type"] == "follower" and not short:
            text.append(f" {attached['force']}F", "dim")
        text.append(bowed(attached), "dim")
    return text


def unit_force(card: View) -> int:
    """The Force that a unit gives its army: bowed cards give none; Items count in their Personality's own Force."""
    force = 0 if card["bowed"] else int(card["force"])
    followers = (each for each in card.get("attachments", ()) if each["type"] == "follower" and not each["bowed"])
    return max(force, 0) + sum(max(int(each["force"]), 0) for each in followers)


def tokens_text(tokens: Mapping[str, int]) -> Text:
    """Tokens in brackets."""
    return Text(" [" + ", ".join(f"{count}× {name}" for name, count in tokens.items()) + "]", "dim")


def hand_text(hand: Sequence[str | None], printed: Printed) -> Text:
    """The cards in hand with the numbers that matter."""
    return joined([hand_card(name, printed) for name in hand if name is not None], " · ")


def hand_card(name: str, printed: Printed) -> Text:
    """One card in hand."""
    text = named(name)
    card = printed.get(name)
    if card is not None:
        parts = [f"{card.force:+}F" if card.type == "item" else f"{card.force}F"] if card.force else []
        if card.type == "strategy":
            parts.append("")
        elif card.gold_cost is not None:
            parts.append(f"{card.gold_cost}G")
        parts.append(f"FV{card.focus_value}" if card.focus_value is not None else "")
        text.append("".join(f" {part}" for part in parts if part), "dim")
    return text


def joined(texts: Iterable[Text], between: str) -> Text:
    """Texts in a row with a separator between them; the word for nothing if there are none."""
    found = Text(between).join(list(texts))
    return found if found.plain else Text(say("terminal.nothing"), "dim")


# ---------------------------------------------------------------------------------------------- battlefields


def battlefields(view: View) -> list[RenderableType]:
    """The battlefields where units stand or a battle is being fought, with the Force of both sides."""
    attack = view["attack"]
    if attack is None:
        return []
    units = {card["card"]: card for player in view["players"] for card in player["in_play"]}
    strength = {
        f"{player['name']}.{province['name']}": province["strength"]
        for player in view["players"]
        for province in player["provinces"]
    }
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=2)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for field in attack["battlefields"]:
        here = field["at"] == attack["current"]
        if not (here or field["attacking"] or field["defending"]):
            continue
        head = Text(str(field["at"]), "bold reverse" if here else "bold")
        if field["at"] in strength:
            head.append(" " + say("table.of_strength", strength=strength[field["at"]]), "not bold not reverse dim")
        terrains = say("terminal.terrain", terrains=", ".join(field["terrains"])) if field["terrains"] else ""
        grid.add_row("⚔" if here else "", head, Text(terrains))
        for word, who in (("attacking", attack["attacker"]), ("defending", attack["defender"])):
            army = [army_text(units[name], who) for name in field[word] if name in units]
            if army or here:
                line = Text(f"  {who} ")
                line.append(f"{field[f'{word}_force']}F", "bold")
                grid.add_row("", line, Group(*army) if army else Text(say("table.nobody"), "dim"))
    banner = Rule(Text(attack_words(view)), style="red")
    return [banner, grid, Rule(style="red")] if grid.row_count else [banner]


def army_text(card: View, leader: str) -> Text:
    """A unit in an army; one of an ally's with his name."""
    text = unit_text(card)
    if card["controller"] != leader:
        text.append(" " + say("terminal.of_a_player", player=card["controller"]), "italic")
    return text


def attack_words(view: View) -> str:
    """Return who attacks whom, between which Fortresses, and who has joined."""
    attack = view["attack"]
    words = say("terminal.attacks", attacker=attack["attacker"], defender=attack["defender"])
    fortresses = view.get("fortresses") or {}
    if fortresses.get("from") and fortresses.get("to"):
        words += f" · {fortresses['from']} → {fortresses['to']}"
    joined_by = [f"{name} {side}" for name, side in fortresses.get("allies", {}).items()]
    return f"{words} · {', '.join(joined_by)}" if joined_by else words
