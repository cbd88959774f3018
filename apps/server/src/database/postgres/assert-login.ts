import type { Pool } from "pg";
import type { Row } from "../database.ts";
import { SqlError } from "../sql-error.ts";
import { StartError } from "../start-error.ts";
import { runStatement } from "./wire.ts";

const MIN_MAJOR_VERSION = 15;

/** Rejects with `StartError` when the database cannot be reached or is too old. */
export async function assertSupportedVersion(pool: Pool, limit: number): Promise<void> {
  const [row] = await firstAnswer<{ version: string }>(
    "DATABASE_URL",
    pool,
    "select current_setting('server_version_num') as version",
    limit,
  );
  if (Math.trunc(Number(row?.version) / 10_000) >= MIN_MAJOR_VERSION) return;
  throw new StartError(`DATABASE_URL points to a PostgreSQL older than version ${MIN_MAJOR_VERSION}, which Ironpace needs.`);
}

interface Login extends Row {
  readonly name: string;
  readonly database: string;
  readonly isPrivileged: boolean;
  /** Names of roles other than those of callers that it may become. */
  readonly others: string | null;
}

/**
 * Rejects with `StartError` when the login of requests is in another database, is the owner's login, or has more rights than a caller
 * after RESET ROLE.
 */
export async function assertLeastPrivilege(owner: Pool, callers: Pool, limit: number): Promise<void> {
  const [[own], [login]] = await Promise.all([
    firstAnswer<Login>("DATABASE_URL", owner, LOGIN, limit),
    firstAnswer<Login>("DATABASE_REQUEST_URL", callers, LOGIN, limit),
  ]);
  const [ownServer, server] = await Promise.all([owner, callers].map((pool) => findServer(pool, limit)));
  const elsewhere = login?.database !== own?.database || (server !== undefined && ownServer !== undefined && server !== ownServer);
  if (elsewhere) throw new StartError("DATABASE_REQUEST_URL and DATABASE_URL must point to the same database.");
  if (login?.name === own?.name) throw new StartError("DATABASE_REQUEST_URL must use a different login from DATABASE_URL.");
  if (!login?.isPrivileged && !login?.others) return;
  const others = login.isPrivileged ? "" : `: it may become ${login.others}`;
  throw new StartError(`DATABASE_REQUEST_URL must not be a login with power over the database, as ${login.name} is${others}.`);
}

const LOGIN = `select login.rolname::text as name, here.oid::text as database,
    login.rolsuper or login.rolcreaterole or login.rolbypassrls or login.rolreplication as "isPrivileged",
    (select string_agg(other.rolname, ', ' order by other.rolname) from pg_roles as other
     where pg_has_role(login.oid, other.oid, 'member') and other.oid <> login.oid
       and other.rolname not in ('anon', 'authenticated', 'service_role', 'authenticator')) as others
  from pg_roles as login, pg_database as here where login.rolname = session_user and here.datname = current_database()`;

/** Databases of two servers may have the same number. Undefined where this login may not ask. */
async function findServer(pool: Pool, limit: number): Promise<string | undefined> {
  try {
    const [row] = await runStatement<{ id: string }>(pool, "select system_identifier::text as id from pg_control_system()", [], limit);
    return row?.id;
  } catch (error) {
    if (error instanceof SqlError && error.code === "42501") return undefined;
    throw error;
  }
}

async function firstAnswer<R extends Row>(variable: string, pool: Pool, text: string, limit: number): Promise<R[]> {
  try {
    return await runStatement<R>(pool, text, [], limit);
  } catch (error) {
    throw new StartError(`${variable} cannot be used: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  }
}
