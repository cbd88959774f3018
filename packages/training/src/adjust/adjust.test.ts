import fc from "fast-check";
import { expect, test } from "vitest";
import { type Journey, anyAdjustment, anyJourney, getProgress } from "#test/adjustment-arbitrary.ts";
import { keepsItsPromises, type Step } from "#test/adjustment-promises.ts";
import { anyAthlete, anyBlock } from "#test/athlete-arbitrary.ts";
import { FUZZ } from "#test/fuzz.ts";
import { ADJUSTMENTS } from "#test/fuzz/regressions/adjustments.ts";
import { getPlan } from "#test/started-plan.ts";
import { adjust } from "./adjust.ts";
import type { Adjustment, Progress } from "./adjustment.ts";

const RUNS = Math.ceil(FUZZ.runs / 20);
const TIME_LIMIT = 300_000 + RUNS * 300;

test.each(ADJUSTMENTS)("what once broke a rule breaks none: $was", (found) => {
  let plan = getPlan(found.athlete, found.block, found.continues);
  if (plan === undefined) throw new Error("no plan");
  let { athlete } = found;
  const progress: Progress = {
    today: found.today,
    outcomes: found.completed.map((sessionId) => ({ sessionId, status: "completed" })),
  };
  for (const adjustment of found.adjustments) {
    const done = adjust(plan, athlete, adjustment, progress);
    if (done.kind === "referral") throw new Error("a referral");
    const { plan: adjusted, athlete: adjustedAthlete, layer } = done;
    keepsItsPromises({ plan, athlete, adjustment, progress, isWithdrawn: false, adjusted, adjustedAthlete, layer });
    [plan, athlete] = [adjusted, adjustedAthlete];
  }
});

test("whatever happens, in whatever order, every adjustment keeps its promises", { timeout: TIME_LIMIT }, () => {
  const life = fc.array(fc.tuple(anyAdjustment, anyJourney), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(anyAthlete, anyBlock, fc.boolean(), life, (athlete, block, continues, steps) => {
      const plan = getPlan(athlete, block, continues);
      if (plan === undefined) return;
      let now: Pick<Step, "plan" | "athlete"> & Pick<Progress, "outcomes"> = { plan, athlete, outcomes: [] };
      for (const [adjustment, journey] of inTime(steps)) {
        const progress = getProgress(now.plan, journey);
        const told = new Set(progress.outcomes.map(({ sessionId }) => sessionId));
        const isWithdrawn = now.outcomes.some(({ sessionId }) => !told.has(sessionId));
        const step: Step = { plan: now.plan, athlete: now.athlete, adjustment, progress, isWithdrawn };
        const done = adjust(step.plan, step.athlete, adjustment, step.progress);
        if (done.kind === "referral") {
          expect(done.referral.text).not.toBe("");
          continue;
        }
        keepsItsPromises({ ...step, adjusted: done.plan, adjustedAthlete: done.athlete, layer: done.layer });
        now = { plan: done.plan, athlete: done.athlete, outcomes: progress.outcomes };
      }
    }),
    { numRuns: RUNS, seed: FUZZ.seed },
  );
});

/** The day moves on from one adjustment to the next. */
function inTime(steps: readonly (readonly [Adjustment, Journey])[]): readonly (readonly [Adjustment, Journey])[] {
  const days = steps.map(([, { day }]) => day).toSorted((a, b) => a - b);
  return steps.map(([adjustment, journey], index) => [adjustment, { ...journey, day: days[index] ?? journey.day }]);
}
