import { expect, test } from "vitest";
import { getNumber } from "./goal-value.ts";
import { goalEntrySchema, goalRow, type GoalEntry } from "./goals.ts";
import { getMetric, readBest } from "./best-kinds.ts";
import { bestEntrySchema, bestRow, type BestEntry } from "./personal-bests.ts";

const goal: GoalEntry = {
  title: " Run 20 km ",
  description: "",
  category: "endurance",
  measure: "own",
  exercise_name: "",
  falling: false,
  current_value: "",
  start_value: "",
  target_value: "20",
  unit: "km",
  start_date: "2026-01-05",
  due_date: "2026-01-11",
};
const best: BestEntry = { category: "running", exercise_name: "5km", value: "23:15", unit: "min", date: "2026-05-02", notes: "" };
const wrongIn = (result: { error?: { issues: readonly { path: PropertyKey[] }[] } | undefined }) =>
  result.error?.issues.map(({ path }) => path[0]);

test.each<[Partial<GoalEntry>, string[] | undefined]>([
  [{}, undefined],
  [{ title: "  " }, ["title"]],
  [{ category: null }, ["category"]],
  [{ target_value: "0" }, ["target_value"]],
  [{ target_value: "1e3" }, ["target_value"]],
  [{ current_value: "-1" }, ["current_value"]],
  [{ falling: true, current_value: "19", target_value: "20" }, ["current_value"]],
  [{ falling: true, current_value: "25", target_value: "20" }, undefined],
  [{ falling: true, current_value: "19", start_value: "25", target_value: "20" }, undefined],
  [{ unit: "min", falling: true, current_value: "46:20", target_value: "45:30" }, undefined],
  [{ unit: "min", falling: true, current_value: "44:00", target_value: "45:30" }, ["current_value"]],
  [{ unit: "kg", target_value: "45:30" }, ["target_value"]],
  [{ unit: "" }, ["unit"]],
  [{ due_date: "2026-02-30" }, ["due_date"]],
  [{ measure: "distance" }, undefined],
  [{ measure: "distance", unit: "kg" }, ["unit"]],
  [{ measure: "weight", unit: "kg" }, ["exercise_name"]],
  [{ measure: "sessions", unit: "sessions", due_date: "2026-01-01" }, ["due_date"]],
])("a goal with %j", (changes, wrong) => {
  expect(wrongIn(goalEntrySchema.safeParse({ ...goal, ...changes }))).toEqual(wrong);
});

test("a goal's number that is too large is not told to be larger", () => {
  const { error } = goalEntrySchema.safeParse({ ...goal, target_value: "5000000000", current_value: "5000000000" });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["current_value", "At most 1,000,000,000"],
    ["target_value", "At most 1,000,000,000"],
  ]);
});

test("a goal is stored without what was left empty", () => {
  expect(goalRow(goal)).toMatchObject({ title: "Run 20 km", description: null, measure: null, current_value: 0, target_value: 20 });
  expect(goalRow({ ...goal, measure: "weight", exercise_name: " Squat ", unit: "kg" })).toMatchObject({
    measure: "weight",
    exercise_name: "Squat",
  });
  const time = { ...goal, unit: "min", falling: true, current_value: "46:20", target_value: "45:30" };
  expect(goalRow(time)).toMatchObject({ current_value: 46.333333, target_value: 45.5, unit: "min" });
  expect([getNumber("1,5"), getNumber(" 2.25 "), getNumber("1 000")]).toEqual([1.5, 2.25, Number.NaN]);
});

test.each<[Partial<BestEntry>, string[] | undefined]>([
  [{}, undefined],
  [{ value: "soon" }, ["value"]],
  [{ value: "" }, ["value"]],
  [{ exercise_name: " " }, ["exercise_name"]],
  [{ date: "2026-06-02" }, ["date"]],
  [{ unit: "km", value: "14,2" }, undefined],
  [{ unit: "kg", value: "99999999" }, ["value"]],
  [{ unit: "km", value: "23:15" }, ["value"]],
])("a personal best with %j", (changes, wrong) => {
  expect(wrongIn(bestEntrySchema("2026-06-01").safeParse({ ...best, ...changes }))).toEqual(wrong);
});

test("a race is better the shorter, a hold the longer, a lift the heavier", () => {
  expect(bestRow(best)).toMatchObject({ metric: "time", direction: "lower" });
  expect(bestRow({ ...best, category: "gymnastics", unit: "s", value: "45" })).toMatchObject({ metric: "time", direction: "higher" });
  expect(bestRow({ ...best, category: "strength", unit: "" })).toMatchObject({ unit: "kg", metric: "weight", direction: "higher" });
  expect([getMetric("LB"), getMetric("mi"), getMetric("rounds")]).toEqual(["weight", "distance", "reps"]);
  expect([readBest("1:02:10", "min"), readBest("45", "min"), readBest("0", "kg")]).toEqual([3730, 45, undefined]);
});
