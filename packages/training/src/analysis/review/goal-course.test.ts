import { expect, test } from "vitest";
import { getGoalCourse } from "./goal-course.ts";

const TODAY = "2026-11-28";
const squat = {
  current: 107.5,
  target: 112.5,
  due: "2027-01-30",
  isMeasured: false,
  values: [
    { day: "2026-10-01", value: 100 },
    { day: "2026-11-26", value: 107.5 },
  ],
};

test.each([
  ["enough", squat, { state: "moving", standing: "ahead", reachesOn: "2027-01-05" }],
  ["too slow", { ...squat, target: 130 }, { state: "moving", standing: "behind" }],
  ["the wrong way", { ...squat, target: 90 }, { state: "away", standing: "behind" }],
  ["one value", { ...squat, values: squat.values.slice(1) }, { state: "unknown", standing: "unknown" }],
  ["an old value", { ...squat, values: squat.values.slice(0, 1) }, { state: "stale", age: 58 }],
] as const)("%s", (_, goal, course) => expect(getGoalCourse(goal, TODAY)).toMatchObject(course));

test("a year of bests makes the pace where the goal has one value itself, older ones do not", () => {
  const goal = { ...squat, values: [{ day: TODAY, value: 107.5 }] };
  const records = [
    { day: "2025-06-01", value: 60 },
    { day: "2026-02-01", value: 95 },
    { day: "2026-06-01", value: 105 },
  ];
  expect(30 * (getGoalCourse(goal, TODAY, records).perDay ?? 0)).toBeCloseTo(1.2, 1);
});
