import type { Pool } from "pg";
import type { BatchOptions, Row, Statement } from "../database.ts";
import { rolledBackInstead } from "../sql-error.ts";
import { pipeline } from "./pipeline.ts";
import { isFull } from "./prepared.ts";
import { CANCEL_GRACE_MS, isIdle, releaseAfterFailure, rethrow, runScript } from "./wire.ts";

export interface PostgresBatchOptions {
  readonly readOnly: boolean;
  /** Milliseconds one statement may take; the connections of the pool know it. */
  readonly limit: number;
  readonly accept: BatchOptions["accept"];
  readonly signal: BatchOptions["signal"];
}

/**
 * Runs the statements in a transaction, all of them on their way before the first has answered: what a request waits for is
 * the way to the database and back, and this takes one instead of one for each. In a transaction block they stand only when somebody
 * wants to see what was found before it counts.
 */
export async function runBatch(
  pool: Pool,
  statements: readonly Statement[],
  { readOnly, limit, accept, signal }: PostgresBatchOptions,
): Promise<Row[][]> {
  const client = await pool.connect().catch(rethrow);
  const before = [...(accept ? [BEGIN] : []), ...(readOnly ? [READ_ONLY] : [])];
  try {
    const found = (await pipeline(client, [...before, ...statements], { limit: limit + CANCEL_GRACE_MS, signal })).slice(before.length);
    if (accept) {
      accept(found);
      if ((await runScript(client, "commit", limit)) !== "COMMIT") throw rolledBackInstead();
    }
    client.release(isFull(client) || !isIdle(client));
    return found;
  } catch (error) {
    await releaseAfterFailure(client, limit, error);
    throw error;
  }
}

const BEGIN: Statement = { text: "begin", parameters: [] };
const READ_ONLY: Statement = { text: "select set_config('transaction_read_only', 'on', true)", parameters: [] };
