import type { Database } from "#database/database.ts";
import { builtinType, type Column, type TypeSql } from "./schema.ts";

const TYPES = `
  select t.oid::text as id, t.typname::text as name, pg_catalog.format_type(t.oid, null) as title, t.typbasetype::text as base, t.typcategory = 'A' as is_array,
    pg_catalog.quote_ident(n.nspname) || '."' || pg_catalog.replace(t.typname, '"', '""') || '"' as sql,
    n.nspname in ('pg_catalog', $1::text) and t.typtype in ('b', 'd', 'e', 'm', 'r') and t.typelem = 0 as castable
  from pg_catalog.pg_type t
  join pg_catalog.pg_namespace n on n.oid = t.typnamespace`;

/** Spellings the SQL grammar knows and the catalogue does not. */
const ALIASES: Readonly<Record<string, TypeSql>> = {
  int: builtinType("int4"),
  float: builtinType("float8"),
  decimal: builtinType("numeric"),
  dec: builtinType("numeric"),
  char: builtinType("bpchar"),
};

interface TypeRow {
  readonly [key: string]: unknown;
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly base: string;
  readonly is_array: boolean;
  readonly sql: TypeSql;
  readonly castable: boolean;
}

export interface Types {
  /** What `::cast` may name, in lower case. */
  readonly castable: ReadonlyMap<string, TypeSql>;
  /** The types of a column or an argument, by the object id of its type. */
  of(id: string): Pick<Column, "type" | "baseType" | "isArray">;
  /** What messages call it: `integer`, not `int4`. */
  titleOf(id: string): string;
}

export async function loadTypes(database: Database, schema: string): Promise<Types> {
  const rows = await database.query<TypeRow>(TYPES, [schema]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const find = (id: string): TypeRow => {
    const row = byId.get(id);
    if (!row) throw new Error(`the catalogue has no type ${id}`);
    return row;
  };
  const named = rows.filter((row) => row.castable).flatMap(({ name, sql, title }) => [[name, sql] as const, [title, sql] as const]);
  return {
    castable: new Map([...named, ...Object.entries(ALIASES)]),
    titleOf: (id) => find(id).title,
    of: (id) => {
      const own = find(id);
      let base = own;
      while (base.base !== "0") base = find(base.base);
      return { type: own.sql, baseType: base.sql, isArray: base.is_array };
    },
  };
}
