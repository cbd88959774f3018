import type { Duplex } from "node:stream";
import type { Pool, PoolClient } from "pg";
import type { Parameter, Row } from "../database.ts";
import { sqlError } from "./errors.ts";

/** One statement in the extended protocol, which refuses a second one in the same text. With a name it stays prepared on the connection. */
export async function runStatement<R extends Row>(
  client: Pool | PoolClient,
  text: string,
  parameters: readonly Parameter[],
  limit: number,
  name?: string,
): Promise<R[]> {
  const statement = {
    ...(name !== undefined && { name }),
    text,
    values: [...parameters],
    queryMode: "extended",
    query_timeout: limit + GRACE,
  };
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
  const { stream } = (client as PoolClient & { readonly connection: { readonly stream: Duplex } }).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
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
const GRACE = 2000;

export function rethrow(error: unknown): never {
  throw sqlError(error);
}
