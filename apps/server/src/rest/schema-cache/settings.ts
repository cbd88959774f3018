import type { Database } from "../../database/database.ts";
import type { Settings } from "./schema.ts";

/** What is said for all databases comes first, so that what is said for this one wins. */
const SETTINGS = `
  select pg_catalog.unnest(s.setconfig) as setting from pg_catalog.pg_db_role_setting s
  join pg_catalog.pg_roles r on r.oid = s.setrole
  where r.rolname = 'authenticator'
    and s.setdatabase in (0, (select d.oid from pg_catalog.pg_database d where d.datname = pg_catalog.current_database()))
  order by s.setdatabase`;

/** PostgreSQL stores the setting of another program as it was written. */
const YES: ReadonlySet<string | undefined> = new Set(["true", "on", "yes", "1"]);

/** What PostgREST is told in the database: ALTER ROLE authenticator SET pgrst.name TO 'value'. */
export async function loadSettings(database: Database): Promise<Settings> {
  const rows = await database.query<{ setting: string }>(SETTINGS);
  const given = new Map(rows.map(({ setting }) => splitOnce(setting)));
  return {
    mayRollBack: given.get("pgrst.db_tx_end") === "commit-allow-override",
    mayAggregate: YES.has(given.get("pgrst.db_aggregates_enabled")?.toLowerCase()),
  };
}

function splitOnce(setting: string): [name: string, value: string] {
  const end = setting.indexOf("=");
  return [setting.slice(0, end), setting.slice(end + 1)];
}
