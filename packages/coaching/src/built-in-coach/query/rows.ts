import { type Day, type Session, getWeekday } from "@ironpace/training";
import type { Diary, LiftedSet, Sport, Work, WorkLine } from "../own-data/diary.ts";
import { mean, sum } from "../own-data/figures.ts";
import { getKilograms } from "../own-data/page-numbers/session-amounts.ts";
import type { Span } from "../own-data/span.ts";
import { isOpen } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import type { Limit, Measure, Query, Subject } from "./query.ts";

/** A session, done or planned, with the numbers that a query can ask for. */
export interface Row {
  readonly on: Day;
  readonly title: string;
  readonly code?: string;
  readonly minutes?: number;
  readonly effort?: number;
  readonly load?: number;
  readonly metres: { readonly [sport in Sport]?: number };
  readonly sets: readonly LiftedSet[];
  readonly lines: readonly WorkLine[];
  readonly isPlanned: boolean;
  readonly work?: Work;
  readonly session?: Session;
}

const SPORT_OF_LINE: readonly (readonly [Sport, RegExp])[] = [
  ["row", /\brow erg|^row\b/i],
  ["ski", /\bski\b/i],
  ["ride", /\bbike|ride\b/i],
  ["swim", /\bswim/i],
  ["run", /\brun\b|strides/i],
];

/** The sessions of a query in a span, the oldest first. */
export function getRows(query: Query, subject: Subject, span: Span, diary: Diary, view: CoachView): readonly Row[] {
  const all = query.source === "planned" ? plannedRows(view) : doneRows(diary);
  const rows = all.filter(
    (row) =>
      row.on >= span.from &&
      row.on <= span.to &&
      isOf(subject, row) &&
      (query.except === undefined || !isKind(query.except, row)) &&
      (query.weekdays.length === 0 || query.weekdays.includes(getWeekday(row.on))) &&
      (query.reps === undefined || getSets(row, subject, query).length > 0) &&
      query.limits.every((limit) => isWithin(limit, row, subject, query)),
  );
  return query.latest === undefined ? rows : rows.slice(-query.latest);
}

function doneRows({ work }: Diary): readonly Row[] {
  return work.map((each) => ({
    on: each.on,
    title: each.title,
    ...(each.code !== undefined && { code: each.code }),
    ...(each.minutes !== undefined && { minutes: each.minutes }),
    ...(each.rpe !== undefined && { effort: each.rpe }),
    ...(each.load !== undefined && { load: each.load }),
    metres: each.metres,
    sets: each.sets.filter(({ isWarmUp }) => !isWarmUp),
    lines: each.lines ?? [],
    isPlanned: false,
    work: each,
  }));
}

/** What is still open of the plan. */
function plannedRows({ plan, today }: CoachView): readonly Row[] {
  return (plan?.plan.weeks ?? [])
    .flatMap(({ sessions }) => sessions)
    .filter((session) => session.date >= today && plan !== undefined && isOpen(plan, session))
    .map((session) => ({
      on: session.date,
      title: session.title,
      code: session.code,
      minutes: session.duration,
      effort: session.intensityLevel,
      load: session.load,
      metres: plannedMetres(session),
      sets: [...session.blocks.strength, ...session.blocks.skill].flatMap(({ name, sets = 1, dose, load }) =>
        Array.from({ length: sets }, () => ({
          exercise: name,
          ...(load?.kilograms !== undefined && { kilograms: load.kilograms }),
          ...(dose.reps !== undefined && { reps: dose.reps }),
          perHand: load?.perHand ?? false,
          isWarmUp: false,
        })),
      ),
      lines: session.blocks.mainWorkout.map(({ name, sets = 1, dose, load }) => ({
        name,
        ...(load?.kilograms !== undefined && { kilograms: load.kilograms, perHand: load.perHand }),
        ...(dose.metres !== undefined && { metres: sets * dose.metres }),
        ...(dose.reps !== undefined && { reps: sets * dose.reps }),
      })),
      isPlanned: true,
      session,
    }));
}

/** Metres by sport; the warm-up counts only in a session that is nothing but running. */
function plannedMetres({ code, blocks }: Session): Row["metres"] {
  const items = /^R[A-Z]$/.test(code) ? [...blocks.warmup, ...blocks.mainWorkout, ...blocks.cooldown] : blocks.mainWorkout;
  const metres: { [sport in Sport]?: number } = {};
  for (const { name, sets = 1, dose } of items) {
    const sport = SPORT_OF_LINE.find(([, pattern]) => pattern.test(name))?.[0];
    if (sport !== undefined && dose.metres !== undefined) metres[sport] = (metres[sport] ?? 0) + sets * dose.metres;
  }
  return metres;
}

function isKind(kind: Subject["kind"], row: Row): boolean {
  if (kind === undefined) return true;
  return row.work === undefined ? row.session !== undefined && kind.isPlanned(row.session) : kind.isDone(row.work);
}

function isOf({ kind, lift, sport, line }: Subject, row: Row): boolean {
  if (lift !== undefined) return isKind(kind, row) && row.sets.some(({ exercise }) => lift.fits.test(exercise));
  if (line !== undefined) return row.lines.some(({ name }) => line.fits.test(name));
  if (sport !== undefined && sport !== "run") return (row.metres[sport] ?? 0) > 0 || isKind(kind, row);
  return isKind(kind, row);
}

/** Lines of the main part that are the station of a subject. */
export function getLines({ lines }: Row, { line }: Subject): readonly WorkLine[] {
  return line === undefined ? [] : lines.filter(({ name }) => line.fits.test(name));
}

/** Working sets of the exercise, with at least the repetitions that the query names. */
export function getSets({ sets }: Row, { lift }: Subject, { reps }: Pick<Query, "reps">): readonly LiftedSet[] {
  return sets.filter(
    ({ exercise, reps: done }) => (lift === undefined || lift.fits.test(exercise)) && (reps === undefined || (done ?? 0) >= reps),
  );
}

function isWithin({ measure, value, bound }: Limit, row: Row, subject: Subject, query: Query): boolean {
  const of = getValue(row, measure, subject, query);
  return of !== undefined && (bound === "least" ? of >= value : of <= value);
}

/** What a session gives for a measure; undefined where that is not logged. */
export function getValue(row: Row, measure: Measure, subject: Subject, query: Pick<Query, "reps">): number | undefined {
  const sets = getSets(row, subject, query);
  switch (measure) {
    case "time":
      return row.minutes;
    case "distance":
      return getMetres(row, subject);
    case "pace":
      return isPaced(row) ? (60_000 * (row.minutes ?? 0)) / (row.metres.run ?? 1) : undefined;
    case "effort":
      return subject.lift === undefined ? row.effort : (mean(sets.flatMap(({ rpe }) => rpe ?? [])) ?? row.effort);
    case "load":
      return row.load;
    case "sets":
      return sets.length;
    case "reps":
      if (subject.line !== undefined) return sum(getLines(row, subject).map(({ reps = 0 }) => reps));
      return sum(sets.map(({ reps }) => reps ?? 0));
    case "tonnage":
      // A session without logged sets counts as planned, as on the pages.
      if (row.work !== undefined && subject.lift === undefined && query.reps === undefined) return getKilograms(row.work);
      return sum(sets.map(({ kilograms, reps, perHand }) => (kilograms ?? 0) * (reps ?? 0) * (perHand ? 2 : 1)));
    case "weight": {
      const loads = (subject.line === undefined ? sets : getLines(row, subject)).flatMap(({ kilograms }) => kilograms ?? []);
      return loads.length === 0 ? undefined : Math.max(...loads);
    }
    default:
      return 1;
  }
}

/** Metres of the sport of a subject; of everything, of all sports. */
export function getMetres(row: Row, subject: Subject): number | undefined {
  const { metres } = row;
  const { sport } = subject;
  if (subject.line !== undefined) return sum(getLines(row, subject).map((line) => line.metres ?? 0)) || undefined;
  const of = sport === undefined ? sum(Object.values(metres)) : (metres[sport] ?? 0);
  return of === 0 ? undefined : of;
}

/** A pace follows only from the time of a run that was nothing but running without rests. */
function isPaced({ code, metres, minutes, sets }: Row): boolean {
  return (code === "RL" || code === "RE") && (metres.run ?? 0) > 0 && minutes !== undefined && sets.length === 0;
}

/** Measures of which the sessions of a period are added up. */
export const SUMMED_METRICS: ReadonlySet<Measure> = new Set<Measure>(["sessions", "time", "distance", "load", "sets", "reps", "tonnage"]);

/** One number for several sessions. */
export function getTotal(rows: readonly Row[], measure: Measure, subject: Subject, query: Pick<Query, "reps">): number | undefined {
  if (measure === "sessions") return rows.length;
  const values = rows.flatMap((row) => getValue(row, measure, subject, query) ?? []);
  if (measure === "weight") return values.length === 0 ? undefined : Math.max(...values);
  if (measure === "pace") {
    const paced = rows.filter((row) => getValue(row, "pace", subject, query) !== undefined);
    return paced.length === 0
      ? undefined
      : (60_000 * sum(paced.map(({ minutes }) => minutes ?? 0))) / sum(paced.map(({ metres }) => metres.run ?? 0));
  }
  return SUMMED_METRICS.has(measure) ? sum(values) : mean(values);
}
