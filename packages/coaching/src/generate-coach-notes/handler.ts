import { generateCoachNotesRequest, type CoachNoteColumns, type GenerateCoachNotesResponse } from "@ironpace/contract";
import type { FunctionContext, FunctionHandler } from "../context.ts";
import { failureBody, PlanFailure } from "../plan/plan-failure.ts";
import { readJson } from "../http/read-json.ts";
import { coachNotesFor } from "./coach-notes.ts";

/** `POST /functions/v1/generate-coach-notes`: writes notes on a session that has none, from what the session holds. */
export const generateCoachNotes: FunctionHandler = async (request, context) => {
  try {
    const { sessionId } = await readJson(request, generateCoachNotesRequest);
    return Response.json(await withNotes(sessionId, context));
  } catch (thrown) {
    if (!(thrown instanceof PlanFailure)) context.log.error({ err: thrown }, "generate-coach-notes failed");
    const body = failureBody(thrown, "We could not write the coach notes. Please try again.");
    return Response.json(body, { status: body.status });
  }
};

const NOTES = "coach_notes, coach_notes_stimulus, coach_notes_strategy, coach_notes_substitutions, coach_notes_warmup";

async function withNotes(sessionId: string, { data, userId }: FunctionContext): Promise<GenerateCoachNotesResponse> {
  const { data: session } = await data
    .from("training_sessions")
    .select("*, training_plans!inner(creator_id)")
    .eq("id", sessionId)
    .eq("training_plans.creator_id", userId)
    .maybeSingle()
    .throwOnError();
  if (session === null)
    throw new PlanFailure(404, "SESSION_NOT_FOUND", "Session not found", { details: { sessionId: "is not a session of yours" } });
  const stands = standing(session);
  if (stands !== undefined) return { sessionId, notes: stands, written: false };
  // Whoever writes first wins: notes that came meanwhile are not written over.
  const { data: written } = await data
    .from("training_sessions")
    .update({ ...coachNotesFor(session) })
    .eq("id", sessionId)
    .or("coach_notes.is.null,coach_notes.eq.")
    .select(NOTES)
    .maybeSingle()
    .throwOnError();
  if (written !== null) return { sessionId, notes: complete(written), written: true };
  const { data: other } = await data.from("training_sessions").select(NOTES).eq("id", sessionId).single().throwOnError();
  return { sessionId, notes: complete(other), written: false };
}

type StoredNotes = { readonly [column in keyof CoachNoteColumns]: string | null };

/** The notes of a session that has some. */
function standing(session: StoredNotes): CoachNoteColumns | undefined {
  return (session.coach_notes ?? "").trim() === "" ? undefined : complete(session);
}

function complete(session: StoredNotes): CoachNoteColumns {
  return {
    coach_notes: session.coach_notes ?? "",
    coach_notes_stimulus: session.coach_notes_stimulus ?? "",
    coach_notes_strategy: session.coach_notes_strategy ?? "",
    coach_notes_substitutions: session.coach_notes_substitutions ?? "",
    coach_notes_warmup: session.coach_notes_warmup ?? "",
  };
}
