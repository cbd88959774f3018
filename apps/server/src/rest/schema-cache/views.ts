import type { Database } from "#database/database.ts";

const VIEWS = `
  select c.oid::text as id, c.relname::text as name, r.ev_action::text as tree
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
  where n.nspname = $1::text and c.relkind in ('v', 'm')`;

const ATTRIBUTES = `
  select c.oid::text as id, c.relname::text as relation, a.attnum::text as number, a.attname::text as name
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = $1::text and c.relkind in ('r', 'p', 'v', 'm', 'f')`;

/** The end of a view's column in PostgreSQL's tree: its number, and the table and column it is taken from unchanged. */
const ORIGIN = /^.*:resno (\d+) :resname .*:resorigtbl (\d+) :resorigcol (\d+) :resjunk false\}$/s;

/** A view and where its columns come from: its own name for each column of a table. */
export interface View {
  readonly name: string;
  readonly shows: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

interface Attribute {
  readonly [key: string]: unknown;
  readonly id: string;
  readonly relation: string;
  readonly number: string;
  readonly name: string;
}

/** The views of a schema, with the tables of the schema whose columns they show, also through other views. */
export async function loadViews(database: Database, schema: string): Promise<View[]> {
  const views = await database.query<{ id: string; name: string; tree: string }>(VIEWS, [schema]);
  if (views.length === 0) return [];
  const attributes = await database.query<Attribute>(ATTRIBUTES, [schema]);
  const byNumber = new Map(attributes.map((attribute) => [`${attribute.id}.${attribute.number}`, attribute]));
  const origins = new Map(views.flatMap(({ id, tree }) => originsIn(id, tree)));
  return views.map(({ id, name }) => {
    const shows = new Map<string, Map<string, string>>();
    for (const own of attributes.filter((attribute) => attribute.id === id)) {
      const base = byNumber.get(getBase(`${id}.${own.number}`, origins));
      if (!base || base.id === id) continue;
      const columns = shows.get(base.relation) ?? new Map<string, string>();
      if (!columns.has(base.name)) columns.set(base.name, own.name);
      shows.set(base.relation, columns);
    }
    return { name, shows };
  });
}

/** What is neither a view's column nor anything's origin stays what it is. */
function getBase(column: string, origins: ReadonlyMap<string, string>): string {
  const origin = origins.get(column);
  return origin === undefined ? column : getBase(origin, origins);
}

function originsIn(view: string, tree: string): [string, string][] {
  return columnsIn(tree).flatMap((text) => {
    const [, number, table, column] = ORIGIN.exec(text) ?? [];
    return number === undefined || table === "0" ? [] : [[`${view}.${number}`, `${table}.${column}`]];
  });
}

/** The nodes of the view's own columns: two braces deep, below the query; those of sub-selects are deeper. */
function columnsIn(tree: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < tree.length; at += 1) {
    const character = tree[at];
    if (character === "\\") at += 1;
    else if (character === "{" && ++depth === 2) start = at;
    else if (character === "}" && depth-- === 2 && tree.startsWith("{TARGETENTRY ", start)) found.push(tree.slice(start, at + 1));
  }
  return found;
}
