import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Benchmark, LEVEL_SCORE, levelAt, levelValues, getScore } from "./norms.ts";

const ALL: readonly Benchmark[] = [
  "backSquat",
  "deadlift",
  "overheadPress",
  "cleanAndJerk",
  "snatch",
  "strictPullUps",
  "handstandPushUps",
  "running",
  "rowing",
  "cycling",
];

describe("the score of a benchmark", () => {
  test.each([
    ["backSquat", 1.5, "male", 0],
    ["backSquat", 1.25, "female", 0],
    ["backSquat", 2.25, "male", 0.842],
    ["backSquat", 1.25, "male", -0.842],
    ["deadlift", 3, "male", 1.645],
    ["deadlift", 1.75, "male", -0.421],
    ["overheadPress", 0.2, "female", -1.645],
    ["strictPullUps", 10, "male", 0],
    ["running", 1350, "male", 0],
    ["running", 1230, "female", 1.645],
    ["rowing", 101, "male", 0],
    ["cycling", 3.9, "male", 0.842],
  ] as const)("%s of %f (%s): %f", (benchmark, value, sex, score) => expect(getScore(benchmark, value, sex)).toBeCloseTo(score, 9));

  test("without a sex the lower norms count", () => {
    for (const benchmark of ALL) expect(getScore(benchmark, 3, undefined)).toBe(getScore(benchmark, 3, "female"));
  });

  test("goes on beyond the table and ends at 3", () => {
    expect(getScore("backSquat", 3, "male")).toBeCloseTo(1.645 + 0.803 / 2, 9);
    expect(getScore("backSquat", 0.5, "male")).toBeCloseTo(-1.645 - 0.803 / 2, 9);
    expect(getScore("backSquat", 9, "male")).toBe(3);
    expect(getScore("running", 4000, "male")).toBe(-3);
  });

  test("more is better, except for times", () => {
    const sex = fc.constantFrom<"male" | "female">("male", "female");
    fc.assert(
      fc.property(fc.constantFrom(...ALL), sex, fc.double({ min: 0, max: 3, noNaN: true }), (benchmark, who, value) => {
        const isTime = benchmark === "running" || benchmark === "rowing";
        const [less, more] = isTime ? [value * 700 + 60, value * 700 + 61] : [value, value + 0.1];
        const gain = getScore(benchmark, more, who) - getScore(benchmark, less, who);
        expect(isTime ? -gain : gain).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test("the level is the one whose middle is nearest", () => {
  expect([-3, -0.43, -0.42, 0, 0.41, 0.42, 1.23, 1.24, 3].map(levelAt)).toEqual([
    "beginner",
    "beginner",
    "intermediate",
    "intermediate",
    "intermediate",
    "advanced",
    "advanced",
    "elite",
    "elite",
  ]);
  for (const level of ["beginner", "intermediate", "advanced", "elite"] as const) expect(levelAt(LEVEL_SCORE[level])).toBe(level);
});

test("the value of a level has the score of the level", () => {
  for (const benchmark of ["backSquat", "strictPullUps", "running"] as const) {
    for (const [level, value] of Object.entries(levelValues(benchmark, "male"))) {
      expect(getScore(benchmark, value, "male")).toBeCloseTo(LEVEL_SCORE[level as keyof typeof LEVEL_SCORE]);
    }
  }
});
