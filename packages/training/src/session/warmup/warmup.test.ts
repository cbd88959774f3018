import { expect, test } from "vitest";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { Athlete } from "../../athlete/athlete.ts";

const LIFTER: Athlete = {
  level: "intermediate",
  focus: "strength",
  sex: "male",
  bodyWeight: 85,
  trainingYears: 4,
  strength: { oneRepMax: { backSquat: 140, deadlift: 180, cleanAndJerk: 100, overheadPress: 60 } },
  gymnastics: {},
  conditioning: {},
  availability: { daysPerWeek: 4, weekdays: [1, 2, 4, 5], minutes: { 1: 30, 2: 30, 4: 30, 5: 30 } },
};

function waysOf(athlete: Athlete): readonly (readonly [name: string, weight: string])[] {
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 4 });
  if (result.kind !== "plan") throw new Error("a plan was expected");
  return result.plan.weeks.flatMap(({ sessions }) =>
    sessions.flatMap(({ blocks }) => blocks.warmup.flatMap(({ name, weight }) => (weight === undefined ? [] : [[name, weight] as const]))),
  );
}

test("half an hour has a way up to the lift too", () => {
  const ways = waysOf(LIFTER);
  expect(ways.length).toBeGreaterThan(8);
  for (const [, weight] of ways) expect(weight.split("→").length, weight).toBeGreaterThanOrEqual(3);
});

test("nobody pulls the empty bar from the floor", () => {
  const pulls = waysOf(LIFTER).filter(([name]) => name === "Deadlift");
  expect(pulls.length).toBeGreaterThan(0);
  for (const [, weight] of pulls) expect(weight).not.toMatch(/^20 /);
});

test("nobody is warm after a minute, however many drills the day asks for", () => {
  for (const minutes of [30, 40, 60]) {
    const athlete: Athlete = {
      ...LIFTER,
      injuries: "right wrist a bit sore, 2/10",
      availability: { daysPerWeek: 4, weekdays: [1, 2, 4, 5], minutes: { 1: minutes, 2: minutes, 4: minutes, 5: minutes } },
    };
    const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 5 });
    if (result.kind !== "plan") throw new Error("a plan was expected");
    for (const { title, intensityLevel, blocks } of result.plan.weeks.flatMap(({ sessions }) => sessions))
      if (intensityLevel >= 5) expect(blocks.warmup[0]?.dose.seconds, title).toBeGreaterThanOrEqual(120);
  }
});
