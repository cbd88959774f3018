import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./context.ts";
import { crossOriginHeaders, preflight } from "./cross-origin.ts";
import { dataHeaders } from "./security-headers.ts";

export interface AnswerHeaderOptions {
  readonly publicUrl: string;
  /** Whose pages may call; nobody's where it is not given. */
  readonly corsOrigins?: readonly string[];
  /** Answers belong to whoever asked: no cache keeps one. */
  readonly noStore?: true;
}

/**
 * What every answer of a part of the API says besides itself. It is known before the request is answered, so that
 * an answer can be made with them: to set them on one that is there takes the runtime longer than all the rest that is done for a request here.
 */
export function answerHeaders({ publicUrl, corsOrigins, noStore }: AnswerHeaderOptions): MiddlewareHandler<AppEnv> {
  const always = { ...dataHeaders(publicUrl), ...(noStore && { "Cache-Control": "no-store" }) };
  const crossOrigin = corsOrigins && crossOriginHeaders(corsOrigins);
  const answerPreflight = corsOrigins && preflight(corsOrigins);
  return createMiddleware<AppEnv>(async (context, next) => {
    if (answerPreflight && context.req.method === "OPTIONS") {
      const answer = (await answerPreflight(context, next)) ?? context.res;
      for (const [name, value] of Object.entries(dataHeaders(publicUrl))) answer.headers.set(name, value);
      return answer;
    }
    const headers = { ...always, ...crossOrigin?.(context), "X-Request-Id": context.get("requestId") };
    context.set("answerHeaders", headers);
    await next();
    if (context.get("isComplete")) return;
    const own = context.res.headers;
    if (context.res.status === UNAVAILABLE && !own.has("Retry-After")) own.set("Retry-After", RETRY_AFTER_SECONDS);
    for (const [name, value] of Object.entries(headers)) {
      if (name === "Vary") own.append(name, value);
      else if (!(ITS_OWN_AFFAIR.has(name) && own.has(name))) own.set(name, value);
    }
  });
}

/** An answer may be kept when it says so, and some uploaded files are shown by a browser, and only shown. */
const ITS_OWN_AFFAIR: ReadonlySet<string> = new Set(["Cache-Control", "Content-Security-Policy"]);

/** Response headers without those common to every response. */
export interface OwnAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** An answer with its own headers and those of every answer. */
export function completeAnswer(context: Context<AppEnv>, { status, headers, body }: OwnAnswer): Response {
  context.set("isComplete", true);
  const retry = status === UNAVAILABLE && { "Retry-After": RETRY_AFTER_SECONDS };
  return new Response(body, { status, headers: { ...context.get("answerHeaders"), ...retry, ...headers } });
}

const UNAVAILABLE = 503;
/** The embedded database is back within a second or two. */
const RETRY_AFTER_SECONDS = "2";
