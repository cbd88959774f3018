import type { AiCoachInput, AiCoachResponse, CoachStreamEvent } from "@ironpace/contract";
import { FunctionsHttpError } from "@supabase/functions-js";
import { currentSession } from "#backend/auth/current-session.ts";
import { supabase } from "#backend/supabase.ts";
import { CoachError, coachErrorFrom, NO_ANSWER, signInFirst } from "./coach-error.ts";
import { readCoachStream } from "./coach-stream.ts";

/** Asks, and hears the answer as it is written. Throws CoachError when there is none. */
export async function askCoach(
  question: AiCoachInput,
  onEvent: (event: CoachStreamEvent) => void,
  signal: AbortSignal,
): Promise<AiCoachResponse> {
  if ((await currentSession()) === null) throw signInFirst();
  const { data, error } = await supabase.functions.invoke<unknown>("ai-coach", {
    body: { ...question },
    headers: { Accept: "text/event-stream" },
    signal,
  });
  if (error instanceof FunctionsHttpError && error.context instanceof Response) {
    throw coachErrorFrom(await error.context.json().catch(() => undefined), error.context);
  }
  if (error) throw error as Error;
  if (!(data instanceof Response) || data.body === null) throw new CoachError(NO_ANSWER);
  return readCoachStream(data.body, onEvent);
}
