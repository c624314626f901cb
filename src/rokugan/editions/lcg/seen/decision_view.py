"""The present decision as its player gets it: the question, the card and the sentence that ask, and every answer taken apart."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from rokugan.core.decision import FEW, Choice
from rokugan.core.views.telling import Audience
from rokugan.editions.lcg.initiating.initiating import Initiation
from rokugan.editions.lcg.seen import faces
from rokugan.editions.lcg.seen.sentences import label
from rokugan.editions.lcg.table.things import EVENT, HAND, TYPES

if TYPE_CHECKING:
    from rokugan.editions.lcg.seen.picture import Picture

# What is answered most often, to whatever question.
USUAL = ("pass", "done", "no conflict", "yes", "strike")
GROUPS = {
    "character": "Characters", "attachment": "Attachments", "holding": "Holdings", "province": "Provinces",
    "stronghold": "Stronghold and role", "role": "Stronghold and role", "event": "Events",
}  # fmt: skip
_PLACE = re.compile(r"(?:(\S+)\.)?(P\d|SP)\b")


def decision(picture: Picture) -> dict[str, Any] | None:
    """The decision; to everybody but its player only whose it is."""
    asked = picture.game.decision
    if asked is None:
        return None
    if asked.seat != picture.seat:
        return {"player": asked.player}
    verbs = [each.verb for each in asked.choices]
    usual = next((verbs.index(verb) for verb in USUAL if verb in verbs), 0)
    found: dict[str, Any] = {"player": asked.player, "kind": asked.kind, "prompt": asked.prompt}
    if asked.about is not None:
        found["card"] = picture.card(asked.about.number)
        said = sentence(picture, asked.about.number) if picture.text else ""
        if said:
            found["sentence"] = said
    found["options"] = asked.options
    many = len(asked.choices) > FEW
    found["choices"] = [choice(picture, each, number == usual, many) for number, each in enumerate(asked.choices)]
    return found


def sentence(picture: Picture, card: int) -> str:
    """The text of a card that is being carried out and asks this."""
    for frame in picture.game.stack[::-1]:
        if isinstance(frame, Initiation) and frame.use.card == card:
            return "" if frame.use.ability is None else faces.ability_text(frame.use.ability)
    return ""


def choice(picture: Picture, each: Choice, usual: bool, many: bool) -> dict[str, Any]:
    """One answer. What it has not is left out."""
    audience = Audience(picture.game.names, picture.seat)
    found: dict[str, Any] = {"move": each.move, "verb": each.verb, "label": label(each, audience)}
    if each.card is not None:
        found["card"] = picture.card(each.card.number)
        ability = ability_of(picture, each, each.card.number)
        if ability is not None:
            found["ability"] = ability
        if many and each.verb in ("use", "play"):
            found["group"] = group_of(picture, each.card.number)
    else:
        place = place_of(picture, each)
        if place:
            found["place"] = place
    if each.verb == "ring":
        found["ring"] = each.tail.strip()
    if each.copies > 1:
        found["copies"] = each.copies
    if usual:
        found["usual"] = True
    return found


def place_of(picture: Picture, each: Choice) -> str:
    """The province that an answer names."""
    game = picture.game
    named = _PLACE.search(each.tail)
    if named is None:
        return ""
    owner = named.group(1)
    if owner is None and game.conflict is not None:
        owner = game.names[game.conflict.defender]
    return f"{owner}.{named.group(2)}" if owner else named.group(2)


def ability_of(picture: Picture, each: Choice, card: int) -> dict[str, Any] | None:
    """The number of the ability that an answer uses, and its English where that is not printed on the card."""
    game = picture.game
    printed = game.printed[card]
    if each.verb != "use" and not (each.verb == "play" and printed.type == EVENT):
        return None
    abilities = game.abilities(card)
    number = int(each.tail[1:]) if each.tail[:1] == ":" else 1
    if number > len(abilities):
        return None
    found: dict[str, Any] = {"number": number}
    used = abilities[number - 1]
    if picture.text and used not in printed.abilities:
        found["text"] = faces.ability_text(used)
    return found


def group_of(picture: Picture, card: int) -> str:
    """Under which heading an answer stands where there are many."""
    game = picture.game
    return "Hand" if game.where[card] == HAND else GROUPS[TYPES[game.printed[card].type]]
