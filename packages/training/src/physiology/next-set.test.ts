import { expect, test } from "vitest";
import { nextSet } from "./next-set.ts";

test.each([
  [8, 8, 0],
  [8, 8.5, 0],
  [8, 9, -2.5],
  [7, 8.5, -2.5],
  [7, 9, -5],
  [6, 9.5, -5],
  [8, 7.5, 0],
  [8, 7, 2.5],
  [8, 5, 2.5],
])("planned RPE %f, felt %f: %f %%", (plannedRpe, feltRpe, percent) =>
  expect(nextSet({ plannedRpe, feltRpe })).toEqual({ percent, stopAdding: false }),
);

test("a missed repetition takes 10 % off, whatever it felt like", () => {
  expect(nextSet({ plannedRpe: 8, feltRpe: 7, missed: true })).toEqual({ percent: -10, stopAdding: true });
});
