import type { PlanNote } from "../../model/plan.ts";
import type { Kilograms } from "../../units/units.ts";
import type { Day } from "../../calendar/day.ts";
import { getAge, getDate } from "../age-of-value.ts";
import { agedLift, agedNotes, operatedNote, setbackNote } from "./aged-lifts.ts";
import { type Setback, setbackAfter } from "./setback.ts";
import type { Region } from "../../catalogue/exercise.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { Athlete, BenchmarkLift } from "../athlete.ts";
import { type BelievableLifts, believableLifts, type Maxima } from "./believable-lifts.ts";
import type { LiftCapacity } from "../capacity.ts";
import {
  PLAUSIBLE_RATIO,
  type DerivedLift,
  type DerivedRatio,
  derivedRatios,
  OLYMPIC_LIFTS,
  ROW_OF_DEADLIFT,
  squatRatios,
} from "./lift-ratios.ts";
import { BENCHMARK_LIFTS, ENTERED_LIFTS, LIFT_NAMES, type TrainingLift } from "./training-lifts.ts";

export interface LiftAssessment {
  readonly lifts: { readonly [lift in TrainingLift]?: LiftCapacity };
  readonly notes: readonly PlanNote[];
}

/** Source of a maximum that was estimated from the heavy work of the last block. */
const LAST_BLOCK = "the heavy work of your last block";

/** Estimates lie in the lower part of what is likely. */
const CAUTION = 0.95;

/**
 * Training maxima of all lifts from the entered ones: benchmark lifts by the median of the back squats they imply (strength.md
 * section 4), variations from the lift they are closest to (load-plausibility.md section 2), each reduced by 5 %. Numbers of more than 6 or 12 months ago lose 2.5 or 5 %. Without any entered lift there are no maxima, and so no kilograms.
 */
export function assessLifts(entered: Athlete, today: Day): LiftAssessment {
  const operated = operatedLifts(entered, today);
  const athlete = withoutLifts(entered, operated.lifts);
  const believed = believableLifts(athlete);
  if (Object.keys(believed.entered).length === 0 && operated.setback !== undefined)
    return {
      lifts: {},
      notes: [
        ...believed.notes,
        operatedNote(
          operated.setback,
          operated.lifts.map((lift) => LIFT_NAMES[lift]),
        ),
      ],
    };
  if (Object.keys(believed.entered).length === 0) {
    const text = "You have not entered a lift yet, so choose weights by effort (RPE). Enter one lift to get weights.";
    return { lifts: {}, notes: [...believed.notes, { kind: "missing", text }] };
  }
  const lifts: { [lift in TrainingLift]?: LiftCapacity } = {};
  const estimate = benchmarkEstimator(athlete, believed);
  for (const lift of BENCHMARK_LIFTS) {
    const capacity = measured(athlete, lift, believed) ?? estimate(lift);
    if (capacity !== undefined) lifts[lift] = capacity;
  }
  const bench = measured(athlete, "benchPress", believed);
  if (bench !== undefined) lifts.benchPress = bench;
  for (const [lift, ratio] of Object.entries(derivedRatios(athlete.level, athlete.sex)) as [DerivedLift, DerivedRatio][]) {
    const capacity = lifts[lift] ?? derived(athlete, lift, ratio, lifts, believed);
    if (capacity !== undefined) lifts[lift] = capacity;
  }
  for (const [lift, capacity] of Object.entries(lifts) as [TrainingLift, LiftCapacity][]) {
    // An estimate rests on several lifts, so it has the day of the group.
    const recordedOn = capacity.estimated ? athlete.strength.recordedOn : getDate(athlete.strength, lift as BenchmarkLift);
    // An operation on another part takes nothing off this lift.
    const since = setbackAfter(athlete.injuries, recordedOn, today);
    const trust =
      since === undefined || (since.regions.length > 0 && !loadsAny(lift, since.regions)) ? getAge(recordedOn, today) : since.trust;
    if (capacity.source !== LAST_BLOCK) lifts[lift] = agedLift(capacity, trust, recordedOn);
  }
  // What was left out follows from no other lift either.
  for (const lift of Object.keys(lifts) as TrainingLift[])
    if (!isEntered(believed, lift) && loadsAny(lift, operated.regions)) delete lifts[lift];
  const setback = setbackAfter(athlete.injuries, athlete.strength.recordedOn, today);
  const ages = ENTERED_LIFTS.filter((lift) => believed.maxima[lift] !== undefined).map((lift) => ({
    name: LIFT_NAMES[lift],
    age: getAge(getDate(athlete.strength, lift), today),
  }));
  return {
    lifts,
    notes: [...believed.notes, ...setbackNotes(operated, setback, ages), ...estimateNotes(lifts)],
  };
}

interface OperatedLifts {
  /** Entered lifts that load what was operated on since. */
  readonly lifts: readonly BenchmarkLift[];
  readonly regions: readonly Region[];
  readonly setback: Setback | undefined;
}

/** A maximum from before an operation of a part that the lift loads (ADR 007 knows no share of it that is safe). */
function operatedLifts({ injuries, strength }: Athlete, today: Day): OperatedLifts {
  let setback: Setback | undefined;
  const regions = new Set<Region>();
  const lifts = ENTERED_LIFTS.filter((lift) => {
    if (strength.oneRepMax[lift] === undefined) return false;
    if (strength.fromLastBlock?.includes(lift) === true || strength.fromLog?.[lift] !== undefined) return false;
    const found = setbackAfter(injuries, getDate(strength, lift), today);
    if (found === undefined || !loadsAny(lift, found.regions)) return false;
    setback = found;
    for (const region of found.regions) regions.add(region);
    return true;
  });
  return { lifts, regions: [...regions], setback };
}

function withoutLifts(athlete: Athlete, lifts: readonly BenchmarkLift[]): Athlete {
  if (lifts.length === 0) return athlete;
  const oneRepMax = { ...athlete.strength.oneRepMax };
  for (const lift of lifts) delete oneRepMax[lift];
  return { ...athlete, strength: { ...athlete.strength, oneRepMax } };
}

function isEntered({ entered }: BelievableLifts, lift: TrainingLift): boolean {
  return entered[lift as BenchmarkLift] !== undefined;
}

/** Whether the lift loads one of the regions more than a little. */
function loadsAny(lift: TrainingLift, regions: readonly Region[]): boolean {
  const name = LIFT_NAMES[lift];
  const stress = findExercise(`${name.charAt(0).toUpperCase()}${name.slice(1)}`)?.stress;
  return regions.some((region) => (stress?.[region] ?? 0) > 1);
}

function setbackNotes(
  { lifts, setback: operation }: OperatedLifts,
  setback: Setback | undefined,
  ages: Parameters<typeof agedNotes>[0],
): readonly PlanNote[] {
  if (operation !== undefined && lifts.length > 0)
    return [
      operatedNote(
        operation,
        lifts.map((lift) => LIFT_NAMES[lift]),
      ),
      ...agedNotes(ages),
    ];
  return setback === undefined ? agedNotes(ages) : [setbackNote(setback)];
}

function measured(athlete: Athlete, lift: BenchmarkLift, { entered, maxima }: BelievableLifts): LiftCapacity | undefined {
  const oneRepMax = maxima[lift];
  if (oneRepMax === undefined) return undefined;
  if (oneRepMax === entered[lift] && athlete.strength.fromLastBlock?.includes(lift) === true)
    return { oneRepMax, estimated: true, source: LAST_BLOCK };
  const sets = athlete.strength.fromLog?.[lift]?.sets;
  if (oneRepMax === entered[lift] && sets !== undefined)
    return { oneRepMax, estimated: true, source: `${sets} of your ${LIFT_NAMES[lift]} sets`, fromLog: true };
  if (oneRepMax === entered[lift]) return { oneRepMax, estimated: false, source: `your ${LIFT_NAMES[lift]}` };
  const source = `your other lifts, because the ${LIFT_NAMES[lift]} you entered does not fit them`;
  return { oneRepMax: roundedDown(oneRepMax), estimated: true, source };
}

/** A benchmark lift that was not entered: the median of the back squats that the others imply, multiplied out (strength.md section 4). */
function benchmarkEstimator(
  athlete: Athlete,
  { maxima, contradicted }: BelievableLifts,
): (lift: BenchmarkLift) => LiftCapacity | undefined {
  const ratios = squatRatios(athlete.level, athlete.sex);
  const references = referenceLifts(maxima);
  const implied = references.map((lift) => (maxima[lift] ?? 0) / ratios[lift]);
  const backSquat = contradicted ? Math.min(...implied) : median(implied);
  const source = `${listOf(references)}, by usual ratios`;
  return (lift) => {
    if (athlete.level === "beginner" && OLYMPIC_LIFTS.has(lift)) return undefined;
    // A number too low to be believed may still be true: nobody is loaded above what they say they lift.
    const said = athlete.strength.oneRepMax[lift] ?? 0;
    const plausible =
      lift === "backSquat" ? Number.POSITIVE_INFINITY : PLAUSIBLE_RATIO[lift].high * (maxima.backSquat ?? Number.POSITIVE_INFINITY);
    const oneRepMax = Math.min(backSquat * ratios[lift] * CAUTION, plausible, said > 0 ? said : Number.POSITIVE_INFINITY);
    return { oneRepMax: roundedDown(oneRepMax), estimated: true, byRatio: true, source };
  };
}

/** A weightlifter's front squat as a share of the back squat (load-plausibility.md section 2: 0.83 to 0.86). */
const WEIGHTLIFTERS_FRONT_SQUAT = 0.84;

/** A variation: the lowest of what its references allow, 5 % off unless the reference is reduced already (load-plausibility.md section 2). */
function derived(
  athlete: Athlete,
  lift: TrainingLift,
  { of, shownBy, accept }: DerivedRatio,
  known: LiftAssessment["lifts"],
  { maxima }: BelievableLifts,
): LiftCapacity | undefined {
  const olympicEntered = maxima.cleanAndJerk !== undefined || maxima.snatch !== undefined;
  if (athlete.level === "beginner" && OLYMPIC_LIFTS.has(lift) && !olympicEntered) return undefined;
  const isEntered = (reference: TrainingLift): boolean => maxima[reference as BenchmarkLift] !== undefined;
  let lowest: LiftCapacity | undefined;
  const deciding = of.filter(({ lift: reference, decides }) => decides === true && isEntered(reference));
  for (const { lift: reference, ratio, onlyIfEntered } of deciding.length > 0 ? deciding : of) {
    const from = known[reference];
    if (from === undefined || (onlyIfEntered === true && !isEntered(reference))) continue;
    // Whoever cleans their best squats in front every week.
    const isWeightlifters = lift === "frontSquat" && maxima.snatch !== undefined && maxima.cleanAndJerk !== undefined;
    const caution = from.byRatio === true || isWeightlifters ? 1 : CAUTION;
    const spilled = OTHER_KIND.has(lift) ? athlete.strength.fromLog?.[reference as BenchmarkLift]?.forRatios : undefined;
    const oneRepMax = roundedDown((spilled ?? from.oneRepMax) * (isWeightlifters ? WEIGHTLIFTERS_FRONT_SQUAT : ratio) * caution);
    const source = isEntered(reference) ? `your ${LIFT_NAMES[reference]}, by the usual ratio` : from.source;
    if (lowest === undefined || oneRepMax < lowest.oneRepMax) lowest = { oneRepMax, estimated: true, byRatio: true, source };
  }
  if (lift === "barbellRow" && lowest !== undefined) return pulledRow(lowest, maxima);
  const shown = shownBy === undefined ? undefined : maxima[shownBy.lift];
  if (lowest === undefined || shownBy === undefined || shown === undefined) return lowest;
  // A front squat stays within its usual share of the back squat; a jerk has no such limit.
  const most = lift === "frontSquat" ? accept.high * (known.backSquat?.oneRepMax ?? 0) : Number.POSITIVE_INFINITY;
  const least = roundedDown(Math.min(most, shown * shownBy.ratio));
  if (least <= lowest.oneRepMax) return lowest;
  return { oneRepMax: least, estimated: true, byRatio: true, source: `your ${LIFT_NAMES[shownBy.lift]}, by the usual ratio` };
}

/**
 * The row of somebody who presses little and pulls a lot from the floor lies half way between the two, within its usual range of the bench
 * press (load-plausibility.md section 2: 0.60 to 1.05).
 */
function pulledRow(row: LiftCapacity, { benchPress, deadlift }: Maxima): LiftCapacity {
  if (benchPress === undefined || deadlift === undefined) return row;
  const pulled = Math.min(ROW_OF_DEADLIFT * deadlift * CAUTION, MOST_ROW_OF_BENCH * benchPress);
  const oneRepMax = roundedDown((row.oneRepMax + pulled) / 2);
  if (oneRepMax <= row.oneRepMax) return row;
  return { ...row, oneRepMax, source: "your bench press and your deadlift, by usual ratios" };
}

const MOST_ROW_OF_BENCH = 1.05;

/** A squat that has grown says little of what somebody presses or pulls. */
const OTHER_KIND: ReadonlySet<TrainingLift> = new Set<TrainingLift>(["benchPress", "barbellRow"]);

/** The entered lifts that the others are estimated from; the bench press only where it is the only one. */
function referenceLifts(maxima: Maxima): readonly BenchmarkLift[] {
  const known = BENCHMARK_LIFTS.filter((lift) => maxima[lift] !== undefined);
  return known.length > 0 ? known : ["benchPress"];
}

/** Which of the lifts an athlete can enter are estimates, of those that matter. */
export function estimateNotes(lifts: LiftAssessment["lifts"], matters: (lift: BenchmarkLift) => boolean = () => true): PlanNote[] {
  const names = BENCHMARK_LIFTS.filter((lift) => isFromOthers(lifts[lift]) && matters(lift)).map((lift) => LIFT_NAMES[lift]);
  if (names.length === 0) return [];
  return [
    {
      kind: "estimate",
      text: `Estimated cautiously from your other lifts: ${names.join(", ")}. Enter ${names.length === 1 ? "it" : "them"} to get exact loads.`,
    },
  ];
}

function isFromOthers(lift: LiftCapacity | undefined): boolean {
  return lift?.estimated === true && lift.source !== LAST_BLOCK && lift.fromLog !== true && lift.aged !== true;
}

function listOf(lifts: readonly BenchmarkLift[]): string {
  const names = lifts.map((lift) => LIFT_NAMES[lift]);
  return `your ${names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`}`;
}

/** To 0.5 kg. */
function roundedDown(kilograms: Kilograms): Kilograms {
  return Math.floor(kilograms * 2 + 1e-9) / 2;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
