import type { MiddlewareHandler } from "hono";
import { limitBody, VISITORS_BYTES } from "#http/limit-body.ts";
import type { StorageEnv } from "../dependencies.ts";
import { LARGEST_JSON_BYTES } from "./read-json.ts";

/** For requests that are no upload: their bodies are held in memory, so they have a size and a time to arrive. */
export function limitJson(patience: number): MiddlewareHandler<StorageEnv> {
  const ofVisitors = limitBody<StorageEnv>({ bytes: VISITORS_BYTES, patience });
  const ofOthers = limitBody<StorageEnv>({ bytes: LARGEST_JSON_BYTES, patience });
  return (context, next) => (context.get("caller").role === "anon" ? ofVisitors : ofOthers)(context, next);
}
