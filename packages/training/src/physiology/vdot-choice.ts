import { getAge, getDate } from "../athlete/age-of-value.ts";
import type { ConditioningBenchmarks } from "../athlete/athlete.ts";
import { type Day, daysBetween } from "../calendar/day.ts";
import type { Seconds } from "../units/units.ts";
import { agreesWithCriticalSpeed, criticalSpeed } from "./race-prediction.ts";
import { clampVdot, trainingPaces, vdotFromRace } from "./running.ts";

/** VDOT for easy, marathon and threshold running (`endurance`) and for intervals and repetitions (`speed`). */
export interface VdotChoice {
  readonly endurance: number;
  readonly speed: number;
  /** True when no race time was known. */
  readonly estimated: boolean;
  readonly source: string;
  /** Day of the newest value that the choice rests on. */
  readonly recordedOn?: Day;
  /** Said when the two race times do not fit together. */
  readonly contradiction?: string;
}

/**
 * Chooses VDOT from 5 km, 10 km and VO2max (running.md section 2). Undefined when none is known or plausible:
 * a race time is never invented. Values older than 6 months lose 1 point, older than 12 months 3.
 */
export function chooseVdot(benchmarks: ConditioningBenchmarks, today: Day): VdotChoice | undefined {
  const current = withoutOutdated(benchmarks);
  const fresh = freshChoice(current);
  if (fresh === undefined) return undefined;
  const recordedOn = findNewest(current);
  const choice = recordedOn === undefined ? fresh : { ...fresh, recordedOn };
  const age = getAge(recordedOn, today);
  if (age === "fresh") return choice;
  const loss = POINTS_LOST[age];
  return {
    ...choice,
    endurance: clampVdot(choice.endurance - loss),
    speed: clampVdot(choice.speed - loss),
    source: `${choice.source}, ${age} old (VDOT −${loss})`,
  };
}

const POINTS_LOST = { "over 6 months": 1, "over 12 months": 3 } as const;

/** Days within which two results speak for the same form, and VDOT points by which older ones may differ (dose-progression.md section 8.1). */
const SAME_FORM = { days: 28, points: 1 };

/** Without the older of two race times when it is of another time and says something else. */
function withoutOutdated(benchmarks: ConditioningBenchmarks): ConditioningBenchmarks {
  const { run5k, run10k } = benchmarks;
  const [short, long] = [getDate(benchmarks, "run5k"), getDate(benchmarks, "run10k")];
  if (plausible5k(run5k) === undefined || plausible10k(run10k) === undefined || short === undefined || long === undefined)
    return benchmarks;
  if (run5k === undefined || run10k === undefined || Math.abs(daysBetween(short, long)) <= SAME_FORM.days) return benchmarks;
  if (Math.abs(vdotFromRace(5000, run5k) - vdotFromRace(10_000, run10k)) <= SAME_FORM.points) return benchmarks;
  const { run5k: _short, run10k: _long, ...others } = benchmarks;
  return short > long ? { ...others, run5k } : { ...others, run10k };
}

/** The day of the newest value that a VDOT is made from. */
function findNewest(benchmarks: ConditioningBenchmarks): Day | undefined {
  const races = (["run5k", "run10k"] as const).filter((field) => benchmarks[field] !== undefined);
  const days = (races.length > 0 ? races : (["vo2Max"] as const)).map((field) => getDate(benchmarks, field) ?? "");
  return days.toSorted().at(-1) || undefined;
}

/** The time when a person can have run it; a value outside is unknown, not zero. */
export function plausible5k(seconds: Seconds | undefined): Seconds | undefined {
  return within(seconds, 12.5 * 60, 60 * 60);
}

export function plausible10k(seconds: Seconds | undefined): Seconds | undefined {
  return within(seconds, 26 * 60, 130 * 60);
}

/** ml/kg/min */
export function plausibleVo2Max(vo2Max: number | undefined): number | undefined {
  return within(vo2Max, 15, 95);
}

function freshChoice(benchmarks: ConditioningBenchmarks): VdotChoice | undefined {
  const run5k = plausible5k(benchmarks.run5k);
  const run10k = plausible10k(benchmarks.run10k);
  const vo2Max = plausibleVo2Max(benchmarks.vo2Max);
  if (run5k !== undefined && run10k !== undefined) return fromBoth(run5k, run10k);
  if (run5k !== undefined) return measured(vdotFromRace(5000, run5k), "your 5 km time");
  if (run10k !== undefined) return measured(vdotFromRace(10_000, run10k), "your 10 km time");
  if (vo2Max === undefined) return undefined;
  // Watches read high, and economy varies.
  return { ...measured(clampVdot(0.92 * vo2Max), "your VO2max (no race time)"), estimated: true };
}

function fromBoth(run5k: Seconds, run10k: Seconds): VdotChoice {
  const from5k = vdotFromRace(5000, run5k);
  const from10k = vdotFromRace(10_000, run10k);
  const ratio = run10k / run5k;
  const choice = combine(from5k, from10k, ratio);
  const contradiction = ratio < 2.04 || ratio > 2.2 ? contradictionText(ratio) : unsupported(choice.endurance, run5k, run10k);
  return { ...choice, ...(contradiction === undefined ? {} : { contradiction }) };
}

/**
 * Within 2 points the mean serves everything; outside them the 10 km, and a better 5 km for intervals and repetitions
 * (running.md section 2). Taken literally a time that gets better would jump between these rules and slow paces by a point. So
 * the mean gives way to the other rule gradually: at most half a point from either, and a better time never slows a pace.
 */
function combine(from5k: number, from10k: number, ratio: number): VdotChoice {
  // So far apart that one of them is a mistake, and it is unknown which: take the careful one.
  if (ratio < 1.7 || ratio > 2.6) return measured(Math.min(from5k, from10k), "the slower of your 5 km and 10 km times");
  const mean = (from5k + from10k) / 2;
  return {
    endurance: clampVdot(Math.min(from10k + HALF_WAY, Math.max(from10k - HALF_WAY, mean))),
    speed: clampVdot(Math.max(mean, Math.max(from5k, from10k) - HALF_WAY)),
    estimated: false,
    source: bothSource(from5k - from10k),
  };
}

const HALF_WAY = 0.5;

function bothSource(lead: number): string {
  if (lead > 2) return "your 10 km time, and your 5 km time for intervals";
  // Beyond the middle of both a faster 5 km moves intervals alone.
  if (lead > 2 * HALF_WAY) return "your 5 km and, above all, 10 km times";
  return lead < -2 ? "your 10 km time (your 5 km time looks older)" : "your 5 km and 10 km times";
}

function contradictionText(ratio: number): string {
  return `Your 10 km time is ${ratio.toFixed(2)} times your 5 km time; 2.04 to 2.20 is usual, so one of them is probably out of date.`;
}

/** Critical speed of the two races is the cross-check of threshold pace. */
function unsupported(vdot: number, run5k: Seconds, run10k: Seconds): string | undefined {
  const critical = criticalSpeed({ metres: 5000, seconds: run5k }, { metres: 10_000, seconds: run10k });
  if (critical === undefined || agreesWithCriticalSpeed(trainingPaces(vdot).threshold, critical)) return undefined;
  return "You slow down more than most between 5 and 10 km, so threshold pace may be too fast for you: go by RPE 7.";
}

function measured(vdot: number, source: string): VdotChoice {
  return { endurance: vdot, speed: vdot, estimated: false, source };
}

function within(value: number | undefined, low: number, high: number): number | undefined {
  return value !== undefined && value >= low && value <= high ? value : undefined;
}
