// The table's own English, in one place. Sentences about the game come from the server.

export const PHASES: Record<string, string> = {
  tiles: "Tiles", setup: "Set-up", straighten: "Straighten", events: "Events", action: "Action", limited: "Action", attack: "Attack", dynasty: "Dynasty", end: "End", paths: "Paths",
  draw: "Draw", conflict: "Conflict", fate: "Fate", regroup: "Regroup",
};

export const SEGMENTS: Record<string, string> = {
  declaration: "Declaration", invitations: "Invitations", maneuvers: "Maneuvers", infantry: "Maneuvers", cavalry: "Cavalry", engage: "Engage", combat: "Combat", resolution: "Resolution", battle: "Battle",
};

export const PILES: Record<string, string> = { fate_deck: "Fate", dynasty_deck: "Dyn.", conflict_deck: "Conf.", fate_discard: "Fate", dynasty_discard: "Dynasty", conflict_discard: "Conflict", hand: "hand", removed: "removed" };

const CLASSIC = ["straighten", "events", "action", "attack", "dynasty", "end"];
const LIVING = ["dynasty", "draw", "conflict", "fate", "regroup"];
/** The phases of a turn in their order. */
export function phasesOf(view: { family?: string; phase: string; extra?: { war_of_honor?: unknown } }): string[] {
  if (view.family === "lcg") return LIVING;
  return view.extra?.war_of_honor ? [...CLASSIC, "paths"] : CLASSIC;
}

export const VICTORIES: Record<string, string> = {
  military: "by conquest", honor: "by Honor", dishonor: "by dishonor", enlightenment: "by enlightenment", paths: "on the Paths", conquest: "by conquest", elimination: "as the last one standing",
};

const SIGNS: Record<string, string> = { attack: "swords", dynasty: "gold", end: "hand", straighten: "bow", events: "flag", action: "force", paths: "honor", tiles: "board", draw: "hand", conflict: "swords", fate: "gold", regroup: "flag" };
export const phaseSign = (phase: string, battle: boolean): string => (battle ? "swords" : SIGNS[phase] ?? "flag");

export const PATH_WORDS: Record<string, { says: string; sign: string }> = {
  military: { says: "destroy a province", sign: "swords" }, honor: { says: "gain 8 in a turn", sign: "honor" }, dishonor: { says: "make others lose 8", sign: "x" }, enlightenment: { says: "play a new Ring", sign: "void" },
};

export const UNTIL = { something: "something happens", phase: "the end of the phase", turn: "your turn" } as const;

export const KEYS: readonly (readonly [string, string])[] = [
  ["Space or Enter", "the usual answer"], ["1–9", "another answer"], ["Esc", "go back, take back, close"], ["/", "type a move in the notation"], [".", "pass until…"],
  ["H", "my hand"], ["P", "my provinces"], ["F", "the battle"], ["B", "the board"], ["O", "the others"], ["Q", "the question"], ["L", "the last event, read again"], ["E", "events"],
  ["W", "why a value is what it is"], ["R", "the rules of the card in the panel"], ["U", "undo"], ["?", "these keys"], ["Arrows", "move within a row"], ["Tab", "move between rows"],
];

export const word = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("_", " ");
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace("-", "−"));
