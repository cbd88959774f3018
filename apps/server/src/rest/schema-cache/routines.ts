import type { Database } from "#database/database.ts";
import { getColumns, type RawColumn } from "./relations.ts";
import { getMilliseconds } from "./milliseconds.ts";
import type { Argument, Relation, Routine } from "./schema.ts";
import type { Types } from "./types.ts";

interface Known {
  readonly schema: string;
  readonly relations: ReadonlyMap<string, Relation>;
  readonly types: Types;
}

const ROUTINES = `
  select p.proname::text as name, p.proretset as returns_set, p.provolatile = 'v' as volatile,
    p.prorettype = 'void'::regtype as is_void,
    row_type.relname::text as row_relation,
    row_type.relnamespace = p.pronamespace as row_relation_is_here,
    (select pg_catalog.json_agg(pg_catalog.json_build_object('name', a.attname, 'type', a.atttypid::text, 'default', null) order by a.attnum)
     from pg_catalog.pg_attribute a where a.attrelid = row_type.oid and a.attnum > 0 and not a.attisdropped)::text as row_columns,
    (select pg_catalog.json_agg(pg_catalog.json_build_object(
        'name', coalesce(p.proargnames[arg.position], ''), 'mode', coalesce(p.proargmodes[arg.position], 'i'), 'type', arg.type::text,
        'default', null) order by arg.position)
     from pg_catalog.unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as arg(type, position))::text as arguments,
    p.pronargdefaults as defaults,
    (select pg_catalog.split_part(setting, '=', 2) from pg_catalog.unnest(p.proconfig) as setting where setting like 'statement_timeout=%') as timeout
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  join pg_catalog.pg_type declared on declared.oid = p.prorettype
  left join pg_catalog.pg_class row_type
    on row_type.reltype = coalesce(nullif(declared.typbasetype, 0), declared.oid) and row_type.relkind in ('r', 'p', 'v', 'm', 'f', 'c')
  where n.nspname = $1::text and p.prokind = 'f' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
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
  readonly timeout: string | null;
}

interface RawArgument extends RawColumn {
  readonly mode: "i" | "o" | "b" | "v" | "t";
}

/** Functions that can be called by name, with all overloads. */
export async function loadRoutines(database: Database, known: Known): Promise<Map<string, Routine[]>> {
  const rows = await database.query<RoutineRow>(ROUTINES, [known.schema]);
  const routines = rows.map((row) => toRoutine(row, known));
  return Map.groupBy(routines.filter(isCallable), (routine) => routine.name);
}

/** The types of a body that is the only argument, with PostgreSQL's names. */
const BODY_TYPES: ReadonlySet<string> = new Set(["json", "jsonb", "text", "xml", "bytea"]);

/** Arguments are given by name; a single one without is the body of the request. */
function isCallable({ arguments: inputs }: Routine): boolean {
  if (inputs.every(({ name }) => name !== "")) return true;
  return inputs.length === 1 && BODY_TYPES.has(inputs[0]?.typeTitle ?? "");
}

function toRoutine(row: RoutineRow, known: Known): Routine {
  const all = JSON.parse(row.arguments ?? "[]") as RawArgument[];
  const inputs = all.filter((argument) => argument.mode !== "o" && argument.mode !== "t");
  const firstOptional = inputs.length - row.defaults;
  return {
    schema: known.schema,
    name: row.name,
    arguments: inputs.map((argument, index): Argument => ({
      name: argument.name,
      type: known.types.of(argument.type).type,
      typeTitle: known.types.titleOf(argument.type),
      required: index < firstOptional,
      variadic: argument.mode === "v",
    })),
    returnsSet: row.returns_set,
    volatile: row.volatile,
    timeout: getMilliseconds(row.timeout),
    result: toResult(row, all, known),
  };
}

function toResult(row: RoutineRow, all: readonly RawArgument[], { relations, schema, types }: Known): Routine["result"] {
  if (row.is_void) return { kind: "void" };
  const table = row.row_relation !== null && row.row_relation_is_here === true ? relations.get(row.row_relation) : undefined;
  if (table) return { kind: "rows", relation: table };
  const outputs = all.filter((argument) => argument.mode === "o" || argument.mode === "b" || argument.mode === "t");
  const columns = getColumns(row.row_columns === null ? outputs : (JSON.parse(row.row_columns) as RawColumn[]), types);
  if (columns.size === 0) return { kind: "scalar" };
  return { kind: "rows", relation: { schema, name: row.name, columns, computed: new Map(), primaryKey: [], isOpen: false } };
}
