"""The trial of a card: table after table, until every one of its texts has been offered and has changed something.

Every text is held against its blanked twin: the same position and the same moves without it. One that is carried out is left
out of a copy of the game when it is (`twins`); one that stands is taken off the card before the game. It is alive as soon as the
two differ in what can be seen or what is offered, and dead if they never do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from rokugan.cards.model import CardDefinition
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.rules import Rules
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.workshop.asking import asked_by
from rokugan.editions.ccg.workshop.company import Company
from rokugan.editions.ccg.workshop.laying import ALLIED, STAGES, lay_table, stages_for
from rokugan.editions.ccg.workshop.obstacles import Obstacles
from rokugan.editions.ccg.workshop.steering import MODES, Steering
from rokugan.editions.ccg.workshop.texts import Text, texts_of
from rokugan.editions.ccg.workshop.twins import asked_of, views_of
from rokugan.editions.ccg.workshop.watching import CARRIED_OUT, CHANGED, OFFERED, TextWatch, tableau
from rokugan.editions.registry import rules_of
from rokugan.errors import EndlessLoop

TRIES = 24
PATIENCE = 40
LOOK = 6  # at every so many decisions it is compared what the players see
ALLIES = frozenset(("allying", "ally", "Invite", "ChangeSides", "Leader"))
PROBES = 8  # so often a text is used with other targets
DEPTH = 12  # for so many decisions


@dataclass(frozen=True)
class Verdict:
    """What was seen of one text."""

    text: Text
    offered: bool
    carried_out: bool
    changed: bool
    why: str = ""

    @property
    def alive(self) -> bool:
        """Did it make a difference?"""
        return self.changed

    @property
    def words(self) -> str:
        """One line for people."""
        if self.changed:
            return "it works"
        if self.text.without is not None:
            return "nothing is different without it"
        if self.carried_out:
            return "it was carried out and nothing is different without it"
        if self.offered:
            return "it was offered and never carried out"
        return "it was never offered" + (f": {self.why}" if self.why else "")


@dataclass(frozen=True)
class PlayedMove:
    """A decision of a game that was played: what was on the table, what was offered and what was chosen; now and then also
    what everybody could see."""

    table: str
    options: tuple[str, ...]
    chosen: int
    views: tuple[Any, ...] = ()


class Trial:
    """The trial of one card by the rules of an edition."""

    def __init__(self, card: CardDefinition, edition: str, tries: int = TRIES, first: Sequence[int] = ()) -> None:
        self.card = card
        self.rules: Rules = rules_of(edition)
        self.tables = dict.fromkeys((*first, *range(tries)))
        self.texts = texts_of(card, self.rules)
        self.seen: dict[str, set[str]] = {text.name: set() for text in self.texts}
        self.asked = asked_by(card, [text.ability for text in self.texts if text.ability is not None])
        self.obstacles = Obstacles(self.texts)
        self.game: CcgGame | None = None  # the last table
        self.shown: list[int] = []  # the tables on which a text was first seen to change something

    @property
    def wanted(self) -> list[Text]:
        """The texts that were not seen to change anything yet."""
        return [text for text in self.texts if CHANGED not in self.seen[text.name]]

    def run(self) -> list[Verdict]:
        """Try table after table."""
        own = [text.ability for text in self.texts if text.ability is not None and not text.given]
        stages = stages_for(self.card, own, self.asked.events)
        for number in self.tables:
            left = len(self.wanted)
            if not left:
                break
            self.try_at(number, stages, own)
            if len(self.wanted) < left:
                self.shown.append(number)
        return [self.verdict(text) for text in self.texts]

    def try_at(self, number: int, stages: Sequence[str], own: list[CompiledAbility]) -> None:
        """Try the texts on the table of that number."""
        stage = STAGES[stages[number % len(stages)]]
        company = Company(self.rules.edition, self.asked, number)
        allied = self.rules.most_players > 2 and company.pick("allies", 2 if self.asked.kinds & ALLIES else 6) == 1
        players = 3 if allied else 2
        if allied and stage.battle and company.pick("allied", 2):
            stage = ALLIED
        game = lay_table(self.rules, company, self.card, own, stage, players)
        chance = Randomness(crc32(self.card.name.encode()) + number)
        moves = self.play(game, chance, MODES[company.pick("mode", len(MODES))])
        for text in self.wanted:
            if text.without is not None:
                lacking = lay_table(self.rules, company, text.without, own, stage, players)
                if differs(lacking, moves):
                    self.seen[text.name].add(CHANGED)

    def verdict(self, text: Text) -> Verdict:
        """Return what was seen of a text."""
        seen = self.seen[text.name]
        why = self.obstacles.why(text, self.game) if not seen else ""
        return Verdict(text, OFFERED in seen, CARRIED_OUT in seen, CHANGED in seen, why)

    def play(self, game: CcgGame, chance: Randomness, mode: str) -> list[PlayedMove]:
        """Play on until nothing new was seen for so many decisions; the moves that were made."""
        self.game = game
        watch = TextWatch(game, self.texts, self.seen, self.obstacles)
        standing = any(text.without is not None for text in self.wanted)
        steering = Steering(watch, {text.name for text in self.wanted}, chance, mode, self.asked)
        moves: list[PlayedMove] = []
        left, known = PATIENCE, self._known()
        while game.decision is not None and left:
            watch.asked()
            chosen = steering.choose(game)
            if standing:
                views = views_of(game) if len(moves) % LOOK == 0 else ()
                moves.append(PlayedMove(tableau(game), asked_of(game), chosen, views))
            try:
                if steering.uses_wanted(game.decision.choices[chosen]):
                    self.probe(game, chosen, chance)
                watch.play(chosen)
            except EndlessLoop:
                return moves[:-1]
            left -= 1
            if self._known() > known:
                left, known = PATIENCE, self._known()
                steering.wanted = {text.name for text in self.wanted}
                if not self.wanted:
                    break
        return moves

    def probe(self, game: CcgGame, chosen: int, chance: Randomness) -> None:
        """Use a text in copies of the game, each time with other targets, until it changes something."""
        before = len(self.wanted)
        for _ in range(PROBES):
            copy = game.clone()
            watch = TextWatch(copy, self.texts, self.seen)
            steering = Steering(watch, (), chance, "busy")
            steering.whims = 1
            watch.play(chosen)
            for _ in range(DEPTH):
                if copy.decision is None or len(self.wanted) < before:
                    break
                watch.play(steering.choose(copy))
            if len(self.wanted) < before:
                return

    def _known(self) -> int:
        return sum(len(seen) for seen in self.seen.values())


def differs(lacking: CcgGame, moves: Sequence[PlayedMove]) -> bool:
    """Does a game go otherwise without a text, if the same moves are made?"""
    for move in moves:
        if lacking.decision is None or asked_of(lacking) != move.options or tableau(lacking) != move.table:
            return True
        if move.views and views_of(lacking) != move.views:
            return True
        lacking.choose(move.chosen)
    return False


def try_card(card: CardDefinition, edition: str, tries: int = TRIES, first: Sequence[int] = ()) -> list[Verdict]:
    """The verdicts on all texts of a card, after so many tables; first come those of these numbers."""
    return Trial(card, edition, tries, first).run()
