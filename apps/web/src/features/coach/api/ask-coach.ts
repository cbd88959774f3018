import type { AiCoachInput, AiCoachResponse, CoachStreamEvent } from "@ironpace/contract";
import { FunctionsHttpError } from "@supabase/functions-js";
import { currentSession } from "#backend/auth/current-session.ts";
import { supabase } from "#backend/supabase.ts";
import { CoachError, coachErrorFrom, NO_ANSWER, signInFirst } from "./coach-error.ts";
import { EventSourceParserStream } from "eventsource-parser/stream";

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

/**
 * Reads the events of ai-coach: calls `onEvent` for each, returns the whole answer.
 * Throws CoachError for an `error` event, and when the stream ends without a last word.
 */
export async function readCoachStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: CoachStreamEvent) => void,
): Promise<AiCoachResponse> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  for (;;) {
    const { done, value } = await events.read().catch(() => ({ done: true as const, value: undefined }));
    if (done) throw new CoachError("The connection was lost before the answer was complete.");
    const data = parseJson(value.data);
    if (data === undefined) continue;
    const event = { event: value.event, data } as CoachStreamEvent;
    if (event.event === "error") throw coachErrorFrom(event.data);
    if (event.event === "done") return event.data;
    onEvent(event);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
