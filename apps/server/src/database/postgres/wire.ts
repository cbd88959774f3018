import type { Connection, Pool, PoolClient } from "pg";
import type { Parameter, Row } from "../database.ts";
import { sqlError } from "./errors.ts";

/** One statement in the extended protocol, which refuses a second one in the same text. */
export async function runStatement<R extends Row>(
  client: Pool | PoolClient,
  text: string,
  parameters: readonly Parameter[],
  limit: number,
): Promise<R[]> {
  const statement = { text, values: [...parameters], queryMode: "extended", query_timeout: limit + GRACE };
  const { rows } = await client.query<R>(statement).catch(rethrow);
  return rows;
}

/** A text of any number of statements; answers with the command tag of a single one. */
export async function script(client: PoolClient, text: string, limit: number): Promise<string> {
  const statements = { text, query_timeout: limit + GRACE };
  const { command } = await client.query(statements).catch(rethrow);
  return command;
}

/** What `send` writes to the connection leaves in one piece: a system call for all, for us and for PostgreSQL. The driver has no word for it. */
export function together<T>(client: PoolClient, send: () => T): T {
  const { stream } = connectionOf(client);
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/** The driver's own, which its types do not show. */
export function connectionOf(client: PoolClient): Pick<Connection, "stream"> {
  return (client as PoolClient & { readonly connection: Connection }).connection;
}

/** Rolls back; a connection that cannot even do that does not go back to the pool. */
export async function leave(client: PoolClient, limit: number): Promise<void> {
  try {
    await script(client, "rollback", limit);
    client.release();
  } catch {
    client.release(true);
  }
}

/** Milliseconds after which a server that should have cancelled the statement is taken for gone, with the connection to it. */
export const GRACE = 2000;

export function rethrow(error: unknown): never {
  throw sqlError(error);
}
