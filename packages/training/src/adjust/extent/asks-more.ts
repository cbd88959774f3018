import type { Day } from "../../calendar/day.ts";
import type { Session } from "../../model/plan.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import type { PainReport } from "../../injuries/check-in/check-in.ts";
import { saysOnlyCleared } from "../../injuries/cleared.ts";
import type { Adjustment } from "../adjustment.ts";
import { caredFor } from "./about-change.ts";
import { isSame } from "../same.ts";

/** What pain and illness may only take something away from (return-ladders.md section 2: the minutes of a week are at most the planned ones). */
const SESSION_MEASURES: readonly ((session: Session) => number)[] = [
  ({ duration }) => duration,
  ({ duration, hard }) => (hard ? duration : 0),
  ({ load }) => load,
  ({ tonnage }) => tonnage,
  runSeconds,
  ({ blocks }) => blocks.strength.reduce((sum, { sets = 1 }) => sum + sets, 0),
];

/** Whether an adjustment is made because of pain or illness; a clearance gives something back. */
export function isForTheBody(adjustment: Adjustment, today: Day): boolean {
  switch (adjustment.kind) {
    case "injury":
      return !saysOnlyCleared(adjustment.details, today);
    case "absence":
      return adjustment.reason === "illness";
    case "check-in":
      return isRed(adjustment.painReports.toSorted((a, b) => a.on.localeCompare(b.on)).at(-1));
    default:
      return false;
  }
}

/** Whether an adjustment leaves no day longer than it was: pain, illness and days away take, and a step of a return changes what is done, not how long. */
export function takesOnly(adjustment: Adjustment, today: Day): boolean {
  if (adjustment.kind === "check-in") return !isGone(adjustment.painReports);
  if (adjustment.kind === "effort") return adjustment.efforts.every(({ load, minutes }) => load <= 1 && minutes <= 1);
  return adjustment.kind === "absence" || isForTheBody(adjustment, today);
}

/** Whether a spot is gone, by the last of the check-ins. */
export function isGone(painReports: readonly PainReport[]): boolean {
  const last = painReports.reduce<Day>((latest, { on }) => (on > latest ? on : latest), "");
  return painReports.some((report) => report.on === last && report.isGone === true);
}

/** What takes a limit back a step (return-ladders.md section 3). */
function isRed(report: PainReport | undefined): boolean {
  if (report === undefined) return false;
  const { worst = 0, altered = false, signs = [] } = report;
  return worst >= RED_SCORE || altered || signs.length > 0;
}

const RED_SCORE = 6;

/**
 * Whether a session only grows: more of something and less of nothing, or a day that was free. An injury or illness has no use for that, unless a
 * rule asks for it.
 */
export function asksMore(before: Session | undefined, after: Session | undefined): boolean {
  if (after === undefined) return false;
  if (before === undefined) return true;
  const changes = SESSION_MEASURES.map((measure) => measure(after) - measure(before));
  return changes.some((change) => change > 0) && (changes.every((change) => change >= 0) || after.load >= before.load);
}

/** Whether a session has only more sets of the same lifting: a check-in moves what the sore region does, and leaves the rest as it was. */
export function isMoreOfTheSame(before: Session | undefined, after: Session | undefined): boolean {
  if (before === undefined || after === undefined || !asksMore(before, after)) return false;
  const lines = ({ blocks: { strength } }: Session) => strength.map(({ name, weight, rpe, reps }) => [name, weight, rpe, reps]);
  return isSame(lines(before), lines(after)) && isSame(before.blocks.mainWorkout, after.blocks.mainWorkout);
}

/** Whether a session has less and nothing else: no more of anything, no other lift. A step up has no use for that, unless a rule asks for it. */
export function isOnlyLess(before: Session | undefined, after: Session | undefined): boolean {
  if (before === undefined || after === undefined || before.date !== after.date) return false;
  const isMuchLess = after.load < NEARLY_ALL * before.load || runSeconds(after) < NEARLY_ALL * runSeconds(before);
  // Work of a sore region that is new is what a step brings, and worth a few easy minutes.
  if (
    !isMuchLess &&
    !isSame(
      caredFor(before).map(({ name }) => name),
      caredFor(after).map(({ name }) => name),
    )
  )
    return false;
  // The rungs of a return belong together.
  if (Object.values(before.blocks).some((items) => items.some(({ name }) => name === "Run-walk intervals"))) return false;
  const names = ({ blocks: { strength, skill } }: Session) => [...strength, ...skill].map(({ name }) => name);
  const known = new Set(names(before));
  const changes = SESSION_MEASURES.map((measure) => measure(after) - measure(before));
  return changes.every((change) => change <= 0) && changes.some((change) => change < 0) && names(after).every((name) => known.has(name));
}

const NEARLY_ALL = 0.85;

/** Whether a session only runs less than before: a step up shortens no run, unless it makes it faster. */
export function runsLess(before: Session | undefined, after: Session | undefined): boolean {
  if (before === undefined || after === undefined || before.date !== after.date) return false;
  // A rung has fewer minutes of running than the easy run that it leads to.
  const isRung = [before, after].some(({ blocks }) => blocks.mainWorkout.some(({ name }) => name === "Run-walk intervals"));
  return !isRung && runSeconds(after) < NEARLY_ALL * runSeconds(before) && after.intensityLevel <= before.intensityLevel;
}

/** Whether the last of the reports was calm: what it changes is a step up. */
export function isCalm(painReports: readonly PainReport[]): boolean {
  const last = painReports.toSorted((a, b) => a.on.localeCompare(b.on)).at(-1);
  return last !== undefined && !isRed(last) && (last.worst ?? 0) <= MAX_CALM_PAIN && (last.morning ?? 0) <= MAX_CALM_PAIN;
}

/** Pain from 0 to 10 that is below the ceiling of every region (return-ladders.md section 5). */
const MAX_CALM_PAIN = 2;
