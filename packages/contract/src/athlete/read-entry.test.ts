import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EntryField } from "./entry-field.ts";
import { CONDITIONING_FIELDS, GYMNASTICS_FIELDS, HISTORY_FIELDS, MINUTES_FIELD, PERSONAL_FIELDS, STRENGTH_FIELDS } from "./fields.ts";
import { entrySchema } from "./entry-schema.ts";
import { entryText } from "./entry-text.ts";
import { getDoubt, readEntry } from "./read-entry.ts";

const ALL: readonly EntryField[] = [
  ...Object.values(PERSONAL_FIELDS),
  ...Object.values(HISTORY_FIELDS),
  ...STRENGTH_FIELDS,
  ...GYMNASTICS_FIELDS,
  ...CONDITIONING_FIELDS,
  MINUTES_FIELD,
];

function field(column: string): EntryField {
  const found = ALL.find((entry) => entry.column === column);
  if (found === undefined) throw new Error(`no field ${column}`);
  return found;
}

describe("what is typed and what is stored", () => {
  test.each([
    ["row_500m", "1:43", "1:43"],
    ["row_500m", "103", "1:43"],
    ["row_500m", "1:42,5", "1:42.5"],
    ["row_500m", "1,43", "1:43"],
    ["run_5k", " 21:40 ", "21:40"],
    ["run_5k", "21.40", "21:40"],
    ["run_10k", "1:02:10", "1:02:10"],
    ["run_10k", "62:10", "1:02:10"],
    ["run_10k", "3730", "37:30"],
    ["run_10k", "10210", "1:02:10"],
    ["run_10k", "45", "45:00"],
    ["run_5k", "2240", "22:40"],
    ["run_5k", "22.40", "22:40"],
    ["run_5k", "22 40", "22:40"],
    ["run_5k", "22'40", "22:40"],
    ["run_5k", "1360", "22:40"],
    ["row_500m", "138", "1:38"],
    ["row_500m", "98", "1:38"],
    ["back_squat", "112,5", 112.5],
    ["strict_pullups", "0", 0],
    ["strict_pullups", "-0", 0],
    ["handstand_walk", "no", false],
    ["vo2_max", "", null],
    ["age", " 34 ", 34],
    ["minutes", "75", 75],
  ])("%s %s → %s", (column, text, value) => expect(readEntry(field(column), text, "kg")).toEqual({ value }));

  test.each([
    ["run_5k", "4 minutes", "Enter a time like 4:35 or 1:02:10"],
    ["run_5k", "21:75", "Enter a time like 4:35 or 1:02:10"],
    ["run_5k", "5:00", "Between 12:00 and 2:00:00"],
    ["row_500m", "10:01", "Between 1:00 and 10:00"],
    ["back_squat", "heavy", "Enter a number"],
    ["back_squat", "-5", "Between 1 and 600 kg"],
    ["age", "-5", "Between 10 and 110 years"],
    ["back_squat", "1e3", "Enter a number"],
    ["back_squat", "0", "Between 1 and 600 kg"],
    ["snatch", "261", "Between 1 and 260 kg"],
    ["strict_pullups", "4.5", "Enter a whole number"],
    ["age", "9", "Between 10 and 110 years"],
    ["ftp_20min", "701", "Between 30 and 700 W"],
    ["vo2_max", "101", "Between 10 and 100 ml/kg/min"],
    ["minutes", "0", "Between 20 and 720 minutes"],
    ["handstand_walk", "perhaps", "Choose yes or no"],
  ])("%s %s is refused: %s", (column, text, error) => {
    expect(readEntry(field(column), text, "kg")).toEqual({ error });
    expect(entrySchema(field(column), "kg").safeParse(text).error?.issues[0]?.message).toBe(error);
  });

  test("the range is told in the unit that is typed in, and both its ends are taken", () => {
    expect(readEntry(field("snatch"), "600", "lb")).toEqual({ error: "Between 3 and 573 lb" });
    for (const end of ["3", "573"]) expect(readEntry(field("snatch"), end, "lb")).toHaveProperty("value");
  });

  test("pounds come back as they were typed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 1200 }), (halves) => {
        const text = String(halves / 2 + 3);
        const read = readEntry(field("back_squat"), text, "lb");
        expect("value" in read && entryText(field("back_squat"), read.value, "lb")).toBe(text);
      }),
    );
  });

  test.each(["5'11", "5'11\"", "5 ft 11 in", "5′11″", "5.11", "5 11", "71"])("%s is a height in feet and inches", (text) => {
    expect(readEntry(field("height_cm"), text, "lb")).toEqual({ value: 180.3 });
    expect(entryText(field("height_cm"), 180.3, "lb")).toBe("5′11″");
  });

  test("a height is refused in its own unit", () => {
    expect(readEntry(field("height_cm"), "5'13", "lb")).toEqual({ error: "Enter your height like 5'11, or in inches like 71" });
    expect(readEntry(field("height_cm"), "9", "lb")).toEqual({ error: "Between 3′3″ and 8′2″" });
    expect(readEntry(field("height_cm"), "1.80", "kg")).toEqual({ error: "Between 100 and 250 cm" });
    expect(entryText(field("height_cm"), 180, "kg")).toBe("180");
  });

  test("miles come back as they were typed", () => {
    const miles = { weight: "kg", distance: "mi" } as const;
    expect(readEntry(field("weekly_run_km"), "25", miles)).toEqual({ value: 40.234 });
    expect(entryText(field("weekly_run_km"), 40.234, miles)).toBe("25");
    expect(readEntry(field("weekly_run_km"), "200", miles)).toEqual({ error: "Between 0 and 186 mi" });
    expect(readEntry(field("weekly_run_km"), "42,5", "lb")).toEqual({ value: 42.5 });
  });

  test("every stored value of every field reads back, and nothing that is typed throws", () => {
    for (const entry of ALL) {
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer({ min: 0, max: 9999 }).map(String)), (text) => {
          const read = readEntry(entry, text, "kg");
          if ("value" in read) expect(readEntry(entry, entryText(entry, read.value, "kg"), "kg")).toEqual(read);
        }),
      );
    }
  });
});

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
