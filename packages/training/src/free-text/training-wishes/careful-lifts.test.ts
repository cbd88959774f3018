import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { readInjuries } from "../../injuries/read-injuries.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { carefulNames } from "./careful-lifts.ts";

const TODAY = "2026-11-30";

test.each([
  ["Disc bulge in 2023, no pain now, I am careful with heavy deadlifts.", "Deadlift"],
  [
    "Le bas du dos tire un peu quand je fais beaucoup de soulevé de terre, donc je préfère rester raisonnable sur ce mouvement.",
    "Deadlift",
  ],
  ["Alter Bandscheibenvorfall, beim Kreuzheben bin ich vorsichtig", "Deadlift"],
  ["go easy on squats please", "Back squat"],
  ["con el peso muerto prefiero ir con cabeza", "Deadlift"],
])("a lift to be careful with stays in reserve: %s", (injuries, name) => {
  expect(carefulNames({ injuries })).toContain(name);
  expect(readInjuries(injuries, TODAY).unread).toEqual([]);
  const made = generatePlan({ ...HYBRID, injuries, competitions: [] }, { startDate: TODAY, weeks: 8 });
  if (made.kind !== "plan") throw new Error("no plan");
  const sets = made.plan.weeks
    .flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.strength))
    .filter((item) => item.name === name && (item.rpe ?? 0) >= 6);
  for (const { rpe = 0, dose } of sets) {
    expect(rpe).toBeLessThanOrEqual(7);
    expect(dose.reps ?? 0).toBeGreaterThanOrEqual(4);
  }
});

test.each([
  "careful with the left knee on stairs",
  "my coach is careful with deadlifts",
  "I was careful with deadlifts last year",
  "vorsichtig beim Treppensteigen",
  "I love heavy deadlifts",
  "con cuidado en las bajadas",
])("is about no lift: %s", (injuries) => {
  expect(carefulNames({ injuries })).toEqual([]);
});
