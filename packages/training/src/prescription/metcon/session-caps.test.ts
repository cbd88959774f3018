import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete, Level } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { Session } from "../../model/plan.ts";

/** Repetitions of the whole workout: beginner, intermediate, advanced (load-plausibility.md section 5). */
const MOST = new Map([
  ["Deadlift", { beginner: 30, intermediate: 45, advanced: 60, elite: 75 }],
  ["Push press", { beginner: 20, intermediate: 35, advanced: 50, elite: 60 }],
  ["Thruster", { beginner: 20, intermediate: 40, advanced: 50, elite: 65 }],
  ["Hang power clean", { beginner: 15, intermediate: 30, advanced: 45, elite: 50 }],
]);
const KINDS = new Set(["for-time", "amrap", "emom", "intervals", "rounds"]);

describe("workouts within what a session may hold (load-plausibility.md section 5)", () => {
  test.each<[Level, Partial<Athlete>]>([
    ["beginner", { sex: "female" }],
    ["intermediate", {}],
    ["intermediate", { sex: "female" }],
    ["intermediate", { focus: "general" }],
    ["advanced", {}],
  ])("%s %o", (level, more) => {
    for (const { session, isDeload } of workoutsOf(level, more)) {
      for (const item of session.blocks.mainWorkout) {
        const most = MOST.get(item.name)?.[level];
        if (most === undefined) continue;
        expect((item.sets ?? 1) * Number(item.reps), `${item.name} on ${session.date}`).toBeLessThanOrEqual(isDeload ? 0.45 * most : most);
      }
    }
  });

  test("nothing is for time in a deload", () => {
    const deloads = workoutsOf("advanced", {}).filter(({ isDeload }) => isDeload);
    expect(deloads.filter(({ session }) => session.mainFormat?.kind === "for-time" || session.mainFormat?.kind === "amrap")).toEqual([]);
  });
});

function workoutsOf(level: Level, more: Partial<Athlete>): { readonly session: Session; readonly isDeload: boolean }[] {
  const strength = { oneRepMax: { backSquat: 130, deadlift: 170, cleanAndJerk: 95, snatch: 75, overheadPress: 60 } };
  const athlete: Athlete = { ...HYBRID, focus: "crossfit", level, trainingYears: 8, strength, availability: { daysPerWeek: 5 }, ...more };
  const result = generatePlan(athlete, { startDate: "2026-11-23", weeks: 12 });
  if (result.kind === "referral") throw new Error("no plan");
  return result.plan.weeks.flatMap(({ sessions, isDeload }) =>
    sessions.filter(({ mainFormat }) => mainFormat !== undefined && KINDS.has(mainFormat.kind)).map((session) => ({ session, isDeload })),
  );
}
