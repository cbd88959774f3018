import type { Pool } from "pg";
import type { Row } from "../database.ts";
import { StartError } from "../start-error.ts";
import { runStatement } from "./wire.ts";

const OLDEST_MAJOR_VERSION = 15;

/** Rejects with `StartError` when the database cannot be reached or is too old. */
export async function refuseUnusable(pool: Pool, limit: number): Promise<void> {
  const [row] = await firstAnswer<{ version: string }>(
    "DATABASE_URL",
    pool,
    "select current_setting('server_version_num') as version",
    limit,
  );
  if (Math.trunc(Number(row?.version) / 10_000) >= OLDEST_MAJOR_VERSION) return;
  throw new StartError(`DATABASE_URL points to a PostgreSQL older than version ${OLDEST_MAJOR_VERSION}, which Ironpace needs.`);
}

interface Login extends Row {
  readonly name: string;
  readonly database: string;
  readonly mighty: boolean;
}

/** Rejects with `StartError` when the login of the callers is in another database, or would be more than a caller after RESET ROLE. */
export async function refuseMighty(owner: Pool, callers: Pool, limit: number): Promise<void> {
  const [[own], [login]] = await Promise.all([
    firstAnswer<Login>("DATABASE_URL", owner, LOGIN, limit),
    firstAnswer<Login>("DATABASE_REQUEST_URL", callers, LOGIN, limit),
  ]);
  if (login?.database !== own?.database) throw new StartError("DATABASE_REQUEST_URL and DATABASE_URL must point to the same database.");
  if (login?.mighty) throw new StartError(`DATABASE_REQUEST_URL must not be a login with power over the database, as ${login.name} is.`);
}

const LOGIN = `select login.rolname::text as name, here.oid::text as database,
    login.rolsuper or login.rolcreaterole or login.rolbypassrls or pg_has_role(login.oid, here.datdba, 'member') as mighty
  from pg_roles as login, pg_database as here where login.rolname = session_user and here.datname = current_database()`;

async function firstAnswer<R extends Row>(variable: string, pool: Pool, text: string, limit: number): Promise<R[]> {
  try {
    return await runStatement<R>(pool, text, [], limit);
  } catch (error) {
    throw new StartError(`${variable} cannot be used: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  }
}
