/** What a game adds to setting its positions up: where zones are on its board, how parts look. */
import type { Component } from "svelte";
import type { Phrase } from "../api/messages";
import type { AnyView } from "../table/board";
import type { Translate } from "../words/words";

export interface PartProps {
  name: string;
  /** What it is called, which says what is printed on it. */
  words: Phrase | null;
  view: AnyView | null;
  t: Translate;
}

export interface SetUpModule {
  /** Where a zone is on the board, as a CSS selector; null: it has no place there. */
  spot(zone: string, shown: number): string | null;
  /** Or where it would be, if nothing is drawn there: in pixels of the window. */
  box?(zone: string, room: HTMLElement): DOMRect | null;
  /** The picture of a part on 40 x 40 px; parts that are not `drawn` are named alone. */
  Part?: Component<PartProps>;
  drawn?: (name: string) => boolean;
  /** Parts whose pictures are wider. */
  wide?: (name: string) => boolean;
}

const modules = import.meta.glob<SetUpModule>("../games/*/set-up.ts", { import: "default" });

/** What a game adds; null: its zones are only listed. */
export async function loadSetUp(game: string): Promise<SetUpModule | null> {
  return (await modules[`../games/${game}/set-up.ts`]?.()) ?? null;
}
