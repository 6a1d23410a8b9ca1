/** Every folder here with an index.ts is a game's module: a fifth game adds its folder. */
import type { AnyView, GameModule } from "../table/board";

export type AnyGameModule = GameModule<AnyView>;

// Each module is checked against its own view where it is defined (`satisfies GameModule<View>`).
// The server sends views of the table's game only, so here a module may take any view.
const modules = import.meta.glob<AnyGameModule>("./*/index.ts", { import: "default" });

/** What a game draws at a table; null: a game without a board, which is played in words. */
export async function loadGame(game: string): Promise<AnyGameModule | null> {
  return (await modules[`./${game}/index.ts`]?.()) ?? null;
}
