import { expect, test } from "vitest";
import { weekdaysIn } from "./weekdays.ts";

test.each([
  ["So Thursday I am home late", [4]],
  ["So I am free on Tuesday", [2]],
  ["So mornings only when im on lates", []],
  ["So nothing late", []],
])("an English sentence that begins with so names no Sunday: %s", (text, days) => {
  expect(weekdaysIn(text)).toEqual(days);
});

test.each([
  ["Sa und So", [6, 7]],
  ["am So frei", [7]],
  ["nur So 9 Uhr", [7]],
  ["So 9 Uhr am Pool", [7]],
  ["So langer Lauf, Mi frei", [3, 7]],
])("near miss, the German abbreviation: %s", (text, days) => {
  expect(weekdaysIn(text)).toEqual(days);
});
