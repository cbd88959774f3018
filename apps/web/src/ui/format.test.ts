import { expect, test } from "vitest";
import { formatCount, formatDay, formatDayRange, formatMinutes, localDay, ordinal, unbroken } from "./format.ts";

test("days read as in a training diary", () => {
  expect(formatDay("2026-04-16")).toBe("Thu 16 Apr");
  expect(formatDayRange("2026-04-13", "2026-04-19")).toBe("13–19 April");
  expect(formatDayRange("2026-04-27", "2026-05-03")).toBe("27 April–3 May");
});

test.each([
  [75, "75 min"],
  [90, "90 min"],
  [120, "2 h"],
  [320, "5 h 20 min"],
])("%i minutes read %s", (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [11, "11th"],
  [112, "112th"],
  [1021, "1,021st"],
])("place %d is the %s", (place, text) => expect(ordinal(place)).toBe(text));

test("thousands are parted, the day is the one on the wall", () => {
  expect(formatCount(2004.6)).toBe("2,005");
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("a line never ends between a number and its unit", () => {
  expect(unbroken("3 h 25 min at RPE 7").replaceAll("\u00A0", "_")).toBe("3_h 25_min at RPE_7");
  expect(unbroken("Easy run at 5:33–6:14 /km, row at 2:02 /500 m").replaceAll("\u00A0", "_")).toBe(
    "Easy run at 5:33–6:14_/km, row at 2:02_/500_m",
  );
  expect(unbroken("thruster (43 / 29 kg)").replaceAll("\u00A0", "_")).toBe("thruster (43_/_29_kg)");
  expect(unbroken("Squat 4 × 3 at 95 kg, 2 more").replaceAll("\u00A0", "_")).toBe("Squat 4_×_3 at 95_kg, 2 more");
});
