import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ftpFrom20Min, powerZones } from "./cycling.ts";
import { runningStressScore, trainingStressScore } from "./training-stress.ts";

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

  test("every zone of 200 W, with sweet spot across tempo and threshold", () => {
    expect(powerZones(200)).toEqual({
      recovery: { low: 80, high: 110 },
      endurance: { low: 112, high: 150 },
      tempo: { low: 152, high: 180 },
      sweetSpot: { low: 176, high: 188 },
      threshold: { low: 182, high: 210 },
      vo2Max: { low: 212, high: 240 },
      anaerobic: { low: 242, high: 300 },
      neuromuscular: { low: 302 },
    });
  });
});

describe("training stress", () => {
  test.each([
    [60, 250, 100],
    [120, 187.5, 112.5],
    [30, 275, 60.5],
    [90, 125, 37.5],
  ])("%i min at %f W with an FTP of 250 W: %f", (minutes, watts, stress) =>
    expect(trainingStressScore(minutes, watts, 250)).toBeCloseTo(stress, 9),
  );

  test("a run: an hour at threshold pace is 100, an hour 25 % slower is 64", () => {
    expect(runningStressScore(60, 255, 255)).toBe(100);
    expect(runningStressScore(60, 318.75, 255)).toBeCloseTo(64, 9);
  });

  test("twice as long is twice as much, and an easier hour is less", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 300 }), fc.integer({ min: 60, max: 400 }), (minutes, watts) => {
        expect(trainingStressScore(2 * minutes, watts, 250)).toBeCloseTo(2 * trainingStressScore(minutes, watts, 250), 6);
        expect(trainingStressScore(minutes, watts, 250)).toBeLessThan(trainingStressScore(minutes, watts + 1, 250));
      }),
    );
  });
});
