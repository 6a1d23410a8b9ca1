/** The log in turns: what one player did in a row, cut by the beginnings of rounds. */
import type { Step } from "../api/messages";
import type { Happened, LogRules } from "./board";

type Told = Step["events"][number];

/** An event of the log with the sentence that tells it. */
export interface Entry extends Happened {
  words: Told["words"];
}

/** A round that begins: the event that tells it, or its number; and the scores at that moment. */
export interface Divider {
  entry: Entry | null;
  number: number;
  scores: readonly number[];
}

/** An event as often as it happened in a row. */
export interface Piece {
  entry: Entry;
  count: number;
}

export interface Turn {
  key: string;
  sequence: number;
  seat: number;
  undo: boolean;
  /** The kinds of what happened so far, in their order. */
  kinds: string[];
  /** What happened, by row. */
  rows: Map<number, Piece[]>;
  /** What followed from it by itself, such as new cards in a row. */
  after: Entry[];
  /** How the score of its seat changed; null: not known. */
  gain: number | null;
  /** A round that begins after it. */
  divider: Divider | null;
}

/** In words each event has a line of its own. */
const PLAIN: LogRules = { rounds: [], after: [], left_out: [], row: (_, before) => before.length };

function emptyTurn(step: Step, part: number): Turn {
  const { sequence, seat } = step;
  const key = `${sequence} ${part}`;
  const told = { kinds: [], rows: new Map<number, Piece[]>(), after: [] };
  return { key, sequence, seat, undo: isUndo(step), ...told, gain: null, divider: null };
}

function isUndo(step: Step): boolean {
  return step.action.startsWith("undo");
}

function add(turn: Turn, entry: Entry, rules: LogRules): void {
  if (rules.left_out.includes(entry.kind)) return;
  if (rules.after.includes(entry.kind)) {
    turn.after.push(entry);
    return;
  }
  const number = rules.row(entry.kind, turn.kinds);
  const row = turn.rows.get(number) ?? [];
  turn.rows.set(number, row);
  turn.kinds.push(entry.kind);
  const same = row.find((piece) => isRepeated(piece.entry, entry, rules));
  if (!same) row.push({ entry, count: 1 });
  else if (rules.latest?.includes(entry.kind)) same.entry = entry;
  else same.count += 1;
}

function isRepeated(one: Entry, other: Entry, rules: LogRules): boolean {
  if (one.kind !== other.kind) return false;
  return !!rules.latest?.includes(one.kind) || JSON.stringify(one.facts) === JSON.stringify(other.facts);
}

/** The rows of a turn from the top. */
export function rowsOf(turn: Turn): Piece[][] {
  return [...turn.rows].sort(([one], [other]) => one - other).map(([, row]) => row);
}

/**
 * The number of the round after each step, for a game that only tells whose turn begins: a round
 * begins with the turn of the seat that moved first. What is taken back is not counted.
 */
function roundsOf(steps: readonly Step[], rules: LogRules): number[] {
  const standing = [1];
  return steps.map((step) => {
    const now = standing.at(-1) ?? 1;
    const begins = step.events.some(
      ({ kind, facts }) => kind === rules.turn && Number(facts.seat) === steps[0].seat,
    );
    if (!isUndo(step)) standing.push(begins ? now + 1 : now);
    else if (standing.length > 1) standing.pop();
    return standing.at(-1) ?? 1;
  });
}

/** Steps as turns; without rules of the game each sentence has a row of its own. */
export function turnsOf(steps: readonly Step[], rules: LogRules = PLAIN): Turn[] {
  const turns: Turn[] = [];
  const rounds = roundsOf(steps, rules);
  let before: readonly number[] | null = null;
  let scores: readonly number[] | null = null;
  for (const [index, step] of steps.entries()) {
    let turn = turns.at(-1);
    let part = 0;
    // Going back through the answers of others is one step for the reader.
    if (turn?.undo && turn.seat === step.seat && isUndo(step)) {
      scores = step.scores;
      continue;
    }
    if (!turn || turn.seat !== step.seat || turn.undo || turn.divider || isUndo(step)) {
      turns.push((turn = emptyTurn(step, part)));
      before = scores;
    }
    if (before) turn.gain = step.scores[step.seat] - before[step.seat];
    for (const { kind, facts, words } of step.events) {
      const entry = { kind, facts, words, seat: step.seat };
      if (rules.rounds.includes(kind)) turn.divider = { entry, number: 0, scores: step.scores };
      else if (turn.divider) {
        turns.push((turn = emptyTurn(step, (part += 1))));
        add(turn, entry, rules);
      } else add(turn, entry, rules);
    }
    if (rounds[index] > (rounds[index - 1] ?? 1))
      turn.divider = { entry: null, number: rounds[index], scores: step.scores };
    scores = step.scores;
  }
  return turns.filter((turn) => turn.undo || turn.rows.size || turn.after.length || turn.divider);
}

/** The newest turn of each other seat since mine, oldest first; if there is none, the newest turn. */
export function turnsSince(turns: readonly Turn[], seat: number | null): Turn[] {
  const told = turns.filter((turn) => turn.rows.size);
  const mine = seat === null ? -1 : told.findLastIndex((turn) => turn.seat === seat);
  const since = new Map<number, Turn>();
  for (const turn of told.slice(mine + 1)) {
    since.delete(turn.seat);
    since.set(turn.seat, turn);
  }
  return since.size ? [...since.values()] : told.slice(-1);
}
