import type { InsertPlan, UpdatePlan } from "../plan/plan.ts";
import type { Column } from "../schema-cache/schema.ts";
import { type Binder, identifier } from "./sql-query.ts";

/** FROM item `pgrst_body`: the rows of a JSON array, each column in its own type. */
export function bodyRows(plan: InsertPlan | UpdatePlan, binder: Binder): string {
  return recordset(plan.missingAsDefault ? withDefaults(plan, binder) : `${binder.text(plan.json)}::json`, plan.columns);
}

/** The same rows, with the column's default where one lacks the key. */
function withDefaults({ json, columns }: InsertPlan | UpdatePlan, binder: Binder): string {
  const elements = `pg_catalog.jsonb_array_elements(${binder.text(json)}::jsonb) AS elements(pgrst_element)`;
  const defaults = columns.flatMap((column) =>
    column.default === null ? [] : [`pg_catalog.jsonb_build_object(${binder.text(column.name)}, ${column.default})`],
  );
  return `(SELECT pg_catalog.json_agg(${[...defaults, "pgrst_element"].join(" || ")}) FROM ${elements})`;
}

function recordset(json: string, columns: readonly Column[]): string {
  const definition = columns.map((column) => `${identifier(column.name)} ${column.type}`).join(", ");
  return `pg_catalog.json_to_recordset(${json}) AS pgrst_body(${definition})`;
}
