/** What PostgreSQL says about a failed statement; `code` is the SQLSTATE. */
export interface SqlErrorFields {
  readonly code: string;
  readonly message: string;
  readonly severity?: string | undefined;
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;
  /** The function or trigger in which it happened. */
  readonly where?: string | undefined;
  /** The function of PostgreSQL's own source that says so. */
  readonly routine?: string | undefined;
  readonly schema?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
  readonly constraint?: string | undefined;
}

/** The error that a database rejects with. */
export class SqlError extends Error {
  readonly code: string;
  readonly severity: string;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly where: string | undefined;
  /** A function has raised it on purpose, in words of its own. */
  readonly isRaised: boolean;
  readonly schema: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly constraint: string | undefined;

  constructor(fields: SqlErrorFields, options?: ErrorOptions) {
    super(fields.message, options);
    this.name = "SqlError";
    this.code = fields.code;
    this.severity = fields.severity ?? "ERROR";
    this.detail = fields.detail;
    this.hint = fields.hint;
    this.where = fields.where;
    this.isRaised = fields.routine === "exec_stmt_raise";
    this.schema = fields.schema;
    this.table = fields.table;
    this.column = fields.column;
    this.constraint = fields.constraint;
  }
}

/** The connection, not the statement, failed: nothing is known about the outcome of what was under way. */
export function connectionLost(message: string, cause?: unknown): SqlError {
  return new SqlError({ code: "08006", severity: "FATAL", message }, { cause });
}

/** COMMIT of a transaction in which a statement had failed: PostgreSQL answers with a rollback and no error. */
export function rolledBackInstead(): SqlError {
  return new SqlError({ code: "25P02", message: "current transaction is aborted, it was rolled back instead of committed" });
}

export function transactionEndedError(): SqlError {
  return new SqlError({ code: "25P01", message: "this transaction has already ended" });
}

/** Nothing can be stored until there is room again. PostgreSQL's own words name the file that was full. */
export function diskFull(cause?: unknown): SqlError {
  return new SqlError({ code: DISK_FULL, message: "The server has no space left to store this" }, { cause });
}

export const DISK_FULL = "53100";

export function isDiskFull(error: unknown): boolean {
  return error instanceof SqlError && error.code === DISK_FULL;
}
