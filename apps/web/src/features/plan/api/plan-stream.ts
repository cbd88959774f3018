import type { GenerateTrainingPlanResponse, GenerationProgress } from "@ironpace/contract";
import { PlanError, planErrorFrom } from "./plan-error.ts";

/** The stream broke off before its last event: the plan may or may not have been made. */
export class StreamBrokenError extends Error {
  constructor() {
    super("The connection was lost while your plan was being made.");
    this.name = "StreamBrokenError";
  }
}

/**
 * Reads the events of generate-training-plan: calls `onProgress` for each progress, returns the result.
 * Throws PlanError for an `error` event and StreamBrokenError when the stream ends without a last word.
 */
export async function readPlanStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onProgress: (progress: GenerationProgress) => void,
): Promise<GenerateTrainingPlanResponse> {
  const { EventSourceParserStream } = await import("eventsource-parser/stream");
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  for (;;) {
    const { done, value } = await events.read().catch(() => ({ done: true as const, value: undefined }));
    if (done) throw new StreamBrokenError();
    const data = parseJson(value.data);
    if (value.event === "progress" && isProgress(data)) onProgress(data);
    if (value.event === "error") throw planErrorFrom(data);
    if (value.event === "result") return readResult(data);
  }
}

/** The answer, once it is sure that a plan with sessions came back. */
export function readResult(data: unknown): GenerateTrainingPlanResponse {
  if (data === undefined || data === null || data === "") {
    throw new PlanError("No plan data returned from training plan generation", "EMPTY_RESPONSE");
  }
  if (!isResponse(data)) throw new PlanError("Unexpected response format", "INVALID_RESPONSE_FORMAT");
  if (data.sessionInfo.totalSessions === 0) {
    throw new PlanError("The generated plan has no training sessions. Please try again.", "GENERATION_ERROR");
  }
  return data;
}

function isProgress(data: unknown): data is GenerationProgress {
  return typeof data === "object" && data !== null && "progress" in data && typeof data.progress === "number";
}

function isResponse(data: unknown): data is GenerateTrainingPlanResponse {
  if (typeof data !== "object" || data === null || !("plan" in data) || !("sessionInfo" in data)) return false;
  const { plan, sessionInfo } = data;
  return typeof plan === "object" && plan !== null && "id" in plan && typeof sessionInfo === "object" && sessionInfo !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
