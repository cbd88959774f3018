import type { ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { BusyError } from "#database/busy-error.ts";
import { isDiskFull, SqlError } from "#database/sql-error.ts";
import type { AppEnv } from "./context.ts";
import { isBrokenBody } from "./hang-up.ts";
import { getLog } from "./request-log.ts";
import { type Failure, failureBody, getSurface } from "./surface.ts";

/** Whatever no surface has caught. What happened is in the log, under the id of the request; the answer does not tell. */
export const renderUncaught: ErrorHandler<AppEnv> = (error, context) => {
  const failure = toFailure(error);
  if (failure.status >= 500) getLog(context).error({ err: error }, "request failed");
  return context.json(failureBody(getSurface(context.req.path), failure), failure.status);
};

export const renderNotFound: NotFoundHandler<AppEnv> = (context) => {
  const failure: Failure = { status: 404, code: "not_found", message: `There is nothing at ${context.req.path}` };
  return context.json(failureBody(getSurface(context.req.path), failure), 404);
};

function toFailure(error: Error): Failure {
  if (error instanceof HTTPException && error.status < 500)
    return { status: 400, code: "bad_request", message: error.message || "Bad request" };
  if (error instanceof SqlError && error.code.startsWith("08"))
    return { status: 503, code: "unavailable", message: "The server is not ready. Try again in a minute." };
  if (error instanceof BusyError) return { status: 503, code: "unavailable", message: error.message };
  if (isBrokenBody(error)) return { status: 400, code: "bad_request", message: "The request ended before its body did" };
  if (isDiskFull(error)) return { status: 503, code: "unavailable", message: error.message };
  return { status: 500, code: "unexpected", message: "The server had a problem. Try again in a minute." };
}
