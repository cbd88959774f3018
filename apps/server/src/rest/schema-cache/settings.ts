import type { Database } from "#database/database.ts";
import { getMilliseconds } from "./milliseconds.ts";
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

const TIMEOUTS = `
  select r.rolname::text as role, pg_catalog.split_part(setting, '=', 2) as timeout from pg_catalog.pg_db_role_setting s
  join pg_catalog.pg_roles r on r.oid = s.setrole, pg_catalog.unnest(s.setconfig) as setting
  where r.rolname in ('anon', 'authenticated', 'service_role') and setting like 'statement_timeout=%'
    and s.setdatabase in (0, (select d.oid from pg_catalog.pg_database d where d.datname = pg_catalog.current_database()))
  order by s.setdatabase`;

const HONOURED: ReadonlySet<string> = new Set([
  "pgrst.db_tx_end",
  "pgrst.db_aggregates_enabled",
  "pgrst.db_plan_enabled",
  "pgrst.db_pre_request",
]);

/** What PostgREST is told in the database: ALTER ROLE authenticator SET pgrst.name TO 'value'. */
export async function loadSettings(database: Database): Promise<Settings> {
  const given = await readGiven(database);
  const timeouts = await database.query<{ role: string; timeout: string }>(TIMEOUTS);
  return {
    mayRollBack: given.get("pgrst.db_tx_end") === "commit-allow-override",
    mayAggregate: YES.has(given.get("pgrst.db_aggregates_enabled")?.toLowerCase()),
    mayExplain: YES.has(given.get("pgrst.db_plan_enabled")?.toLowerCase()),
    preRequest: functionNamed(given.get("pgrst.db_pre_request")),
    timeouts: new Map(
      timeouts.flatMap(({ role, timeout }) => (getMilliseconds(timeout) === undefined ? [] : [[role, getMilliseconds(timeout) ?? 0]])),
    ),
  };
}

/** Settings of PostgREST in the database that change nothing here. */
export async function unknownSettings(database: Database): Promise<readonly string[]> {
  return [...(await readGiven(database)).keys()].filter((name) => name.startsWith("pgrst.") && !HONOURED.has(name)).sort();
}

async function readGiven(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ setting: string }>(SETTINGS);
  return new Map(rows.map(({ setting }) => splitOnce(setting)));
}

function functionNamed(value: string | undefined): Settings["preRequest"] {
  if (value === undefined || value === "") return undefined;
  const [schema = "", name] = value.split(".");
  return name === undefined ? { schema: "public", name: schema } : { schema, name };
}

function splitOnce(setting: string): [name: string, value: string] {
  const end = setting.indexOf("=");
  return [setting.slice(0, end), setting.slice(end + 1)];
}
