import { type Json, toSessionRow, getSessionId, isInModelsWords, type PlanRow, type SessionRow } from "@ironpace/contract";
import type { Layer, Session, SessionChange } from "@ironpace/training";

type Columns = Readonly<Record<string, Json>>;

/** One changed session as it is stored: {column: value} of what differs, the whole row where it was added or removed. */
export interface ChangedRow {
  /** As the engine numbers it: "w2d3". */
  readonly id: string;
  /** Row of training_sessions; null for an added one. */
  readonly session_id: string | null;
  readonly before: Columns | null;
  readonly after: Columns | null;
  readonly session: Session;
  /** In words, where it is not the engine's change. */
  readonly told?: { readonly before: string; readonly after: string; readonly reason: string };
}

/** What a layer changes in the stored sessions, in the order of the days. What the columns cannot tell apart is no change. */
export function changedRows(layer: Layer, { training_sessions: stored }: PlanRow): ChangedRow[] {
  const rows = new Map(stored.map((row) => [getSessionId(row), row]));
  const isMove = layer.adjustment.kind === "move";
  return layer.changes.flatMap((change) => changedRow(change, rows.get(change.sessionId), isMove) ?? []);
}

function changedRow({ sessionId: id, before, after }: SessionChange, row: SessionRow | undefined, isMove: boolean): ChangedRow | undefined {
  const session = after ?? before;
  if (session === undefined) return undefined;
  const session_id = row?.id ?? null;
  const was = before === undefined ? null : toSessionRow(before);
  const is = after === undefined ? null : toSessionRow(after);
  if (row === undefined || was === null || is === null) return { id, session_id, before: was, after: is, session };
  const columns = Object.keys(is).filter((column) => !isSame(was[column], is[column]));
  if (columns.length === 0) return undefined;
  const place = isSame(was["scheduled_date"], is["scheduled_date"]) ? {} : getPlace(row, session, isMove);
  if (isInModelsWords(row)) {
    // Its words stay where only the day is another; else they would speak of what is no longer there.
    if (columns.every((column) => PLACE.has(column)))
      return {
        id,
        session_id,
        before: only(was, columns),
        after: { ...only(is, columns), ...place },
        session: { ...session, title: row.title },
      };
    return { id, session_id, before: was, after: { ...is, ...place }, session };
  }
  return { id, session_id, before: only(was, columns), after: { ...only(is, columns), ...place }, session };
}

const PLACE: ReadonlySet<string> = new Set(["scheduled_date", "weekday"]);

/** Where a session stands on its new day: moved there by the athlete, or planned there. */
function getPlace({ moved_from, scheduled_date }: SessionRow, { date }: Session, isMove: boolean): Columns {
  const origin = moved_from ?? scheduled_date;
  return isMove && origin !== date ? { status: "moved", moved_from: origin } : { status: "planned", moved_from: null };
}

function only(row: Columns, columns: readonly string[]): Columns {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}

/** As JSON, whatever the order of the keys: the database keeps its own. */
function isSame(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => sorted(item) ?? null);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part) ?? null]));
}
