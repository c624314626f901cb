// Which puzzles this browser has solved.

const KEY = "rokugan.solved";
export function solved(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}
export function solve(name: string): void {
  localStorage.setItem(KEY, JSON.stringify([...solved().add(name)]));
}
