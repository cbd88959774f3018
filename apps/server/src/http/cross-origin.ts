import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";

/** What these answer to who reads them, anybody may read. */
const PUBLIC = /^\/storage\/v1\/object\/(public|sign)\//;
const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Which pages may call the API: those of these origins, `*` for all. What a call may do is decided by its keys and tokens, never by cookies.
 * Without the exposed headers the official client silently gets no counts and no error codes. The allowed headers are the asked-for ones.
 */
export function allowCrossOrigin(origins: readonly string[]): MiddlewareHandler {
  const any = cors({ ...ANSWER, origin: "*" });
  if (origins.includes("*")) return any;
  const known = cors({ ...ANSWER, origin: (origin) => (isAmong(origins, origin) ? origin : null) });
  return createMiddleware((context, next) => {
    const isRead = ["GET", "HEAD"].includes(context.req.method) && PUBLIC.test(context.req.path);
    return (isRead ? any : known)(context, next);
  });
}

/** A server that is reached on this machine takes any port of this machine, as it does for the addresses where a sign-in may end. */
function isAmong(origins: readonly string[], origin: string): boolean {
  if (origins.includes(origin)) return true;
  const host = URL.parse(origin)?.hostname;
  return host !== undefined && LOOPBACK.has(host) && origins.some((known) => LOOPBACK.has(new URL(known).hostname));
}

const ANSWER = {
  allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
  maxAge: 86_400,
  exposeHeaders: [
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
  ],
};
