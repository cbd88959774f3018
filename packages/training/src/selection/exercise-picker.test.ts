import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { readInjuries } from "../injuries/read-injuries.ts";
import { stressLimits } from "../injuries/limits/stress-limits.ts";
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

/** What stands in asks no more of what is sore, however many names the families have. */
test.each([
  ["hip 4/10", {}, "Deadlift", /single-leg|lunge|step-up/iu],
  ["ankle 7/10", {}, "Step-up", /lunge|single-leg|split squat/iu],
  ["lower back 4/10", { equipment: ["barbell", "rack"] }, "Chest-supported row", /barbell row|bent-over|pendlay/iu],
  ["neck 4/10", { equipment: ["dumbbells"] }, "Overhead press", /push press|jerk/iu],
  ["knee 2/10", { equipment: ["dumbbells", "backpack"] }, "Wall ball", /thruster/iu],
  ["", { equipment: ["barbell", "rack"] }, "Face pull", /barbell row/iu],
  ["", { equipment: ["barbell", "rack"] }, "Hip thrust", /^deadlift$/iu],
  ["", { equipment: ["dumbbells"] }, "Deadlift", /single-leg/iu],
])("%s: what stands in for %3$s is kinder", (injuries, more, wanted, never) => {
  const { exercise, replaced } = picker({ injuries, ...more }).pick(wanted);
  expect(replaced).toBeDefined();
  expect(exercise.name).not.toMatch(never);
});

test("the form that the athlete does without pain stands in on every day", () => {
  const picks = picker({ focus: "powerlifting", injuries: "Artrosis en el hombro izquierdo, press de banca solo con agarre estrecho" });
  for (const turn of [0, 1, 2])
    expect(picks.standIn("Bench press", new Set(), { isMain: true }, turn)?.exercise.name).toBe("Close-grip bench press");
});

/** "Kept: squats, hinges" at 1 or 2 of 10 (return-ladders.md section 5.7), not in a workout against the clock. */
test("a slightly sore back keeps its deadlift, but not in a workout", () => {
  const sore = picker({ injuries: "tight lower back 2/10" });
  expect(sore.pick("Deadlift").replaced).toBeUndefined();
  expect(sore.pick("Deadlift", "metcon").exercise.name).not.toBe("Deadlift");
  expect(picker({ injuries: "lower back 4/10" }).pick("Deadlift").replaced).toBeDefined();
});

test.each([
  ["hip replacement two years ago, cleared", /pigeon|couch|greatest|leg swings/iu],
  ["knee 2/10", /pigeon|couch|greatest/iu],
  ["pulled hamstring 5/10", /hamstring stretch|leg swings|couch|greatest/iu],
  ["22 weeks pregnant, cleared by my midwife", /supine|leg swings|greatest/iu],
])("%s closes the stretches that pull there", (injuries, never) => {
  const { open } = picker({ injuries });
  expect(
    open(DRILLS)
      .map(({ exercise }) => exercise.name)
      .filter((name) => never.test(name)),
  ).toEqual([]);
});

test.each([
  ["planks now", "Side plank", true],
  ["lying on my back", "Breathing drill (supine)", true],
  ["les thrusters", "Backpack thruster", true],
  ["lunges with sandbag, they kill my knees", "Sandbag lunge", true],
  ["jumping (neighbours below!)", "Squat jump", true],
  ["jumping (neighbours below!)", "No-jump incline burpee", false],
  ["running on ice", "Easy run", false],
  ["saltos al cajón y correr, a mi edad no", "Easy run", true],
])("who dislikes %s: %s", (dislikes, name, isOut) => expect(picker({ dislikes }).allows(name)).toBe(!isOut));

const DRILLS = [
  "World's greatest stretch",
  "Pigeon or figure-4 stretch",
  "Couch stretch",
  "Hip flexor stretch",
  "Hamstring stretch (supine)",
  "Leg swings",
  "Breathing drill (supine)",
];

function picker(more: Partial<Athlete>): ExercisePicker {
  const athlete: Athlete = { ...HYBRID, gymnastics: {}, ...more };
  const reading = readInjuries(athlete.injuries ?? "", TODAY);
  return exercisePicker(athlete, reading, stressLimits(reading));
}

test("alternatives are two at most, none harder, and none counted in another way", () => {
  const { substitutions, pick } = picker({ level: "advanced" });
  const difficulty = ["beginner", "intermediate", "advanced"];
  for (const name of ["Side plank", "Suitcase carry", "Farmers carry", "Goblet squat", "Chest-supported row", "Snatch pull", "Step-up"]) {
    const { exercise } = pick(name);
    const offered = substitutions(exercise);
    expect(offered.length, name).toBeLessThanOrEqual(2);
    for (const other of offered) {
      expect(difficulty.indexOf(pick(other).exercise.difficulty), `${name} → ${other}`).toBeLessThanOrEqual(
        difficulty.indexOf(exercise.difficulty),
      );
      expect(/hold|plank/iu.test(other), `${name} → ${other}`).toBe(/hold|plank/iu.test(name));
    }
  }
});

test.each<[string, Partial<Athlete>, boolean]>([
  ["a Hyrox gym that nobody listed", { focus: "hyrox" }, false],
  ["a box", { focus: "crossfit" }, false],
  ["a list with machines for strength", { focus: "general", equipment: ["machine", "dumbbell"] }, false],
  ["a big gym", { focus: "general" }, true],
  ["where it is told", { focus: "hyrox", dislikes: "Happy to swap runs for the crosstrainer" }, true],
  ["where it is told with a list", { focus: "general", equipment: ["machine"], injuries: "knee sore, the elliptical is fine" }, true],
])("whether an elliptical is there: %s", (_, athlete, isThere) => {
  expect(picker(athlete).allows("Elliptical")).toBe(isThere);
});
