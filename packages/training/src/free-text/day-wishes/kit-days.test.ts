import { expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { EQUIPMENT } from "../../catalogue/equipment.ts";
import { equipmentOn } from "../within-days.ts";

const TODAY = "2026-11-30";
const ATHLETE: Athlete = {
  level: "intermediate",
  focus: "hyrox",
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: {},
  availability: { daysPerWeek: 4 },
};

test.each([
  "we train together Saturdays 9am at her gym which is the only place with sleds + ski erg. My own gym during the week is a PureGym, so no sled there.",
  "Doing the doubles with Gemma, she does the sled push and I do the wall balls, we train together Saturdays at her gym which is the only place with sleds + ski erg.",
])("the only place with a sled has it on its day besides all else: %s", (text) => {
  const { days } = readWishes(text, TODAY);
  const kitOn = (day: number): readonly string[] =>
    equipmentOn(
      ATHLETE,
      days.filter(({ weekdays }) => weekdays.some((one) => one === day)),
    ) ?? EQUIPMENT;
  expect(kitOn(6)).toEqual(expect.arrayContaining(["sled", "ski erg", "barbell"]));
  expect(kitOn(3)).toContain("barbell");
  expect(kitOn(3)).not.toContain("sled");
  expect(kitOn(3)).not.toContain("ski erg");
});

test("what a day has alone is all that there is", () => {
  expect(readWishes("Saturdays only a rower", TODAY).days).toEqual([expect.objectContaining({ weekdays: [6], only: ["rower", "bench"] })]);
});

test.each(["Krafttraining gern, aber nur daheim mit Kettlebell", "Strength only at home with a kettlebell"])(
  "who lifts with little still swims and rides with what the profile lists: %s",
  (text) => {
    const { days } = readWishes(text, TODAY);
    const athlete = { ...ATHLETE, focus: "running" as const };
    expect(equipmentOn({ ...athlete, equipment: ["kettlebell", "barbell", "bicycle", "pool"] }, days)?.toSorted()).toEqual([
      "bicycle",
      "kettlebell",
      "pool",
    ]);
    expect(equipmentOn({ ...athlete, equipment: ["kettlebell", "barbell"] }, days)).not.toContain("pool");
    expect(equipmentOn({ ...athlete, focus: "triathlon" }, days)).toEqual(expect.arrayContaining(["bicycle", "pool"]));
  },
);
