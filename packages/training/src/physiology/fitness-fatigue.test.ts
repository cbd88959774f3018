import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitnessFatigueForm } from "./fitness-fatigue.ts";

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

  test("a load held for long is the fitness and the fatigue, and form is zero", () => {
    const last = fitnessFatigueForm(Array.from({ length: 600 }, () => 70)).at(-1);
    expect(last?.fitness).toBeCloseTo(70, 3);
    expect(last?.fatigue).toBeCloseTo(70, 9);
    expect(last?.form).toBeCloseTo(0, 3);
  });

  test("without load they halve in 29 and 5 days", () => {
    const days = fitnessFatigueForm(
      Array.from({ length: 42 }, () => 0),
      { fitness: 100, fatigue: 100 },
    );
    expect(days[41]?.fitness).toBeCloseTo(100 / Math.E, 9);
    expect(days[6]?.fatigue).toBeCloseTo(100 / Math.E, 9);
    expect(days[28]?.fitness).toBeCloseTo(100 * Math.exp(-29 / 42), 9);
  });

  test("both stay within the loads", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 1, maxLength: 60 }), (loads) => {
        for (const { fitness, fatigue } of fitnessFatigueForm(loads)) {
          expect(fitness).toBeLessThanOrEqual(Math.max(...loads) + 1e-9);
          expect(fatigue).toBeLessThanOrEqual(Math.max(...loads) + 1e-9);
          expect(Math.min(fitness, fatigue)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
