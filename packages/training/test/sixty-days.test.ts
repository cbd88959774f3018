import process from "node:process";
import { expect, test } from "vitest";
import { anySixtyDays, type SixtyDays } from "./arbitrary/sixty-days.ts";
import { FUZZ } from "./fuzz.ts";
import { findFailures } from "./fuzz/find-failures.ts";
import { LIVES } from "./fuzz/regressions/lives.ts";
import { live } from "./life.ts";

/** `npm run fuzz -- --lives 1000` takes more. */
const RUNS = Number(process.env["FUZZ_LIVES"] ?? 20);

test("sixty days of logging, missing, pain, illness, mornings and races keep every promise", { timeout: 60_000 + RUNS * 3000 }, () => {
  const failures = findFailures(anySixtyDays, brokenPromises, { runs: RUNS, seed: FUZZ.seed });
  expect(failures.map(({ value, problems }) => `${problems.join("\n")}\n${JSON.stringify(value)}`).join("\n\n")).toBe("");
});

test.each(LIVES)("sixty days that once broke a promise keep all: $was", { timeout: 60_000 }, ({ days }) => {
  expect(brokenPromises(days)).toEqual([]);
});

function brokenPromises(days: SixtyDays): readonly string[] {
  try {
    live(days);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
