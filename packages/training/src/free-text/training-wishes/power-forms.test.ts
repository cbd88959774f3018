import { expect, test } from "vitest";
import { dislikedMovements, setsOfWishes } from "../../statements/wished-exercises/dislikes.ts";
import { readPowerForms } from "./power-forms.ts";

const DEEP = ["Snatch", "Snatch balance", "Overhead squat"];

test.each([
  "the bottom of a snatch feels like somebody's got a screwdriver in there so it's power snatch only and light.",
  "only power snatch and light",
  "nur Standreißen und leicht",
  "solo power snatch y ligero",
  "seulement power snatch et léger",
])("one form of a lift that is told alone leaves out the deep one: %s", (injuries) => {
  expect(dislikedMovements({ injuries })).toEqual(DEEP);
  expect(setsOfWishes({ injuries }).get("Power snatch")).toEqual({ isLight: true });
});

test.each([
  "I love power snatches",
  "not only power snatches please",
  "power snatch is only 50 kg so far",
  "only snatches are hard",
  "My knees are fine so power cleans and snatches are welcome",
  "I just power clean once a week",
  "so power snatch is fun",
])("no form is told alone: %s", (dislikes) => {
  expect(readPowerForms({ dislikes }).without).toEqual([]);
});

test("the Portuguese “só” is an only", () => {
  expect(readPowerForms({ dislikes: "só power snatch" }).without).toEqual(DEEP);
});
