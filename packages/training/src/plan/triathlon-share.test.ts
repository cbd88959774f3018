import { expect, test } from "vitest";
import type { Level } from "../athlete/athlete.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { cardioMode } from "../catalogue/cardio-mode.ts";
import { generatePlan } from "./generate-plan.ts";
import type { PlanWeek } from "../model/plan.ts";

/**
 * events.md section 3 and microcycles.md section 2: bike 45-50, run 25-30, swim 18-20, strength 10 %. Eight points to either side of each
 * range: whole sessions make the week, a brick is ride and run at once, and with five days there is a single swim, combined with the
 * strength.
 */
const RANGES = { bike: [37, 58], run: [17, 38], swim: [9, 28], strength: [4, 18] } as const;

const LEVELS: readonly Level[] = ["beginner", "intermediate", "advanced", "elite"];

test.each(LEVELS.flatMap((level) => [5, 6, 7].map((days) => [level, days] as const)))(
  "the loading weeks of an %s triathlete with %i days share their time among the disciplines",
  (level, days) => {
    for (const week of weeksOf(level, days).filter(({ isDeload }) => !isDeload)) {
      const minutes = minutesByDiscipline(week);
      const all = Object.values(minutes).reduce((sum, one) => sum + one, 0);
      for (const [discipline, [least, most]] of Object.entries(RANGES)) {
        const share = (100 * (minutes[discipline] ?? 0)) / all;
        expect(share, `${discipline} in week ${week.week}`).toBeGreaterThanOrEqual(least);
        expect(share, `${discipline} in week ${week.week}`).toBeLessThanOrEqual(most);
      }
    }
  },
);

test.each(LEVELS)("the long run of an %s triathlete grows within a phase, by at most a tenth a week", (level) => {
  const long = weeksOf(level, 5)
    .slice(0, 3)
    .map(({ sessions }) => sessions.find(({ code }) => code === "RL")?.distance ?? 0);
  const steps = long.slice(1).map((metres, index) => metres / (long[index] ?? metres));
  for (const step of steps) {
    expect(step, long.join(" m, ")).toBeGreaterThanOrEqual(1);
    expect(step, long.join(" m, ")).toBeLessThanOrEqual(1.1);
  }
  expect(long[2]).toBeGreaterThan(long[0] ?? 0);
});

/** Minutes of work by discipline, without warm-ups, cooldowns and mobility. */
function minutesByDiscipline(week: PlanWeek): Record<string, number> {
  const minutes: Record<string, number> = {};
  for (const { blocks } of week.sessions)
    for (const { name, dose } of [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout]) {
      const exercise = findExercise(name);
      if (exercise === undefined || exercise.category === "flexibility") continue;
      const discipline = exercise.category === "cardio" ? cardioMode(exercise) : "strength";
      minutes[discipline] = (minutes[discipline] ?? 0) + dose.totalSeconds / 60;
    }
  return minutes;
}

function weeksOf(level: Level, daysPerWeek: number): readonly PlanWeek[] {
  const result = generatePlan(
    {
      level,
      focus: "triathlon",
      strength: { oneRepMax: {} },
      gymnastics: {},
      conditioning: { run5k: 1400, run10k: 2940, ftp20min: 200 },
      availability: { daysPerWeek },
    },
    { startDate: "2026-11-23", weeks: 7 },
  );
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan.weeks;
}
