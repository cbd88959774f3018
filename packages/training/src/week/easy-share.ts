import type { Focus } from "../athlete/athlete.ts";
import { findExercise } from "../catalogue/exercises.ts";
import type { Session, SessionCode } from "../model/plan.ts";
import type { Seconds } from "../units/units.ts";

/** Least share of endurance time at RPE 4 or less (periodization.md section 4); strength and general plans have none. */
export const LEAST_EASY: { readonly [focus in Focus]?: number } = { running: 0.75, triathlon: 0.75, hyrox: 0.65, crossfit: 0.5 };

/** Workouts whose cardio is part of a circuit count as the circuit. */
const CIRCUITS: ReadonlySet<SessionCode> = new Set<SessionCode>(["ML", "MM", "OLs", "SLm", "RACE"]);

const EASY_RPE = 4;

export interface EnduranceTime {
  readonly easy: Seconds;
  readonly all: Seconds;
}

/** Endurance of the sessions, and how much of it is easy. */
export function enduranceTime(sessions: readonly Session[]): EnduranceTime {
  let easy = 0;
  let all = 0;
  for (const { code, blocks } of sessions) {
    if (CIRCUITS.has(code)) continue;
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
  const least = LEAST_EASY[focus];
  if (least === undefined) return true;
  const { easy, all } = enduranceTime(every);
  if (easy >= least * all) return true;
  const toCome = enduranceTime(open);
  return open.length < every.length && toCome.easy === toCome.all;
}
