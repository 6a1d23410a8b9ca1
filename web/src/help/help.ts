/** What a game tells in the help over its table: what `src/games/<game>/help.ts` exports. */
import type { Component } from "svelte";

export interface HelpSign {
  /** The sign; its meaning is the message `help-<name>` with the attribute `title`. */
  name: string;
  /** Only at tables with this option. */
  option?: string;
  /** Where it is on the table, as a CSS selector: pointing at it rings it there. */
  find?: string;
}

export interface GameHelp {
  /** What one does in a turn, as signs in a row; the message `help-turn-<name>` has a `title`. */
  turns: { name: string; signs: string[] }[];
  signs: HelpSign[];
  /** Draws a sign by its name, about 28 px. */
  Sign: Component<{ name: string }>;
}
