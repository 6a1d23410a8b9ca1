/** What is heard: which sound belongs to an event, and whether the player wants to hear it. */
import { session } from "../app/session.svelte";
import type { Happened } from "./board";

export type SoundKind = "turn" | "dice" | "launch" | "landing" | "crash" | "card" | "tile" | "meeple";

/** A kind of sound as one game has it: higher or lower, shorter or longer. */
export interface Sound {
  kind: SoundKind;
  /** Factor on all pitches. */
  pitch?: number;
  /** Factor on all lengths. */
  length?: number;
}

/** A game's sounds, by kinds of events. */
export type Sounds = Readonly<Record<string, Sound>>;

/** Of all that happened at once, the first few kinds are enough. */
const MOST = 4;

/** The sounds of some events in order: each kind once, as the first such event has it. */
export function soundsOf(happened: readonly Pick<Happened, "kind">[], sounds: Sounds = {}): Sound[] {
  const found = new Map<SoundKind, Sound>();
  for (const { kind } of happened) {
    const sound = sounds[kind];
    if (sound && !found.has(sound.kind)) found.set(sound.kind, sound);
  }
  return [...found.values()].slice(0, MOST);
}

/** Let sounds be heard one after the other, but for those that are off. */
export async function play(wanted: readonly Sound[]): Promise<void> {
  const { sound, volume, muted } = session.preferences;
  const heard = wanted.filter(({ kind }) => !muted.includes(kind));
  // Before the first press browsers allow no sound, and complain.
  if (!sound || !volume || !heard.length || navigator.userActivation?.hasBeenActive === false) return;
  const { synthesize } = await import("./synth");
  await synthesize(heard, volume / 100);
}

export function chime(): void {
  void play([{ kind: "turn" }]);
}
