import { describe, expect, it } from "vitest";
import type { Step } from "../src/api/messages";
import type { LogRules } from "../src/table/board";
import { causeOf, turnsOf } from "../src/table/log";

const rules: LogRules = {
  rounds: ["round"],
  after: ["came"],
  left_out: ["acts"],
  row: (kind) => (kind === "flew" ? 1 : 2),
};

function step(sequence: number, seat: number, ...kinds: string[]): Step {
  const events = kinds.map((kind) => ({ kind, facts: {}, words: { id: kind } }));
  return { sequence, seat, action: "move 1", events } as unknown as Step;
}
const kinds = (rows: { kind: string }[][]) => rows.map((row) => row.map((entry) => entry.kind));

describe("the log", () => {
  it("tells what one player does in a row as one turn, in rows", () => {
    const turns = turnsOf(
      [step(1, 0, "flew", "acts"), step(2, 0, "dropped", "boarded"), step(3, 1, "flew")],
      rules,
    );
    expect(turns.map((turn) => turn.seat)).toEqual([0, 1]);
    expect(kinds(turns[0].rows)).toEqual([["flew"], ["dropped", "boarded"]]);
  });
  it("folds what follows by itself", () => {
    const [turn] = turnsOf([step(1, 0, "dropped", "flew", "came", "came")], rules);
    expect(turn.after).toHaveLength(2);
    expect(causeOf(turn, rules)).toBe(1);
  });
  it("divides rounds, also between two turns of the same player", () => {
    const turns = turnsOf([step(1, 0, "flew", "round"), step(2, 0, "flew")], rules);
    expect(turns.map((turn) => turn.divider?.kind)).toEqual(["round", undefined]);
  });
  it("keeps what is told after the beginning of a round apart from it", () => {
    const turns = turnsOf([step(1, 0, "flew", "round", "dropped")], rules);
    expect(turns.map((turn) => turn.rows.flat().map((entry) => entry.kind))).toEqual([["flew"], ["dropped"]]);
  });
  it("leaves out steps without events, and keeps what was taken back", () => {
    const undone = { ...step(2, 0), action: "undo 1" };
    expect(turnsOf([step(1, 0), undone], rules).map((turn) => turn.undo)).toEqual([true]);
  });
});
