import type { Cursor } from "./cursor.ts";
import type { Comparison, Operator, SearchParser } from "./rest-request.ts";

const OPERATORS = "eq|neq|gte|gt|lte|lt|like|ilike|match|imatch|cs|cd|ov|sl|sr|nxl|nxr|adj";
const QUANTIFIABLE = "eq|gte|gt|lte|lt|like|ilike|match|imatch";
const SEARCH = "fts|plfts|phfts|wfts";

const SIMPLE = new RegExp(`(${OPERATORS})\\.`, "y");
const QUANTIFIED = new RegExp(`(${QUANTIFIABLE})\\((any|all)\\)\\.`, "y");
const SEARCHED = new RegExp(`(${SEARCH})(?:\\(([^()]*)\\))?\\.`, "y");
const IS = /is\.(null|not_null|true|false|unknown)(?![\p{L}\p{N}_])/iuy;
const EXPECTED = '"not" or operator (eq, gt, ...)';
const LOOKS_LIKE_FILTER = new RegExp(
  `^(?:not|${OPERATORS}|${SEARCH}|in|is|isdistinct)\\.|^(?:${QUANTIFIABLE})\\((?:any|all)\\)\\.|^(?:${SEARCH})\\(`,
);

/** Function calls by GET mix arguments and filters; only the value tells them apart. */
export const looksLikeFilter = (value: string): boolean => LOOKS_LIKE_FILTER.test(value);

/**
 * Reads `[not.]operator.value`.
 * @param readValue how a value ends: at the end of the parameter, or inside a logic tree at `,` or `)`
 */
export function readComparison(cursor: Cursor, readValue: (cursor: Cursor) => string): { negated: boolean; comparison: Comparison } {
  const negated = cursor.take("not.");
  return { negated, comparison: readOperator(cursor, readValue) };
}

function readOperator(cursor: Cursor, readValue: (cursor: Cursor) => string): Comparison {
  const is = cursor.match(IS);
  if (is) return { kind: "is", value: is[1]?.toLowerCase() as "null" | "not_null" | "true" | "false" | "unknown" };
  if (cursor.take("isdistinct.")) return { kind: "distinct", value: readValue(cursor) };
  if (cursor.take("in.(")) return { kind: "in", values: readList(cursor) };
  const simple = cursor.match(SIMPLE);
  if (simple) return { kind: "operator", operator: simple[1] as Operator, value: readValue(cursor) };
  const quantified = cursor.match(QUANTIFIED);
  if (quantified) {
    const [, operator, quantifier] = quantified;
    return { kind: "operator", operator: operator as Operator, quantifier: quantifier as "any" | "all", value: readValue(cursor) };
  }
  const search = cursor.match(SEARCHED);
  if (!search) throw cursor.fail(EXPECTED);
  const language = search[2] ? { language: search[2] } : {};
  return { kind: "search", parser: search[1] as SearchParser, ...language, value: readValue(cursor) };
}

/** The values of `in.(a,"b,c",d"e)`. A quote counts only where it wraps the whole value: the official client never escapes inner ones. */
function readList(cursor: Cursor): string[] {
  const values: string[] = [];
  if (cursor.take(")")) return values;
  for (;;) {
    values.push(readWrapped(cursor) ?? cursor.match(/[^,)]*/y)?.[0] ?? "");
    if (cursor.take(")")) return values;
    cursor.expect(",");
  }
}

/** A quoted value that ends where a value may end; otherwise nothing is read. */
export function readWrapped(cursor: Cursor): string | undefined {
  if (!cursor.startsWith('"')) return undefined;
  const start = cursor.position;
  try {
    const value = cursor.quoted();
    if (cursor.done || cursor.startsWith(",") || cursor.startsWith(")")) return value;
  } catch {
    // No closing quote: the quote is part of a plain value.
  }
  cursor.position = start;
  return undefined;
}
