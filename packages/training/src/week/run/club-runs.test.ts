import { expect, test } from "vitest";
import type { Athlete } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";

const RUNNER: Athlete = {
  level: "elite",
  focus: "running",
  sex: "female",
  age: 28,
  bodyWeight: 53,
  history: { weeklyRun: { value: 110_000, source: "logged" }, longestRun: { value: 27_000, source: "logged" } },
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run5k: 972, run10k: 2022 },
  availability: { daysPerWeek: 7, longDay: 7 },
  dislikes: "Tuesday and Saturday I do my sessions with the group, want to keep those.",
};

function fastDays(athlete: Athlete) {
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 2 });
  if (result.kind !== "plan") throw new Error("No plan");
  return result.plan.weeks.map(({ sessions }) =>
    sessions.filter(({ code }) => code === "RT" || code === "RI").map(({ weekday }) => weekday),
  );
}

test("both fast runs are on the days of the group", () =>
  expect(fastDays(RUNNER)).toEqual([
    [2, 6],
    [2, 6],
  ]));

test("and stay there as threshold runs on a leg that is slightly stiff", () =>
  expect(fastDays({ ...RUNNER, injuries: "left achilles stiff some mornings, loosens up within ten minutes" })).toEqual([
    [2, 6],
    [2, 6],
  ]));

test("a leg that hurts runs neither", () => {
  const result = generatePlan({ ...RUNNER, injuries: "left achilles hurts 4/10 when running" }, { startDate: "2026-11-30", weeks: 2 });
  const titles = result.kind === "plan" ? result.plan.weeks.flatMap(({ sessions }) => sessions.map(({ title }) => title)) : [];
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter((title) => /threshold run|interval run/iu.test(title))).toEqual([]);
});
