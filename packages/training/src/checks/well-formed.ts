import { DOSE_LADDERS } from "../catalogue/ladders/dose-ladders.ts";
import { parseDay } from "../calendar/day.ts";
import type { ExerciseItem, Pace, Plan, Session, Violation } from "../model/plan.ts";
import { isSessionCode } from "../model/session-codes.ts";
import { inSession, getItems } from "./rule.ts";

/** No set, distance or time of a plan comes near it. */
const MOST = 1e6;
const MOST_WEEKS = 12;
const MOST_LINES = 100;
const ZONES: ReadonlySet<string> = new Set<Pace["zone"]>(["recovery", "easy", "marathon", "threshold", "interval", "repetition", "race"]);
const UNITS: ReadonlySet<string> = new Set<Pace["per"]>(["km", "500m", "100m"]);

/**
 * What every other rule takes for granted: days that exist, numbers that are numbers and no larger than life, weeks of a block.
 * A plan that breaks this is not looked at any further.
 */
export function wellFormed(plan: Plan): readonly Violation[] {
  const found: Violation[] = [];
  const wrong = (message: string): number => found.push({ rule: "well-formed", message });
  if (plan.weeks.length === 0 || plan.weeks.length > MOST_WEEKS || plan.weeks.length !== plan.durationWeeks)
    wrong(`${plan.weeks.length} weeks in a plan of ${plan.durationWeeks}`);
  if (!isWhole(plan.firstMacroWeek)) wrong(`the first macro week is ${plan.firstMacroWeek}`);
  for (const { startDate } of [plan, ...plan.weeks]) if (parseDay(startDate) === undefined) wrong(`"${startDate}" is no day`);
  if (!plan.weeks.every((week) => isWhole(week.week) && isWhole(week.macroWeek))) wrong("weeks without numbers");
  for (const session of plan.weeks.flatMap((week) => week.sessions)) {
    for (const problem of sessionProblems(session)) found.push(inSession("well-formed", session, problem));
  }
  return found;
}

function sessionProblems(session: Session): string[] {
  const { duration, intensityLevel, complexity, load, ironLoad, tonnage, distance } = session;
  const items = getItems(session);
  const found: string[] = [];
  if (parseDay(session.date) === undefined) found.push(`"${session.date}" is no day`);
  if (!isWhole(session.weekday) || session.weekday > 7) found.push(`${session.weekday} is no weekday`);
  if (!isSessionCode(session.code)) found.push(`"${String(session.code)}" is no code of a session`);
  if (!isWhole(duration) || !isWhole(session.day) || !isWhole(session.week)) found.push("minutes, day or week are no whole numbers");
  if (!isEffort(intensityLevel) || !isEffort(complexity)) found.push("RPE or complexity is not on its scale");
  if (![load, ironLoad, tonnage, distance].every(isAmount)) found.push("load, tonnage or distance is no amount");
  if (session.work !== undefined && !isLadderWork(session.work)) found.push("work that is on no ladder");
  if (items.length > MOST_LINES) found.push(`${items.length} lines`);
  return [...found, ...items.flatMap((item) => (isMeasured(item) ? [] : [`${item.name}: a number or a zone that is none`]))];
}

function isLadderWork({ stimulus, rung, sets, seconds, metres, restSeconds }: NonNullable<Session["work"]>): boolean {
  return (
    Object.hasOwn(DOSE_LADDERS, stimulus) &&
    Number.isInteger(rung) &&
    isWhole(sets) &&
    isAmount(seconds) &&
    isAmountOrNone(metres) &&
    isAmount(restSeconds)
  );
}

function isMeasured({ sets, rpe, dose, load, pace, power }: ExerciseItem): boolean {
  return (
    (sets === undefined || isWhole(sets)) &&
    (rpe === undefined || (rpe >= 0 && rpe <= 10)) &&
    (pace === undefined || (ZONES.has(pace.zone) && UNITS.has(pace.per))) &&
    isAmountOrNone(dose.reps) &&
    isAmountOrNone(dose.seconds) &&
    isAmountOrNone(dose.metres) &&
    isAmountOrNone(dose.climb) &&
    isAmountOrNone(dose.restSeconds) &&
    isAmountOrNone(dose.totalSeconds) &&
    isAmountOrNone(load?.kilograms) &&
    isAmountOrNone(load?.bar) &&
    isAmountOrNone(load?.oneRepMax) &&
    isAmountOrNone(load?.percent) &&
    isAmountOrNone(pace?.fastest) &&
    isAmountOrNone(pace?.slowest) &&
    isAmountOrNone(power?.low) &&
    isAmountOrNone(power?.high)
  );
}

function isAmountOrNone(value: number | undefined): boolean {
  return value === undefined || isAmount(value);
}

function isAmount(value: number): boolean {
  return value >= 0 && value <= MOST;
}

function isWhole(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MOST;
}

function isEffort(value: number): boolean {
  return value >= 1 && value <= 10;
}
