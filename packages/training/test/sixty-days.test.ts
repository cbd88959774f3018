import fc from "fast-check";
import { test } from "vitest";
import { anySixtyDays } from "./arbitrary/sixty-days.ts";
import { FUZZ } from "./fuzz.ts";
import { live } from "./life.ts";

const RUNS = Math.ceil(FUZZ.runs / 50);

test("sixty days of logging, missing, pain, illness, mornings and races keep every promise", { timeout: 60_000 + RUNS * 3000 }, () => {
  fc.assert(
    fc.property(anySixtyDays, (days) => {
      live(days);
    }),
    { numRuns: RUNS, seed: FUZZ.seed },
  );
});
