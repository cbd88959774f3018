import type { Region } from "../catalogue/exercise.ts";
import { liftOfExercise } from "../athlete/lifts/training-lifts.ts";
import { EXERCISES } from "../catalogue/exercises.ts";

/** A runner who would rather not run one kind of fast run has another. */
export const RUNS_INSTEAD: ReadonlyMap<string, readonly string[]> = new Map([
  ["Tempo run", ["Interval run"]],
  ["Interval run", ["Tempo run"]],
]);

/** What somebody sits on with weights in the hands. */
export const SEATS: ReadonlySet<string> = new Set(["bench", "box"]);

export const SEATED_FROM = 60;

export const EASIER_PULLS: ReadonlySet<string> = new Set(["band", "rings"]);

export const IN_WATER: ReadonlySet<string> = new Set(["swim", "aqua"]);

/** What stands for a run in a workout where neither a machine nor a leg is free. */
export const ON_LAND = [
  "Bike erg",
  "Row erg",
  "Ski erg",
  "Kettlebell swing (Russian)",
  "Step-up (low box)",
  "Band row",
  "Incline push-up",
  "Glute bridge",
] as const;

/** What is no barbell lift is not replaced by one: its weight would be another's. */
export const BARBELL_LIFTS: ReadonlySet<string> = new Set(
  EXERCISES.map(({ name }) => name).filter((name) => liftOfExercise(name) !== undefined),
);

/** No bell is swung that is heavier than this share of the body (load-plausibility.md section 3). */
export const SWING_OF_BODY = { male: 0.4, female: 0.32 } as const;

/** What still works when every substitute of an exercise is closed: easy on every region first. */
export const CARDIO_FALLBACKS = [
  "Bike erg",
  "Elliptical",
  "Long ride",
  "Row erg",
  "Ski erg",
  "Assault bike",
  "Pool running",
  "Swim technique",
  "Incline treadmill march",
  "Uphill power march",
  "Step-up intervals",
  "Shadow boxing intervals",
] as const;

/** What every step down asks of: many minutes of them are no rest for a sore one. */
export const STEPS: readonly Region[] = ["knee", "hip_groin", "ankle", "foot", "lower_leg"];

/** What a punch into the air asks of, and the feet that bounce under it. */
export const PUNCHES: readonly Region[] = ["shoulder", "elbow", "wrist_hand", "neck", "knee", "ankle", "foot", "lower_leg"];

export const FALLBACKS = [
  "Dead bug",
  "Glute bridge",
  "Ring row",
  "Wall slide",
  "Isometric scapular retraction",
  "Breathing drill (supine)",
] as const;

/** What trains a barbell lift with weights that a hand lifts. */
export const LIGHT_FORMS: ReadonlyMap<string, readonly string[]> = new Map([
  ["Back squat", ["Goblet squat", "Goblet squat to box"]],
  ["Front squat", ["Goblet squat to box", "Goblet squat"]],
  ["Pause squat", ["Goblet squat"]],
  ["Bench press", ["Incline dumbbell press", "Dumbbell bench press", "Dumbbell floor press"]],
  ["Close-grip bench press", ["Dumbbell floor press"]],
  ["Overhead press", ["Seated dumbbell press", "Standing dumbbell press"]],
  ["Deadlift", ["Kettlebell deadlift", "Dumbbell Romanian deadlift"]],
  ["Romanian deadlift", ["Dumbbell Romanian deadlift"]],
  ["Barbell row", ["Seated cable row", "Chest-supported row"]],
  ["Pendlay row", ["Seated cable row", "Chest-supported row"]],
  ["Pull-up (strict)", ["Lat pulldown"]],
  ["Chin-up (strict)", ["Lat pulldown"]],
]);

/** A lift is best replaced by what keeps most of it. */
export const LIFT_VARIANTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["Bench press", ["Close-grip bench press", "Dumbbell bench press", "Dumbbell floor press"]],
  ["Bulgarian split squat", ["Split squat", "Reverse lunge", "Step-up"]],
  ["Overhead press", ["Standing dumbbell press", "Seated dumbbell press"]],
  ["Back squat", ["Front squat", "Box squat", "Double kettlebell front squat", "Dumbbell front squat", "Leg press"]],
  ["Deadlift", ["Trap-bar deadlift", "Block pull", "Romanian deadlift", "Dumbbell Romanian deadlift", "Hip thrust"]],
  ["Snatch", ["Power snatch", "Snatch pull", "Dumbbell snatch"]],
  ["Power snatch", ["Snatch", "Snatch pull", "Dumbbell snatch"]],
  ["Clean and jerk", ["Power clean", "Squat clean", "Clean pull", "Dumbbell hang clean"]],
  ["Squat clean", ["Power clean", "Hang power clean", "Clean pull"]],
  ["Power clean", ["Hang power clean", "Clean pull", "Dumbbell hang clean"]],
]);

/** Legs, backs and carries: two kilograms are no load for them. */
export const MOVES_MUCH: ReadonlySet<string> = new Set([
  "squat",
  "hinge",
  "hinge_ballistic",
  "lunge",
  "horizontal_pull",
  "horizontal_push",
  "carry",
  "squat_press",
]);
