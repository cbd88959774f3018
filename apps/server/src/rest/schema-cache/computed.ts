import type { Database } from "#database/database.ts";

const COMPUTED = `
  select p.proname::text as name, source.relname::text as relation, target.relname::text as target, p.prorettype::text as type,
    not p.proretset or p.prorows = 1 as one_row
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  join pg_catalog.pg_type result on result.oid = p.prorettype
  join pg_catalog.pg_class source on source.reltype = p.proargtypes[0] and source.relnamespace = n.oid
  left join pg_catalog.pg_class target on target.reltype = result.oid and target.relkind in ('r', 'p', 'v', 'm', 'f')
  where n.nspname = $1::text and p.prokind = 'f' and p.pronargs = 1
    and source.relkind in ('r', 'p', 'v', 'm', 'f') and not source.relispartition
    and case when target.oid is null then result.typtype <> 'p' and not p.proretset
             else target.relnamespace = n.oid and not target.relispartition end
  order by p.proname, p.oid`;

/** A function whose one argument is a row of `relation`. */
export interface Computed {
  readonly [key: string]: unknown;
  readonly name: string;
  readonly relation: string;
  /** The table or view its rows are of, which makes it a way to get there; null when its result is a single value, which makes it a column. */
  readonly target: string | null;
  /** Object id of the type it returns. */
  readonly type: string;
  readonly one_row: boolean;
}

/** The functions of a schema that are read as columns of their argument, or as ways from it to other rows. */
export const loadComputed = (database: Database, schema: string): Promise<Computed[]> => database.query<Computed>(COMPUTED, [schema]);
