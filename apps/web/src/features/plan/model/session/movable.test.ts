import { addDays } from "@ironpace/training";
import { expect, test } from "vitest";
import { isMovable } from "./movable.ts";
import { session, START } from "../sample-plan.ts";

test("neither what is done or skipped nor a race goes to another day, and what was missed only in its week", () => {
  const squat = session();
  const kinds = [squat, { ...squat, completed: true }, { ...squat, skipped: true }, { ...squat, isRace: true }];
  expect(kinds.map((kind) => isMovable(kind, START))).toEqual([true, false, false, false]);
  expect([1, 6, 7].map((days) => isMovable(squat, addDays(START, days)))).toEqual([true, true, false]);
});
