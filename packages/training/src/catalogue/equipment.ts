import type { Exercise } from "./exercise.ts";
import { EXERCISES } from "./exercises.ts";

/**
 * What every athlete has: no equipment, part of any room or street (a road will do for a track), or a household item
 * (exercise-selection.md section 3). A table can tip, so it counts only for those who tick it.
 */
const EVERYWHERE = new Set([
  "bodyweight",
  "none",
  "open floor",
  "mat",
  "wall",
  "hill",
  "track",
  "partner",
  "anchor",
  "backpack",
  "chair",
  "step",
  "stairs",
  "towel",
]);

/** Words of the catalogue and of athletes that mean the same thing. */
const SAME_AS = new Map([
  ["dumbbells", "dumbbell"],
  ["kettlebells", "kettlebell"],
  ["cable machine", "cable"],
  ["bar", "pull-up bar"],
  ["pullup bar", "pull-up bar"],
  ["pull up bar", "pull-up bar"],
  ["bike erg", "bike"],
  ["row erg", "rower"],
  ["rowing machine", "rower"],
  ["skierg", "ski erg"],
  ["low rings", "rings"],
  ["low box", "box"],
  ["bands", "band"],
  ["straps", "strap"],
  ["skipping rope", "jump rope"],
  ["speed rope", "jump rope"],
  ["climbing rope", "rope"],
  ["assault bike", "air bike"],
  ["squat rack", "rack"],
]);

/** "dumbbells up to 20 kg", "kettlebells 16 and 24 kg": `ownedWeights` reads these. */
const WEIGHTS = /\s*(?:\(?(?:up )?to )?\d[\d.,\s]*(?:and \d[\d.]*\s*)*(?:kg|lb)s?\)?$/u;

/** Everything an athlete can have or lack, as keys of `Athlete.equipment`, alphabetically. */
export const EQUIPMENT: readonly string[] = [
  ...new Set(EXERCISES.flatMap((exercise) => getNeeds(exercise).flatMap(alternatives)).filter((key) => !EVERYWHERE.has(key))),
].toSorted();

/** Whether the exercise can be done with the equipment; without a list the gym has everything. */
export function equipmentMet(exercise: Exercise, equipment?: readonly string[]): boolean {
  if (equipment === undefined) return true;
  const owned = getKeys(equipment);
  return keysNeeded(exercise).every((keys) => keys.some((key) => EVERYWHERE.has(key) || owned.has(key)));
}

/** The needs of the exercise that the equipment does not meet, as the catalogue writes them. */
export function missingEquipment(exercise: Exercise, equipment?: readonly string[]): readonly string[] {
  if (equipment === undefined) return [];
  const owned = getKeys(equipment);
  return getNeeds(exercise).filter((need) => !alternatives(need).some((key) => EVERYWHERE.has(key) || owned.has(key)));
}

/** An athlete has one list for a whole plan. */
const KEYS = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Who has one of them can ride, on the road or on a trainer. */
const RIDDEN: ReadonlySet<string> = new Set(["bike", "bicycle"]);

/** A pool lends boards, and any strap drags a sled. */
const COMES_WITH: { readonly [key: string]: readonly string[] } = { pool: ["pool", "board"], sled: ["sled", "strap"] };

function getKeys(equipment: readonly string[]): ReadonlySet<string> {
  const known =
    KEYS.get(equipment) ??
    new Set(equipment.map(equipmentKey).flatMap((key) => (RIDDEN.has(key) ? [...RIDDEN] : (COMES_WITH[key] ?? [key]))));
  KEYS.set(equipment, known);
  return known;
}

const NEEDS = new WeakMap<Exercise, readonly (readonly string[])[]>();

/** For each need the keys that meet it. */
function keysNeeded(exercise: Exercise): readonly (readonly string[])[] {
  const known = NEEDS.get(exercise) ?? getNeeds(exercise).map(alternatives);
  NEEDS.set(exercise, known);
  return known;
}

/** The catalogue calls the rope to jump and the rope to climb by one name. */
function getNeeds(exercise: Exercise): readonly string[] {
  return exercise.movementPattern === "jump_rope" ? ["jump rope"] : exercise.equipment;
}

function alternatives(need: string): string[] {
  return need.split(" or ").map(equipmentKey);
}

/** The key of a piece of equipment by any of its names: "Skipping rope" → "jump rope". */
export function equipmentKey(word: string): string {
  const key = word.trim().toLowerCase().replaceAll("_", " ").replace(WEIGHTS, "").trim();
  return SAME_AS.get(key) ?? key;
}
