import { isExerciseItem, isFlag, isMainFormat, isNumber, isText, listOf, oneOf, plannedLoads, isRecord } from "@ironpace/contract";
import { addDays, getWeekday, type Day, PHASE_LABELS } from "@ironpace/training";
import { localDay } from "#ui/format.ts";
import type { SessionView } from "../model/plan-view.ts";

export interface SessionPlan {
  /** A Monday. */
  readonly startDate: Day;
  readonly createdOn: Day;
}

/** A row of training_sessions as the screens use it; undefined for one without title or content. */
export function readSession(row: unknown, plan: SessionPlan): SessionView | undefined {
  try {
    return toSession(readRow(row), plan);
  } catch {
    return undefined;
  }
}

function toSession(row: RowReader, plan: SessionPlan): SessionView | undefined {
  const textOf = (column: string) => row.optional(column, isText) ?? "";
  const itemsOf = (column: string) => row.optional(column, isItems) ?? [];
  const amountOf = (column: string) => Number(row.optional(column, isAmount) ?? 0);
  const blocks = {
    warmup: itemsOf("warmup"),
    strength: itemsOf("strength"),
    skill: itemsOf("skill"),
    mainWorkout: itemsOf("main_workout"),
    cooldown: itemsOf("cooldown"),
  };
  if (Object.values(blocks).every((items) => items.length === 0)) return undefined;
  const week = row.required("week", isNumber);
  const day = row.required("day", isNumber);
  const date =
    row.optional("scheduled_date", isText) ?? addDays(plan.startDate, (week - 1) * 7 + (row.optional("weekday", isNumber) ?? day) - 1);
  const duration = row.optional("duration", isNumber) ?? 60;
  const effort = row.optional("intensity_level", isNumber) ?? 5;
  const type = orElse(row, "type", isType, "mixed");
  const loads = plannedLoads({
    duration,
    intensity_level: effort,
    planned_load: row.optional("planned_load", isNumber) ?? null,
    iron_load: row.optional("iron_load", isNumber) ?? null,
    type,
  });
  const completed = row.required("completed", isFlag);
  const code = row.optional("code", isText);
  const mainFormat = row.optional("main_format", isMainFormat);
  const skipReason = textOf("skip_reason");
  const movedFrom = textOf("moved_from");
  const completedAt = textOf("completed_at");
  const sessionRpe = row.optional("session_rpe", isAmount);
  return {
    id: row.required("id", isFilled),
    title: row.required("title", isFilled),
    description: textOf("description"),
    type,
    week,
    day,
    weekday: getWeekday(date),
    date,
    duration,
    phase: PHASE_NAMES[orElse(row, "phase", isStoredPhase, "foundation")],
    isDeload: row.optional("is_deload", isFlag) ?? false,
    isRace: code === "RACE",
    enduranceFirst: code === "SWs" || code === "REs",
    effort,
    complexity: row.optional("complexity", isNumber) ?? 3,
    intent: textOf("training_intent"),
    blocks,
    ...(mainFormat ? { mainFormat } : {}),
    coachNotes: {
      stimulus: textOf("coach_notes_stimulus"),
      strategy: textOf("coach_notes_strategy"),
      substitutions: textOf("coach_notes_substitutions"),
      warmup: textOf("coach_notes_warmup"),
    },
    ...loads,
    tonnage: amountOf("tonnage_kg"),
    distance: amountOf("distance_m"),
    predatesPlan: date < plan.createdOn,
    completed,
    skipped: textOf("status") === "skipped",
    ...(skipReason ? { skipReason } : {}),
    ...(movedFrom ? { movedFrom } : {}),
    ...(textOf("generated_by") === "ai" ? { wordedByModel: true } : {}),
    ...(completed && completedAt ? { doneOn: localDay(new Date(completedAt)) } : {}),
    ...(sessionRpe === undefined ? {} : { sessionRpe: Number(sessionRpe) }),
  };
}

/** What another version of the app has stored reads as the fallback. */
function orElse<Value>(row: RowReader, column: string, guard: (value: unknown) => value is Value, fallback: Value): Value {
  try {
    return row.required(column, guard);
  } catch {
    return fallback;
  }
}

const isItems = listOf(isExerciseItem);
const isFilled = (value: unknown): value is string => isText(value) && value !== "";
/** A number, also where it comes as text. */
const isAmount = (value: unknown): value is number | string => (isNumber(value) || isText(value)) && Number.isFinite(Number(value));
const isType = oneOf("strength", "conditioning", "skill", "recovery", "mixed");

/** The name of a phase by each word that plans are stored with; imported ones call the same three stages otherwise. */
export const PHASE_NAMES = { ...PHASE_LABELS, accumulation: "base", intensity: "build", specialization: "peak" } as const;

export type StoredPhase = keyof typeof PHASE_NAMES;

export function isStoredPhase(value: unknown): value is StoredPhase {
  return isText(value) && Object.hasOwn(PHASE_NAMES, value);
}

type Guard<Value> = (value: unknown) => value is Value;

/** The columns of a stored row. Both throw when there is something else in a column. */
interface RowReader {
  required<Value>(column: string, guard: Guard<Value>): Value;
  /** undefined also where the row has null. */
  optional<Value>(column: string, guard: Guard<Value>): Value | undefined;
}

/** Throws when it is no row at all. */
export function readRow(row: unknown): RowReader {
  if (!isRecord(row)) throw new TypeError("This is not a row");
  const required = <Value>(column: string, guard: Guard<Value>): Value => {
    const value = row[column];
    if (!guard(value)) throw new TypeError(`The column ${column} cannot be read`);
    return value;
  };
  return { required, optional: (column, guard) => (row[column] == null ? undefined : required(column, guard)) };
}
