import { SqlError } from "#database/sql-error.ts";
import { RestError } from "../errors.ts";
import { sqlFailure } from "./sql-failure.ts";

/** Statuses a function may raise that HTTP sends without a body. */
const NULL_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** Renders a failure as PostgREST does; undefined when it is none of ours. */
export function errorResponse(error: unknown, signedIn: boolean): Response | undefined {
  const failure = error instanceof SqlError ? sqlFailure(error, signedIn) : error;
  if (!(failure instanceof RestError)) return undefined;
  return new Response(NULL_BODY.has(failure.status) ? null : JSON.stringify(failure.body), {
    status: failure.status,
    headers: { ...failure.headers, "Content-Type": "application/json; charset=utf-8" },
  });
}
