import type { Athlete } from "../../athlete/athlete.ts";
import { type Day, daysBetween, shortDay, type Weekday, WEEKDAY_NAMES } from "../../calendar/day.ts";
import { type DayConflict, type DayConflictKind, dayConflicts } from "../../week/days/day-conflicts.ts";
import { trained } from "../../athlete/interruptions.ts";
import type { Session } from "../../model/plan.ts";
import { SHORTEST_SESSION } from "../../week/slots/week-layout.ts";
import { formatList } from "../../model/words.ts";

/** What a coach would say about a session on its new day. */
export interface MoveWarning {
  readonly kind: DayConflictKind | "no-rest-day" | "day-not-chosen" | "too-long-for-day";
  /** The sessions it is about, in the order of the days. */
  readonly sessionIds: readonly string[];
  /** A sentence for the athlete. */
  readonly message: string;
}

/** What is worse in the new order of days than it was in the old one, by the scheduler's own rules. */
export function moveWarnings(athlete: Athlete, before: readonly Session[], after: readonly Session[]): readonly MoveWarning[] {
  const old = new Map(before.map((session) => [session.id, session]));
  const moved = after.filter(({ id, date }) => old.get(id)?.date !== date);
  const known = new Set(dayConflicts(athlete, before).map(getKey));
  const order = dayConflicts(athlete, after)
    .filter((conflict) => !known.has(getKey(conflict)) && !isOfShortRun(conflict))
    .map(({ kind, sessions }) => warning(kind, sessions, WARNING_TEXTS[kind](sessions)));
  return [
    ...order,
    ...restLost(athlete, before, after, moved),
    ...moved.flatMap((session) => ownDays(athlete, session, old.get(session.id))),
  ];
}

/** A long run that is an easy hour at most needs no fresh legs. */
function isOfShortRun({ kind, sessions }: DayConflict): boolean {
  return (
    kind === "key-run-after-heavy-legs" &&
    sessions.some(({ code, hard, duration }) => code === "RL" && !hard && duration <= SHORT_RUN_MINUTES)
  );
}

const SHORT_RUN_MINUTES = 60;

function warning(kind: MoveWarning["kind"], sessions: readonly Session[], message: string): MoveWarning {
  return { kind, sessionIds: sessions.map(({ id }) => id), message };
}

function getKey({ kind, sessions }: DayConflict): string {
  return [kind, ...sessions.map(({ id }) => id)].join(" ");
}

const days = (sessions: readonly Session[]): string => formatList(sessions.map(({ date }) => shortDay(date)));

const WARNING_TEXTS: { readonly [kind in DayConflictKind]: (sessions: readonly Session[]) => string } = {
  "third-hard-day": (sessions) =>
    `Three hard days in a row: ${days(sessions)}. Put an easy day between them, so that you are fresh for the third.`,
  "heavy-legs-in-a-row": (sessions) => `Heavy leg work on ${days(sessions)}: leave 48 hours between them.`,
  "fast-runs-in-a-row": (sessions) => `Fast runs on ${days(sessions)}: leave 48 hours between them.`,
  "key-run-after-heavy-legs": (sessions) =>
    `Heavy leg work and a quality or long run on ${days(sessions)}: the run is on tired legs, so run it easily or on a later day.`,
};

/** A week has a rest day; moved sessions can put the rest days of two weeks far apart. */
const MOST_DAYS_IN_A_ROW = 6;

function restLost(
  athlete: Athlete,
  before: readonly Session[],
  after: readonly Session[],
  moved: readonly Session[],
): readonly MoveWarning[] {
  const longest = stretches(trained(athlete, after))
    .filter((stretch) => stretch.length > MOST_DAYS_IN_A_ROW && stretch.some((session) => moved.includes(session)))
    .toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return [];
  const ids = new Set(longest.map(({ id }) => id));
  const was = Math.max(
    ...stretches(trained(athlete, before))
      .filter((stretch) => stretch.some(({ id }) => ids.has(id)))
      .map(({ length }) => length),
  );
  const [first, last] = [longest[0], longest.at(-1)];
  if (was >= longest.length || first === undefined || last === undefined) return [];
  return [
    warning(
      "no-rest-day",
      longest,
      `${longest.length} days without a rest day, from ${shortDay(first.date)} to ${shortDay(last.date)}; before this move it was ${was} days.`,
    ),
  ];
}

/** Sessions on days that follow each other. */
function stretches(sessions: readonly Session[]): readonly (readonly Session[])[] {
  const found: Session[][] = [];
  let last: Day | undefined;
  for (const session of sessions.toSorted((a, b) => a.date.localeCompare(b.date))) {
    if (last !== undefined && daysBetween(last, session.date) <= 1) found.at(-1)?.push(session);
    else found.push([session]);
    last = session.date;
  }
  return found;
}

/** A day that was not the athlete's, or too short, is no worse when the session was on such a day before. */
function ownDays({ availability }: Athlete, session: Session, before: Session | undefined): readonly MoveWarning[] {
  const { weekday, date, duration } = session;
  const isChosen = (day: Weekday): boolean => availability.weekdays?.includes(day) ?? true;
  const most = (day: Weekday): number => Math.max(SHORTEST_SESSION, availability.minutes?.[day] ?? Number.POSITIVE_INFINITY);
  const [wasChosen, was] = before === undefined ? [true, duration] : [isChosen(before.weekday), most(before.weekday)];
  return [
    ...(isChosen(weekday) || !wasChosen
      ? []
      : [warning("day-not-chosen", [session], `${WEEKDAY_NAMES[weekday - 1] ?? ""} is not one of your training days.`)]),
    ...(duration <= most(weekday) || was <= most(weekday)
      ? []
      : [warning("too-long-for-day", [session], `That makes ${duration} min on ${shortDay(date)}, but you only have ${most(weekday)}.`)]),
  ];
}
