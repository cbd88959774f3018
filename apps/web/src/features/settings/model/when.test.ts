import { expect, test } from "vitest";
import { whenText } from "./when.ts";

const now = new Date(2026, 0, 1, 15, 30);

test.each([
  [new Date(2026, 0, 1, 14, 5), "today, 14:05"],
  [new Date(2025, 11, 31, 9, 30), "yesterday, 09:30"],
  [new Date(2025, 11, 30, 9, 30), "Tue 30 Dec 2025"],
])("%s reads %s", (time, text) => {
  expect(whenText(time, now)).toBe(text);
});

test("in the same year the year goes without saying", () => {
  expect(whenText(new Date(2026, 3, 16), new Date(2026, 5, 1))).toBe("Thu 16 Apr");
});
