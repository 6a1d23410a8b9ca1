/** Seasons by their names, and the geometry of the plot of a rating. */
import { expect, test } from "vitest";
import type { RatingPoint } from "../src/api/messages";
import { bandOf, levelsOf, lineOf, plotOf } from "../src/app/profile/plot";
import { daysUntil, monthOf, seasonsBetween } from "../src/app/seasons";

const NOW = Date.UTC(2026, 10, 17, 12);

test("a month has its year only if it is another one", () => {
  expect(monthOf("2026-11", "en", NOW)).toBe("November");
  expect(monthOf("2025-12", "en", NOW)).toBe("December 2025");
  expect(monthOf("2026-11", "ru", NOW)).toBe("ноябрь");
});

test("whole days are left", () => {
  expect(daysUntil(Date.UTC(2026, 11, 1), NOW)).toBe(13);
  expect(daysUntil(NOW + 1000, NOW)).toBe(0);
  expect(daysUntil(NOW - 1000, NOW)).toBe(0);
});

test("seasons follow each other without a gap, over the end of a year", () => {
  const found = seasonsBetween(Date.UTC(2025, 10, 20), Date.UTC(2026, 0, 1));
  expect(found.map(({ begins }) => new Date(begins).toISOString().slice(0, 10))).toEqual([
    "2025-11-01",
    "2025-12-01",
    "2026-01-01",
  ]);
  expect(found[0].ends).toBe(found[1].begins);
});

test("levels are round and hold everything", () => {
  expect(levelsOf(1210, 1690)).toEqual([1200, 1300, 1400, 1500, 1600, 1700]);
  expect(levelsOf(1000, 1000)).toHaveLength(2);
  const wide = levelsOf(400, 2600);
  expect(wide[0]).toBeLessThanOrEqual(400);
  expect(wide[wide.length - 1]).toBeGreaterThanOrEqual(2600);
});

test("the line and the band stay inside the frame", () => {
  const points: RatingPoint[] = [
    { at: 0, rating: 1000, deviation: 160, games: 1 },
    { at: 50, rating: 1300, deviation: 100, games: 2 },
    { at: 100, rating: 1250, deviation: 60, games: 3 },
  ];
  const frame = { left: 40, right: 240, top: 10, bottom: 110 };
  const plot = plotOf(points, 0, 100, frame);
  expect(lineOf(points, plot).startsWith("M40.0 ")).toBe(true);
  const numbers = bandOf(points, plot)
    .match(/[\d.]+ [\d.]+/g)!
    .map((pair) => pair.split(" ").map(Number));
  expect(numbers).toHaveLength(6);
  for (const [x, y] of numbers) {
    expect(x).toBeGreaterThanOrEqual(frame.left);
    expect(x).toBeLessThanOrEqual(frame.right);
    expect(y).toBeGreaterThanOrEqual(frame.top);
    expect(y).toBeLessThanOrEqual(frame.bottom);
  }
});
