"""What is known to come of an answer, for whoever is asked: each choice is tried on a copy in which everything that he may not
know is blank, and what stands otherwise afterwards is told beside it (`then` of a choice in a view).

A trial goes on by itself where there is nothing to decide but whether to react (nobody does) and how to pay (the easiest way). It
ends at the next question, where somebody could act, with the turn, at the first use of chance, and before a card is seen that the
player does not know. So it depends on what he knows and on nothing else. It is made when somebody looks, never while a game is
only played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rokugan.core.decision import Choice, Decision
from rokugan.core.game import PASS, Game

Facts = dict[str, Any]
Situation = dict[str, dict[str, Facts]]
"""How things stand: in each section (`cards`, `players`, ...) what is true of each thing, by its name in the view."""

MOST_STEPS = 5_000  # of one trial
FOLLOWED = 24  # questions that are passed over in one trial
CARDS = 4  # cards of which it is told what comes of an answer; of more only how many
WHOLE = ("battlefields", "duel", "conflict", "outcome")  # told as it will be, not as a pair of what it was and will be
SINGLE = ("conflict", "outcome")  # of these there is one
BY_ITSELF = {"react": "pass", "pay": "pay auto"}


class Unforeseeable(Exception):
    """Chance, or a card that the player does not know, decides from here on."""


class Circle(Exception):
    """The trial goes on and on: texts set each other off."""


class Enough(Exception):
    """The trial has gone as far as it shall."""


class TriedAnswer:
    """One answer, tried on a copy of the game as far as it can be foreseen."""

    def __init__(self, game: Game, seat: int, hidden: list[int], last: int = -1) -> None:
        self.game: Game = game
        self.seat: int = seat
        self.hidden: list[int] = hidden
        self.last: int = last  # the steps after which it ends in any case; -1: as far as it goes
        self.steps: int = 0
        self._looked: int = 0  # how many of the decisions taken by themselves have been looked at
        self._turn: int = game.turn
        self._learned: int = game.learned
        self._chance: int = game.randomness.used + game.betrayed

    def run(self, number: int) -> bool:
        """Give the answer of that number, and go on to the next question. False: something came up that nobody could foresee."""
        try:
            self.game.answer(number)
            self.follow()
        except Enough:
            return True
        except Unforeseeable:
            return False
        return True

    def follow(self) -> None:
        """Go on while there is nothing to decide."""
        game = self.game
        for _ in range(FOLLOWED):
            game.advance(self.look)
            self.check()
            asked = game.decision
            following = -1 if asked is None else self.following(asked)
            if following < 0:
                return
            self._looked = 0
            game.answer(following)

    def look(self) -> None:
        """Before every step: has something come up that nobody could foresee?"""
        self.check()
        if self.steps == self.last or self.game.turn != self._turn or self.passed_by():
            raise Enough
        if self.steps == MOST_STEPS:
            raise Circle
        self.steps += 1

    def passed_by(self) -> bool:
        """Has somebody passed because here he could do nothing else? With the cards that he has he may do something."""
        automatic = self.game.automatic
        for number in range(self._looked, len(automatic)):
            if automatic[number].seat >= 0 and automatic[number].choice.verb == PASS.verb:
                return True
        self._looked = len(automatic)
        return False

    def check(self) -> None:
        """Has chance been used, a secret been told, or a card been shown that the player did not know?"""
        game = self.game
        if game.randomness.used + game.betrayed != self._chance:
            raise Unforeseeable
        if game.learned != self._learned:
            self._learned = game.learned
            if any(game.sees(self.seat, card) for card in self.hidden):
                raise Unforeseeable

    def following(self, asked: Decision) -> int:
        """The answer that is given by itself to a question on the way; -1: the trial ends there."""
        verb = BY_ITSELF.get(asked.kind, "")
        if not verb or (asked.kind == "pay" and asked.seat != self.seat):
            return -1
        return next((number for number, each in enumerate(asked.choices) if each.verb == verb), -1)


def tried(blind: Game, seat: int, hidden: list[int], number: int) -> Game:
    """A copy of the game after that answer, as far as it can be foreseen; as it stands, where an answer leads into a circle."""
    trial = TriedAnswer(blind.clone(light=True), seat, hidden)
    try:
        if not trial.run(number):
            # Again, up to the step before the one at which something came up
            trial = TriedAnswer(blind.clone(light=True), seat, hidden, max(trial.steps - 1, 0))
            trial.run(number)
    except Circle:
        return blind.clone(light=True)
    return trial.game


def foreseen(game: Game, player: str) -> list[dict[str, Any]]:
    """Of each choice of the player's present decision what is known to come of it; nothing where nothing is known."""
    asked = game.asked()
    seat = asked.seat
    hidden = [card.number for card in game.cards if not game.sees(seat, card.number)]
    blind = game.blinded(player)
    named = [] if asked.kind == "pay" else named_cards(asked.choices)
    before = blind.situation(player, named)
    if not before:
        return [{} for _ in asked.choices]
    found: list[dict[str, Any]] = []
    for number, choice in enumerate(asked.choices):
        after = tried(blind, seat, hidden, number)
        told: dict[str, Any] = {}
        if after.log:  # something has happened
            told = difference(before, after.situation(player, named))
            shorten(told, [game.sight.name(seat, card) for card in named_cards([choice])])
        found.append(told)
    return found


def named_cards(choices: Sequence[Choice]) -> list[int]:
    """The cards that answers name."""
    found: list[int] = []
    for choice in choices:
        for card in (choice.card, choice.on):
            if card is not None and card.number not in found:
                found.append(card.number)
    return found


def difference(before: Situation, after: Situation) -> dict[str, Any]:
    """Return what stands otherwise: of each thing every fact as a pair, what it was and what it will be; of what is told whole,
    how it will be; of what is no longer there that it is `gone`.

    >>> difference({"cards": {"c1": {"force": 2, "chi": 3}, "c2": {}}}, {"cards": {"c1": {"force": 5, "chi": 3}}})
    {'cards': {'c1': {'force': [2, 5]}, 'c2': {'gone': True}}}
    """
    found: dict[str, Any] = {}
    for section, things in after.items():
        had = before.get(section, {})
        told: dict[str, Facts] = {}
        for name, facts in things.items():
            old = had.get(name)
            if section in WHOLE:
                if old != facts:
                    told[name] = facts
            elif old is not None:
                changed = {fact: [old[fact], now] for fact, now in facts.items() if fact in old and old[fact] != now}
                if changed:
                    told[name] = changed
        if section not in WHOLE:
            told.update({name: {"gone": True} for name in had if name not in things})
        if told:
            found[section] = told[section] if section in SINGLE else told
    return found


def shorten(told: dict[str, Any], named: list[str]) -> None:
    """Of many cards only some, first those that the answer names, and how many more there are."""
    cards: dict[str, Facts] | None = told.get("cards")
    if cards is None or len(cards) <= CARDS:
        return
    order = [*(name for name in named if name in cards), *(name for name in cards if name not in named)]
    told["cards"] = {name: cards[name] for name in order[:CARDS]}
    told["more"] = len(cards) - CARDS


def view_ahead(game: Game, player: str | None) -> dict[str, Any]:
    """The view of a player, with what is known to come of each answer if he is the one who is asked."""
    view = game.view(player)
    asked = game.decision
    if player is not None and asked is not None and asked.player == player:
        for choice, then in zip(view["decision"]["choices"], foreseen(game, player), strict=True):
            if then:
                choice["then"] = then
    return view
