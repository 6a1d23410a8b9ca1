import { describe, expect, it } from "vitest";
import type { PuzzleAnswer } from "../src/api/messages";
import { rows, why } from "../src/puzzles/telling";
import type { Translate } from "../src/words/words";

const option = (action: string, chance: number) => ({ action, words: { id: action, args: {} }, chance });
const ANSWER: PuzzleAnswer = {
  right: true,
  mine: null,
  my_words: null,
  solution: [option("move 1", 0.7)],
  choices: [option("move 1", 0.7), option("move 2", 0.52), option("move 3", 0.4)],
  points: [3, 1],
  better: [],
  second: [],
  themes: [],
  change: 9,
  counted: true,
};
const said = (action: string, more: Partial<PuzzleAnswer> = {}): PuzzleAnswer => ({
  ...ANSWER,
  right: false,
  mine: action,
  my_words: { id: action, args: {} },
  ...more,
});
/** Messages as their id and arguments. */
const t = Object.assign((id: string, args: object = {}) => `${id} ${JSON.stringify(args)}`, {
  phrase: () => "",
  form: () => "",
  brief: () => "",
  has: () => true,
  attribute: () => "",
  language: "en",
}) satisfies Translate;

describe("the chances after an answer", () => {
  it("mark the best and one's own", () => {
    expect(rows(ANSWER, ["move 1"]).map(({ kind }) => kind)).toEqual(["best", "other", "other"]);
    expect(rows(said("move 2"), ["move 2"]).map(({ kind }) => kind)).toEqual(["best", "mine", "other"]);
  });

  it("add one's own if it is none of the best, without a chance that nobody knows", () => {
    const last = rows(said("move 9"), ["move 9"]).at(-1);
    expect(last).toMatchObject({ action: "move 9", kind: "mine", below: true, chance: 0.4 });
  });

  it("say nothing about a later decision", () => {
    expect(rows(said("done"), ["move 1", "done"]).some(({ kind }) => kind === "mine")).toBe(false);
  });
});

describe("why an answer is right", () => {
  it("tells the points of the turn and both chances", () => {
    expect(why(ANSWER, ["move 1"], t)).toEqual(['puzzle-why-more {"points":2,"best":70,"second":52}']);
    expect(why({ ...ANSWER, points: [0, 4] }, ["move 1"], t)[0]).toContain('puzzle-why-less {"points":4');
    expect(why({ ...ANSWER, points: [1, 1.2] }, ["move 1"], t)[0]).toContain("puzzle-why-later");
  });

  it("begins with what one's own move leaves", () => {
    expect(why(said("move 3"), ["move 3"], t)[0]).toBe('puzzle-why-yours {"chance":40,"best":70}');
    expect(why(said("move 9"), ["move 9"], t)[0]).toBe('puzzle-why-yours-low {"chance":40,"best":70}');
    expect(why(said("done"), ["move 1", "done"], t)[0]).toBe('puzzle-why-step {"count":1}');
  });
});
