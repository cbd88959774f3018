import type { Database, Transaction } from "./database.ts";

/** What of a caller PostgreSQL has to know: the role it acts in and the claims its policies read. */
export interface CallerInDatabase {
  readonly role: "anon" | "authenticated" | "service_role";
  readonly claims: object;
}

export interface AsCallerOptions {
  readonly readOnly?: boolean;
  /** Shown to functions in the database as `request.method` and `request.path`. */
  readonly request?: { readonly method: string; readonly path: string };
}

/**
 * Runs `work` in one transaction as this caller, so that grants and row-level security decide. The only place where a
 * caller enters SQL. Role and settings are local to the transaction: they end with it, whatever happens.
 */
export async function asCaller<T>(
  database: Database,
  caller: CallerInDatabase,
  work: (transaction: Transaction) => Promise<T>,
  options: AsCallerOptions = {},
): Promise<T> {
  const parameters = [caller.role, JSON.stringify(caller.claims), options.request?.method ?? "", options.request?.path ?? ""];
  return database.transaction(
    async (transaction) => {
      await transaction.query(ENTER, parameters);
      return work(transaction);
    },
    { patience: "caller", readOnly: options.readOnly ?? false },
  );
}

const ENTER = `select set_config('request.jwt.claims', $2, true), set_config('request.method', $3, true),
  set_config('request.path', $4, true), set_config('role', $1, true)`;
