import { DatabaseError } from "pg";
import { DISK_FULL, SqlError, connectionLost, diskFull } from "../sql-error.ts";

/** Turns an error of the driver into an `SqlError`. */
export function sqlError(error: unknown): unknown {
  if (error instanceof DatabaseError) return fromServer(error);
  if (error instanceof Error && isConnectionError(error)) return connectionLost(`the database cannot be reached: ${error.message}`, error);
  return error;
}

/** PostgreSQL ends the connection with these, whatever the reason: it goes down, comes up, has none left, or waited too long for us. */
const ENDS_CONNECTION: ReadonlySet<string | undefined> = new Set(["FATAL", "PANIC"]);
/** The same reasons where the server writes severities in another language. */
const NOT_THERE: ReadonlySet<string | undefined> = new Set(["57P01", "57P02", "57P03", "53300"]);

function fromServer(error: DatabaseError): SqlError {
  if (error.code === DISK_FULL) return diskFull(error);
  if (ENDS_CONNECTION.has(error.severity) || NOT_THERE.has(error.code))
    return connectionLost(`the database cannot be reached: ${error.message}`, error);
  const { message, severity, detail, hint, where, routine, schema, table, column, constraint } = error;
  return new SqlError(
    { code: error.code ?? "XX000", message, severity, detail, hint, where, routine, schema, table, column, constraint },
    { cause: error },
  );
}

/** Node's own errors have a code; the driver says the rest only in words. */
function isConnectionError(error: Error): boolean {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return /^(E[A-Z]+|ERR_)/.test(code) || /connect|client|pool|read timeout|timeout expired/i.test(error.message);
}
