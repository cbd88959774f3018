import type { Exercise, MovementPattern } from "../catalogue/exercise.ts";

/** What a week of strength is counted over (exercise-selection.md section 1). */
const MOVEMENT_GROUPS = [
  "squat",
  "single-leg",
  "hinge",
  "hamstring",
  "horizontal push",
  "vertical push",
  "horizontal pull",
  "vertical pull",
  "carry",
  "anti-extension",
  "anti-rotation",
  "calf",
  "tibialis",
] as const;

export type MovementGroup = (typeof MOVEMENT_GROUPS)[number];

const BY_PATTERN: { readonly [pattern in MovementPattern]?: MovementGroup } = {
  squat: "squat",
  squat_press: "squat",
  lunge: "single-leg",
  hinge: "hinge",
  hinge_ballistic: "hinge",
  knee_flexion: "hamstring",
  horizontal_push: "horizontal push",
  vertical_push: "vertical push",
  horizontal_pull: "horizontal pull",
  vertical_pull: "vertical pull",
  carry: "carry",
  core_antiextension: "anti-extension",
  core_antirotation: "anti-rotation",
  core_lateral: "anti-rotation",
  ankle: "calf",
};

const BY_NAME: ReadonlyMap<string, MovementGroup | undefined> = new Map([
  ["Pistol squat", "single-leg"],
  ["Box pistol squat", "single-leg"],
  ["Skater squat", "single-leg"],
  ["Handstand push-up (strict)", "vertical push"],
  ["Handstand push-up negative", "vertical push"],
  ["Deficit handstand push-up", "vertical push"],
  ["Tibialis raise (wall)", "tibialis"],
  ["Wall sit", undefined],
  ["Glute bridge", undefined],
  ["Isometric hamstring bridge", undefined],
  ["Isometric push hold", undefined],
  ["Medicine ball chest pass (seated)", undefined],
  ["Band pull-apart", undefined],
  ["Face pull", undefined],
  ["Isometric scapular retraction", undefined],
  ["Isometric calf hold", undefined],
] as const);

/** The slot that a set of the exercise counts for as a whole; undefined for what never counts. */
function getSlot({ name, movementPattern }: Exercise): MovementGroup | undefined {
  return BY_NAME.has(name) ? BY_NAME.get(name) : BY_PATTERN[movementPattern];
}

/** The slot whose exercises stand in for this one: also of what never counts itself. */
export function getRole(exercise: Exercise): MovementGroup | undefined {
  return (
    getSlot(exercise) ??
    BY_PATTERN[exercise.movementPattern] ??
    (exercise.movementPattern === "isolation_push" ? "horizontal push" : undefined)
  );
}

/** Slots that count half for each other: a squat on one leg stands in for one on two. */
const NEAR: { readonly [slot in MovementGroup]?: readonly MovementGroup[] } = {
  squat: ["single-leg"],
  "single-leg": ["squat"],
  hinge: ["hamstring"],
  hamstring: ["hinge"],
  "horizontal push": ["vertical push"],
  "vertical push": ["horizontal push"],
  "horizontal pull": ["vertical pull"],
  "vertical pull": ["horizontal pull"],
};

/** True when the second trains what the first was to train. */
export function keepsRole(wanted: Exercise, found: Exercise): boolean {
  const role = getRole(wanted);
  const other = getSlot(found);
  if (role === undefined) return true;
  return other !== undefined && (other === role || NEAR[role]?.includes(other) === true);
}
