/** The log in turns: what one player did in a row, cut by the beginnings of rounds. */
import type { Step } from "../api/messages";
import type { Happened, LogRules } from "./board";

type Told = Step["events"][number];

/** An event of the log with the sentence that tells it. */
export interface Entry extends Happened {
  words: Told["words"];
}

export interface Turn {
  key: string;
  sequence: number;
  seat: number;
  undo: boolean;
  /** What happened, in rows. */
  rows: Entry[][];
  /** What followed from it by itself, such as new cards in a row. */
  after: Entry[];
  /** A round that begins after it. */
  divider: Entry | null;
}

const PLAIN: LogRules = { rounds: [], after: [], left_out: [], row: () => 1 };

function emptyTurn(step: Step, part: number): Turn {
  const { sequence, seat, action } = step;
  const undo = action.startsWith("undo");
  return { key: `${sequence} ${part}`, sequence, seat, undo, rows: [], after: [], divider: null };
}

function add(turn: Turn, entry: Entry, rules: LogRules): void {
  if (rules.left_out.includes(entry.kind)) return;
  if (rules.after.includes(entry.kind)) {
    turn.after.push(entry);
    return;
  }
  const row = turn.rows.at(-1);
  if (row && rules.row(row[0].kind) === rules.row(entry.kind)) row.push(entry);
  else turn.rows.push([entry]);
}

/** The row that what followed belongs to: the first of the first kind. */
export function causeOf(turn: Turn, rules: LogRules = PLAIN): number {
  return Math.max(
    0,
    turn.rows.findIndex(([entry]) => rules.row(entry.kind) === 1),
  );
}

/** Steps as turns; without rules of the game each sentence has a row of its own. */
export function turnsOf(steps: readonly Step[], rules: LogRules = PLAIN): Turn[] {
  const turns: Turn[] = [];
  for (const step of steps) {
    let turn = turns.at(-1);
    let part = 0;
    // Going back through the answers of others is one step for the reader.
    if (turn?.undo && turn.seat === step.seat && step.action.startsWith("undo")) continue;
    if (!turn || turn.seat !== step.seat || turn.undo || turn.divider || step.action.startsWith("undo"))
      turns.push((turn = emptyTurn(step, part)));
    for (const { kind, facts, words } of step.events) {
      const entry = { kind, facts, words, seat: step.seat };
      if (rules.rounds.includes(kind)) turn.divider = entry;
      else if (turn.divider) {
        turns.push((turn = emptyTurn(step, (part += 1))));
        add(turn, entry, rules);
      } else add(turn, entry, rules);
    }
  }
  return turns.filter((turn) => turn.undo || turn.rows.length || turn.after.length || turn.divider);
}
