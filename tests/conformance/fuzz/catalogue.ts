import type { Transaction } from "#server/database/database.ts";

export interface Column {
  readonly name: string;
  /** As PostgreSQL writes it: `text[]`, `timestamp with time zone`. */
  readonly type: string;
  /** The words its constraints and its enum name: a value among them is likely to be taken. */
  readonly words: readonly string[];
}

export interface Relation {
  readonly name: string;
  readonly columns: readonly Column[];
  /** What `select` may embed: tables, constraints, and tables with a constraint as hint. */
  readonly embeds: readonly Embed[];
}

interface Embed {
  readonly text: string;
  readonly relation: string;
}

interface Routine {
  readonly name: string;
  readonly arguments: readonly Column[];
}

export interface Catalogue {
  readonly relations: ReadonlyMap<string, Relation>;
  readonly routines: readonly Routine[];
}

/** What the API shows, as the database tells it: every table and view of public with its foreign keys, every function with its arguments. */
export async function readCatalogue(database: Transaction): Promise<Catalogue> {
  const columns = await database.query<{ relation: string; name: string; type: string; checks: string }>(COLUMNS);
  const keys = await database.query<{ name: string; source: string; target: string }>(FOREIGN_KEYS);
  const routines = await database.query<{ name: string; names: string[]; types: string[] }>(ROUTINES);

  const relations = new Map<string, Relation & { columns: Column[]; embeds: Embed[] }>();
  for (const { relation, name, type, checks } of columns) {
    const entry = relations.get(relation) ?? { name: relation, columns: [], embeds: [] };
    entry.columns.push({ name, type, words: wordsOf(checks) });
    relations.set(relation, entry);
  }
  for (const { name, source, target } of keys) {
    const embed = (from: string, to: string) =>
      relations.get(from)?.embeds.push({ text: to, relation: to }, { text: `${to}!${name}`, relation: to }, { text: name, relation: to });
    embed(source, target);
    embed(target, source);
  }
  return {
    relations,
    routines: routines.map(({ name, names, types }) => ({
      name,
      arguments: names.map((argument, index) => ({ name: argument, type: types[index] ?? "text", words: [] })),
    })),
  };
}

function wordsOf(checks: string): string[] {
  return [...new Set([...checks.matchAll(/'([\w -]{1,40})'/g)].map(([, word]) => word ?? ""))];
}

const COLUMNS = `
  select c.relname as relation, a.attname as name, format_type(a.atttypid, null) as type,
    concat(
      (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)),
      (select string_agg(quote_literal(enumlabel), ' ') from pg_enum where enumtypid = a.atttypid)
    ) as checks
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

const FOREIGN_KEYS = `
  select k.conname as name, s.relname as source, t.relname as target
  from pg_constraint k join pg_class s on s.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and s.relnamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace
  order by k.conname`;

/** Without those that only triggers call. Of the names only the first are of what goes in. */
const ROUTINES = `
  select proname as name, coalesce(proargnames[1:pronargs], '{}') as names,
    array(select format_type(type, null) from unnest(proargtypes) with ordinality as given (type, place) order by place) as types
  from pg_proc
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
  order by oid::regprocedure::text`;
