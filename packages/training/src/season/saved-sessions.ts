import { addDays, type Day } from "../calendar/day.ts";
import type { PlanWeek, Session } from "../model/plan.ts";
import type { Minutes } from "../units/units.ts";

/** What an earlier version of the plan leaves for good: everything before `today`, and sessions with an outcome. */
export interface KeptPart {
  /** The first day that may change. */
  readonly today: Day;
  /** Every week of the earlier version, with only the sessions that stay. */
  readonly weeks: readonly PlanWeek[];
  /** The day numbers of the earlier version by date: what stays on its date keeps its number and so its id. */
  readonly dayOn: ReadonlyMap<Day, number>;
  /** The minutes of the earlier version by date, where no day may have more (return-ladders.md section 2: the week's minutes are at most the planned ones). */
  readonly mostOn?: ReadonlyMap<Day, Minutes>;
  /** The effort of the earlier version by date, where no day of conditioning may be harder: what pain takes comes back no harder. */
  readonly hardestOn?: ReadonlyMap<Day, number>;
  /** By the number of the week: the longest day of a deload, which no other layout of the week makes longer. */
  readonly longestOfDeload?: ReadonlyMap<number, Minutes>;
  /** Whether the long workout of a wider week stays on one of its three days. */
  readonly keepsLong?: true;
  /** Indices of the weeks that deload in the earlier version, where they stay. */
  readonly deloads?: ReadonlySet<number>;
}

/** The sessions of a week that stay. */
export function savedSessions(kept: KeptPart | undefined, week: number): readonly Session[] {
  return kept?.weeks[week - 1]?.sessions ?? [];
}

/** The week whose label (macro week, deload) holds because some of it is done or all of it is over. */
export function getLabel(kept: KeptPart | undefined, week: number): PlanWeek | undefined {
  const found = kept?.weeks[week - 1];
  if (kept === undefined || found === undefined) return undefined;
  return found.sessions.length > 0 || addDays(found.startDate, 6) < kept.today ? found : undefined;
}
