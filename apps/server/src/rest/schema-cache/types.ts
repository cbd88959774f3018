import type { Database } from "../../database/database.ts";
import { builtinType, type TypeSql } from "./schema.ts";

const TYPES = `
  select names.name, pg_catalog.quote_ident(n.nspname) || '."' || pg_catalog.replace(t.typname, '"', '""') || '"' as sql
  from pg_catalog.pg_type t
  join pg_catalog.pg_namespace n on n.oid = t.typnamespace
  cross join lateral (values (t.typname::text), (pg_catalog.format_type(t.oid, null))) as names(name)
  where n.nspname in ('pg_catalog', $1::text) and t.typtype in ('b', 'd', 'e', 'm', 'r') and t.typelem = 0`;

/** Spellings the SQL grammar knows and the catalogue does not. */
const ALIASES: Readonly<Record<string, TypeSql>> = {
  int: builtinType("int4"),
  float: builtinType("float8"),
  decimal: builtinType("numeric"),
  dec: builtinType("numeric"),
  char: builtinType("bpchar"),
};

/** What `::cast` may name, in lower case. */
export async function loadTypes(database: Database, schema: string): Promise<Map<string, TypeSql>> {
  const rows = await database.query<{ name: string; sql: string }>(TYPES, [schema]);
  return new Map([...rows.map((row) => [row.name, row.sql] as const), ...Object.entries(ALIASES)]);
}
