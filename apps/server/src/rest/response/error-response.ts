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

/** Why a request has no caller, as `http/resolve-caller.ts` tells it. */
interface CallerFailure {
  readonly reason: "no-api-key" | "invalid-api-key" | "jwt-expired" | "jwt-invalid";
  readonly message: string;
}

/** A missing or wrong key is the gateway's answer, a bad token PostgREST's. All are 401. */
export function callerFailure(failure: CallerFailure): Response {
  switch (failure.reason) {
    case "no-api-key":
      return gateway("No API key found in request", "No `apikey` request header or url param was found.");
    case "invalid-api-key":
      return gateway("Invalid API key", "Double check your Supabase `anon` or `service_role` API key.");
    case "jwt-expired":
      return badToken("PGRST303", "JWT expired");
    case "jwt-invalid":
      return badToken("PGRST301", failure.message);
  }
}

function gateway(message: string, hint: string): Response {
  return Response.json({ message, hint }, { status: 401 });
}

function badToken(code: string, message: string): Response {
  const { body } = new RestError(401, { code, message });
  const challenge = `Bearer error="invalid_token", error_description="${message.replace(/[^ !#-[\]-~]/g, "")}"`;
  return Response.json(body, { status: 401, headers: { "WWW-Authenticate": challenge } });
}
