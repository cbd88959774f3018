import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { monotony, sessionLoad, strain } from "./load.ts";

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

test("monotony by hand: 60 and 0 in turn", () => {
  // Mean 34.29, sample deviation 32.07.
  expect(monotony([60, 0, 60, 0, 60, 0, 60])).toBeCloseTo(1.069, 3);
  expect(strain([60, 0, 60, 0, 60, 0, 60])).toBeCloseTo(240 * 1.069, 1);
});

test("one day has no deviation, and no days no monotony", () => {
  expect(monotony([420])).toBeNull();
  expect(strain([])).toBeNull();
});
