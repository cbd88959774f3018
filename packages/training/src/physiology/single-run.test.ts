import { expect, test } from "vitest";
import { isSingleRunSpike, longestSafeRun } from "./single-run.ts";

test("a run more than 10 % longer than the longest of the month is a spike", () => {
  expect(isSingleRunSpike(11_000, 10_000)).toBe(false);
  expect(isSingleRunSpike(11_001, 10_000)).toBe(true);
  expect(longestSafeRun(8000)).toBeCloseTo(8800, 6);
});
