import type { Value } from "../plan/read-node.ts";
import { builtinType, type Column, type TypeSql } from "../schema-cache/schema.ts";
import { type Binder, identifier, qualified } from "./sql-query.ts";

/** A column of `alias`, or what its JSON path leads to. */
export function valueSql(value: Value, alias: string, binder: Binder): string {
  const column = columnSql(value.column, alias);
  if (value.json.length === 0) return column;
  const root = value.column.baseType === builtinType("jsonb") ? column : `pg_catalog.to_jsonb(${column})`;
  return value.json.reduce((sql, step) => {
    const arrow = step.asText ? "->>" : "->";
    return `(${sql} ${arrow} ${step.kind === "index" ? `(${step.index})` : binder.text(step.key)})`;
  }, root);
}

/** A function gets the whole row, as the type it was written for: rows of a CTE have lost theirs. */
function columnSql({ computedFrom, name }: Column, alias: string): string {
  if (computedFrom === undefined) return `${identifier(alias)}.${identifier(name)}`;
  return `${qualified({ schema: computedFrom.schema, name })}(${rowSql(alias, computedFrom)})`;
}

/** The row of `alias` as one of a table or view. */
export const rowSql = (alias: string, relation: { readonly schema: string; readonly name: string }): string =>
  `ROW(${identifier(alias)}.*)::${qualified(relation)}`;

/** What a list to compare with must be read as. PostgreSQL itself refuses to look for an array in a list of arrays. */
export function getListType(value: Value): TypeSql {
  const isArray = value.json.length === 0 && value.column.isArray;
  return isArray ? getType(value) : `${getType(value)}[]`;
}

/** What PostgreSQL must read the other side of a comparison as. */
export function getType(value: Value): TypeSql {
  const last = value.json.at(-1);
  if (last === undefined) return value.column.baseType;
  return builtinType(last.asText ? "text" : "jsonb");
}
