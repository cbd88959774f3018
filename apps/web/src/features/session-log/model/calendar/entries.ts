import { addDays, getMonday, type Day, type SessionType } from "@ironpace/training";
import { ironShareOf, type OwnPlanned, ownLoad, USUAL_EFFORT } from "#backend/reads/own-planned.ts";
import type { CalendarData, DoneRow, PlannedRow } from "./calendar-data.ts";

/** What an entry is of, or was planned to be. */
export interface Amount {
  readonly minutes: number;
  /** Effort, 1-10. */
  readonly effort?: number;
  readonly kilograms: number;
  readonly metres: number;
  /** Load (minutes × effort) above and below the rod. */
  readonly iron: number;
  readonly pace: number;
}

/** One session of a day: planned, done, or both. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  readonly state: "done" | "now" | "planned" | "missed" | "skipped";
  readonly type?: SessionType;
  readonly plan?: PlannedRow;
  readonly planned?: Amount;
  readonly done?: Amount;
  readonly doneId?: string;
  readonly source?: DoneRow["source"];
  readonly own?: Pick<OwnPlanned, "id" | "kind">;
  readonly notes?: string;
  /** It can be put on another day. */
  readonly isMovable: boolean;
}

/** The sessions of each day. What was planned and done stands on the day it was done. */
export function entriesByDay({ planned, done, own }: CalendarData, today: Day): ReadonlyMap<Day, readonly Entry[]> {
  const plans = new Map(planned.map((row) => [row.id, row]));
  const logged = new Set(done.map(({ training_session_id }) => training_session_id));
  const all = [
    ...done.map((row) => [row.day, doneEntry(row, plans.get(row.training_session_id ?? ""))] as const),
    ...planned.filter(({ id }) => !logged.has(id)).map((row) => [row.day, plannedEntry(row, today)] as const),
    ...own.map((row) => [row.day, ownEntry(row, today)] as const),
  ];
  return new Map([...Map.groupBy(all, ([day]) => day)].map(([day, entries]) => [day, entries.map(([, entry]) => entry)]));
}

function plannedEntry(row: PlannedRow, today: Day): Entry {
  const state = row.status === "completed" ? "done" : row.status === "skipped" ? "skipped" : getState(row.day, today);
  const amount = plannedAmount(row);
  return {
    key: row.id,
    title: row.title,
    state,
    ...typeOf(row),
    plan: row,
    planned: amount,
    // Ticked off without an entry in the ledger: as planned.
    ...(state === "done" ? { done: amount } : {}),
    // The same as on the page of the plan: a race stays on its day; what was missed may be done while its week goes on.
    isMovable: state !== "done" && state !== "skipped" && row.code !== "RACE" && addDays(getMonday(row.day), 6) >= today,
  };
}

function doneEntry(row: DoneRow, plan: PlannedRow | undefined): Entry {
  const planned = plan && plannedAmount(plan);
  // A log of minutes and effort alone: as planned, like a session that is only ticked off.
  const isTimeOnly = row.kilograms === 0 && row.metres === 0 && row.sets === 0;
  const { kilograms, metres } = isTimeOnly && planned !== undefined ? planned : row;
  const minutes = row.duration_minutes ?? 0;
  const load = minutes * (row.session_rpe ?? plan?.intensity_level ?? USUAL_EFFORT);
  const share = ironShare(planned, row);
  return {
    key: row.id,
    title: row.title ?? plan?.title ?? "Session",
    state: "done",
    ...(plan === undefined ? {} : { ...typeOf(plan), plan }),
    ...(planned === undefined ? {} : { planned }),
    done: {
      minutes,
      ...(row.session_rpe === null ? {} : { effort: row.session_rpe }),
      kilograms,
      metres,
      iron: load * share,
      pace: load * (1 - share),
    },
    doneId: row.id,
    source: row.source,
    ...(row.notes === null ? {} : { notes: row.notes }),
    isMovable: false,
  };
}

function ownEntry({ id, kind, type, title, day, duration, notes }: OwnPlanned, today: Day): Entry {
  return {
    key: id,
    title,
    state: getState(day, today),
    planned: { minutes: duration, kilograms: 0, metres: 0, ...ownLoad({ type, title, duration }) },
    own: { id, kind },
    ...(notes === null ? {} : { notes }),
    isMovable: false,
  };
}

function getState(day: Day, today: Day): "now" | "planned" | "missed" {
  return day === today ? "now" : day < today ? "missed" : "planned";
}

function plannedAmount({ duration, intensity_level, load, iron_load, tonnage_kg, distance_m, type }: PlannedRow): Amount {
  const iron = iron_load ?? load * SHARES[type];
  return {
    minutes: duration,
    effort: intensity_level,
    kilograms: tonnage_kg ?? 0,
    metres: distance_m ?? 0,
    iron,
    pace: Math.max(0, load - iron),
  };
}

/** How much of a session is iron, where the plan does not say. */
const SHARES: Readonly<Record<PlannedRow["type"], number>> = {
  strength: 1,
  skill: 1,
  conditioning: 0,
  recovery: 0,
  mixed: 0.5,
  standard: 0.5,
  general: 0.5,
};

function ironShare(planned: Amount | undefined, { title, kilograms, metres, sets }: DoneRow): number {
  if (planned !== undefined && planned.iron + planned.pace > 0) return planned.iron / (planned.iron + planned.pace);
  if (metres > 0) return kilograms > 0 ? 0.5 : 0;
  // A hike without a distance is known by its title, like one that is planned.
  return kilograms > 0 || sets > 0 ? 1 : ironShareOf(null, title ?? "");
}

function typeOf({ type }: PlannedRow): { readonly type?: SessionType } {
  return type === "standard" || type === "general" ? {} : { type };
}

/** What fits into a day of the month: the first piece of work, without the word that the row says, without how it is rested, and "run" once. */
export function shortTitle(title: string): string {
  const text = title
    .replace(/^Deload: /u, "")
    .replace(/(?:,? (?:then|with|and|each followed by) .*|, [^\d,][^,]*)$/u, "")
    .replace(/^(.*\brun\b.*) run$/iu, "$1");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A session as one line with one figure. */
export interface EntryLine {
  readonly name: string;
  /** "5 × 5:30 min" */
  readonly dose?: string;
  /** Kilograms or pounds on the bar as the title has them: "90", "kg". */
  readonly load?: readonly [value: string, unit: string];
}

/** The first piece of work, with its load or its dose set apart: "Back squat", "4 × 4" and 90 kg, "Threshold run" and "5 × 5:30 min". */
export function toEntryLine(title: string): EntryLine {
  const short = shortTitle(title);
  const [named, value, unit] = / at ([\d.]+) (kg|lb)$/u.exec(short) ?? [];
  if (named !== undefined && value !== undefined && unit !== undefined) {
    const [, name = "", dose = ""] = /^(.*?) ?(\d[\d ×]*)?$/u.exec(short.slice(0, -named.length)) ?? [];
    return { name, ...(dose === "" ? {} : { dose }), load: [value, unit] };
  }
  const [, name = short, dose] = /^(.+), (\d.*)$/u.exec(short) ?? [];
  return dose === undefined ? { name } : { name, dose };
}
