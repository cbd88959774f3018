import type { Database } from "../../database/database.ts";
import type { Settings } from "./schema.ts";

const SETTINGS = `
  select pg_catalog.unnest(s.setconfig) as setting from pg_catalog.pg_db_role_setting s
  join pg_catalog.pg_roles r on r.oid = s.setrole
  where r.rolname = 'authenticator'
    and s.setdatabase in (0, (select d.oid from pg_catalog.pg_database d where d.datname = pg_catalog.current_database()))`;

/** What PostgREST is told in the database: ALTER ROLE authenticator SET pgrst.name TO 'value'. */
export async function loadSettings(database: Database): Promise<Settings> {
  const rows = await database.query<{ setting: string }>(SETTINGS);
  const given = new Set(rows.map(({ setting }) => setting));
  return {
    mayRollBack: given.has("pgrst.db_tx_end=commit-allow-override"),
    mayAggregate: given.has("pgrst.db_aggregates_enabled=true"),
  };
}
