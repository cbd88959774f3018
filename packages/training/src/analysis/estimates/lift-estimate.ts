import type { Athlete, BenchmarkLift, Level } from "../../athlete/athlete.ts";
import { getDate } from "../../athlete/age-of-value.ts";
import { LIFT_NAMES } from "../../athlete/lifts/training-lifts.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import { capital } from "../../model/words.ts";
import type { Kilograms } from "../../units/units.ts";
import { formatWeight } from "../../units/format.ts";
import type { Confidence, Estimate, EstimatePoint } from "./estimate.ts";
import { type LiftEvidence, liftEvidence, type LoggedSet } from "./evidence.ts";

/** Percent of the maximum (load-plausibility.md section 10). */
const START_SPREAD = { fresh: 2.5, known: 4, old: 6, guessed: 8 } as const;
const FRESH_DAYS = 28;
const KNOWN_DAYS = 182;
const DRIFT = { trained: 1, untrained: 0.5 } as const;
const MEASUREMENT_SPREAD = 4;
const LEAST_SPREAD = 1.5;
const MOST_GAIN = 0.5;
const MOST_SURPRISE = 5;
const CAP_UP: { readonly [level in Level]: number } = { beginner: 2.5, intermediate: 1.5, advanced: 1, elite: 0.5 };
const ABOVE_TEST = 1.1;
const CLEARLY_UP = { beginner: 1.5, usual: 2.5 } as const;
const CLEARLY_DOWN = 4;
/** Days back and how much lower the estimate may be than it was then, in percent. */
const CAPS_DOWN = [
  [7, 2.5],
  [14, 5],
  [21, 7.5],
] as const;
const WINDOW_DAYS = 21;

interface Running {
  value: Kilograms;
  /** Variance in percent of the value. */
  variance: number;
  on: Day;
  readonly points: EstimatePoint[];
  /** How far each day was from the estimate, in percent. */
  readonly surprises: { readonly on: Day; readonly percent: number }[];
  tested: Kilograms | undefined;
  sets: number;
}

/** A maximum that was entered. */
export interface EnteredValue {
  readonly value: number;
  readonly on?: Day;
}

/** The line of a lift: from what was entered, set by set; undefined without either. */
export function liftEstimate(
  athlete: Pick<Athlete, "level" | "units">,
  lift: BenchmarkLift,
  entered: EnteredValue | undefined,
  sets: readonly LoggedSet[],
  today: Day,
): Estimate | undefined {
  const since = entered?.on;
  const days = byDay(sets.filter(({ on }) => on <= today && (since === undefined || on > since)));
  let state = entered === undefined ? undefined : start(entered, days[0]?.[0]?.on ?? today);
  for (const day of days) {
    const evidence = liftEvidence(day, state?.value, athlete.level);
    if (evidence === undefined) continue;
    state = state === undefined ? guess(evidence) : learn(state, evidence, athlete.level);
  }
  return state === undefined ? undefined : toEstimate(state, athlete, lift, entered, today);
}

/** What was entered last of a lift. */
export function enteredLift({ strength }: Pick<Athlete, "strength">, lift: BenchmarkLift): EnteredValue | undefined {
  const value = strength.oneRepMax[lift];
  const on = getDate(strength, lift);
  return value === undefined ? undefined : { value, ...(on === undefined ? {} : { on }) };
}

function byDay(sets: readonly LoggedSet[]): readonly (readonly LoggedSet[])[] {
  const days = new Map<Day, LoggedSet[]>();
  for (const set of sets) days.set(set.on, [...(days.get(set.on) ?? []), set]);
  return [...days.entries()].toSorted(([a], [b]) => a.localeCompare(b)).map(([, day]) => day);
}

function start({ value, on }: EnteredValue, first: Day): Running {
  const age = on === undefined ? Number.POSITIVE_INFINITY : daysBetween(on, first);
  const spread = age <= FRESH_DAYS ? START_SPREAD.fresh : age <= KNOWN_DAYS ? START_SPREAD.known : START_SPREAD.old;
  const day = on ?? first;
  const point: EstimatePoint = { on: day, value, spread: (value * spread) / 100, observed: value, from: "entered", count: 1 };
  return { value, variance: spread ** 2, on: day, points: [point], surprises: [], tested: value, sets: 0 };
}

/** Nothing was entered: the first sets are a cautious beginning. */
function guess({ oneRepMax, on, sets }: LiftEvidence): Running {
  const variance = START_SPREAD.guessed ** 2;
  const state: Running = { value: 0.95 * oneRepMax, variance, on, points: [], surprises: [], tested: undefined, sets };
  state.points.push(toPoint(state, on, oneRepMax, sets));
  return state;
}

function learn(before: Running, evidence: LiftEvidence, level: Level): Running {
  const { on, single = 0, sets } = evidence;
  // A heavier single than any estimate is a test.
  if (single > before.value) return test(before, evidence, single);
  const weeks = daysBetween(before.on, on) / 7;
  const drift = weeks <= 2 ? DRIFT.trained : DRIFT.untrained;
  const variance = before.variance + weeks * drift ** 2;
  const surprise = (100 * (evidence.oneRepMax - before.value)) / before.value;
  const surprises = [...before.surprises, { on, percent: surprise }];
  const gain = Math.min(MOST_GAIN, variance / (variance + MEASUREMENT_SPREAD ** 2 / evidence.weight));
  const step = gain * Math.max(-MOST_SURPRISE, Math.min(MOST_SURPRISE, surprise));
  const wanted = before.value * (1 + (moves(surprises, on, step, level) ? step : 0) / 100);
  const after: Running = {
    ...before,
    value: capped(before, wanted, on, level),
    variance: Math.max(LEAST_SPREAD ** 2, (1 - gain) * variance),
    on,
    surprises,
    sets: before.sets + sets,
  };
  return { ...after, points: [...before.points, toPoint(after, on, evidence.oneRepMax, sets)] };
}

function test(before: Running, { on, sets }: LiftEvidence, single: Kilograms): Running {
  const after: Running = {
    ...before,
    value: single,
    variance: START_SPREAD.fresh ** 2,
    on,
    surprises: [],
    tested: single,
    sets: before.sets + sets,
  };
  return { ...after, points: [...before.points, { ...toPoint(after, on, single, sets), from: "result" }] };
}

/** One day alone moves nothing: two of them within three weeks have to say the same (load-plausibility.md section 10). */
function moves(surprises: Running["surprises"], on: Day, step: number, level: Level): boolean {
  const recent = surprises.filter((one) => daysBetween(one.on, on) <= WINDOW_DAYS);
  const up = level === "beginner" ? CLEARLY_UP.beginner : CLEARLY_UP.usual;
  if (step > 0) return recent.filter(({ percent }) => percent >= up).length >= 2;
  return recent.slice(-2).filter(({ percent }) => percent <= -CLEARLY_DOWN).length >= 2;
}

function capped({ points, tested }: Running, wanted: Kilograms, on: Day, level: Level): Kilograms {
  const valueBefore = (days: number): Kilograms | undefined => points.findLast((point) => daysBetween(point.on, on) >= days)?.value;
  const oldest = points[0]?.value ?? wanted;
  const most = (valueBefore(7) ?? oldest) * (1 + CAP_UP[level] / 100);
  const least = Math.max(...CAPS_DOWN.map(([days, percent]) => (valueBefore(days) ?? oldest) * (1 - percent / 100)));
  const ceiling = tested === undefined ? Number.POSITIVE_INFINITY : ABOVE_TEST * tested;
  return Math.max(Math.min(wanted, most, ceiling), Math.min(least, most));
}

function toPoint({ value, variance }: Running, on: Day, observed: Kilograms, count: number): EstimatePoint {
  return { on, value, spread: (value * Math.sqrt(variance)) / 100, observed, from: "sets", count };
}

/** Working maximum as a share of an estimate; a single that was lifted counts in full (load-plausibility.md section 10). */
const WORKING = { known: 0.97, rough: 0.93, lifted: 1 } as const;

function workingMaximum(value: Kilograms, confidence: Confidence, isLifted: boolean): Kilograms {
  const share = isLifted ? WORKING.lifted : confidence === "rough" ? WORKING.rough : WORKING.known;
  return Math.floor(2 * share * value + 1e-9) / 2;
}

export function toConfidence(spreadPercent: number): Confidence {
  if (spreadPercent < 2.5) return "firm";
  return spreadPercent <= 5 ? "fair" : "rough";
}

function toEstimate(
  { value, variance, on, points, sets }: Running,
  { units = "kg" }: Pick<Athlete, "units">,
  lift: BenchmarkLift,
  entered: EnteredValue | undefined,
  today: Day,
): Estimate {
  const weeks = Math.max(0, daysBetween(on, today) / 7);
  const percent = Math.sqrt(variance + weeks * DRIFT.untrained ** 2);
  const spread = (value * percent) / 100;
  const rounded = Math.round(2 * value) / 2;
  const evidence = sets === 0 ? "as you entered it" : `from ${sets} ${sets === 1 ? "set" : "sets"}`;
  const width = units === "kg" ? `${Math.max(1, Math.round(spread))} kg` : formatWeight(Math.max(1, Math.round(spread)), units);
  return {
    capacity: lift,
    unit: "kg",
    value,
    spread,
    confidence: toConfidence(percent),
    working: workingMaximum(value, toConfidence(percent), points.at(-1)?.from !== "sets"),
    on,
    count: sets,
    ...(entered === undefined ? {} : { entered }),
    text: `${capital(LIFT_NAMES[lift])} ${formatWeight(rounded, units)} ± ${width} ${evidence}`,
    points,
  };
}
