import type { Athlete } from "../../athlete/athlete.ts";
import { daysBetween } from "../../calendar/day.ts";
import { strainOfSession } from "./day-order.ts";
import { trained } from "../../athlete/interruptions.ts";
import type { Session } from "../../model/plan.ts";

/** What is wrong with the order of days. */
export type DayConflictKind = "third-hard-day" | "heavy-legs-in-a-row" | "fast-runs-in-a-row" | "key-run-after-heavy-legs";

/** Days that follow each other too closely. */
export interface DayConflict {
  readonly kind: DayConflictKind;
  /** In the order of the days; the last one is the one too many. */
  readonly sessions: readonly Session[];
}

/**
 * Where the days of a plan are in a bad order (periodization.md section 3): three hard days in a row, heavy legs less than 48 hours
 * apart or the day before a quality or long run, fast runs on two days in a row. What was missed tired nobody.
 */
export function dayConflicts(athlete: Athlete, sessions: readonly Session[]): readonly DayConflict[] {
  const ordered = trained(athlete, sessions).toSorted((a, b) => a.date.localeCompare(b.date));
  return ordered.flatMap((session, index) => {
    const before = yesterday(ordered, index);
    if (before === undefined) return [];
    const twoBefore = yesterday(ordered, index - 1);
    const [first, today] = [strainOfSession(before), strainOfSession(session)];
    const found: DayConflict[] = [];
    const report = (kind: DayConflictKind, ...earlier: readonly Session[]): number => found.push({ kind, sessions: [...earlier, session] });
    if (twoBefore !== undefined && today.hard && first.hard && strainOfSession(twoBefore).hard) report("third-hard-day", twoBefore, before);
    if (first.heavyLower && today.heavyLower) report("heavy-legs-in-a-row", before);
    if (first.fastRun && today.fastRun) report("fast-runs-in-a-row", before);
    if (first.heavyLower && today.keyRun) report("key-run-after-heavy-legs", before);
    return found;
  });
}

function yesterday(ordered: readonly Session[], index: number): Session | undefined {
  const today = ordered[index];
  const before = ordered[index - 1];
  return today !== undefined && before !== undefined && daysBetween(before.date, today.date) === 1 ? before : undefined;
}
