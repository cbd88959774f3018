import type { Transaction } from "#database/database.ts";
import type { Table } from "./manifest.ts";

/** Keys have an entry of their own, and which migrations have run is in the manifest. */
const LEFT_OUT = "{ironpace.secrets,ironpace.applied_migrations}";

/** Every table of the product and of the platform below it. */
export function readTables(transaction: Transaction): Promise<Table[]> {
  return transaction.query(
    `select n.nspname::text as schema, c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname in ('auth', 'storage', 'public', 'private', 'ironpace') and c.relkind in ('r', 'p')
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and n.nspname || '.' || c.relname <> all ($1)
     group by 1, 2 order by 1, 2`,
    [LEFT_OUT],
  );
}

/** Sequences by name, with the value each gave last. */
export async function readSequences(transaction: Transaction): Promise<Record<string, string | null>> {
  const rows = await transaction.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname in ('auth', 'storage', 'public', 'private', 'ironpace') order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** A name in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const quotedTable = ({ schema, name }: Table): string => `${quoted(schema)}.${quoted(name)}`;
