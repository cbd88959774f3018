import { expect, test } from "vitest";
import { readStatedEntry } from "./stated-entry.ts";

const lift = (exercise_name: string, target_value: string, unit = "kg") => ({
  category: "strength",
  measure: "weight",
  exercise_name,
  target_value,
  unit,
});

test.each([
  ["Back squat 140", lift("Back squat", "140")],
  ["140 kg back squat", lift("Back squat", "140")],
  ["Deadlift: 182,5 kg", lift("Deadlift", "182.5")],
  ["Bench press of 225 lb", lift("Bench press", "225", "lb")],
  ["12 strict pull-ups", { category: "skill", measure: "reps", exercise_name: "Pull-up (strict)", target_value: "12", unit: "reps" }],
  ["A heavier squat", {}],
  ["Hyrox under 1:15", {}],
  ["Run 10 km under 45:30", {}],
  ["Back squat 140 by 2027", {}],
  ["Lose 5 kg", {}],
])("%s", (line, entry) => expect(readStatedEntry(line, "kg")).toEqual(entry));
