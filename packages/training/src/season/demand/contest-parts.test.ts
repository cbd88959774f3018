import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete, Competition } from "../../athlete/athlete.ts";
import { validatePlan } from "../../checks/validate.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { Plan } from "../../model/plan.ts";

function planOf(competition: Competition, more: Partial<Athlete> = {}): Plan {
  const athlete: Athlete = { ...HYBRID, focus: "crossfit", level: "advanced", trainingYears: 6, competitions: [competition], ...more };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 6 });
  if (result.kind !== "plan") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan;
}

const racesIn = (plan: Plan) => plan.weeks.flatMap(({ sessions }) => sessions).filter(({ code }) => code === "RACE");

test("the Open is three workouts a week apart, without a taper", () => {
  const plan = planOf({ type: "CrossFit Open", date: "2026-12-17", priority: "A" });
  expect(racesIn(plan).map(({ date, duration }) => [date, duration < 45])).toEqual([
    ["2026-12-17", true],
    ["2026-12-24", true],
    ["2026-12-31", true],
  ]);
  expect(plan.weeks.filter((week) => week.season === "taper")).toEqual([]);
  expect(racesIn(plan)[0]?.coachNotes.strategy).toContain("72 hours");
});

test("a contest of two days has its second day", () => {
  const plan = planOf({ name: "Winter Throwdown (Sat+Sun)", type: "crossfit competition", date: "2027-01-02", priority: "A" });
  const [first, second] = racesIn(plan);
  expect([first?.date, second?.date]).toEqual(["2027-01-02", "2027-01-03"]);
  expect(second?.blocks.mainWorkout.map(({ name }) => name)).not.toEqual(first?.blocks.mainWorkout.map(({ name }) => name));
});

test("who should not start gets no events to do", () => {
  const [race] = racesIn(
    planOf(
      { type: "crossfit throwdown", date: "2026-12-12", priority: "A" },
      { injuries: "rolled my ankle yesterday, 7/10, it is fat and blue" },
    ),
  );
  expect(race?.description).toMatch(/^Do not start/u);
  expect(race?.blocks.mainWorkout.map(({ name, rpe }) => [name, rpe])).toEqual([["Brisk walk", 2]]);
  expect(race?.intensityLevel).toBeLessThanOrEqual(3);
});
