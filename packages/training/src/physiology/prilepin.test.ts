import { describe, expect, test } from "vitest";
import { inol, prilepinRange } from "./prilepin.ts";

describe("Prilepin's chart", () => {
  test.each([
    [55, 3, 6, 24, 18, 30],
    [69.9, 3, 6, 24, 18, 30],
    [70, 3, 6, 18, 12, 24],
    [80, 2, 4, 15, 10, 20],
    [89, 2, 4, 15, 10, 20],
    [90, 1, 2, 7, 4, 10],
  ])("%f %", (percent, lowestReps, highestReps, optimal, lowest, highest) => {
    expect(prilepinRange(percent)).toEqual({
      repsPerSet: { lowest: lowestReps, highest: highestReps },
      optimalTotal: optimal,
      total: { lowest, highest },
    });
  });

  test("is silent below 55 %", () => expect(prilepinRange(54)).toBeUndefined());
});

describe("INOL", () => {
  test.each([
    [[{ percent: 80, reps: 5 }], 0.25],
    [
      [
        { percent: 75, reps: 15 },
        { percent: 90, reps: 4 },
      ],
      1,
    ],
    [[{ percent: 100, reps: 1 }], 1],
    [[], 0],
  ])("%o: %f", (sets, expected) => expect(inol(sets)).toBeCloseTo(expected, 9));

  test("Prilepin's optimal totals are a normal to hard session of a lift", () => {
    for (const percent of [65, 75, 85, 92]) {
      const total = inol([{ percent, reps: prilepinRange(percent)?.optimalTotal ?? 0 }]);
      expect(total).toBeGreaterThan(0.4);
      expect(total).toBeLessThan(1.2);
    }
  });
});
