import { addDays, type Day } from "../../calendar/day.ts";
import { formatList } from "../../model/words.ts";
import { shortTitle } from "./short-title.ts";
import type { MovedNumber } from "./moved-numbers.ts";
import { decideForWeek, type WeekDecision } from "./week-decision.ts";
import type { DoneWork, PlannedWork, WeekRecord } from "./week-record.ts";

/** Planned against done, in one unit. */
export interface PlannedAndDone {
  readonly planned: number;
  readonly done: number;
}

/** A day of the week as it is drawn: strength above the bar, endurance below. */
export interface ReviewDay {
  readonly date: Day;
  /** Load (minutes × effort) of the planned sessions, as strength and endurance. */
  readonly planned: { readonly iron: number; readonly pace: number };
  /** The part of it that was done. */
  readonly done: { readonly iron: number; readonly pace: number };
  /** Training that nobody had planned. */
  readonly hasExtra: boolean;
}

export interface WeekReview {
  readonly monday: Day;
  readonly sunday: Day;
  /** "4 of 5 sessions done." */
  readonly verdict: string;
  readonly sessions: PlannedAndDone;
  /** Kilograms. */
  readonly strength: PlannedAndDone;
  /** Metres. */
  readonly endurance: PlannedAndDone;
  readonly days: readonly ReviewDay[];
  readonly bests: WeekRecord["bests"];
  /** Estimates that the week has moved. */
  readonly moved: readonly MovedNumber[];
  /** What the week after it holds; undefined without a plan for it. */
  readonly next?: {
    readonly sessions: number;
    readonly minutes: number;
    readonly isDeload: boolean;
    /** Change against the planned load of this week, in percent: 8 is 8 % more; absent without a planned week before it. */
    readonly change?: number;
    /** "Next week", "This week" once it has begun. */
    readonly when: "Next week" | "This week";
    /** What it does about the week before it, a sentence. */
    readonly text: string;
  };
  readonly decision: WeekDecision;
}

/** The review of a week for the athlete on the day `today`; undefined when nothing was planned and nothing was done. */
export function reviewWeek(record: WeekRecord, today: Day): WeekReview | undefined {
  const { monday, bests, moved = [] } = record;
  const sunday = addDays(monday, 6);
  const week = record.planned.filter(({ date }) => date >= monday && date <= sunday);
  const next = record.planned.filter(({ date }) => date > sunday);
  const done = record.done.filter(({ date }) => date >= monday && date <= sunday);
  if (week.length === 0 && done.length === 0) return undefined;
  const isDone = getDone(done);
  const sessions = { planned: week.length, done: week.filter(isDone).length };
  const extra = done.filter(({ plannedId }) => plannedId === undefined || !week.some(({ id }) => id === plannedId)).length;
  return {
    monday,
    sunday,
    verdict: getVerdict(sessions, extra),
    sessions,
    strength: { planned: sum(week, ({ tonnage }) => tonnage), done: amountDone(week, done, isDone, "tonnage") },
    endurance: { planned: sum(week, ({ distance }) => distance), done: amountDone(week, done, isDone, "distance") },
    days: Array.from({ length: 7 }, (_, index) => getDay(addDays(monday, index), week, done, isDone)),
    bests,
    moved,
    ...(next.length === 0
      ? {}
      : {
          next: getNext(
            week,
            next,
            week.filter((session) => !isDone(session) && (session.status === "skipped" || session.date < today)),
            record.isPartial === true,
            today > sunday,
          ),
        }),
    decision: decideForWeek({ record, week, next, done, isDone, today }),
  };
}

/** Whether a planned session was done: ticked off, or logged. */
function getDone(done: readonly DoneWork[]): (session: PlannedWork) => boolean {
  const logged = new Set(done.flatMap(({ plannedId }) => plannedId ?? []));
  return ({ id, status }) => status === "done" || logged.has(id);
}

function getVerdict({ planned, done }: PlannedAndDone, extra: number): string {
  const others = extra === 0 ? "" : `${extra} more that ${extra === 1 ? "was" : "were"} not planned`;
  if (planned === 0) return `${extra} ${extra === 1 ? "session" : "sessions"} done; you had no plan this week.`;
  const base = done === planned ? `All ${planned} sessions done` : `${done} of ${planned} sessions done`;
  return others === "" ? `${base}.` : `${base}, and ${others}.`;
}

/** What was logged; a session that was only ticked off counts as planned. */
function amountDone(
  week: readonly PlannedWork[],
  done: readonly DoneWork[],
  isDone: (session: PlannedWork) => boolean,
  kind: "tonnage" | "distance",
): number {
  const measured = new Set(
    done.flatMap((work) => (work.plannedId !== undefined && (work.tonnage > 0 || work.distance > 0) ? [work.plannedId] : [])),
  );
  const ticked = week.filter((session) => isDone(session) && !measured.has(session.id));
  return sum(done, (work) => work[kind]) + sum(ticked, (session) => session[kind]);
}

function getDay(date: Day, week: readonly PlannedWork[], done: readonly DoneWork[], isDone: (session: PlannedWork) => boolean): ReviewDay {
  const planned = week.filter((session) => session.date === date);
  const split = (sessions: readonly PlannedWork[]) => ({
    iron: sum(sessions, ({ ironLoad }) => ironLoad),
    pace: sum(sessions, ({ load, ironLoad }) => load - ironLoad),
  });
  const known = new Set(week.map(({ id }) => id));
  const hasExtra = done.some((work) => work.date === date && (work.plannedId === undefined || !known.has(work.plannedId)));
  return { date, planned: split(planned), done: split(planned.filter(isDone)), hasExtra };
}

/** A smaller difference is none. */
const SAME_PERCENT = 3;

function getNext(
  week: readonly PlannedWork[],
  next: readonly PlannedWork[],
  missed: readonly PlannedWork[],
  isPartial: boolean,
  isOver: boolean,
): NonNullable<WeekReview["next"]> {
  const [before, after] = [sum(week, ({ load }) => load), sum(next, ({ load }) => load)];
  const isDeload = next.every((session) => session.isDeload);
  const change = before > 0 && !isPartial ? Math.round((100 * after) / before) - 100 : undefined;
  const about = aboutNext(
    `${next.length} ${next.length === 1 ? "session" : "sessions"}`,
    isDeload,
    change,
    isOver ? "last week" : "this week",
  );
  const text = missed.length === 0 ? about : `${about} You do not have to catch up on ${getNames(missed)}.`;
  return {
    sessions: next.length,
    minutes: sum(next, ({ minutes }) => minutes),
    isDeload,
    ...(change === undefined ? {} : { change }),
    when: isOver ? "This week" : "Next week",
    text,
  };
}

/** "5 sessions with 8 % more work than this week", on a Monday "than last week". Without a whole planned week before it there is nothing to compare with. */
function aboutNext(sessions: string, isDeload: boolean, change: number | undefined, before: "this week" | "last week"): string {
  if (change === undefined) return isDeload ? `Deload week with ${sessions}.` : `${sessions}.`;
  const isSame = Math.abs(change) < SAME_PERCENT;
  const direction = isSame ? "about as much work" : `${Math.abs(change)}% ${change > 0 ? "more" : "less"} work`;
  if (isDeload)
    return change < 0 && !isSame ? `A deload: ${direction}, so that you recover from ${before}.` : `A deload: ${sessions}, all easy.`;
  return `${sessions} with ${direction} ${isSame ? "as" : "than"} ${before}.`;
}

/** "Back squat, Long run and 2 more" */
function getNames(sessions: readonly PlannedWork[]): string {
  const named = sessions.slice(0, 2).map(({ title }) => shortTitle(title));
  return formatList(sessions.length > 2 ? [...named, `${sessions.length - 2} more`] : named);
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
