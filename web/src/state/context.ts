import { getContext, setContext } from "svelte";

import type { Film } from "./film.svelte";
import type { Script } from "./script.svelte";
import type { Play } from "./play.svelte";

const KEY = Symbol("play");

export const seatAt = (play: Play): Play => setContext(KEY, play);
export const atTable = (): Play => getContext<Play>(KEY);

const SHOWN = Symbol("film");
/** The replay that is shown at this table. */
export const showing = (film: Film): Film => setContext(SHOWN, film);
export const shown = (): Film => getContext<Film>(SHOWN);

const SCRIPT = Symbol("script");
/** The scenario that is gone through at this table. */
export const goingThrough = (script: Script): Script => setContext(SCRIPT, script);
export const script = (): Script => getContext<Script>(SCRIPT);
