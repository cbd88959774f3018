import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, getMonday, parseDay, getWeekday, dayInWords } from "./day.ts";

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays("1970-01-01", days));

describe("days", () => {
  test.each(["2026-11-21", "2024-02-29", "1999-12-31"])("%s is a day", (text) => expect(parseDay(text)).toBe(text));
  test.each(["2026-02-30", "2025-02-29", "2026-13-01", "2026-1-1", "", "tomorrow", "2026-11-21T00:00:00Z"])("%s is none", (text) => {
    expect(parseDay(text)).toBeUndefined();
  });

  test("2026-11-21 is a Saturday, its week began on the 16th", () => {
    expect(getWeekday("2026-11-21")).toBe(6);
    expect(getMonday("2026-11-21")).toBe("2026-11-16");
    expect(getMonday("2026-11-16")).toBe("2026-11-16");
    expect(getMonday("2026-11-22")).toBe("2026-11-16");
  });

  test("across leap days and summer time", () => {
    expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
    expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
    expect(daysBetween("2026-03-01", "2026-04-01")).toBe(31);
    expect(addDays("1970-01-01", -1)).toBe("1969-12-31");
    expect(getWeekday("1969-12-31")).toBe(3);
  });

  test("adding and counting agree; weeks have seven days", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(getWeekday(addDays(day, 7))).toBe(getWeekday(day));
        expect(getWeekday(getMonday(day))).toBe(1);
        expect(daysBetween(getMonday(day), day)).toBe(getWeekday(day) - 1);
      }),
    );
  });
});

test("a day in words has its weekday and month", () => {
  expect(dayInWords("2026-12-19")).toBe("Saturday 19 December 2026");
  expect(dayInWords("2027-01-04")).toBe("Monday 4 January 2027");
});
