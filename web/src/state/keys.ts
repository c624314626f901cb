// Single keys of the table. Nothing here when somebody writes, or with a modifier: those are the browser's.

import type { Play } from "./play.svelte";

export interface Doors {
  keys: () => void;
  events: () => void;
  passMenu: () => void;
}

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Focus goes to the first thing in a part of the table that can be pressed, those that can act first. */
export function goTo(id: string): boolean {
  const part = document.getElementById(id);
  const found =
    part?.querySelector<HTMLElement>(".can, .tgt") ??
    part?.querySelector<HTMLElement>("button, [tabindex='0'], a[href]");
  found?.focus();
  found?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return !!found;
}

/** The arrows move among the cards of a row. */
function alongRow(event: KeyboardEvent): boolean {
  const step =
    event.key === "ArrowRight" || event.key === "ArrowDown"
      ? 1
      : event.key === "ArrowLeft" || event.key === "ArrowUp"
        ? -1
        : 0;
  if (!step || !(document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement))
    return false;
  const row = document.activeElement.closest("[role='group'], ul, ol, .others, main");
  const stops = row ? [...row.querySelectorAll<HTMLElement>("button:not(:disabled), [tabindex='0']")] : [];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + step];
  if (at < 0 || !next) return false;
  next.focus();
  return true;
}

/** The focus goes back to the question, from where every key is its own. */
export const toQuestion = (): void => document.getElementById("prompt")?.focus({ preventScroll: true });

/** A button that somebody has reached by keys, not one that a click has left with the focus: Space presses it, as buttons are. */
const reached = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("button, summary, a") !== null &&
  target.closest("#prompt, .bar, .tabs, [role='menu'], [role='alertdialog']") !== null &&
  target.matches(":focus-visible");

export function keyed(event: KeyboardEvent, play: Play, doors: Doors): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
  let done = true;
  switch (event.key) {
    case " ":
      if (reached(event.target)) return;
      play.answerUsual();
      toQuestion();
      break;
    case "Enter":
      // On a card Enter presses the card; elsewhere it is the usual answer.
      if (event.target instanceof HTMLElement && event.target.closest("button, a, [role='button'], summary")) return;
      play.answerUsual();
      break;
    case "Escape":
      if (!play.back()) {
        if (play.selection.lands) play.selection.lands = null;
        else if (play.seen.freeUndo && play.seen.midway && play.seen.asked) play.undo();
      }
      break;
    case "/":
      document.getElementById("notation")?.focus();
      break;
    case ".":
      doors.passMenu();
      break;
    case "?":
      doors.keys();
      break;
    case "h":
    case "H":
      goTo("hand");
      break;
    case "p":
    case "P":
      goTo("provinces");
      break;
    case "f":
    case "F":
      play.selection.folded = false;
      play.selection.lands = null;
      queueMicrotask(() => goTo("battle"));
      break;
    case "b":
    case "B":
      play.selection.folded = true;
      play.selection.lands = null;
      break;
    case "o":
    case "O":
      play.selection.nextLands();
      queueMicrotask(() => goTo("others"));
      break;
    case "q":
    case "Q":
      goTo("prompt");
      break;
    case "l":
    case "L":
      play.seen.repeat();
      break;
    case "e":
    case "E":
      doors.events();
      break;
    case "w":
    case "W":
      play.explainMore();
      break;
    case "r":
    case "R":
      play.readRules();
      break;
    case "i":
    case "I":
      play.askHint();
      break;
    case "u":
    case "U":
      play.undo();
      break;
    default:
      if (/^[0-9]$/.test(event.key)) done = play.answerKey(event.key);
      else done = alongRow(event);
  }
  if (done) event.preventDefault();
}
