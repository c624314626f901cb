// Two quiet strokes, made here: no files. Off unless the person turns sound on.

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

export function chime(kind: "asked" | "chat"): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  tone.type = "triangle";
  tone.frequency.value = kind === "asked" ? 392 : 587;
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.5);
}
