import type { Athlete, Focus } from "../athlete/athlete.ts";
import { addDays, type Weekday } from "../calendar/day.ts";
import type { WeekFrame } from "./phases.ts";
import type { SessionCode } from "./plan.ts";
import { daysFromRace, type Race } from "./race.ts";
import { codeFacts } from "./session-codes.ts";
import { SHORTEST_SESSION } from "./week-layout.ts";
import type { Placement } from "./week-search.ts";

const ALL_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The week's sessions with the race on its day: the number stays, the day before is free when the week leaves one. */
export function raceWeekPlacements(
  frame: WeekFrame,
  placements: readonly Placement[],
  race: Race | undefined,
  athlete: Athlete,
): readonly Placement[] {
  if (race === undefined) return placements;
  const raceDay = ALL_DAYS.find((weekday) => daysFromRace(race, addDays(frame.startDate, weekday - 1)) === 0);
  if (raceDay === undefined) return placements;
  const usable = (day: Weekday): boolean =>
    (athlete.availability.weekdays ?? ALL_DAYS).includes(day) &&
    (athlete.availability.minutes?.[day] ?? Number.POSITIVE_INFINITY) >= SHORTEST_SESSION;
  const kept = placements.filter(({ weekday }) => weekday !== raceDay && weekday !== raceDay - 1);
  const free = ALL_DAYS.filter((day) => day !== raceDay && !kept.some(({ weekday }) => weekday === day)).toSorted(
    (a, b) => Number(a === raceDay - 1) - Number(b === raceDay - 1) || Number(usable(b)) - Number(usable(a)) || a - b,
  );
  const chosen = kept.slice(Math.max(0, kept.length - (placements.length - 1)));
  const added = free.slice(0, placements.length - 1 - chosen.length).map((weekday): Placement => ({ weekday, code: "ZE" }));
  return [...chosen, ...added, { weekday: raceDay, code: "RACE" as const }].toSorted((a, b) => a.weekday - b.weekday);
}

/** What a code becomes in the days around a race: nothing heavy for the legs within a week, nothing hard within three days, easy days after. */
export function codeNearRace(code: SessionCode, days: number, race: Race, focus: Focus): SessionCode {
  if (code === "RACE" || code === "RC") return code;
  if (days > 0 && days <= race.easyDays) return afterRace(code, days, focus);
  if (days >= 0 || days < -7) return code;
  if (days === -1) return "RC";
  const easy = easyCode(focus);
  if (days === -2) return easy;
  const light = race.priority === "C" ? days >= -3 : true;
  const facts = codeFacts(code);
  if (light && facts.heavyLower) return days >= -3 ? easy : softest(code);
  return days >= -3 && facts.hard ? easy : code;
}

/** Easy movement first, then light versions of the usual sessions. */
function afterRace(code: SessionCode, days: number, focus: Focus): SessionCode {
  if (days === 1) return "RC";
  if (days === 2) return "ZE";
  const { hard, heavyLower, keyRun } = codeFacts(code);
  if (keyRun) return easyCode(focus);
  if (code === "BK") return "ZE";
  return hard || heavyLower ? softest(code) : code;
}

function softest(code: SessionCode): SessionCode {
  return codeFacts(code).softer ?? code;
}

function easyCode(focus: Focus): SessionCode {
  return focus === "running" || focus === "hyrox" || focus === "triathlon" ? "RE" : "ZE";
}
