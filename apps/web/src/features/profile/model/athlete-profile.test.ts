import { expect, test } from "vitest";
import { personalForm, personalFormOf, personalRowOf } from "./athlete-profile.ts";

const row = {
  age: 34,
  gender: "female",
  training_years: 0,
  training_level: "elite",
  primary_focus: "hyrox",
  body_weight_kg: 64.5,
} as const;

test("a row survives the way through the form", () => {
  expect(personalRowOf(personalFormOf(row, "kg"), "kg")).toEqual(row);
  expect(Object.values(personalRowOf(personalFormOf(null, "kg"), "kg"))).toEqual([null, null, null, null, null, null]);
});

test("a comma is a decimal point", () => {
  expect(personalRowOf({ ...personalFormOf(row, "kg"), bodyWeight: " 64,5 " }, "kg").body_weight_kg).toBe(64.5);
});

test.each([
  [{ age: "9" }, "Between 10 and 110 years"],
  [{ age: "34.5" }, "Enter a whole number"],
  [{ bodyWeight: "20" }, "Between 25 and 350 kg"],
  [{ bodyWeight: "light" }, "Enter a number"],
])("%o is refused: %s", (change, message) => {
  expect(
    personalForm("kg")
      .safeParse({ ...personalFormOf(row, "kg"), ...change })
      .error?.issues.map((issue) => issue.message),
  ).toEqual([message]);
});

test("everything may be left out", () => {
  expect(personalForm("kg").safeParse(personalFormOf(null, "kg")).success).toBe(true);
});

test("a body weight in pounds is stored in kilograms and comes back as it was typed", () => {
  const form = { ...personalFormOf(row, "lb"), bodyWeight: "142.5" };
  expect(personalRowOf(form, "lb").body_weight_kg).toBe(64.637);
  expect(personalFormOf(personalRowOf(form, "lb"), "lb").bodyWeight).toBe("142.5");
  expect(personalForm("lb").safeParse({ ...form, bodyWeight: "55" }).error?.issues[0]?.message).toBe("Between 56 and 771 lb");
});
