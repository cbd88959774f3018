import postgres from "postgres";
import { SqlError, connectionLost } from "../sql-error.ts";

/** The driver's errors in the words both engines share. */
export function sqlError(error: unknown): SqlError {
  if (error instanceof SqlError) return error;
  if (error instanceof postgres.PostgresError) return fromServer(error);
  return connectionLost(`the database cannot be reached: ${error instanceof Error ? error.message : String(error)}`, error);
}

function fromServer(error: postgres.PostgresError): SqlError {
  const { code, message, severity, detail, hint, schema_name, table_name, column_name, constraint_name } = error;
  return new SqlError(
    { code, message, severity, detail, hint, schema: schema_name, table: table_name, column: column_name, constraint: constraint_name },
    { cause: error },
  );
}
