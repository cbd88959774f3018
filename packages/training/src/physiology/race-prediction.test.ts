import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agreesWithCriticalSpeed, criticalSpeed, criticalSwimSpeed, riegelExponent, riegelTime } from "./race-prediction.ts";
import { raceTime, trainingPaces } from "./running.ts";

describe("Riegel", () => {
  test("twice the distance takes 2.085 times as long", () => {
    expect(riegelTime(1200, 5000, 10_000)).toBeCloseTo(2501.9, 1);
    expect(riegelTime(2501.9, 10_000, 5000)).toBeCloseTo(1200, 1);
  });

  test.each([
    [5000, undefined, 1.06],
    [21_097.5, 10, 1.06],
    [42_195, undefined, 1.12],
    [42_195, 60, 1.06],
    [42_195, 50, 1.06],
    [42_195, 49.999, 1.08],
    [42_195, 35, 1.115],
    [42_195, 20, 1.15],
    [42_195, 5, 1.15],
  ])("to %f m at %s km a week: %f", (metres, weekly, exponent) => expect(riegelExponent(metres, weekly)).toBeCloseTo(exponent, 4));

  test("more kilometres a week never predict a slower marathon", () => {
    const weekly = fc.double({ min: 0, max: 120, noNaN: true });
    fc.assert(
      fc.property(weekly, weekly, (a, b) => {
        expect(riegelExponent(42_195, Math.max(a, b))).toBeLessThanOrEqual(riegelExponent(42_195, Math.min(a, b)));
      }),
    );
  });

  test("the tables imply 1.052 to 1.057 between 5 and 10 km", () => {
    for (let vdot = 30; vdot <= 70; vdot += 5) {
      const exponent = Math.log2(raceTime(vdot, 10_000) / raceTime(vdot, 5000));
      expect(exponent).toBeGreaterThan(1.0515);
      expect(exponent).toBeLessThan(1.0575);
    }
  });
});

const races = (vdot: number) =>
  criticalSpeed({ metres: 5000, seconds: raceTime(vdot, 5000) }, { metres: 10_000, seconds: raceTime(vdot, 10_000) });

describe("critical speed", () => {
  test("is exact for a runner who follows d = CS × t + D′", () => {
    const seconds = (metres: number): number => (metres - 200) / 4;
    const found = criticalSpeed({ metres: 1200, seconds: seconds(1200) }, { metres: 3600, seconds: seconds(3600) });
    expect(found?.speed).toBeCloseTo(4, 9);
    expect(found?.reserve).toBeCloseTo(200, 9);
  });

  test.each([
    [30, -0.034],
    [60, 0.0015],
  ])("of the tables at VDOT %i is off threshold speed by %f", (vdot, expected) => {
    const { speed, reserve } = races(vdot) ?? { speed: 0, reserve: 0 };
    expect((speed * trainingPaces(vdot).threshold) / 1000 - 1).toBeCloseTo(expected, 3);
    expect(reserve).toBeGreaterThan(335);
    expect(reserve).toBeLessThan(385);
  });

  test("agrees with threshold pace within 5 % over the whole table", () => {
    for (let vdot = 30; vdot <= 80; vdot++)
      expect(agreesWithCriticalSpeed(trainingPaces(vdot).threshold, races(vdot) ?? { speed: 0, reserve: 0 })).toBe(true);
  });

  test("accepts 5 % to both sides and no more", () => {
    const critical = { speed: 4, reserve: 200 };
    expect([1000 / 4.19, 1000 / 4.21, 1000 / 3.81, 1000 / 3.79].map((pace) => agreesWithCriticalSpeed(pace, critical))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test("has no value when the longer race was no longer or no slower", () => {
    expect(criticalSpeed({ metres: 5000, seconds: 1200 }, { metres: 10_000, seconds: 1200 })).toBeUndefined();
    expect(criticalSpeed({ metres: 5000, seconds: 1200 }, { metres: 5000, seconds: 1300 })).toBeUndefined();
  });
});

test("critical swim speed: 3:00 and 6:20 are one metre per second", () => {
  expect(criticalSwimSpeed(180, 380)).toBe(1);
  expect(criticalSwimSpeed(180, 170)).toBeUndefined();
});
