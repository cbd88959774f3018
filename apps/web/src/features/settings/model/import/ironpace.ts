import { z } from "zod";
import { Refusal } from "#backend/files/refusal.ts";
import type { ParsedFile, ParsedSession, ParsedSet, UnreadEntry } from "./parsed-file.ts";
import { localDay } from "./times.ts";

const number = z.number().nullable().default(null);
const text = z.string().nullable().default(null);

const exported = z.object({
  performed_sessions: z.array(
    z.object({
      id: z.uuid(),
      source: z.string(),
      title: text,
      performed_at: z.iso.datetime({ offset: true }),
      duration_minutes: number,
      session_rpe: number,
      rating: number,
      notes: text,
      idempotency_key: text,
      in_progress: z.boolean().optional(),
      score_format: text,
      score_seconds: number,
      score_rounds: number,
      score_reps: number,
      score_scale: text,
    }),
  ),
  performed_sets: z.array(
    z.object({
      performed_session_id: z.uuid(),
      exercise_name: z.string().min(1).max(120),
      exercise_index: z.int(),
      set_index: z.int(),
      set_type: z.enum(["warmup", "working", "drop", "failure"]),
      metric: z.enum(["weight_reps", "reps", "time", "distance", "weight_distance", "calories"]),
      weight_kg: number,
      reps: number,
      seconds: number,
      metres: number,
      calories: number,
      rpe: number,
      entered_unit: text,
      per_hand: z.boolean().optional(),
      completed: z.boolean().optional(),
    }),
  ),
});

/** `ironpace.json` of "Download my data": the ledger, as it was. Work that is there already is known by its id. */
export function readIronpace(json: string): ParsedFile {
  const parsed = exported.safeParse(parse(json));
  if (!parsed.success) throw new Refusal("This is not an Ironpace export, or it was changed. Download your data again.");
  const setsOf = new Map<string, ParsedSet[]>();
  for (const { performed_session_id: id, ...set } of parsed.data.performed_sets) setsOf.set(id, [...(setsOf.get(id) ?? []), set]);
  const unread: UnreadEntry[] = [];
  const sessions = parsed.data.performed_sessions.flatMap(({ id, source, idempotency_key, in_progress, ...session }): ParsedSession[] => {
    if (in_progress === true) {
      unread.push({ where: session.title ?? "A session", why: "This session was not finished when you exported it." });
      return [];
    }
    const sets = setsOf.get(id) ?? [];
    const kind = sets.some(({ metric }) => metric.includes("reps")) ? "strength" : "conditioning";
    const key = source === "import" && idempotency_key ? idempotency_key : `export:${id}`;
    const day = localDay(new Date(session.performed_at));
    return [{ ...session, key, original_id: id, title: session.title ?? "Workout", day, kind, sets }];
  });
  return { format: "ironpace", sessions, unread, asks: { weight: false, distance: false } };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw new Refusal("The file is damaged or incomplete. Download it again.");
  }
}
