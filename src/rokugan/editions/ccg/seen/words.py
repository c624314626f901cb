"""The English that people read beside the cards: labels of answers, groups of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.catalogue import subject
from rokugan.core.decision import Choice

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

USUAL = ("pay auto", "pass", "done", "no attack", "yes", "accept", "strike")


def label(game: CcgGame, choice: Choice) -> str:
    """An answer as a button says it."""
    forms = subject("answers")
    tail = choice.tail
    form = forms.get(choice.verb + tail) or forms.get(choice.verb.partition(":")[0])
    if form is None:
        form = "{verb} {card}{tail}"
    name = choice.name
    if choice.on is not None:
        tail = f" on {game.name(choice.on.number)}{tail}"
    if choice.tells_place:
        tail = f"{tail}{choice.place}"
    verb = f"{choice.verb[:1].upper()}{choice.verb[1:]}"
    if choice.verb in ("use", "play") and tail.startswith(":"):
        name = f"{name}, ability {tail[1:]}"
    text = form.format(card=name, tail=tail, verb=verb).strip()
    return f"{text[:1].upper()}{text[1:]}"


def group(game: CcgGame, choice: Choice, in_hand: bool) -> str:
    """Under which heading an answer stands where there are many."""
    if choice.verb in ("use", "play", "equip", "focus") and choice.card is not None:
        groups = subject("groups")
        kind = game.behaviours[choice.card.number].type
        return groups["hand"] if in_hand else groups.get(kind, groups["others"])
    if choice.verb.partition(":")[0] in ("lobby", "favor", "tactics", "share", "seppuku", "naval"):
        return subject("groups")["player_actions"]
    return ""
