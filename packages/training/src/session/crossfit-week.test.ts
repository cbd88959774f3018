import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { validatePlan } from "../checks/validate.ts";
import type { Athlete } from "../athlete/athlete.ts";
import type { PlanWeek, Session } from "../model/plan.ts";
import { generatePlan } from "../plan/generate-plan.ts";

const ELITE: Athlete = {
  ...HYBRID,
  focus: "crossfit",
  level: "elite",
  trainingYears: 9,
  strength: { oneRepMax: { backSquat: 195, deadlift: 230, cleanAndJerk: 150, snatch: 120, overheadPress: 90 } },
  gymnastics: { strictPullUps: 25, handstandPushUps: 30, barMuscleUps: 22, ringMuscleUps: 15, handstandWalk: true },
  conditioning: { row500m: 84, run5k: 1140, ftp20min: 330 },
  availability: { daysPerWeek: 6, minutes: { 1: 120, 2: 120, 3: 90, 4: 75, 5: 120, 6: 150, 7: 0 }, weekdays: [1, 2, 3, 4, 5, 6] },
  history: { weeklyMinutes: { value: 720, source: "told" }, weeklyRun: { value: 15_000, source: "told" } },
};

function weeksOf(more: Partial<Athlete> = {}): readonly PlanWeek[] {
  const athlete = { ...ELITE, ...more };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 6 });
  if (result.kind === "referral") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan.weeks.filter(({ isDeload }) => !isDeload);
}

const itemsOf = ({ blocks }: Session) => [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];

describe("a CrossFit week", () => {
  test("fills what is trained now, as far as the days have the minutes", () => {
    for (const { sessions } of weeksOf().slice(0, 3)) {
      const minutes = sessions.reduce((sum, { duration }) => sum + duration, 0);
      expect(minutes).toBeGreaterThanOrEqual(0.7 * 675);
      expect(minutes).toBeLessThanOrEqual(675);
    }
  });

  test("presses once more at most, after pulls, where the skills of the day are two presses", () => {
    const gymnastics = weeksOf().flatMap(({ sessions }) => sessions.filter(({ code }) => code === "GY"));
    const upsideDown = gymnastics.filter(({ blocks }) => blocks.skill.filter(({ name }) => name.startsWith("Handstand")).length === 2);
    expect(upsideDown.length).toBeGreaterThan(0);
    for (const { blocks } of upsideDown) {
      const strict = blocks.strength.map(({ name }) => name);
      expect(strict.filter((name) => /press|dip|push-up/iu.test(name)).length).toBeLessThanOrEqual(1);
      expect(strict[0]).toBe("Weighted pull-up");
    }
  });

  test("holds both Olympic lifts, never three in a row from 80 % on", () => {
    for (const { sessions } of weeksOf()) {
      const lifts = sessions.flatMap(({ blocks }) => blocks.skill).filter(({ load }) => load?.bar !== undefined);
      expect(new Set(lifts.map(({ name }) => name))).toEqual(new Set(["Snatch", "Clean and jerk"]));
      for (const { load, reps } of lifts) if ((load?.percent ?? 0) >= 80) expect(Number(reps)).toBeLessThanOrEqual(2);
    }
  });

  test.each([
    ["I love the snatch and would do it every day", "Snatch"],
    ["La halterofilia me encanta, haría arrancada todos los días", "Snatch"],
    ["I love clean and jerks", "Clean and jerk"],
  ])("the lift that somebody loves comes first on every day of lifting: %s", (dislikes, name) => {
    const lifting = weeksOf({ dislikes, level: "intermediate" }).flatMap(({ sessions }) => sessions.filter(({ code }) => code === "OLs"));
    expect(lifting.length).toBeGreaterThan(0);
    expect([...new Set(lifting.map(({ blocks }) => blocks.skill[0]?.name))]).toEqual([name]);
  });

  test("runs, where running was told, and leaves out what is disliked for long", () => {
    for (const { sessions } of weeksOf({ dislikes: "long slow bike" })) {
      const long = sessions.flatMap(itemsOf).filter(({ dose }) => (dose.seconds ?? 0) >= 600);
      expect(long.map(({ name }) => name)).toContain("Easy run");
      expect(long.filter(({ name, rpe = 0 }) => name.includes("ike") && rpe <= 4)).toEqual([]);
    }
  });
});

test("towards a contest nothing in the taper is new or a fight, strict sets after skills stay short, and disliked kilometres are not run", () => {
  const date = "2027-01-09";
  const athlete: Athlete = {
    level: "advanced",
    focus: "crossfit",
    age: 31,
    sex: "female",
    bodyWeight: 66,
    trainingYears: 7,
    strength: { oneRepMax: { backSquat: 110, deadlift: 135, cleanAndJerk: 80, snatch: 62, overheadPress: 47 }, recordedOn: "2026-11-01" },
    gymnastics: { strictPullUps: 9, handstandPushUps: 12, barMuscleUps: 4, ringMuscleUps: 2, handstandWalk: true },
    conditioning: { row500m: 101, run5k: 1500 },
    history: { weeklyRun: { value: 12_000, source: "told" }, longestRun: { value: 8000, source: "told" } },
    dislikes: "running more than 5 km",
    availability: { daysPerWeek: 5, weekdays: [1, 2, 3, 5, 6], minutes: { 1: 75, 2: 75, 3: 60, 5: 75, 6: 90 } },
    competitions: [{ name: "Throwdown", type: "crossfit competition", date, priority: "A" }],
  };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 7 });
  if (result.kind !== "plan") throw new Error("no plan");
  const sessions = result.plan.weeks.flatMap((week) => week.sessions);
  const before = sessions.filter((session) => session.date < "2026-12-30");
  const taper = sessions.filter((session) => session.date >= "2026-12-30" && session.date < date);
  const skillsOf = (some: typeof sessions): readonly string[] => some.flatMap(({ blocks }) => blocks.skill.map(({ name }) => name));
  expect(skillsOf(taper).filter((name) => !skillsOf(before).includes(name))).toEqual([]);
  for (const { rpe = 0 } of taper.flatMap(({ blocks }) => blocks.strength)) expect(rpe).toBeLessThanOrEqual(8);
  const gymnastics = sessions.filter(({ code }) => code === "GY");
  for (const item of gymnastics.flatMap(({ blocks }) => blocks.strength).filter(({ name }) => name === "Handstand push-up (strict)"))
    expect(item.dose.reps).toBeLessThanOrEqual(6);
  expect(skillsOf(gymnastics)).toContain("Ring muscle-up");
  expect(skillsOf(gymnastics)).toContain("Bar muscle-up");
  for (const { dose, sets = 1 } of sessions.filter(({ code }) => code === "RE").flatMap(({ blocks }) => blocks.mainWorkout))
    expect(sets * (dose.metres ?? 0)).toBeLessThanOrEqual(5100);
});
