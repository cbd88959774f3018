import type { PlanNote } from "../plan/plan.ts";
import { formatKilograms } from "../units/format.ts";
import type { Kilograms } from "../units/units.ts";
import type { Athlete, BenchmarkLift } from "./athlete.ts";
import type { LiftCapacity } from "./capacity.ts";
import {
  BENCHMARK_LIFTS,
  LIFT_NAMES,
  liftRatios,
  OLYMPIC_LIFTS,
  PLAUSIBLE_BODY_WEIGHTS,
  PLAUSIBLE_RATIO,
  type TrainingLift,
} from "./training-lifts.ts";

export interface LiftAssessment {
  readonly lifts: { readonly [lift in TrainingLift]?: LiftCapacity };
  readonly notes: readonly PlanNote[];
}

type Maxima = { readonly [lift in BenchmarkLift]?: Kilograms };

/** Estimates lie in the lower part of what is likely. */
const CAUTION = 0.95;

/**
 * Training maxima of all lifts from the entered ones (strength.md section 4): the median of the back squats they imply,
 * multiplied out and reduced by 5 %. Without any entered lift there are no maxima, and so no kilograms.
 */
export function assessLifts(athlete: Athlete): LiftAssessment {
  const { entered, notes: rejected } = believable(athlete);
  if (Object.keys(entered).length === 0) {
    const text = "There are no strength numbers yet, so lifts are guided by effort (RPE). Enter one lift to get loads in kilograms.";
    return { lifts: {}, notes: [...rejected, { kind: "missing", text }] };
  }
  const { maxima, notes: contradictions } = reconcile(entered, athlete);
  const lifts: { [lift in TrainingLift]?: LiftCapacity } = {};
  const ratios = liftRatios(athlete.level, athlete.sex);
  const backSquat = impliedBackSquat(maxima, ratios, contradictions.length > 0);
  for (const lift of Object.keys(ratios) as TrainingLift[]) {
    const capacity = measured(lift, entered, maxima) ?? estimated(lift, athlete, maxima, ratios, backSquat);
    if (capacity !== undefined) lifts[lift] = capacity;
  }
  return { lifts, notes: [...rejected, ...contradictions, ...estimateNotes(lifts)] };
}

/** Leaves out what no body of that weight lifts. */
function believable(athlete: Athlete): { entered: Maxima; notes: PlanNote[] } {
  const entered: { [lift in BenchmarkLift]?: Kilograms } = {};
  const notes: PlanNote[] = [];
  for (const lift of BENCHMARK_LIFTS) {
    const kilograms = athlete.strength.oneRepMax[lift];
    if (kilograms === undefined || !(kilograms > 0)) continue;
    const { low, high } = PLAUSIBLE_BODY_WEIGHTS[lift];
    const relative = athlete.bodyWeight === undefined ? undefined : kilograms / athlete.bodyWeight;
    if (relative === undefined || (relative >= low && relative <= high)) entered[lift] = kilograms;
    else {
      const text = `Your ${LIFT_NAMES[lift]} of ${formatKilograms(kilograms)} is ${relative.toFixed(1)} times your body weight and was left out. Please check it.`;
      notes.push({ kind: "data-quality", text });
    }
  }
  return { entered, notes };
}

/** Where entered lifts contradict each other, the smaller value counts in training, and the athlete is asked. */
function reconcile(entered: Maxima, athlete: Athlete): { maxima: Maxima; notes: PlanNote[] } {
  const maxima: { [lift in BenchmarkLift]?: Kilograms } = { ...entered };
  const notes: PlanNote[] = [];
  const lower = (lift: BenchmarkLift, to: Kilograms): void => {
    maxima[lift] = Math.min(maxima[lift] ?? to, to);
  };
  const { backSquat, cleanAndJerk, snatch } = entered;
  if (backSquat !== undefined) {
    for (const lift of ["deadlift", "cleanAndJerk", "snatch", "overheadPress"] as const) {
      const kilograms = entered[lift];
      if (kilograms === undefined) continue;
      const { low, high } = PLAUSIBLE_RATIO[lift];
      if (kilograms > high * backSquat) lower(lift, high * backSquat);
      if (kilograms > high * backSquat || kilograms < low * backSquat) notes.push(contradiction(lift, "backSquat", entered));
    }
  }
  if (snatch !== undefined && cleanAndJerk !== undefined && snatch > cleanAndJerk) {
    const ratios = liftRatios(athlete.level, athlete.sex);
    lower("snatch", ((maxima.cleanAndJerk ?? cleanAndJerk) * ratios.snatch) / ratios.cleanAndJerk);
    notes.push(contradiction("snatch", "cleanAndJerk", entered));
  }
  return { maxima, notes };
}

function contradiction(lift: BenchmarkLift, against: BenchmarkLift, entered: Maxima): PlanNote {
  const weights = `Your ${LIFT_NAMES[lift]} (${formatKilograms(entered[lift] ?? 0)}) and ${LIFT_NAMES[against]} (${formatKilograms(entered[against] ?? 0)})`;
  return { kind: "data-quality", text: `${weights} do not fit together, so loads follow the more careful of the two. Please check both.` };
}

function impliedBackSquat(maxima: Maxima, ratios: { readonly [lift in TrainingLift]: number }, contradicted: boolean): Kilograms {
  const implied = BENCHMARK_LIFTS.flatMap((lift) => {
    const kilograms = maxima[lift];
    return kilograms === undefined ? [] : [kilograms / ratios[lift]];
  }).toSorted((a, b) => a - b);
  return contradicted ? (implied[0] ?? 0) : median(implied);
}

function measured(lift: TrainingLift, entered: Maxima, maxima: Maxima): LiftCapacity | undefined {
  const oneRepMax = maxima[lift as BenchmarkLift];
  if (oneRepMax === undefined) return undefined;
  const lowered = oneRepMax !== entered[lift as BenchmarkLift];
  const source = lowered ? `your other lifts, because the ${LIFT_NAMES[lift]} you entered does not fit them` : `your ${LIFT_NAMES[lift]}`;
  return { oneRepMax: lowered ? Math.floor(oneRepMax * 2) / 2 : oneRepMax, estimated: lowered, source };
}

/** The entered lift a variation stands closest to: the variation is never estimated above what that one allows. */
const CLOSEST_ENTERED: { readonly [lift in TrainingLift]?: BenchmarkLift } = {
  frontSquat: "backSquat",
  romanianDeadlift: "deadlift",
  powerClean: "cleanAndJerk",
  powerSnatch: "snatch",
  overheadSquat: "snatch",
  pushPress: "overheadPress",
  thruster: "overheadPress",
};

function estimated(
  lift: TrainingLift,
  athlete: Athlete,
  maxima: Maxima,
  ratios: { readonly [lift in TrainingLift]: number },
  backSquat: Kilograms,
): LiftCapacity | undefined {
  if (athlete.level === "beginner" && OLYMPIC_LIFTS.has(lift) && maxima.cleanAndJerk === undefined && maxima.snatch === undefined)
    return undefined;
  if (athlete.level === "beginner" && (lift === "cleanAndJerk" || lift === "snatch")) return undefined;
  const closest = CLOSEST_ENTERED[lift];
  const relative = closest === undefined ? undefined : maxima[closest];
  const fromMedian = backSquat * ratios[lift];
  const fromClosest = closest === undefined || relative === undefined ? fromMedian : (relative * ratios[lift]) / ratios[closest];
  const oneRepMax = Math.floor(Math.min(fromMedian, fromClosest) * CAUTION * 2) / 2;
  return { oneRepMax, estimated: true, source: `${listOf(Object.keys(maxima) as BenchmarkLift[])}, by usual ratios` };
}

function estimateNotes(lifts: LiftAssessment["lifts"]): PlanNote[] {
  const names = BENCHMARK_LIFTS.filter((lift) => lifts[lift]?.estimated === true).map((lift) => LIFT_NAMES[lift]);
  if (names.length === 0) return [];
  return [{ kind: "estimate", text: `Estimated from your other lifts, with care: ${names.join(", ")}. Enter them to get exact loads.` }];
}

function listOf(lifts: readonly BenchmarkLift[]): string {
  const names = lifts.map((lift) => LIFT_NAMES[lift]);
  return `your ${names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`}`;
}

function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
