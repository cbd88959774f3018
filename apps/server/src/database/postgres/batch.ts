import type { Pool, PoolClient } from "pg";
import type { BatchOptions, Row, Statement } from "../database.ts";
import { SqlError, rolledBackInstead } from "../sql-error.ts";
import { pipeline } from "./pipeline.ts";
import { isFull } from "./prepared.ts";
import { GRACE, leave, rethrow, script, together } from "./wire.ts";

export interface PostgresBatchOptions {
  readonly readOnly: boolean;
  /** Milliseconds one statement may take; the connections of the pool know it. */
  readonly limit: number;
  readonly accept: BatchOptions["accept"];
}

/**
 * Runs the statements in a transaction, all of them on their way before the first has answered: what a request waits for is
 * the way to the database and back, and this takes one instead of one for each.
 */
export async function runBatch(
  pool: Pool,
  statements: readonly Statement[],
  { readOnly, limit, accept }: PostgresBatchOptions,
): Promise<Row[][]> {
  const client = await pool.connect().catch(rethrow);
  const sent = readOnly ? [READ_ONLY, ...statements] : statements;
  const send = async () => (await pipeline(client, sent, limit + GRACE)).slice(sent.length - statements.length);
  try {
    const found = await (accept ? runAccepted(client, send, accept, limit) : send());
    client.release(isFull(client));
    return found;
  } catch (error) {
    // PostgreSQL has left by itself what was no transaction block.
    if (!accept && error instanceof SqlError && error.severity === "ERROR") client.release(isFull(client));
    else await leave(client, limit);
    throw error;
  }
}

const READ_ONLY: Statement = { text: "select set_config('transaction_read_only', 'on', true)", parameters: [] };

/** In a transaction block, which stays open until somebody has seen what was found. */
async function runAccepted(
  client: PoolClient,
  send: () => Promise<Row[][]>,
  accept: NonNullable<BatchOptions["accept"]>,
  limit: number,
): Promise<Row[][]> {
  const [begun, sent] = await together(client, () => Promise.allSettled([script(client, "begin", limit), send()]));
  if (begun.status === "rejected") throw begun.reason;
  if (sent.status === "rejected") throw sent.reason;
  accept(sent.value);
  if ((await script(client, "commit", limit)) !== "COMMIT") throw rolledBackInstead();
  return sent.value;
}
