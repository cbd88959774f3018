import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseClock } from "../units/format.ts";
import { paceAtFraction, raceTime, trainingPaces, vdotFromRace } from "./running.ts";

const clock = (text: string): number => parseClock(text) ?? Number.NaN;

/** Daniels' published race table. */
const RACES: readonly [number, string, string, string, string][] = [
  [30, "30:40", "63:46", "2:21:04", "4:49:17"],
  [35, "27:00", "56:03", "2:04:13", "4:16:03"],
  [40, "24:08", "50:03", "1:50:59", "3:49:45"],
  [45, "21:50", "45:16", "1:40:20", "3:28:26"],
  [50, "19:57", "41:21", "1:31:35", "3:10:49"],
  [55, "18:22", "38:06", "1:24:18", "2:56:01"],
  [60, "17:03", "35:22", "1:18:09", "2:43:25"],
  [65, "15:54", "33:01", "1:12:53", "2:32:35"],
  [70, "14:55", "31:00", "1:08:21", "2:23:10"],
  [75, "14:03", "29:14", "1:04:23", "2:14:55"],
  [80, "13:18", "27:41", "1:00:54", "2:07:38"],
  [85, "12:37", "26:19", "57:50", "2:01:10"],
];

/** Daniels' published training paces; intervals below VDOT 40 are given per 400 m only. */
const PACES: readonly [number, string, string, string, string, string | undefined, number][] = [
  [30, "7:27", "8:14", "7:03", "6:24", undefined, 136],
  [35, "6:36", "7:21", "6:10", "5:40", undefined, 118],
  [40, "5:56", "6:38", "5:29", "5:06", "4:42", 106],
  [45, "5:23", "6:03", "4:57", "4:38", "4:16", 96],
  [50, "4:56", "5:34", "4:31", "4:15", "3:55", 87],
  [55, "4:34", "5:10", "4:10", "3:56", "3:37", 81],
  [60, "4:15", "4:49", "3:52", "3:40", "3:23", 75],
  [65, "3:59", "4:31", "3:37", "3:26", "3:10", 70],
  [70, "3:44", "4:15", "3:24", "3:14", "2:59", 65],
  [75, "3:32", "4:01", "3:12", "3:04", "2:49", 61],
  [80, "3:21", "3:49", "3:01", "2:54", "2:41", 58],
];

function expectWithin(actual: number, expected: number, tolerance: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(tolerance);
}

describe("the published race table", () => {
  test.each(RACES)("VDOT %i", (vdot, fiveK, tenK, half, marathon) => {
    expectWithin(raceTime(vdot, 5000), clock(fiveK), 1.8);
    expectWithin(raceTime(vdot, 10_000), clock(tenK), 3);
    expectWithin(raceTime(vdot, 21_097.5), clock(half), 13.3);
    expectWithin(raceTime(vdot, 42_195), clock(marathon), 31.9);
    expectWithin(vdotFromRace(5000, clock(fiveK)), vdot, 0.1);
    expectWithin(vdotFromRace(10_000, clock(tenK)), vdot, 0.1);
  });
});

describe("the published training paces", () => {
  test.each(PACES)("VDOT %i", (vdot, easyFast, easySlow, marathon, threshold, interval, repetition) => {
    const paces = trainingPaces(vdot);
    expectWithin(paces.easy.fast, clock(easyFast), 2.7);
    expectWithin(paces.easy.slow, clock(easySlow), 3.4);
    expectWithin(paces.marathon, clock(marathon), 2.5);
    expectWithin(paces.threshold, clock(threshold), 0.7);
    if (interval !== undefined) expectWithin(paces.interval, clock(interval), 1.5);
    expectWithin(paces.repetition400, repetition, 2.3);
  });
});

const anyVdot = fc.double({ min: 20, max: 85, noNaN: true });

test("race time is the inverse of VDOT", () => {
  const distance = fc.double({ min: 3000, max: 42_195, noNaN: true });
  fc.assert(
    fc.property(anyVdot, distance, (vdot, metres) => {
      expect(vdotFromRace(metres, raceTime(vdot, metres))).toBeCloseTo(vdot, 6);
    }),
  );
});

test("paces are strictly ordered, and recovery is never faster than easy", () => {
  fc.assert(
    fc.property(anyVdot, (vdot) => {
      const { easy, marathon, threshold, interval, repetition400, recovery } = trainingPaces(vdot);
      const slowestFirst = [easy.slow, easy.fast, marathon, threshold, interval, repetition400 / 0.4];
      expect(recovery).toBeGreaterThanOrEqual(easy.slow);
      expect(slowestFirst).toEqual(slowestFirst.toSorted((a, b) => b - a));
      expect(new Set(slowestFirst).size).toBe(slowestFirst.length);
    }),
  );
});

test("longer is slower, fitter is faster", () => {
  fc.assert(
    fc.property(anyVdot, fc.double({ min: 0.1, max: 5, noNaN: true }), (vdot, more) => {
      expect(raceTime(vdot, 10_000) / 10).toBeGreaterThan(raceTime(vdot, 5000) / 5);
      if (vdot + more <= 85) expect(raceTime(vdot + more, 5000)).toBeLessThan(raceTime(vdot, 5000));
      expect(paceAtFraction(vdot, 0.7)).toBeGreaterThan(paceAtFraction(vdot, 0.8));
    }),
  );
});

test("values outside the range are clamped", () => {
  expect(vdotFromRace(5000, 60)).toBe(85);
  expect(vdotFromRace(5000, 5 * 3600)).toBe(20);
  expect(trainingPaces(5)).toEqual(trainingPaces(20));
});
