import { addDays, type Day, daysBetween } from "../../calendar/day.ts";

/** How an athlete feels on a morning; ratings are 1-5 with 5 the best (load-plausibility.md section 13). What was not given is absent. */
export interface CheckIn {
  readonly day: Day;
  readonly sleepHours?: number;
  readonly sleep?: number;
  readonly soreness?: number;
  readonly stress?: number;
  readonly motivation?: number;
  /** Beats per minute. */
  readonly restingHeartRate?: number;
  /** rMSSD in milliseconds. */
  readonly heartRateVariability?: number;
}

export type CheckInItem = Exclude<keyof CheckIn, "day">;

/** `green`: train as planned; `amber`: less of it; `red`: nothing hard today. */
export type ReadinessStatus = "green" | "amber" | "red";

/** One answer beside what is usual for this athlete. */
export interface ReadinessPart {
  readonly item: CheckInItem;
  readonly value: number;
  /** Standard deviations above the athlete's own mean, negative when worse; absent until there are `MIN_BASELINE_VALUES`. */
  readonly z?: number;
  /** The last 28 days without today. */
  readonly usual?: { readonly mean: number; readonly deviation: number; readonly days: number };
  /** Worse than usual, or low by itself: part of the reason when the day is not green. */
  readonly isLow: boolean;
}

export interface Readiness {
  readonly day: Day;
  readonly status: ReadinessStatus;
  /** Weighted mean of the z-scores of sleep, soreness, stress and motivation; absent with fewer than three of them. */
  readonly score?: number;
  readonly parts: readonly ReadinessPart[];
}

/** Days of a baseline. */
export const BASELINE_DAYS = 28;

/** Values without which a baseline says nothing: a week of mornings. */
export const MIN_BASELINE_VALUES = 7;

/** Below the standard deviation that a rating can have by rounding alone, no difference counts as larger. */
const MIN_DEVIATION: Readonly<Record<CheckInItem, number>> = {
  sleepHours: 0.5,
  sleep: 0.5,
  soreness: 0.5,
  stress: 0.5,
  motivation: 0.5,
  restingHeartRate: 2,
  heartRateVariability: 0.05,
};

const WEIGHTS = { sleep: 0.3, soreness: 0.3, stress: 0.2, motivation: 0.2 } as const;

const LOW_RATING = 2;
const SHORT_NIGHT_HOURS = 6;

/** How ready the athlete is on a day, from that morning's answers and the mornings before it; undefined without a check-in of the day. */
export function assessReadiness(checkIns: readonly CheckIn[], day: Day): Readiness | undefined {
  const today = checkIns.find((checkIn) => checkIn.day === day);
  if (today === undefined) return undefined;
  const before = checkIns.filter((checkIn) => checkIn.day < day);
  const parts = CHECK_IN_ITEMS.flatMap((item) => getPart(item, today, before));
  const score = getScore(parts);
  const variability = recentVariability(checkIns, day);
  const status = getStatus(today, parts, score, variability);
  return { day, status, ...(score === undefined ? {} : { score }), parts };
}

export const CHECK_IN_ITEMS: readonly CheckInItem[] = [
  "sleep",
  "sleepHours",
  "soreness",
  "stress",
  "motivation",
  "restingHeartRate",
  "heartRateVariability",
];

function getPart(item: CheckInItem, today: CheckIn, before: readonly CheckIn[]): ReadinessPart[] {
  const value = today[item];
  if (value === undefined) return [];
  const usual = getBaseline(item, before, today.day);
  if (usual === undefined) return [{ item, value, isLow: isLowByItself(item, value) }];
  const sign = item === "restingHeartRate" ? -1 : 1;
  const z = (sign * (toScale(item, value) - usual.mean)) / Math.max(usual.deviation, MIN_DEVIATION[item]);
  const mean = item === "heartRateVariability" ? Math.exp(usual.mean) : usual.mean;
  return [{ item, value, z, usual: { ...usual, mean }, isLow: isLowByItself(item, value) || z <= -1 }];
}

/** Heart rate variability is compared by its logarithm, because its spread grows with its size. */
function toScale(item: CheckInItem, value: number): number {
  return item === "heartRateVariability" ? Math.log(value) : value;
}

function isLowByItself(item: CheckInItem, value: number): boolean {
  if (item === "sleepHours") return value < SHORT_NIGHT_HOURS;
  return item in WEIGHTS && value <= LOW_RATING;
}

function getBaseline(item: CheckInItem, before: readonly CheckIn[], day: Day): ReadinessPart["usual"] {
  const values = before.flatMap((checkIn) => {
    const value = checkIn[item];
    return value === undefined || daysBetween(checkIn.day, day) > BASELINE_DAYS ? [] : [toScale(item, value)];
  });
  return values.length < MIN_BASELINE_VALUES ? undefined : describeValues(values);
}

function describeValues(values: readonly number[]): NonNullable<ReadinessPart["usual"]> {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / Math.max(1, values.length - 1)), days: values.length };
}

function getScore(parts: readonly ReadinessPart[]): number | undefined {
  const hours = parts.find(({ item }) => item === "sleepHours");
  const known = Object.entries(WEIGHTS).flatMap(([item, weight]) => {
    const part = parts.find((candidate) => candidate.item === item) ?? (item === "sleep" ? hours : undefined);
    return part?.z === undefined ? [] : [{ weight, z: part.z }];
  });
  if (known.length < 3) return undefined;
  const total = known.reduce((sum, { weight }) => sum + weight, 0);
  return known.reduce((sum, { weight, z }) => sum + weight * z, 0) / total;
}

function getStatus(
  today: CheckIn,
  parts: readonly ReadinessPart[],
  score: number | undefined,
  variability: number | undefined,
): ReadinessStatus {
  const low = parts.filter(({ item, value }) => item in WEIGHTS && value <= LOW_RATING).length;
  const pulse = parts.find(({ item }) => item === "restingHeartRate");
  // A raised pulse never decides alone.
  const votes = low + (low > 0 && pulse?.z !== undefined && pulse.z < -1.5 ? 1 : 0);
  const shown = score ?? 0;
  if (shown <= -2 || low >= 3 || (variability !== undefined && variability < -1 && shown <= -1)) return "red";
  if (shown <= -1 || votes >= 2 || (today.sleepHours ?? SHORT_NIGHT_HOURS) < SHORT_NIGHT_HOURS) return "amber";
  return variability !== undefined && variability < -0.5 && shown < -0.5 ? "amber" : "green";
}

const VARIABILITY_WEEK = 7;
const VARIABILITY_BASELINE_DAYS = 60;

/** The mean of the last seven mornings against the 60 days before them, in standard deviations; three mornings at least. */
function recentVariability(checkIns: readonly CheckIn[], day: Day): number | undefined {
  const weekStart = addDays(day, 1 - VARIABILITY_WEEK);
  const between = (from: Day, to: Day): number[] =>
    checkIns.flatMap(({ day: at, heartRateVariability: value }) => (value === undefined || at < from || at > to ? [] : [Math.log(value)]));
  const week = between(weekStart, day);
  const earlier = between(addDays(weekStart, -VARIABILITY_BASELINE_DAYS), addDays(weekStart, -1));
  if (week.length < 3 || earlier.length < MIN_BASELINE_VALUES) return undefined;
  const { mean, deviation } = describeValues(earlier);
  return (describeValues(week).mean - mean) / Math.max(deviation, MIN_DEVIATION.heartRateVariability);
}
