import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { validatePlan } from "../checks/validate.ts";
import type { Plan } from "../model/plan.ts";
import { generatePlan } from "./generate-plan.ts";

const BEGINNER: Athlete = {
  ...HYBRID,
  level: "beginner",
  age: 62,
  strength: { oneRepMax: {} },
  conditioning: {},
  equipment: ["machine", "cable", "dumbbell", "bench", "bicycle"],
  availability: { daysPerWeek: 3, weekdays: [1, 3, 5], minutes: { 1: 50, 3: 50, 5: 50 } },
  history: { weeklyMinutes: { value: 120, source: "told" } },
};

function minutesByWeek(over: Partial<Athlete>): number[] {
  const athlete: Athlete = { ...BEGINNER, ...over };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 9 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return loadingWeeks(result.plan);
}

function loadingWeeks({ weeks }: Plan): number[] {
  return weeks.filter(({ isDeload }) => !isDeload).map(({ sessions }) => sessions.reduce((sum, { duration }) => sum + duration, 0));
}

/** What a limit of health keeps light stays as long as it began: only the effort is less. */
test.each([
  ["strength", "no heavy lifting until my next appointment"],
  ["general", "no heavy lifting until my next appointment"],
  ["general", "stent 3 years ago, signed off from cardiac rehab, no straining"],
  ["strength", "weights up to 60 % of my maximum, says my cardiologist"],
] as const)("the weeks of a %s plan do not shrink under a limit of effort: %s", (focus, injuries) => {
  const [first = 0, ...later] = minutesByWeek({ focus, injuries });
  expect(Math.min(...later)).toBeGreaterThanOrEqual(0.8 * first);
});

test("a week under a limit of effort has the time of its days at most", () => {
  expect(Math.max(...minutesByWeek({ focus: "strength", injuries: "no heavy lifting until my next appointment" }))).toBeLessThanOrEqual(
    150,
  );
});

/** Where no weight may be taken the repetitions or the tempo grow from week to week. */
test("no set of the body alone stands still for three weeks under a limit of effort", () => {
  const athlete: Athlete = {
    ...HYBRID,
    focus: "powerlifting",
    level: "advanced",
    strength: { oneRepMax: { backSquat: 140, benchPress: 77.5, deadlift: 165 } },
    bodyWeight: 71,
    sex: "female",
    equipment: ["barbell", "rack", "bench", "band", "pull-up bar"],
    availability: { daysPerWeek: 4 },
    injuries: "Nothing heavier than 2 kg in both hands until January, says my surgeon. RPE 5 at most.",
  };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 4 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  const sets = (week: number): Map<string, string> =>
    new Map(
      (result.plan.weeks[week - 1]?.sessions ?? []).flatMap(({ weekday, blocks }) =>
        blocks.strength
          .filter(({ name }) => /push-up|hip thrust/iu.test(name))
          .map(({ name, sets: count, reps, notes }) => [`${weekday} ${name}`, `${count} ${reps} ${notes?.slice(0, 40)}`] as const),
      ),
    );
  const [first, second, third] = [sets(1), sets(2), sets(3)];
  expect(first.size).toBeGreaterThan(0);
  const still = [...first].filter(([line, dose]) => second.get(line) === dose && third.get(line) === dose);
  expect(still).toEqual([]);
});

const HEART: Partial<Athlete> = {
  focus: "strength",
  level: "intermediate",
  age: 66,
  bodyWeight: 84,
  sex: "male",
  strength: { oneRepMax: { deadlift: 100, benchPress: 62.5 } },
  gymnastics: { strictPullUps: 1 },
  equipment: ["dumbbell", "cable", "machine", "bench", "pull-up bar", "treadmill", "rower"],
  injuries:
    "Atrial fibrillation, on bisoprolol and apixaban. The cardiologist is happy for me to lift, but no breath holding or straining.",
};

test("pull-ups that somebody aims at are trained with help where health asks for long sets, and grow", () => {
  const athlete: Athlete = { ...BEGINNER, ...HEART, dislikes: "My goal is 5 strict chin-ups before May." };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 9 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  const helped = result.plan.weeks.map(({ sessions }) =>
    sessions.flatMap(({ blocks }) => blocks.strength).filter(({ name }) => /assisted pull-up/u.test(name)),
  );
  expect(helped.every((lines) => lines.length >= 2)).toBe(true);
  const [first, second, third] = helped.map((lines) => lines[0]?.dose.reps ?? 0);
  expect([first, second, third]).toEqual([first, (first ?? 0) + 1, (first ?? 0) + 2]);
  expect(result.plan.notes.filter(({ text }) => /chin-ups.*not in any/u.test(text))).toEqual([]);
});

test("a wave under a limit of effort begins above the last one", () => {
  const athlete: Athlete = { ...BEGINNER, ...HEART };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 5 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  const squats = [1, 5].map((week) =>
    result.plan.weeks[week - 1]?.sessions.flatMap(({ blocks }) => blocks.strength).find(({ name }) => name === "Dumbbell front squat"),
  );
  const work = squats.map((item) => (item?.dose.reps ?? 0) * (item?.load?.kilograms ?? 0));
  expect(work[1]).toBeGreaterThan(work[0] ?? 0);
});
