import type { Exercise, MovementPattern } from "../catalogue/exercise.ts";

/** The four movements that strength work is balanced over. */
export type MovementFamily = "squat" | "hinge" | "push" | "pull";

const FAMILY: { readonly [pattern in MovementPattern]?: MovementFamily } = {
  squat: "squat",
  lunge: "squat",
  squat_press: "squat",
  squat_throw: "squat",
  hinge: "hinge",
  hinge_ballistic: "hinge",
  knee_flexion: "hinge",
  horizontal_push: "push",
  vertical_push: "push",
  horizontal_pull: "pull",
  vertical_pull: "pull",
};

/** The movement that the sets of an exercise count for in the week: a handstand push-up is a press (exercise-selection.md section 1). */
export function trainedFamily(exercise: Exercise): MovementFamily | undefined {
  return /handstand push-up/iu.test(exercise.name) ? "push" : movementFamily(exercise);
}

/** What trains the same with little, the most useful first. */
const MEMBERS: { readonly [family in MovementFamily]: readonly string[] } = {
  squat: [
    "Goblet squat",
    "Goblet squat to box",
    "Reverse lunge",
    "Walking lunge",
    "Air squat",
    "Step-up (low box)",
    "Split squat (short range)",
  ],
  hinge: [
    "Dumbbell Romanian deadlift",
    "Single-leg Romanian deadlift",
    "Hip thrust",
    "Slider hamstring curl",
    "Glute bridge",
    "Isometric hamstring bridge",
  ],
  push: [
    "Seated dumbbell press",
    "Dumbbell floor press",
    "Landmine press",
    "Push-up",
    "Incline push-up",
    "Pike push-up",
    "Isometric push hold",
  ],
  pull: [
    "Lat pulldown",
    "Chest-supported row",
    "Ring row",
    "Straight-arm pulldown",
    "Band-assisted pull-up",
    "Band pull-apart",
    "Face pull",
  ],
};

/** Pressing overhead is best replaced by what still points upwards. */
const VERTICAL_PUSH = ["Seated dumbbell press", "Landmine press", "Pike push-up", ...MEMBERS.push];

/** The movement an exercise trains; undefined for trunk, calves, arms, carries and cardio. */
export function movementFamily({ movementPattern }: Exercise): MovementFamily | undefined {
  return FAMILY[movementPattern];
}

/** Names that keep the role of a lift in its session; undefined for what has no family, such as trunk or calf work. */
export function getFamily({ movementPattern }: Exercise): readonly string[] | undefined {
  const family = FAMILY[movementPattern];
  if (family === undefined) return undefined;
  return movementPattern === "vertical_push" ? VERTICAL_PUSH : MEMBERS[family];
}

/** A squat stays a squat and a press a press; holds and bridges replace a lift only when nothing else does. */
export function isSameFamily(wanted: Exercise, found: Exercise): boolean {
  const family = FAMILY[wanted.movementPattern];
  return family === undefined || (FAMILY[found.movementPattern] === family && !LAST_RESORTS.has(found.name));
}

const LAST_RESORTS: ReadonlySet<string> = new Set([
  "Wall sit",
  "Glute bridge",
  "Isometric hamstring bridge",
  "Isometric push hold",
  "Isometric scapular retraction",
]);
