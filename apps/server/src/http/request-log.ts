import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import type { Logger } from "pino";
import type { AppEnv } from "./context.ts";

/** The caller's `X-Request-Id`, or a new one: in the answer, and on every line of the log. */
export const identifyRequest = requestId({ limitLength: 64 });

/**
 * One line for every answered request. Only the path is logged: the query of a link in a mail is a credential, and so is what follows the name
 * of a function.
 */
export function logRequests(log: Logger) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const startedAt = performance.now();
    const requestLog = log.child({ requestId: context.get("requestId") });
    context.set("log", requestLog);
    await next();
    // An answer that did not go through the context has not got it yet.
    context.res.headers.set("X-Request-Id", context.get("requestId"));
    const { method, path } = context.req;
    const milliseconds = Math.round(performance.now() - startedAt);
    const code = context.get("refusal");
    const said = { method, path: path.replace(AFTER_FUNCTION, "$1/…"), status: context.res.status, ...(code && { code }), milliseconds };
    requestLog[levelFor(path)](said, "request");
  });
}

const AFTER_FUNCTION = /^(\/functions\/v1\/[^/]+)\/.*$/;

/** Files of the browser app and health checks are no news. */
function levelFor(path: string): "info" | "debug" {
  return /^\/(auth|rest|storage|functions)\/v1\//.test(path) ? "info" : "debug";
}
