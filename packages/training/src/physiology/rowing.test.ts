import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rowingCaloriesPerHour, rowSplit, rowZones, skiSplit, splitAtDistance, splitFromWatts, wattsFromSplit } from "./rowing.ts";

describe("rowing", () => {
  test("Concept2's own example: 2:05 is 179.2 W", () => expect(wattsFromSplit(125)).toBeCloseTo(179.2, 1));

  test("watts and split are inverse", () => {
    fc.assert(
      fc.property(fc.double({ min: 70, max: 240, noNaN: true }), (split) => {
        expect(splitFromWatts(wattsFromSplit(split))).toBeCloseTo(split, 9);
      }),
    );
  });

  test("6 s slower for each doubling of the distance", () => {
    expect(rowSplit(100, 500)).toBe(100);
    expect(rowSplit(100, 1000)).toBe(106);
    expect(rowSplit(100, 2000)).toBe(112);
    expect(skiSplit(106)).toBe(112);
  });

  test("zones of a 2,000 m split of 1:52 do not overlap and lie in their power bands", () => {
    const { ut2, ut1, at, tr, an } = rowZones(112);
    const splits = [ut2.slow, ut2.fast, ut1.slow, ut1.fast, at.slow, at.fast, tr.slow, tr.fast, an.slow, an.fast];
    expect(splits).toEqual([137, 132, 130, 124, 122, 118, 116, 112, 110, 100]);
    const share = (split: number): number => (100 * wattsFromSplit(split)) / wattsFromSplit(112);
    expect(share(ut2.slow)).toBeGreaterThan(50);
    expect(share(ut2.fast)).toBeLessThan(64);
    expect(share(an.fast)).toBeCloseTo(140, 0);
  });

  test("the monitor's calories", () => expect(rowingCaloriesPerHour(200)).toBeCloseTo(300 + 3.4286 * 200, 0));

  test.each([
    [90, 480.1],
    [100, 350],
    [110, 263],
    [120, 202.5],
    [135, 142.25],
    [150, 103.7],
  ])("Concept2's table: %i s per 500 m are %f W", (split, watts) => expect(wattsFromSplit(split)).toBeCloseTo(watts, 1));

  test("the BikeErg's 2:00 per 1000 m is the power of 2:00 per 500 m", () => expect(wattsFromSplit(120)).toBeCloseTo(202.5, 1));

  test("Paul's law: 5 s for a doubling, 4 s for an elite heavyweight, and back again", () => {
    expect(splitAtDistance(105, 2000, 4000)).toBe(110);
    expect(splitAtDistance(105, 2000, 8000)).toBe(115);
    expect(splitAtDistance(105, 2000, 4000, 4)).toBe(109);
    expect(splitAtDistance(110, 4000, 2000)).toBe(105);
  });

  test("2,000 m ten seconds slower than 500 m is 73 to 79 % of its power", () => {
    for (const split of [95, 105, 115]) {
      const share = wattsFromSplit(split + 10) / wattsFromSplit(split);
      expect(share).toBeGreaterThan(0.73);
      expect(share).toBeLessThan(0.79);
    }
  });

  test("calories within half a percent of Concept2's own 300 + 4 × 0.8604 × W", () => {
    for (let watts = 0; watts <= 500; watts += 50) {
      expect(rowingCaloriesPerHour(watts) / (300 + 4 * 0.8604 * watts)).toBeCloseTo(1, 2);
    }
    expect(rowingCaloriesPerHour(0)).toBe(300);
  });

  test("rates and heart rates rise from UT2 to AN", () => {
    const { ut2, ut1, at, tr, an } = rowZones(112);
    expect([ut2, ut1, at, tr, an].map(({ rate }) => rate)).toEqual(["18–22", "22–25", "24–28", "28–32", "32+"]);
    expect([ut2, ut1, at, tr, an].map(({ reserve }) => [reserve.low, reserve.high])).toEqual([
      [55, 70],
      [70, 80],
      [80, 85],
      [85, 95],
      [95, 100],
    ]);
  });
});
