import { expect, test } from "vitest";
import { availabilityMinutes, DAYS_PER_WEEK, MAX_DAYS_PER_WEEK, MIN_DAYS_PER_WEEK, openDays, toAvailability } from "./availability.ts";
import { availabilityErrors, availabilityTexts, readAvailability } from "./availability-texts.ts";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const fresh = availabilityTexts([], null);

test("a day is open when it has minutes; while none has any, all are", () => {
  const closed = EVERY_DAY.map((weekday) => ({ weekday, minutes: 0 }));
  for (const rows of [[], closed, closed.slice(0, 2)]) {
    expect(openDays(rows)).toEqual(EVERY_DAY);
    expect(availabilityTexts(rows, null)).toMatchObject({ open_days: "1,2,3,4,5,6,7", days_per_week: "4", long_day: "any" });
    expect(toAvailability(rows, null)).toEqual({ daysPerWeek: 4 });
  }
  const tuesday = [
    { weekday: 2, minutes: 60 },
    { weekday: 4, minutes: 0 },
  ];
  const profile = { days_per_week: 3, preferred_long_day: 2 };
  expect(openDays(tuesday)).toEqual([2]);
  expect(availabilityTexts(tuesday, profile)).toMatchObject({ open_days: "2", long_day: "2", minutes_2: "60" });
  expect(toAvailability(tuesday, profile)).toEqual({ daysPerWeek: 3, weekdays: [2], minutes: { 2: 60 }, longDay: 2 });
  expect(toAvailability(tuesday, profile, 5).daysPerWeek).toBe(5);
});

test("what is stored is the same for the form and the engine", () => {
  const rows = EVERY_DAY.map((weekday) => ({ weekday, minutes: weekday === 3 ? 0 : 40 + weekday }));
  const profile = { days_per_week: 5, preferred_long_day: 6 };
  const read = readAvailability(availabilityTexts(rows, profile));
  expect(read).toEqual(toAvailability(rows, profile));
  expect(availabilityMinutes(read)).toEqual(rows.map(({ minutes }) => minutes));
});

test("a row is written for each weekday, 0 for a closed one", () => {
  expect(availabilityMinutes(readAvailability({ ...fresh, open_days: "1,3,5" }))).toEqual([75, 0, 75, 0, 75, 0, 0]);
});

test("two days are too few, more days than open ones too many, and minutes have a range", () => {
  expect(availabilityErrors(fresh)).toEqual({});
  expect(availabilityErrors({ ...fresh, open_days: "1,2" })).toEqual({ days_per_week: "You must train at least 3 days per week" });
  expect(availabilityErrors({ ...fresh, open_days: "1,2,3" })).toEqual({
    days_per_week: "You want 4 sessions but opened 3 days: open another day or choose fewer sessions",
  });
  expect(availabilityErrors({ ...fresh, minutes_3: "5" })).toEqual({ minutes_3: "Between 20 and 720 minutes" });
  expect(availabilityErrors({ ...fresh, open_days: "1,2,4,5,6", minutes_3: "5" })).toEqual({});
});

test("the days to choose from are the ones that are allowed", () => {
  expect([DAYS_PER_WEEK[0], DAYS_PER_WEEK.at(-1)]).toEqual([MIN_DAYS_PER_WEEK, MAX_DAYS_PER_WEEK]);
});
