// A window that is too low for everything: a battle then takes room from all that does not fight.

import { innerHeight } from "svelte/reactivity/window";

const LOW = 820;

export const isLow = (): boolean => (innerHeight.current ?? 900) < LOW;
