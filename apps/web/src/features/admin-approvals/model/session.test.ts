import { expect, test } from "vitest";
import { getName, getPreview } from "./session.ts";

test.each([
  ["Rest more.", "Rest more."],
  ["## Week 1: Squats\n\n- **Back squat** 3 × 8\n- Row", "Week 1: Squats Back squat 3 × 8 Row"],
  ["| Week | Phase |\n| --- | --- |\n| 1 | base |", "Week Phase 1 base"],
  ["a".repeat(150), "a".repeat(150)],
  ["a".repeat(151), `${"a".repeat(150)}…`],
])("what a card shows of %j", (content, preview) => {
  expect(getPreview(content)).toBe(preview);
});

test.each([
  [{ first_name: "Lena", last_name: "Brandt" }, "Lena Brandt"],
  [{ first_name: null, last_name: "Brandt" }, "Brandt"],
  [{ first_name: null, last_name: null }, null],
  [null, null],
])("the name of %j", (person, name) => {
  expect(getName(person)).toBe(name);
});
