import type { Connection, Pool, PoolClient } from "pg";
import type { Parameter, Row } from "../database.ts";
import { SqlError } from "../sql-error.ts";
import { sqlError } from "./errors.ts";
import { isFull } from "./prepared.ts";

/** One statement in the extended protocol, which refuses a second one in the same text. */
export async function runStatement<R extends Row>(
  client: Pool | PoolClient,
  text: string,
  parameters: readonly Parameter[],
  limit: number,
): Promise<R[]> {
  const statement = { text, values: [...parameters], queryMode: "extended", query_timeout: limit + CANCEL_GRACE_MS };
  const { rows } = await client.query<R>(statement).catch(rethrow);
  return rows;
}

/** A text of any number of statements; answers with the command tag of a single one. */
export async function runScript(client: PoolClient, text: string, limit: number): Promise<string> {
  const statements = { text, query_timeout: limit + CANCEL_GRACE_MS };
  const { command } = await client.query(statements).catch(rethrow);
  return command;
}

/** Breaks the connection; whatever waits for it fails with this error. */
export function breakOff(client: PoolClient, error: Error): void {
  // The driver's own, which its types do not show.
  (client as PoolClient & { readonly connection: Connection }).connection.stream.destroy(error);
}

/** Whether the connection is in no transaction block. */
export const isIdle = (client: PoolClient): boolean => client.getTransactionStatus() === "I";

/**
 * Gives a connection back after a failure, once PostgreSQL has undone what there was; one that cannot even do that, or has lost the statements
 * that it had prepared, does not go back to the pool.
 */
export async function releaseAfterFailure(client: PoolClient, limit: number, error: unknown): Promise<void> {
  try {
    // Outside a transaction block a failure leaves nothing to undo: wait for the end of the answer only.
    await runScript(client, "", limit);
    if (!isIdle(client)) await runScript(client, "rollback", limit);
    client.release(isFull(client) || (error instanceof SqlError && UNPREPARED.has(error.code)));
  } catch {
    client.release(true);
  }
}

/** Statement not there, there already, or with other columns than it had. */
const UNPREPARED: ReadonlySet<string> = new Set(["26000", "42P05", "0A000"]);

/** Milliseconds after which a server that should have cancelled the statement is taken for gone, with the connection to it. */
export const CANCEL_GRACE_MS = 3000;

export function rethrow(error: unknown): never {
  throw sqlError(error);
}
