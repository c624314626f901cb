// JSON Patch (RFC 6902) on values that are never changed: what the patch does not touch stays the same object,
// so that the page redraws only what is different.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type Operation =
  | { op: "add" | "replace" | "test"; path: string; value: Json }
  | { op: "remove"; path: string }
  | { op: "move" | "copy"; from: string; path: string };

export class PatchError extends Error {}

const steps = (path: string): string[] => {
  if (path === "") return [];
  if (!path.startsWith("/")) throw new PatchError(`a path begins with a slash: ${path}`);
  return path
    .slice(1)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
};

const place = (list: readonly Json[], step: string, most: number): number => {
  if (!/^(0|[1-9]\d*)$/.test(step) || Number(step) > most)
    throw new PatchError(`no place ${step} in a list of ${list.length}`);
  return Number(step);
};

function at(value: Json, path: readonly string[]): Json {
  let found = value;
  for (const step of path) {
    if (Array.isArray(found)) found = found[place(found, step, found.length - 1)] as Json;
    else if (found !== null && typeof found === "object" && Object.hasOwn(found, step))
      found = (found as { [key: string]: Json })[step] as Json;
    else throw new PatchError(`nothing at /${path.join("/")}`);
  }
  return found;
}

/** The value with `change` made to what holds the last step of the path; everything beside the path is shared. */
function along(
  value: Json,
  path: readonly string[],
  change: (holder: Json[] | { [key: string]: Json }, last: string) => void,
  depth = 0,
): Json {
  if (value === null || typeof value !== "object") throw new PatchError(`nothing at /${path.join("/")}`);
  const step = path[depth] as string;
  const copy = Array.isArray(value) ? [...value] : { ...(value as { [key: string]: Json }) };
  if (depth === path.length - 1) change(copy, step);
  else if (Array.isArray(copy))
    copy[place(copy, step, copy.length - 1)] = along(at(value, [step]), path, change, depth + 1);
  else copy[step] = along(at(value, [step]), path, change, depth + 1);
  return copy;
}

const put = (value: Json, path: readonly string[], what: Json, anew: boolean): Json =>
  path.length === 0
    ? what
    : along(value, path, (holder, last) => {
        if (!Array.isArray(holder)) {
          if (!anew && !Object.hasOwn(holder, last)) throw new PatchError(`nothing to replace at /${path.join("/")}`);
          holder[last] = what;
        } else if (!anew) holder[place(holder, last, holder.length - 1)] = what;
        else if (last === "-") holder.push(what);
        else holder.splice(place(holder, last, holder.length), 0, what);
      });

const take = (value: Json, path: readonly string[]): Json =>
  path.length === 0
    ? null
    : along(value, path, (holder, last) => {
        if (Array.isArray(holder)) holder.splice(place(holder, last, holder.length - 1), 1);
        else if (Object.hasOwn(holder, last)) delete holder[last];
        else throw new PatchError(`nothing to remove at /${path.join("/")}`);
      });

const same = (a: Json, b: Json): boolean => {
  if (a === b || a === null || b === null || typeof a !== "object" || typeof b !== "object") return a === b;
  const one = Object.entries(a);
  const other = Object.entries(b);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    one.length === other.length &&
    one.every(
      ([key, value]) => Object.hasOwn(b, key) && same(value as Json, (b as { [key: string]: Json })[key] as Json),
    )
  );
};

export function patched(value: Json, patch: readonly Operation[]): Json {
  for (const step of patch) {
    const path = steps(step.path);
    switch (step.op) {
      case "add":
        value = put(value, path, step.value, true);
        break;
      case "replace":
        value = put(value, path, step.value, false);
        break;
      case "remove":
        value = take(value, path);
        break;
      case "copy":
        value = put(value, path, at(value, steps(step.from)), true);
        break;
      case "move": {
        const moved = at(value, steps(step.from));
        value = put(take(value, steps(step.from)), path, moved, true);
        break;
      }
      case "test":
        if (!same(at(value, path), step.value)) throw new PatchError(`not as expected at ${step.path}`);
    }
  }
  return value;
}
