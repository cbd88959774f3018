import { FOCUS, isNumber, isPlanDemand, isPlanNote, isRecord, isText, LEVEL, listOf, readSessionExtras, shape } from "@ironpace/contract";
import { getMonday, type PhaseLabel } from "@ironpace/training";
import { localDay } from "#ui/format.ts";
import type { PlanView } from "../model/plan-view.ts";
import { readRow, readSession, isStoredPhase, PHASE_NAMES, type StoredPhase } from "./session-row.ts";

/**
 * A row of training_plans with its sessions, as the screens use it.
 * Sessions that cannot be read are dropped; throws with the documented message when the row or all of its sessions cannot.
 */
export function readPlan(row: unknown): PlanView {
  const { rows, facts, ...plan } = readColumns(row);
  if (rows.length === 0) throw new Error("No training sessions received from server");
  const sessions = rows
    .flatMap((session) => readSession(session, plan) ?? [])
    .map((session) => ({ ...session, ...facts.extras[`w${session.week}d${session.day}`], ...getSeason(facts.weeks, session.week) }))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.week - b.week || a.day - b.day);
  if (sessions.length === 0) throw new Error("Invalid session data format received from server");
  return { ...plan, notes: facts.notes, ...(facts.demand === undefined ? {} : { demand: facts.demand }), sessions };
}

function readColumns(stored: unknown) {
  try {
    const row = readRow(stored);
    const createdOn = localDay(new Date(row.required("created_at", isText)));
    const status = row.optional("status", isText) ?? "active";
    const endedAt = row.optional("ended_at", isText);
    const focus = row.optional("focus_area", isText) ?? "general";
    const level = row.optional("level", isText) ?? "intermediate";
    return {
      id: row.required("id", isText),
      title: row.optional("title", isText) ?? "Training Plan",
      description: row.optional("description", isText) ?? "A periodized training plan",
      focus: label(FOCUS, focus),
      level: label(LEVEL, level),
      stored: { focus, level },
      status,
      durationWeeks: row.optional("duration_weeks", isNumber) ?? 12,
      sessionsPerWeek: row.optional("sessions_per_week", isNumber) ?? 4,
      startDate: row.optional("start_date", isText) ?? getMonday(createdOn),
      firstMacroWeek: row.optional("first_macro_week", isNumber) ?? 1,
      createdOn,
      ...(status === "completed" && endedAt ? { endedOn: localDay(new Date(endedAt)) } : {}),
      facts: readFacts(row.optional("adaptation_data", isAnything)),
      rows: row.required("training_sessions", isList),
    };
  } catch {
    throw new Error("Error transforming plan data");
  }
}

/** The phase that is shown follows the race, where there is one. */
function getSeason(weeks: readonly WeekFrame[], number: number): { readonly phase?: PhaseLabel } {
  const season = weeks.find(({ week }) => week === number)?.season;
  return season === undefined ? {} : { phase: PHASE_NAMES[season] };
}

interface WeekFrame {
  readonly week: number;
  readonly season?: StoredPhase;
}

/** What stands beside the sessions; a part that cannot be read is left out. The column may hold the object itself or its JSON text. */
function readFacts(column: unknown) {
  const value = isText(column) ? parseJson(column) : column;
  const { notes, demand, sessions, weeks } = isRecord(value) ? value : {};
  return {
    notes: isNotes(notes) ? notes : [],
    demand: isPlanDemand(demand) ? demand : undefined,
    /** By the engine's id of the session. */
    extras: readSessionExtras(sessions),
    weeks: isWeeks(weeks) ? weeks : [],
  };
}

const isNotes = listOf(isPlanNote);
const isWeeks = listOf(shape<WeekFrame>({ week: isNumber }, { season: isStoredPhase }));
const isList = listOf((_value): _value is unknown => true);
const isAnything = (_value: unknown): _value is unknown => true;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function label(enumeration: typeof FOCUS | typeof LEVEL, stored: string): string {
  const value = enumeration.read(stored);
  return value === undefined ? stored : ((enumeration.labels as Readonly<Record<string, string>>)[value] ?? stored);
}
