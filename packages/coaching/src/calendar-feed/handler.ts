import type { PublicHandler } from "../context.ts";
import { calendarEntries, calendarText, lastChange } from "./calendar.ts";

/**
 * `GET /functions/v1/calendar-feed/<secret>.ics`: the sessions and competitions of the athlete with this secret, as text/calendar, for programs that
 * cannot sign in. `If-None-Match` is answered with 304 while nothing has changed; an unknown secret with 404.
 */
export const calendarFeed: PublicHandler = async (request, { data, log }) => {
  if (request.method !== "GET" && request.method !== "HEAD") return failure(405, "VALIDATION_ERROR", "Only GET is allowed");
  const token = /\/([0-9a-f]{64})(?:\.ics)?$/.exec(new URL(request.url).pathname)?.[1];
  if (token === undefined) return failure(404, "NOT_FOUND", "There is no calendar at this address");
  try {
    const { data: found } = await data.rpc("read_calendar_feed", { token }).throwOnError();
    if (found === null) return failure(404, "NOT_FOUND", "There is no calendar at this address");
    return await answer(request, calendarEntries.parse(found));
  } catch (thrown) {
    log.error({ err: thrown }, "calendar-feed failed");
    return failure(500, "INTERNAL_ERROR", "The calendar could not be read");
  }
};

async function answer(request: Request, entries: ReturnType<typeof calendarEntries.parse>): Promise<Response> {
  const text = calendarText(entries);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const etag = `"${Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
  const headers = new Headers({ etag, "cache-control": "private, max-age=300, must-revalidate", "x-robots-tag": "noindex" });
  const changed = lastChange(entries);
  if (changed !== undefined) headers.set("last-modified", changed.toUTCString());
  if (knows(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  headers.set("content-type", "text/calendar; charset=utf-8");
  headers.set("content-disposition", 'inline; filename="ironpace.ics"');
  return new Response(request.method === "HEAD" ? null : text, { headers });
}

/** Compared weakly, as RFC 9110 asks for `If-None-Match`: a proxy that compresses marks a tag as weak. */
function knows(given: string | null, etag: string): boolean {
  return (given ?? "").split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

const failure = (status: number, errorType: string, error: string): Response => Response.json({ error, errorType, status }, { status });
