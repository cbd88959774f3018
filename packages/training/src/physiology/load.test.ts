import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitnessFatigueForm, isSingleRunSpike, longestSafeRun, monotony, sessionLoad, strain } from "./load.ts";

test("session load is minutes times RPE", () => expect(sessionLoad(60, 7)).toBe(420));

describe("monotony and strain", () => {
  // 4 hyrox days of the microcycle table: SF, RE, rest, RI, rest, HX, rest.
  const week = [420, 135, 0, 480, 0, 480, 0];

  test("with the sample deviation", () => {
    expect(monotony(week)).toBeCloseTo(0.93, 2);
    expect(strain(week)).toBeCloseTo(1515 * (monotony(week) ?? 0), 9);
  });

  test("seven equal days have none", () => {
    expect(monotony([100, 100, 100, 100, 100, 100, 100])).toBeNull();
    expect(strain([0, 0, 0, 0, 0, 0, 0])).toBeNull();
  });

  test("do not depend on the order of days, and monotony not on the scale", () => {
    const days = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(days, (loads) => {
        const value = monotony(loads);
        if (value === null) return;
        expect(monotony(loads.toReversed())).toBeCloseTo(value, 9);
        expect(monotony(loads.map((load) => load * 3))).toBeCloseTo(value, 9);
      }),
    );
  });
});

describe("fitness, fatigue and form", () => {
  test("100 a day for a week", () => {
    const days = fitnessFatigueForm([100, 100, 100, 100, 100, 100, 100]);
    expect(days[6]?.fitness).toBeCloseTo(15.35, 2);
    expect(days[6]?.fatigue).toBeCloseTo(63.21, 2);
    expect(days[0]?.form).toBe(0);
    expect(days[6]?.form).toBeCloseTo((days[5]?.fitness ?? 0) - (days[5]?.fatigue ?? 0), 9);
  });

  test("rest brings form up from a tired start", () => {
    const days = fitnessFatigueForm([0, 0, 0, 0], { fitness: 50, fatigue: 80 });
    expect(days.map((day) => day.form)).toEqual(days.map((day) => day.form).toSorted((a, b) => a - b));
  });
});

test("a run more than 10 % longer than the longest of the month is a spike", () => {
  expect(isSingleRunSpike(11_000, 10_000)).toBe(false);
  expect(isSingleRunSpike(11_001, 10_000)).toBe(true);
  expect(longestSafeRun(8000)).toBeCloseTo(8800, 6);
});
