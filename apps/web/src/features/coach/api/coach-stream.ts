import type { AiCoachResponse, CoachStreamEvent } from "@ironpace/contract";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { CoachError, coachErrorFrom } from "./coach-error.ts";

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
