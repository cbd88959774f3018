import { toKilograms } from "@ironpace/contract";
import { addDays, type Day, daysBetween, type Estimate, oneRepMaxFromSet, oneRepMaxRange } from "@ironpace/training";
import { localDay } from "#ui/format.ts";
import type { DoneSession, DoneSet } from "../api/exercise-story.ts";

/** The best set of a day, and the maximum it speaks for. Kilograms. */
export interface Effort {
  readonly day: Day;
  readonly kilograms: number;
  readonly reps: number;
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** What the maximum is likely to be on a day. Kilograms. */
export interface MaxEstimate {
  readonly day: Day;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The best set of each day that speaks for a maximum, the earliest first; the heaviest set is the one with the highest estimate. */
export function bestEfforts(sessions: readonly DoneSession[]): readonly Effort[] {
  const best = new Map<Day, Effort>();
  for (const { performed_at: at, sets } of sessions) {
    const day = localDay(new Date(at));
    for (const set of sets) {
      const effort = findEffort(day, set);
      if (effort !== undefined && effort.estimate > (best.get(day)?.estimate ?? 0)) best.set(day, effort);
    }
  }
  return [...best.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}

/** A set without a rating counts as one to failure: what it says is the least the maximum can be. */
function findEffort(day: Day, { set_type: type, weight_kg: kilograms, reps, rpe }: DoneSet): Effort | undefined {
  if (type === "warmup" || kilograms === null || reps === null) return undefined;
  const reserve = rpe === null ? 0 : Math.max(0, 10 - rpe);
  const estimate = oneRepMaxFromSet(kilograms, reps, reserve);
  const range = oneRepMaxRange(kilograms, reps, reserve);
  if (estimate === undefined) return undefined;
  return {
    day,
    kilograms,
    reps,
    estimate,
    low: Math.min(estimate, range?.[0] ?? estimate * 0.95),
    high: Math.max(estimate, range?.[1] ?? estimate * 1.05),
  };
}

/** Days that an effort speaks for. */
const VALID_DAYS = 42;
/** Share the range widens by with each week since the effort. */
const WIDENING_PER_WEEK = 0.01;

/** The best effort of the six weeks up to `day`; without one, the last effort, with a range that widens by 1 % a week. */
export function estimateOn(efforts: readonly Effort[], day: Day): MaxEstimate | undefined {
  const known = efforts.filter((effort) => effort.day <= day);
  const recent = known.filter((effort) => effort.day > addDays(day, -VALID_DAYS));
  const best = (recent.length > 0 ? recent : known.slice(-1)).reduce<Effort | undefined>(
    (top, each) => (top === undefined || each.estimate > top.estimate ? each : top),
    undefined,
  );
  if (best === undefined) return undefined;
  const spread = (daysBetween(best.day, day) / 7) * WIDENING_PER_WEEK * best.estimate;
  return { day, value: best.estimate, low: best.low - spread, high: best.high + spread };
}

/** The estimate on each day with an effort, and today. */
export function estimateLine(efforts: readonly Effort[], today: Day): readonly MaxEstimate[] {
  return [...new Set([...efforts.map(({ day }) => day), today])].flatMap((day) => estimateOn(efforts, day) ?? []);
}

/** The line of the estimate that the plan uses, and today. */
export function knownLine({ points, value, spread }: Pick<Estimate, "points" | "value" | "spread">, today: Day): readonly MaxEstimate[] {
  const past = points.filter(({ on }) => on < today).map(({ on, ...point }) => ({ day: on, ...point }));
  return [...past, { day: today, value, spread }].map((point) => ({
    day: point.day,
    value: point.value,
    low: point.value - point.spread,
    high: point.value + point.spread,
  }));
}

/** A maximum that was lifted or entered. Kilograms. */
export interface Lifted {
  readonly day: Day;
  readonly kilograms: number;
}

/** A personal best with what it was before. */
interface Best {
  readonly exercise_name: string;
  readonly metric: string;
  readonly unit: string | null;
  readonly value_number: number | null;
  readonly date: Day;
  readonly personal_best_history: readonly Pick<Best, "unit" | "value_number" | "date">[];
}

/** The loads that were the best of an exercise, by any of its names, the earliest first. */
export function bestsOf(bests: readonly Best[], names: readonly string[]): readonly Lifted[] {
  const own = new Set(names.map((name) => name.toLowerCase()));
  return bests
    .filter(({ exercise_name: name, metric }) => metric === "weight" && own.has(name.toLowerCase()))
    .flatMap(({ personal_best_history: former, ...now }) => [...former, now])
    .flatMap(({ unit, value_number: value, date }) =>
      value === null ? [] : [{ day: date, kilograms: unit === "lb" ? toKilograms(value, "lb") : value }],
    )
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** What was lifted once: the bests of the estimate, or without one the single repetitions of the log. */
export function liftedOnce(efforts: readonly Effort[], estimate: Pick<Estimate, "points"> | undefined): readonly Lifted[] {
  if (estimate === undefined) return efforts.filter(({ reps }) => reps === 1);
  return estimate.points.flatMap(({ on, observed, from }) =>
    observed === undefined || (from !== "entered" && from !== "result") ? [] : [{ day: on, kilograms: observed }],
  );
}
