import { expect, test } from "vitest";
import { bestDoubt, tidyBest } from "./best-doubt.ts";
import type { BestEntry } from "./personal-bests.ts";

const entry = (parts: Partial<BestEntry>): BestEntry => ({
  category: "strength",
  exercise_name: "Back Squat",
  value: "140",
  unit: "kg",
  date: "2026-11-01",
  notes: "",
  ...parts,
});

test.each([
  [{ value: "140" }, undefined],
  [{ value: "480" }, "Most athletes are between 20 and 270 kg. Is this right?"],
  [{ value: "300", unit: "lb" }, undefined],
  [{ value: "900", unit: "lb" }, "Most athletes are between 45 and 595 lb. Is this right?"],
  [{ exercise_name: "Zercher squat", value: "400" }, "Most athletes are between 1 and 350 kg. Is this right?"],
  [{ category: "running", exercise_name: "5km", value: "11:30", unit: "min" }, "Most athletes are between 14:00 and 50:00. Is this right?"],
  [{ category: "running", exercise_name: "5km", value: "21", unit: "min" }, undefined],
  [{ category: "running", exercise_name: "Longest run", value: "30", unit: "km" }, undefined],
  [{ category: "gymnastics", exercise_name: "Toes to Bar", value: "30", unit: "reps" }, undefined],
] as const)("%o asks %s", (parts, question) => {
  expect(bestDoubt(entry(parts), undefined)).toBe(question);
});

test("a leap from the best until now is asked about, in either direction", () => {
  const squat = { value: "100", unit: "kg", value_number: 100, direction: "higher" };
  expect(bestDoubt(entry({ value: "149" }), squat)).toBeUndefined();
  expect(bestDoubt(entry({ value: "150" }), squat)).toBe("Your best so far is 100 kg. Is this right?");
  expect(bestDoubt(entry({ value: "150" }), { ...squat, value: "87,5", value_number: 87.5 })).toBe(
    "Your best so far is 87.5 kg. Is this right?",
  );
  const marathon = { value: "3:40:00", unit: "min", value_number: 13_200, direction: "lower" };
  const typed = { category: "running", exercise_name: "Marathon", unit: "min" } as const;
  expect(bestDoubt(entry({ ...typed, value: "2:20:00" }), marathon)).toBe("Your best so far is 3:40:00. Is this right?");
  expect(bestDoubt(entry({ ...typed, value: "3:30:00" }), marathon)).toBeUndefined();
});

test.each([
  ["5km", "2231", "min", "22:31"],
  ["5km", "22.31", "min", "22:31"],
  ["5km", "22:31", "min", "22:31"],
  ["5km", "25", "min", "25:00"],
  ["Half Marathon", "14530", "min", "1:45:30"],
  ["Half Marathon", "105", "min", "1:45:00"],
  ["Total Time", "11830", "min", "1:18:30"],
  ["Row", "430", "min", "4:30"],
  ["1km", "25.5", "min", "25.5"],
  ["Plank", "130", "s", "130"],
  ["Back Squat", "130", "kg", "130"],
  ["5km", "fast", "min", "fast"],
])("a best of %s typed as %s %s is %s", (exercise_name, value, unit, text) => expect(tidyBest({ exercise_name, value, unit })).toBe(text));
