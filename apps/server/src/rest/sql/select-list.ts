import type { AggregateOutput, Embed, Output, ReadNode } from "../plan/read-node.ts";
import { builtinType } from "../schema-cache/schema.ts";
import { outputNames } from "./embed-body.ts";
import { type Binder, identifier } from "./sql-query.ts";
import { getType, valueSql } from "./value.ts";

/** One column of an answer: what it is in each row, and what sums the rows up. */
interface Column {
  readonly name: string;
  readonly value: string;
  readonly summed?: AggregateOutput;
}

/**
 * The SELECT list of a node and, where there are aggregates, the GROUP BY of everything else.
 * @param spread its rows are spread into their parent, which also sums them up
 */
export function selectList(node: ReadNode, binder: Binder, spread: boolean): { list: string; groupBy: string } {
  if (spread || !node.grouped) {
    return { list: node.outputs.flatMap((output) => outputSql(output, node, binder)).join(", "), groupBy: "" };
  }
  const columns = node.outputs.flatMap((output) => getColumns(output, node, binder));
  const list = columns.map(({ name, summed, value }) => `${summed ? aggregateSql(summed, value) : value} AS ${identifier(name)}`);
  const groups = columns.flatMap(({ summed, value }) => (summed ? [] : [value]));
  return { list: list.join(", "), groupBy: groups.length === 0 ? "" : ` GROUP BY ${groups.join(", ")}` };
}

/** A row of its own for each row of the table. */
function outputSql(output: Output, node: ReadNode, binder: Binder): string[] {
  if (output.kind === "all") return [`${identifier(node.alias)}.*`];
  if (output.kind === "count") return [`pg_catalog.count(${identifier(node.alias)}) AS ${identifier(output.name)}`];
  if (output.kind === "embed") return embedSql(output.embed);
  return [`${castedSql(output, node, binder)} AS ${identifier(output.name)}`];
}

/** An embed without columns only filters. */
function embedSql(embed: Embed): string[] {
  if (embed.node.outputs.length === 0) return [];
  const alias = identifier(embed.alias);
  if (embed.shape === "spread") return [`${alias}.*`];
  if (embed.shape === "spread-array") return outputNames(embed.node).map((name) => `${alias}.${identifier(name)}`);
  return [`${embed.shape === "array" ? `coalesce(${alias}.body, '[]'::json)` : `${alias}.body`} AS ${identifier(embed.name)}`];
}

function castedSql({ cast, value }: Pick<AggregateOutput, "cast" | "value">, node: ReadNode, binder: Binder): string {
  if (value === undefined) return "1";
  const sql = valueSql(value, node.alias, binder);
  return cast === undefined ? sql : `CAST(${sql} AS ${cast})`;
}

/** JSON cannot be compared, and so not be grouped by; its binary form can. */
const comparable = (sql: string): string => `(${sql})::${builtinType("jsonb")}`;

function getColumns(output: Output, node: ReadNode, binder: Binder): Column[] {
  if (output.kind === "all") {
    return [...node.relation.columns.values()].flatMap((column) =>
      getColumns({ kind: "value", value: { column, json: [] }, cast: undefined, name: column.name }, node, binder),
    );
  }
  if (output.kind === "embed") return embeddedColumns(output.embed);
  if (output.kind === "count") return [];
  const value = castedSql(output, node, binder);
  if (output.kind === "aggregate") return [{ name: output.name, value, summed: output }];
  return [{ name: output.name, value: isJson(output) ? comparable(value) : value }];
}

function embeddedColumns(embed: Embed): Column[] {
  const alias = identifier(embed.alias);
  if (embed.shape === "spread") return embed.node.outputs.flatMap((output) => spreadColumns(output, embed.node, alias));
  if (embed.shape === "spread-array") {
    return outputNames(embed.node).map((name) => ({ name, value: comparable(`${alias}.${identifier(name)}`) }));
  }
  if (embed.node.outputs.length === 0) return [];
  return [{ name: embed.name, value: comparable(embed.shape === "array" ? `coalesce(${alias}.body, '[]'::json)` : `${alias}.body`) }];
}

function spreadColumns(output: Output, node: ReadNode, alias: string): Column[] {
  const at = (name: string): string => `${alias}.${identifier(name)}`;
  if (output.kind === "aggregate") return [{ name: output.name, value: at(output.name), summed: output }];
  if (output.kind === "embed" && output.embed.shape === "spread")
    return output.embed.node.outputs.flatMap((nested) => spreadColumns(nested, output.embed.node, alias));
  const json = output.kind === "embed" || (output.kind === "value" && isJson(output));
  return outputNames({ ...node, outputs: [output] }).map((name) => ({ name, value: json ? comparable(at(name)) : at(name) }));
}

const isJson = ({ cast, value }: Output & { kind: "value" }): boolean => (cast ?? getType(value)) === builtinType("json");

function aggregateSql({ function: name, resultCast, value }: AggregateOutput, sql: string): string {
  const summed = value === undefined && sql === "1" ? "pg_catalog.count(*)" : `pg_catalog.${name}(${sql})`;
  return resultCast === undefined ? summed : `CAST(${summed} AS ${resultCast})`;
}
