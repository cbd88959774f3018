import type postgres from "postgres";
import type { Parameter, Row, ScriptTransaction } from "../database.ts";
import { rolledBackInstead, transactionEnded } from "../sql-error.ts";
import { sqlError } from "./errors.ts";

export interface PostgresTransactionOptions {
  readonly readOnly: boolean;
  /** Milliseconds one statement may take. */
  readonly limit: number;
}

/** Runs `work` in a transaction on a connection of its own. */
export async function runTransaction<T>(
  pool: postgres.Sql,
  work: (transaction: ScriptTransaction) => Promise<T>,
  { readOnly, limit }: PostgresTransactionOptions,
): Promise<T> {
  const connection = await pool.reserve().catch((error: unknown) => Promise.reject(sqlError(error)));
  const begin = simple(connection, `${readOnly ? "begin read only" : "begin"}; set local statement_timeout = ${Math.trunc(limit)}`);
  const handle = new Handle(connection, begin);
  let answered = false;
  try {
    const result = await work(handle);
    handle.end();
    await begin;
    const [outcome] = [await simple(connection, "commit")];
    answered = true;
    if (outcome.command !== "COMMIT") throw rolledBackInstead();
    return result;
  } catch (error) {
    handle.end();
    answered ||= await simple(connection, "rollback").then(() => true, () => false);
    throw sqlError(error);
  } finally {
    // A connection that did not answer is dead: the pool has already dropped it and must not get it back.
    if (answered) connection.release();
  }
}

/** One statement without parameters, sent at once, also when nobody waits for it yet. */
async function simple(connection: postgres.Sql, text: string): Promise<{ readonly command: string }> {
  return connection.unsafe(text).execute();
}

class Handle implements ScriptTransaction {
  readonly #connection: postgres.Sql;
  #begin: Promise<unknown> | undefined;
  #ended = false;

  constructor(connection: postgres.Sql, begin: Promise<unknown>) {
    this.#connection = connection;
    this.#begin = begin;
    begin.catch(() => undefined);
  }

  /** The first statement follows BEGIN without waiting for its answer, and fails when BEGIN did. */
  async query<R extends Row = Row>(text: string, parameters: readonly Parameter[] = []): Promise<R[]> {
    if (this.#ended) throw transactionEnded();
    const rows = runStatement<R>(this.#connection, text, parameters);
    const begin = this.#begin;
    this.#begin = undefined;
    if (begin) await Promise.all([begin, rows]).catch((error: unknown) => Promise.reject(sqlError(error)));
    return rows;
  }

  async script(text: string): Promise<void> {
    if (this.#ended) throw transactionEnded();
    await simple(this.#connection, text).catch((error: unknown) => Promise.reject(sqlError(error)));
  }

  end(): void {
    this.#ended = true;
  }
}

/** Always the extended protocol: it refuses a second statement in the text. */
export async function runStatement<R extends Row>(sql: postgres.Sql, text: string, parameters: readonly Parameter[]): Promise<R[]> {
  try {
    return [...(await sql.unsafe<R[]>(text, [...parameters], { prepare: true, simple: false } as postgres.UnsafeQueryOptions).execute())];
  } catch (error) {
    throw sqlError(error);
  }
}
