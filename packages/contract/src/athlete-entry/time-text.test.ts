import { expect, test } from "vitest";
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
