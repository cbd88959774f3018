import type { Athlete, BenchmarkLift } from "#training/athlete/athlete.ts";
import type { SessionBrief } from "#training/context/draft.ts";
import { type ExerciseSlot, slot as slotOf } from "#training/selection/strength/exercise-slot.ts";

/** Two legs before one, for who is old or heavy and new to it: sitting down and standing up comes before any split or step, both legs hinge before one. */
export function onTwoLegs(
  { code, context: { health, picker, athlete, level } }: SessionBrief,
  usual: ExerciseSlot,
  taken: ReadonlySet<string>,
): ExerciseSlot {
  const open = (name: string): boolean => !taken.has(name) && picker.allows(name);
  const isNewAndOld = level === "beginner" && (athlete.age ?? 0) >= SQUAT_TO_SEAT_AGE && athlete.strength.oneRepMax.backSquat === undefined;
  const place = isNewAndOld ? withoutBar(usual, athlete, open) : usual;
  // A day of technique has its squat already.
  const rise = SIT_TO_STAND.find((name) => open(name) && !(code === "PT" && name === "Sit-to-stand"));
  if (isNewAndOld && FREE_SQUAT.has(place.options[0] ?? "") && rise !== undefined) return slotOf(place.role, rise);
  if (isNewAndOld && place.options.some((name) => ONE_LEG_HINGE.test(name)) && open(TWO_LEG_HINGE))
    return slotOf(place.role, TWO_LEG_HINGE);
  if (health.oneLegStrength) return place;
  if (place.options.some((name) => ONE_LEG.test(name)) && rise !== undefined) return slotOf(place.role, rise);
  return place.options.some((name) => ONE_LEG_HINGE.test(name)) && open(TWO_LEG_HINGE) ? slotOf(place.role, TWO_LEG_HINGE) : place;
}

const ONE_LEG = /split squat|lunge|step-up|step-down/iu;

/** From these years on who is new to lifting squats to a seat. */
const SQUAT_TO_SEAT_AGE = 60;

const FREE_SQUAT: ReadonlySet<string> = new Set(["Back squat", "Front squat", "Goblet squat"]);

function withoutBar({ role, options }: ExerciseSlot, { strength: { oneRepMax } }: Athlete, open: (name: string) => boolean): ExerciseSlot {
  const simple = options.map((name) => {
    const other = WITHOUT_BAR.get(name);
    const tested = TESTED_WITH[name];
    return other !== undefined && open(other) && (tested === undefined || oneRepMax[tested] === undefined) ? other : name;
  });
  return { role, options: simple };
}

/** Nobody works up to a bar for the first time at that age: the same with dumbbells. */
const WITHOUT_BAR: ReadonlyMap<string, string> = new Map([
  ["Romanian deadlift", "Dumbbell Romanian deadlift"],
  ["Deadlift", "Dumbbell Romanian deadlift"],
  ["Hip thrust", "Hip thrust (dumbbell or backpack)"],
  ["Bench press", "Dumbbell bench press"],
  ["Overhead press", "Seated dumbbell press"],
  ["Barbell row", "Chest-supported row"],
  ["Push-up", "Incline push-up"],
]);

/** Who has tested the lift has worked up to its bar. */
const TESTED_WITH: { readonly [exercise: string]: BenchmarkLift | undefined } = {
  Deadlift: "deadlift",
  "Romanian deadlift": "deadlift",
  "Bench press": "benchPress",
  "Overhead press": "overheadPress",
};

/** With a weight where there is one. */
const SIT_TO_STAND = ["Goblet squat to box", "Sit-to-stand"] as const;

const ONE_LEG_HINGE = /^single-leg romanian/iu;

const TWO_LEG_HINGE = "Dumbbell Romanian deadlift";
