import type { LiftRole } from "./lift-roles.ts";

/**
 * What a place in a session is for: a lift in its role, pull-ups, an accessory of a movement pattern, a small exercise for
 * one joint or for shoulder health, or the trunk.
 */
export type SlotRole = LiftRole | "pull-up" | "accessory" | "small" | "trunk";

/** One place in a strength session; `options` are alternatives for the same movement that rotate from phase to phase, best first. */
export interface ExerciseSlot {
  readonly role: SlotRole;
  readonly options: readonly string[];
}

export function lift(role: LiftRole, ...names: readonly string[]): ExerciseSlot {
  return { role, options: names };
}

export function slot(role: SlotRole, ...options: string[]): ExerciseSlot {
  return { role, options };
}

export const SINGLE_LEG = slot("accessory", "Bulgarian split squat", "Step-up", "Reverse lunge");
export const SINGLE_LEG_SECOND = slot("accessory", "Step-up", "Reverse lunge", "Bulgarian split squat");
export const HAMSTRINGS = slot("accessory", "Hamstring curl", "Slider hamstring curl", "Nordic lower (eccentric)");
export const HIPS = slot("accessory", "Hip thrust", "Back extension (bodyweight)", "Cable pull-through");
export const PULLDOWN = slot("accessory", "Lat pulldown", "Lat pulldown", "Straight-arm pulldown");
export const ROW = slot("accessory", "Chest-supported row", "Single-arm dumbbell row", "Ring row");
export const ROW_SECOND = slot("accessory", "Single-arm dumbbell row", "Ring row", "Chest-supported row");
export const SHOULDER_HEALTH = slot("small", "Face pull", "Band pull-apart");
export const ARMS = slot("small", "Biceps curl", "Triceps pressdown");
export const ARMS_SECOND = slot("small", "Triceps pressdown", "Biceps curl");
export const CALVES = slot("small", "Single-leg calf raise (loaded)", "Seated calf raise", "Calf raise");
