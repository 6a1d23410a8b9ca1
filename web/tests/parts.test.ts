import { describe, expect, it } from "vitest";
import { curves } from "../src/table/chances";
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

describe("chances", () => {
  it("are one line a seat, with the result at the end", () => {
    const decision = (chances: number[]) => ({ chances }) as never;
    const analysis = {
      seats: 2,
      decisions: [decision([0.5, 0.5]), decision([0.7, 0.3])],
      final: [1, 0],
    } as never;
    expect(curves(analysis)).toEqual([
      [0.5, 0.7, 1],
      [0.5, 0.3, 0],
    ]);
  });
});
