import { describe, expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import { validatePlan } from "../checks/validate.ts";
import type { Session } from "../model/plan.ts";
import { sessionRunMetres } from "../week/run/run-metres.ts";
import { generatePlan } from "./generate-plan.ts";

const told = (value: number) => ({ value, source: "told" }) as const;

const REFEREE: Athlete = {
  focus: "general",
  level: "intermediate",
  age: 41,
  sex: "male",
  bodyWeight: 78,
  trainingYears: 3,
  history: { weeklyRun: told(14_000), longestRun: told(8000), runsPerWeek: told(2) },
  strength: { oneRepMax: { backSquat: 90, deadlift: 115, overheadPress: 45 } },
  gymnastics: { strictPullUps: 5 },
  conditioning: { run5k: 1515 },
  availability: { daysPerWeek: 4, weekdays: [1, 2, 4, 7], minutes: { 1: 60, 2: 50, 4: 60, 7: 75 }, longDay: 7 },
};

function weeksOf(more: Partial<Athlete>): readonly { readonly isDeload: boolean; readonly sessions: readonly Session[] }[] {
  const athlete = { ...REFEREE, ...more };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 5 });
  if (result.kind !== "plan") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan.weeks;
}

const EASY = 0.39;

describe("the long day of general fitness", () => {
  const longRuns = (more: Partial<Athlete>): readonly number[] =>
    weeksOf(more).flatMap(({ isDeload, sessions }) =>
      isDeload
        ? []
        : sessions.filter(({ code, weekday }) => code === "RL" && weekday === 7).map((session) => sessionRunMetres(session, EASY)),
    );

  test("holds a long run of whoever runs long anyway, no shorter than today's and growing", () => {
    const runs = longRuns({});
    expect(runs).toHaveLength(4);
    expect(Math.min(...runs)).toBeGreaterThanOrEqual(7900);
    expect(runs.at(-1)).toBeGreaterThan(9000);
    expect(longRuns({ dislikes: "Every Saturday I play a football match." })).toHaveLength(4);
  });

  test("stays a workout of whoever runs a little", () => {
    expect(longRuns({ history: { weeklyRun: told(8000), longestRun: told(5000), runsPerWeek: told(2) } })).toEqual([]);
    expect(longRuns({ history: { weeklyRun: told(9000), longestRun: told(9000), runsPerWeek: told(1) } })).toEqual([]);
    expect(longRuns({ history: {} })).toEqual([]);
  });
});
