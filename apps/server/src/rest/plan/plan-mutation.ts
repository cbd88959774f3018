import { invalidBody, missingWhere, notImplemented, unknownBodyColumn } from "../errors.ts";
import type { Logic, Payload, RestRequest } from "../request/rest-request.ts";
import { builtinType, type Column, type Relation, type Relationship, type Schema } from "../schema-cache/schema.ts";
import { findColumn, findRelation, isRolledBack } from "./lookups.ts";
import { planCondition } from "./plan-conditions.ts";
import { planRead } from "./plan-read.ts";
import type { DeletePlan, InsertPlan, Returning, UpdatePlan } from "./plan.ts";
import type { Condition, ReadNode } from "./read-node.ts";

/** Plans INSERT, UPDATE or DELETE and the read of the rows it touched. */
export function planMutation(schema: Schema, request: RestRequest): InsertPlan | UpdatePlan | DeletePlan {
  const relation = findRelation(schema, request.target.name);
  const common = planCommon(schema, relation, request);
  if (request.method === "POST") return planInsert(common, relation, request);
  const where = planWhere(relation, request);
  if (request.method === "DELETE") {
    if (where.length === 0) throw missingWhere("DELETE");
    return { kind: "delete", ...common, where };
  }
  const { json, keys } = objects(request.payload);
  const columns = bodyColumns(relation, request.query.columns ?? keys);
  if (where.length === 0) throw missingWhere("UPDATE");
  return { kind: "update", ...common, columns, json, missingAsDefault: request.preferences.missing === "default", where };
}

type Common = Omit<DeletePlan, "kind" | "where">;

function planCommon(schema: Schema, relation: Relation, request: RestRequest): Common {
  const { query, preferences } = request;
  const below = query.filters.filter(({ path }) => path.length > 0);
  // Planned even when nothing is sent, so that a wrong name is an error either way.
  const selected = planRead(schema, relation, query.select, { ...query, filters: below }, undefined);
  const read = preferences.return === "representation" ? selected : undefined;
  return {
    relation,
    read,
    returning: getReturning(read),
    format: request.format,
    count: preferences.count,
    readOnly: false,
    bodiless: read === undefined,
    rollback: isRolledBack(schema, preferences),
    maxAffected: preferences.handling === "strict" ? preferences.maxAffected : undefined,
    applied: appliedPreferences(schema, request),
  };
}

function planInsert(common: Common, relation: Relation, request: RestRequest): InsertPlan {
  const { payload, preferences, query } = request;
  const { json, keys, rows } = objects(payload);
  if (query.columns === undefined && payload.kind === "array" && !payload.uniform) throw invalidBody("All object keys must match");
  const columns = bodyColumns(relation, query.columns ?? keys);
  if (columns.length === 0 && rows > 1) throw notImplemented("A bulk insert needs at least one column.");
  const headersOnly = preferences.return === "headers-only" && relation.primaryKey.length > 0;
  const read = headersOnly ? keyOnly(relation) : common.read;
  return {
    kind: "insert",
    ...common,
    read,
    returning: getReturning(read),
    bodiless: read === undefined,
    columns,
    json,
    rows,
    missingAsDefault: preferences.missing === "default",
    conflict: planConflict(relation, request),
    headersOnly,
  };
}

function planConflict(relation: Relation, { preferences, query }: RestRequest): InsertPlan["conflict"] {
  if (preferences.resolution === undefined) return undefined;
  const columns = query.onConflict.length > 0 ? query.onConflict : relation.primaryKey;
  if (columns.length === 0) return undefined;
  for (const column of columns) findColumn(relation, column);
  return { columns, action: preferences.resolution === "merge-duplicates" ? "merge" : "ignore" };
}

function planWhere(relation: Relation, request: RestRequest): Condition[] {
  const own = request.query.filters.filter(({ path }) => path.length === 0).map(({ value }): Logic => value);
  return own.map((logic) => planCondition(relation, [], logic));
}

/** The rows of a body, as the text of a JSON array. */
function objects(payload: Payload): { json: string; keys: readonly string[]; rows: number } {
  if (payload.kind === "object") return { json: `[${payload.json}]`, keys: payload.keys, rows: 1 };
  if (payload.kind === "array") return { ...payload, rows: payload.length };
  throw invalidBody();
}

function bodyColumns(relation: Relation, names: readonly string[]): Column[] {
  return [...new Set(names)].map((name) => {
    const column = relation.columns.get(name);
    if (!column) throw unknownBodyColumn(relation.name, name);
    return column;
  });
}

/** The key as text, for the Location header. */
function keyOnly(relation: Relation): ReadNode {
  const outputs = relation.primaryKey.map((name) => {
    const value = { column: findColumn(relation, name), json: [] };
    return { kind: "value" as const, value, cast: builtinType("text"), name };
  });
  return { relation, alias: "pgrst_0", outputs, embeds: [], grouped: false, where: [], order: [], limit: 1, offset: 0 };
}

function appliedPreferences(schema: Schema, { method, preferences, query }: RestRequest): string[] {
  const upsert = method === "POST" && preferences.resolution !== undefined;
  const applied: readonly (readonly [string, string | number | undefined])[] = [
    ["resolution", upsert ? preferences.resolution : undefined],
    ["missing", method !== "DELETE" && query.columns !== undefined ? preferences.missing : undefined],
    ["return", preferences.return],
    ["count", preferences.count],
    ["handling", preferences.handling],
    ["tx", schema.settings.mayRollBack ? preferences.tx : undefined],
    ["max-affected", preferences.handling === "strict" ? preferences.maxAffected : undefined],
  ];
  return applied.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
}

/** The columns of the affected rows that a read of them needs, and no others. A function of a row needs all. */
function getReturning(read: ReadNode | undefined): Returning {
  if (read === undefined) return { kind: "nothing" };
  const values = read.outputs.flatMap((output) => ("value" in output && output.value ? [output.value] : []));
  for (const order of read.order) if (order.embed === undefined) values.push(order.value);
  const wholeRow =
    read.outputs.some((output) => output.kind === "all" || output.kind === "count") ||
    values.some(({ column }) => column.computedFrom !== undefined) ||
    read.embeds.some(({ relationship }) => relationship.kind === "computed");
  const names = new Set([...values.map(({ column }) => column.name), ...read.embeds.flatMap((embed) => joinColumns(embed.relationship))]);
  return wholeRow || names.size === 0 ? { kind: "all" } : { kind: "columns", names: [...names] };
}

/** The parent's columns a relationship joins on. */
function joinColumns(relationship: Relationship): readonly string[] {
  if (relationship.kind === "computed") return [];
  return relationship.kind === "many-to-many" ? relationship.near.targetColumns : relationship.columns;
}
