import { describe, expect, it } from "vitest";
import { apart, curves, moments, swing, thinned } from "../src/review/moments";
import type { Table } from "../src/api/messages";
import { Legal } from "../src/table/board";
import { seatInfos, seatName, seatOf } from "../src/table/seats";
import { ago, duration } from "../src/table/time";
import { makeTranslate } from "../src/words/words";

const t = makeTranslate("en", [
  `seat = Player { $number }
page-hot-name = { $name } ({ $number })
page-bot-1 = Rigel
page-open-seat = open seat
page-nobody = somebody
go = Go to { $place }`,
]);

describe("time", () => {
  it.each([
    [0, "0:00"],
    [1, "0:01"],
    [65_000, "1:05"],
    [3_600_000, "1:00:00"],
    [90_061_000, "25:01:01"],
  ])("%i ms is %s", (milliseconds, said) => {
    expect(duration(milliseconds)).toBe(said);
  });
  it("past is told in the language of the page", () => {
    expect(ago(0, "en", 5 * 60_000)).toBe("5 minutes ago");
    expect(ago(0, "ru", 5 * 60_000)).toBe("5 минут назад");
    expect(ago(0, "fr", 3 * 3_600_000)).toBe("il y a 3 heures");
  });
});

describe("legal", () => {
  const legal = new Legal(
    [
      { action: "move 3", verb: "move", words: { id: "go", args: { place: 3 } } },
      { action: "stay", verb: "stay", words: { id: "go", args: { place: 0 } } },
    ],
    t,
  );
  it("knows and says what is legal, and nothing else", () => {
    expect(legal.has("move 3")).toBe(true);
    expect(legal.has("move 4")).toBe(false);
    expect(legal.say("move 3")).toBe("Go to 3");
    expect(legal.say("move 4")).toBe("");
    expect(legal.of("move")).toEqual(["move 3"]);
    expect(legal.some).toBe(true);
    expect(new Legal([], t).some).toBe(false);
  });
});

describe("seats", () => {
  const person = { id: "p", name: "Ada", guest: true };
  const chair = { kind: "person", person, level: null, stand_in: null, mine: true, present: true };
  const bot = { kind: "bot", person: null, level: "casual", stand_in: null, mine: false, present: false };
  const table = (seats: object[], my_seats: number[]) => ({ seats, my_seats }) as unknown as Table;

  it("are found by the person who sits there, unless it is several or none", () => {
    expect(seatOf(table([bot, chair], [1]), "p")).toBe(1);
    expect(seatOf(table([chair, chair], [0, 1]), "p")).toBeNull();
    expect(seatOf(table([chair], [0]), "q")).toBeNull();
  });
  it("are named", () => {
    const one = table([chair, bot, { ...bot, kind: "open" }], [0]);
    expect([0, 1, 2].map((seat) => seatName(one, seat, t))).toEqual(["Ada", "Rigel", "open seat"]);
  });
  it("of the same person are told apart", () => {
    const hot = table([chair, chair], [0, 1]);
    expect([0, 1].map((seat) => seatName(hot, seat, t))).toEqual(["Ada (1)", "Ada (2)"]);
    const named = table([chair, { ...chair, name: "Grandma" }], [0, 1]);
    expect([0, 1].map((seat) => seatName(named, seat, t))).toEqual(["Ada", "Grandma"]);
    const infos = seatInfos(hot, { scores: [3, 4], seat: 1 }, [], t);
    expect(infos.map((seat) => [seat.isMe, seat.score])).toEqual([
      [false, 3],
      [true, 4],
    ]);
  });
});

describe("looking back", () => {
  const decision = (chances: number[]) => ({ chances }) as never;
  const turn = (step: number, seat: number, swing: number) =>
    ({ step, seat, kind: "mistake", swing }) as never;

  it("draws a line for each seat, with the result at the end", () => {
    const decisions = [decision([0.5, 0.5]), decision([0.7, 0.3])];
    const analysis = { seats: 2, decisions, final: [1, 0], turns: [], steps: 2 } as never;
    expect(curves(null, analysis)).toEqual([
      [0.5, 0.7, 1],
      [0.5, 0.3, 0],
    ]);
  });

  it("uses estimates where the analysis has not come to", () => {
    const analysis = {
      seats: 2,
      decisions: [decision([0.9, 0.1])],
      final: [1, 0],
      turns: [],
      steps: 2,
    } as never;
    const estimates = [
      [0.5, 0.5],
      [0.6, 0.4],
      [1, 0],
    ];
    expect(curves(estimates, analysis)[0]).toEqual([0.9, 0.6, 1]);
    expect(curves(estimates, null)[1]).toEqual([0.5, 0.4, 0]);
    expect(curves(null, null)).toEqual([]);
  });

  it("takes an analysis of an earlier version for whole", () => {
    const analysis = { seats: 1, decisions: [decision([0.9])], final: [1], turns: [] } as never;
    expect(curves([[0.1], [0.2], [0.3]], analysis)).toEqual([[0.9, 1]]);
  });

  it("draws a long game as the means of some steps, with the true result", () => {
    const thin = thinned([...Array.from({ length: 180 }, (_, step) => step % 2), 0.25]);
    expect(thin).toHaveLength(61);
    expect(thin[0]).toEqual({ step: 0, chance: 1 / 3 });
    expect(thin[60]).toEqual({ step: 180, chance: 0.25 });
    expect(thinned([0.5, 1])).toEqual([
      { step: 0, chance: 0.5 },
      { step: 1, chance: 1 },
    ]);
    expect(thinned([])).toEqual([]);
  });

  it("picks three moments in order, one of them the viewer's own", () => {
    const turns = [turn(9, 0, -0.5), turn(2, 0, -0.4), turn(5, 0, 0.3), turn(7, 1, -0.1)];
    expect(moments(turns, []).map((one) => one.step)).toEqual([2, 5, 9]);
    expect(moments(turns, [1]).map((one) => one.step)).toEqual([2, 7, 9]);
    expect(swing(-0.224)).toBe("−22");
    expect(swing(0.18)).toBe("+18");
  });
});

describe("marks of moments", () => {
  it("stay where they are if there is room", () => {
    expect(apart([0, 40, 90], 20, 100)).toEqual([0, 40, 90]);
  });
  it("do not cover each other, nor leave the line", () => {
    expect(apart([90, 91, 91], 20, 100)).toEqual([60, 80, 100]);
    expect(apart([10, 11, 50], 20, 100)).toEqual([10, 30, 50]);
  });
});
