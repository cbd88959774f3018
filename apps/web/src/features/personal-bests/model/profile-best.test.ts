import { describe, expect, test } from "vitest";
import type { PersonalBest } from "../api/personal-bests.ts";
import { getValues } from "./best.ts";
import { type ProfileBest, withProfile, withProfileBests } from "./profile-best.ts";

const bench = {
  exercise_name: "Bench press",
  value: "67.5",
  unit: "kg",
  value_number: 67.5,
  metric: "weight",
  direction: "higher",
  date: "2026-11-30",
  notes: null,
  personal_best_history: [],
} as unknown as PersonalBest;
const profile = (name: string, metric: ProfileBest["metric"], number: number): ProfileBest => ({ name, metric, number, day: "2026-10-01" });

describe("one list of bests and of what the profile alone knows", () => {
  const strength = (name: string) => ({ ...profile(name, "weight", 100), category: "strength" as const });

  test.each([
    [
      ["Back Squat", "barbell deadlift"],
      ["Back squat", "Deadlift", "Snatch"],
      ["Back Squat", "barbell deadlift", "Snatch"],
    ],
    [["Clean & Jerk"], ["Clean and jerk", "Snatch"], ["Clean & Jerk", "Snatch"]],
  ])("logged are %j, in the profile %j", (logged, known, names) => {
    const bests = logged.map((name): PersonalBest => ({ ...bench, category: "strength", exercise_name: name }));
    expect(withProfileBests(bests, known.map(strength)).map(({ exercise_name: name }) => name)).toEqual(names);
  });

  test("says where each stands, and a time of the profile is no best of its own", () => {
    const [only] = withProfileBests([], [strength("Snatch"), profile("5k run", "time", 1360)]);
    expect(only).toMatchObject({ value: "100", unit: "kg", isProfileOnly: true, category: "strength", date: "2026-10-01" });
    expect(withProfileBests([], [profile("5k run", "time", 1360)])).toEqual([]);
  });
});

describe("a best beside the number of the profile", () => {
  test.each<[string, Partial<PersonalBest>, ProfileBest, string]>([
    ["a lift", {}, profile("Bench press", "weight", 95), "95"],
    ["a lift under another name", { exercise_name: "Barbell Bench Press" }, profile("Bench press", "weight", 95), "95"],
    ["a lower number", {}, profile("Bench press", "weight", 60), "67.5"],
    ["another lift", {}, profile("Back squat", "weight", 130), "67.5"],
    [
      "repetitions",
      { exercise_name: "Pull-ups", value: "8", value_number: 8, unit: "reps", metric: "reps" },
      profile("Strict pull-ups", "reps", 9),
      "9",
    ],
    [
      "a time",
      { exercise_name: "5km", value: "23:10", value_number: 1390, unit: "min", metric: "time", direction: "lower" },
      profile("5 km run", "time", 1360),
      "22:40",
    ],
    [
      "a slower time",
      { exercise_name: "5km", value: "22:31", value_number: 1351, unit: "min", metric: "time", direction: "lower" },
      profile("5 km run", "time", 1360),
      "22:31",
    ],
  ])("%s: the better one stands at the head", (_, changes, known, value) => {
    expect(withProfile({ ...bench, ...changes }, [known]).value).toBe(value);
  });

  test("what was stored stays among the values and can be deleted; what stands in the profile cannot", () => {
    const values = getValues(withProfile(bench, [profile("Bench press", "weight", 95)]));
    expect(values).toMatchObject([
      { text: "67.5 kg", historyId: undefined, isFromProfile: false },
      { text: "95.0 kg", isFromProfile: true },
    ]);
  });
});
