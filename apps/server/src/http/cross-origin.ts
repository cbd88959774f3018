import type { Context, MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { isLoopback } from "./loopback.ts";

/** What these answer to who reads them, anybody may read. */
const PUBLIC = /^\/storage\/v1\/object\/(public|sign)\//;

/**
 * Which pages may call the API: those of these origins, `*` for all. What a call may do is decided by its keys and tokens, never by cookies.
 * Without the exposed headers the official client silently gets no counts and no error codes. The allowed headers are the asked-for ones.
 */
export function allowCrossOrigin(origins: readonly string[]): MiddlewareHandler {
  const allowed = (origin: string, context: Context): string | null => {
    if (origins.includes("*")) return "*";
    const isRead = ["GET", "HEAD"].includes(context.req.method) && PUBLIC.test(context.req.path);
    if (isRead) return "*";
    return isAmong(origins, origin) ? origin : null;
  };
  const preflight = cors({ origin: allowed, allowMethods: METHODS, maxAge: 86_400, exposeHeaders: EXPOSED });
  const exposed = EXPOSED.join(",");
  return createMiddleware(async (context, next) => {
    if (context.req.method === "OPTIONS") return preflight(context, next);
    await next();
    // Set on the answer that is there: Hono makes a new one around it, which turns its text into a stream.
    const { headers } = context.res;
    const origin = allowed(context.req.header("Origin") ?? "", context);
    if (origin !== null) headers.set("Access-Control-Allow-Origin", origin);
    if (origin !== "*") headers.append("Vary", "Origin");
    headers.set("Access-Control-Expose-Headers", exposed);
  });
}

/** A server that is reached on this machine takes any port of this machine, as it does for the addresses where a sign-in may end. */
function isAmong(origins: readonly string[], origin: string): boolean {
  if (origins.includes(origin)) return true;
  const url = URL.parse(origin);
  return url !== null && isLoopback(url) && origins.some((known) => isLoopback(new URL(known)));
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const EXPOSED = [
  "Content-Range",
  "Content-Location",
  "Location",
  "Content-Length",
  "ETag",
  "Link",
  "X-Total-Count",
  "X-Supabase-Api-Version",
  "X-Relay-Error",
  "Retry-After",
  "X-Request-Id",
  "Preference-Applied",
  "Tus-Resumable",
  "Tus-Version",
  "Tus-Extension",
  "Tus-Max-Size",
  "Upload-Offset",
  "Upload-Length",
  "Upload-Metadata",
  "Upload-Defer-Length",
  "Upload-Expires",
  "Tus-Complete",
  "Accept-Ranges",
  "Content-Disposition",
];
