import type { Focus } from "../../athlete/athlete.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { isOwnActivity } from "../../model/session-content.ts";
import type { Session, SessionCode } from "../../model/plan.ts";
import type { Minutes, Seconds } from "../../units/units.ts";

/** Least share of endurance time at RPE 4 or less (periodization.md section 4); undefined: none. Hyrox has its own table. */
const LEAST_EASY: { readonly [focus in Exclude<Focus, "hyrox">]: number | undefined } = {
  running: 0.75,
  triathlon: 0.75,
  crossfit: 0.5,
  strength: undefined,
  powerlifting: undefined,
  general: undefined,
};

/** Least easy share of a Hyrox plan by its minutes of endurance a week: few hours take more of it hard (dose-progression.md section 5, and its 7 points for Hyrox). */
const LEAST_EASY_HYROX: readonly (readonly [below: Minutes, share: number])[] = [
  [90, 0.53],
  [150, 0.58],
  [240, 0.63],
  [360, 0.68],
  [600, 0.71],
  [Number.POSITIVE_INFINITY, 0.73],
];

/** The least share of endurance that is easy in a plan of these sessions; undefined where the focus asks for none. */
export function minEasy(focus: Focus, sessions: readonly Session[]): number | undefined {
  if (focus !== "hyrox") return LEAST_EASY[focus];
  const weeks = new Set(sessions.map(({ week }) => week)).size;
  const minutes = enduranceTime(sessions).all / 60 / Math.max(1, weeks);
  return LEAST_EASY_HYROX.find(([below]) => minutes < below)?.[1];
}

/** Workouts whose cardio is part of a circuit count as the circuit. */
const CIRCUIT_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["ML", "MM", "OLs", "SLm", "RACE"]);

const EASY_RPE = 4;

export interface EnduranceTime {
  readonly easy: Seconds;
  readonly all: Seconds;
}

/** Endurance of the sessions, and how much of it is easy. */
export function enduranceTime(sessions: readonly Session[]): EnduranceTime {
  let easy = 0;
  let all = 0;
  for (const session of sessions) {
    const { code, blocks, work } = session;
    // The share is one of what the plan writes; nobody plays an easy match for it.
    if (isOwnActivity(session)) continue;
    // A simulation counts as the race that it is a part of.
    if (CIRCUIT_CODES.has(code) || (code === "HX" && work?.purpose === "test")) continue;
    for (const items of Object.values(blocks)) {
      for (const { name, sets = 1, rpe = 0, dose } of items) {
        if (dose.seconds === undefined || name === "Strides" || findExercise(name)?.category !== "cardio") continue;
        all += sets * dose.seconds;
        if (rpe <= EASY_RPE) easy += sets * dose.seconds;
      }
    }
  }
  return { easy, all };
}

/**
 * Whether most endurance is easy. What is done counts too, and what is to come makes up for it: where that is all easy already, the
 * rest is history.
 */
export function isEasyEnough(focus: Focus, every: readonly Session[], open: readonly Session[]): boolean {
  const least = minEasy(focus, every);
  if (least === undefined) return true;
  const { easy, all } = enduranceTime(every);
  if (easy >= least * all) return true;
  const toCome = enduranceTime(open);
  return open.length < every.length && toCome.easy === toCome.all;
}
