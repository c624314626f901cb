"""The trial of a card of the Living Card Game: table after table, until each of its texts has made a difference.

Every text is held against its blanked twin. An ability that is used is taken away from a copy of the game, after its costs are
paid and its targets chosen; what the card always says is taken away before the game. Then the same moves are made in both: a
text is alive as soon as what somebody sees or is offered differs, and dead if it never does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any
from zlib import crc32

from rokugan.cards.languages import language_of, write
from rokugan.cards.lcg.model import LcgCard
from rokugan.core.decision import Choice, Decision
from rokugan.core.frames import Frame
from rokugan.core.randomness import Randomness
from rokugan.editions.lcg.edition import LcgEdition
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.text.doing import Run
from rokugan.editions.lcg.text.making import DECKBUILDING
from rokugan.editions.lcg.text.tables import EFFECT
from rokugan.editions.lcg.workshop.company import NAMES, Company
from rokugan.editions.lcg.workshop.laying import lacking, lay_table
from rokugan.language.language import CannotWrite
from rokugan.program.lcg import nodes as n

TRIES = 24
PATIENCE = 80  # moves on a table
LOOK = 3  # at every so many moves it is compared what the players see
FOLLOWED = 25  # moves for which a game and its twin are compared
OUTSIDE = (*DECKBUILDING, n.LimitPer, n.AttachTo, n.PlayOnly, n.PlayOn, n.NoAttachments, n.PrintedX)
JOINING = ("attacker", "defender")
WANTED = ("declare", "attacker", "defender", "yes", "play", "use", "ring", "province")


@dataclass(frozen=True)
class TriedText:
    """One text of a card. `ability`: what is used; `without`: the card without it, if it always holds."""

    name: str
    words: str
    ability: n.Triggered | None = None
    without: LcgCard | None = None


@dataclass(frozen=True)
class Verdict:
    """What was seen of one text."""

    text: TriedText
    offered: bool
    carried_out: bool
    changed: bool

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
        return "it was offered and never carried out" if self.offered else "it was never offered"


@cache
def read(text: str) -> n.TextBox:
    """The program of a plain card of the table."""
    found: n.TextBox = language_of("lcg").read(text, type="event").program
    return found


def texts_of(card: LcgCard) -> list[TriedText]:
    """Every text of the card: its abilities, and what it always says of a game under way."""
    found = [
        TriedText(f"ability {number + 1}", words_of(card, n.TextBox(abilities=(each,))), each)
        for number, each in enumerate(card.program.abilities)
    ]
    for number, effect in enumerate(card.program.constants):
        if not isinstance(effect, OUTSIDE):
            words = words_of(card, n.TextBox(constants=(effect,)))
            found.append(TriedText(f"constant {number + 1}", words, without=lacking(card, number)))
    return found


def words_of(card: LcgCard, program: n.TextBox) -> str:
    """The text in English, or as a tree where there are no words for it."""
    try:
        return write(program, title=card.title, type=card.type, edition="lcg")
    except CannotWrite:
        return repr(program)


class Trial:
    """The trial of one card."""

    def __init__(self, card: LcgCard, edition: LcgEdition, tries: int = TRIES, first: Sequence[int] = ()) -> None:
        self.card = card
        self.edition = edition
        self.tables = dict.fromkeys((*first, *range(tries)))
        self.texts = texts_of(card)
        self.seen: dict[str, set[str]] = {text.name: set() for text in self.texts}
        self.crowd = 0  # who joins conflicts on this table: all, every other one, or the tried card and whoever must
        self.spared = False  # is the tried card left alone by what others do?
        self.patient = False  # is it kept for a conflict?
        self.quiet = False  # do all pass but for the tried card and what it waits for?
        self.shown: list[int] = []  # the tables on which a text was first seen to make a difference

    @property
    def wanted(self) -> list[TriedText]:
        """The texts that have made no difference yet."""
        return [text for text in self.texts if "changed" not in self.seen[text.name]]

    def run(self) -> list[Verdict]:
        """Try table after table."""
        for number in self.tables:
            left = len(self.wanted)
            if not left:
                break
            self.try_at(number)
            if len(self.wanted) < left:
                self.shown.append(number)
        return [self.verdict(text) for text in self.texts]

    def verdict(self, text: TriedText) -> Verdict:
        """Return what was seen of a text."""
        seen = self.seen[text.name]
        return Verdict(text, "offered" in seen, "carried out" in seen, "changed" in seen)

    def try_at(self, number: int) -> None:
        """Try the texts on the table of that number."""
        company = Company(self.edition, self.card, number, read)
        self.crowd = company.pick("crowd", 3)
        self.quiet = company.pick("quiet", 3) == 1
        self.patient = company.pick("patient", 2) == 1
        self.spared = company.pick("spared", 2) == 1
        game = lay_table(company, self.card)
        moves = self.play(game, Randomness(crc32(self.card.title.encode()) + number))
        for text in self.wanted:
            if text.without is not None:
                twin = lay_table(Company(self.edition, text.without, number, read), text.without)
                if self.differs(twin, moves):
                    self.seen[text.name].add("changed")

    def play(self, game: LcgGame, chance: Randomness) -> list[tuple[Any, int]]:
        """Play on, looking on; the moves that were made, each with what was seen before it."""
        standing = any(text.without is not None for text in self.wanted)
        moves: list[tuple[Any, int]] = []
        watch = Onlooker(game, self)
        while game.decision is not None and len(moves) < PATIENCE and (self.wanted or standing):
            chosen = self.choose(game.decision, game, chance)
            moves.append((what_is_seen(game, len(moves) % LOOK == 0) if standing else None, chosen))
            watch.play(chosen)
        return moves

    def choose(self, decision: Decision, game: LcgGame, chance: Randomness) -> int:
        """A choice: what uses the tried card, else what makes something happen, else any."""
        contested = game.conflict is not None
        worth = [self.worth(choice, contested) for choice in decision.choices]
        liked = [at for at, each in enumerate(worth) if each == max(worth)] if chance.below(4) else range(len(worth))
        return liked[chance.below(len(liked))]

    def worth(self, choice: Choice, contested: bool) -> int:
        """Return how much a choice is liked."""
        card = choice.card
        if (
            self.patient
            and choice.verb == "play"
            and card is not None
            and card.definition is self.card
            and not contested
        ):
            return 0
        if card is not None and card.definition is self.card:
            if choice.verb == "use" or (choice.verb == "play" and self.card.type == "event"):
                for text in self.texts:
                    if text.ability is not None:
                        self.seen[text.name].add("offered")
            return 1 if self.spared and choice.verb == "target" else 5
        if choice.verb in JOINING and card is not None and (self.crowd == 2 or (self.crowd and card.number % 2)):
            return 0
        if self.quiet and choice.verb in ("use", "play", "pass"):
            return 2 if choice.verb == "pass" else 0
        if choice.verb in WANTED:
            return 3
        return 0 if choice.verb in ("pass", "no", "done") else 2

    def differs(self, twin: LcgGame, moves: Sequence[tuple[Any, int]]) -> bool:
        """Does a game go otherwise without a text, if the same moves are made?"""
        for number, (seen, chosen) in enumerate(moves):
            if twin.decision is None or what_is_seen(twin, number % LOOK == 0) != seen:
                return True
            twin.choose(chosen)
        return False


def what_is_seen(game: LcgGame, closely: bool = True) -> tuple[Any, ...]:
    """Return what is asked and offered, and now and then what everybody sees, but for what the cards say."""
    decision = game.decision
    asked = () if decision is None else (decision.seat, decision.prompt, *decision.options)
    return (asked, *(blank(game.view(name, text=False)) for name in NAMES)) if closely else asked


def blank(view: dict[str, Any]) -> str:
    """A view without what depends on the words of the tried card alone."""
    return repr({key: value for key, value in view.items() if key not in ("under_way", "decision")})


class Onlooker:
    """Looking on while a game is played: whenever effects of the tried card are carried out, a twin goes on without them."""

    def __init__(self, game: LcgGame, trial: Trial) -> None:
        self.game = game
        self.trial = trial
        self.running: list[tuple[Frame[Any], LcgGame, TriedText]] = []
        self.twins: list[tuple[LcgGame, TriedText, int]] = []

    def play(self, chosen: int) -> None:
        """Make the same move in the game and in every twin, then compare."""
        following = []
        for twin, text, left in self.twins:
            if twin.decision is None or twin.decision.options != self.game.asked().options:
                self.trial.seen[text.name].add("changed")
            elif left:
                twin.choose(chosen)
                following.append((twin, text, left - 1))
        self.twins = following
        self.game.answer(chosen)
        self.game.advance(self.step)
        self.step()
        self.compare()

    def compare(self) -> None:
        """Has the text made a difference?"""
        if not self.twins:
            return
        seen = what_is_seen(self.game)
        kept = []
        for twin, text, left in self.twins:
            if what_is_seen(twin) != seen:
                self.trial.seen[text.name].add("changed")
            else:
                kept.append((twin, text, left))
        self.twins = kept

    def step(self) -> None:
        """Before each step: have effects begun or ended?"""
        stack = self.game.stack
        for running in self.running[:]:
            followed, twin, carried = running
            if not any(each is followed for each in stack):
                self.running.remove(running)
                self.trial.seen[carried.name] |= {"offered", "carried out"}
                twin.advance()
                self.twins.append((twin, carried, FOLLOWED))
        frame = stack[-1] if stack else None
        if not isinstance(frame, Run) or frame.mode != EFFECT or frame.index or frame.at:
            return
        text = self.text_of(frame)
        if text is None or any(each[0] is frame for each in self.running) or "changed" in self.trial.seen[text.name]:
            return
        twin = self.game.clone()
        idle = twin.stack[-1]
        assert isinstance(idle, Run)
        idle.effects = ()
        self.running.append((frame, twin, text))

    def text_of(self, frame: Run) -> TriedText | None:
        """Return which of the texts it carries out, as a whole."""
        if frame.use.card < 0 or self.game.cards[frame.use.card].definition is not self.trial.card:
            return None
        for text in self.trial.texts:
            if (
                text.ability is not None
                and frame.ability.program == text.ability
                and frame.effects == text.ability.effects
            ):
                return text
        return None


def try_card(card: LcgCard, edition: LcgEdition, tries: int = TRIES, first: Sequence[int] = ()) -> list[Verdict]:
    """The verdicts on all texts of a card, after so many tables; first come those of these numbers."""
    return Trial(card, edition, tries, first).run()
