// A window that is too low for everything, and one that is wide: a battle takes room from all that does not fight, and cards grow.

import { innerHeight, innerWidth } from "svelte/reactivity/window";

const LOW = 820;

export const isLow = (least: number = LOW): boolean => (innerHeight.current ?? 900) < least;

const WIDE = 1600;
const MOST = 1.3;

/** A card's width where there is room: from 1600 px on cards grow with the window, rails do not. */
export const grown = (w: number): number =>
  Math.round(w * Math.min(MOST, Math.max(1, (innerWidth.current ?? WIDE) / WIDE)));
