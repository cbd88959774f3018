import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { readInjuries } from "../../injuries/read-injuries.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { planContext } from "../../context/context.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { metconLoad } from "./implements.ts";
import { scaledLines } from "./scaled-lines.ts";

const CROSSFITTER: Athlete = { ...HYBRID, focus: "crossfit", level: "advanced", trainingYears: 6, gymnastics: { strictPullUps: 12 } };

function contextOf(injuries: string): ReturnType<typeof planContext> {
  return planContext({ ...CROSSFITTER, injuries }, readInjuries(injuries, "2026-11-23"), "2026-11-23");
}

function repsOf(injuries: string): number | undefined {
  const brief = { context: contextOf(injuries) } as SessionBrief;
  const workout = {
    format: "amrap",
    parts: [
      { name: "Wall ball", reps: 20 },
      { name: "Sit-up", reps: 15 },
    ],
  } as const;
  return scaledLines(brief, workout)?.[0]?.reps;
}

describe("workouts with a mild problem (injuries.md section 1)", () => {
  test("0.7 of the repetitions of what loads the region", () => {
    expect(repsOf("")).toBe(21);
    expect(repsOf("tight shoulder")).toBe(15);
  });

  test("10 % less weight", () => {
    const weightOf = (injuries: string): number => {
      const load = metconLoad(contextOf(injuries), "Deadlift");
      return load === undefined || load === "no-barbell" ? 0 : (load.load.percent ?? 0);
    };
    expect([weightOf(""), weightOf("tight upper back")]).toEqual([55, 50]);
  });

  test("no jumps for a leg that is not right: workouts without them come first", () => {
    const result = generatePlan({ ...CROSSFITTER, injuries: "tight calf" }, { startDate: "2026-11-23", weeks: 12 });
    if (result.kind === "referral") throw new Error("no plan");
    // Two weeks of done sessions end a slight limit (return-ladders.md section 3b).
    const items = result.plan.weeks
      .slice(0, 2)
      .flatMap((week) => week.sessions)
      .flatMap(({ blocks }) => blocks.mainWorkout);
    expect(items.filter(({ name }) => ["Box jump", "Burpee", "Double-under", "Single-under"].includes(name))).toEqual([]);
    expect(items.filter(({ replaced }) => replaced !== undefined)).toEqual([]);
  });
});
