import { findExercise } from "../../catalogue/exercises.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { PlanContext } from "../../context/context.ts";
import { startingRun } from "../../season/demand/starting-run.ts";
import { easySecondsPerMetre } from "./long-run-progression.ts";
import { nextLongRun, runRamp } from "../../season/run-ramp.ts";
import type { Seconds } from "../../units/units.ts";
import type { DraftItem, FastRunning } from "../../context/draft.ts";
import type { Session, SessionCode } from "../../model/plan.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { sessionRunMetres } from "./run-metres.ts";
import { getFastRunning } from "./fast-running.ts";
import type { LongRunStart } from "../triathlon/triathlon-long-run.ts";
import { codeFacts } from "../../model/session-codes.ts";

const RUN_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["RI", "RT", "RL", "RE", "REs", "HX"]);

/** Longest first run in seconds of sessions other than the long run. */
const FIRST_WEEK_RUN = { beginner: 2700, intermediate: 2700, advanced: 3600, elite: 4200 } as const;
/** Most growth of a run against the longest before. Runs by distance are rounded to 50 or 100 m; a beginner's run-walk is exact to the second. */
const MAX_RUN_GROWTH = { byDistance: 1.07, byTime: 1.1 } as const;
const MIN_RUN_LIMIT = { byDistance: 1500, byTime: 1560 } as const;
/** The same minutes of a fast run are more metres, rounded line by line; of a triathlete with little running it would be the longest. */
const FAST_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["RI", "RT"]);
const FAST_RUN_SHARE = { usual: 0.95, triathlon: 0.85 } as const;
/** Half an hour is what run-walk leads to. */
const FIRST_NOVICE_RUN = 1800;
const RUN_MEMORY_WEEKS = 4;

/** What was run in the weeks before: limits the longest run and the fast running of the next. */
export class RunHistory {
  readonly #context: PlanContext;
  readonly #longest: number[] = [];
  /** Longest runs of the same weeks, in seconds at easy pace. */
  readonly #farthest: number[] = [];
  readonly #start: LongRunStart | undefined;

  /** `before` are the longest runs of the weeks before the block, the latest last; `start` what a season's longest run begins from. */
  constructor(context: PlanContext, before: readonly Seconds[] = [], start?: LongRunStart) {
    this.#context = context;
    this.#start = start;
    this.#longest.push(...before);
    this.#farthest.push(...before);
    if (start !== undefined && Math.max(0, ...before) === 0) {
      this.#longest.push((start.run.longest * start.easyPace) / 1000);
      this.#farthest.push((start.run.longest * start.easyPace) / 1000);
    }
  }

  add(sessions: readonly Session[]): void {
    const runs = sessions.filter((session) => session.code !== "RACE");
    this.#longest.push(Math.max(0, ...runs.map(runSeconds)));
    this.#farthest.push(Math.max(0, ...runs.map((session) => this.#easySeconds(session))));
  }

  /** The longest run of the last four weeks in seconds. */
  get longest(): number {
    return Math.max(0, ...this.#longest.slice(-RUN_MEMORY_WEEKS));
  }

  /** The longest run of the last four weeks, in seconds that its distance takes at easy pace. */
  get farthest(): Seconds {
    return Math.max(0, ...this.#farthest.slice(-RUN_MEMORY_WEEKS));
  }

  /** True when nothing was run for four weeks. */
  get hasStopped(): boolean {
    return this.longest === 0 && this.#longest.length >= RUN_MEMORY_WEEKS;
  }

  /** Seconds that a run of this code may last. */
  longestRun(code: SessionCode): number {
    const { longest } = this;
    const { isNoviceRunner } = this.#context;
    if (longest === 0 && isNoviceRunner) return FIRST_NOVICE_RUN;
    // After weeks without any running the first run is a short one.
    if (this.hasStopped) return MIN_RUN_LIMIT.byDistance;
    const share = FAST_CODES.has(code) ? FAST_RUN_SHARE[this.#context.athlete.focus === "triathlon" ? "triathlon" : "usual"] : 1;
    if (longest === 0) return code === "RL" ? Number.POSITIVE_INFINITY : share * this.#firstRun();
    if (this.#start !== undefined) {
      const farthest = Math.max(0, ...this.#farthest.slice(-RUN_MEMORY_WEEKS));
      // Recovery runs are slower than easy ones: their minutes are fewer metres.
      const far = code === "RL" || code === "HX" ? farthest : Math.min(longest, farthest);
      return share * this.#inSeason(far, this.#start);
    }
    const unit = isNoviceRunner ? "byTime" : "byDistance";
    return Math.max(longest * MAX_RUN_GROWTH[unit], MIN_RUN_LIMIT[unit]);
  }

  /** What a first run may last: fast runners come further in the same minutes. */
  #firstRun(): Seconds {
    const { athlete, level } = this.#context;
    const { longest } = startingRun(athlete, level);
    // Who runs beside other sports starts with the longest run that is known, and nothing adds to it yet.
    const usual =
      athlete.focus === "crossfit" && athlete.history?.longestRun !== undefined ? longest : nextLongRun({ knownLong: 0 }, longest);
    return Math.min(FIRST_WEEK_RUN[level], usual * easySecondsPerMetre(this.#context));
  }

  /** Seconds of the running as if all of it were easy: in a season a run is as long as it is in metres, however fast its parts are. */
  #easySeconds(session: Session): Seconds {
    if (this.#start === undefined) return runSeconds(session);
    const easy = this.#start.easyPace / 1000;
    const metres = sessionRunMetres(session, easy);
    return metres === 0 ? runSeconds(session) : metres * easy;
  }

  /** As the season lets the longest run grow, rounded down; the first long run may be one that finds out what is possible. */
  #inSeason(longest: Seconds, { run, easyPace }: LongRunStart): Seconds {
    const easy = easyPace / 1000;
    const grown = nextLongRun(runRamp(this.#context.athlete, run), longest / easy) * easy;
    const isFirst = this.#longest.length === 1 && run.defaults.includes("longest");
    return Math.max(grown, isFirst ? Math.min(1.5 * longest, 4500) : 0, MIN_RUN_LIMIT.byDistance);
  }

  /** Running that the session will hold at least. */
  #expected(slot: SessionSlot): number {
    const planned = (slot.minutes - 16) * 60 * (codeFacts(slot.code).type === "mixed" ? 0.5 : 1);
    return Math.max(0, Math.min(planned, this.longestRun(slot.code)));
  }

  /** What a week with these slots may hold of each fast pace. */
  fastRunning(slots: readonly SessionSlot[]): FastRunning {
    const seconds = slots.filter((slot) => RUN_CODES.has(slot.code)).reduce((sum, slot) => sum + this.#expected(slot), 0);
    return getFastRunning(this.#context, seconds, slots);
  }
}

/** Seconds of running in a session, all parts together; of run-walk the runs without the walks. */
export function runSeconds(session: Session): number {
  const { warmup, strength, skill, mainWorkout, cooldown } = session.blocks;
  return getRunSeconds(warmup) + getRunSeconds(strength) + getRunSeconds(skill) + getRunSeconds(mainWorkout) + getRunSeconds(cooldown);
}

const RUN_WALK = "Run-walk intervals";

export function getRunSeconds(items: readonly DraftItem[]): number {
  let sum = 0;
  for (const { name, sets = 1, dose } of items) {
    if (dose.seconds === undefined) continue;
    const exercise = findExercise(name);
    const isRun = exercise !== undefined && (cardioMode(exercise) === "run" || exercise.name === RUN_WALK) && exercise.name !== "Strides";
    if (isRun) sum += sets * dose.seconds;
  }
  return sum;
}
