import { expect, test } from "vitest";
import { addDays } from "#training/calendar/day.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { CROSSFIT, HYROX, LIFTER } from "../stories/people.ts";
import { sessionsOf } from "../stories/tell-story.ts";
import { adjust } from "#training/adjust/adjust.ts";

const START = "2026-11-23";

/** Every week of the block, and both of the steps that a hard week takes. */
const weeks = [1, 2, 4].flatMap((week) => [0.975, 0.95].map((load) => ({ week, load })));

test.each([HYROX, CROSSFIT, LIFTER].flatMap((athlete) => weeks.map((week) => ({ athlete, ...week, who: athlete.focus }))))(
  "$who, week $week at $load: no lift has more repetitions for being lighter",
  ({ athlete, week, load }) => {
    const made = generatePlan(athlete, { startDate: START, weeks: 6 });
    if (made.kind === "referral") throw new Error("nobody is ill");
    const today = addDays(START, 7 * week);
    const efforts = [{ kind: "strength", from: today, to: addDays(today, 6), load, minutes: 1, evidence: "RPE 9 instead of 7" }] as const;
    const result = adjust(made.plan, athlete, { kind: "effort", efforts }, { today, outcomes: [] });
    if (result.kind === "referral") throw new Error("nobody is ill");
    const before = new Map(sessionsOf(made.plan).map((session) => [session.id, session]));
    for (const { id, blocks } of sessionsOf(result.plan))
      for (const { name, dose, load: bar } of blocks.strength) {
        const usual = before.get(id)?.blocks.strength.find((item) => item.name === name);
        if (usual?.load === undefined || bar === undefined) continue;
        if (bar.kilograms < usual.load.kilograms) expect(dose.reps ?? 0, name).toBeLessThanOrEqual(usual.dose.reps ?? 0);
      }
  },
);
