import type { Exercise } from "../catalogue/exercise.ts";
import { movementFamily } from "./movement-families.ts";

const DIFFICULTY = { beginner: 0, intermediate: 1, advanced: 2 } as const;

/** What stands still counts seconds, what moves repetitions or metres: neither takes the dose of the other. */
const HELD_STILL = /\bhold\b|plank$|plank \(|wall sit|hang$/iu;

/** Whoever changes an exercise in a session takes its sets over: never to something harder, or that is counted in another way. */
export function isNoHarder(wanted: Exercise, other: Exercise): boolean {
  if (wanted.movementPattern === "olympic_pull" && !other.movementPattern.startsWith("olympic")) return false;
  return DIFFICULTY[other.difficulty] <= DIFFICULTY[wanted.difficulty] && HELD_STILL.test(wanted.name) === HELD_STILL.test(other.name);
}

/** Walking trains less than everything else that is endurance. */
const WALKS = new Set(["walk", "aqua"]);

export function isLess(wanted: Exercise, other: Exercise): boolean {
  return wanted.category === "cardio" && other.movementPattern === "walk" && !WALKS.has(wanted.movementPattern);
}

const ONE_LEG = /single-leg|bulgarian|pistol|skater|lunge|split squat|step-up|step-down/iu;

const WITH_A_DIP = /push press|jerk/iu;

/**
 * Two legs before one and a strict press before one with a dip: what keeps the load of a hinge or a press (exercise-selection.md section 7 has the
 * two-legged hinges first). With nothing sore below, a squat may become a heavy one on one leg.
 */
export function isAlike(wanted: Exercise, found: Exercise, isSoreBelow: boolean): boolean {
  const keepsLegs = isSoreBelow || movementFamily(wanted) === "hinge";
  if (keepsLegs && ONE_LEG.test(found.name) && !ONE_LEG.test(wanted.name)) return false;
  return !WITH_A_DIP.test(found.name) || WITH_A_DIP.test(wanted.name);
}

/** A run replaced by a glute bridge is no replacement. */
export function sameUse(wanted: Exercise, found: Exercise): boolean {
  return wanted.category !== "cardio" || found.category === "cardio";
}
