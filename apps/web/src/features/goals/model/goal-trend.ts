import { isClockGoal, secondsPer } from "@ironpace/contract";
import { getGoalCourse } from "@ironpace/training";
import { formatDay, formatDayMonth } from "#ui/format.ts";
import type { Goal, GoalProgress } from "../api/goals.ts";
import { valueWithUnit } from "./goal.ts";
import { getPast, type LoggedBest } from "./goal-past.ts";
import { getStanding } from "./goal-standing.ts";

type Tracked = Pick<
  Goal,
  "current_value" | "target_value" | "falling" | "unit" | "due_date" | "measure" | "completed_at" | "goal_progress"
>;

const DAYS_PER_MONTH = 30;

export interface GoalTrend {
  /** Change of the value a day, towards the target or away from it; undefined while there is too little to tell. */
  readonly perDay: number | undefined;
  /** First day of the values that the pace is read from. */
  readonly since: string | undefined;
  /** The day on which the target is met at this pace. */
  readonly reachesOn: string | undefined;
  readonly tone: "ahead" | "behind" | "unknown" | "done";
  /** A word for it: more than a tenth of the time left is to spare, or just enough, or too little. */
  readonly standing: "ahead" | "on-track" | "behind" | "unknown";
  /** "4 weeks ahead", or a sentence where nothing can be told. */
  readonly verdict: string;
  /** When it is reached at this pace: "on course for 5 Jan 2027". */
  readonly outlook?: string;
  /** What the pace is, and what it would have to be: "+1.9 kg a month since Aug 2026, 2.4 needed". */
  readonly pace: string | undefined;
}

/**
 * How fast a goal comes on, and when it is reached if that goes on.
 * @param records What the personal best was that the goal is about.
 */
export function getTrend(goal: Tracked, today: string, records: readonly GoalProgress[] = []): GoalTrend {
  const nothing = { perDay: undefined, since: undefined, reachesOn: undefined, pace: undefined };
  if (goal.completed_at !== null)
    return { ...nothing, tone: "done", standing: "unknown", verdict: `Reached ${dayWithYear(goal.completed_at.slice(0, 10))}.` };
  const values = goal.goal_progress;
  const { current_value: current, target_value: target, due_date: due } = goal;
  const course = getGoalCourse({ current, target, due, isMeasured: goal.measure !== null, values }, today, records);
  const { standing, perDay, since, reachesOn, daysEarly: early = 0, age } = course;
  const needed = course.neededPerDay;
  const unknown = {
    ...nothing,
    tone: "unknown",
    standing,
    pace: needed === undefined ? undefined : `${monthly(needed, goal)} a month needed`,
  } as const;
  if (course.state === "stale")
    return { ...unknown, verdict: `The last value is ${Math.floor(age / 7)} weeks old. Enter a new value to get an estimate.` };
  if (perDay === undefined)
    return {
      ...unknown,
      verdict:
        goal.measure === null
          ? "Enter two values at least a week apart to get an estimate."
          : "Log training for a week to get an estimate.",
    };
  const pace = paceText(perDay, goal, needed, since);
  if (reachesOn === undefined)
    return { perDay, since, reachesOn, tone: "behind", standing, verdict: "No progress towards your target right now.", pace };
  const about = `on course for ${formatDayMonth(reachesOn)} ${reachesOn.slice(0, 4)}`;
  if (getStanding(goal, today) === "overdue")
    return { perDay, since, reachesOn, tone: "behind", standing, verdict: "Overdue", outlook: about, pace };
  return {
    perDay,
    since,
    reachesOn,
    tone: early >= 0 ? "ahead" : "behind",
    standing,
    verdict: early === 0 ? "On time" : `${capitalized(spanText(Math.abs(early)))} ${early > 0 ? "ahead" : "behind"}`,
    outlook: about,
    pace,
  };
}

/** What a goal has been, and how it comes on with the best that it is about. */
export function readTrend(goal: Goal, bests: readonly LoggedBest[], today: string) {
  const past = getPast(goal, bests);
  return { past, trend: getTrend(goal, today, past.slice(0, past.length - goal.goal_progress.length)) };
}

/** "+1.9 kg a month since Aug 2026, 2.4 needed"; of a time "0:22 faster a month since Aug 2026, 0:15 faster needed" */
function paceText(perDay: number, goal: Tracked, needed: number | undefined, since: string | undefined): string {
  const from = since === undefined ? "" : ` since ${formatDayMonth(since).split(" ")[1]} ${since.slice(0, 4)}`;
  const now = perDay === 0 ? "No change" : `${monthly(perDay, goal)} a month${from}`;
  if (needed === undefined) return now;
  if (perDay === 0) return `${now}, ${monthly(needed, goal)} a month needed`;
  if (isClockGoal(goal) || Math.sign(needed) !== Math.sign(perDay)) return `${now}, ${monthly(needed, goal)} needed`;
  return `${now}, ${monthlyFigure(needed)} needed`;
}

/** "+1.0 kg", "0:22 faster": of thirty days. */
function monthly(perDay: number, goal: Tracked): string {
  const month = perDay * DAYS_PER_MONTH;
  if (isClockGoal(goal)) {
    const per = secondsPer(goal.unit) ?? 1;
    return `${valueWithUnit(Math.round(Math.abs(month) * per) / per, goal)} ${month < 0 ? "faster" : "slower"}`;
  }
  return `${month < 0 ? "−" : "+"}${monthlyFigure(perDay)}${goal.unit === "" ? "" : ` ${goal.unit}`}`;
}

/** Two digits: "0.4", "2.0", "14". */
function monthlyFigure(perDay: number): string {
  const month = Math.abs(perDay * DAYS_PER_MONTH);
  return month >= 9.95 ? Math.round(month).toLocaleString("en-GB") : month.toFixed(1);
}

function spanText(days: number): string {
  if (days === 1) return "a day";
  return days < 21 ? `${days} days` : `${Math.round(days / 7)} weeks`;
}

/** "A day" begins a sentence. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function dayWithYear(day: string): string {
  return `${formatDay(day)} ${day.slice(0, 4)}`;
}
