import type { FunctionContext } from "../context.ts";
import { raiseStop } from "./stops.ts";
import { triage, type Triage } from "./triage.ts";

/** How many hours back notes are read for signs of danger (triage.md section 3.1). */
const READ_HOURS = 48;
/** Notes of one table that are read: the newest. */
const MAX_NOTES = 10;

/**
 * Reads what the athlete wrote in the last two days about sessions, bests, results, goals and mornings, why a session was skipped included, for signs
 * of danger, and stores a stop for the first one that stops training. A note raises a stop once: what was cleared, or called a misunderstanding, is not
 * raised again.
 */
export async function stopForNotes(context: FunctionContext): Promise<void> {
  for (const note of await recentNotes(context)) {
    const found = await triageNote(note, context.today);
    if (found.kind !== "sign" || found.person === "other" || (await isKnown(found.quote, context))) continue;
    if (await raiseStop(found, { isWeak: !found.isSure, source: "session" }, context)) return;
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
async function recentNotes({ data, userId }: FunctionContext): Promise<readonly string[]> {
  const since = new Date(Date.now() - READ_HOURS * 3_600_000).toISOString();
  const newestFirst = { ascending: false };
  const selectUpdated = (table: "performed_sessions" | "logged_sessions" | "personal_bests" | "check_ins", day: string) =>
    data
      .from(table)
      .select("notes")
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
      .select("notes")
      .eq("user_id", userId)
      .gte("created_at", since)
      .not("notes", "is", null)
      .order("created_at", newestFirst)
      .order(day, newestFirst)
      .limit(MAX_NOTES)
      .throwOnError();
  const [skipped, goals, ...lists] = await Promise.all([
    data
      .from("training_sessions")
      .select("skip_reason, training_plans!inner(creator_id)")
      .eq("training_plans.creator_id", userId)
      .gte("updated_at", since)
      .not("skip_reason", "is", null)
      .order("updated_at", newestFirst)
      .order("scheduled_date", newestFirst)
      .limit(MAX_NOTES)
      .throwOnError(),
    data
      .from("goals")
      .select("description")
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
  const texts = [
    ...lists.flatMap((list) => list.data.map(({ notes }) => notes)),
    ...skipped.data.map(({ skip_reason: reason }) => reason),
    ...goals.data.map(({ description }) => description),
  ]
    .filter((text) => text !== null)
    .filter((text) => text.trim().length > 3);
  return [...new Set(texts)];
}

/** Whether a note has raised a stop before, open or ended. */
async function isKnown(quote: string, { data, userId }: FunctionContext): Promise<boolean> {
  const { data: rows } = await data
    .from("safety_stops")
    .select("id")
    .eq("user_id", userId)
    .eq("quote", quote.slice(0, 300))
    .limit(1)
    .throwOnError();
  return rows.length > 0;
}
