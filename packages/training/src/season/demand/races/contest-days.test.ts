import { expect, test } from "vitest";
import { contestDay } from "./contest-days.ts";

const contest = (type: string): Parameters<typeof contestDay>[0] => ({
  focus: "crossfit",
  competitions: [{ type, date: "2027-01-23", priority: "A" }],
});

const START = "2026-11-02";

test("contest days lie two to three, four to five and six to seven weeks before the contest, more at higher levels", () => {
  const throwdown = contest("CrossFit throwdown");
  expect(contestDay(throwdown, { level: "beginner", start: START }, "2027-01-09")).toEqual({ events: 2, number: 1, of: 1 });
  expect(contestDay(throwdown, { level: "intermediate", start: START }, "2027-01-09")).toEqual({ events: 3, number: 2, of: 2 });
  expect(contestDay(throwdown, { level: "intermediate", start: START }, "2026-12-26")).toEqual({ events: 3, number: 1, of: 2 });
  expect(contestDay(throwdown, { level: "elite", start: START }, "2026-12-12")).toEqual({ events: 4, number: 1, of: 3 });
  expect(contestDay(throwdown, { level: "elite", start: START }, "2027-01-10")).toBeUndefined();
  // A plan that begins later counts those that it has time for.
  expect(contestDay(throwdown, { level: "elite", start: "2027-01-04" }, "2027-01-09")).toEqual({ events: 4, number: 1, of: 1 });
});

test("the Open has no contest days", () => {
  expect(contestDay(contest("CrossFit Open"), { level: "elite", start: START }, "2027-01-09")).toBeUndefined();
});
