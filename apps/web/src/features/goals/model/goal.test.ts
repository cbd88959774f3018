import { describe, expect, test } from "vitest";
import type { Goal } from "../api/goals.ts";
import { filterGoals, timeLeft, unitFor, valueWithUnit } from "./goal.ts";
import { getStanding } from "./goal-standing.ts";

const goal = (changes: Partial<Goal>): Goal => ({
  id: "1",
  user_id: "1",
  title: "Squat 150 kg",
  description: null,
  category: "strength",
  measure: null,
  exercise_name: null,
  current_value: 140,
  target_value: 150,
  falling: false,
  start_value: null,
  unit: "kg",
  start_date: "2026-01-01",
  due_date: "2026-06-01",
  completed_at: null,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  goal_progress: [],
  ...changes,
});

test.each([
  [{ unit: "min", falling: true }, 46 + 20 / 60, "46:20"],
  [{ unit: "h", falling: true }, 3.5, "3:30:00"],
  [{ unit: "min", falling: false }, 300, "300 min"],
  [{ unit: "kg", falling: true }, 72.5, "72.5 kg"],
])("%o reads %d as %s", (measured, value, text) => {
  expect(valueWithUnit(value, measured)).toBe(text);
});

describe("time", () => {
  test.each([
    ["2026-05-31", "1 day left", "open"],
    ["2026-05-20", "12 days left", "open"],
    ["2026-06-01", "Overdue", "overdue"],
    ["2026-06-02", "Overdue", "overdue"],
  ])("on %s a goal due on 1 June says %s", (today, text, standing) => {
    expect(timeLeft("2026-06-01", today)).toBe(text);
    expect(getStanding(goal({}), today)).toBe(standing);
  });

  test("what is completed is never overdue", () => {
    expect(getStanding(goal({ completed_at: "2026-07-01T00:00:00Z" }), "2026-08-01")).toBe("completed");
  });
});

test("goals are found by their words, category and standing; completed ones come last", () => {
  const all = [
    goal({ id: "done", completed_at: "2026-02-01T00:00:00Z" }),
    goal({ id: "late", due_date: "2026-02-01", title: "Row 2 km", category: "endurance" }),
    goal({ id: "open", description: "With a belt" }),
  ];
  const found = (filter: Partial<Parameters<typeof filterGoals>[1]>) =>
    filterGoals(all, { search: "", category: "all", standing: "all", ...filter }, "2026-03-01").map(({ id }) => id);
  expect(found({})).toEqual(["late", "open", "done"]);
  expect(found({ search: " BELT " })).toEqual(["open"]);
  expect(found({ category: "endurance" })).toEqual(["late"]);
  expect(found({ standing: "overdue" })).toEqual(["late"]);
  expect(found({ standing: "completed" })).toEqual(["done"]);
});

test("another measure keeps a unit that fits it", () => {
  expect(unitFor("distance", "mi")).toBe("mi");
  expect(unitFor("distance", "reps")).toBe("km");
  expect(unitFor("own", "rounds")).toBe("rounds");
});
