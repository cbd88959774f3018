import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { generatePlan } from "../plan/generate-plan.ts";

const told = (value: number) => ({ value, source: "told" }) as const;

const TRIATHLETE: Athlete = {
  ...HYBRID,
  injuries: "",
  focus: "triathlon",
  level: "beginner",
  history: { weeklyRun: told(16_000), longestRun: told(10_000), runsPerWeek: told(2), longestRide: told(75), longestSwim: told(400) },
  conditioning: { run10k: 3450 },
  availability: { daysPerWeek: 4, weekdays: [2, 4, 6, 7], minutes: { "2": 60, "4": 60, "6": 200, "7": 120 }, longDay: 6 },
  competitions: [{ name: "The lake", type: "ironman", date: "2027-06-06", priority: "A" }],
};

function planOf(over: Partial<Athlete>, weeks = 6) {
  const result = generatePlan({ ...TRIATHLETE, ...over }, { startDate: "2026-11-30", weeks });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan;
}

const names = (plan: ReturnType<typeof planOf>, week: number): readonly string[] =>
  plan.weeks[week - 1]?.sessions.flatMap(({ blocks }) => Object.values(blocks).flatMap((items) => items.map(({ name }) => name))) ?? [];

test.each(["swimming, to be honest", "burpees and swimming", "Schwimmen", "la natation"])("%s: a sport of the race stays", (dislikes) => {
  const plan = planOf({ dislikes });
  for (const { week } of plan.weeks) expect(names(plan, week).some((name) => name.startsWith("Swim"))).toBe(true);
  expect(plan.notes.map(({ text }) => text).join(" ")).toMatch(/You prefer not to swim, but .*3,800 m/u);
});

test("without a race of it nobody has to swim", () => {
  const plan = planOf({ dislikes: "swimming", competitions: [] }, 2);
  for (const { week } of plan.weeks) expect(names(plan, week).some((name) => name.startsWith("Swim"))).toBe(false);
});

test("a pool that is closed for a time opens within the plan", () => {
  const plan = planOf({ dislikes: "My pool is closed until 28 December" });
  for (const week of [1, 2, 3, 4]) expect(names(plan, week).some((name) => name.startsWith("Swim"))).toBe(false);
  for (const week of [5, 6]) expect(names(plan, week).some((name) => name.startsWith("Swim"))).toBe(true);
  expect(plan.demand?.items.find(({ name }) => name.includes("swim"))?.reached).toBeGreaterThan(1500);
});

test("no bike session in place of a swim speaks of lengths", () => {
  const plan = planOf({ dislikes: "pool closed until 28 December", equipment: ["bike", "band", "dumbbell"] }, 3);
  for (const { sessions } of plan.weeks)
    for (const session of sessions)
      if (session.code.startsWith("SW")) expect(JSON.stringify(session)).not.toMatch(/lengths|the water is closed/u);
});
