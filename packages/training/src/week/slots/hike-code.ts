import type { Athlete } from "../../athlete/athlete.ts";
import { aimsForHikes } from "../../athlete/stated/stated-hikes.ts";
import type { PlanContext } from "../../context/context.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { keepsOrder, type Placement } from "./week-search.ts";
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

/** The walk towards hikes has the long day of the week, where strength stood there and the order of the days allows it. */
export function withHikeOnLongDay({ athlete, level, reading }: PlanContext, placements: readonly Placement[]): readonly Placement[] {
  const { longDay } = athlete.availability;
  const isOpen = ({ weekday }: Placement): boolean =>
    !reading.days.some(({ commitment, weekdays }) => commitment !== undefined && weekdays.includes(weekday));
  const long = placements.find(({ weekday }) => weekday === longDay);
  const walk = placements.find((placement) => isEndurance(placement.code) && isOpen(placement));
  if (long === undefined || walk === undefined || walk === long || isEndurance(long.code) || !isOpen(long)) return placements;
  if (hikeCode(athlete, [walk.code]) === undefined || codeFacts(long.code).type !== "strength") return placements;
  const swapped = placements.map((placement): Placement => {
    if (placement === walk) return { ...placement, code: long.code };
    return placement === long ? { ...placement, code: walk.code } : placement;
  });
  return keepsOrder([swapped], level) ? swapped : placements;
}
