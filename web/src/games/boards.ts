/** Every folder here with a Board.svelte is a game's board: a fifth game adds its folder. */
import type { Component } from "svelte";
import type { BoardProps, SeatLineProps, StatusProps } from "../table/board";

export type Board = Component<BoardProps<never>, object, "pending">;
export type SeatLine = Component<SeatLineProps<never>>;
export type Status = Component<StatusProps<never>>;

const boards = import.meta.glob<Board>("./*/Board.svelte", { import: "default" });
const lines = import.meta.glob<SeatLine>("./*/Seat.svelte", { import: "default" });
const statuses = import.meta.glob<Status>("./*/Status.svelte", { import: "default" });

export interface Drawn {
  Board: Board | null;
  SeatLine: SeatLine | null;
  Status: Status | null;
}

/** Everything that a game draws at a table. */
export async function loadDrawn(game: string): Promise<Drawn> {
  const [Board, SeatLine, Status] = await Promise.all([
    boards[`./${game}/Board.svelte`]?.(),
    lines[`./${game}/Seat.svelte`]?.(),
    statuses[`./${game}/Status.svelte`]?.(),
  ]);
  return { Board: Board ?? null, SeatLine: SeatLine ?? null, Status: Status ?? null };
}

export async function loadBoard(game: string): Promise<Board | null> {
  return (await loadDrawn(game)).Board;
}
