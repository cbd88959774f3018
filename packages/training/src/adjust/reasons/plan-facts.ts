import { addDays, type Day, shortDay } from "../../calendar/day.ts";
import type { ExerciseItem, Plan, Session } from "../../model/plan.ts";
import type { BareChange, Version } from "../version.ts";
import { workLines, workName } from "./work-words.ts";

/** What notes say is read off the two plans, so that it is true of them. */
export interface Plans {
  readonly before: Version;
  readonly after: Version;
}

export function sessionsFrom({ weeks }: Plan, from: Day, to: Day): readonly Session[] {
  return weeks.flatMap(({ sessions }) => sessions.filter(({ date }) => from <= date && date <= to));
}

export function totalMinutes(sessions: readonly Session[]): number {
  return sessions.reduce((sum, { duration }) => sum + duration, 0);
}

/** Whether no day from `today` on has more minutes than before. */
export function isNoDayLonger({ before, after }: Plans, today: Day): boolean {
  const planned = new Map<Day, number>();
  for (const { date, duration } of sessionsFrom(before.plan, today, LAST)) planned.set(date, (planned.get(date) ?? 0) + duration);
  return sessionsFrom(after.plan, today, LAST).every(({ date, duration, code }) => code === "RACE" || duration <= (planned.get(date) ?? 0));
}

const LAST: Day = "9999-12-31";

/** Whether a session is easy from its first line to its last. */
export function isEasy({ hard, intensityLevel, blocks }: Session): boolean {
  const lines = [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];
  return !hard && intensityLevel <= EASY && lines.every(({ rpe = 0 }) => rpe <= EASY);
}

/** Effort of 1 to 10 that nobody calls hard: sentences stay possible (return-ladders.md section 2, S1). */
const EASY = 5;

/** Weeks of which a note gives the minutes, and the difference that is worth a word. */
const MOST_WEEKS = 3;
const FEWEST_MINUTES = 5;

/** "Minutes: 221 instead of 279 in the week of Mon 7 Dec, 216 instead of 279 in the week of Mon 14 Dec." Empty where weeks stay as long. */
export function weekMinutesNote({ before, after }: Plans, today: Day): string[] {
  const weeks = after.plan.weeks.flatMap(({ startDate, sessions }, index): string[] => {
    const was = totalMinutes(before.plan.weeks[index]?.sessions ?? []);
    const is = totalMinutes(sessions);
    if (addDays(startDate, 6) < today || Math.abs(was - is) < FEWEST_MINUTES) return [];
    return [`${is} instead of ${was} in the week of ${shortDay(startDate)}`];
  });
  if (weeks.length === 0) return [];
  const others = weeks.length - MOST_WEEKS;
  const more = others < 1 ? "" : others === 1 ? ", and one more week changes" : `, and ${others} more weeks change`;
  return [`Minutes: ${weeks.slice(0, MOST_WEEKS).join(", ")}${more}.`];
}

/** The days after one: "Thu 3 Dec 14 min, Sat 5 Dec 31 min", with the minutes that their titles have. */
export function daysInMinutes(sessions: readonly Session[]): string {
  return sessions.map((session) => `${shortDay(session.date)} ${titleMinutes(session)} min`).join(", ");
}

/** Minutes that a title names; all of them where it names none. */
function titleMinutes({ title, duration }: Session): number {
  return Number(/(\d+) min\b/u.exec(title)?.[1] ?? duration);
}

/** " From Mon 14 Dec on the plan is as before.", of a lighter week that follows that too. */
export function goesOnFrom(plans: Plans, day: Day): string {
  if (!isSameAfter(plans, day)) return "";
  const next = addDays(day, 1);
  const week = plans.after.plan.weeks.findLast(({ startDate }) => startDate <= next);
  const lighter = week?.isDeload === true && week.startDate === next ? ": that is the lighter week" : "";
  return ` From ${shortDay(next)} on the plan is as before${lighter}.`;
}

/** Another pace over the same kilometres takes other minutes. */
export function shorterWeeks({ before, after }: Plans): string[] {
  const changes = after.plan.weeks.map(
    ({ sessions }, index) => totalMinutes(sessions) - totalMinutes(before.plan.weeks[index]?.sessions ?? []),
  );
  const most = changes.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 0;
  return Math.abs(most) < FEWEST_MINUTES
    ? []
    : [`The kilometres stay about as they are, so a week takes up to ${Math.abs(most)} minutes ${most < 0 ? "less" : "more"}.`];
}

/** What the next days do with the kinds of work of before: left out, made less, as before, and new. */
export interface NextDays {
  readonly out: readonly ExerciseItem[];
  readonly less: readonly ExerciseItem[];
  /** Up to a tenth less. */
  readonly littleLess: readonly ExerciseItem[];
  readonly stays: readonly ExerciseItem[];
  readonly instead: readonly ExerciseItem[];
}

export function nextDays({ before, after }: Plans, today: Day, days: number): NextDays {
  const last = addDays(today, days - 1);
  const [was, is] = [before, after].map(({ plan }) => sessionsFrom(plan, today, last).flatMap(workLines));
  const [old, now] = [amounts(was ?? []), amounts(is ?? [])];
  const result = {
    out: [] as ExerciseItem[],
    less: [] as ExerciseItem[],
    littleLess: [] as ExerciseItem[],
    stays: [] as ExerciseItem[],
    instead: [] as ExerciseItem[],
  };
  // Easy kilometres in the place of fast ones are no more running than before.
  const all = (found: typeof old, name: string): number =>
    (found.get(name)?.amount ?? 0) + (name === "running" ? (found.get("fast running")?.amount ?? 0) : 0);
  for (const [name, { item }] of old) {
    const share = all(now, name) / all(old, name);
    if (!now.has(name)) result.out.push(item);
    else if (share < MOSTLY) result.less.push(item);
    else if (share < WHOLE) result.littleLess.push(item);
    else result.stays.push(item);
  }
  for (const [name, { item }] of now) if (!old.has(name)) result.instead.push(item);
  return result;
}

/** Less than this share of what it was is less. */
const MOSTLY = 0.9;
/** A minute of warm-up more or less is as before. */
const WHOLE = 0.98;

/** The work of each kind, as seconds, with kilograms where there are some. */
function amounts(lines: readonly ExerciseItem[]): ReadonlyMap<string, { readonly item: ExerciseItem; readonly amount: number }> {
  const found = new Map<string, { item: ExerciseItem; amount: number }>();
  for (const item of lines) {
    const name = workName(item.name);
    const amount = item.dose.totalSeconds * (item.load?.kilograms ?? 1);
    found.set(name, { item: found.get(name)?.item ?? item, amount: (found.get(name)?.amount ?? 0) + amount });
  }
  return found;
}

/** What stays the same in all the changes. */
export interface Kept {
  readonly days: boolean;
  readonly exercises: boolean;
  readonly sets: boolean;
  readonly loads: boolean;
  readonly paces: boolean;
}

export function keptIn(changes: readonly BareChange[]): Kept {
  const every = (same: (before: Session, after: Session) => boolean): boolean =>
    changes.every(({ before, after }) => before !== undefined && after !== undefined && same(before, after));
  const lines = (value: (item: ExerciseItem) => unknown) => (before: Session, after: Session) =>
    JSON.stringify(workLines(before).map(value)) === JSON.stringify(workLines(after).map(value));
  return {
    days: every((before, after) => before.date === after.date),
    exercises: every(lines(({ name }) => name)),
    sets: every(lines(({ name, sets, dose, load }) => [name, sets, load === undefined ? undefined : dose.reps])),
    loads: every(lines(({ load }) => load?.kilograms)),
    paces: every(lines(({ pace, power }) => [pace, power])),
  };
}

/** Whether everything after a day is as it was. */
function isSameAfter({ before, after }: Plans, day: Day): boolean {
  return (
    JSON.stringify(sessionsFrom(before.plan, addDays(day, 1), LAST)) === JSON.stringify(sessionsFrom(after.plan, addDays(day, 1), LAST))
  );
}
