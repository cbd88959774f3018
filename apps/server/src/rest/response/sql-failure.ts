import { BusyError } from "#database/busy-error.ts";
import type { SqlError } from "#database/sql-error.ts";
import { databaseUnavailable, RestError, type RestErrorBody } from "../errors.ts";

/** Exact SQLSTATEs first, then their classes; everything else is the client's: 400. */
const STATUS: Readonly<Record<string, number>> = {
  "23503": 409,
  "23505": 409,
  "25006": 405,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53400": 500,
  // Limits of PostgreSQL's that what was sent is beyond. The others of their class are the server's.
  "54000": 400,
  "54011": 400,
  "54023": 400,
  "57P01": 503,
  P0001: 400,
};

const CLASS_STATUS: Readonly<Record<string, number>> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "21": 500,
  "25": 500,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "53": 503,
  "54": 500,
  "55": 500,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** A duplicate key inside one upsert is the client's mistake, though its class is the server's. */
const DUPLICATE_IN_UPSERT = "ON CONFLICT DO UPDATE command cannot affect row a second time";

/** A view that cannot be written through: no server has failed. The code has other meanings too. */
const VIEW_NOT_WRITTEN = /^cannot (?:insert into|update|delete from) view /;

/** Names that are not there: the caller's mistake, unless a function or trigger of ours has asked for them. */
const MISSING_NAMES: ReadonlySet<string> = new Set(["42703", "42883", "42P01"]);
/** Cancelled, or refused for want of room: in words that are made for callers. */
const FOR_CALLERS: ReadonlySet<string> = new Set(["57014", "53100"]);
const UNEXPECTED = "Unexpected failure in the database: the server's log has it";

/** PostgreSQL's refusal as PostgREST sends it, also what functions raise, but for failures of the inside, whose words name files, tables and functions. @param signedIn whether the role came from a token or a secret key */
export function sqlFailure(error: SqlError, signedIn: boolean): RestError {
  if (error.code === "PGRST") return raisedResponse(error);
  if (error instanceof BusyError) return busy(error);
  if (error.code.startsWith("08") && error.severity === "FATAL") return databaseUnavailable();
  const body = { code: error.code, message: error.message, details: error.detail ?? null, hint: error.hint ?? null };
  if (error.code === "42501" && !signedIn) return new RestError(401, body, { "WWW-Authenticate": "Bearer" });
  const status = getStatus(error);
  if (isInside(error, status))
    return new RestError(Math.max(500, status), { code: error.code, message: UNEXPECTED, details: null, hint: null });
  return new RestError(status, body);
}

function isInside({ code, isRaised, where }: SqlError, status: number): boolean {
  if (isRaised || FOR_CALLERS.has(code)) return false;
  if (MISSING_NAMES.has(code)) return where !== undefined;
  return status >= 500;
}

/** PostgREST's own code for a connection that it waited for in vain. */
function busy({ message, retryAfter, status }: BusyError): RestError {
  return new RestError(status, { code: "PGRST003", message }, { "Retry-After": String(retryAfter) });
}

function getStatus(error: SqlError): number {
  if (error.code === "42501") return 403;
  if (error.code === "21000" && error.message === DUPLICATE_IN_UPSERT) return 400;
  if (error.code === "55000" && VIEW_NOT_WRITTEN.test(error.message)) return 405;
  const raised = /^PT([1-5]\d\d)$/.exec(error.code)?.[1];
  if (raised !== undefined) return Math.max(200, Number(raised));
  return STATUS[error.code] ?? CLASS_STATUS[error.code.slice(0, 2)] ?? 400;
}

/** `RAISE sqlstate 'PGRST'`: a function writes the whole answer, the body in MESSAGE and the status in DETAIL. */
function raisedResponse(error: SqlError): RestError {
  const body = parse(error.message) as Partial<RestErrorBody> | undefined;
  const { status, headers } = (parse(error.detail ?? "") ?? {}) as { status?: unknown; headers?: Record<string, string> };
  if (typeof body?.code !== "string" || typeof body.message !== "string" || typeof status !== "number" || status < 200 || status > 599) {
    return new RestError(500, {
      code: "PGRST121",
      message: "Could not parse JSON in the \"RAISE SQLSTATE 'PGRST'\" error",
      details: "MESSAGE must hold code and message, DETAIL must hold status.",
    });
  }
  return new RestError(status, { code: body.code, message: body.message, details: body.details, hint: body.hint ?? null }, headers);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
