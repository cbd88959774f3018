import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { rideGoalIn } from "../athlete/stated/stated-ride-goal.ts";
import { everydayAimsIn } from "../athlete/stated/stated-everyday-aims.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { validatePlan } from "../checks/validate.ts";
import type { Plan } from "../model/plan.ts";
import { generatePlan } from "./generate-plan.ts";

const OLDER: Athlete = {
  ...HYBRID,
  focus: "general",
  level: "beginner",
  age: 58,
  bodyWeight: 70,
  strength: { oneRepMax: {} },
  conditioning: {},
  equipment: ["dumbbell", "band"],
  availability: { daysPerWeek: 3, weekdays: [1, 3, 6], minutes: { 1: 45, 3: 45, 6: 100 }, longDay: 6 },
};

function planOf(dislikes: string): Plan {
  const athlete: Athlete = { ...OLDER, dislikes };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 9 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan;
}

const notesOf = ({ notes }: Plan): string => notes.map(({ text }) => text).join("\n");

test.each([
  ["I want to carry the shopping up four floors without stopping", ["stairs", "carry"]],
  ["Ich möchte die Einkäufe wieder allein die Treppen hochtragen", ["stairs", "carry"]],
  ["quiero subir la compra por las escaleras sin pararme", ["stairs", "carry"]],
  ["Je voudrais pouvoir monter ma valise dans le train toute seule", ["carry", "overhead"]],
  ["vorrei portare la spesa su per le scale senza fiatone", ["stairs", "carry"]],
  ["I would love to lift my grandson again", ["lift-child"]],
  ["We have a ski week in February, I want my legs to last", ["ski"]],
  ["ik wil de boodschappen zonder hulp de trappen op dragen", ["stairs", "carry"]],
] as const)("an aim of everyday life is read: %s", (text, aims) => {
  expect(everydayAimsIn(text)).toEqual(aims);
});

test.each([
  "stairs hurt my knee, I want to avoid them",
  "skiing in February, please plan nothing then",
  "I carry boxes at work all day",
  "my doctor says I must not lift my grandson",
])("no aim: %s", (text) => {
  expect(everydayAimsIn(text)).toEqual([]);
});

test("what the shopping needs is in the strength sessions, grows, and is named", () => {
  const plan = planOf("I want to carry the shopping up four floors without stopping.");
  const carries = plan.weeks.map(({ sessions }) =>
    sessions.flatMap(({ blocks }) => blocks.strength).filter(({ name }) => /carry/iu.test(name)),
  );
  expect(carries.filter((lines) => lines.length > 0).length).toBeGreaterThanOrEqual(7);
  const heaviest = (week: number): number => Math.max(0, ...(carries[week - 1] ?? []).map(({ load }) => load?.kilograms ?? 0));
  expect(heaviest(9)).toBeGreaterThan(heaviest(1));
  expect(notesOf(plan)).toMatch(/four floors.*the plan trains for it/u);
});

test.each([
  "I am walking the Camino in May, 20 km a day with a rucksack.",
  "Im Mai will ich den Jakobsweg gehen, 20 km am Tag.",
  "En mayo quiero hacer el Camino de Santiago.",
])("walks lead to a long walk, on the longest day, longer and with a heavier pack: %s", (dislikes) => {
  const plan = planOf(dislikes);
  const walks = plan.weeks.flatMap(({ sessions }) => sessions).filter(({ title }) => title.startsWith("Hill walk"));
  expect(walks.length).toBeGreaterThanOrEqual(5);
  expect(walks.every(({ weekday }) => weekday === 6)).toBe(true);
  expect((walks.at(-1)?.duration ?? 0) / (walks[0]?.duration ?? 1)).toBeGreaterThanOrEqual(1.3);
  expect(notesOf(plan)).toMatch(/walks lead there/u);
});

test.each([
  ["In June I want to ride 100 km with my brother", 273],
  ["Im Sommer will ich 120 km mit dem Rad fahren", 327],
  ["mi objetivo es hacer 80 km en bici", 218],
  ["my goal is a 60 mile sportive in May", 263],
  ["I ride 2 x 40 km to work every week", 0],
  ["rides over 100 km hurt my back, I want shorter ones", 0],
  ["I want to run 40 km", 0],
] as const)("a ride that somebody wants to do: %s", (text, minutes) => {
  expect(rideGoalIn(text)).toBe(minutes);
});

test("the long ride grows towards a ride that somebody wants to do, and no sentence of it is a limit", () => {
  const rider: Athlete = {
    ...OLDER,
    level: "intermediate",
    age: 45,
    dislikes: "In June I want to ride 100 km with my brother",
    equipment: ["bicycle", "dumbbell"],
    history: { weeklyMinutes: { value: 200, source: "told" }, longestRide: { value: 90, source: "told" } },
    availability: { daysPerWeek: 4, weekdays: [1, 3, 5, 6], minutes: { 1: 45, 3: 60, 5: 45, 6: 180 }, longDay: 6 },
  };
  const result = generatePlan(rider, { startDate: "2026-11-30", weeks: 9 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  expect(validatePlan(result.plan, rider)).toEqual([]);
  const rides = result.plan.weeks.flatMap(({ sessions }) => sessions).filter(({ code, isDeload }) => code === "BK" && !isDeload);
  const minutes = rides.map(({ duration }) => duration);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect((minutes.at(-1) ?? 0) / (minutes[0] ?? 1)).toBeGreaterThanOrEqual(1.5);
  expect(notesOf(result.plan)).toMatch(/long ride of these weeks grows/u);
  expect(notesOf(result.plan)).not.toMatch(/minutes at most/u);
});
