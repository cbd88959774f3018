import { addDays, type Day } from "../../calendar/day.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { Session } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";

/** What the order of days is about. */
export interface DayStrain {
  readonly date: Day;
  readonly hard: boolean;
  readonly heavyLower: boolean;
  /** A quality or long run, which tired legs would spoil. */
  readonly keyRun: boolean;
  /** A hard run at threshold or faster, also among stations. */
  readonly fastRun: boolean;
}

/** Whether a day fits between the others: never three hard days in a row, heavy legs neither the day before heavy legs nor before a key run, no two fast runs in a row. */
export function fitsBetween(day: DayStrain, others: ReadonlyMap<Day, DayStrain>): boolean {
  const at = (offset: number): DayStrain | undefined => others.get(addDays(day.date, offset));
  const hard = (offset: number): boolean => offset === 0 || at(offset)?.hard === true;
  if (day.hard && [-2, -1, 0].some((first) => hard(first) && hard(first + 1) && hard(first + 2))) return false;
  return mayFollow(at(-1), day) && mayFollow(day, at(1));
}

/** What a session says of itself, or what its effort and code say. */
export function strainOfSession(session: Session): DayStrain {
  const { date, code, hard, heavyLower, intensityLevel, isDeload } = session;
  const facts = codeFacts(code);
  return {
    date,
    hard: hard || intensityLevel >= 8 || (intensityLevel >= 7 && facts.hard),
    heavyLower: heavyLower || (intensityLevel >= 7 && facts.heavyLower),
    // A touch of race pace among stations in a last week is no quality run.
    keyRun: facts.keyRun && !isDeload && !(code === "HX" && !hard),
    fastRun: facts.fastRun && hard,
  };
}

export function strainOfSlot({ date, code, hard, heavyLower }: SessionSlot): DayStrain {
  const { keyRun, fastRun } = codeFacts(code);
  return { date, hard, heavyLower, keyRun, fastRun: fastRun && hard };
}

/** Whether a session that came out hard is one hard day too many beside the others; the last word on a day counts. */
export function isThirdHardDay(session: Session, others: readonly DayStrain[]): boolean {
  const strain = strainOfSession(session);
  if (!strain.hard) return false;
  const byDate = new Map(others.map((other) => [other.date, other]));
  return !fitsBetween(strain, byDate) && fitsBetween({ ...strain, hard: false }, byDate);
}

function mayFollow(before: DayStrain | undefined, after: DayStrain | undefined): boolean {
  if (before === undefined || after === undefined) return true;
  return !(before.heavyLower && (after.heavyLower || after.keyRun)) && !(before.fastRun && after.fastRun);
}
