import type { Athlete, Competition } from "../athlete/athlete.ts";
import { type Day, daysBetween } from "../calendar/day.ts";
import type { CompetitionFormat } from "../catalogue/competition-format.ts";
import { formatFor } from "./demand/races/race-calendar.ts";
import { phaseTable, type PhaseTable, weeksBefore } from "./season-phases.ts";

/** The race that a week leads to. */
export interface SeasonRace {
  readonly competition: Competition;
  readonly format: CompetitionFormat;
  readonly table: PhaseTable;
}

/** Further ahead a race shapes nothing yet. */
const HORIZON_DAYS = 40 * 7;

const SHORT_TAPERS: ReadonlySet<CompetitionFormat["kind"]> = new Set<CompetitionFormat["kind"]>(["hyrox", "crossfit"]);

/** The next A race of the athlete, without one the next B race, from the week of a Monday on. */
export function seasonRace({ competitions = [], focus }: Pick<Athlete, "competitions" | "focus">, monday: Day): SeasonRace | undefined {
  const ahead = competitions
    .filter(({ date, priority }) => priority !== "C" && weeksBefore(date, monday) >= 0 && daysBetween(monday, date) <= HORIZON_DAYS)
    // Nobody trains the distance of an event that names none.
    .filter((entered) => !isUnknownEvent(formatFor(entered, focus)))
    .toSorted((a, b) => a.priority.localeCompare(b.priority) || a.date.localeCompare(b.date));
  const [competition] = ahead;
  if (competition === undefined) return undefined;
  const format = formatFor(competition, focus);
  const table = phaseTable(format);
  // A smaller race is tapered for a week at most: the week before it is one of training.
  const isShort = competition.priority === "B" && SHORT_TAPERS.has(format.kind);
  return { competition, format, table: isShort ? { ...table, taper: Math.min(table.taper, 0) } : table };
}

/** Whether nothing is known of an event but its day. */
function isUnknownEvent(format: CompetitionFormat): boolean {
  return format.kind === "running" && format.isUnknown === true;
}
