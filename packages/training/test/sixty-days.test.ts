import process from "node:process";
import fc from "fast-check";
import { test } from "vitest";
import { anySixtyDays } from "./arbitrary/sixty-days.ts";
import { FUZZ } from "./fuzz.ts";
import { live } from "./life.ts";

/** `npm run fuzz -- --lives 1000` takes more. */
const RUNS = Number(process.env["FUZZ_LIVES"] ?? 20);

test("sixty days of logging, missing, pain, illness, mornings and races keep every promise", { timeout: 60_000 + RUNS * 3000 }, () => {
  fc.assert(
    fc.property(anySixtyDays, (days) => {
      live(days);
    }),
    { numRuns: RUNS, seed: FUZZ.seed },
  );
});
