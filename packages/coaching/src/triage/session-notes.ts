import type { Tables } from "@ironpace/contract";
import type { FunctionContext } from "../context.ts";
import type { Category } from "./categories.ts";
import { raiseStop } from "./stops.ts";
import { triage, type Triage } from "./triage.ts";

/** How many hours back notes are read for signs of danger (triage.md section 3.1). */
const READ_HOURS = 48;
/** Notes of one table that are read: the newest. */
const MAX_NOTES = 10;

/** A text of one row. A row without `updated_at` is written once. */
interface Note {
  readonly text: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/**
 * Reads what the athlete wrote in the last two days about sessions, bests, results, goals and mornings, why a session was skipped included, for signs
 * of danger, and stores a stop for each that stops training. What was cleared, or called a misunderstanding, is not raised again; the same words written
 * anew are.
 */
export async function stopForNotes(context: FunctionContext): Promise<void> {
  let stops: Promise<readonly KnownStop[]> | undefined;
  for (const note of await recentNotes(context)) {
    const found = await triageNote(note.text, context.today);
    if (found.kind !== "sign" || found.person === "other") continue;
    if ((await (stops ??= readStops(context))).some((stop) => isOf(stop, note, found.category))) continue;
    await raiseStop({ ...found, quote: toQuote(note) }, { isWeak: !found.isSure, source: "session" }, context);
  }
}

/** Reading up to eighty notes keeps the processor busy: other requests run in between, and a harmless note is read once a day. */
async function triageNote(note: string, today: string): Promise<Triage> {
  const known = harmless.get(note);
  if (known?.today === today) return known.found;
  await new Promise((resolve) => setTimeout(resolve));
  const found = await triage(note, [], today);
  if (found.kind === "sign") return found;
  const [oldest] = harmless.keys();
  if (harmless.size >= MAX_CACHED_NOTES && oldest !== undefined) harmless.delete(oldest);
  harmless.set(note, { today, found });
  return found;
}

/** Harmless notes that this process has read already. */
const harmless = new Map<string, { readonly today: string; readonly found: Triage }>();
const MAX_CACHED_NOTES = 1000;

/** The texts written last; where an import stored many at the same moment, those about the latest days. */
async function recentNotes({ data, userId }: FunctionContext): Promise<readonly Note[]> {
  const since = new Date(Date.now() - READ_HOURS * 3_600_000).toISOString();
  const newestFirst = { ascending: false };
  const selectUpdated = (table: "performed_sessions" | "logged_sessions" | "personal_bests" | "check_ins", day: string) =>
    data
      .from(table)
      .select("text:notes, created_at, updated_at")
      .eq("user_id", userId)
      .gte("updated_at", since)
      .not("notes", "is", null)
      .order("updated_at", newestFirst)
      .order(day, newestFirst)
      .limit(MAX_NOTES)
      .throwOnError();
  const selectCreated = (table: "competition_benchmarks" | "benchmark_wods", day: string) =>
    data
      .from(table)
      .select("text:notes, created_at, updated_at:created_at")
      .eq("user_id", userId)
      .gte("created_at", since)
      .not("notes", "is", null)
      .order("created_at", newestFirst)
      .order(day, newestFirst)
      .limit(MAX_NOTES)
      .throwOnError();
  const lists = await Promise.all([
    data
      .from("training_sessions")
      .select("text:skip_reason, created_at, updated_at, training_plans!inner(creator_id)")
      .eq("training_plans.creator_id", userId)
      .gte("updated_at", since)
      .not("skip_reason", "is", null)
      .order("updated_at", newestFirst)
      .order("scheduled_date", newestFirst)
      .limit(MAX_NOTES)
      .throwOnError(),
    data
      .from("goals")
      .select("text:description, created_at, updated_at")
      .eq("user_id", userId)
      .gte("updated_at", since)
      .not("description", "is", null)
      .order("updated_at", newestFirst)
      .order("start_date", newestFirst)
      .limit(MAX_NOTES)
      .throwOnError(),
    selectUpdated("performed_sessions", "performed_at"),
    selectUpdated("logged_sessions", "date"),
    selectUpdated("personal_bests", "date"),
    selectUpdated("check_ins", "day"),
    selectCreated("competition_benchmarks", "date"),
    selectCreated("benchmark_wods", "date_completed"),
  ]);
  return lists.flatMap(({ data: rows }) =>
    rows.flatMap(({ text, created_at: createdAt, updated_at: updatedAt }) =>
      text === null || text.trim().length <= 3 ? [] : [{ text, createdAt, updatedAt }],
    ),
  );
}

type KnownStop = Pick<Tables<"safety_stops">, "category" | "quote" | "ended_at">;

async function readStops({ data, userId }: FunctionContext): Promise<readonly KnownStop[]> {
  const { data: rows } = await data
    .from("safety_stops")
    .select("category, quote, ended_at")
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .limit(MAX_STOPS)
    .throwOnError();
  return rows;
}
const MAX_STOPS = 100;

/** Whether the note raised this stop, which is open, or whoever ended it knew of the note: since then at most another column of its row has changed. */
function isOf({ category, quote, ended_at: endedAt }: KnownStop, note: Note, found: Category): boolean {
  const isSame = quote === toQuote(note);
  if (endedAt === null) return isSame;
  return (category === found && isBefore(note.updatedAt, endedAt)) || (isSame && isBefore(note.createdAt, endedAt));
}

function isBefore(time: string, other: string): boolean {
  return Date.parse(time) <= Date.parse(other);
}

/** The whole note, which tells the same words written anew from those of an earlier stop, up to the characters that the table takes. */
function toQuote({ text }: Note): string {
  return text.trim().slice(0, MAX_QUOTE);
}
const MAX_QUOTE = 300;
