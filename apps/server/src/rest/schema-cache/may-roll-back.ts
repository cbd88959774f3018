import type { Database } from "../../database/database.ts";

const TRANSACTION_END = `
  select from pg_catalog.pg_db_role_setting s
  join pg_catalog.pg_roles r on r.oid = s.setrole
  where r.rolname = 'authenticator' and 'pgrst.db_tx_end=commit-allow-override' = any (s.setconfig)
    and s.setdatabase in (0, (select d.oid from pg_catalog.pg_database d where d.datname = pg_catalog.current_database()))`;

/**
 * Whether `Prefer: tx=rollback` may undo a request, as PostgREST is told in the database: ALTER ROLE authenticator SET pgrst.db_tx_end.
 * Not by default: a caller could undo what a function counts against them.
 */
export async function loadMayRollBack(database: Database): Promise<boolean> {
  return (await database.query(TRANSACTION_END)).length > 0;
}
