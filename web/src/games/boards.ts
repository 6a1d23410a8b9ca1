/** Every folder here with a Board.svelte is a game's board: a fifth game adds its folder. */
import type { Component } from "svelte";
import type { BoardProps } from "../table/board";

export type Board = Component<BoardProps<never>, object, "pending">;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export async function loadBoard(game: string): Promise<Board | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
