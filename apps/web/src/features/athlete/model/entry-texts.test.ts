import { STRENGTH_FIELDS } from "@ironpace/contract";
import { expect, test } from "vitest";
import { entryTexts, entryValues, toOtherUnit } from "./entry-texts.ts";

const row = { back_squat: 102.058, deadlift: 140, bench_press: 80, clean_and_jerk: null, snatch: null, overhead_press: 50 };

test("what was not touched stays as it is stored, also in pounds", () => {
  const texts = entryTexts(STRENGTH_FIELDS, row, "lb");
  expect(texts).toMatchObject({ back_squat: "225", deadlift: "308.6", clean_and_jerk: "" });
  expect(entryValues(STRENGTH_FIELDS, texts, row, "lb")).toEqual({});
  expect(entryValues(STRENGTH_FIELDS, { ...texts, deadlift: "315", overhead_press: "" }, row, "lb")).toEqual({
    deadlift: 142.882,
    overhead_press: null,
  });
});

test("a change of the unit takes typed weights along, and leaves what is none", () => {
  expect(toOtherUnit(STRENGTH_FIELDS, { back_squat: "100", deadlift: "heavy", snatch: "" }, "kg", "lb")).toEqual({
    back_squat: "220.5",
    deadlift: "heavy",
    snatch: "",
  });
  expect(toOtherUnit(STRENGTH_FIELDS, { back_squat: "225" }, "lb", "kg")).toEqual({ back_squat: "102.1" });
});
