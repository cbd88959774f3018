import { expect, test } from "vitest";
import { getMinutes, getTrainingWeek, weekErrors } from "./training-week.ts";

test("without rows every day is open", () => {
  expect(getTrainingWeek([], null, null)).toMatchObject({ daysPerWeek: 4, open: [1, 2, 3, 4, 5, 6, 7], longDay: null });
});

test("once a day is named with minutes, the others are closed", () => {
  expect(
    getTrainingWeek(
      [
        { weekday: 2, minutes: 60 },
        { weekday: 4, minutes: 0 },
      ],
      3,
      2,
    ),
  ).toMatchObject({ open: [2], longDay: 2, minutes: { 2: "60" } });
});

test("a row is written for each weekday, 0 for a closed one", () => {
  const week = { ...getTrainingWeek([], 4, null), open: [1, 3, 5] as const };
  expect(getMinutes(week)).toEqual([75, 0, 75, 0, 75, 0, 0]);
});

test("two days are too few, more days than open ones too many, and minutes have a range", () => {
  const week = getTrainingWeek([], 5, null);
  expect(weekErrors(week)).toEqual({});
  expect(weekErrors({ ...week, open: [1, 2] })).toEqual({ days: "You must train at least 3 days per week" });
  expect(weekErrors({ ...week, open: [1, 2, 3] })).toEqual({ days: "You have only 3 days open for training" });
  expect(weekErrors({ ...week, minutes: { ...week.minutes, 3: "5" } })).toEqual({ 3: "Between 20 and 720 minutes" });
  expect(weekErrors({ ...week, open: [1, 2, 4, 5, 6], minutes: { ...week.minutes, 3: "5" } })).toEqual({});
});
