import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ftpFrom20Min, powerZones, trainingStressScore } from "./cycling.ts";
import { heartRateAtReserve, maxHeartRate } from "./heart-rate.ts";
import { rowingCaloriesPerHour, rowSplit, rowZones, skiSplit, splitFromWatts, wattsFromSplit } from "./rowing.ts";

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
});

describe("cycling", () => {
  test("threshold power is 95 % of 20 minutes", () => expect(ftpFrom20Min(260)).toBe(247));

  test("Coggan's zones of 250 W", () => {
    expect(powerZones(250)).toMatchObject({
      endurance: { low: 140, high: 188 },
      tempo: { low: 190, high: 225 },
      threshold: { low: 228, high: 263 },
      vo2Max: { low: 265, high: 300 },
      neuromuscular: { low: 378 },
    });
  });

  test("an hour at threshold is 100", () => expect(trainingStressScore(60, 250, 250)).toBe(100));
});

describe("heart rate", () => {
  test("Tanaka at 40", () => expect(maxHeartRate(40)).toBe(180));
  test("70 % of the reserve", () => expect(heartRateAtReserve(0.7, 50, 190)).toBe(148));
});
