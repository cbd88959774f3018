import type { Database } from "@ironpace/contract";
import { formatClock, type RaceSegment, type TimedRace } from "@ironpace/training";
import type { Splits } from "./race-splits.ts";

/** One lap of the simulator: a part of the race with what is planned for it. */
export interface LapPart {
  readonly segment: RaceSegment;
  /** Seconds; of a run with the ways through the Roxzone around its station. Absent without a plan. */
  readonly planned?: number;
}

/** What is kept while laps are taken; it survives the tab. */
export interface LapState {
  readonly version: 1;
  /** Id of the session in the log; generated on this device, so that it is stored once. */
  readonly sessionId: string;
  /** Finish that is paced for, seconds. */
  readonly finish: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds from the start to the end of each lap. */
  readonly laps: readonly number[];
  readonly isStored?: true;
}

/** The laps in race order. The ways through the Roxzone belong to the runs: nobody presses a button in between. */
export function lapParts(race: TimedRace, isPlanned = true): readonly LapPart[] {
  const across = race.segments.find(({ id }) => id === "roxzone")?.seconds ?? 0;
  const along = race.segments.filter(({ id }) => id !== "roxzone");
  const runs = along.filter(({ side }) => side === "pace").length;
  return along.map((segment) => {
    if (!isPlanned) return { segment };
    return { segment, planned: segment.seconds + (segment.side === "pace" && across > 0 ? across / runs : 0) };
  });
}

export interface LapReading {
  /** Index of the current lap; the number of parts when all are done. */
  readonly index: number;
  /** Seconds since the start, and since the last lap. */
  readonly elapsed: number;
  readonly split: number;
  /** Seconds behind the plan at the last lap, negative ahead; absent before the first and without a plan. */
  readonly behind?: number;
  readonly isFinished: boolean;
}

/** @param now Milliseconds since 1970. */
export function readLaps({ startedAt, laps }: LapState, parts: readonly LapPart[], now: number): LapReading {
  const isFinished = laps.length >= parts.length;
  const last = laps.at(-1) ?? 0;
  const elapsed = (isFinished ? last : Math.max(last, now - startedAt)) / 1000;
  const planned = parts
    .slice(0, laps.length)
    .reduce<number | undefined>((sum, part) => (sum === undefined || part.planned === undefined ? undefined : sum + part.planned), 0);
  return {
    index: laps.length,
    elapsed,
    split: isFinished ? 0 : elapsed - last / 1000,
    isFinished,
    ...(laps.length === 0 || planned === undefined ? {} : { behind: last / 1000 - planned }),
  };
}

/** Whole seconds of each lap; together they are the finish. */
export function lapSeconds({ laps }: Pick<LapState, "laps">): readonly number[] {
  return laps.map((end, index) => Math.round(end / 1000) - Math.round((laps[index - 1] ?? 0) / 1000));
}

export function finishSeconds({ laps }: Pick<LapState, "laps">): number {
  return Math.round((laps.at(-1) ?? 0) / 1000);
}

export function toSplits(state: LapState, parts: readonly LapPart[]): Splits {
  const seconds = lapSeconds(state);
  return Object.fromEntries(
    parts.flatMap(({ segment }, index) => (seconds[index] === undefined ? [] : [[segment.id, seconds[index]] as const])),
  );
}

/** "12 s ahead", "1:05 behind", "On plan" */
export function standingText(behind: number): string {
  const seconds = Math.round(Math.abs(behind));
  if (seconds === 0) return "On plan";
  const amount = seconds < 60 ? `${seconds} s` : formatClock(seconds);
  return `${amount} ${behind < 0 ? "ahead" : "behind"}`;
}

/** "12 s behind your 1:10:00 pace", "12 s ahead of your …", "On plan for your …" */
export function paceStandingText(behind: number, finish: number): string {
  const standing = standingText(behind);
  const link = standing.endsWith("behind") ? "" : standing.endsWith("ahead") ? " of" : " for";
  return `${standing}${link} your ${formatClock(finish)} pace`;
}

/** What a voice says so many whole seconds before the planned end of a part; nothing at most of them. */
export function spokenCountdown(left: number): string | undefined {
  if (left === 60) return "One minute left";
  if (left === 30 || left === 10) return `${left} seconds left`;
  if (left >= 1 && left <= 3) return String(left);
  return left === 0 ? "Time" : undefined;
}

type StoreArgs = Database["public"]["Functions"]["store_performed_session"]["Args"];

/** The laps as a session of the log. */
export function lapSession(
  state: LapState,
  parts: readonly LapPart[],
  { title, day }: { readonly title: string; readonly day: string },
): StoreArgs {
  const seconds = lapSeconds(state);
  const total = finishSeconds(state);
  const updated_at = new Date(state.startedAt + (state.laps.at(-1) ?? 0)).toISOString();
  const notes = parts
    .slice(0, seconds.length)
    .map(({ segment }, index) => `${segment.name} ${formatClock(seconds[index] ?? 0)}`)
    .join(", ");
  return {
    session: {
      id: state.sessionId,
      source: "free",
      training_session_id: null,
      logged_session_id: null,
      workout_id: null,
      title: title.slice(0, 200),
      day,
      performed_at: new Date(state.startedAt).toISOString(),
      in_progress: false,
      duration_minutes: Math.min(1440, Math.max(1, Math.round(total / 60))),
      notes: `${formatClock(total)}. ${notes}`.slice(0, 2000),
      session_rpe: null,
      rating: null,
      score_format: "for-time",
      score_seconds: total,
      score_rounds: null,
      score_reps: null,
      updated_at,
    },
    sets: [],
  };
}
