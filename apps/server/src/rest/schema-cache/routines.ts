import type { Database } from "../../database/database.ts";
import { BASE_TYPES, byName } from "./relations.ts";
import type { Argument, Column, Relation, Routine } from "./schema.ts";

const ROUTINES = `
  with ${BASE_TYPES}
  select p.proname::text as name, p.proretset as returns_set, p.provolatile = 'v' as volatile,
    result.typname = 'void' as is_void,
    row_type.relname::text as row_relation,
    row_type.relnamespace = p.pronamespace as row_relation_is_here,
    (select pg_catalog.json_agg(pg_catalog.json_build_object('name', a.attname, 'type', own.name, 'baseType', base.name, 'default', null) order by a.attnum)
     from pg_catalog.pg_attribute a
     join type_names own on own.oid = a.atttypid
     join base_types b on b.oid = a.atttypid
     join type_names base on base.oid = b.base
     where a.attrelid = result.typrelid and result.typrelid <> 0 and a.attnum > 0 and not a.attisdropped)::text as row_columns,
    (select pg_catalog.json_agg(pg_catalog.json_build_object(
        'name', coalesce(p.proargnames[arg.position], ''), 'mode', coalesce(p.proargmodes[arg.position], 'i'),
        'type', own.name, 'baseType', base.name) order by arg.position)
     from pg_catalog.unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as arg(type, position)
     join type_names own on own.oid = arg.type
     join base_types b on b.oid = arg.type
     join type_names base on base.oid = b.base)::text as arguments,
    p.pronargdefaults as defaults
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  join base_types result_base on result_base.oid = p.prorettype
  join pg_catalog.pg_type result on result.oid = result_base.base
  left join pg_catalog.pg_class row_type on row_type.oid = result.typrelid and result.typrelid <> 0
  where n.nspname = $1::text and p.prokind = 'f' and result.typname not in ('trigger', 'event_trigger')
  order by p.proname, p.oid`;

interface RoutineRow {
  readonly [key: string]: unknown;
  readonly name: string;
  readonly returns_set: boolean;
  readonly volatile: boolean;
  readonly is_void: boolean;
  readonly row_relation: string | null;
  readonly row_relation_is_here: boolean | null;
  readonly row_columns: string | null;
  readonly arguments: string | null;
  readonly defaults: number;
}

interface RawArgument {
  readonly name: string;
  readonly mode: "i" | "o" | "b" | "v" | "t";
  readonly type: string;
  readonly baseType: string;
}

/** Functions that can be called by name, with all overloads. */
export async function loadRoutines(
  database: Database,
  schema: string,
  relations: ReadonlyMap<string, Relation>,
): Promise<Map<string, Routine[]>> {
  const rows = await database.query<RoutineRow>(ROUTINES, [schema]);
  const routines = rows.map((row) => toRoutine(row, schema, relations));
  return Map.groupBy(
    routines.filter((routine) => routine.arguments.every((argument) => argument.name !== "")),
    (routine) => routine.name,
  );
}

function toRoutine(row: RoutineRow, schema: string, relations: ReadonlyMap<string, Relation>): Routine {
  const all = JSON.parse(row.arguments ?? "[]") as RawArgument[];
  const inputs = all.filter((argument) => argument.mode !== "o" && argument.mode !== "t");
  const firstOptional = inputs.length - Number(row.defaults);
  return {
    schema,
    name: row.name,
    arguments: inputs.map((argument, index): Argument => ({
      name: argument.name,
      type: argument.type,
      required: index < firstOptional,
      variadic: argument.mode === "v",
    })),
    returnsSet: row.returns_set,
    volatile: row.volatile,
    result: resultOf(row, all, schema, relations),
  };
}

function resultOf(
  row: RoutineRow,
  all: readonly RawArgument[],
  schema: string,
  relations: ReadonlyMap<string, Relation>,
): Routine["result"] {
  if (row.is_void) return { kind: "void" };
  const table = row.row_relation !== null && row.row_relation_is_here === true ? relations.get(row.row_relation) : undefined;
  if (table) return { kind: "rows", relation: table };
  const outputs = all.filter((argument) => argument.mode === "o" || argument.mode === "b" || argument.mode === "t");
  const columns: Column[] =
    row.row_columns === null
      ? outputs.map(({ name, type, baseType }) => ({ name, type, baseType, default: null }))
      : (JSON.parse(row.row_columns) as Column[]);
  if (columns.length === 0) return { kind: "scalar" };
  return { kind: "rows", relation: { schema, name: row.name, columns: byName(columns), primaryKey: [] } };
}
