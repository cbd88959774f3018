import { FunctionsHttpError } from "@supabase/supabase-js";

/**
 * What to tell a person about a failure: the sentence of the server when it sent one, `fallback` otherwise.
 * A refused function keeps its sentence in the body of the response, as `error`.
 */
export async function errorSentence(error: unknown, fallback: string): Promise<string> {
  if (error instanceof FunctionsHttpError) return (await sentenceInBody(error.context)) ?? fallback;
  return sentenceOf(error) ?? fallback;
}

/** The same without waiting, for errors of auth, data and the network. */
export function sentenceOf(error: unknown): string | undefined {
  if (isUnreachable(error)) return "The server cannot be reached. Check your connection and try again.";
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return typeof error.message === "string" && error.message !== "" ? error.message : undefined;
}

async function sentenceInBody(response: unknown): Promise<string | undefined> {
  if (!(response instanceof Response) || response.bodyUsed) return undefined;
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === "object" && body !== null && "error" in body && typeof body.error === "string" ? body.error : undefined;
}

/** The browsers' own words for a broken connection are not sentences for people. */
function isUnreachable(error: unknown): boolean {
  return error instanceof Error && /failed to fetch|networkerror|load failed|failed to send a request/i.test(error.message);
}
