import { expect, test } from "vitest";
import { type Sounds, soundsOf } from "../src/table/sound";

const SOUNDS: Sounds = {
  rolled: { kind: "dice" },
  flew: { kind: "launch", pitch: 2 },
  satellite: { kind: "launch" },
  landed: { kind: "landing" },
  crashed: { kind: "crash" },
  boarded: { kind: "meeple" },
};
const heard = (...kinds: string[]) =>
  soundsOf(
    kinds.map((kind) => ({ kind })),
    SOUNDS,
  );

test("each kind is heard once, in order", () => {
  expect(heard("rolled", "used", "flew", "satellite", "landed", "landed").map(({ kind }) => kind)).toEqual([
    "dice",
    "launch",
    "landing",
  ]);
  expect(heard("flew", "satellite")[0].pitch).toBe(2);
});

test("not everything at once, and nothing without a game's own table", () => {
  expect(heard("rolled", "flew", "landed", "crashed", "boarded")).toHaveLength(4);
  expect(soundsOf([{ kind: "rolled" }])).toEqual([]);
});
