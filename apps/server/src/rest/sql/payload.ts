import type { InsertPlan } from "../plan/plan.ts";
import type { Column } from "../schema-cache/schema.ts";
import { type Binder, identifier } from "./sql-query.ts";

/** FROM item `pgrst_body`: the rows of a JSON body, each column in its own type. */
export function bodyRows(json: string, columns: readonly Column[], binder: Binder): string {
  const body = `${binder.text(json)}::json`;
  return recordset(`CASE pg_catalog.json_typeof(${body}) WHEN 'array' THEN ${body} ELSE pg_catalog.json_build_array(${body}) END`, columns);
}

/** The same, with the column's default where a row lacks the key. */
export function bodyRowsWithDefaults({ json, columns }: InsertPlan, binder: Binder): string {
  const body = `${binder.text(json)}::jsonb`;
  const elements = `CASE pg_catalog.jsonb_typeof(${body}) WHEN 'array' THEN ${body} ELSE pg_catalog.jsonb_build_array(${body}) END`;
  const defaults = columns.flatMap((column) =>
    column.default === null ? [] : [`pg_catalog.jsonb_build_object(${binder.text(column.name)}, ${column.default})`],
  );
  const merged = [...defaults, "pgrst_element"].join(" || ");
  return recordset(
    `(SELECT pg_catalog.json_agg(${merged}) FROM pg_catalog.jsonb_array_elements(${elements}) AS elements(pgrst_element))`,
    columns,
  );
}

function recordset(json: string, columns: readonly Column[]): string {
  const definition = columns.map((column) => `${identifier(column.name)} ${column.type}`).join(", ");
  return `pg_catalog.json_to_recordset(${json}) AS pgrst_body(${definition})`;
}
