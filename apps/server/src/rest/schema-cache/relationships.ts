import type { Database } from "#database/database.ts";
import type { Computed } from "./computed.ts";
import type { ForeignKey, KeySeen, Relation, Relationship } from "./schema.ts";
import type { View } from "./views.ts";

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

export interface Ways {
  readonly relations: ReadonlyMap<string, Relation>;
  readonly views: readonly View[];
  readonly computed: readonly Computed[];
}

/**
 * Every way to get from one table or view to another, by the one it starts from: both directions of each foreign key,
 * junctions, and functions.
 */
export async function loadRelationships(
  database: Database,
  schema: string,
  { computed, relations, views }: Ways,
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
  const seen = keys.flatMap((key) => throughViews(key, views));
  const found = [...seen.flatMap(bothDirections), ...junctions(seen, relations), ...computed.flatMap(byFunction)];
  return Map.groupBy(found, (relationship) => relationship.table);
}

/** The key between its tables, and between every view that shows its columns. */
function throughViews(key: ForeignKey, views: readonly View[]): KeySeen[] {
  const showing = (table: string, columns: readonly string[]): { name: string; columns: readonly string[]; isView: boolean }[] => [
    { name: table, columns, isView: false },
    ...views.flatMap(({ name, shows }) => {
      const shown = columns.flatMap((column) => shows.get(table)?.get(column) ?? []);
      return shown.length === columns.length ? [{ name, columns: shown, isView: true }] : [];
    }),
  ];
  return showing(key.table, key.columns).flatMap((from) =>
    showing(key.targetTable, key.targetColumns).map((to) => ({
      ...key,
      table: from.name,
      columns: from.columns,
      tableIsView: from.isView,
      targetTable: to.name,
      targetColumns: to.columns,
      targetIsView: to.isView,
    })),
  );
}

const byFunction = ({ name, relation, target, one_row }: Computed): Relationship[] =>
  target === null ? [] : [{ kind: "computed", table: relation, target, name, toOne: one_row }];

function bothDirections(key: KeySeen): Relationship[] {
  return [
    {
      kind: key.unique ? "one-to-one" : "many-to-one",
      table: key.table,
      target: key.targetTable,
      constraint: key.constraint,
      columns: key.columns,
      targetColumns: key.targetColumns,
      outgoing: true,
      targetIsView: key.targetIsView,
    },
    {
      kind: key.unique ? "one-to-one" : "one-to-many",
      table: key.targetTable,
      target: key.table,
      constraint: key.constraint,
      columns: key.targetColumns,
      targetColumns: key.columns,
      outgoing: false,
      targetIsView: key.tableIsView,
    },
  ];
}

/** A table is a junction when two of its foreign keys are parts of its primary key; one seen to a table and to a view of it is still one. */
function junctions(keys: readonly ForeignKey[], relations: ReadonlyMap<string, Relation>): Relationship[] {
  const found: Relationship[] = [];
  for (const near of keys) {
    const primaryKey = relations.get(near.table)?.primaryKey ?? [];
    for (const far of keys) {
      if (far.constraint === near.constraint || far.table !== near.table) continue;
      if (![...near.columns, ...far.columns].every((column) => primaryKey.includes(column))) continue;
      found.push({ kind: "many-to-many", table: near.targetTable, target: far.targetTable, junction: near.table, near, far });
    }
  }
  return found;
}
