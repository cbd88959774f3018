import type { Athlete, Competition } from "../athlete/athlete.ts";
import { type Day, daysBetween } from "../calendar/day.ts";
import type { CompetitionFormat } from "../catalogue/competition-format.ts";
import { formatFor } from "../demand/race-calendar.ts";
import { phaseTable, type PhaseTable, weeksBefore } from "./season-phases.ts";

/** The race that a week leads to. */
export interface SeasonRace {
  readonly competition: Competition;
  readonly format: CompetitionFormat;
  readonly table: PhaseTable;
}

/** Further ahead a race shapes nothing yet. */
const HORIZON_DAYS = 40 * 7;

/** The next A race of the athlete, without one the next B race, from the week of a Monday on. */
export function seasonRace({ competitions = [], focus }: Pick<Athlete, "competitions" | "focus">, monday: Day): SeasonRace | undefined {
  const ahead = competitions
    .filter(({ date, priority }) => priority !== "C" && weeksBefore(date, monday) >= 0 && daysBetween(monday, date) <= HORIZON_DAYS)
    .toSorted((a, b) => a.priority.localeCompare(b.priority) || a.date.localeCompare(b.date));
  const [competition] = ahead;
  if (competition === undefined) return undefined;
  const format = formatFor(competition, focus);
  return { competition, format, table: phaseTable(format) };
}
