import { EXERCISES } from "@ironpace/training";
import { expect, test } from "vitest";
import { findMovement } from "./find-movement.ts";
import { NOT_DRAWN, OWN_CUES } from "./own-cues.ts";

async function textOf(name: string): Promise<string> {
  const exercise = EXERCISES.find((one) => one.name === name);
  if (exercise === undefined) throw new Error(`There is no exercise ${name}.`);
  const movement = await findMovement({ name, pattern: exercise.movementPattern, equipment: exercise.equipment });
  return movement === undefined ? "" : [...movement.poses.map(({ cue }) => cue), ...movement.faults].join(" ");
}

test.each([
  ["Deadlift", /Bar over midfoot/],
  ["Back squat", /Hip below knee/],
  ["Walking lunge", /Back knee/],
  ["Push-up", /Chest just off the floor/],
  ["Barbell row", /Hips back, back flat/],
  ["Farmers carry", /both sides at once/],
  ["Squat clean", /Elbows through fast/],
  ["Snatch", /arms locked/],
  ["Suitcase carry", /Leaning to one side: lighter/],
  ["Box squat", /Touch the box/],
])("%s is told what it is about", async (name, cue) => {
  expect(await textOf(name)).toMatch(cue);
});

test.each([
  ["Hip thrust", /midfoot/],
  ["Romanian deadlift", /midfoot/],
  ["Wall sit", /Hip below knee/],
  ["Box squat", /Hip below knee/],
  ["Step-up", /Back knee/],
  ["Ring dip", /Chest/],
  ["Face pull", /Hips back/],
  ["Push jerk", /Elbows through/],
  ["Suitcase carry", /both sides|equal weights/],
  ["Overhead carry", /both sides|equal weights/],
])("%s is not told what another exercise needs", async (name, cue) => {
  expect(await textOf(name)).not.toMatch(cue);
});

test("every name is one of the library", () => {
  const known = new Set(EXERCISES.map(({ name }) => name));
  const named = [...NOT_DRAWN, ...OWN_CUES.flatMap(({ names }) => names)];
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
