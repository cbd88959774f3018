import { expect, test } from "vitest";
import { distanceText } from "./distance-text.ts";
import { readTime, timeText } from "./time-text.ts";

test.each([
  ["4:35", 275],
  ["1:02:10", 3730],
  ["275", 275],
  ["4.35", 275],
  ["4,35", 275],
  ["1.02.10", 3730],
  ["1:42.5", 102.5],
  ["1:42,5", 102.5],
  ["102,5", 102.5],
  ["4 35", 275],
  ["4'35\"", 275],
  ["2240", 1360],
  ["10210", 3730],
])("%s is %f s", (text, seconds) => expect(readTime(text)).toBe(seconds));

test.each(["", "abc", "4:60", "4.60", "4.5.30", "1:2:3:4", "-4:35", "4:", ":30", "1e3", "4 min"])("%s is no time", (text) =>
  expect(readTime(text)).toBeUndefined(),
);

test.each([
  [275, "4:35"],
  [3730, "1:02:10"],
  [102.5, "1:42.5"],
  [102.96, "1:43"],
])("%f s is written %s and reads back", (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
  expect(readTime(text)).toBeCloseTo(seconds, 1);
});

test.each([
  ["Long run, 17.5 km", "Long run, 10.9 mi"],
  ["Long run 3 of 5 towards 30 km.", "Long run 3 of 5 towards 18.6 mi."],
  ["long runs of 26 km or more", "long runs of 16.2 mi or more"],
  ["10 km pace, 5 × 3 min", "10 km pace, 5 × 3 min"],
  ["5 km time trial", "5 km time trial"],
  ["1 km run, 50 m sled push", "1 km run, 50 m sled push"],
  ["4 × 800 m", "4 × 800 m"],
])("%s in miles is %s", (kilometres, miles) => {
  expect(distanceText(kilometres, "mi")).toBe(miles);
  expect(distanceText(kilometres, "km")).toBe(kilometres);
});

test("paces per kilometre are per mile for those who use miles", () => {
  const text = "Eight runs at 5:00 /km, easy 5:30–6:14 /km, Roxzone 6:00.";
  expect(distanceText(text, "km")).toBe(text);
  expect(distanceText(text, "mi")).toBe("Eight runs at 8:03 /mi, easy 8:51–10:02 /mi, Roxzone 6:00.");
});
