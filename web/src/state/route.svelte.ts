// Where in the site we are: `/` the lobby, `/game/ID` a table, `/game/ID/watch` looking on, `/game/ID/replay` a finished game;
// any other page by its first word (`pages.ts`), with the words after it as `rest`.

export type Route =
  | { page: "lobby" }
  | { page: "game" | "watch" | "replay"; game: string }
  | { page: "other"; name: string; rest: string[] };

function read(): Route {
  const [name, ...rest] = location.pathname
    .split("/")
    .filter(Boolean)
    .map((piece) => {
      try {
        return decodeURIComponent(piece);
      } catch {
        return piece;
      }
    });
  if (!name) return { page: "lobby" };
  if (name !== "game" || !rest[0]) return { page: "other", name, rest };
  return { page: rest[1] === "watch" || rest[1] === "replay" ? rest[1] : "game", game: rest[0] };
}

let here = $state.raw<Route>(read());
let asked = $state.raw(location.search);
function arrive(): void {
  here = read();
  asked = location.search;
}
addEventListener("popstate", arrive);

export const route = (): Route => here;

/** What stands after the question mark. */
export const search = (): URLSearchParams => new URLSearchParams(asked);

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** The same page under another address: what one typed into it is kept when one comes back. */
export function stay(path: string): void {
  history.replaceState(null, "", path);
  asked = location.search;
}

/** For links: a plain click stays on the page, anything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a[href^='/']");
  if (
    !(link instanceof HTMLAnchorElement) ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    link.target ||
    link.hasAttribute("download")
  )
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
