"""The log of the Living Card Game in sentences for people, and its answers as a button says them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rokugan.core.decision import Choice
from rokugan.core.log import Entry
from rokugan.core.telling import grouped, listed

# How an entry reads. Of a card that something happens to, its controller is the player.
SENTENCES = {
    "is the first player": "{player} is the first player",
    "mulligans": "{player} takes a mulligan of {amount}",
    "dynasty phase": "── Round {amount}: dynasty phase ──",
    "draw phase": "── Draw phase ──",
    "conflict phase": "── Conflict phase ──",
    "fate phase": "── Fate phase ──",
    "regroup phase": "── Regroup phase ──",
    "bids": "{player} bids {amount}",
    "counts glory": "{player} counts {amount} glory",
    "duels": "{player} has {cards} duel",
    "bows": "{player}'s {cards} {bows}",
    "is honored": "{player}'s {cards} {is} honored",
    "is dishonored": "{player}'s {cards} {is} dishonored",
    "moves to the conflict": "{player}'s {cards} {moves} to the conflict",
    "moves home": "{player}'s {cards} {moves} home",
    "gains fate": "{player} gains {amount} fate",
    "loses fate": "{who} loses {amount} fate",
    "gives fate": "{player} gives {amount} fate to the opponent",
    "places fate on": "{player} places {amount} fate on {cards}",
    "gains honor": "{player} gains {amount} honor",
    "loses honor": "{player} loses {amount} honor",
    "gives honor": "{player} gives {amount} honor to the opponent",
    "enters play": "{cards} {enters} play for {player}",
    "leaves play": "{player}'s {cards} {leaves} play",
    "is discarded": "{player}'s {cards} {is} discarded",
    "is sacrificed": "{player} sacrifices {cards}",
    "returns to hand": "{player}'s {cards} {returns} to hand",
    "returns to a deck": "{player}'s {cards} {returns} to the top of the deck",
    "goes below a deck": "{player}'s {cards} {goes} to the bottom of the deck",
    "is removed from the game": "{player}'s {cards} {is} removed from the game",
    "is shuffled into a deck": "{player}'s {cards} {is} shuffled into the deck",
    "is canceled": "{player}'s {cards} {is} canceled",
    "turns faceup": "{player} turns {cards} faceup",
    "reveals": "{player}'s province {cards} is revealed",
    "breaks": "{player} breaks the province {cards}",
    "declares a conflict": "{player} declares {words} with {cards}",
    "defends with": "{player} defends with {cards}",
    "wins the conflict": "{player} wins the conflict by {amount}",
    "claims the ring of": "{player} claims the ring of {words}",
    "claims the Imperial Favor": "{player} claims the Imperial Favor, its {words} side up",
    "passes a conflict": "{player} passes the opportunity to declare a conflict",
}
# What the verb of a sentence is where several cards are told of.
_PLURALS = {
    "bows": "bow",
    "is": "are",
    "moves": "move",
    "enters": "enter",
    "leaves": "leave",
    "returns": "return",
    "goes": "go",
}
# Kinds of which several in a row are told in one sentence.
MERGED = ("bows", "draws", "turns faceup", "discards", "is discarded", "enters play")


def sentences(entries: Sequence[Entry], players: list[str], seat: int) -> Iterator[str]:
    """The entries as a seat may know them; a negative one knows everything."""
    for group in grouped(entries, MERGED):
        yield sentence(group, players, seat)


def sentence(group: Sequence[Entry], players: list[str], seat: int) -> str:
    """One or several entries of a kind.

    >>> sentence([Entry("gains fate", 0, amount=7)], ["Ann", "Bob"], 1)
    'Ann gains 7 fate'
    >>> sentence([Entry("defends with", 1)], ["Ann", "Bob"], 1)
    'Bob defends with nobody'
    """
    first = group[0]
    names = [name for entry in group for name in entry.names(seat)]
    player = players[first.player] if first.player >= 0 else ""
    form = SENTENCES.get(first.kind)
    if form is None:
        return " ".join(part for part in (player, first.kind, listed(names), first.words) if part)
    cards = listed(names) or "nobody"
    verbs = {verb: many if len(names) > 1 else verb for verb, many in _PLURALS.items()}
    return form.format(player=player, cards=cards, who=player or cards, amount=first.amount, words=first.words, **verbs)


# ------------------------------------------------------------------------------------------------- answers

LABELS = {
    "use": "{card}",
    "play": "{card}",
    "target": "{card}{tail}",
    "attacker": "{card}",
    "defender": "{card}",
    "discard": "Discard {card}",
    "buy": "{card} with{tail}",
    "declare": "A{tail} conflict",
    "ring": "The ring of{tail}",
    "province": "Attack{tail}",
    "choose": "{card}{tail}",
    "bid": "Bid{tail}",
}
_FATE = re.compile(r" fate (\d+)$")


def label(choice: Choice) -> str:
    """An answer as a button says it."""
    tail = _FATE.sub(r" \1 fate", choice.tail)
    tail = f" {tail.strip()}" if tail.strip() else ""
    form = LABELS.get(choice.verb)
    if form is None:
        words = f"{choice.verb} {choice.name if choice.card is not None else ''}{tail}".strip()
    else:
        words = form.format(card=choice.name if choice.card is not None else "", tail=tail).strip()
    return f"{words[:1].upper()}{words[1:]}"
