import type { Database } from "../../database/database.ts";
import type { Column, Relation } from "./schema.ts";

/** Domains count as the type below them when values are compared. */
export const BASE_TYPES = `
  base_types as (
    with recursive steps(oid, base) as (
      select oid, oid from pg_catalog.pg_type where typtype <> 'd'
      union all
      select t.oid, steps.base from pg_catalog.pg_type t join steps on t.typbasetype = steps.oid where t.typtype = 'd'
    )
    select oid, base from steps
  ),
  type_names as (
    select t.oid, pg_catalog.quote_ident(n.nspname) || '."' || pg_catalog.replace(t.typname, '"', '""') || '"' as name
    from pg_catalog.pg_type t join pg_catalog.pg_namespace n on n.oid = t.typnamespace
  )`;

const RELATIONS = `
  with ${BASE_TYPES}
  select c.relname::text as name,
    pg_catalog.json_agg(pg_catalog.json_build_object(
      'name', a.attname,
      'type', own.name,
      'baseType', base.name,
      'default', case when a.attgenerated <> '' then null
                      when a.attidentity <> '' then
                        'nextval(' || pg_catalog.quote_literal(pg_catalog.pg_get_serial_sequence(c.oid::regclass::text, a.attname::text)) || '::regclass)'
                      else pg_catalog.pg_get_expr(d.adbin, d.adrelid) end
    ) order by a.attnum)::text as columns,
    coalesce((
      select pg_catalog.json_agg(key_column.attname order by key_part.position)
      from pg_catalog.pg_constraint p,
        pg_catalog.unnest(p.conkey) with ordinality as key_part(number, position),
        pg_catalog.pg_attribute key_column
      where p.conrelid = c.oid and p.contype = 'p' and key_column.attrelid = c.oid and key_column.attnum = key_part.number
    ), '[]')::text as primary_key
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join type_names own on own.oid = a.atttypid
  join base_types b on b.oid = a.atttypid
  join type_names base on base.oid = b.base
  left join pg_catalog.pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where n.nspname = $1::text and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
  group by c.oid, c.relname`;

/** Tables and views of a schema, by name. */
export async function loadRelations(database: Database, schema: string): Promise<Map<string, Relation>> {
  const rows = await database.query<{ name: string; columns: string; primary_key: string }>(RELATIONS, [schema]);
  return new Map(
    rows.map((row) => {
      const columns = JSON.parse(row.columns) as Column[];
      const primaryKey = JSON.parse(row.primary_key) as string[];
      return [row.name, { schema, name: row.name, columns: byName(columns), primaryKey }];
    }),
  );
}

export function byName(columns: readonly Column[]): Map<string, Column> {
  return new Map(columns.map((column) => [column.name, column]));
}
