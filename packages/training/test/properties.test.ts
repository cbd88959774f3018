import fc from "fast-check";
import { expect, test } from "vitest";
import { anyAthlete, anyBlock } from "./athlete-arbitrary.ts";
import { planProblems } from "./fuzz/plan-problems.ts";
import { REFERENCE_ATHLETES } from "./reference.ts";

/** Always the same ones, so that a change of the engine meets them in any run. */
const SOME = fc.sample(fc.tuple(anyAthlete, anyBlock), { numRuns: 25, seed: 1 });

test.each(SOME)("random athlete %#: every rule holds", (athlete, block) => {
  expect(planProblems(athlete, block)).toEqual([]);
});

const MACRO_WEEKS = [1, 4, 8] as const;

test.each(REFERENCE_ATHLETES)("$name: every rule holds, early and late in the year", ({ athlete }) => {
  for (const firstMacroWeek of MACRO_WEEKS) expect(planProblems({ ...athlete }, { weeks: 5, firstMacroWeek })).toEqual([]);
});
