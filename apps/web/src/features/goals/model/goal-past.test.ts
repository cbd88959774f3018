import { describe, expect, test } from "vitest";
import type { Goal } from "../api/goals.ts";
import { reaches } from "./goal.ts";
import { getPast, toGoalWay, type LoggedBest } from "./goal-past.ts";
import { findStatedRace, findStatedGoals } from "./stated-goals.ts";

const squat = {
  title: "Squat 112.5 kg",
  measure: null,
  unit: "kg",
  falling: false,
  start_value: null,
  current_value: 107.5,
  target_value: 112.5,
  goal_progress: [{ day: "2026-11-26", value: 107.5 }],
} as unknown as Goal;

const backSquat: LoggedBest = {
  exercise_name: "Back Squat",
  value: "107.5",
  unit: "kg",
  date: "2026-10-26",
  personal_best_history: [
    { value: "95", unit: "kg", date: "2026-02-02" },
    { value: "105", unit: "kg", date: "2026-08-03" },
  ],
};

describe("the past of a goal", () => {
  test("is that of the personal best it is about, and begins where that began", () => {
    const past = getPast(squat, [backSquat]);
    expect(past.map(({ value }) => value)).toEqual([95, 105, 107.5, 107.5]);
    expect(toGoalWay(squat, [backSquat])).toEqual({ from: 95, share: 71 });
  });

  test("times of a distance, however the distance is written", () => {
    const goal = { ...squat, title: "Run 10 km under 45:30", unit: "min", falling: true, current_value: 46.333333, goal_progress: [] };
    const best = { ...backSquat, exercise_name: "10km", value: "46:20", unit: "min", personal_best_history: [] };
    expect(getPast(goal, [best])).toEqual([{ day: "2026-10-26", value: 46.333333 }]);
  });

  test.each<[string, Partial<LoggedBest>]>([
    ["another squat", { exercise_name: "Front Squat" }],
    ["another value", { value: "110" }],
    ["another unit", { unit: "lb" }],
    ["another lift", { exercise_name: "Deadlift" }],
  ])("is its own beside %s", (_, changes) => {
    const goal = { ...squat, title: "Back squat 112.5 kg" };
    expect(getPast(goal, [{ ...backSquat, ...changes }])).toEqual(goal.goal_progress);
  });

  test("of one value has no beginning: the way is the value over the target", () => {
    expect(toGoalWay(squat, [])).toEqual({ from: 0, share: 96 });
  });
});

describe("how much of the way is behind", () => {
  test.each([
    [0, 20, 0],
    [12, 20, 60],
    [1, 3, 33],
    [2, 3, 67],
    [20, 20, 100],
    [35, 20, 100],
  ])("%d of %d is %d percent", (current_value, target_value, share) => {
    expect(toGoalWay({ ...squat, current_value, target_value, goal_progress: [] }, []).share).toBe(share);
  });

  test.each([
    [25, 25, 0, false],
    [25, 27, 0, false],
    [25, 23, 67, false],
    [25, 22, 100, true],
    [25, 20, 100, true],
    [null, 25, 0, false],
  ])("from %s down to 22, %d is %d percent", (start_value, current_value, share, isReached) => {
    const goal = { ...squat, falling: true, start_value, target_value: 22, current_value, goal_progress: [] };
    expect([toGoalWay(goal, []).share, reaches(current_value, goal)]).toEqual([share, isReached]);
  });
});

describe("a goal to come back to an earlier value", () => {
  const own = (...values: readonly number[]) => values.map((value, at) => ({ day: `2026-11-${10 + at}`, value }));
  const before: LoggedBest = { ...backSquat, personal_best_history: [{ value: "130", unit: "kg", date: "2026-02-02" }] };
  test.each([
    [[100, 105], 110, { from: 100, share: 50 }],
    [[105], 110, { from: 0, share: 95 }],
    [[100, 112], 110, { from: 100, share: 100 }],
    [[115, 120], 110, { from: 0, share: 100 }],
  ])("with the values %j and the target %d", (values, target_value, way) => {
    const current = values.at(-1) ?? 0;
    const goal = { ...squat, title: "Back squat", current_value: current, target_value, goal_progress: own(...values) };
    expect(toGoalWay(goal, [{ ...before, value: String(current) }])).toEqual(way);
  });

  test("downwards, with a start below the target", () => {
    const goal = { ...squat, falling: true, start_value: 20, current_value: 24, target_value: 22, goal_progress: own(26, 24) };
    expect(toGoalWay(goal, [])).toEqual({ from: 26, share: 50 });
  });
});

test("the way of a lift begins at its best, not at an empty bar", () => {
  const goal = { ...squat, measure: "weight", target_value: 140, goal_progress: [] } as unknown as Goal;
  expect(toGoalWay({ ...goal, current_value: 130 }, [])).toEqual({ from: 130, share: 0 });
  expect(toGoalWay({ ...goal, current_value: 135, goal_progress: [{ day: "2026-11-26", value: 130 }] }, [])).toEqual({
    from: 130,
    share: 50,
  });
  expect(toGoalWay({ ...goal, current_value: 142.5 }, []).share).toBe(100);
});

describe("a line in the athlete's own words", () => {
  test.each([
    ["Five more strict pull-ups", "12 strict pull-ups", true],
    ["A faster 10k", "Run 10 km under 45:30", true],
    ["A faster 5k", "Run 10 km under 45:30", false],
    ["My first muscle-up", "12 strict pull-ups", false],
    ["A faster half marathon", "Marathon under 3:30:00", false],
    ["Front squat 100 kg", "Back squat 140 kg", false],
  ])("%s beside the goal %s is a duplicate: %s", (line, title, isDuplicate) => {
    expect(findStatedGoals([line], [title])).toEqual(isDuplicate ? [] : [line]);
  });

  test("is about the one race of its kind that is ahead", () => {
    const berlin = { name: "Hyrox Berlin", type: "hyrox", href: "/competitions/1" };
    expect(findStatedRace("Hyrox under 1:20", [berlin])).toBe(berlin);
    expect(findStatedRace("Qualify for the age-group championship", [berlin])).toBeUndefined();
    expect(findStatedRace("Hyrox under 1:20", [berlin, { ...berlin, name: "Hyrox Hamburg" }])).toBeUndefined();
  });
});
