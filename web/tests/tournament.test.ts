/** The bar of a tournament: which of its states is shown when; and why somebody stands where. */
import { expect, test } from "vitest";
import type { Entrant, Tournament, TournamentTable } from "../src/api/messages";
import { barOf } from "../src/app/tournaments/bar";
import { running, sliceOf, withNews } from "../src/app/tournaments/tables";
import { why } from "../src/app/tournaments/why";
import { makeTranslate } from "../src/words/words";

const NOW = 1_000_000;
const MINUTE = 60_000;

function entrant(number: number, state: Entrant["state"] = "here"): Entrant {
  return { number, person: null, name: `Star ${number}`, level: null, state };
}

function table(status: TournamentTable["status"], toMove: number | null): TournamentTable {
  const seat = (one: number) => ({
    entrant: one,
    place: null,
    score: 0,
    clock: 30_000,
    present: true,
    forfeit: false,
  });
  return {
    round: 1,
    number: 2,
    table: "t",
    invite: null,
    status,
    seats: [seat(0), seat(1)],
    to_move: toMove,
    sequence: 1,
    began: 0,
    finished: null,
    at: NOW,
    ruled: false,
  };
}

type Changes = Partial<Omit<Tournament, "about">> & { about?: Partial<Tournament["about"]> };

function tournament({ about, ...rest }: Changes): Tournament {
  return {
    about: {
      id: "x",
      plan: { name: "Orbit", game: "galaktiko", format: "swiss", seats: 2, starts: 0, places: 2 },
      owner: null,
      status: "running",
      round: 1,
      rounds: 3,
      players: 1,
      bots: 0,
      waiting: 0,
      due: null,
      began: 0,
      finished: null,
      mine: true,
      ...about,
    },
    entrants: [entrant(0), entrant(1)],
    standings: [],
    rounds: [{ number: 1, began: 0, rests: [], tables: 1, over: 0 }],
    tables: [],
    me: 0,
    organiser: false,
    invite: null,
    commitment: "",
    seed: null,
    ends: null,
    here_from: null,
    stamp: "1-0-0",
    at: NOW,
    ...rest,
  };
}

const kind = (changes: Changes) => barOf(tournament(changes), NOW).kind;
const planned = { status: "planned", due: NOW + 4 * MINUTE } as const;

test("before the start one joins, waits for a place, or says that one is here", () => {
  expect(kind({ about: planned, me: null })).toBe("before");
  expect(kind({ about: { ...planned, players: 2 }, me: null })).toBe("full");
  expect(kind({ about: planned, entrants: [entrant(0, "waiting")] })).toBe("full");
  const asked = { about: planned, entrants: [entrant(0, "in")], here_from: NOW - MINUTE };
  expect(kind(asked)).toBe("in");
  expect(kind({ ...asked, here_from: NOW + MINUTE })).toBe("here");
  expect(kind({ ...asked, entrants: [entrant(0)] })).toBe("here");
});

test("in a round it is my turn, or I have a table, or I rest", () => {
  expect(kind({ tables: [table("running", 0)] })).toBe("turn");
  expect(barOf(tournament({ tables: [table("running", 0)] }), NOW).until).toBe(NOW + 30_000);
  expect(kind({ tables: [table("running", 1)] })).toBe("table");
  expect(kind({ rounds: [{ number: 1, began: 0, rests: [0], tables: 1, over: 0 }] })).toBe("resting");
  expect(kind({ tables: [table("finished", null)] })).toBe("pairing");
});

test("who withdrew may come back, and the end says so", () => {
  expect(kind({ entrants: [entrant(0, "withdrawn")] })).toBe("withdrawn");
  expect(kind({ about: { status: "finished" } })).toBe("over");
  expect(kind({ about: { status: "cancelled" } })).toBe("cancelled");
  expect(kind({ me: null })).toBe("none");
});

test("a place is explained by what decides", () => {
  const t = makeTranslate("en", [
    [
      "tournament-why-same = { $count } have { $points }.",
      "tournament-why-after = After { $name }: { $equal }{ $key } { $mine } to { $theirs }.",
      'tournament-why-equal = equal { $keys },{" "}',
      "tournament-key-rivals = rivals",
      "tournament-key-wins = wins",
      "tournament-key-margin = margin",
    ].join("\n"),
  ]);
  const above = {
    other: 1,
    key: "margin",
    mine: 3,
    theirs: 5.5,
    equal: ["points", "rivals", "wins"],
  } as const;
  const row = {
    entrant: 0,
    place: 4,
    points: 5,
    rivals: 19,
    wins: 1,
    margin: 3,
    streak: 0,
    games: 2,
    lines: [],
    same: 4,
  };
  const told = why(tournament({}), { ...row, above: { ...above, equal: [...above.equal] }, below: null }, t);
  expect(told).toBe("4 have 5. After Star 1: equal rivals and wins, margin +3.0 to +5.5.");
});

test("news change the tables that they name, and nothing else", () => {
  const tables = ["a", "b"].map((id) => ({ ...table("running", 0), table: id }));
  const seen = tournament({ tables });
  const moved = { ...tables[1], sequence: 7 };
  const now = withNews(seen, { tournament: null, tables: [moved], at: NOW + 5 });
  expect(now).toEqual({ ...seen, tables: [tables[0], moved], at: NOW + 5 });
});

test("my table comes first, and pages go on with those that are over", () => {
  const other = { ...table("running", 0), number: 1, seats: [] };
  const mine = table("running", 0);
  const over = { ...table("finished", null), number: 3 };
  expect(running(tournament({ tables: [other, mine, over] }), 1)).toEqual([mine, other]);
  expect(sliceOf(0, 4, 2000)).toEqual({ running: [0, 4], over: [0, 5] });
  expect(sliceOf(1, 4, 2000)).toEqual({ running: [4, 4], over: [5, 14] });
  expect(sliceOf(0, 12, 3)).toEqual({ running: [0, 9], over: [0, 0] });
  expect(sliceOf(1, 12, 3)).toEqual({ running: [9, 12], over: [0, 3] });
});
