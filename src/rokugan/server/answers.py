"""The forms of the answers. Clients may rely on them: OpenAPI tells them, and the table's types are made from that."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

from rokugan.cards.deck_form import DeckForm

View = dict[str, Any]  # docs/view.md
Event = dict[str, Any]
Scenario = dict[str, Any]
Operation = dict[str, Any]  # of a patch, RFC 6902
Options = dict[str, str | int | bool | None]
SeatKind = Literal["person", "computer", "open"]


class Failure(Struct):
    """Why a request was refused, in one sentence."""

    error: str


class Health(Struct):
    """The server runs."""

    status: Literal["ok"]
    version: str


class Ready(Struct):
    """Games can be begun and moves be stored."""

    status: Literal["ready"]


class Nothing(Struct):
    """It is done, and there is nothing to say."""


# ------------------------------------------------------------------------------------------------ games


class DeckOffered(Struct):
    """A shipped deck; `option` is the optional rule without which it cannot be played."""

    id: str
    name: str
    clan: str | None
    option: str | None


class EditionOffered(Struct):
    """What can be played: `players` are the fewest and the most, `options` the optional rules with their words."""

    id: str
    title: str
    players: tuple[int, int]
    usual_players: int
    options: dict[str, str]
    decks: list[DeckOffered]
    levels: list[str]


class Outcome(Struct):
    """How a game ended."""

    winner: str | None
    victory: str | None


class ClockFacts(Struct):
    """How long people may think."""

    per: Literal["player", "move"]
    seconds: int
    increment: int | UnsetType = UNSET


class SeatFacts(Struct):
    """What everybody may know of a seat."""

    seat: int
    name: str | None
    kind: SeatKind
    clan: str | None
    level: str | None


class GameFacts(Struct):
    """What everybody may know of a game; times are seconds since 1970."""

    game: str
    edition: str
    options: Options
    seats: list[SeatFacts]
    open: int
    started: bool
    turn: int | None
    over: bool
    outcome: Outcome | None
    clock: ClockFacts | None
    watch_delay: float
    origin: str | None
    created: float
    changed: float


class SeatGiven(Struct):
    """A seat of a game that begins, with its token if it is that of whoever asked."""

    seat: int
    name: str | None
    kind: SeatKind
    token: str | None


class GameBegun(Struct):
    """A game that begins."""

    game: str
    seats: list[SeatGiven]


class SeatTaken(Struct):
    """A seat that was open."""

    seat: int
    token: str


class RecordedPlayer(Struct):
    """A player of a record, with his deck."""

    name: str
    deck: DeckForm


class GameRecord(Struct):
    """All that is needed to play a game again."""

    format: str
    edition: str
    options: Options
    seed: int
    players: list[RecordedPlayer]
    moves: list[str]
    result: Outcome | None
    sets: list[dict[str, Any]] | None = None


class TurnSummary(Struct):
    """How everybody stood when a turn ended, by name."""

    turn: int
    active: str | None
    honor: dict[str, int | None]
    provinces: dict[str, int]
    paths: dict[str, dict[str, int]] | UnsetType = UNSET


class TurningPoint(Struct):
    """A change that weighed much."""

    turn: int
    text: str


class Summary(Struct):
    """How a finished game went."""

    outcome: Outcome | None
    turns: list[TurnSummary]
    turning: list[TurningPoint]


# ---------------------------------------------------------------------------------------------- replays


class PlayerSeen(Struct):
    """A player and his Clan."""

    name: str
    clan: str | None


class TurnBegun(Struct):
    """The move with which a turn began."""

    turn: int
    active: str | None
    at: int


class Fight(Struct):
    """A battle, duel or conflict, and whether who began it won; nobody knows where that is null."""

    kind: Literal["battle", "duel", "conflict"]
    at: int
    turn: int
    player: str | None
    where: str
    won: bool | None


class ReplayIndex(Struct):
    """What a replay has to jump to."""

    game: str
    origin: str | None
    edition: str
    options: Options
    players: list[PlayerSeen]
    moves: list[str]
    turns: list[TurnBegun]
    fights: list[Fight]
    outcome: Outcome | None


class ReplayStep(Struct):
    """What a move changed for the viewer, and what happened."""

    patch: list[Operation]
    events: list[Event]


class Stretch(Struct):
    """A view after so many moves, what happened before it, and what each of the next moves changed."""

    from_: int = field(name="from")
    view: View
    events: list[Event]
    steps: list[ReplayStep]


class Position(Struct):
    """A position as a scenario, with the name of its file and its text."""

    name: str
    text: str
    scenario: Scenario


class Brought(Struct):
    """The game that a record has become."""

    game: str


# ------------------------------------------------------------------------------------- cards, decks, rules

Card = dict[str, Any]  # docs/view.md, with name, text and more


class Cards(Struct):
    """Every card of an edition, and the words one can search by."""

    edition: str
    cards: list[Card]
    fields: list[str]
    stats: list[str]
    parts: list[str]
    types: dict[str, list[str]]


class Names(Struct):
    """The names of cards that fit a search."""

    names: list[str]


class Format(Struct):
    """The format for which a deck is made."""

    id: str
    said: str
    option: str


class Violation(Struct):
    """What is against the rules in a deck, and what else a title might mean."""

    sentence: str
    title: str | None
    rule: str | None
    nearest: list[str] | UnsetType = UNSET


class Plot(Struct):
    """How many cards have each value."""

    title: str
    bars: list[tuple[str, int]]
    mean: float | UnsetType = UNSET


class DeckChecked(Struct):
    """A deck in all its forms, whether it is legal, and what is counted of it."""

    deck: DeckForm
    text: str
    format: Format
    legal: bool
    violations: list[Violation]
    plots: list[Plot]
    notes: list[str]
    sizes: dict[str, int]


class Hand(Struct):
    """An opening of a deck; the same seed gives the same."""

    seed: int
    hand: list[str]
    provinces: list[str]


class DeckKept(Struct):
    """The name under which a deck is kept."""

    id: str


class SetOffered(Struct):
    """A set of cards with which everybody at this server may play."""

    set: str
    name: str
    edition: str
    cards: int


class SetProblem(Struct):
    """What keeps a card of a set from being played: the words that are not understood, if it is that, and why."""

    card: str
    words: str
    reason: str


class SetKept(Struct):
    """The name under which a set of cards is kept, and what is understood of it."""

    set: str
    name: str
    edition: str
    cards: int
    understood: int
    problems: list[SetProblem]


class DeckOfMine(Struct):
    """A deck that somebody keeps; `since` is in seconds since 1970."""

    id: str
    name: str
    edition: str
    stronghold: str
    since: float


class Rule(Struct, omit_defaults=True):
    """A rule of a book, in our words."""

    id: str
    where: str
    says: str
    kind: str
    section: str
    test: str | UnsetType = UNSET
    conflict: str | UnsetType = UNSET
    not_observable: str | UnsetType = UNSET


class Rules(Struct):
    """Every rule of an edition."""

    edition: str
    rules: list[Rule]


class RuleIds(Struct):
    """The rules that fit a question, best first."""

    ids: list[str]


class Comparison(Struct):
    """A table of what differs between editions."""

    title: str
    heads: list[str]
    rows: list[list[str]]


class Differences(Struct):
    """Where the editions of the classic game differ."""

    tables: list[Comparison]


class CardRead(Struct):
    """What is understood of a card that somebody writes."""

    status: str
    playable: bool
    unread: list[dict[str, Any]]
    unrunnable: list[str]
    written: str
    tree: list[str] | str
    card: Card


# -------------------------------------------------------------------------------------------- positions


class Cited(Struct):
    """A rule by which something happened."""

    id: str
    says: str


class Staged(Struct, omit_defaults=True):
    """A position after some moves; `forced`: those taken by themselves since the last one, where the viewer may know."""

    version: int
    view: View
    events: list[Event]
    rules: list[Cited]
    moves: list[str]
    forced: list[str] | UnsetType = UNSET


class WatchedStep(Struct):
    """A step of a script, what it changed, and where it does not hold why."""

    says: str
    kind: Literal["move", "check", "note"]
    patch: list[Operation]
    events: list[Event]
    rules: list[Cited]
    fault: str


class Watched(Struct):
    """A scenario gone through step by step."""

    title: str
    edition: str
    rules: list[Cited]
    players: list[PlayerSeen]
    from_: int = field(name="from")
    view: View
    events: list[Event]
    steps: list[WatchedStep]
    scenario: Scenario
    text: str | UnsetType = UNSET


class PuzzleFacts(Struct):
    """A shipped puzzle."""

    name: str
    title: str
    edition: str
    about: str
    solver: str
    goal: str
    moves: int


class PuzzleNow(Struct):
    """A puzzle after a person's moves; `refused` says why the last one was no solution."""

    version: int
    view: View
    events: list[Event]
    rules: list[Cited]
    moves: list[str]
    solved: bool
    refused: str | None
    title: str
    goal: str
    solver: str


class LessonFacts(Struct):
    """A shipped lesson."""

    name: str
    title: str
    about: str
    edition: str
    notes: int


class Note(Struct):
    """A note of a lesson."""

    id: str
    title: str
    text: str
    at: str
    rule: str | None


class LessonHint(Struct):
    """A move that a note suggests."""

    move: str
    why: str


class LessonNow(Struct):
    """A lesson after the learner's moves; `count` is how many notes have come, and of how many."""

    version: int
    view: View
    events: list[Event]
    rules: list[Cited]
    title: str
    learner: str
    moves: list[str]
    notes: list[Note]
    count: tuple[int, int]
    hint: LessonHint | None
    ended: bool


Shipped = tuple[str, str, str, list[str]]  # name, case, title, rules
