import { isClockGoal, secondsPer } from "@ironpace/contract";
import { addDays, daysBetween } from "@ironpace/training";
import { formatDay } from "#ui/format.ts";
import type { Goal, GoalProgress } from "../api/goals.ts";
import { valueWithUnit } from "./goal.ts";
import { getStanding } from "./goal-standing.ts";

type Tracked = Pick<
  Goal,
  "current_value" | "target_value" | "falling" | "unit" | "due_date" | "measure" | "completed_at" | "goal_progress"
>;

/** Values older than this say nothing about the pace of today. */
const RECENT_DAYS = 84;
/** Two values closer together than this make no pace. */
const MIN_SPAN_DAYS = 7;
/** A value that is older is asked for anew before anything is estimated. */
const STALE_DAYS = 42;
const DAYS_PER_MONTH = 30;

export interface GoalTrend {
  /** Change of the value a day, towards the target or away from it; undefined while there is too little to tell. */
  readonly perDay: number | undefined;
  /** The day on which the target is met at this pace. */
  readonly reachesOn: string | undefined;
  readonly tone: "ahead" | "behind" | "unknown" | "done";
  /** A word for it: more than a tenth of the time left is to spare, or just enough, or too little. */
  readonly standing: "ahead" | "on-track" | "behind" | "unknown";
  /** "On course for Mon 4 Jan, 26 days early." */
  readonly verdict: string;
  /** What the pace is, and what it would have to be: "+1.9 kg a month, +2.4 kg needed". */
  readonly pace: string | undefined;
}

/** Bests are rare: a year of them makes a pace where the goal itself has too few values. */
const RECORD_DAYS = 366;

/**
 * How fast a goal comes on, and when it is reached if that goes on.
 * @param records What the personal best was that the goal is about.
 */
export function getTrend(goal: Tracked, today: string, records: readonly GoalProgress[] = []): GoalTrend {
  const nothing = { perDay: undefined, reachesOn: undefined, pace: undefined };
  if (goal.completed_at !== null)
    return { ...nothing, tone: "done", standing: "unknown", verdict: `Reached ${dayWithYear(goal.completed_at.slice(0, 10))}.` };
  const daysLeft = daysBetween(today, goal.due_date);
  const left = goal.target_value - goal.current_value;
  const needed = daysLeft > 0 ? `${signed(left / daysLeft, goal)} a month` : undefined;
  const last = goal.goal_progress.at(-1);
  const age = last === undefined ? 0 : daysBetween(last.day, today);
  // What the log counts is of today, however long nothing was added.
  if (goal.measure !== null) return judge(goal, paceOf([...recent(goal, today), { day: today, value: goal.current_value }]), needed, today);
  if (age > STALE_DAYS)
    return {
      ...nothing,
      tone: "unknown",
      standing: "unknown",
      verdict: `The last value is ${Math.floor(age / 7)} weeks old. Enter a new one for an estimate.`,
      pace: needed && `${needed} needed`,
    };
  const known = records.filter(({ day }) => daysBetween(day, today) <= RECORD_DAYS);
  const pace =
    paceOf(recent(goal, today)) ?? (known.length > 1 ? paceOf([...known, { day: today, value: goal.current_value }]) : undefined);
  return judge(goal, pace, needed, today);
}

function judge(goal: Tracked, perDay: number | undefined, needed: string | undefined, today: string): GoalTrend {
  if (perDay === undefined) {
    const verdict = "Enter values at least a week apart to get an estimate.";
    return { perDay, reachesOn: undefined, tone: "unknown", standing: "unknown", verdict, pace: needed && `${needed} needed` };
  }
  const pace = paceText(perDay, goal, needed);
  const left = goal.target_value - goal.current_value;
  const days = left / perDay;
  if (!(days > 0) || days > 3650)
    return { perDay, reachesOn: undefined, tone: "behind", standing: "behind", verdict: "Not moving towards the target right now.", pace };
  const reachesOn = addDays(today, Math.ceil(days));
  const early = daysBetween(reachesOn, goal.due_date);
  const about = `On course for ${dayWithYear(reachesOn)}`;
  if (getStanding(goal, today) === "overdue") return { perDay, reachesOn, tone: "behind", standing: "behind", verdict: `${about}.`, pace };
  return {
    perDay,
    reachesOn,
    tone: early >= 0 ? "ahead" : "behind",
    standing: early < 0 ? "behind" : early > Math.max(7, daysBetween(today, goal.due_date) / 10) ? "ahead" : "on-track",
    verdict: early === 0 ? `${about}, your due date.` : `${about}, ${spanText(Math.abs(early))} ${early > 0 ? "early" : "late"}.`,
    pace,
  };
}

function recent({ goal_progress }: Tracked, today: string): readonly GoalProgress[] {
  return goal_progress.filter(({ day }) => daysBetween(day, today) <= RECENT_DAYS);
}

/** The slope of the straight line through the values, by least squares. */
function paceOf(points: readonly GoalProgress[]): number | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || daysBetween(first.day, last.day) < MIN_SPAN_DAYS) return undefined;
  const days = points.map(({ day }) => daysBetween(first.day, day));
  const meanDay = days.reduce((sum, day) => sum + day, 0) / days.length;
  const meanValue = points.reduce((sum, { value }) => sum + value, 0) / points.length;
  const spread = days.reduce((sum, day) => sum + (day - meanDay) ** 2, 0);
  return points.reduce((sum, { value }, index) => sum + ((days[index] ?? 0) - meanDay) * (value - meanValue), 0) / spread;
}

/** "+1.9 kg a month, +2.4 kg needed" */
function paceText(perDay: number, goal: Tracked, needed: string | undefined): string {
  if (perDay === 0) return `No change${needed === undefined ? "" : `, ${needed} needed`}`;
  return `${signed(perDay, goal)} a month${needed === undefined ? "" : `, ${needed.replace(" a month", "")} needed`}`;
}

function signed(perDay: number, goal: Tracked): string {
  const month = perDay * DAYS_PER_MONTH;
  // A clock to the second, anything else to about two digits.
  const per = isClockGoal(goal) ? (secondsPer(goal.unit) ?? 1) : Math.abs(month) >= 10 ? 1 : 10;
  const text = valueWithUnit(Math.round(Math.abs(month) * per) / per, goal);
  return `${month < 0 ? "−" : "+"}${text}`;
}

function spanText(days: number): string {
  if (days === 1) return "a day";
  return days < 21 ? `${days} days` : `${Math.round(days / 7)} weeks`;
}

function dayWithYear(day: string): string {
  return `${formatDay(day)} ${day.slice(0, 4)}`;
}
