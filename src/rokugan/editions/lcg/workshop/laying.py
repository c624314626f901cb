"""The rich table of the Living Card Game: a position with one of everything, in which a card lies where it may be of use.

Both sides have characters of several clans and traits, honored and dishonored, bowed and ready, with attachments and fate;
holdings, broken and facedown provinces, hands, piles, rings in every state. The number of the table says how they vary.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.lcg.model import LcgCard
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.workshop.company import NAMES, Company

PHASES = ("conflict", "conflict", "conflict", "dynasty", "conflict", "draw", "fate", "conflict", "regroup")


def side(company: Company, seat: int) -> dict[str, Any]:
    """One player's part of the position."""
    pick = company.pick
    people: list[dict[str, Any]] = []
    for number in range(5):
        entry: dict[str, Any] = {
            "card": company.person(f"{NAMES[seat]}'s man", number),
            "fate": (number + pick("fate", 3)) % 3,
        }
        status = (number + pick(f"status {seat}", 3)) % 3
        if status:
            entry["honored" if status == 1 else "dishonored"] = True
        if number == (4 + pick(f"rest {seat}", 5)) % 5:
            entry["bowed"] = True
        if number < 2:
            entry["attachments"] = [{"card": company.attachment(number + seat)}]
        people.append(entry)
    provinces: list[dict[str, Any]] = []
    for number in range(4):
        lies = company.holding(number) if number % 2 else company.person(f"{NAMES[seat]}'s heir", number)
        face = "up" if (number + pick(f"known {seat}", 2)) % 2 else "down"
        broken = number == 2 and pick(f"broken {seat}", 2) == 1
        land = {"title": company.province(seat, number), **({"broken": True} if broken else {"face": face})}
        provinces.append({"province": land, "card": lies, "face": "up" if number < 3 else "down"})
    hand = [company.event(number, seat) for number in range(4)] + [company.attachment(3 + seat), company.ronin(seat)]
    if pick(f"full {seat}", 3) == 1:
        hand += [company.event(number + 8, seat) for number in range(4)]
    return {
        "name": NAMES[seat],
        "fate": 8 - 4 * pick(f"poor {seat}", 3),
        "honor": (11, 5, 16)[pick(f"honor {seat}", 3)],
        "hand": hand,
        "conflict_deck": [company.event(number + 3, seat) for number in range(4)] + [company.attachment(5)] * 3,
        "dynasty_deck": [company.person(f"{NAMES[seat]}'s son", number) for number in range(5)] + [company.holding(5)],
        "conflict_discard": [company.event(7, seat), company.attachment(4)],
        "dynasty_discard": [company.person(f"{NAMES[seat]}'s dead", number) for number in range(2)],
        "provinces": provinces,
        "role": company.role(seat),
        "stronghold_province": company.province(seat, 5),
        "in_play": people,
    }


def put(company: Company, ann: dict[str, Any], card: LcgCard) -> None:
    """Put the tried card wherever it may be of use."""
    pick, title = company.pick, card.title
    place = pick("place", 3)
    elsewhere = card.type in ("character", "attachment") and card.unique and place  # a unique card lies in one place
    if card.type == "character" and not elsewhere:
        entry: dict[str, Any] = {"card": title, "fate": pick("own fate", 3), "bowed": pick("bowed", 5) == 4}
        status = ("", "honored", "dishonored")[pick("status", 3)]
        if status:
            entry[status] = True
        if pick("gear", 2):
            entry["attachments"] = [{"card": company.attachment(6)}]
        ann["in_play"].insert(0, entry)
    elif card.type == "attachment" and not elsewhere:
        bearer = ann["in_play"][pick("bearer", 3)]
        bearer.setdefault("attachments", []).append({"card": title})
    elif card.type == "holding":
        ann["provinces"][0].update({"card": title, "face": "up"})
    elif card.type == "province":
        ann["provinces"][0]["province"] = {"title": title, "face": ("up", "down")[pick("face", 2)]}
    elif card.type in ("stronghold", "role"):
        ann[card.type] = title
    if card.type == "event" or (card.side == "conflict" and not card.unique):
        ann["hand"][:0] = [title, title]
        ann["conflict_discard"].append(title)
    elif card.side == "conflict":
        if elsewhere:
            ann["hand"][:0] = [title]
    elif card.type == "character" and (elsewhere == 1 if card.unique else place):
        ann["provinces"][0].update({"card": title, "face": "up"})
    if card.type == "character" and card.side != "conflict" and (elsewhere == 2 or not card.unique):
        ann["dynasty_discard"].append(title)


def lay_table(company: Company, card: LcgCard) -> LcgGame:
    """The rich table with the card on Ann's side."""
    pick = company.pick
    sides = [side(company, seat) for seat in range(2)]
    put(company, sides[0], card)
    sides[pick("favor", 2)]["favor"] = ("military", "political")[pick("kind of favor", 2)]
    rings: dict[str, Any] = {"fire": {"fate": 1}, "void": {"fate": 2}}
    claimed = (("Ann", "Bob"), (), ("Ann", "Ann"), ("Bob", "Bob"))[pick("claimed", 4)]
    rings.update((ring, {"claimed_by": name}) for ring, name in zip(("air", "earth"), claimed, strict=False))
    phase = PHASES[company.turn % len(PHASES)]
    if company.waits and pick("entering", 2):
        phase = "dynasty"
    position = {
        "players": sides,
        "rings": rings,
        "phase": phase,
        "first_player": NAMES[pick("first", 2)],
        "active": NAMES[pick("first", 2)],
        "seed": company.turn,
        "turn": 2,
    }

    known = {**company.known, card.title: card}

    def find(what: object, where: str) -> LcgCard:
        return known[str(what)]

    game, _ = company.edition.position(position, find, "the rich table")
    assert isinstance(game, LcgGame)
    return game


def lacking(card: LcgCard, number: int) -> LcgCard:
    """The card without one of the things that it always says."""
    constants = card.program.constants
    return replace(card, program=replace(card.program, constants=(*constants[:number], *constants[number + 1 :])))
