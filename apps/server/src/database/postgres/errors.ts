import { DatabaseError } from "pg";
import { DISK_FULL, SqlError, connectionLost, diskFull } from "../sql-error.ts";

/** Turns an error of the driver into an `SqlError`. */
export function sqlError(error: unknown): unknown {
  if (error instanceof DatabaseError) return fromServer(error);
  if (error instanceof Error && isConnectionError(error)) return connectionLost(`the database cannot be reached: ${error.message}`, error);
  return error;
}

/** The server is going down, coming up, or has no connection left: this one is worth as much as none. */
const NOT_THERE: ReadonlySet<string | undefined> = new Set(["57P01", "57P02", "57P03", "53300"]);

function fromServer(error: DatabaseError): SqlError {
  if (NOT_THERE.has(error.code)) return connectionLost(`the database cannot be reached: ${error.message}`, error);
  if (error.code === DISK_FULL) return diskFull(error);
  const { message, severity, detail, hint, schema, table, column, constraint } = error;
  return new SqlError(
    { code: error.code ?? "XX000", message, severity, detail, hint, schema, table, column, constraint },
    { cause: error },
  );
}

/** Node's own errors have a code; the driver says the rest only in words. */
function isConnectionError(error: Error): boolean {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return /^(E[A-Z]+|ERR_)/.test(code) || /connect|client|pool|read timeout/i.test(error.message);
}
