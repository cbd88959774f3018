import type { Pool } from "pg";
import type { BatchOptions, Row, Statement } from "../database.ts";
import { rolledBackInstead } from "../sql-error.ts";
import { isFull, statementName } from "./statement-names.ts";
import { leave, rethrow, runStatement, script, together } from "./wire.ts";

export interface PostgresBatchOptions {
  readonly readOnly: boolean;
  /** Milliseconds one statement may take; the connections of the pool know it. */
  readonly limit: number;
  readonly accept: BatchOptions["accept"];
}

/**
 * Runs the statements in a transaction, all of them on their way before the first has answered: what a request waits for is
 * the way to the database and back, and this takes one instead of one for each. A statement that fails ends the transaction,
 * so those behind it fail too, and a COMMIT that was already under way becomes a rollback.
 */
export async function runBatch(
  pool: Pool,
  statements: readonly Statement[],
  { readOnly, limit, accept }: PostgresBatchOptions,
): Promise<Row[][]> {
  const client = await pool.connect().catch(rethrow);
  try {
    const { begun, answers, committed } = together(client, () => ({
      begun: script(client, readOnly ? "begin read only" : "begin", limit),
      answers: statements.map(({ text, parameters }) => runStatement(client, text, parameters, limit, statementName(client, text))),
      committed: accept ? undefined : script(client, "commit", limit),
    }));
    await allOrFirstFailure([begun, ...answers, ...(committed ? [committed] : [])]);
    const found = await Promise.all(answers);
    accept?.(found);
    if ((await (committed ?? script(client, "commit", limit))) !== "COMMIT") throw rolledBackInstead();
    client.release(isFull(client));
    return found;
  } catch (error) {
    await leave(client, limit);
    throw error;
  }
}

/** Waits for all. The first that failed says why; those behind it only say that one has. */
async function allOrFirstFailure(promises: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(promises)) {
    if (outcome.status === "rejected") throw outcome.reason;
  }
}
