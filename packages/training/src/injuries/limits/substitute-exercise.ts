import { equipmentMet } from "../../catalogue/equipment.ts";
import { type Exercise, REGIONS, type Region } from "../../catalogue/exercise.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { StressLimits } from "./stress-limits.ts";

export interface Substitution {
  readonly exercise: Exercise;
  /** The names walked through, from the original to the substitute; only the original for a fallback. */
  readonly via: readonly string[];
}

const DEEPEST = 3;

/**
 * The nearest exercise that respects every limit, the equipment and the dislikes: the exercise itself when it does,
 * else breadth-first over the substitutions, the same category preferred, to a depth of three; then the fallbacks for
 * the limited half of the body. Undefined when even those are closed.
 */
export function substituteExercise(
  exercise: Exercise,
  limits: StressLimits,
  equipment?: readonly string[],
  dislikes: readonly string[] = [],
): Substitution | undefined {
  return substituteWhere(exercise, limits, allowedCheck(limits, equipment, dislikes));
}

/** The same with a check that is at hand. */
export function substituteWhere(
  exercise: Exercise,
  limits: StressLimits,
  allowed: (candidate: Exercise) => boolean,
): Substitution | undefined {
  if (allowed(exercise)) return { exercise, via: [] };
  return nearest(exercise, allowed) ?? fallback(exercise, limits, allowed);
}

/** Whether an exercise respects every limit, the equipment and the dislikes. */
function allowedCheck(
  limits: StressLimits,
  equipment: readonly string[] | undefined,
  dislikes: readonly string[],
): (candidate: Exercise) => boolean {
  const isWithin = limitCheck(limits);
  return (candidate) =>
    isWithin(candidate) && equipmentMet(candidate, equipment) && !dislikes.some((dislike) => isDisliked(candidate, dislike));
}

/** Whether the exercise stresses no region more than its limit. */
export function isWithinLimits(exercise: Exercise, limits: StressLimits): boolean {
  return limitCheck(limits)(exercise);
}

/** The same for many exercises: only what is limited is looked at. An athlete has one set of limits for a whole plan. */
export function limitCheck(limits: StressLimits): LimitCheck {
  const known = CHECKS.get(limits);
  if (known !== undefined) return known;
  const limited = REGIONS.filter((region) => limits[region] < 3);
  const check: LimitCheck =
    limited.length === 0 && limits.closed === undefined && limits.stopped === undefined
      ? () => true
      : ({ name, stress }) =>
          limits.closed?.has(name) !== true &&
          limits.stopped?.has(name) !== true &&
          limited.every((region) => stress[region] <= limits[region] || limits.kept?.[region]?.includes(name) === true);
  CHECKS.set(limits, check);
  return check;
}

type LimitCheck = (exercise: Exercise) => boolean;
const CHECKS = new WeakMap<StressLimits, LimitCheck>();

function nearest(start: Exercise, allowed: (candidate: Exercise) => boolean): Substitution | undefined {
  const seen = new Set([start.name]);
  let level: Substitution[] = [{ exercise: start, via: [] }];
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const next: Substitution[] = [];
    for (const { exercise, via } of level) {
      for (const name of exercise.substitutions) {
        const candidate = findExercise(name);
        if (candidate === undefined || seen.has(candidate.name)) continue;
        seen.add(candidate.name);
        next.push({ exercise: candidate, via: [...via, exercise.name] });
      }
    }
    const fitting = next.filter((step) => allowed(step.exercise));
    const best = fitting.find((step) => step.exercise.category === start.category) ?? fitting[0];
    if (best !== undefined) return best;
    level = next;
  }
  return undefined;
}

const UPPER: readonly Region[] = ["neck", "shoulder", "elbow", "wrist_hand", "upper_back", "chest_ribs"];

const FALLBACKS = {
  upper: ["Bike erg", "Leg press", "Hip thrust", "Dead bug"],
  lower: ["Ring row", "Landmine press", "Pool running", "Dead bug"],
  both: ["Bike erg", "Dead bug", "Breathing drill (supine)"],
} as const;

function fallback(exercise: Exercise, limits: StressLimits, allowed: (candidate: Exercise) => boolean): Substitution | undefined {
  const limited = REGIONS.filter((region) => limits[region] < 3);
  const upper = limited.some((region) => UPPER.includes(region));
  const lower = limited.some((region) => !UPPER.includes(region));
  const names = FALLBACKS[upper && lower ? "both" : upper ? "upper" : lower ? "lower" : "both"];
  const candidate = names.map(findExercise).find((found) => found !== undefined && allowed(found));
  return candidate === undefined ? undefined : { exercise: candidate, via: [exercise.name] };
}

function isDisliked(exercise: Exercise, dislike: string): boolean {
  const words = dislike.trim().toLowerCase();
  return words !== "" && (exercise.name.toLowerCase().includes(words) || exercise.movementPattern.replaceAll("_", " ") === words);
}
