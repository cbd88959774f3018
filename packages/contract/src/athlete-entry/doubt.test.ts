import { expect, test } from "vitest";
import { getDoubt } from "./doubt.ts";
import { CONDITIONING_FIELDS, GYMNASTICS_FIELDS, PERSONAL_FIELDS, STRENGTH_FIELDS } from "./fields.ts";

const [backSquat] = STRENGTH_FIELDS;
const run5k = CONDITIONING_FIELDS.find(({ column }) => column === "run_5k");
if (backSquat === undefined || run5k === undefined) throw new Error("no fields");

test("what few reach is asked about, by sex; without one only what neither reaches", () => {
  expect(getDoubt(backSquat, 200, "male", "kg")).toBeUndefined();
  expect(getDoubt(backSquat, 200, "female", "kg")).toBe("Most athletes are between 20 and 185 kg. Is this right?");
  expect(getDoubt(backSquat, 200, undefined, "kg")).toBeUndefined();
  expect(getDoubt(backSquat, 280, undefined, "kg")).toBe("Most athletes are between 20 and 270 kg. Is this right?");
  expect(getDoubt(backSquat, 280, "male", "lb")).toBe("Most athletes are between 67 and 595 lb. Is this right?");
});

test("times are compared in seconds; nothing given is nothing to doubt", () => {
  expect(getDoubt(run5k, "13:30", "male", "kg")).toBe("Most athletes are between 14:00 and 45:00. Is this right?");
  expect(getDoubt(run5k, "21:30", "male", "kg")).toBeUndefined();
  expect(getDoubt(run5k, null, "male", "kg")).toBeUndefined();
});

test("every likely range lies inside the possible one", () => {
  for (const { likely, possible } of [
    ...Object.values(PERSONAL_FIELDS),
    ...STRENGTH_FIELDS,
    ...CONDITIONING_FIELDS,
    ...GYMNASTICS_FIELDS,
  ]) {
    for (const range of Object.values(likely ?? {})) {
      expect(range.min).toBeGreaterThanOrEqual(possible.min);
      expect(range.max).toBeLessThanOrEqual(possible.max);
    }
  }
});
