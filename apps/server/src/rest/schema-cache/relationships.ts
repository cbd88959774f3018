import type { Database } from "../../database/database.ts";
import type { ForeignKey, Relation, Relationship } from "./schema.ts";

const FOREIGN_KEYS = `
  with keys as (
    select c.oid, c.contype, c.conname, c.conrelid, c.confrelid, c.conkey, c.confkey
    from pg_catalog.pg_constraint c join pg_catalog.pg_namespace n on n.oid = c.connamespace
    where n.nspname = $1::text and c.conparentid = 0
  )
  select k.conname::text as constraint, source.relname::text as table, target.relname::text as target_table,
    (select pg_catalog.json_agg(a.attname order by part.position)
     from pg_catalog.unnest(k.conkey) with ordinality as part(number, position)
     join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = part.number)::text as columns,
    (select pg_catalog.json_agg(a.attname order by part.position)
     from pg_catalog.unnest(k.confkey) with ordinality as part(number, position)
     join pg_catalog.pg_attribute a on a.attrelid = k.confrelid and a.attnum = part.number)::text as target_columns,
    exists (
      select from pg_catalog.pg_constraint u
      where u.conrelid = k.conrelid and u.contype in ('p', 'u') and u.conkey @> k.conkey and u.conkey <@ k.conkey
    ) as unique
  from keys k
  join pg_catalog.pg_class source on source.oid = k.conrelid
  join pg_catalog.pg_class target on target.oid = k.confrelid and target.relnamespace = source.relnamespace
  where k.contype = 'f'
  order by k.conname`;

/** Every way to get from one table to another, by the table it starts from: both directions of each foreign key, and junctions. */
export async function loadRelationships(
  database: Database,
  schema: string,
  relations: ReadonlyMap<string, Relation>,
): Promise<Map<string, Relationship[]>> {
  const rows = await database.query<{
    constraint: string;
    table: string;
    target_table: string;
    columns: string;
    target_columns: string;
    unique: boolean;
  }>(FOREIGN_KEYS, [schema]);
  const keys = rows.map((row) => ({
    constraint: row.constraint,
    table: row.table,
    columns: JSON.parse(row.columns) as string[],
    targetTable: row.target_table,
    targetColumns: JSON.parse(row.target_columns) as string[],
    unique: row.unique,
  }));
  const found = [...keys.flatMap(bothDirections), ...junctions(keys, relations)];
  return Map.groupBy(found, (relationship) => relationship.table);
}

function bothDirections(key: ForeignKey): Relationship[] {
  return [
    {
      kind: key.unique ? "one-to-one" : "many-to-one",
      table: key.table,
      target: key.targetTable,
      constraint: key.constraint,
      columns: key.columns,
      targetColumns: key.targetColumns,
      outgoing: true,
    },
    {
      kind: key.unique ? "one-to-one" : "one-to-many",
      table: key.targetTable,
      target: key.table,
      constraint: key.constraint,
      columns: key.targetColumns,
      targetColumns: key.columns,
      outgoing: false,
    },
  ];
}

/** A table is a junction when two of its foreign keys are parts of its primary key. */
function junctions(keys: readonly ForeignKey[], relations: ReadonlyMap<string, Relation>): Relationship[] {
  const found: Relationship[] = [];
  for (const near of keys) {
    const primaryKey = relations.get(near.table)?.primaryKey ?? [];
    for (const far of keys) {
      if (far === near || far.table !== near.table) continue;
      if (![...near.columns, ...far.columns].every((column) => primaryKey.includes(column))) continue;
      found.push({ kind: "many-to-many", table: near.targetTable, target: far.targetTable, junction: near.table, near, far });
    }
  }
  return found;
}
