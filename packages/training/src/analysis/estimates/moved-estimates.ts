import type { Athlete, BenchmarkLift, ConditioningBenchmarks, LiftFromLog, StrengthBenchmarks } from "../../athlete/athlete.ts";
import { withFasterRows } from "../../athlete/erg-reference.ts";
import { ENTERED_LIFTS, LIFT_NAMES } from "../../athlete/lifts/training-lifts.ts";
import { type Day, daysBetween, shortDay } from "../../calendar/day.ts";
import { capital } from "../../model/words.ts";
import { raceTime } from "../../physiology/running.ts";
import { chooseVdot } from "../../physiology/vdot-choice.ts";
import { formatClock, formatWeight } from "../../units/format.ts";
import type { Estimate, EstimatedCapacity } from "./estimate.ts";

/** A capacity that has moved further than a plan should ignore. */
export interface Moved {
  readonly capacity: EstimatedCapacity;
  /** What the plan works with, and what it would work with. */
  readonly from: number;
  readonly to: number;
  /** Days and sets behind it, as a sentence. */
  readonly reason: string;
}

/** Below 2.5 % a maximum is no other one (load-plausibility.md section 4), below half a point a VDOT, below a second a split. */
const LEAST = { lift: 0.025, vdot: 0.5, row: 1 } as const;
/** The estimates that ask for other loads or paces; what rests on no evidence of the log, or was accepted already, does not. */
export function movedEstimates(athlete: Athlete, estimates: readonly Estimate[], today: Day): readonly Moved[] {
  return estimates.flatMap((estimate): Moved[] => {
    const { capacity } = estimate;
    if (capacity === "vdot") return movedVdot(athlete, estimate, today);
    if (capacity === "row500m") return movedRow(athlete, estimate);
    return isLift(capacity) ? movedLift(athlete, capacity, estimate, today) : [];
  });
}

function isLift(capacity: EstimatedCapacity): capacity is BenchmarkLift {
  return (ENTERED_LIFTS as readonly string[]).includes(capacity);
}

function movedLift({ strength, units = "kg" }: Athlete, lift: BenchmarkLift, estimate: Estimate, today: Day): Moved[] {
  const from = strength.oneRepMax[lift];
  const { value, count, points, on } = estimate;
  if (from === undefined || count === 0) return [];
  const wanted = estimate.working ?? value;
  // Up only as far as the loads would be heavier, down by what is really weaker.
  const isUp = wanted >= (1 + LEAST.lift) * from;
  const log = strength.fromLog?.[lift];
  const known = log === undefined ? from : Math.max(log.value, from);
  // A number that is on its way down goes on while the last sets say as much, in steps that are smaller than a new number would be.
  const isOnWay =
    log !== undefined && from < (log.forRatios ?? from) && value < from && (points.at(-1)?.observed ?? value) <= (1 - LEAST.lift) * from;
  const isDown = (value <= (1 - LEAST.lift) * known || isOnWay) && wanted < from;
  if (!isUp && !isDown) return [];
  // One step down has a week to show whether it is enough.
  const since = strength.dates?.[lift] ?? on;
  if (isDown && log !== undefined && (on <= since || daysBetween(since, today) < DAYS_OF_STEP_DOWN)) return [];
  const sets = points.filter((point) => point.from !== "entered");
  const steps = isDown ? stepsDown(sets, strength.dates?.[lift] ?? strength.recordedOn) : 1;
  const to = isDown ? Math.max(wanted, Math.ceil(2 * (1 - STEP_DOWN * steps) * from) / 2) : wanted;
  const last = sets.at(-1);
  const shown = last === undefined ? "" : ` says ${formatWeight(Math.round(last.observed ?? value), units)} on ${shortDay(last.on)}`;
  const slowly = to <= wanted ? "" : steps > 1 ? `, 2.5% for each of ${steps} weeks that say so` : ", a step of 2.5% in a week at most";
  const reason = `${capital(LIFT_NAMES[lift])}: your log${shown}, so the plan now uses ${formatWeight(to, units)}, ${to > from ? "up" : "down"} from ${formatWeight(from, units)}${slowly}.`;
  return [{ capacity: lift, from, to, reason }];
}

/** A maximum that falls does so by 2.5 % a week at most, however much less the sets say (load-plausibility.md section 10). */
const STEP_DOWN = 0.025;
const DAYS_OF_STEP_DOWN = 7;
/** 7.5 % in three weeks, then one asks. */
const MOST_STEPS_DOWN = 3;

/** Weeks with sets that say less since the number was entered: each of them could have taken its step. */
function stepsDown(sets: readonly { readonly on: Day }[], since: Day = ""): number {
  const newer = sets.filter(({ on }) => on > since);
  const [first, last] = [newer[0]?.on, newer.at(-1)?.on];
  const weeks = first === undefined || last === undefined ? 1 : Math.max(1, Math.floor(daysBetween(first, last) / DAYS_OF_STEP_DOWN));
  return Math.min(MOST_STEPS_DOWN, weeks);
}

function movedVdot({ conditioning }: Athlete, { value, points }: Estimate, today: Day): Moved[] {
  const from = chooseVdot(conditioning, today)?.endurance;
  const last = points.at(-1);
  if (from === undefined || last?.from !== "session" || Math.abs(value - from) < LEAST.vdot - 1e-9) return [];
  const how = value > from ? "faster than planned at no more effort" : "slower than planned and harder";
  return [
    {
      capacity: "vdot",
      from,
      to: value,
      reason: `Your last ${last.count} runs with a target pace were ${how}, so your paces now match a 5 km in ${formatClock(Math.round(raceTime(value, 5000)))}.`,
    },
  ];
}

function movedRow({ conditioning: { row500m } }: Athlete, { value, points }: Estimate): Moved[] {
  const last = points.at(-1);
  if (row500m === undefined || last?.from !== "sets" || Math.abs(value - row500m) < LEAST.row) return [];
  return [
    {
      capacity: "row500m",
      from: row500m,
      to: value,
      reason: `Your row on ${shortDay(last.on)} was faster than your 500 m time suggests, so splits now match ${formatClock(Math.round(value))}.`,
    },
  ];
}

/** The numbers of the athlete with the estimates in the place of what they were. */
export function withEstimates(
  { strength, conditioning }: Athlete,
  moved: readonly Moved[],
  estimates: readonly Estimate[],
): { readonly strength: StrengthBenchmarks; readonly conditioning: ConditioningBenchmarks } {
  const oneRepMax: { [lift in BenchmarkLift]?: number } = { ...strength.oneRepMax };
  const fromLog: { [lift in BenchmarkLift]?: LiftFromLog } = { ...strength.fromLog };
  const liftDates: { [lift in BenchmarkLift]?: Day } = { ...strength.dates };
  let running = conditioning;
  for (const { capacity, to } of moved) {
    const estimate = estimates.find((one) => one.capacity === capacity);
    if (estimate === undefined) continue;
    if (isLift(capacity)) {
      oneRepMax[capacity] = to;
      fromLog[capacity] = { value: estimate.value, sets: estimate.count, forRatios: estimate.entered?.value ?? to };
      liftDates[capacity] = estimate.on;
    } else if (capacity === "vdot") {
      const { run10k: _older, ...others } = running;
      // No run over 5 km was done: the day stays that of the last one, so that the next test is due when it was.
      const on = others.dates?.run5k ?? others.recordedOn;
      const dates = on === undefined ? {} : { dates: { ...others.dates, run5k: on } };
      running = { ...others, run5k: Math.round(raceTime(to, 5000)), ...dates };
    } else if (capacity === "row500m") {
      const row500m = Math.round(10 * to) / 10;
      running = { ...withFasterRows(running, row500m), row500m, dates: { ...running.dates, row500m: estimate.on } };
    }
  }
  const isOfLifts = moved.some(({ capacity }) => isLift(capacity));
  return { strength: isOfLifts ? { ...strength, oneRepMax, fromLog, dates: liftDates } : strength, conditioning: running };
}
