import { findExercise } from "../catalogue/exercises.ts";
import { cardioMode } from "./cardio/mode.ts";
import type { PlanContext } from "./context.ts";
import type { DraftItem, FastRunning } from "./draft.ts";
import type { Session, SessionCode } from "./plan.ts";
import type { SessionSlot } from "./schedule.ts";
import { codeFacts } from "./session-codes.ts";

const RUN_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["RI", "RT", "RL", "RE", "REs"]);

/** Share of the cap by Daniels that a level takes. */
const LEVEL_SHARE = { beginner: 0.6, intermediate: 0.8, advanced: 1, elite: 1 } as const;

/** Doses that even little running allows, in seconds. */
export const FAST_RUN_FLOOR = { threshold: 720, interval: 540, repetition: 360 } as const;

/** Longest first run in seconds of sessions other than the long run. */
const FIRST_WEEK_RUN = 45 * 60;
const GROWTH = 1.07;
const WEEKS_REMEMBERED = 4;

/** What was run in the weeks before: limits the longest run and the fast running of the next. */
export class RunHistory {
  readonly #context: PlanContext;
  readonly #longest: number[] = [];

  constructor(context: PlanContext) {
    this.#context = context;
  }

  add(sessions: readonly Session[]): void {
    this.#longest.push(Math.max(0, ...sessions.filter((session) => session.code !== "RACE").map(runSeconds)));
  }

  /** Seconds that a run of this code may last. */
  longestRun(code: SessionCode): number {
    const longest = Math.max(0, ...this.#longest.slice(-WEEKS_REMEMBERED));
    if (longest === 0) return code === "RL" ? Number.POSITIVE_INFINITY : FIRST_WEEK_RUN;
    return Math.max(longest * GROWTH, 1500);
  }

  /** Running that the session will hold at least. */
  #expected(slot: SessionSlot): number {
    const planned = (slot.minutes - 16) * 60 * (codeFacts(slot.code).type === "mixed" ? 0.5 : 1);
    return Math.max(0, Math.min(planned, this.longestRun(slot.code)));
  }

  /** Seconds at threshold, interval and repetition pace for one session of a week with these slots. */
  fastRunning(slots: readonly SessionSlot[]): FastRunning {
    const { paces } = this.#context.capacities;
    const seconds = slots.filter((slot) => RUN_CODES.has(slot.code)).reduce((sum, slot) => sum + this.#expected(slot), 0);
    const share = LEVEL_SHARE[this.#context.level];
    const slower = paces === undefined ? 0.8 : 1;
    const easy = paces === undefined ? 1 : (paces.easy.fast + paces.easy.slow) / 2;
    const dose = (part: number, pace: number | undefined, floor: number): number =>
      Math.max(floor, Math.floor((seconds * part * share * slower * (pace ?? 1)) / easy));
    return {
      threshold: dose(0.085, paces?.threshold, FAST_RUN_FLOOR.threshold),
      interval: Math.min(1800, dose(0.065, paces?.interval, FAST_RUN_FLOOR.interval)),
      repetition: dose(0.04, paces === undefined ? undefined : paces.repetition400 / 0.4, FAST_RUN_FLOOR.repetition),
    };
  }
}

/** Seconds of running in a session, all parts together. */
export function runSeconds(session: Session): number {
  return runSecondsOf(Object.values(session.blocks).flat());
}

export function runSecondsOf(items: readonly DraftItem[]): number {
  return items.reduce((sum, item) => {
    const exercise = findExercise(item.name);
    const isRun = exercise !== undefined && cardioMode(exercise) === "run" && exercise.name !== "Strides";
    return sum + (isRun ? (item.sets ?? 1) * (item.dose.seconds ?? 0) : 0);
  }, 0);
}
