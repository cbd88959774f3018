import type { Exercise, Region } from "../../catalogue/exercise.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import { type Activity, getNames } from "../../injuries/activities.ts";
import { isLightLifting } from "./light-lifting.ts";
import { LOWER_LIMB } from "../../injuries/impact.ts";
import type { RegionFinding } from "../../injuries/injury.ts";
import { SEEN_FIRST } from "../../injuries/return-ladder/exits.ts";
import { handShare, liftShare, returnEffort, wasBad } from "../../injuries/return-ladder/lift-share.ts";

/** A mild problem of a region: its moderate exercises get less load (return-ladders.md section 5) and 0.7 of the sets (injuries.md section 1). */
export function isMildlyLimited(context: PlanContext, exercise: Exercise): boolean {
  return context.reading.regions.some((finding) => isEased(finding, exercise));
}

/**
 * A moderately sore knee keeps its squat to a box, light: hinges and bridges load it little at any weight. Who names what brings a mild complaint on
 * or what is fine has told where the limit is: that is left out, and the rest of the lifting keeps its sets.
 */
function isEased(finding: RegionFinding, exercise: Exercise): boolean {
  const { region, grade, closesNothing } = finding;
  // Limits that were given stand in its place, and what is quiet takes nothing off.
  if (closesNothing === true) return false;
  if (grade !== 1)
    return (
      grade === 2 &&
      LOADED_AGAIN.some((one) => one.region === region && one.patterns.has(exercise.movementPattern)) &&
      exercise.stress[region] > 0
    );
  return exercise.stress[region] >= 2 && !isNamed(finding);
}

/** What a region at 4 or 5 of 10 keeps at half to six tenths of its load (return-ladders.md sections 5.4 and 5.7, S2). */
const LOADED_AGAIN: readonly { readonly region: Region; readonly patterns: ReadonlySet<string> }[] = [
  { region: "knee", patterns: new Set(["squat"]) },
  { region: "lower_back", patterns: new Set(["squat", "hinge", "lunge"]) },
];

function isNamed({ hurts = [], fine = [], after = [], isBarPosition }: RegionFinding): boolean {
  return hurts.length + fine.length + after.length > 0 || isBarPosition === true;
}

/** At 3 of 10, and where it is there for months, the heaviest tenth of what loads a region waits too; what an arm does without pain is whole. */
const MAX_SORE_SHARE = 0.9;
const SORE_PAIN = 3;

function getShare(finding: RegionFinding, exercise: Exercise): number {
  if (isEased(finding, exercise)) return liftShare(finding);
  const { region, grade, score, pain, lasts, isBarPosition, closesNothing, fine = [] } = finding;
  if (closesNothing === true && pain !== SORE_PAIN) return 1;
  const isWhole = isBarPosition === true || (!LOWER_LIMB.has(region) && fine.some((one) => getNames(one).includes(exercise.name)));
  const isSore = grade === 1 && (score === SORE_PAIN || lasts === true) && !isWhole && exercise.stress[region] >= 2;
  return isSore ? MAX_SORE_SHARE : 1;
}

/** Shares of the usual load, week by week: from the floor after the weeks on blocks, and of a lift that is trained at pain 3 of 10. */
const RETURN_LOAD_SHARES = [0.86, 0.91, 0.95] as const;
const SORE_START_LOAD_SHARES = [0.9, 0.95] as const;

/** The share of the load of a lift that comes back step by step (return-ladders.md section 5.7): 1 where nothing holds it back. */
function returnShare({ reading, start }: PlanContext, name: string, date: Day): number {
  const exercise = findExercise(name);
  if (exercise === undefined) return 1;
  const shares = reading.regions.flatMap(({ region, grade, pain = 0, closesNothing, hurtsUntil = {} }) => {
    const back = Object.entries(hurtsUntil).flatMap(([activity, until]) =>
      until < date && getNames(activity as Activity).includes(name)
        ? [RETURN_LOAD_SHARES[Math.floor(daysBetween(until, date) / 7)] ?? 1]
        : [],
    );
    const isSore = closesNothing === true && grade === 1 && pain >= SORE_PAIN && exercise.stress[region] >= 2;
    return isSore ? [...back, SORE_START_LOAD_SHARES[Math.floor(daysBetween(start, date) / 7)] ?? 1] : back;
  });
  return Math.min(1, ...shares);
}

/** The same with what the weeks of the plan themselves left out for a sore region, on its first day back; a light day is light as it is. */
export function comeBackShare(brief: SessionBrief, name: string): number {
  const { context, date, returning } = brief;
  const isFirst = !isLightLifting(brief) && returning?.get(name) === 0;
  return Math.min(returnShare(context, name, date), isFirst ? RETURN_LOAD_SHARES[0] : 1);
}

/** The least share of the load that a mildly troubled region leaves the exercise; 1 where none does. */
export function mildLoad(context: PlanContext, name: string): number {
  const exercise = findExercise(name);
  return exercise === undefined ? 1 : Math.min(1, ...context.reading.regions.map((finding) => getShare(finding, exercise)));
}

/** Regions that were bad, are not whole yet and bear an exercise. */
function cameBack({ reading }: PlanContext, exercise: Exercise): readonly RegionFinding[] {
  return reading.regions.filter(
    (finding) =>
      finding.grade > 0 &&
      (wasBad(finding) || finding.score >= SEEN_FIRST) &&
      (exercise.stress[finding.region] > 0 ||
        ((SPINE.has(finding.region) || (finding.grade === 3 && LOWER_LIMB.has(finding.region))) && STANDING.has(exercise.movementPattern))),
  );
}

/** The share of the weight in the hands that a region leaves which was bad before; 1 where none was (return-ladders.md section 4, LL). */
export function returnWeight(context: PlanContext, exercise: Exercise): number {
  return Math.min(1, ...cameBack(context, exercise).map(handShare));
}

/** The most effort that a region leaves which was bad before; undefined where none was. */
export function returnRpe(context: PlanContext, exercise: Exercise): number | undefined {
  const efforts = cameBack(context, exercise).map(returnEffort);
  return efforts.length === 0 ? undefined : Math.min(...efforts);
}

/** What is held in the hands while standing hangs on the spine, whatever it trains; and a leg that limps makes no hip thrust heavy. */
const SPINE: ReadonlySet<Region> = new Set<Region>(["lower_back", "neck"]);
const STANDING: ReadonlySet<string> = new Set(["squat", "lunge", "hinge", "carry"]);

export const MILD_VOLUME = 0.7;

/** Sets of an exercise on a mildly troubled region; two are left as they are, their load is lower already. */
export function mildSets(context: PlanContext, exercise: Exercise, sets: number): number {
  return isMildlyLimited(context, exercise) ? Math.min(sets, Math.max(2, Math.floor(sets * MILD_VOLUME))) : sets;
}

/** `share` for an exercise on a mildly troubled region, 1 for any other. */
export function mildShare(context: PlanContext, name: string, share: number): number {
  const exercise = findExercise(name);
  return exercise !== undefined && isMildlyLimited(context, exercise) ? share : 1;
}
