import type { Athlete } from "../../athlete/athlete.ts";
import { aimsForHikes } from "../../athlete/stated/stated-hikes.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { Minutes } from "../../units/units.ts";

/** The session of a general week that becomes the walk, where the athlete aims for hikes; undefined for everybody else. */
export function hikeCode(athlete: Athlete, codes: readonly SessionCode[]): SessionCode | undefined {
  if (athlete.focus !== "general" || (athlete.competitions ?? []).length > 0 || !aimsForHikes(athlete)) return undefined;
  return codes.findLast(isEndurance);
}

/** Endurance of a general week, of which the last one leads to the hike. */
const ENDURANCE_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["BK", "ZE", "RE", "EI"]);
export function isEndurance(code: SessionCode): boolean {
  return ENDURANCE_CODES.has(code);
}

/** The walk towards hikes is longer in each loading week, as far as its day and the load of the week go. */
export function hikeMinutes({ macroWeek }: Pick<WeekFrame, "macroWeek">): Minutes {
  return FIRST_HIKE + HIKE_STEP * (macroWeek - 1);
}

const FIRST_HIKE: Minutes = 45;
const HIKE_STEP: Minutes = 8;
