import type { Context, MiddlewareHandler } from "hono";
import type { z } from "zod";
import { findUnstorable } from "#http/storable.ts";
import { VISITORS_BYTES, limitBody } from "#http/limit-body.ts";
import { storageErrors } from "../errors.ts";
import type { StorageEnv } from "../dependencies.ts";

const LARGEST_JSON_BYTES = 1024 * 1024;

/** The body of a request that is not an upload. Throws InvalidRequest for what is no JSON, cannot be stored, or is not what was asked for. */
export async function readJson<T extends z.ZodType>(context: Context, schema: T): Promise<z.infer<T>> {
  const value = parsed(await limitedText(context.req.raw));
  const unstorable = findUnstorable(value);
  if (unstorable) throw storageErrors.invalidRequest(`body/${unstorable.field} ${unstorable.reason}`);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = ["body", ...(issue?.path ?? [])].join("/");
  throw storageErrors.invalidRequest(`${place} ${issue?.message ?? "is invalid"}`);
}

function parsed(text: string): unknown {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    throw storageErrors.invalidRequest("Body is not valid JSON");
  }
}

async function limitedText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LARGEST_JSON_BYTES) throw storageErrors.tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** For requests that are no upload: their bodies are held in memory, so they have a size and a time to arrive. */
export function limitJson(timeoutMs: number): MiddlewareHandler<StorageEnv> {
  const ofVisitors = limitBody<StorageEnv>({ bytes: VISITORS_BYTES, timeoutMs });
  const ofOthers = limitBody<StorageEnv>({ bytes: LARGEST_JSON_BYTES, timeoutMs });
  return (context, next) => (context.get("caller").role === "anon" ? ofVisitors : ofOthers)(context, next);
}
