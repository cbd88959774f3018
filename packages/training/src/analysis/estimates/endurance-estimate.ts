import type { ConditioningBenchmarks } from "../../athlete/athlete.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import { ftpFrom20Min } from "../../physiology/cycling.ts";
import { vdotFromRace } from "../../physiology/running.ts";
import { chooseVdot } from "../../physiology/vdot-choice.ts";
import { formatClock } from "../../units/format.ts";
import { toConfidence } from "./lift-estimate.ts";
import type { Estimate, EstimatePoint } from "./estimate.ts";
import type { LoggedSet } from "./evidence.ts";

/** A benchmark of endurance on its day. */
export interface DatedResult {
  readonly field: "run5k" | "run10k" | "row500m" | "ftp20min";
  readonly on: Day;
  readonly value: number;
}

/** A threshold or interval session with its pace. */
export interface PacedSession {
  readonly on: Day;
  readonly zone: "threshold" | "interval";
  /** Seconds per kilometre, as planned and as run. */
  readonly planned: number;
  readonly done: number;
  /** Felt, and planned. */
  readonly rpe: number;
  readonly plannedRpe: number;
}

/** dose-progression.md section 8.2. */
const FASTER = { share: 0.985, sessions: 3, rpe: { threshold: 7, interval: 8 } } as const;
const SLOWER = { share: 1.025, of: 4, sessions: 3, harderBy: 1.5 } as const;
const STEP = 0.5;
const UP = { days: 14, most: 0.5, longDays: 42, longMost: 1 } as const;
const DOWN = { days: 14, most: 1 } as const;
/** A result that says more than this within six weeks is taken so far and asked about (dose-progression.md section 8.1). */
const MOST_JUMP = { points: 3, days: 42 };
const SPREAD = { points: 1, everyDays: 56, most: 3 } as const;

/** VDOT from the results of runs as plans choose it (`chooseVdot`), and half a point up or down for several paced sessions that say the same. */
export function vdotEstimate(results: readonly DatedResult[], sessions: readonly PacedSession[], today: Day): Estimate | undefined {
  const runs = results.filter(({ field, on }) => (field === "run5k" || field === "run10k") && on <= today);
  const points: EstimatePoint[] = [];
  let known: ConditioningBenchmarks = {};
  const recent: PacedSession[] = [];
  const steps: { readonly on: Day; readonly by: number }[] = [];
  const events = [
    ...runs.map((result) => ({ on: result.on, result, session: undefined })),
    ...sessions.filter(({ on }) => on <= today).map((session) => ({ on: session.on, result: undefined, session })),
  ].toSorted((a, b) => a.on.localeCompare(b.on));
  for (const { on, result, session } of events) {
    const now = points.at(-1)?.value;
    if (result !== undefined) {
      const found = vdotFromRace(result.field === "run5k" ? 5000 : 10_000, result.value);
      const isRecent = points.length > 0 && daysBetween(points.at(-1)?.on ?? on, on) < MOST_JUMP.days;
      known = { ...known, [result.field]: result.value, dates: { ...known.dates, [result.field]: on } };
      const form = chooseVdot(known, on)?.endurance;
      if (form === undefined) continue;
      const value = now !== undefined && isRecent ? Math.min(form, now + MOST_JUMP.points) : form;
      recent.length = 0;
      points.push({ on, value, spread: SPREAD.points, observed: found, from: "result", count: 1 });
    } else if (session !== undefined && now !== undefined) {
      recent.push(session);
      const by = drift(recent, steps, on);
      if (by === 0) continue;
      steps.push({ on, by });
      points.push({ on, value: now + by, spread: SPREAD.points, from: "session", count: by > 0 ? FASTER.sessions : SLOWER.sessions });
      recent.length = 0;
    }
  }
  const last = points.at(-1);
  if (last === undefined) return undefined;
  const spread = grown(SPREAD.points, last.on, today);
  const count = points.reduce((sum, point) => sum + point.count, 0);
  return {
    capacity: "vdot",
    unit: "VDOT",
    value: last.value,
    spread,
    confidence: toConfidence((100 * spread) / last.value),
    on: last.on,
    count,
    text: `VDOT ${last.value.toFixed(1)} ± ${spread.toFixed(1)} from ${runs.length} ${runs.length === 1 ? "result" : "results"}${points.some(({ from }) => from === "session") ? " and your paced runs" : ""}`,
    points,
  };
}

function grown(spread: number, on: Day, today: Day): number {
  return Math.min(SPREAD.most, spread * (1 + Math.max(0, daysBetween(on, today)) / SPREAD.everyDays));
}

function drift(recent: readonly PacedSession[], steps: readonly { readonly on: Day; readonly by: number }[], on: Day): number {
  const within = (days: number): number => steps.filter((step) => daysBetween(step.on, on) < days).reduce((sum, { by }) => sum + by, 0);
  const isFaster = ({ planned, done, rpe, zone }: PacedSession): boolean => done <= FASTER.share * planned && rpe <= FASTER.rpe[zone];
  const isSlower = ({ planned, done, rpe, plannedRpe }: PacedSession): boolean =>
    done >= SLOWER.share * planned && rpe >= plannedRpe + SLOWER.harderBy;
  const last = recent.slice(-FASTER.sessions);
  if (
    last.length === FASTER.sessions &&
    last.every(isFaster) &&
    within(UP.days) + STEP <= UP.most &&
    within(UP.longDays) + STEP <= UP.longMost
  )
    return STEP;
  const slow = recent.slice(-SLOWER.of).filter(isSlower).length >= SLOWER.sessions;
  return slow && within(DOWN.days) - STEP >= -DOWN.most ? -STEP : 0;
}

/** Functional threshold power, as tested. */
export function ftpEstimate(results: readonly DatedResult[], today: Day): Estimate | undefined {
  return tested(results, today, {
    field: "ftp20min",
    capacity: "ftp",
    unit: "W",
    toValue: ftpFrom20Min,
    text: (value) => `${Math.round(value)} W`,
  });
}

const ROW = /^row erg/iu;
/** Paul's law, as the plans use it: six seconds a doubling (docs/training.md). */
const PER_DOUBLING = 6;
const ALL_OUT_RPE = 9;
const ROW_RANGE = { least: 500, most: 5000 } as const;
const ROW_CAP = { seconds: 2, days: 28, least: 1 } as const;

/** The 500 m split, from tests and from hard efforts of 500 to 5,000 m that were faster than it by a second. */
export function rowEstimate(results: readonly DatedResult[], sets: readonly LoggedSet[], today: Day): Estimate | undefined {
  const efforts = sets.flatMap((set) => {
    const { exercise, metres = 0, seconds = 0, rpe = 0, on, isNoMeasure } = set;
    const isEffort = ROW.test(exercise) && metres >= ROW_RANGE.least && metres <= ROW_RANGE.most && seconds > 0 && rpe >= ALL_OUT_RPE;
    if (!isEffort || isNoMeasure === true) return [];
    return [{ on, split: (500 * seconds) / metres - PER_DOUBLING * Math.log2(metres / 500) }];
  });
  const base = tested(results, today, {
    field: "row500m",
    capacity: "row500m",
    unit: "s/500 m",
    toValue: (value) => value,
    text: (value) => `${formatClock(Math.round(value))} /500 m`,
  });
  if (base === undefined) return undefined;
  const points = [...base.points];
  for (const { on, split } of efforts.toSorted((a, b) => a.on.localeCompare(b.on))) {
    const last = points.at(-1);
    if (last === undefined || on <= last.on || on > today || split > last.value - ROW_CAP.least) continue;
    const before = points.findLast((point) => daysBetween(point.on, on) >= ROW_CAP.days)?.value ?? points[0]?.value ?? last.value;
    const value = Math.max(split, before - ROW_CAP.seconds);
    if (value < last.value) points.push({ on, value, spread: last.spread, observed: split, from: "sets", count: 1 });
  }
  const last = points.at(-1);
  if (last === undefined || points.length === base.points.length) return base;
  return {
    ...base,
    value: last.value,
    on: last.on,
    count: points.length,
    text: `500 m row ${formatClock(Math.round(last.value))} ± ${Math.round(base.spread)} s from ${points.length} efforts`,
    points,
  };
}

const TESTED_SPREAD = 0.02;

function tested(
  results: readonly DatedResult[],
  today: Day,
  {
    field,
    capacity,
    unit,
    toValue,
    text,
  }: {
    readonly field: DatedResult["field"];
    readonly capacity: "ftp" | "row500m";
    readonly unit: Estimate["unit"];
    readonly toValue: (value: number) => number;
    readonly text: (value: number) => string;
  },
): Estimate | undefined {
  const points = results
    .filter((result) => result.field === field && result.on <= today)
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map(({ on, value }): EstimatePoint => ({
      on,
      value: toValue(value),
      spread: TESTED_SPREAD * toValue(value),
      observed: toValue(value),
      from: "entered",
      count: 1,
    }));
  const last = points.at(-1);
  if (last === undefined) return undefined;
  const spread = Math.min(3 * last.spread, last.spread * (1 + daysBetween(last.on, today) / SPREAD.everyDays));
  const name = capacity === "ftp" ? "Threshold power" : "500 m row";
  return {
    capacity,
    unit,
    value: last.value,
    spread,
    confidence: toConfidence((100 * spread) / last.value),
    on: last.on,
    count: points.length,
    text: `${name} ${text(last.value)} ± ${Math.round(spread)} ${capacity === "ftp" ? "W" : "s"} from ${points.length} ${points.length === 1 ? "test" : "tests"}`,
    points,
  };
}

/** The results of an athlete's benchmarks that have a day. */
export function getResults(conditioning: ConditioningBenchmarks): readonly DatedResult[] {
  return (["run5k", "run10k", "row500m", "ftp20min"] as const).flatMap((field) => {
    const value = conditioning[field];
    const on = conditioning.dates?.[field] ?? conditioning.recordedOn;
    return value === undefined || on === undefined ? [] : [{ field, on, value }];
  });
}
