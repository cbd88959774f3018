import { expect, test } from "vitest";
import { readAvailability, type AthleteRows } from "@ironpace/contract";
import { contextStep } from "./context-step.ts";
import type { Circumstances } from "./athlete-form.ts";

const nothing: AthleteRows = {
  personal: null,
  strength: null,
  gymnastics: null,
  conditioning: null,
  context: null,
  motivation: null,
  results: [],
  wods: [],
  availability: [],
  equipment: [],
};
const circumstances: Circumstances = { units: "kg", sex: undefined, today: "2026-11-21" };
const answered = { ...contextStep.textsOf(nothing, "kg"), short_term_goals: "a", long_term_goals: "b", injuries: "None" };
const errors = (change: object) => contextStep.errorsOf({ ...answered, ...change }, circumstances);

test("goals and injuries are wanted; without a competition one can go on", () => {
  expect(contextStep.errorsOf(contextStep.textsOf(nothing, "kg"), circumstances)).toEqual({
    short_term_goals: "Required",
    long_term_goals: "Required",
    injuries: "Required",
  });
  expect(errors({})).toEqual({});
});

test("a competition has a name and a day that is still to come", () => {
  expect(errors({ upcoming_competition: "Hyrox" })).toEqual({ competition_date: "Required" });
  expect(errors({ competition_date: "2027-02-06" })).toEqual({ upcoming_competition: "Required" });
  expect(errors({ upcoming_competition: "Hyrox", competition_date: "2026-11-20" })).toHaveProperty("competition_date");
  expect(errors({ upcoming_competition: "Hyrox", competition_date: "2026-11-21" })).toEqual({});
  expect(errors({ upcoming_competition: "x".repeat(201), competition_date: "2027-02-06" })).toEqual({
    upcoming_competition: "At most 200 characters",
  });
});

test("the week has three days at least, and minutes in their range", () => {
  expect(errors({ open_days: "1,2" })).toEqual({ days_per_week: "You must train at least 3 days per week" });
  expect(errors({ open_days: "1,2,3" })).toEqual({
    days_per_week: "You want 4 sessions but opened 3 days: open another day or choose fewer sessions",
  });
  expect(errors({ minutes_6: "10", minutes_7: "" })).toEqual({ minutes_6: "Between 20 and 720 minutes", minutes_7: "Enter a number" });
});

test("before the first answer neither a pool nor a bicycle is at hand", () => {
  expect(contextStep.textsOf(nothing, "kg")).toMatchObject({ open_days: "1,2,3,4,5,6,7", minutes_1: "75", places: "gym" });
  expect(contextStep.textsOf({ ...nothing, availability: [{ weekday: 1, minutes: 60 }] }, "kg")).toMatchObject({
    places: "gym,pool,bicycle",
  });
});

test("a stored week comes back as it was", () => {
  const told = { ...nothing, availability: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, minutes: weekday === 3 ? 0 : 60 })) };
  expect(readAvailability(contextStep.textsOf(told, "kg"))).toMatchObject({
    daysPerWeek: 4,
    weekdays: [1, 2, 4, 5, 6, 7],
    minutes: { 1: 60 },
  });
});
