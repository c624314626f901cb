// Where in the site we are: `/` the lobby, `/game/ID` a table, `/game/ID/watch` looking on, `/game/ID/replay` a finished game.

export type Route = { page: "lobby" } | { page: "game" | "watch" | "replay"; game: string };

function read(): Route {
  const found = /^\/game\/([^/]+)(?:\/(watch|replay))?\/?$/.exec(location.pathname);
  if (!found?.[1]) return { page: "lobby" };
  return { page: (found[2] as "watch" | "replay" | undefined) ?? "game", game: decodeURIComponent(found[1]) };
}

let here = $state.raw<Route>(read());
addEventListener("popstate", () => (here = read()));

export const route = (): Route => here;

export function go(path: string): void {
  history.pushState(null, "", path);
  here = read();
  scrollTo(0, 0);
}

/** For links: a plain click stays on the page, anything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a[href^='/']");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  event.preventDefault();
  go(link.pathname);
}
