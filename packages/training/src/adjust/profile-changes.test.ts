import fc from "fast-check";
import { test } from "vitest";
import { anyJourney, profileAdjustment, progressOf } from "../../test/adjustment-arbitrary.ts";
import { keepsItsPromises } from "../../test/adjustment-promises.ts";
import { anyAthlete, anyBlock } from "../../test/athlete-arbitrary.ts";
import { FUZZ } from "../../test/fuzz.ts";
import { planOf } from "../../test/started-plan.ts";
import { adjust } from "./adjust.ts";

const RUNS = Math.ceil(FUZZ.runs / 100);

test("other equipment and another profile keep the promises of every adjustment", { timeout: 60_000 + RUNS * 120 }, () => {
  fc.assert(
    fc.property(anyAthlete, anyBlock, fc.boolean(), profileAdjustment, anyJourney, (athlete, block, continues, adjustment, journey) => {
      const plan = planOf(athlete, block, continues);
      if (plan === undefined) return;
      const progress = progressOf(plan, journey);
      const done = adjust(plan, athlete, adjustment, progress);
      if (done.kind === "referral") return;
      const { plan: adjusted, athlete: adjustedAthlete, layer } = done;
      keepsItsPromises({ plan, athlete, adjustment, progress, isWithdrawn: false, adjusted, adjustedAthlete, layer });
    }),
    { numRuns: RUNS, seed: FUZZ.seed },
  );
});
