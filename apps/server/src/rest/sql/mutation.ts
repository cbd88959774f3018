import type { DeletePlan, InsertPlan, Returning, UpdatePlan } from "../plan/plan.ts";
import type { Column, Relation } from "../schema-cache/schema.ts";
import { conditionSql, whereSql } from "./conditions.ts";
import { type Binder, identifier, qualified } from "./sql-query.ts";

/** The alias of the table that is changed. */
const TARGET = "pgrst_target";

/** Counts the rows an upsert really inserted, for 201 or 200: every row adds one, every row updated takes one away. */
const count = (change: "+ 1" | "- 1"): string =>
  `pg_catalog.set_config('pgrst.inserted', (coalesce(nullif(pg_catalog.current_setting('pgrst.inserted', true), '')::int, 0) ${change})::text, true) IS NOT NULL`;

/** The statement of a mutation, as the CTE `pgrst_source` holds it. */
export function mutationSql(plan: InsertPlan | UpdatePlan | DeletePlan, binder: Binder): string {
  switch (plan.kind) {
    case "insert":
      return insertSql(plan, binder);
    case "update":
      return updateSql(plan, binder);
    case "delete": {
      const where = whereSql(plan.where.map((condition) => conditionSql(condition, TARGET, binder)));
      return `DELETE FROM ${target(plan.relation)}${where}${returningSql(plan.returning)}`;
    }
  }
}

function insertSql(plan: InsertPlan, binder: Binder): string {
  const { columns, relation, returning } = plan;
  if (plan.rows === 0) return noRows(relation, returning);
  const into = `INSERT INTO ${target(relation)}`;
  if (columns.length === 0) return `${into} DEFAULT VALUES${conflictSql(plan)}${returningSql(returning)}`;
  const where = plan.conflict?.action === "merge" ? ` WHERE ${count("+ 1")}` : "";
  const select = `SELECT ${columns.map(fromBody).join(", ")} FROM ${bodyRows(plan, binder)}${where}`;
  return `${into} (${names(columns)}) ${select}${conflictSql(plan)}${returningSql(returning)}`;
}

function conflictSql({ conflict, columns }: InsertPlan): string {
  if (!conflict) return "";
  const on = ` ON CONFLICT (${conflict.columns.map(identifier).join(", ")})`;
  if (conflict.action === "ignore" || columns.length === 0) return `${on} DO NOTHING`;
  const set = columns.map(({ name }) => `${identifier(name)} = EXCLUDED.${identifier(name)}`).join(", ");
  return `${on} DO UPDATE SET ${set} WHERE ${count("- 1")}`;
}

function updateSql(plan: UpdatePlan, binder: Binder): string {
  const { columns, relation, returning } = plan;
  if (columns.length === 0) return noRows(relation, returning);
  const set = columns.map((column) => `${identifier(column.name)} = ${fromBody(column)}`).join(", ");
  const where = whereSql(plan.where.map((condition) => conditionSql(condition, TARGET, binder)));
  const body = `(SELECT * FROM ${bodyRows(plan, binder)} LIMIT 1) AS pgrst_body`;
  return `UPDATE ${target(relation)} SET ${set} FROM ${body}${where}${returningSql(returning)}`;
}

/** Nothing to write: the answer still has the right columns. */
function noRows(relation: Relation, returning: Returning): string {
  return `SELECT ${returned(returning)} FROM ${target(relation)} WHERE false`;
}

const target = (relation: Relation): string => `${qualified(relation)} AS ${TARGET}`;
const names = (columns: readonly Column[]): string => columns.map(({ name }) => identifier(name)).join(", ");
const fromBody = ({ name }: Column): string => `pgrst_body.${identifier(name)}`;
const returningSql = (returning: Returning): string => ` RETURNING ${returned(returning)}`;

function returned(returning: Returning): string {
  if (returning.kind === "nothing") return "1 AS one";
  if (returning.kind === "all") return `${TARGET}.*`;
  return returning.names.map((name) => `${TARGET}.${identifier(name)}`).join(", ");
}

/** FROM item `pgrst_body`: the rows of a JSON array, each column in its own type. */
function bodyRows(plan: InsertPlan | UpdatePlan, binder: Binder): string {
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
