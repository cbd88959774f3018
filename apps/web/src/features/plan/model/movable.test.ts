import { addDays } from "@ironpace/training";
import { expect, test } from "vitest";
import { isMovable } from "./movable.ts";
import { session, START } from "./testing/sample-plan.ts";

test("neither what is done or past nor a race goes to another day", () => {
  const squat = session();
  const kinds = [squat, { ...squat, completed: true }, { ...squat, skipped: true }, { ...squat, isRace: true }];
  expect(kinds.map((kind) => isMovable(kind, START))).toEqual([true, false, false, false]);
  expect(isMovable(squat, addDays(START, 1))).toBe(false);
});
