import { expect, test } from "vitest";
import type { Athlete, Level } from "../athlete/athlete.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import type { Plan, PlanWeek } from "../model/plan.ts";
import { validatePlan } from "./validate.ts";

const RUN_5K = { beginner: 1800, intermediate: 1400, advanced: 1150, elite: 960 } as const;

test.each([
  ["intermediate", 5],
  ["intermediate", 7],
  ["advanced", 5],
  ["advanced", 7],
  ["elite", 5],
  ["elite", 7],
] as const)("the long run of an %s runner with %i days is at most 30 per cent of the week, from 64 km on a quarter", (level, days) => {
  for (const week of planOf(runner(level, days)).weeks.filter(({ isDeload }) => !isDeload)) {
    const all = week.sessions.reduce((sum, { distance }) => sum + distance, 0);
    const share = distanceOf(week, "RL") / all;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(all < 64_000 ? 0.32 : Math.max(0.28, 20_000 / all));
  }
});

test("a long run that is most of the week breaks the rule, unless a marathon is entered", () => {
  const athlete = runner("advanced", 6);
  const plan = planOf(athlete);
  const tooLong = longer(plan);
  const messages = (who: Athlete): string =>
    validatePlan(tooLong, who)
      .map(({ message }) => message)
      .join(" ");
  expect(messages(athlete)).toContain("a long run of");
  expect(messages({ ...athlete, competitions: [{ type: "marathon", date: "2027-03-07", priority: "A" }] })).not.toContain("a long run of");
});

function longer(plan: Plan): Plan {
  return {
    ...plan,
    weeks: plan.weeks.map((week) => ({
      ...week,
      sessions: week.sessions.map((session) =>
        session.code !== "RL"
          ? session
          : {
              ...session,
              blocks: {
                ...session.blocks,
                mainWorkout: session.blocks.mainWorkout.map((item) => ({
                  ...item,
                  dose: { ...item.dose, metres: 2 * (item.dose.metres ?? 0) },
                })),
              },
            },
      ),
    })),
  };
}

function distanceOf(week: PlanWeek, code: string): number {
  return week.sessions.filter((session) => session.code === code).reduce((sum, { distance }) => sum + distance, 0);
}

function runner(level: Level, daysPerWeek: number): Athlete {
  return {
    level,
    focus: "running",
    strength: { oneRepMax: {} },
    gymnastics: {},
    conditioning: { run5k: RUN_5K[level] },
    availability: { daysPerWeek },
  };
}

function planOf(athlete: Athlete): Plan {
  const result = generatePlan(athlete, { startDate: "2026-11-23", weeks: 7 });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan;
}
