import { getContext, setContext } from "svelte";

import type { Play } from "./play.svelte";

const KEY = Symbol("play");

export const seatAt = (play: Play): Play => setContext(KEY, play);
export const atTable = (): Play => getContext<Play>(KEY);
