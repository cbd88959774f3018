import { bestRow, type BestEntry } from "@ironpace/contract";
import { expect, test } from "vitest";
import type { PersonalBest } from "../api/personal-bests.ts";
import { changeText, existingBest, findBests, getFormer, getProgress, replacesHeadline, getValues } from "./best.ts";
import { formatNumber, toUnits } from "./shown-best.ts";

const best = (changes: Partial<PersonalBest>): PersonalBest => ({
  id: "1",
  user_id: "1",
  category: "strength",
  exercise_name: "Back Squat",
  exercise_key: "back squat",
  value: "112.5",
  unit: "kg",
  metric: "weight",
  direction: "higher",
  value_number: 112.5,
  date: "2026-04-06",
  notes: null,
  performed_set_id: null,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  personal_best_history: [],
  ...changes,
});

const run = best({ category: "running", unit: "min", metric: "time", direction: "lower", value: "22:48", value_number: 1368 });
const pounds = best({ unit: "lb", value_number: 181.436948 });

test("the history ends with the best there is, in the order of days, without what is no number", () => {
  const history = [
    { id: "a", value: "110", unit: "kg", value_number: 110, date: "2026-02-22" },
    { id: "b", value: "heavy", unit: "kg", value_number: null, date: "2026-01-01" },
    { id: "c", value: "105", unit: "kg", value_number: 105, date: "2025-12-01" },
  ];
  const squat = best({ personal_best_history: history });
  expect(getProgress(squat).map(({ value }) => value)).toEqual([105, 110, 112.5]);
  expect(getFormer(squat)).toEqual({ day: "2026-02-22", value: 110 });
  expect(getFormer(best({}))).toBeUndefined();
});

test("only what raised the best is progress: no lighter value in between, one point per day", () => {
  const history = [
    { id: "a", value: "100", unit: "kg", value_number: 100, date: "2026-01-01" },
    { id: "b", value: "90", unit: "kg", value_number: 90, date: "2026-02-01" },
    { id: "c", value: "105", unit: "kg", value_number: 105, date: "2026-03-01" },
    { id: "d", value: "102.5", unit: "kg", value_number: 102.5, date: "2026-03-01" },
  ];
  const squat = best({ personal_best_history: history });
  expect(getProgress(squat).map(({ value }) => value)).toEqual([100, 105, 112.5]);
  expect(getFormer(squat)).toEqual({ day: "2026-03-01", value: 105 });
  expect(getValues(squat).map(({ text }) => text)).toEqual(["112.5 kg", "105.0 kg", "102.5 kg", "90.0 kg", "100.0 kg"]);
});

test("a new value replaces the headline when it is better, or equal and earlier", () => {
  const typed = (value: string, changes: Partial<BestEntry> = {}) =>
    bestRow({ category: "strength", exercise_name: "Back Squat", value, unit: "kg", date: "2026-11-01", notes: "", ...changes });
  expect(replacesHeadline(typed("115"), best({}))).toBe(true);
  expect(replacesHeadline(typed("70"), best({}))).toBe(false);
  expect(replacesHeadline(typed("250", { unit: "lb" }), best({}))).toBe(true);
  expect(replacesHeadline(typed("112,5"), best({}))).toBe(false);
  expect(replacesHeadline(typed("112.5", { date: "2026-01-01" }), best({}))).toBe(true);
  const raced = (value: string) => typed(value, { category: "running", exercise_name: "5km", unit: "min" });
  expect(replacesHeadline(raced("22:40"), run)).toBe(true);
  expect(replacesHeadline(raced("23"), run)).toBe(false);
});

test("a best is shown in the athlete's units, with its history; a clock has none", () => {
  const history = [{ id: "a", value: "100", unit: "kg", value_number: 100, date: "2026-01-01" }];
  const shown = toUnits(best({ personal_best_history: history }), { weight: "lb", distance: "mi" });
  expect([shown.value, shown.unit, shown.personal_best_history[0]?.value]).toEqual(["248", "lb", "220.5"]);
  expect(toUnits(pounds, { weight: "kg", distance: "km" })).toMatchObject({ value: "181.4", unit: "kg" });
  expect(toUnits(run, { weight: "lb", distance: "mi" })).toEqual(run);
  const hour = best({ metric: "distance", unit: "km", value: "14.2", value_number: 14_200 });
  expect(toUnits(hour, { weight: "kg", distance: "mi" })).toMatchObject({ value: "8.8", unit: "mi" });
});

test("numbers and changes are told in the unit that was typed", () => {
  expect(formatNumber(112.5, best({}))).toBe("112.5");
  expect(formatNumber(181.436948, pounds)).toBe("400");
  expect(formatNumber(1368, run)).toBe("22:48");
  expect(changeText(110, 112.5, best({}))).toBe("+2.5 kg");
  expect(changeText(1395, 1368, run)).toBe("−0:27");
  expect(changeText(5000, 14_200, best({ metric: "distance", unit: "km" }))).toBe("+9.2 km");
});

test("a best is found in its category, and by its name however it is spelled", () => {
  const bests = [best({}), run];
  expect(findBests(bests, "strength", " squat ")).toEqual([best({})]);
  expect(findBests(bests, "running", "deadlift")).toEqual([]);
  const typed = { category: "strength", exercise_name: " BACK squat", value: "", unit: "", date: "", notes: "" } as const;
  expect(existingBest(bests, typed)).toEqual(best({}));
  expect(existingBest(bests, { ...typed, category: "hyrox" })).toBeUndefined();
});
