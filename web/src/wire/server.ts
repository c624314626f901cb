// What the server takes and answers. Made from its OpenAPI by `make wire`; never changed by hand.

/** The game that a record has become. */
export interface Brought {
  game: string;
}

/** What is understood of a card that somebody writes. */
export interface CardRead {
  status: string;
  playable: boolean;
  unread: Record<string, unknown>[];
  unrunnable: string[];
  written: string;
  tree: string[] | string;
  card: Record<string, unknown>;
}

/** Every card of an edition, and the words one can search by. */
export interface Cards {
  edition: string;
  cards: Record<string, unknown>[];
  fields: string[];
  stats: string[];
  parts: string[];
  types: Record<string, string[]>;
}

/** A rule by which something happened. */
export interface Cited {
  id: string;
  says: string;
}

/** How long people may think: for the whole game (with an increment for each move), or for every move. */
export interface Clock {
  per: "move" | "player";
  seconds: number;
  increment?: number;
}

/** How long people may think. */
export interface ClockFacts {
  per: "move" | "player";
  seconds: number;
  increment?: number;
}

/** A table of what differs between editions. */
export interface Comparison {
  title: string;
  heads: string[];
  rows: string[][];
}

/** A seat for a computer player. */
export interface ComputerSeat {
  kind: "computer";
  name?: string | null;
  deck?: string | Record<string, unknown> | null;
  level?: string | null;
}

/** A deck in all its forms, whether it is legal, and what is counted of it. */
export interface DeckChecked {
  deck: DeckForm;
  text: string;
  format: Format;
  legal: boolean;
  violations: Violation[];
  plots: Plot[];
  notes: string[];
  sizes: Record<string, number>;
}

/** A deck: titles, and how often each is there. */
export interface DeckForm {
  name?: string;
  edition?: string | null;
  format?: string;
  plan?: string;
  stronghold?: string;
  wind?: string;
  sensei?: string;
  dynasty?: Record<string, number>;
  fate?: Record<string, number>;
  role?: string;
  provinces?: Record<string, number>;
  conflict?: Record<string, number>;
}

/** The name under which a deck is kept. */
export interface DeckKept {
  id: string;
}

/** A deck that somebody keeps; `since` is in seconds since 1970. */
export interface DeckOfMine {
  id: string;
  name: string;
  edition: string;
  stronghold: string;
  since: number;
}

/** A shipped deck; `option` is the optional rule without which it cannot be played. */
export interface DeckOffered {
  id: string;
  name: string;
  clan: string | null;
  option: string | null;
}

/** A card that somebody writes, with the keys of a card file. */
export interface Designed {
  card: Record<string, unknown>;
  edition?: string;
}

/** Where the editions of the classic game differ. */
export interface Differences {
  tables: Comparison[];
}

/** An opening hand of a deck; the same seed draws the same. */
export interface Draw {
  deck: string | Record<string, unknown>;
  edition?: string;
  seed?: number | null;
}

/** What can be played: `players` are the fewest and the most, `options` the optional rules with their words. */
export interface EditionOffered {
  id: string;
  title: string;
  players: [number, number];
  usual_players: number;
  options: Record<string, string>;
  decks: DeckOffered[];
  levels: string[];
}

/** A value of a card that is to be explained. */
export interface ExplainValue {
  card: string;
  stat?: string;
}

/** Why a request was refused, in one sentence. */
export interface Failure {
  error: string;
}

/** A battle, duel or conflict, and whether who began it won; nobody knows where that is null. */
export interface Fight {
  kind: "battle" | "conflict" | "duel";
  at: number;
  turn: number;
  player: string | null;
  where: string;
  won: boolean | null;
}

/** The format for which a deck is made. */
export interface Format {
  id: string;
  said: string;
  option: string;
}

/** A game that begins. */
export interface GameBegun {
  game: string;
  seats: SeatGiven[];
}

/** What everybody may know of a game; times are seconds since 1970. */
export interface GameFacts {
  game: string;
  edition: string;
  options: Record<string, string | number | boolean | null>;
  seats: SeatFacts[];
  open: number;
  started: boolean;
  turn: number | null;
  over: boolean;
  outcome: Outcome | null;
  clock: ClockFacts | null;
  watch_delay: number;
  origin: string | null;
  created: number;
  changed: number;
}

/** All that is needed to play a game again. */
export interface GameRecord {
  format: string;
  edition: string;
  options: Record<string, string | number | boolean | null>;
  seed: number;
  players: RecordedPlayer[];
  moves: string[];
  result: Outcome | null;
  sets?: Record<string, unknown>[] | null;
}

/** An opening of a deck; the same seed gives the same. */
export interface Hand {
  seed: number;
  hand: string[];
  provinces: string[];
}

/** The server runs. */
export interface Health {
  status: "ok";
  version: string;
}

/** `POST /api/games/ID/join`. */
export interface Joining {
  name?: string | null;
  deck?: string | Record<string, unknown> | null;
}

/** A shipped lesson. */
export interface LessonFacts {
  name: string;
  title: string;
  about: string;
  edition: string;
  notes: number;
}

/** A move that a note suggests. */
export interface LessonHint {
  move: string;
  why: string;
}

/** A lesson after the learner's moves; `count` is how many notes have come, and of how many. */
export interface LessonNow {
  version: number;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
  rules: Cited[];
  title: string;
  learner: string;
  moves: string[];
  notes: Note[];
  count: [number, number];
  hint: LessonHint | null;
  ended: boolean;
}

/** A puzzle or a lesson by its name. */
export interface NamedBody {
  moves?: string[];
  why?: string | null;
  explain?: ExplainValue | null;
  name: string;
}

/** The names of cards that fit a search. */
export interface Names {
  names: string[];
}

/** `POST /api/games`. */
export interface NewGame {
  edition: string;
  seats: (PersonSeat | ComputerSeat | OpenSeat)[];
  options?: Record<string, string | number | boolean | null> | null;
  clock?: Clock | null;
  seed?: number | null;
  watch_delay?: number | null;
  listed?: boolean;
  sets?: string[];
}

/** A note of a lesson. */
export interface Note {
  id: string;
  title: string;
  text: string;
  at: string;
  rule: string | null;
}

/** It is done, and there is nothing to say. */
export type Nothing = Record<string, never>;

/** A seat for whoever comes. */
export interface OpenSeat {
  kind: "open";
}

/** How a game ended. */
export interface Outcome {
  winner: string | null;
  victory: string | null;
}

/** A seat for a person whom the one who begins the game knows: he gets its token. */
export interface PersonSeat {
  kind: "person";
  name?: string | null;
  deck?: string | Record<string, unknown> | null;
}

/** `POST /api/games/ID/replay/AT/play`: whose seat one takes, by his name, and who plays the others. */
export interface PlayOn {
  name: string;
  level?: string | null;
}

/** A player and his Clan. */
export interface PlayerSeen {
  name: string;
  clan: string | null;
}

/** How many cards have each value. */
export interface Plot {
  title: string;
  bars: [string, number][];
  mean?: number;
}

/** A position as a scenario, with the name of its file and its text. */
export interface Position {
  name: string;
  text: string;
  scenario: Record<string, unknown>;
}

/** A shipped puzzle. */
export interface PuzzleFacts {
  name: string;
  title: string;
  edition: string;
  about: string;
  solver: string;
  goal: string;
  moves: number;
}

/** A puzzle after a person's moves; `refused` says why the last one was no solution. */
export interface PuzzleNow {
  version: number;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
  rules: Cited[];
  moves: string[];
  solved: boolean;
  refused: string | null;
  title: string;
  goal: string;
  solver: string;
}

/** Games can be begun and moves be stored. */
export interface Ready {
  status: "ready";
}

/** A player of a record, with his deck. */
export interface RecordedPlayer {
  name: string;
  deck: DeckForm;
}

/** What a replay has to jump to. */
export interface ReplayIndex {
  game: string;
  origin: string | null;
  edition: string;
  options: Record<string, string | number | boolean | null>;
  players: PlayerSeen[];
  moves: string[];
  turns: TurnBegun[];
  fights: Fight[];
  outcome: Outcome | null;
}

/** What a move changed for the viewer, and what happened. */
export interface ReplayStep {
  patch: Record<string, unknown>[];
  events: Record<string, unknown>[];
}

/** A rule of a book, in our words. */
export interface Rule {
  id: string;
  where: string;
  says: string;
  kind: string;
  section: string;
  test?: string;
  conflict?: string;
  not_observable?: string;
}

/** The rules that fit a question, best first. */
export interface RuleIds {
  ids: string[];
}

/** Every rule of an edition. */
export interface Rules {
  edition: string;
  rules: Rule[];
}

/** A deck that somebody builds: text or JSON, in our form or the community's. */
export interface SaidDeck {
  deck: string | Record<string, unknown>;
  edition?: string;
}

/** What everybody may know of a seat. */
export interface SeatFacts {
  seat: number;
  name: string | null;
  kind: "computer" | "open" | "person";
  clan: string | null;
  level: string | null;
}

/** A seat of a game that begins, with its token if it is that of whoever asked. */
export interface SeatGiven {
  seat: number;
  name: string | null;
  kind: "computer" | "open" | "person";
  token: string | null;
}

/** A seat that was open. */
export interface SeatTaken {
  seat: number;
  token: string;
}

/** The name under which a set of cards is kept, and what is understood of it. */
export interface SetKept {
  set: string;
  name: string;
  edition: string;
  cards: number;
  understood: number;
  problems: SetProblem[];
}

/** A set of cards with which everybody at this server may play. */
export interface SetOffered {
  set: string;
  name: string;
  edition: string;
  cards: number;
}

/** What keeps a card of a set from being played: the words that are not understood, if it is that, and why. */
export interface SetProblem {
  card: string;
  words: string;
  reason: string;
}

/** A position after some moves; `forced`: those taken by themselves since the last one, where the viewer may know. */
export interface Staged {
  version: number;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
  rules: Cited[];
  moves: string[];
  forced?: string[];
}

/** A position: a scenario as data or as the text of a file. */
export interface StagedBody {
  moves?: string[];
  why?: string | null;
  explain?: ExplainValue | null;
  scenario: string | Record<string, unknown>;
  view?: string | null;
  computers?: string[];
}

/** A view after so many moves, what happened before it, and what each of the next moves changed. */
export interface Stretch {
  from: number;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
  steps: ReplayStep[];
}

/** How a finished game went. */
export interface Summary {
  outcome: Outcome | null;
  turns: TurnSummary[];
  turning: TurningPoint[];
}

/** The move with which a turn began. */
export interface TurnBegun {
  turn: number;
  active: string | null;
  at: number;
}

/** How everybody stood when a turn ended, by name. */
export interface TurnSummary {
  turn: number;
  active: string | null;
  honor: Record<string, number | null>;
  provinces: Record<string, number>;
  paths?: Record<string, Record<string, number>>;
}

/** A change that weighed much. */
export interface TurningPoint {
  turn: number;
  text: string;
}

/** What is against the rules in a deck, and what else a title might mean. */
export interface Violation {
  sentence: string;
  title: string | null;
  rule: string | null;
  nearest?: string[];
}

/** A scenario gone through step by step. */
export interface Watched {
  title: string;
  edition: string;
  rules: Cited[];
  players: PlayerSeen[];
  from: number;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
  steps: WatchedStep[];
  scenario: Record<string, unknown>;
  text?: string;
}

/** A step of a script, what it changed, and where it does not hold why. */
export interface WatchedStep {
  says: string;
  kind: "check" | "move" | "note";
  patch: Record<string, unknown>[];
  events: Record<string, unknown>[];
  rules: Cited[];
  fault: string;
}

/** A scenario to be gone through. */
export interface WrittenBody {
  scenario: string | Record<string, unknown>;
}

/** What each request takes, and what it answers. */
export interface Requests {
  "GET /healthz": {
    takes: never;
    answers: Health;
  };
  "GET /readyz": {
    takes: never;
    answers: Ready;
  };
  "GET /metrics": {
    takes: never;
    answers: string;
  };
  "GET /api/editions": {
    takes: never;
    answers: EditionOffered[];
  };
  "GET /api/games": {
    takes: never;
    answers: GameFacts[];
  };
  "POST /api/games": {
    takes: NewGame;
    answers: GameBegun;
  };
  "GET /api/games/{id}": {
    takes: never;
    answers: GameFacts;
  };
  "GET /api/games/{id}/record": {
    takes: never;
    answers: GameRecord;
  };
  "GET /api/games/{id}/summary": {
    takes: never;
    answers: Summary;
  };
  "POST /api/games/{id}/join": {
    takes: Joining;
    answers: SeatTaken;
  };
  "GET /api/games/{id}/replay": {
    takes: never;
    answers: ReplayIndex;
  };
  "GET /api/games/{id}/replay/{at}": {
    takes: never;
    answers: Stretch;
  };
  "GET /api/games/{id}/replay/{at}/scenario": {
    takes: never;
    answers: Position;
  };
  "POST /api/games/{id}/replay/{at}/play": {
    takes: PlayOn;
    answers: GameBegun;
  };
  "POST /api/replays": {
    takes: unknown;
    answers: Brought;
  };
  "GET /api/cards/{edition}": {
    takes: never;
    answers: Cards;
  };
  "GET /api/cards/{edition}/search": {
    takes: never;
    answers: Names;
  };
  "POST /api/workshop/read": {
    takes: Designed;
    answers: CardRead;
  };
  "POST /api/workshop/table": {
    takes: Designed;
    answers: Record<string, unknown>;
  };
  "GET /api/rules/differences": {
    takes: never;
    answers: Differences;
  };
  "GET /api/rules/{edition}": {
    takes: never;
    answers: Rules;
  };
  "GET /api/rules/{edition}/search": {
    takes: never;
    answers: RuleIds;
  };
  "GET /api/rules/{edition}/{id}/alike": {
    takes: never;
    answers: Record<string, Rule[]>;
  };
  "POST /api/decks/check": {
    takes: SaidDeck;
    answers: DeckChecked;
  };
  "POST /api/decks/hand": {
    takes: Draw;
    answers: Hand;
  };
  "POST /api/decks": {
    takes: SaidDeck;
    answers: DeckKept;
  };
  "GET /api/decks": {
    takes: never;
    answers: DeckOfMine[];
  };
  "DELETE /api/decks/{id}": {
    takes: never;
    answers: Nothing;
  };
  "GET /api/decks/{id}": {
    takes: never;
    answers: DeckForm;
  };
  "GET /api/decks/shipped/{edition}/{id}": {
    takes: never;
    answers: DeckForm;
  };
  "GET /api/sets": {
    takes: never;
    answers: SetOffered[];
  };
  "POST /api/sets": {
    takes: Record<string, unknown> | string;
    answers: SetKept;
  };
  "GET /api/sets/{id}": {
    takes: never;
    answers: Record<string, unknown>;
  };
  "POST /api/stage": {
    takes: StagedBody;
    answers: Staged | Record<string, unknown> | string;
  };
  "POST /api/stage/check": {
    takes: WrittenBody;
    answers: Watched;
  };
  "GET /api/scenarios": {
    takes: never;
    answers: [string, string, string, string[]][];
  };
  "GET /api/scenarios/{name}": {
    takes: never;
    answers: Watched;
  };
  "GET /api/puzzles": {
    takes: never;
    answers: PuzzleFacts[];
  };
  "POST /api/puzzles/play": {
    takes: NamedBody;
    answers: PuzzleNow | Record<string, unknown> | string;
  };
  "GET /api/lessons": {
    takes: never;
    answers: LessonFacts[];
  };
  "POST /api/lessons/play": {
    takes: NamedBody;
    answers: LessonNow | Record<string, unknown> | string;
  };
}
