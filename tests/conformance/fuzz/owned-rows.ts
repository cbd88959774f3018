import type { Parameter, Transaction } from "#server/database/database.ts";
import { SqlError } from "#server/database/sql-error.ts";
import { ACCESS, type TableAccess } from "../../policies/access.ts";
import { ACCOUNTS } from "../../policies/actors.ts";
import { ownership } from "../../policies/ownership.ts";
import { ATHLETES, type Athlete, PEOPLE } from "./people.ts";

/** Tables whose rows belong to somebody, with the condition that finds those of $1. */
export const OWNED: readonly (TableAccess & { readonly whose: string })[] = ACCESS.flatMap((table) => {
  const whose = ownership(table);
  return whose === undefined ? [] : [{ ...table, whose }];
});
/** The others: what administrators and the server keep for everybody. */
export const SHARED: readonly TableAccess[] = ACCESS.filter((table) => ownership(table) === undefined);

/** The row of `table` in the table of expectations, as one of this athlete. */
export function getRow(athlete: Athlete, { row }: TableAccess): Record<string, string> {
  const number = ATHLETES.indexOf(athlete) + 1;
  const own = (column: string, value: string): string => {
    if (value === ACCOUNTS.owner) return PEOPLE[athlete];
    if (value === ACCOUNTS.admin) return PEOPLE.admin;
    if (value.startsWith("10000000-")) return value.replace("10000000", `1000000${number}`);
    return (column === "id" || column === "message_id") && /^\d+$/.test(value) ? String(1000 * number + Number(value)) : value;
  };
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, own(column, value)]));
}

/** What may be seen where, by text: `zq-vera-goals-title`, and a time of day with microseconds that only one row has. */
export interface Marker {
  readonly athlete: Athlete;
  readonly table: string;
}

export const MARKED_TEXT = /zq-([a-z]+)-([a-z_.]+?)-/g;
export const MARKED_TIME = /04:05:06\.(\d{6})/g;
export const getTime = ({ athlete, table }: Marker): string =>
  String(100_001 + ATHLETES.indexOf(athlete) * 1000 + OWNED.findIndex(({ name }) => name === table) * 10);
export const MARKED_TIMES: ReadonlyMap<string, Marker> = new Map(
  ATHLETES.flatMap((athlete) => OWNED.map(({ name: table }) => [getTime({ athlete, table }), { athlete, table }] as const)),
);

/** The same with a marker in every sentence. */
export function markedRow(athlete: Athlete, table: TableAccess): Record<string, string> {
  const sentences = OWNED.some(({ name }) => name === table.name) ? Object.entries(getRow(athlete, table)).filter(isSentence) : [];
  const marked = sentences.map(([column]) => [column, markerOf(athlete, table, column)] as const);
  return { ...getRow(athlete, table), ...Object.fromEntries(marked) };
}

const isSentence = ([, value]: readonly [string, string]): boolean => /^[A-Z]\w+ .*[a-z][.?]?$/.test(value);
const markerOf = (athlete: Athlete, { name }: TableAccess, column: string): string => `zq-${athlete}-${name}-${column}`;

/** False when something else than a row that is there already forbids it. */
export function insertRow(database: Transaction, name: string, row: Readonly<Record<string, string>>): Promise<boolean> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const statement = `insert into ${name} (${columns.join(", ")}) values (${places.join(", ")}) on conflict do nothing`;
  return succeeds(database, statement, Object.values(row));
}

/** Columns that took a marker, by table: later they are filled without trying again. */
export type Markable = Map<string, readonly (readonly [column: string, type: string])[]>;

/** Fills every text, list, object and moment of the athlete's row that takes it, whatever else the table checks. */
export async function markRow(database: Transaction, athlete: Athlete, table: (typeof OWNED)[number], markable: Markable): Promise<void> {
  const candidates = markable.get(table.name) ?? (await fillable(database, table));
  const row = getRow(athlete, table);
  const { key = ["id"] } = table;
  const found = key.map((column, index) => `${column} = $${index + 2}`).join(" and ");
  const taken: (readonly [string, string])[] = [];
  for (const [column, type] of candidates) {
    for (const value of markers(type, markerOf(athlete, table, column), { athlete, table: table.name })) {
      const statement = `update ${table.name} set ${column} = $1 where ${found}`;
      if (!(await succeeds(database, statement, [value, ...key.map((name) => row[name] ?? "")]))) continue;
      taken.push([column, type]);
      break;
    }
  }
  markable.set(table.name, taken);
}

function markers(type: string, text: string, marker: Marker): string[] {
  if (type === "timestamp with time zone") return [`2026-03-01T04:05:06.${getTime(marker)}Z`];
  if (type === "text[]") return [`{${text}}`];
  return type === "jsonb" ? [JSON.stringify({ note: text }), JSON.stringify([{ note: text }])] : [text];
}

async function fillable(database: Transaction, { name, key = ["id"], row }: TableAccess): Promise<[string, string][]> {
  const rows = await database.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and format_type(atttypid, null) in ('text', 'text[]', 'jsonb', 'timestamp with time zone')`,
    [name],
  );
  const fixed = new Set([...key, ...Object.keys(row).filter((column) => column.endsWith("_id"))]);
  return rows.filter((column) => !fixed.has(column.name)).map((column) => [column.name, column.type]);
}

async function succeeds(database: Transaction, statement: string, parameters: Parameter[]): Promise<boolean> {
  try {
    await database.query(statement, parameters);
    return true;
  } catch (error) {
    if (error instanceof SqlError) return false;
    throw error;
  }
}
