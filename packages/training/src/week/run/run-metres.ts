import { cardioMode } from "../../catalogue/cardio-mode.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { PlanWeek, Session, SessionCode } from "../../model/plan.ts";
import type { Metres, Minutes } from "../../units/units.ts";
import { AROUND_LONG_RUN } from "./long-run-progression.ts";

/** Running in a session: what is left of it after `around` minutes, times `share`; `pace` is its speed beside easy running. */
interface Running {
  readonly around: Minutes;
  readonly share: number;
}

const RUNNING_PARTS: { readonly [code in SessionCode]?: Running } = {
  RL: { around: AROUND_LONG_RUN, share: 1 },
  RE: { around: 9, share: 1 },
  RT: { around: 13, share: 1.02 },
  RI: { around: 15, share: 0.95 },
  REs: { around: 30, share: 1 },
  HX: { around: 20, share: 0.6 },
};
/** Short repetitions have rests of two to three times their length, most of it walked. */
const LONG_RESTS = 0.82;
/** Around the runs and stations: drills, cooldown, and the last look at the kit. */
const AROUND_STATIONS: Minutes = 21;

/** Whether running is a part of the session that the season counts. */
export function isRunCode(code: SessionCode): boolean {
  return RUNNING_PARTS[code] !== undefined;
}

/** Metres that a session of this code runs, at `easy` seconds a metre. */
export function slotMetres(
  { code, minutes, stations, erg = 0, stimulus }: Pick<SessionSlot, "code" | "minutes" | "stations" | "erg" | "stimulus">,
  easy: number,
): Metres {
  const found = code === "HX" && stations !== undefined ? { around: AROUND_STATIONS + stations + erg, share: 1 } : RUNNING_PARTS[code];
  const share = stimulus === "repetition" ? LONG_RESTS : (found?.share ?? 0);
  return found === undefined ? 0 : (Math.max(0, minutes - found.around) * share * 60) / easy;
}

/** Minutes of a long run of so many metres. */
export function longRunSlot(metres: Metres, easy: number): Minutes {
  return AROUND_LONG_RUN + Math.round((metres * easy) / 60);
}

/** Running of a session as it was built; without a pace the minutes count at easy running. */
export function sessionRunMetres({ blocks }: Pick<Session, "blocks">, easy: number): Metres {
  let metres = 0;
  for (const items of Object.values(blocks))
    for (const { name, sets = 1, dose } of items) {
      const exercise = findExercise(name);
      if (exercise === undefined || cardioMode(exercise) !== "run" || name === "Strides") continue;
      metres += sets * (dose.metres ?? (dose.seconds ?? 0) / easy);
    }
  return metres;
}

/** Metres of climb in a session. */
export function sessionClimb({ blocks }: Pick<Session, "blocks">): Metres {
  return Object.values(blocks)
    .flat()
    .reduce((sum, { dose }) => sum + (dose.climb ?? 0), 0);
}

/** Running of a week without the races themselves. */
export function weekRunMetres({ sessions }: Pick<PlanWeek, "sessions">, easy: number): Metres {
  return sessions.reduce((sum, session) => sum + (session.code === "RACE" ? 0 : sessionRunMetres(session, easy)), 0);
}
