import { addDays, type Day, daysBetween } from "../../calendar/day.ts";

/** The value a goal, or the best it is about, had from a day on. */
export interface GoalPoint {
  readonly day: Day;
  readonly value: number;
}

/** A goal with the values it had, the oldest first. */
export interface CourseGoal {
  readonly current: number;
  readonly target: number;
  readonly due: Day;
  /** The log counts it: its value is of today, however long nothing was added. */
  readonly isMeasured: boolean;
  readonly values: readonly GoalPoint[];
}

/** How fast a goal comes on, and where that leads. */
export interface GoalCourse {
  /** `stale`: the last value is too old to tell; `unknown`: too few values; `away`: not moving towards the target; `moving`: it is. */
  readonly state: "stale" | "unknown" | "away" | "moving";
  /** Change of the value a day. */
  readonly perDay?: number;
  /** First day of the values that `perDay` is read from. */
  readonly since?: Day;
  /** Change a day that would meet the target on its day; absent once that is past. */
  readonly neededPerDay?: number;
  /** The day on which the target is met at this pace; of `moving` only. */
  readonly reachesOn?: Day;
  /** Days from `reachesOn` until the due day, negative when it is late; of `moving` only. */
  readonly daysEarly?: number;
  /** Days since the last value. */
  readonly age: number;
  /** More than a tenth of the time left is to spare, or just enough, or too little. */
  readonly standing: "ahead" | "on-track" | "behind" | "unknown";
}

/** Values older than this say nothing about the pace of today. */
const RECENT_DAYS = 84;
/** Two values closer together than this make no pace. */
const MIN_SPAN_DAYS = 7;
/** A value that is older is asked for anew before anything is estimated. */
const STALE_DAYS = 42;
/** Bests are rare: a year of them makes a pace where the goal itself has too few values. */
const RECORD_DAYS = 366;
/** Ten years: nobody waits so long. */
const MOST_DAYS = 3650;
const LEAST_SPARE_DAYS = 7;

/**
 * Reads the pace of an open goal from its values, and the day it leads to.
 * @param records values of the personal best that the goal is about, from before its own
 */
export function getGoalCourse(goal: CourseGoal, today: Day, records: readonly GoalPoint[] = []): GoalCourse {
  const daysLeft = daysBetween(today, goal.due);
  const last = goal.values.at(-1);
  const age = last === undefined ? 0 : daysBetween(last.day, today);
  const known = { age, ...(daysLeft > 0 && { neededPerDay: (goal.target - goal.current) / daysLeft }) };
  const now = { day: today, value: goal.current };
  const recent = goal.values.filter(({ day }) => daysBetween(day, today) <= RECENT_DAYS);
  if (goal.isMeasured) return judge(goal, getPace([...recent, now]), known, today);
  if (age > STALE_DAYS) return { ...known, state: "stale", standing: "unknown" };
  const ofYear = records.filter(({ day }) => daysBetween(day, today) <= RECORD_DAYS);
  return judge(goal, getPace(recent) ?? (ofYear.length > 1 ? getPace([...ofYear, now]) : undefined), known, today);
}

function judge(
  { current, target, due }: CourseGoal,
  pace: Pace | undefined,
  known: Pick<GoalCourse, "age" | "neededPerDay">,
  today: Day,
): GoalCourse {
  if (pace === undefined) return { ...known, state: "unknown", standing: "unknown" };
  const { perDay } = pace;
  const days = (target - current) / perDay;
  if (!(days > 0) || days > MOST_DAYS) return { ...known, ...pace, state: "away", standing: "behind" };
  const reachesOn = addDays(today, Math.ceil(days));
  const daysEarly = daysBetween(reachesOn, due);
  const daysLeft = daysBetween(today, due);
  const isLate = daysEarly < 0 || daysLeft <= 0;
  const standing = isLate ? "behind" : daysEarly > Math.max(LEAST_SPARE_DAYS, daysLeft / 10) ? "ahead" : "on-track";
  return { ...known, ...pace, state: "moving", reachesOn, daysEarly, standing };
}

type Pace = Required<Pick<GoalCourse, "perDay" | "since">>;

/** The slope of the straight line through the values, by least squares; undefined for too short a time. */
function getPace(points: readonly GoalPoint[]): Pace | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || daysBetween(first.day, last.day) < MIN_SPAN_DAYS) return undefined;
  const days = points.map(({ day }) => daysBetween(first.day, day));
  const meanDay = days.reduce((sum, day) => sum + day, 0) / days.length;
  const meanValue = points.reduce((sum, { value }) => sum + value, 0) / points.length;
  const spread = days.reduce((sum, day) => sum + (day - meanDay) ** 2, 0);
  const perDay = points.reduce((sum, { value }, index) => sum + ((days[index] ?? 0) - meanDay) * (value - meanValue), 0) / spread;
  return { perDay, since: first.day };
}
