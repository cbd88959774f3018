import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { START } from "../../test/athlete-arbitrary.ts";
import { addDays } from "../calendar/day.ts";
import { reachOf, type Runner, shorterThan } from "./race-reach.ts";

const MARATHON = 42_195;
const runner = (over: Partial<Runner> = {}): Runner => ({ longest: 12_000, from: START, level: "intermediate", easyPace: 360, ...over });
const inWeeks = (weeks: number) => addDays(START, 7 * weeks);

describe("the demand", () => {
  test.each([
    [5000, 31 * 60, 7500],
    [10_000, 70 * 60, 8000],
    [21_098, 100 * 60, 18_000],
    [MARATHON, 200 * 60, 29_000],
  ] as const)("of %s m follows the predicted time, not the level: %s s ask for %s m", (metres, predicted, needed) => {
    expect(reachOf(runner({ level: "elite", easyPace: 300 }), metres, inWeeks(40), predicted)?.needed).toBe(needed);
  });

  test("ends where the time cap does", () => {
    // 195 minutes at 8:00 /km.
    expect(reachOf(runner({ level: "beginner", easyPace: 480 }), MARATHON, inWeeks(40), undefined)?.needed).toBe(24_375);
  });

  test("is unknown for an ultra", () => {
    expect(reachOf(runner(), 100_000, inWeeks(40), undefined)).toBeUndefined();
  });
});

test.each([
  [16_000, 26, "ready"],
  [16_000, 9, "tight"],
  [16_000, 7, "run-walk"],
  [12_000, 6, "not-ready"],
] as const)("from %s m, %s weeks before a marathon: %s", (longest, weeks, verdict) => {
  expect(reachOf(runner({ longest }), MARATHON, inWeeks(weeks), undefined)?.verdict).toBe(verdict);
});

test("from the day it names on the runner is ready, and a week before not", () => {
  fc.assert(
    fc.property(fc.integer({ min: 3000, max: 25_000 }), fc.constantFrom(10_000, 21_098, MARATHON), (longest, metres) => {
      const from = runner({ longest });
      const readyFrom = reachOf(from, metres, inWeeks(4), undefined)?.readyFrom ?? START;
      expect(reachOf(from, metres, readyFrom, undefined)?.verdict).toBe("ready");
      const before = reachOf(from, metres, addDays(readyFrom, -7), undefined);
      // Who runs that far already is ready at once.
      if (longest < 0.97 * (before?.needed ?? 0)) expect(before?.verdict).not.toBe("ready");
    }),
  );
});

test("names the longest distance that fits", () => {
  expect(shorterThan(runner({ longest: 16_000 }), MARATHON, inWeeks(6))).toBe("a half marathon");
  expect(shorterThan(runner({ longest: 4000, level: "beginner" }), 21_098, inWeeks(3))).toBe("5 km");
});
