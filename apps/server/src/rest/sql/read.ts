import type { Embed, Order, ReadNode } from "../plan/read-node.ts";
import { builtinType, type Relationship } from "../schema-cache/schema.ts";
import { conditionSql, embedsIn, whereSql } from "./conditions.ts";
import { bodySql, buildMatchSql } from "./embed-body.ts";
import { selectList } from "./select-list.ts";
import { type Binder, identifier, qualified } from "./sql-query.ts";
import { rowSql, getType, valueSql } from "./value.ts";

/** Where the rows of a node come from: its own table, or the CTE that holds what a mutation or a function returned. */
export type Source = "table" | "pgrst_source";

/** SELECT of a node with everything embedded in it, one lateral join per embed. */
export function readSql(node: ReadNode, binder: Binder, source: Source = "table", parent?: { embed: Embed; alias: string }): string {
  const { list, groupBy } = selectList(node, binder, parent?.embed.shape === "spread");
  const from = fromSql(node, node.embeds, binder, source, parent);
  return `SELECT ${list}${from}${groupBy}${orderSql(node, binder)}${pageSql(node, binder)}`;
}

/** How many rows a node has without its page. Only joins that can change the number are made. */
export function countSql(node: ReadNode, binder: Binder, source: Source = "table"): string {
  return `SELECT pg_catalog.count(*) AS total${countedFrom(node, binder, source)}`;
}

/** The rows that would be counted. */
export const countedSql = (node: ReadNode, binder: Binder): string => `SELECT 1${countedFrom(node, binder, "table")}`;

function countedFrom(node: ReadNode, binder: Binder, source: Source): string {
  const mentioned = new Set(node.where.flatMap(embedsIn));
  const needed = node.embeds.filter((embed) => embed.inner || mentioned.has(embed));
  return fromSql(node, needed, binder, source);
}

function fromSql(
  node: ReadNode,
  embeds: readonly Embed[],
  binder: Binder,
  source: Source,
  parent?: { embed: Embed; alias: string },
): string {
  const own = `${source === "table" ? rowsSql(node, parent) : source} AS ${identifier(node.alias)}`;
  const junction = parent ? junctionSql(parent.embed) : "";
  const joins = embeds.map((embed) => joinSql(embed, node.alias, binder)).join("");
  const conditions = node.where.map((condition) => conditionSql(condition, node.alias, binder));
  const matching = parent ? matchingSql(parent.embed, parent.alias, node.alias) : [];
  return ` FROM ${own}${junction}${joins}${whereSql([...matching, ...conditions])}`;
}

/** A table or view, or what the function that embeds it makes of the parent's row. */
function rowsSql({ relation }: ReadNode, parent?: { embed: Embed; alias: string }): string {
  const way = parent?.embed.relationship;
  if (parent === undefined || way?.kind !== "computed") return qualified(relation);
  const { schema } = relation;
  return `${qualified({ schema, name: way.name })}(${rowSql(parent.alias, { schema, name: way.table })})`;
}

function joinSql(embed: Embed, parentAlias: string, binder: Binder): string {
  const rows = readSql(embed.node, binder, "table", { embed, alias: parentAlias });
  const alias = identifier(embed.alias);
  const row = identifier(`${embed.alias}_row`);
  const select = embed.shape === "spread" ? rows : `SELECT ${bodySql(embed, row)} FROM (${rows}) AS ${row}`;
  return ` ${embed.inner ? "INNER" : "LEFT"} JOIN LATERAL (${select}) AS ${alias} ON ${embed.inner ? buildMatchSql(embed, alias) : "true"}`;
}

const junctionAlias = (embed: Embed): string => identifier(`${embed.alias}_junction`);

function junctionSql(embed: Embed): string {
  const { relationship, node } = embed;
  if (relationship.kind !== "many-to-many") return "";
  return ` CROSS JOIN ${qualified({ schema: node.relation.schema, name: relationship.junction })} AS ${junctionAlias(embed)}`;
}

function matchingSql(embed: Embed, parentAlias: string, childAlias: string): string[] {
  const relationship: Relationship = embed.relationship;
  const [parent, child] = [identifier(parentAlias), identifier(childAlias)];
  if (relationship.kind === "computed") return [];
  if (relationship.kind !== "many-to-many") return equal(child, relationship.targetColumns, parent, relationship.columns);
  const { near, far } = relationship;
  const junction = junctionAlias(embed);
  return [...equal(junction, near.columns, parent, near.targetColumns), ...equal(junction, far.columns, child, far.targetColumns)];
}

function equal(left: string, leftColumns: readonly string[], right: string, rightColumns: readonly string[]): string[] {
  return leftColumns.map((column, index) => `${left}.${identifier(column)} = ${right}.${identifier(rightColumns[index] ?? column)}`);
}

function orderSql(node: ReadNode, binder: Binder): string {
  if (node.order.length === 0) return "";
  return ` ORDER BY ${node.order.map((order) => orderTerm(order, node, binder)).join(", ")}`;
}

function orderTerm(order: Order, node: ReadNode, binder: Binder): string {
  const value = order.embed ? embeddedValue(order, order.embed, node.alias, binder) : valueSql(order.value, node.alias, binder);
  // JSON has no order, its binary form has.
  const ordered = getType(order.value) === builtinType("json") ? `(${value})::${builtinType("jsonb")}` : value;
  return `${ordered} ${order.descending ? "DESC" : "ASC"}${order.nulls === undefined ? "" : ` NULLS ${order.nulls.toUpperCase()}`}`;
}

/** The value a to-one embed would show, whether it is selected or not. A function may return more rows than it has declared. */
function embeddedValue(order: Order, embed: Embed, parentAlias: string, binder: Binder): string {
  const { node } = embed;
  const value = valueSql(order.value, node.alias, binder);
  return `(SELECT ${value}${fromSql(node, node.embeds, binder, "table", { embed, alias: parentAlias })} LIMIT 1)`;
}

export function pageSql(page: { readonly limit: number | undefined; readonly offset: number }, binder: Binder): string {
  const limit = page.limit === undefined ? "" : ` LIMIT ${binder.count(page.limit)}`;
  return `${limit}${page.offset === 0 ? "" : ` OFFSET ${binder.count(page.offset)}`}`;
}
