import type { Pool, PoolClient } from "pg";
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
  pool: Pool,
  work: (transaction: ScriptTransaction) => Promise<T>,
  { readOnly, limit }: PostgresTransactionOptions,
): Promise<T> {
  const client = await pool.connect().catch(rethrow);
  const begin = script(client, `${readOnly ? "begin read only" : "begin"}; set local statement_timeout = ${Math.trunc(limit)}`);
  const handle = new Handle(client, begin);
  try {
    const result = await work(handle);
    handle.end();
    await begin;
    if ((await script(client, "commit")) !== "COMMIT") throw rolledBackInstead();
    client.release();
    return result;
  } catch (error) {
    handle.end();
    await leave(client);
    throw error;
  }
}

/** Rolls back; a connection that cannot even do that does not go back to the pool. */
async function leave(client: PoolClient): Promise<void> {
  try {
    await script(client, "rollback");
    client.release();
  } catch {
    client.release(true);
  }
}

class Handle implements ScriptTransaction {
  readonly #client: PoolClient;
  readonly #begin: Promise<unknown>;
  #ended = false;

  constructor(client: PoolClient, begin: Promise<unknown>) {
    this.#client = client;
    this.#begin = begin;
    begin.catch(() => undefined);
  }

  /** The first statement travels with BEGIN, and has failed when BEGIN has: outside a transaction it must not count. */
  async query<R extends Row = Row>(text: string, parameters: readonly Parameter[] = []): Promise<R[]> {
    if (this.#ended) throw transactionEnded();
    const [rows] = await Promise.all([runStatement<R>(this.#client, text, parameters), this.#begin]);
    return rows;
  }

  async script(text: string): Promise<void> {
    if (this.#ended) throw transactionEnded();
    await script(this.#client, text);
  }

  end(): void {
    this.#ended = true;
  }
}

/** One statement in the extended protocol, which refuses a second one in the same text. */
export async function runStatement<R extends Row>(client: Pool | PoolClient, text: string, parameters: readonly Parameter[]): Promise<R[]> {
  const statement = { text, values: [...parameters], queryMode: "extended" };
  const { rows } = await client.query<R>(statement).catch(rethrow);
  return rows;
}

/** A text of any number of statements; answers with the command tag of a single one. */
async function script(client: PoolClient, text: string): Promise<string> {
  const { command } = await client.query(text).catch(rethrow);
  return command;
}

function rethrow(error: unknown): never {
  throw sqlError(error);
}
