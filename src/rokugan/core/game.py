"""A game under way: a stack of frames, the decision it waits for, and everything that above the engine is used.

An edition's game adds its own state and says how it is copied, shown and settled; this module turns the crank.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NoReturn, SupportsIndex

from rokugan.catalogue import say
from rokugan.core.calling import give_numbers, tell_apart
from rokugan.core.card import Card
from rokugan.core.decision import Choice, Decision, DecisionKind
from rokugan.core.frames import Frame, Shared
from rokugan.core.log import EVERYONE, Entry
from rokugan.core.names import Numbers
from rokugan.core.notation import match
from rokugan.core.randomness import Randomness
from rokugan.core.refusal import Refusal
from rokugan.core.sight import Sight
from rokugan.errors import AmbiguousMove, EndlessLoop, IllegalMove, quote

# So many steps without a decision are no rule of any book, but a mistake in the engine or a text that feeds itself.
CIRCLE = 100_000
LONGEST_MOVE = 500


class Outcome:
    """How a game ended: the winner's name (None: nobody) and the victory (`military`, `honor`, ...)."""

    def __init__(self, winner: str | None, victory: str, seat: int = -1) -> None:
        self.winner: str | None = winner
        self.victory: str = victory
        self.seat: int = seat

    def __repr__(self) -> str:
        return f"Outcome(winner={self.winner!r}, victory={self.victory!r})"


ANYBODY = -1
NOBODY = 31  # a reader of the log who is no player
PASS = Choice("pass")
CONCEDE = Choice("concede")


class Automatic:
    """What the last move was followed by, without anybody being asked: a decision with one choice that was taken by itself, or
    (of the seat ANYBODY) a moment at which each player is asked whether he reacts, if he has anything to react with. `at`: how
    many entries the log had then.

    Whether a player was asked tells something about his hand; who must not be told gets to see nothing that comes after such a
    point sooner than if the player had been asked and had passed.
    """

    def __init__(self, seat: int, choice: Choice, at: int) -> None:
        self.seat: int = seat
        self.choice: Choice = choice
        self.at: int = at

    def __repr__(self) -> str:
        return f"Automatic({self.seat}, {self.choice!r}, {self.at})"


class Game:
    """The part of a game that no rulebook changes."""

    def __init__(self, names: list[str], seed: int) -> None:
        self.names: list[str] = names
        self.cards: list[Card] = []
        self.turn: int = 0  # turns, or rounds, begun
        self.edition: str = ""
        self.called: Numbers = Numbers()
        self.sight: Sight = Sight(len(names) + 1)
        self.randomness: Randomness = Randomness(seed)
        self.stack: list[Frame[Any]] = []
        self.decision: Decision | None = None
        self.outcome: Outcome | None = None
        self.log: list[Entry] = []
        self.history: list[tuple[int, Choice]] = []
        self.automatic: list[Automatic] = []
        self.last_moment: int = -1  # the last point, by the length of the log, at which somebody might have been asked
        self.unsettled: bool = False
        self.decisions: int = 0
        self.learned: int = 0
        self.betrayed: int = 0  # secrets that were no cards
        self.beginning: dict[str, Any] = {}
        self.laid_open: bool = False  # a copy in which everybody sees the cards of all, made by `unveiled`

    # ------------------------------------------------------------------------------------ the crank

    def push(self, frame: Frame[Any]) -> None:
        """Do this before going on with what is under way."""
        self.stack.append(frame)

    def ask(self, seat: int, kind: DecisionKind, prompt: str, choices: list[Choice], about: Card | None = None) -> None:
        """Wait for a decision among one choice or more; the frame on top of the stack gets the answer."""
        if not choices:
            raise RuntimeError(f"a decision without choices: {kind}, {prompt!r}, by {type(self.stack[-1]).__name__}")
        called = 0 if about is None else self.called.numbers[about.number]
        if about is not None and not called and not self.may_name(seat, about):
            about = None
        self.decision = Decision(seat, self.names[seat], kind, prompt, self.call(seat, choices), about, called)

    def call(self, seat: int, choices: list[Choice]) -> list[Choice]:
        """Let choices of a player call their cards by what these are called now."""
        return tell_apart(self, seat, choices) if give_numbers(self.called, choices) else choices

    def place_words(self, seat: int, card: Card) -> str:
        """Return where a card out of public sight is, as a move of that player says it: ` in hand` (editions know their
        places)."""
        raise NotImplementedError

    def may_name(self, seat: int, card: Card) -> bool:
        """May this player hear the title of a card out of public sight (editions know who)?"""
        raise NotImplementedError

    def fame(self, seat: int, card: Card) -> int:
        """Return how much the others know about a card out of public sight: the more of them, the higher (editions know who)."""
        raise NotImplementedError

    def sees(self, seat: int, card: int) -> bool:
        """May this player, or with a negative seat a spectator, know which card this is (editions know who)?"""
        raise NotImplementedError

    def name(self, card: int) -> str:
        """Return what a card is called now."""
        return self.called.name(card)

    def advance(self, watch: Callable[[], None] | None = None) -> None:
        """Go on until a real decision is needed or the game is over. A decision with one choice is taken by itself. `watch` is
        called before every step, to look on and to change nothing."""
        steps = 0
        while not self.is_over():
            if self.unsettled:
                self.unsettled = False
                self.settle()
                if self.is_over():
                    break
            decision = self.decision
            if decision is not None:
                if len(decision.choices) > 1:
                    return
                choice = decision.choices[0]
                self.automatic.append(Automatic(decision.seat, choice, len(self.log)))
                self.decision = None
                self.stack[-1].answer(self, choice)
                continue
            frame = self.stack[-1]
            steps += 1
            if steps > CIRCLE:
                raise EndlessLoop(say("refusals.endless"))
            if watch is not None:
                watch()
            if not self.step(frame):
                self.stack.pop()
        self.decision = None
        self.stack.clear()

    def step(self, frame: Frame[Any]) -> bool:
        """Do the next step of a procedure. False when there is none left and it is over."""
        steps = frame.STEPS
        if not steps:
            return frame.run(self)
        at = frame.at
        if at == len(steps):
            return False
        frame.at = at + 1
        getattr(frame, steps[at])(self)
        return True

    def moment(self) -> None:
        """A point at which players may be asked whether they react, each by what he has in hand."""
        at = len(self.log)
        if self.last_moment != at:
            self.last_moment = at
            self.automatic.append(Automatic(ANYBODY, PASS, at))

    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.outcome is not None

    def still_in(self) -> list[int]:
        """The players who have not lost while others play on (editions know)."""
        return list(range(len(self.names)))

    def is_out(self, seat: int) -> bool:
        """Has this player lost, while others may play on?"""
        return seat not in self.still_in()

    def settle(self) -> None:
        """Apply what the rules apply continuously (editions say what)."""

    def end(self, seat: int, victory: str) -> None:
        """The game is over."""
        self.outcome = Outcome(self.names[seat] if seat >= 0 else None, victory, seat)

    def ending(self) -> str:
        """Return how the game ended, in a few words (editions may say more than the victory)."""
        return "" if self.outcome is None else self.outcome.victory

    # ------------------------------------------------------------------------------------- playing

    def choose(self, index: int) -> None:
        """Play the choice of that number, counted from 0: the fast way for programs."""
        self.answer(index)
        self.advance()

    def answer(self, index: int) -> None:
        """Answer the present decision with the choice of that number; `advance` then goes on."""
        decision = self.asked()
        if not 0 <= index < len(decision.choices):
            raise IllegalMove(
                say("refusals.there_is_no_choice", index=index, player=decision.player, count=len(decision.choices))
            )
        choice = decision.choices[index]
        self.history.append((decision.seat, choice))
        self.automatic.clear()
        self.last_moment = -1
        self.decisions += 1
        self.decision = None
        self.stack[-1].answer(self, choice)

    def take(self, choice: Choice) -> None:
        """Play one of the choices of the present decision; what an earlier decision offered is refused."""
        self.choose(self.number_of(choice))

    def number_of(self, choice: Choice) -> int:
        """The number of a choice of the present decision, for `choose`."""
        decision = self.asked()
        for number, each in enumerate(decision.choices):
            if each is choice:
                return number
        raise IllegalMove(say("refusals.is_not_among_the_choices", choice=repr(choice), player=decision.player))

    def concede(self, player: str) -> None:
        """A player gives up, whoever is to decide, and the game ends: of two players the other wins, of more nobody."""
        self.asked()
        seat = self.names.index(player)
        self.history.append((seat, CONCEDE))
        self.automatic.clear()
        self.note("concedes", seat)
        self.end(1 - seat if len(self.names) == 2 else -1, "concession")
        self.advance()

    def asked(self) -> Decision:
        """The present decision; there must be one."""
        decision = self.decision
        if decision is None:
            raise IllegalMove(say("refusals.the_game_is_over"))
        return decision

    def play(self, move: str, player: str | None = None) -> None:
        """Play a move in the notation, for the player whose decision it is (or for the player named, who must be it)."""
        self.take(self.find(move, player))

    def find(self, move: str, player: str | None = None) -> Choice:
        """The choice that a move means, or IllegalMove / AmbiguousMove with the reason. Nothing changes."""
        decision = self.decision
        if decision is None:
            raise self.refused(self.names.index(player) if player in self.names else 0, move)
        if len(move) > LONGEST_MOVE:
            raise IllegalMove(say("refusals.is_no_move", move=quote(move), most=LONGEST_MOVE))
        seat = decision.seat
        if player is not None and player != decision.player:
            if player not in self.names:
                raise IllegalMove(say("refusals.there_is_no_player", name=quote(player), names=", ".join(self.names)))
            seat = self.names.index(player)
            raise self.refused(seat, move)
        found = match(decision, move, self.interchangeable, lambda title: self.has_seen(seat, title))
        if found is None:
            raise self.refused(seat, move)
        return found

    def has_seen(self, seat: int, title: str) -> bool:
        """Does this player know of a card with that title, in tidy form, where it is now?"""
        raise NotImplementedError

    def interchangeable(self, one: Card, other: Card) -> bool:
        """Would it make no difference to name one card for the other?"""
        raise NotImplementedError

    def refused(self, seat: int, move: str) -> IllegalMove:
        """The error that says why a move of this seat is refused, in a sentence and as a value."""
        why = self.refusal(seat, move)
        if self.decision is None:
            return IllegalMove(say("refusals.the_game_is_over_cannot_be_played", move=quote(move)), why)
        name = self.names[seat]
        if self.decision.seat != seat:
            return IllegalMove(say("refusals.cannot_play_now", name=name, move=quote(move), reason=why.cited), why)
        why.offered = tuple(self.decision.options)
        return IllegalMove(say("refusals.cannot_play_because", name=name, move=quote(move), reason=why.cited), why)

    def refusal(self, seat: int, move: str) -> Refusal:
        """Return why this move of this seat is refused, from what its player may know (editions know the rule)."""
        decision = self.decision
        if decision is None:
            return Refusal("refused.over", self.rule_asked())
        if seat != decision.seat:
            return Refusal("refused.turn", self.rule_asked(), values={"other": decision.player})
        return Refusal("refused.no such answer", self.rule_asked())

    def rule_asked(self) -> str:
        """The rule by which the present decision is asked, or by which the game is over (editions know)."""
        return ""

    @property
    def secrets(self) -> int:
        """A count that rises whenever chance decides or somebody gets to know a card: shuffled, drawn, looked at, shown.
        To go back past such a point is to keep what one should not know."""
        return self.learned + self.betrayed + self.randomness.used

    @property
    def moves(self) -> list[str]:
        """The moves of the record so far: `Ann: attack Bob`."""
        return [f"{self.names[seat]}: {choice.move}" for seat, choice in self.history]

    # ----------------------------------------------------------------------- copies, hashes, views

    def clone(self, light: bool = False) -> Game:
        """An independent copy, in the middle of any decision; `light`: without the log and the moves so far."""
        raise NotImplementedError

    def __copy__(self) -> Game:
        """Return a clone."""
        return self.clone()

    def __deepcopy__(self, memo: object) -> Game:
        """Return a clone: whatever could change is copied, and what never changes stays the same object."""
        return self.clone()

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        """Refuse to be pickled: much of a game is told apart by being the same object, which the copy's parts would not be."""
        raise TypeError(say("refusals.a_game_is_not_pickled"))

    def world(
        self, player: str, randomness: Randomness, decks: Mapping[str, Sequence[Sequence[Any]]] | None = None
    ) -> Game:
        """A game that this player cannot tell from the real one: all that he may not know is dealt and drawn at random, all
        chance to come included, and it has no log, no moves and no beginning. `decks`: of other players the lists of
        definitions that each may be playing; who is not named plays with an open list."""
        raise NotImplementedError

    def view(self, player: str | None = None, text: bool = True) -> dict[str, Any]:
        """Return what a player may see; without a name, what a spectator may see. `text`: with the English of the cards."""
        raise NotImplementedError

    def blinded(self, player: str) -> Game:
        """A copy, without log, in which every card that this player does not know is blank and every secret of others some fixed
        one: for trying out what comes of an answer."""
        raise NotImplementedError

    def situation(self, player: str, named: list[int]) -> dict[str, dict[str, dict[str, Any]]]:
        """Return how things stand for a player, in sections (`cards` by their ids in his view, `players`, `provinces`, ...):
        what he would like to know before he answers. Of the cards that are named more is told than of others. Empty: the game
        does not tell it (editions do)."""
        return {}

    def unveiled(self) -> Game:
        """A copy to look at, in which every viewer knows every card that lies in no deck, and all viewers call a card by the
        same id: for a game that is over, and for whoever set up the position himself. It is not played on."""
        raise NotImplementedError

    def events_for(self, player: str | None = None, since: int = 0) -> list[dict[str, Any]]:
        """Return what has happened since there were so many events, as a player may know it (editions know what to tell of
        each)."""
        raise NotImplementedError

    def sentences(self, entries: Sequence[Entry], seat: int) -> Iterator[str]:
        """Entries of the log in English, as a seat may know them; a negative one knows everything (editions say it better)."""
        for entry in entries:
            yield entry.text(self.names, seat)

    def hidden_groups(self, player: str) -> list[list[int]]:
        """The cards that a player does not know, in groups within which they might lie in any order: of one owner and back.
        Within a group they stand by their places, so that it does not matter which card is where."""
        raise NotImplementedError

    def explain(self, player: str | None, card: str, stat: str = "") -> dict[str, Any]:
        """Return why a value of a card of his view is what it is; without a stat, what is printed on the card (editions
        know)."""
        raise IllegalMove(say("refusals.values_are_not_explained"))

    def why_not(self, player: str | None, move: str) -> dict[str, Any]:
        """Return whether a player can make a move now, and if not the fields of the refusal."""
        refused: dict[str, Any] = {"rule": None, "about": None, "when": None, "offered": []}
        if player is None:
            refused["reason"] = say("refusals.who_looks_on_makes_no_moves")
            return {"move": move, "legal": False, **refused}
        try:
            found = self.find(move, player)
        except IllegalMove as error:
            refused["reason"] = str(error)
            if error.refusal is not None:
                refused = error.refusal.fields()
        except AmbiguousMove as error:
            refused |= {"reason": str(error), "rule": self.rule_asked() or None, "offered": self.asked().options}
        else:
            return {"move": found.move, "legal": True}
        return {"move": move, "legal": False, **refused}

    def copy_into(self, new: Game, light: bool = False) -> None:
        """Copy the shared part of the state; called by an edition's clone."""
        memo: dict[int, Any] = {}
        new.called = self.called.copy()
        new.sight = self.sight.copy()
        new.randomness = self.randomness.copy()
        new.stack = [frame.copy(memo) for frame in self.stack]
        new.decision = self.decision
        new.outcome = self.outcome
        if not light:
            new.log = self.log[:]
            new.history = self.history[:]
            new.automatic = self.automatic[:]
            new.last_moment = self.last_moment
        new.unsettled = self.unsettled
        new.decisions = self.decisions
        new.learned = self.learned
        new.betrayed = self.betrayed
        new.beginning = self.beginning
        new.edition = self.edition
        new.laid_open = self.laid_open
        self.copy_state(new, memo)

    def copy_state(self, new: Game, memo: dict[int, Any]) -> None:
        """Copy what the edition added."""
        raise NotImplementedError

    def state(self) -> object:
        """Everything that makes two games the same, as plain data (editions add theirs)."""
        raise NotImplementedError

    def hash(self) -> str:
        """A fingerprint of the whole game, the same on every machine."""
        decision = self.decision
        asked = None if decision is None else (decision.seat, decision.kind, decision.choices)
        outcome = None if self.outcome is None else (self.outcome.winner, self.outcome.victory)
        memo: dict[int, int] = {}
        whole = plain([self.state(), self.stack, asked, outcome, self.randomness.state], memo)
        return blake2b(repr(whole).encode(), digest_size=16).hexdigest()

    def note(
        self,
        kind: str,
        player: int,
        *cards: Card,
        amount: int = 0,
        words: str = "",
        known: int = EVERYONE,
        numbers: tuple[int, ...] = (),
    ) -> Entry:
        """Write into the log. Cards have the names they bear now, unless `numbers` says what they were called before."""
        if cards and not numbers:
            numbers = self.called.shown(cards) if known == EVERYONE else self.called.given(cards)
        entry = Entry(kind, player, cards, amount, words, known, numbers, tuple(self.sight.last))
        self.log.append(entry)
        return entry

    @property
    def events(self) -> list[Entry]:
        """Return what has happened so far."""
        return self.log


def plain(value: object, memo: dict[int, int]) -> object:
    """A value as nested tuples of plain values, the same for equal games; Shared things by their order of appearance."""
    if value is None or isinstance(value, (int, str, bool)):
        return value
    if isinstance(value, Card):
        return ("card", value.number)
    if isinstance(value, Shared):
        if not isinstance(value, Frame):
            seen = memo.get(id(value))
            if seen is not None:
                return ("again", seen)
            memo[id(value)] = len(memo)
        at = value.at if isinstance(value, Frame) else 0
        return (
            type(value).__name__,
            at,
            tuple(plain(getattr(value, name), memo) for name in value.TOLD or value.FIELDS),
        )
    if isinstance(value, (list, tuple)):
        return tuple(plain(each, memo) for each in value)
    if isinstance(value, dict):
        return tuple(sorted((repr(plain(k, memo)), repr(plain(v, memo))) for k, v in value.items()))
    if isinstance(value, (set, frozenset)):
        return tuple(sorted(repr(plain(each, memo)) for each in value))
    other: Any = value
    if hasattr(other, "plain"):  # a part of a text, which never changes
        return other.plain()
    return plain(other.state(), memo)
