import { expect, test } from "vitest";
import { HYBRID } from "../../test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { readInjuries } from "../injuries/read-injuries.ts";
import { stressLimits } from "../injuries/stress-limits.ts";
import { type ExercisePicker, exercisePicker } from "./exercise-picker.ts";

const TODAY = "2026-11-23";

test.each([
  ["Back squat", "Bulgarian split squat (backpack)"],
  ["Bench press", "Backpack push-up"],
  ["Overhead press", "Pike push-up (feet elevated)"],
])("without equipment %s becomes %s, not trunk work or a hold", (wanted, done) => {
  expect(picker({ equipment: [] }).pick(wanted).exercise.name).toBe(done);
});

test.each([
  ["Back squat", "Bulgarian split squat"],
  ["Overhead press", "Standing dumbbell press"],
  ["Deadlift", "Dumbbell Romanian deadlift"],
])("with dumbbells only %s becomes %s", (wanted, done) => {
  const { exercise, replaced } = picker({ equipment: ["dumbbell"], injuries: "sore wrist" }).pick(wanted);
  expect(exercise.name).toBe(done);
  expect(replaced?.name).toBe(wanted);
});

test("a beginner presses in a way a beginner can", () => {
  expect(picker({ equipment: [], level: "beginner" }).pick("Overhead press").exercise.name).toBe("Backpack overhead press");
});

test("the reason names the equipment when that alone would be enough to replace it", () => {
  const { replaced } = picker({ equipment: ["dumbbell"], injuries: "sore lower back" }).pick("Back squat");
  expect(replaced?.reason).toContain("barbell");
});

test.each(["Glute bridge", "Wall sit", "Isometric push hold"])("%s is done when it is asked for and open", (name) => {
  expect(picker({}).pick(name)).toEqual({ exercise: expect.objectContaining({ name }) as unknown });
});

function picker(more: Partial<Athlete>): ExercisePicker {
  const athlete: Athlete = { ...HYBRID, gymnastics: {}, ...more };
  const reading = readInjuries(athlete.injuries ?? "", TODAY);
  return exercisePicker(athlete, reading, stressLimits(reading));
}
