import type { Database, Row, Statement, Transaction } from "./database.ts";

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

export interface QueryAsCallerOptions extends AsCallerOptions {
  /** Looks at the rows before they are committed; throws to have the statement undone. */
  readonly accept?: ((rows: readonly Row[]) => void) | undefined;
}

/**
 * Runs `work` in one transaction as this caller, so that grants and row-level security decide. Callers enter SQL in this file
 * and nowhere else. Role and settings are local to the transaction: they end with it, whatever happens.
 */
export async function asCaller<T>(
  database: Database,
  caller: CallerInDatabase,
  work: (transaction: Transaction) => Promise<T>,
  options: AsCallerOptions = {},
): Promise<T> {
  return database.transaction(
    async (transaction) => {
      const { text, parameters } = enter(caller, options);
      await transaction.query(text, parameters);
      return work(transaction);
    },
    { patience: "caller", readOnly: options.readOnly ?? false },
  );
}

/** The same for a single statement, in one way to the database and back. Answers with its rows. */
export async function queryAsCaller(
  database: Database,
  caller: CallerInDatabase,
  statement: Statement,
  options: QueryAsCallerOptions = {},
): Promise<Row[]> {
  const { accept } = options;
  const [, rows = []] = await database.batch([enter(caller, options), statement], {
    patience: "caller",
    readOnly: options.readOnly ?? false,
    accept: accept && (([, found = []]) => accept(found)),
  });
  return rows;
}

function enter(caller: CallerInDatabase, { request }: AsCallerOptions): Statement {
  return { text: ENTER, parameters: [caller.role, JSON.stringify(caller.claims), request?.method ?? "", request?.path ?? ""] };
}

const ENTER = `select set_config('request.jwt.claims', $2, true), set_config('request.method', $3, true),
  set_config('request.path', $4, true), set_config('role', $1, true)`;
