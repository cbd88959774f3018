import type { FunctionContext } from "../context.ts";
import type { Sign } from "./say.ts";
import { raiseStop } from "./stops.ts";
import { triage, type Triage } from "./triage.ts";

/** How long ago a note may be written to be read for danger (triage.md section 3.1), and how many are. */
const READ_HOURS = 48;
const MOST_NOTES = 10;

/**
 * Reads what the athlete wrote in the last two days about sessions, bests, results, goals and mornings, why a session was skipped included, for signs
 * of danger, and stores a stop for one that stops training. A note raises a stop once: what was cleared, or called a misunderstanding, is not raised again. The
 * sign that was raised now.
 */
export async function signInNotes(context: FunctionContext): Promise<Sign | undefined> {
  const notes = await recentNotes(context);
  for (const note of notes) {
    const found = await read(note, context.today);
    if (found.kind !== "sign" || found.person === "other" || (await isKnown(found.quote, context))) continue;
    if (await raiseStop(found, { isWeak: !found.isSure, source: "session" }, context)) return found;
  }
  return undefined;
}

/** Each of up to eighty notes calculates for a while: others get their turn in between, and what is harmless is read once a day. */
async function read(note: string, today: string): Promise<Triage> {
  const known = harmless.get(note);
  if (known?.today === today) return known.found;
  await new Promise((resolve) => setTimeout(resolve));
  const found = await triage(note, [], today);
  if (found.kind === "sign") return found;
  const [oldest] = harmless.keys();
  if (harmless.size >= MOST_REMEMBERED && oldest !== undefined) harmless.delete(oldest);
  harmless.set(note, { today, found });
  return found;
}

/** Notes of 2,000 letters at most that this process has read already. */
const harmless = new Map<string, { readonly today: string; readonly found: Triage }>();
const MOST_REMEMBERED = 1000;

async function recentNotes({ data, userId }: FunctionContext): Promise<readonly string[]> {
  const since = new Date(Date.now() - READ_HOURS * 3_600_000).toISOString();
  const noted = (table: "performed_sessions" | "logged_sessions" | "personal_bests" | "check_ins") =>
    data
      .from(table)
      .select("notes")
      .eq("user_id", userId)
      .gte("updated_at", since)
      .not("notes", "is", null)
      .limit(MOST_NOTES)
      .throwOnError();
  const recorded = (table: "competition_benchmarks" | "benchmark_wods") =>
    data
      .from(table)
      .select("notes")
      .eq("user_id", userId)
      .gte("created_at", since)
      .not("notes", "is", null)
      .limit(MOST_NOTES)
      .throwOnError();
  const [skipped, goals, ...lists] = await Promise.all([
    data
      .from("training_sessions")
      .select("skip_reason, training_plans!inner(creator_id)")
      .eq("training_plans.creator_id", userId)
      .gte("updated_at", since)
      .not("skip_reason", "is", null)
      .limit(MOST_NOTES)
      .throwOnError(),
    data
      .from("goals")
      .select("description")
      .eq("user_id", userId)
      .gte("updated_at", since)
      .not("description", "is", null)
      .limit(MOST_NOTES)
      .throwOnError(),
    noted("performed_sessions"),
    noted("logged_sessions"),
    noted("personal_bests"),
    noted("check_ins"),
    recorded("competition_benchmarks"),
    recorded("benchmark_wods"),
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
