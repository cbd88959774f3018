import { expect, test } from "vitest";
import { changedChoices, getChoices } from "./athlete-profile.ts";

const row = {
  age: 34,
  gender: "female",
  training_years: 0,
  training_level: "elite",
  primary_focus: "hyrox",
  body_weight_kg: 64.5,
  height_cm: 170,
} as const;

test("a row survives the way through the form", () => {
  expect(getChoices(row)).toEqual({ gender: "female", trainingLevel: "elite", primaryFocus: "hyrox" });
  expect(changedChoices(getChoices(row), row)).toEqual({});
  expect(changedChoices(getChoices(null), null)).toEqual({});
});

test("only what was chosen anew is written", () => {
  expect(changedChoices({ ...getChoices(row), primaryFocus: "running" }, row)).toEqual({ primary_focus: "running" });
  expect(changedChoices({ ...getChoices(null), gender: "other" }, null)).toEqual({ gender: "other" });
});
