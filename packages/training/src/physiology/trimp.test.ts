import * as fc from "fast-check";
import { expect, test } from "vitest";
import { banisterTrimp, edwardsTrimp, luciaTrimp } from "./trimp.ts";

const rates = { mean: 150, resting: 60, max: 190 };

test("Banister: an hour at 69 % of the reserve", () => {
  // 60 × 0.6923 × 0.64 × e^(1.92 × 0.6923) = 100.5; 60 × 0.6923 × 0.86 × e^(1.67 × 0.6923) = 113.5
  expect(banisterTrimp(60, rates, "male")).toBeCloseTo(100.4, 0);
  expect(banisterTrimp(60, rates, "female")).toBeCloseTo(113.5, 0);
});

test("Banister: the reserve stays within 0 and 1", () => {
  expect(banisterTrimp(10, { ...rates, mean: 55 }, "male")).toBe(0);
  expect(banisterTrimp(10, { ...rates, mean: 200 }, "male")).toBeCloseTo(6.4 * Math.exp(1.92), 9);
  expect(banisterTrimp(10, { ...rates, mean: 190 }, "female")).toBeCloseTo(8.6 * Math.exp(1.67), 9);
});

test("Banister: harder is more, longer is proportionally more", () => {
  const mean = fc.integer({ min: 61, max: 189 });
  fc.assert(
    fc.property(mean, fc.integer({ min: 1, max: 200 }), (beats, minutes) => {
      const load = banisterTrimp(minutes, { ...rates, mean: beats }, "male");
      expect(banisterTrimp(minutes, { ...rates, mean: beats + 1 }, "male")).toBeGreaterThan(load);
      expect(banisterTrimp(2 * minutes, { ...rates, mean: beats }, "male")).toBeCloseTo(2 * load, 6);
    }),
  );
});

test("Edwards and Lucia weigh the minutes of each zone", () => {
  expect(edwardsTrimp([10, 20, 15, 10, 5])).toBe(10 + 40 + 45 + 40 + 25);
  expect(luciaTrimp([30, 15, 5])).toBe(30 + 30 + 15);
});
