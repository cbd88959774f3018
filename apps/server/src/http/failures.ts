import type { Context, ErrorHandler, MiddlewareHandler, NotFoundHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { isDiskFull, SqlError } from "../database/sql-error.ts";
import type { AppEnv } from "./context.ts";
import { type Failure, failureBody, surfaceOf } from "./surface.ts";

/** Whatever no surface has caught. What happened is in the log, under the id of the request; the answer does not tell. */
export const renderUncaught: ErrorHandler<AppEnv> = (error, context) => {
  const failure = failureOf(error);
  if (failure.status >= 500) context.get("log")?.error({ err: error }, "request failed");
  return context.json(failureBody(surfaceOf(context.req.path), failure), failure.status);
};

export const renderNotFound: NotFoundHandler<AppEnv> = (context) => {
  const failure: Failure = { status: 404, code: "not_found", message: `There is nothing at ${context.req.path}` };
  return context.json(failureBody(surfaceOf(context.req.path), failure), 404);
};

/** Refuses a body of more bytes, announced or not, with 413 in the words of the surface. */
export function limitBody(bytes: number): MiddlewareHandler {
  const failure: Failure = { status: 413, code: "too_large", message: `The request body is larger than ${bytes} bytes` };
  const refuse = (context: Context): Response => context.json(failureBody(surfaceOf(context.req.path), failure), 413);
  const count = bodyLimit({ maxSize: bytes, onError: refuse });
  return async (context, next) => {
    // Node reads no more than what was announced, so an announcement needs no counting, which costs a stream.
    const announced = context.req.header("Content-Length") ?? (WITHOUT_BODY.has(context.req.method) ? "0" : undefined);
    if (announced === undefined || context.req.header("Transfer-Encoding") !== undefined) return count(context, next);
    return Number(announced) > bytes ? refuse(context) : next();
  };
}

const WITHOUT_BODY: ReadonlySet<string> = new Set(["GET", "HEAD"]);

function failureOf(error: Error): Failure {
  if (error instanceof HTTPException && error.status < 500)
    return { status: 400, code: "bad_request", message: error.message || "Bad request" };
  if (error instanceof SqlError && error.code.startsWith("08"))
    return { status: 503, code: "unavailable", message: "The database cannot be reached" };
  if (isDiskFull(error)) return { status: 503, code: "unavailable", message: error.message };
  return { status: 500, code: "unexpected", message: "Something went wrong on our side. It is in the log." };
}
