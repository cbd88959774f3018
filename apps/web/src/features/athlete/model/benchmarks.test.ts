import { expect, test } from "vitest";
import { BENCHMARKS, unlistedFields } from "./benchmarks.ts";

test.each([
  ["strength", ["Back Squat", "barbell deadlift"], ["Bench press", "Clean and jerk", "Snatch", "Overhead press"]],
  ["strength", ["Clean & Jerk", "Front squat"], ["Back squat", "Deadlift", "Bench press", "Snatch", "Overhead press"]],
  ["gymnastics", ["Pull-ups", "Bar muscle up"], ["Handstand push-ups", "Ring muscle-ups", "Handstand walk"]],
] as const)("of %s beside %j", (kind, names, labels) => {
  expect(unlistedFields(BENCHMARKS[kind].fields, names).map(({ label }) => label)).toEqual(labels);
});
