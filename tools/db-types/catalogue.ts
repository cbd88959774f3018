import type { Database, Row } from "#server/database/database.ts";

export interface Column {
  readonly name: string;
  /** Name in pg_type, without the leading underscore of an array. */
  readonly type: string;
  readonly isArray: boolean;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  readonly generated: boolean;
  /** The values of its check constraint `column in (…)`, when it has one. */
  readonly values?: readonly string[];
}

interface Relationship {
  readonly foreignKeyName: string;
  readonly columns: readonly string[];
  readonly isOneToOne: boolean;
  readonly referencedRelation: string;
  readonly referencedColumns: readonly string[];
}

export interface Relation {
  readonly name: string;
  readonly kind: "table" | "view";
  readonly columns: readonly Column[];
  readonly relationships: readonly Relationship[];
}

export interface RpcFunction {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly isArray: boolean; readonly optional: boolean }[];
  readonly returns: {
    readonly type: string;
    readonly isArray: boolean;
    readonly isSet: boolean;
    readonly relation?: string;
    /** Columns of `returns table (…)`; empty otherwise. */
    readonly columns: readonly { readonly name: string; readonly type: string; readonly isArray: boolean }[];
  };
}

export interface Catalogue {
  readonly relations: readonly Relation[];
  readonly functions: readonly RpcFunction[];
}

/** What the API shows of schema public: tables, views and the functions that a caller may run. */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  const [relations, columns, checks, keys, functions] = await Promise.all(
    [RELATIONS, COLUMNS, ENUM_CHECKS, FOREIGN_KEYS, FUNCTIONS].map((query) => read(database, query)),
  );
  const values = new Map(
    checks!.map((check) => [`${String(check["relation"])}.${String(check["column"])}`, literals(check["definition"] as string)]),
  );
  return {
    relations: relations!.map((relation) => ({
      name: relation["name"] as string,
      kind: relation["kind"] as Relation["kind"],
      columns: columns!
        .filter((column) => column["relation"] === relation["name"])
        .map((column) => withValues(column as unknown as Column, values.get(`${String(relation["name"])}.${String(column["name"])}`))),
      relationships: keys!.filter((key) => key["relation"] === relation["name"]).map((key) => key as unknown as Relationship),
    })),
    functions: functions as unknown as RpcFunction[],
  };
}

/** Each query returns one JSON text, so that the driver converts no value. */
async function read(database: Database, query: string): Promise<Row[]> {
  const [row] = await database.query<{ rows: string }>(`select coalesce(json_agg(q), '[]')::text as rows from (${query}) as q`);
  return JSON.parse(row?.rows ?? "[]") as Row[];
}

function withValues(column: Column, values: readonly string[] | undefined): Column {
  return values === undefined ? column : { ...column, values };
}

function literals(definition: string): string[] {
  return [...definition.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, literal = ""]) => literal.replaceAll("''", "'"));
}

const RELATIONS = `
  select relname as name, case relkind when 'v' then 'view' else 'table' end as kind
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') order by relname`;

const COLUMNS = `
  select c.relname as relation, a.attname as name, case when t.typcategory = 'A' then element.typname else t.typname end as type,
    t.typcategory = 'A' as "isArray", not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as "hasDefault",
    a.attgenerated <> '' or a.attidentity = 'a' as generated
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_type t on t.oid = a.atttypid
  left join pg_type element on element.oid = t.typelem
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

const ENUM_CHECKS = String.raw`
  select c.conrelid::regclass::text as relation, a.attname as column, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.connamespace = 'public'::regnamespace and c.contype = 'c' and cardinality(c.conkey) = 1
    and pg_get_constraintdef(c.oid) ~ ('^CHECK \(\("?' || a.attname || '"? = ANY \(ARRAY\[')`;

const FOREIGN_KEYS = `
  select source.relname as relation, k.conname as "foreignKeyName", target.relname as "referencedRelation",
    (select json_agg(a.attname order by n) from unnest(k.conkey) with ordinality as u (num, n)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = num) as columns,
    (select json_agg(a.attname order by n) from unnest(k.confkey) with ordinality as u (num, n)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = num) as "referencedColumns",
    exists (select 1 from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null and i.indexprs is null
      and i.indkey::smallint[] @> k.conkey and k.conkey @> i.indkey::smallint[]) as "isOneToOne"
  from pg_constraint k
  join pg_class source on source.oid = k.conrelid
  join pg_class target on target.oid = k.confrelid
  where k.contype = 'f' and source.relnamespace = 'public'::regnamespace and target.relnamespace = 'public'::regnamespace
  order by source.relname, k.conname`;

const FUNCTIONS = `
  select p.proname as name,
    coalesce((
      select json_agg(json_build_object('name', p.proargnames[n], 'type', case when t.typcategory = 'A' then e.typname else t.typname end,
        'isArray', t.typcategory = 'A', 'optional', n > p.pronargs - p.pronargdefaults) order by n)
      from unnest(p.proargtypes) with ordinality as u (type, n) join pg_type t on t.oid = u.type left join pg_type e on e.oid = t.typelem
    ), '[]') as parameters,
    json_build_object('type', case when r.typcategory = 'A' then re.typname else r.typname end, 'isArray', r.typcategory = 'A',
      'isSet', p.proretset, 'relation', c.relname, 'columns', coalesce((
        select json_agg(json_build_object('name', p.proargnames[n], 'type', case when t.typcategory = 'A' then e.typname else t.typname end,
          'isArray', t.typcategory = 'A') order by n)
        from unnest(p.proallargtypes) with ordinality as u (type, n) join pg_type t on t.oid = u.type left join pg_type e on e.oid = t.typelem
        where p.proargmodes[n] = 't'
      ), '[]')) as returns
  from pg_proc p
  join pg_type r on r.oid = p.prorettype
  left join pg_type re on re.oid = r.typelem
  left join pg_class c on c.oid = r.typrelid
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname <> 'trigger'
    and exists (select 1 from unnest('{anon,authenticated,service_role}'::text[]) as role where has_function_privilege(role, p.oid, 'execute'))
  order by p.proname`;
