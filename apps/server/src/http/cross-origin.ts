import type { Context, MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { isLoopback } from "./caller/loopback.ts";

/** Public endpoints: their responses may be read from any origin. */
const PUBLIC = /^\/storage\/v1\/object\/(public|sign)\//;

type Allowed = (origin: string, context: Context) => string | null;

/** Which pages may call: those of these origins, `*` for all. What a call may do is decided by its keys and tokens, never by cookies. */
function allowed(origins: readonly string[]): Allowed {
  return (origin, { req }) => {
    if (origins.includes("*")) return "*";
    if ((req.method === "GET" || req.method === "HEAD") && PUBLIC.test(req.path)) return "*";
    return origin !== "" && isAmong(origins, origin) ? origin : null;
  };
}

/** Answers what a browser asks before a call. The allowed headers are the asked-for ones. */
export function preflight(origins: readonly string[]): MiddlewareHandler {
  return cors({ origin: allowed(origins), allowMethods: METHODS, maxAge: 86_400, exposeHeaders: EXPOSED });
}

/**
 * What an answer says to the page that called. Without the exposed headers the official client silently gets no counts and no error codes.
 */
export function crossOriginHeaders(origins: readonly string[]): (context: Context) => Record<string, string> {
  const isAllowed = allowed(origins);
  const exposed = { "Access-Control-Expose-Headers": EXPOSED.join(",") };
  return (context) => {
    const origin = isAllowed(context.req.header("Origin") ?? "", context);
    if (origin === "*") return { ...exposed, "Access-Control-Allow-Origin": "*" };
    return { ...exposed, Vary: "Origin", ...(origin !== null && { "Access-Control-Allow-Origin": origin }) };
  };
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
