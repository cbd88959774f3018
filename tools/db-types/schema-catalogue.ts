import type { Database, Row } from "#server/database/database.ts";

export interface SchemaTable {
  readonly name: string;
  readonly kind: "table" | "view";
  readonly comment: string | null;
  readonly columns: readonly {
    readonly name: string;
    readonly type: string;
    readonly required: boolean;
    /** Also what a generated column is computed from. */
    readonly default: string | null;
    readonly generated: boolean;
    readonly comment: string | null;
  }[];
  readonly keys: readonly {
    readonly columns: readonly string[];
    readonly target: string;
    readonly targetColumns: readonly string[];
    /** What happens to the row when the target goes. */
    readonly onDelete: string;
    readonly isUnique: boolean;
    readonly isRequired: boolean;
  }[];
  readonly unique: readonly string[];
  readonly policies: readonly SchemaPolicy[];
  readonly triggers: readonly { readonly name: string; readonly function: string; readonly events: string }[];
  /** Verbs that the role may use at all; policies say on which rows. */
  readonly grants: readonly { readonly role: string; readonly verbs: readonly string[] }[];
}

export interface SchemaPolicy {
  readonly name: string;
  readonly command: string;
  readonly permissive: boolean;
  readonly using: string | null;
  readonly check: string | null;
}

export interface SchemaFunction {
  readonly name: string;
  readonly parameters: string;
  readonly returns: string;
  readonly definer: boolean;
  readonly callers: readonly string[];
  readonly comment: string | null;
}

export interface Schema {
  readonly tables: readonly SchemaTable[];
  readonly functions: readonly SchemaFunction[];
}

/** Everything that the page of the schema says: tables and views of public and private, and the functions that the API's roles may call. */
export async function readSchema(database: Database): Promise<Schema> {
  return { tables: await read<SchemaTable>(database, TABLES), functions: await read<SchemaFunction>(database, FUNCTIONS) };
}

/** One JSON text, so that the driver converts no value. */
async function read<T>(database: Database, query: string): Promise<T[]> {
  const [row] = await database.query<Row & { rows: string }>(`select coalesce(json_agg(q), '[]')::text as rows from (${query}) as q`);
  return JSON.parse(row?.rows ?? "[]") as T[];
}

const ROLES = "'{anon,authenticated,service_role}'::text[]";

const TABLES = `
  select c.oid::regclass::text as name, case c.relkind when 'v' then 'view' else 'table' end as kind, obj_description(c.oid, 'pg_class') as comment,
    (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'required', a.attnotnull,
        'default', pg_get_expr(d.adbin, d.adrelid), 'generated', a.attgenerated <> '', 'comment', col_description(c.oid, a.attnum)) order by a.attnum), '[]')
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object('columns', names(k.conrelid, k.conkey), 'target', k.confrelid::regclass::text,
        'targetColumns', names(k.confrelid, k.confkey), 'onDelete', case k.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'refuse' end,
        'isUnique', exists (select 1 from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
          and i.indkey::smallint[] <@ k.conkey), 'isRequired', (select bool_and(a.attnotnull) from pg_attribute a where a.attrelid = k.conrelid
          and a.attnum = any (k.conkey))) order by k.conname), '[]')
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'f') as keys,
    (select coalesce(json_agg(case when i.indisprimary then 'primary key ' else '' end || regexp_replace(pg_get_indexdef(i.indexrelid), '^.*? USING btree ', '')
        order by i.indisprimary desc, x.relname), '[]')
      from pg_index i join pg_class x on x.oid = i.indexrelid where i.indrelid = c.oid and i.indisunique) as unique,
    (select coalesce(json_agg(json_build_object('name', p.polname, 'permissive', p.polpermissive,
        'command', case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
        'using', pg_get_expr(p.polqual, p.polrelid), 'check', pg_get_expr(p.polwithcheck, p.polrelid)) order by p.polname), '[]')
      from pg_policy p where p.polrelid = c.oid) as policies,
    (select coalesce(json_agg(json_build_object('name', t.tgname, 'function', t.tgfoid::regproc::text,
        'events', case when t.tgtype & 2 = 2 then 'before ' else 'after ' end || concat_ws(', ', case when t.tgtype & 4 = 4 then 'insert' end,
          case when t.tgtype & 16 = 16 then 'update' end, case when t.tgtype & 8 = 8 then 'delete' end)) order by t.tgname), '[]')
      from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers,
    (select coalesce(json_agg(json_build_object('role', role, 'verbs', (select coalesce(json_agg(verb), '[]')
        from unnest('{select,insert,update,delete}'::text[]) as verb where has_table_privilege(role, c.oid, verb)
          and has_schema_privilege(role, c.relnamespace, 'usage'))) order by role), '[]')
      from unnest(${ROLES}) as role) as grants
  from pg_class c
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v')
  order by c.relnamespace = 'private'::regnamespace, c.relname`.replaceAll(
  /names\(([\w.]+), ([\w.]+)\)/g,
  "(select json_agg(a.attname order by n) from unnest($2) with ordinality as u (num, n) join pg_attribute a on a.attrelid = $1 and a.attnum = num)",
);

const FUNCTIONS = `
  select p.proname as name, pg_get_function_identity_arguments(p.oid) as parameters, pg_get_function_result(p.oid) as returns,
    p.prosecdef as definer, obj_description(p.oid, 'pg_proc') as comment,
    (select json_agg(role order by role) from unnest(${ROLES}) as role where has_function_privilege(role, p.oid, 'execute')) as callers
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    and exists (select 1 from unnest(${ROLES}) as role where has_function_privilege(role, p.oid, 'execute'))
  order by p.proname`;
