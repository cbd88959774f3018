import { expect, test } from "vitest";
import type { Athlete } from "#training/athlete/athlete.ts";
import { parseDay } from "#training/calendar/day.ts";
import type { Plan } from "#training/model/plan.ts";
import { generatePlan } from "./generate-plan.ts";

const START = parseDay("2026-11-30") ?? "2026-11-30";
const told = (value: number): { readonly value: number; readonly source: "told" } => ({ value, source: "told" });

const BASE: Athlete = {
  level: "beginner",
  focus: "running",
  age: 52,
  sex: "female",
  bodyWeight: 68,
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run5k: 1920, run10k: 3990, recordedOn: "2026-10-20" },
  history: { weeklyRun: told(18_000), longestRun: told(10_000), runsPerWeek: told(3) },
  equipment: ["dumbbell", "bands"],
  availability: { daysPerWeek: 4, weekdays: [2, 4, 5, 7], minutes: { 2: 45, 4: 60, 5: 30, 7: 120 }, longDay: 7 },
  competitions: [{ type: "half marathon", date: "2027-05-09", priority: "A" }],
};

function planFor(athlete: Athlete): Plan {
  const result = generatePlan(athlete, { startDate: START, weeks: 9 });
  if (result.kind !== "plan") throw new Error(result.referral.text);
  return result.plan;
}

test("strength of half an hour has the short day, and the run the long one: the long run grows", () => {
  const { weeks } = planFor({ ...BASE, dislikes: "Krafttraining mache ich nur zu Hause und höchstens 30 Minuten." });
  for (const { sessions } of weeks) {
    expect(sessions.find(({ code }) => code === "SFm")?.weekday).toBe(5);
    expect(sessions.find(({ weekday }) => weekday === 4)?.code).toBe("RE");
  }
  const long = weeks.filter(({ isDeload }) => !isDeload).map(({ sessions }) => sessions.find(({ code }) => code === "RL")?.duration ?? 0);
  expect(long.length).toBeGreaterThan(5);
  expect(long).toEqual(long.toSorted((a, b) => a - b));
  expect(long.at(-1)).toBeGreaterThan((long[0] ?? 0) + 8);
});

test("an easy run of an advanced runner is not cut to half an hour for lifting that half an hour holds", () => {
  const athlete: Athlete = { ...BASE, level: "advanced", conditioning: { run10k: 2500, recordedOn: "2026-10-20" } };
  const { weeks } = planFor(athlete);
  expect(weeks[0]?.sessions.find(({ weekday }) => weekday === 5)?.code).toBe("SFm");
});

test("who trains for general fitness and races 10 km has a run that grows on the longest day", () => {
  const { weeks } = planFor({
    ...BASE,
    focus: "general",
    age: 66,
    history: { weeklyRun: told(12_000), longestRun: told(7000), runsPerWeek: told(2) },
    availability: { daysPerWeek: 3, weekdays: [1, 3, 5], minutes: { 1: 60, 3: 60, 5: 75 }, longDay: 5 },
    competitions: [{ type: "10k", date: "2027-05-30", priority: "A" }],
  });
  const runs = weeks.filter(({ isDeload }) => !isDeload).map(({ sessions }) => sessions.find(({ weekday }) => weekday === 5));
  for (const run of runs) {
    expect(run?.code).toBe("RL");
    expect(run?.blocks.mainWorkout.reduce((sum, { dose }) => sum + (dose.metres ?? 0), 0)).toBeGreaterThanOrEqual(7000);
  }
  // Strength stays on two days.
  for (const { sessions } of weeks) expect(sessions.filter(({ blocks }) => blocks.strength.length > 0).length).toBe(2);
});

test("a swim with strength leaves the minutes to dry and change", () => {
  const { weeks } = planFor({
    ...BASE,
    level: "intermediate",
    focus: "triathlon",
    history: { weeklyRun: told(28_000), longestRun: told(16_000), runsPerWeek: told(3), weeklyMinutes: told(450), longestSwim: told(1800) },
    availability: { daysPerWeek: 6, weekdays: [2, 3, 4, 5, 6, 7], minutes: { 2: 60, 3: 60, 4: 60, 5: 45, 6: 90, 7: 240 }, longDay: 7 },
    competitions: [{ type: "70.3", date: "2027-06-20", priority: "A" }],
  });
  const both = weeks.flatMap(({ sessions }) => sessions.filter(({ code, blocks }) => code === "SWs" && blocks.strength.length > 0));
  expect(both.length).toBeGreaterThan(4);
  for (const { duration, description } of both) {
    expect(duration).toBeLessThanOrEqual(52);
    expect(description).toContain("Dry off and get changed");
  }
  // The long swims keep their drills.
  for (const { blocks } of weeks.flatMap(({ sessions }) => sessions.filter(({ title }) => title.startsWith("Long swim"))))
    expect(blocks.mainWorkout.some(({ notes = "" }) => notes.startsWith("Alternate: "))).toBe(true);
});
