"""The present decision as its player gets it: the question, the card and the sentence that ask, and every answer taken apart."""

from __future__ import annotations

import re
from typing import Any

from rokugan.core.decision import FEW, Choice, Decision
from rokugan.core.views.telling import Audience
from rokugan.editions.ccg.actions.taking import CarryOut, TakeAction
from rokugan.editions.ccg.effects.control_flow import AskMay
from rokugan.editions.ccg.seen import faces, words
from rokugan.editions.ccg.seen.picture import Picture
from rokugan.editions.ccg.table.action import Offer
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.ids import HAND, is_player, seat_of
from rokugan.editions.ccg.text.described.prompts import effect_words
from rokugan.editions.ccg.turn.phases import price_to_buy

_PLACE = re.compile(r"(?:(\S+)\.)?(P\d+)\b")
_BARE = re.compile(r"(?<!\.)\bP\d+\b")
_HEX = re.compile(r"\(-?\d+,-?\d+\)")


def decision(picture: Picture) -> dict[str, Any] | None:
    """The decision as the viewer gets it; whoever is not asked learns only whose it is."""
    game = picture.game
    asked = game.decision
    if asked is None:
        return None
    if asked.seat != picture.seat:
        return {"player": asked.player}
    usual = usual_answer(asked)
    found: dict[str, Any] = {"player": asked.player, "kind": asked.kind, "prompt": question(picture, asked)}
    if asked.about is not None:
        found["card"] = picture.card(asked.about.number)
    said = sentence(picture) if picture.text else None
    if said:
        found["sentence"] = said
    found["options"] = asked.options
    found["choices"] = [choice(picture, each, asked, number == usual) for number, each in enumerate(asked.choices)]
    return found


def question(picture: Picture, asked: Decision) -> str:
    """The question in words. What a text says that one may do is told in its own words."""
    frame = picture.game.stack[-1]
    if not picture.text or not isinstance(frame, AskMay):
        return Audience(picture.game.names, picture.seat).place(asked.prompt)
    words = effect_words(frame.node.effects)
    return f"{words[:1].upper()}{words[1:]}?"


def sentence(picture: Picture) -> str | None:
    """The text that is being carried out and asks this."""
    for frame in picture.game.stack[::-1]:
        if isinstance(frame, (TakeAction, CarryOut)):
            ability = frame.action.ability
            return None if ability is None else faces.ability_text(ability)
    return None


def choice(picture: Picture, each: Choice, asked: Decision, usual: bool) -> dict[str, Any]:
    """One answer as plain data. What it has not is left out."""
    game = picture.game
    found: dict[str, Any] = {"move": each.move, "verb": each.verb, "label": button(picture, each)}
    card = -1 if each.card is None else each.card.number
    if card >= 0:
        found["card"] = picture.card(card)
    if each.on is not None:
        found["on"] = picture.card(each.on.number)
    place = place_of(picture, each)
    if place:
        found["place"] = place
    if names_player(picture, each):
        found["player"] = each.tail
    ability = ability_of(picture, each)
    if ability is not None:
        found["ability"] = ability
    if each.verb == "pay" and isinstance(each.what, int):
        found["gold"] = each.what
    elif each.verb == "buy":
        found["gold"] = price_to_buy(game, asked.seat, card, each.tail.strip())[0]
    if each.copies > 1:
        found["copies"] = each.copies
    group = words.group(game, each, card >= 0 and game.where[card] == HAND) if len(asked.choices) > FEW else ""
    if group:
        found["group"] = group
    if usual:
        found["usual"] = True
    return found


def button(picture: Picture, each: Choice) -> str:
    """An answer as a button says it. What the rules let every player do in one of several ways says which."""
    audience = Audience(picture.game.names, picture.seat)
    said = words.label(picture.game, each)
    place = place_of(picture, each)
    if place and place not in said:  # moves leave out whose province it is where there is no other
        said = _BARE.sub(place, said)
    label = audience.finished(audience.place(said))
    if not picture.text or ":" not in each.verb or not isinstance(each.what, Offer):
        return label
    effects = effect_words(each.what.ability.effects)
    return f"{label}: {effects}" if effects else label


def names_player(picture: Picture, each: Choice) -> bool:
    """Does the answer name a player?"""
    names = picture.game.names
    if each.card is not None or each.tail not in names:
        return False
    return each.verb in ("attack", "invite") or (is_player(each.value) and names[seat_of(each.value)] == each.tail)


def place_of(picture: Picture, each: Choice) -> str:
    """The province, battlefield or space of the board that an answer names."""
    game = picture.game
    at = _HEX.search(each.tail)
    if at is not None:
        return at.group()
    named = _PLACE.search(each.tail)
    if named is None:
        return ""
    owner = named.group(1)
    if owner is None and game.attack is not None:
        owner = game.names[game.attack.defender]
    return f"{owner}.{named.group(2)}" if owner else named.group(2)


def ability_of(picture: Picture, each: Choice) -> dict[str, Any] | None:
    """The number of the ability that an answer uses, and its English where that is not printed on the card."""
    offer = each.what
    if not isinstance(offer, Offer):
        return None
    found: dict[str, Any] = {}
    own: list[CompiledAbility] = []
    if offer.card >= 0:
        own = picture.game.behaviours[offer.card].abilities
        abilities = picture.game.abilities(offer.card)
        if offer.ability in abilities:
            found["number"] = abilities.index(offer.ability) + 1
    if picture.text and offer.ability not in own:
        found["text"] = faces.ability_text(offer.ability)
    return found or None


def usual_answer(asked: Decision) -> int:
    """The number of the answer that is given most often to such a question: to pay in the easiest way, to pass, to be done;
    else the first."""
    verbs = [each.verb for each in asked.choices]
    for verb in words.USUAL:
        if verb in verbs:
            return verbs.index(verb)
    return 0
