import type { Level } from "../../athlete/athlete.ts";
import type { Metres, Seconds, SecondsPerKilometre } from "../../units/units.ts";
import type { RunDemand } from "./demand.ts";
import { RUNNING_EVENTS, type RunningEvent } from "./running-events.ts";

const LEVEL_ROWS: readonly Level[] = ["beginner", "intermediate", "advanced", "elite"];

/** Race distances are as the course has it, within this. */
const DISTANCE_TOLERANCE: Metres = 1000;

/** What a level is read from. */
export interface RunnerForm {
  /** The athlete's own word, where no time says more. */
  readonly level: Level;
  readonly goal?: Seconds;
  readonly predicted?: Seconds;
  /** To see how far the longest useful time goes. */
  readonly easyPace: SecondsPerKilometre;
  /** Only to finish, whatever the times say. */
  readonly isToFinish?: boolean;
}

/** From here on a race is longer than a marathon. */
const ULTRA_METRES: Metres = 43_000;

/** Whether a race is longer than a marathon: run by effort and time on the feet, never at a pace. */
export function isUltra(metres: Metres): boolean {
  return metres > ULTRA_METRES;
}

/** What a running race asks for (race-demands.md table 5.1). */
export function runningDemand(metres: Metres, form: RunnerForm): RunDemand {
  const event = eventFor(metres);
  const level = form.isToFinish === true ? "beginner" : eventLevel(event, metres, form);
  const row = event.rows[LEVEL_ROWS.indexOf(level) as 0 | 1 | 2 | 3];
  // Between two distances the longer one asks for as much as the race is of it.
  const share = Math.min(1, metres / event.metres);
  const most = (60_000 * row.cap) / form.easyPace;
  const run = (kilometres: number): Metres => Math.round(Math.min(1000 * kilometres * share, most));
  return {
    kind: "running",
    level,
    metres,
    peakWeek: { floor: 1000 * row.peakFloor * share, target: 1000 * row.peakTarget[0] * share, most: 1000 * row.peakTarget[1] * share },
    longestRun: { floor: run(row.longFloor), target: run(row.longTarget) },
    longRuns: { count: row.longRuns[0], metres: Math.min(run(row.longRuns[1]), Math.round(0.95 * most)) },
    racePace: { total: 1000 * row.racePace[0] * share, weeks: row.racePace[1], biggest: 1000 * row.biggest * share },
    longRunCap: row.cap,
  };
}

/** The usual distance that a race is trained like: the nearest that is not shorter, and of the longest ultras the longest. */
export function eventFor(metres: Metres): RunningEvent {
  const found = RUNNING_EVENTS.find((candidate) => candidate.metres >= metres - DISTANCE_TOLERANCE) ?? RUNNING_EVENTS.at(-1);
  if (found === undefined) throw new Error("No running events");
  return found;
}

/** A goal this much faster than the numbers say is no measure of what has to be trained. */
const FAR_GOAL = 0.9;

/** By the goal where the numbers come near it, else by the predicted time, else the athlete's own word (race-demands.md section 2). */
function eventLevel(event: RunningEvent, metres: Metres, { level, goal, predicted }: RunnerForm): Level {
  const seconds = goal !== undefined && (predicted === undefined || goal >= FAR_GOAL * predicted) ? goal : predicted;
  if (seconds === undefined) return level;
  const asEvent = seconds * (event.metres / Math.min(metres, event.metres)) ** 1.06;
  return LEVEL_ROWS[event.levels.filter((minutes) => asEvent <= 60 * minutes).length] ?? level;
}
