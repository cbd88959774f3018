import type { Database } from "#database/database.ts";
import type { Computed } from "./computed.ts";
import type { Column, Relation } from "./schema.ts";
import type { Types } from "./types.ts";

const RELATIONS = `
  select c.relname::text as name,
    pg_catalog.json_agg(pg_catalog.json_build_object(
      'name', a.attname,
      'type', a.atttypid::text,
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
    ), '[]')::text as primary_key,
    (c.relkind in ('r', 'p') and not c.relrowsecurity)::text as is_open
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_catalog.pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where n.nspname = $1::text and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
  group by c.oid, c.relname, c.relkind, c.relrowsecurity`;

/** A column as the catalogue tells it: its type is still an object id. */
export interface RawColumn {
  readonly name: string;
  readonly type: string;
  readonly default: string | null;
}

/** Tables and views of a schema, by name. */
export async function loadRelations(
  database: Database,
  schema: string,
  types: Types,
  functions: readonly Computed[],
): Promise<Map<string, Relation>> {
  const rows = await database.query<{ name: string; columns: string; primary_key: string; is_open: string }>(RELATIONS, [schema]);
  return new Map(
    rows.map((row) => {
      const columns = getColumns(JSON.parse(row.columns) as RawColumn[], types);
      const computed = new Map(
        functions.flatMap((given) => (given.relation === row.name && given.target === null ? [computedColumn(schema, given, types)] : [])),
      );
      const primaryKey = JSON.parse(row.primary_key) as string[];
      return [row.name, { schema, name: row.name, columns, computed, primaryKey, isOpen: row.is_open === "true" }];
    }),
  );
}

function computedColumn(schema: string, { name, relation, type }: Computed, types: Types): [string, Column] {
  return [name, { name, ...types.of(type), default: null, computedFrom: { schema, name: relation } }];
}

export function getColumns(columns: readonly RawColumn[], types: Types): Map<string, Column> {
  return new Map(columns.map(({ name, type, default: given }) => [name, { name, ...types.of(type), default: given }]));
}
