import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import type { Plan, PlanWeek } from "../model/plan.ts";
import { generatePlan } from "./generate-plan.ts";

function planOf(over: Partial<Athlete>, weeks = 8): Plan {
  const result = generatePlan({ ...HYBRID, injuries: "", ...over }, { startDate: "2026-11-30", weeks });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan;
}

const sets = ({ sessions }: PlanWeek): number =>
  sessions.reduce((sum, { blocks }) => sum + blocks.strength.reduce((all, { sets: count = 1 }) => all + count, 0), 0);
const longRide = ({ sessions }: PlanWeek): number => sessions.find(({ code }) => code === "BK")?.duration ?? 0;

function share(plan: Plan, of: (week: PlanWeek) => number): readonly number[] {
  return plan.weeks
    .filter(({ isDeload }) => isDeload)
    .map((deload) => of(deload) / of(plan.weeks.findLast(({ week, isDeload }) => !isDeload && week < deload.week) ?? deload));
}

describe("a deload", () => {
  test.each(["strength", "powerlifting", "general"] as const)("of %s has about half the sets, also on short days", (focus) => {
    const minutes = { 1: 45, 3: 45, 5: 45, 6: 60 };
    const plan = planOf({ focus, availability: { daysPerWeek: 4, weekdays: [1, 3, 5, 6], minutes } });
    for (const part of share(plan, sets)) expect(part).toBeLessThan(0.75);
  });

  test("rides shorter than the weeks before it, also where more was told than its day holds, and without race effort", () => {
    const plan = planOf({
      focus: "triathlon",
      history: { longestRide: { value: 240, source: "told" } },
      availability: { daysPerWeek: 5, weekdays: [1, 2, 4, 6, 7], minutes: { 1: 60, 2: 60, 4: 60, 6: 120, 7: 75 }, longDay: 6 },
      competitions: [{ type: "70.3", date: "2027-06-13", priority: "A" }],
    });
    for (const part of share(plan, longRide)) expect(part).toBeLessThan(0.8);
    const deloads = plan.weeks.filter(({ isDeload }) => isDeload).flatMap(({ sessions }) => sessions);
    expect(deloads.filter(({ mainFormat }) => mainFormat?.label.includes("race effort") === true)).toEqual([]);
  });
});

describe("the head", () => {
  const marathon: Partial<Athlete> = {
    focus: "running",
    history: { weeklyRun: { value: 75_000, source: "told" }, longestRun: { value: 30_000, source: "told" } },
    competitions: [{ name: "City Marathon", type: "marathon", date: "2027-04-18", priority: "A" }],
  };

  test("says first that a plan ends before the race it is named after", () => {
    expect(planOf(marathon).description).toContain("The plan ends on Sun 24 Jan, 12 weeks before the race");
    expect(planOf({ ...marathon, competitions: [] }).description).not.toContain("before the race");
  });

  test("counts no long run on race day that twelve weeks of short days have lost", () => {
    const short = { daysPerWeek: 4, weekdays: [1, 2, 3, 4] as const, minutes: { 1: 60, 2: 90, 3: 75, 4: 75 } };
    const plan = planOf({ ...marathon, availability: short }, 12);
    expect(plan.demand?.items[0]?.reached).toBeLessThan(20);
  });

  test("measures walks by those that were told", () => {
    const told = "I walk about 40 minutes three times a week.";
    const plan = planOf({
      focus: "general",
      level: "beginner",
      bodyWeight: 130,
      age: 39,
      trainingYears: 0,
      gymnastics: {},
      conditioning: {},
      equipment: ["dumbbell"],
      strength: { oneRepMax: {} },
      injuries: told,
      availability: { daysPerWeek: 3, weekdays: [1, 3, 6], minutes: { 1: 60, 3: 60, 6: 60 } },
    });
    const walks = plan.weeks
      .filter(({ isDeload }) => !isDeload)
      .flatMap(({ sessions }) => sessions.filter(({ code }) => code === "ZE"))
      .map(({ blocks }) => blocks.mainWorkout.reduce((sum, { dose }) => sum + dose.totalSeconds / 60, 0));
    expect(walks.length).toBeGreaterThan(3);
    expect(Math.min(...walks)).toBeGreaterThanOrEqual(37);
    expect(plan.notes.map(({ text }) => text).join(" ")).toMatch(
      /“I walk about 40 minutes three times a week”: one of them is in the plan/u,
    );
  });
});
