import type { Pool, PoolClient } from "pg";
import type { Parameter, Row, ScriptTransaction } from "../database.ts";
import { rolledBackInstead, transactionEndedError } from "../sql-error.ts";
import { releaseAfterFailure, rethrow, runScript, runStatement } from "./wire.ts";

export interface PostgresTransactionOptions {
  readonly readOnly: boolean;
  /** Milliseconds one statement may take. */
  readonly limit: number;
}

/** Runs `work` in a transaction on a connection of its own. */
export async function runTransaction<T>(
  pool: Pool,
  work: (transaction: ScriptTransaction) => Promise<T>,
  { readOnly, limit }: PostgresTransactionOptions,
): Promise<T> {
  const client = await pool.connect().catch(rethrow);
  const begin = runScript(client, `${readOnly ? "begin read only" : "begin"}; set local statement_timeout = ${Math.trunc(limit)}`, limit);
  const handle = new Handle(client, begin, limit);
  try {
    const result = await work(handle);
    handle.end();
    await begin;
    if ((await runScript(client, "commit", limit)) !== "COMMIT") throw rolledBackInstead();
    client.release();
    return result;
  } catch (error) {
    handle.end();
    await releaseAfterFailure(client, limit, error);
    throw error;
  }
}

class Handle implements ScriptTransaction {
  readonly #client: PoolClient;
  readonly #begin: Promise<unknown>;
  readonly #limit: number;
  #ended = false;

  constructor(client: PoolClient, begin: Promise<unknown>, limit: number) {
    this.#client = client;
    this.#begin = begin;
    this.#limit = limit;
    begin.catch(() => undefined);
  }

  /** The first statement travels with BEGIN, and has failed when BEGIN has: outside a transaction it must not count. */
  async query<R extends Row = Row>(text: string, parameters: readonly Parameter[] = []): Promise<R[]> {
    if (this.#ended) throw transactionEndedError();
    const [rows] = await Promise.all([runStatement<R>(this.#client, text, parameters, this.#limit), this.#begin]);
    return rows;
  }

  async script(text: string): Promise<void> {
    if (this.#ended) throw transactionEndedError();
    await runScript(this.#client, text, this.#limit);
  }

  end(): void {
    this.#ended = true;
  }
}
