import type { Value } from "../plan/read-node.ts";
import type { Comparison, Operator, SearchParser } from "../request/rest-request.ts";
import { builtinType } from "../schema-cache/schema.ts";
import type { Binder } from "./sql-query.ts";
import { getListType, getType, valueSql } from "./value.ts";

const OPERATORS: Readonly<Record<Operator, string>> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "LIKE",
  ilike: "ILIKE",
  match: "~",
  imatch: "~*",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxl: "&>",
  nxr: "&<",
  adj: "-|-",
};

const PATTERNS: ReadonlySet<Operator> = new Set(["like", "ilike", "match", "imatch"]);

/** Without their schema: their names come back in PostgreSQL's own messages, and `pg_catalog` is searched first anyway. */
const SEARCHES: Readonly<Record<SearchParser, string>> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
};

/** One comparison of a column of `alias` with values of the request, which are only ever parameters. */
export function comparisonSql(value: Value, comparison: Comparison, alias: string, binder: Binder): string {
  const left = valueSql(value, alias, binder);
  const type = getType(value);
  switch (comparison.kind) {
    case "is":
      return `${left} IS ${comparison.value === "not_null" ? "NOT NULL" : comparison.value.toUpperCase()}`;
    case "in":
      return `${left} = ANY (${binder.text(arrayLiteral(comparison.values))}::${getListType(value)})`;
    case "distinct":
      return `${left} IS DISTINCT FROM ${binder.text(comparison.value)}::${type}`;
    case "operator":
      return operatorSql(left, value, comparison, binder);
    case "search": {
      const language = comparison.language === undefined ? "" : `${binder.text(comparison.language)}::regconfig, `;
      const document = type === builtinType("tsvector") ? left : `to_tsvector(${language}${left})`;
      return `${document} @@ ${SEARCHES[comparison.parser]}(${language}${binder.text(comparison.value)})`;
    }
  }
}

function operatorSql(left: string, column: Value, comparison: Comparison & { kind: "operator" }, binder: Binder): string {
  const { operator, quantifier, value } = comparison;
  const pattern = PATTERNS.has(operator);
  binder.hasPattern ||= operator === "match" || operator === "imatch";
  const written = binder.text(operator === "like" || operator === "ilike" ? value.replaceAll("*", "%") : value);
  if (quantifier === undefined) return `${left} ${OPERATORS[operator]} ${written}::${pattern ? builtinType("text") : getType(column)}`;
  return `${left} ${OPERATORS[operator]} ${quantifier === "any" ? "ANY" : "ALL"} (${written}::${pattern ? `${builtinType("text")}[]` : getListType(column)})`;
}

/** The text form of a PostgreSQL array, each element quoted. */
const arrayLiteral = (values: readonly string[]): string => `{${values.map((value) => `"${value.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
