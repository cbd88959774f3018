import { expect, test } from "vitest";
import type { Athlete } from "../../athlete/athlete.ts";
import { validatePlan } from "../../checks/validate.ts";
import type { Plan } from "../../model/plan.ts";
import { generatePlan } from "../../plan/generate-plan.ts";

const RACE = "2027-01-30";

const ATHLETE: Athlete = {
  level: "beginner",
  focus: "hyrox",
  age: 34,
  sex: "female",
  bodyWeight: 66,
  trainingYears: 1,
  strength: { oneRepMax: { backSquat: 70, deadlift: 85 }, recordedOn: "2026-10-20" },
  gymnastics: {},
  conditioning: { run5k: 1860, row500m: 122 },
  history: {
    weeklyRun: { value: 12_000, source: "told" },
    longestRun: { value: 7000, source: "told" },
    runsPerWeek: { value: 2, source: "told" },
  },
  equipment: ["barbell", "plate", "rack", "dumbbell", "kettlebell", "rower", "wall ball", "sled"],
  availability: { daysPerWeek: 4, minutes: { 1: 60, 3: 60, 5: 60, 6: 90 }, weekdays: [1, 3, 5, 6] },
  competitions: [{ name: "Hyrox", type: "hyrox", date: RACE, priority: "A", entry: "singles" }],
};

function planOf(more: Partial<Athlete> = {}): Plan {
  const athlete = { ...ATHLETE, ...more };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 10 });
  if (result.kind === "referral") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan;
}

const linesOf = ({ weeks }: Plan) =>
  weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ code }) => code !== "RACE")
    .flatMap(({ blocks }) => [...blocks.strength, ...blocks.mainWorkout]);

test("a sled without a rope is dragged, over metres and with kilograms", () => {
  const pulls = linesOf(planOf()).filter(({ replaced }) => replaced?.name === "Sled pull (rope)");
  expect(new Set(pulls.map(({ name }) => name))).toEqual(new Set(["Backward sled drag"]));
  for (const { distance, load } of pulls) expect([distance, load?.kilograms]).toEqual([expect.stringMatching(/ m$/u), expect.any(Number)]);
});

test("what stands in is counted and loaded as a coach would", () => {
  const equipment = ["dumbbell", "kettlebell", "rower"];
  for (const { name, replaced, duration, load } of linesOf(planOf({ equipment }))) {
    const isStation = /^(?:Sled pull|Sandbag lunge|Wall ball|Farmers carry)/u.test(replaced?.name ?? "");
    if (isStation) expect([name, duration, load === undefined]).toEqual([name, undefined, false]);
  }
});

test("who knows their squat and owns the rack squats with the bar", () => {
  const squats = linesOf(planOf()).filter(({ name }) => /squat/iu.test(name));
  expect(squats.map(({ name }) => name)).toContain("Back squat");
  expect(squats.map(({ name }) => name)).not.toContain("Goblet squat");
});

test("who dislikes ski intervals rows them, and skis as the race has it", () => {
  const availability = { daysPerWeek: 5, minutes: { 1: 60, 2: 60, 3: 60, 5: 60, 6: 90 }, weekdays: [1, 2, 3, 5, 6] } as const;
  const gym = { equipment: [...(ATHLETE.equipment ?? []), "ski erg"], level: "intermediate", availability } as const;
  const modesOf = (more: Partial<Athlete>) =>
    planOf({ ...gym, ...more })
      .weeks.flatMap(({ sessions }) => sessions)
      .flatMap(({ code, work }) => (code === "SUE" && work !== undefined ? [work.mode] : []));
  expect(modesOf({})).toContain("ski");
  expect(new Set(modesOf({ dislikes: "SkiErg intervals" }))).toEqual(new Set(["row"]));
});

test("the taper has one small simulation", () => {
  const sessions = planOf().weeks.flatMap((week) => week.sessions);
  expect(sessions.filter(({ title }) => title.startsWith("Mini simulation"))).toHaveLength(1);
});
