// What a person has chosen for this device.

export interface Chosen {
  theme: "auto" | "washi" | "lacquer";
  motion: boolean;
  sound: boolean;
  name: string;
  /** Pass at battlefields where nobody stands. */
  skip: boolean;
  /** Steps of the turn at which passing by itself stops. */
  stops: string[];
}

const KEY = "rokugan.settings";
const usual: Chosen = { theme: "auto", motion: true, sound: false, name: "", skip: true, stops: [] };

function stored(): Chosen {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>) };
  } catch {
    return { ...usual };
  }
}

export const settings = $state<Chosen>(stored());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function keep(change: Partial<Chosen>): void {
  Object.assign(settings, change);
  localStorage.setItem(KEY, JSON.stringify(settings));
  dress();
}

/** The theme as it looks now, whoever decided it. */
export const theme = (): "washi" | "lacquer" =>
  settings.theme === "auto" ? (dark.matches ? "lacquer" : "washi") : settings.theme;

export const moving = (): boolean => settings.motion && !still.matches;

export function dress(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.classList.toggle("still", !settings.motion);
}

export function turnTheme(): void {
  keep({ theme: theme() === "washi" ? "lacquer" : "washi" });
}

/** A step of the turn at which passing by itself stops, or no longer. */
export function toggleStop(step: string): void {
  keep({
    stops: settings.stops.includes(step) ? settings.stops.filter((each) => each !== step) : [...settings.stops, step],
  });
}
