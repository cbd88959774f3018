import { parseFailure, rangeFailure } from "../errors.ts";
import { looksLikeFilter, readComparison, readWrapped } from "./comparison.ts";
import { Cursor } from "./cursor.ts";
import { readField, readJsonPath } from "./field.ts";
import type { At, Logic, OrderTerm, Page, Query } from "./rest-request.ts";
import { parseSelect } from "./select.ts";

/** Deep enough for any real query, far from the end of the stack. */
const MAX_DEPTH = 20;
const BRANCH = /(not\.)?(and|or)(?=\()/y;

/** Names every parameter of a request has a fixed meaning for; `apikey` belongs to the gateway. */
const RESERVED = new Set(["select", "columns", "on_conflict", "apikey"]);

/**
 * Reads the query string.
 * @param functionArguments true for a function called by GET, where a parameter may be an argument
 */
export function parseQuery(parameters: URLSearchParams, functionArguments: boolean, maxEmbedDepth: number): Query {
  const filters: At<Logic>[] = [];
  const orders: At<readonly OrderTerm[]>[] = [];
  const pages: At<Page>[] = [];
  const given: (readonly [string, string])[] = [];
  for (const [key, value] of parameters) {
    if (key.includes("\0") || value.includes("\0"))
      throw parseFailure("a query parameter contains a null character", "expecting text without it");
    if (RESERVED.has(key)) continue;
    const { path, last, cursor } = readKey(key);
    if (last === "order") orders.push({ path, value: parseOrder(value) });
    else if (last === "limit") pages.push({ path, value: { limit: parseCount("limit", value) } });
    else if (last === "offset") pages.push({ path, value: { offset: parseCount("offset", value) } });
    else if (last === "and" || last === "or") filters.push(treeAt(path, last, value));
    else if (functionArguments && path.length === 0 && !looksLikeFilter(value)) given.push([key, value]);
    else filters.push({ path, value: parseFilter(last, cursor, value) });
  }
  return {
    select: parseSelect(parameters.get("select") ?? undefined, maxEmbedDepth),
    filters,
    orders,
    pages,
    columns: parseNames("columns", parameters.get("columns")),
    onConflict: parseNames("on_conflict", parameters.get("on_conflict")) ?? [],
    arguments: given,
  };
}

/** Splits `training_sessions.exercises.name->>x` into the path of embeds and what follows it. */
function readKey(key: string): { path: string[]; last: string; cursor: Cursor } {
  const cursor = new Cursor(key, "tree path");
  const path: string[] = [];
  let last = cursor.name();
  while (cursor.take(".")) {
    path.push(last);
    last = cursor.name();
  }
  return { path, last, cursor };
}

function parseFilter(name: string, key: Cursor, value: string): Logic {
  const json = readJsonPath(key);
  key.expectEnd();
  const cursor = new Cursor(value, "filter");
  const read = readComparison(cursor, (rest) => rest.rest());
  cursor.expectEnd();
  return { kind: "filter", field: { name, json }, ...read };
}

function treeAt(path: readonly string[], kind: "and" | "or", value: string): At<Logic> {
  const negated = path.at(-1) === "not";
  const cursor = new Cursor(value, "logic tree");
  const tree = readTree(cursor, kind, negated);
  cursor.expectEnd();
  return { path: negated ? path.slice(0, -1) : path, value: tree };
}

function parseCount(name: "limit" | "offset", value: string): number {
  if (/^\d{1,15}$/.test(value)) return Number(value);
  if (name === "limit" && /^-\d+$/.test(value)) throw rangeFailure("Limit should be greater than or equal to zero.");
  throw parseFailure(`"failed to parse ${name} parameter (${value})" (line 1, column 1)`, "expecting a whole number");
}

function parseNames(parameter: string, text: string | null): string[] | undefined {
  if (text === null || text === "") return undefined;
  const cursor = new Cursor(text, `${parameter} parameter`);
  const names = [cursor.name()];
  while (cursor.take(",")) names.push(cursor.name());
  cursor.expectEnd();
  return names;
}

/** Reads `(a.eq.1,not.and(b.gt.2,c.is.null))`, the value of `or=` and `and=`. */
function readTree(cursor: Cursor, kind: "and" | "or", negated: boolean, depth = 0): Logic {
  if (depth > MAX_DEPTH) throw cursor.fail("a logic tree of fewer levels");
  cursor.expect("(");
  const children = [readNode(cursor, depth)];
  while (cursor.take(",")) children.push(readNode(cursor, depth));
  cursor.expect(")");
  return { kind, negated, children };
}

function readNode(cursor: Cursor, depth: number): Logic {
  const branch = cursor.match(BRANCH);
  if (branch) return readTree(cursor, branch[2] as "and" | "or", branch[1] !== undefined, depth + 1);
  const field = readField(cursor);
  cursor.expect(".");
  return { kind: "filter", field, ...readComparison(cursor, readValueInTree) };
}

function readValueInTree(cursor: Cursor): string {
  return readWrapped(cursor) ?? cursor.match(/\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}(?=[,)])/y)?.[0] ?? cursor.match(/[^,)]*/y)?.[0] ?? "";
}

/** Reads `order=a.desc.nullslast,author(name).asc,data->>b`. */
function parseOrder(text: string): OrderTerm[] {
  if (text === "") return [];
  const cursor = new Cursor(text, "order");
  const terms = [readTerm(cursor)];
  while (cursor.take(",")) terms.push(readTerm(cursor));
  cursor.expectEnd();
  return terms;
}

function readTerm(cursor: Cursor): OrderTerm {
  const target = readTarget(cursor);
  const descending = cursor.match(/\.(asc|desc)(?![^.,])/y)?.[1] === "desc";
  const nulls = cursor.match(/\.nulls(first|last)(?![^.,])/y)?.[1] as "first" | "last" | undefined;
  return { ...target, descending, ...(nulls === undefined ? {} : { nulls }) };
}

function readTarget(cursor: Cursor): Pick<OrderTerm, "field" | "embed"> {
  const field = readField(cursor);
  if (field.json.length > 0 || !cursor.take("(")) return { field };
  const inner = readField(cursor);
  cursor.expect(")");
  return { embed: field.name, field: inner };
}
