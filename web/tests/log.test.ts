import { describe, expect, it } from "vitest";
import type { Step } from "../src/api/messages";
import type { LogRules } from "../src/table/board";
import { rowsOf, turnsOf, turnsSince, type Turn } from "../src/table/log";

const rules: LogRules = {
  rounds: ["round"],
  after: ["came"],
  left_out: ["acts"],
  row: (kind) => (kind === "flew" ? 1 : 2),
};

function step(sequence: number, seat: number, ...kinds: string[]): Step {
  const events = kinds.map((kind) => ({ kind, facts: {}, words: { id: kind } }));
  return { sequence, seat, action: "move 1", events, scores: [sequence, 0] } as unknown as Step;
}
const kinds = (turn: Turn) => rowsOf(turn).map((row) => row.map((piece) => piece.entry.kind));

describe("the log", () => {
  it("tells what one player does in a row as one turn, in rows", () => {
    const turns = turnsOf(
      [step(1, 0, "flew", "acts"), step(2, 0, "dropped", "boarded"), step(3, 1, "flew")],
      rules,
    );
    expect(turns.map((turn) => turn.seat)).toEqual([0, 1]);
    expect(kinds(turns[0])).toEqual([["flew"], ["dropped", "boarded"]]);
  });
  it("folds what follows by itself", () => {
    const [turn] = turnsOf([step(1, 0, "dropped", "flew", "came", "came")], rules);
    expect(turn.after).toHaveLength(2);
    expect(kinds(turn)).toEqual([["flew"], ["dropped"]]);
  });
  it("has one row of each kind, counts what is repeated and keeps the latest of a series", () => {
    const series: LogRules = { ...rules, latest: ["stepped"] };
    const [turn] = turnsOf(
      [step(1, 0, "dropped", "flew", "stepped"), step(2, 0, "dropped", "stepped", "flew")],
      series,
    );
    expect(rowsOf(turn).map((row) => row.map(({ entry, count }) => [entry.kind, count]))).toEqual([
      [["flew", 2]],
      [
        ["dropped", 2],
        ["stepped", 1],
      ],
    ]);
  });
  it("gives every sentence a line of its own where a game has no signs", () => {
    const [turn] = turnsOf([step(1, 0, "dropped", "flew"), step(2, 0, "dropped")]);
    expect(kinds(turn)).toEqual([["dropped"], ["flew"], ["dropped"]]);
  });
  it("divides rounds, also between two turns of the same player", () => {
    const turns = turnsOf([step(1, 0, "flew", "round"), step(2, 0, "flew")], rules);
    expect(turns.map((turn) => turn.divider?.entry?.kind)).toEqual(["round", undefined]);
    expect(turns[0].divider?.scores).toEqual([1, 0]);
  });
  it("counts the rounds of a game that only tells whose turn begins", () => {
    const gaia: LogRules = { ...rules, rounds: [], turn: "turn", left_out: ["turn"] };
    const begins = (one: Step, seat: number): Step => {
      const words = { id: "turn" } as Step["events"][number]["words"];
      return { ...one, events: [...one.events, { kind: "turn", facts: { seat }, words }] };
    };
    const undo: Step = { ...step(4, 0), action: "undo" };
    const rounds = turnsOf(
      [
        begins(step(1, 1, "flew"), 0),
        begins(step(2, 0, "flew"), 1),
        begins(step(3, 1, "flew"), 0),
        // Taking back the end of the first turn does not make the round count twice.
        undo,
        begins(step(5, 1, "flew"), 0),
        begins(step(6, 0, "flew"), 1),
      ],
      gaia,
    );
    expect(rounds.flatMap((turn) => turn.divider?.number ?? [])).toEqual([2, 3]);
  });
  it("says how a turn changed the score of its seat", () => {
    const turns = turnsOf([step(1, 1, "flew"), step(2, 0, "flew"), step(5, 0, "dropped")], rules);
    expect(turns.map((turn) => turn.gain)).toEqual([null, 4]);
  });
  it("tells in one line what the others did since my turn", () => {
    const seats = (steps: Step[]) => turnsSince(turnsOf(steps, rules), 0).map((turn) => turn.seat);
    const before = [step(1, 1, "flew"), step(2, 0, "flew")];
    expect(seats([...before, step(3, 1, "flew"), step(4, 2, "flew")])).toEqual([1, 2]);
    expect(seats(before)).toEqual([0]);
  });
  it("keeps what is told after the beginning of a round apart from it", () => {
    const turns = turnsOf([step(1, 0, "flew", "round", "dropped")], rules);
    expect(turns.map(kinds)).toEqual([[["flew"]], [["dropped"]]]);
  });
  it("leaves out steps without events, and keeps what was taken back", () => {
    const undone = { ...step(2, 0), action: "undo 1" };
    expect(turnsOf([step(1, 0), undone], rules).map((turn) => turn.undo)).toEqual([true]);
  });
});
