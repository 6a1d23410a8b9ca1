import { describe, expect, it } from "vitest";
import { overlap, placed, pointsRight } from "../src/school/placing";

const ROOM = { width: 956, height: 632 };
const GROUP = { width: 492, height: 230 };

describe("the place of the guide", () => {
  it("covers nothing that is lit", () => {
    for (const lit of [
      { x: 0, y: 0, width: 300, height: 200 },
      { x: 640, y: 160, width: 310, height: 400 },
      { x: 200, y: 500, width: 500, height: 130 },
    ]) {
      const spot = { ...placed(ROOM, [lit], [], GROUP), ...GROUP };
      expect(overlap(spot, lit)).toBe(0);
      expect(spot.x + spot.width).toBeLessThanOrEqual(ROOM.width);
      expect(spot.y + spot.height).toBeLessThanOrEqual(ROOM.height);
    }
  });

  it("leaves other choices free where it can", () => {
    const lit = { x: 440, y: 300, width: 60, height: 60 };
    const choices = [{ x: 0, y: 0, width: 956, height: 260 }];
    const spot = { ...placed(ROOM, [lit], choices, GROUP), ...GROUP };
    expect(overlap(spot, lit) + overlap(spot, choices[0])).toBe(0);
  });

  it("points to what is lit", () => {
    const spot = { x: 12, y: 12, ...GROUP };
    expect(pointsRight(spot, [{ x: 800, y: 100, width: 50, height: 50 }])).toBe(true);
    expect(pointsRight(spot, [{ x: 0, y: 400, width: 50, height: 50 }])).toBe(false);
    expect(pointsRight(spot, [])).toBe(false);
  });
});
