import fc from "fast-check";
import { exampleCalls } from "./examples.ts";
import { randomHeaders } from "./random-headers.ts";
import type { Catalogue, Column, Relation } from "./catalogue.ts";
import { asText, getBody, joined, junk, list, mostly, getRows, type Values } from "./values.ts";
import type { Sent } from "./wire.ts";

const METHODS = fc.constantFrom("GET", "GET", "GET", "GET", "GET", "HEAD", "POST", "POST", "PATCH", "PATCH", "DELETE");
const operator = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("eq", "neq", "gt", "gte", "lt", "lte", "isdistinct") },
  { weight: 1, arbitrary: fc.constantFrom("like", "ilike", "match", "imatch", "cs", "cd", "ov", "sl", "sr", "nxl", "nxr", "adj", "is") },
  { weight: 1, arbitrary: fc.constantFrom("fts", "plfts", "phfts", "wfts", "fts(english)", "eq(any)", "like(all)", "gt(any)") },
);
const not = fc.constantFrom("", "", "", "not.");
const commonText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("1", "2", "100", "2024-01-01", "{}", "{1}", "[1,5)", '{"a":1}', "Ada", "paper", "true") },
  { weight: 1, arbitrary: fc.constantFrom("", "-1", "1.5", "null", "*a*", "^R", "a & b", "99999999999999999999", "NaN", "infinity") },
  { weight: 1, arbitrary: junk },
);

/** Requests for tables, views and functions: what the grammar allows, with names that exist, and a little of what it does not allow. */
export function restRequests({ relations, routines }: Catalogue, values: Values): fc.Arbitrary<Sent> {
  const tables = [...relations.values()].map((relation) => tableRequest(relation, relations, values));
  const calls = routines.map((routine) => {
    const given = fc.record(Object.fromEntries(routine.arguments.map((argument) => [argument.name, values(argument)])), {
      ...(routine.arguments.length > 0 && { requiredKeys: [] }),
    });
    const complete = fc.record(Object.fromEntries(routine.arguments.map((argument) => [argument.name, values(argument)])));
    const path = `/rest/v1/rpc/${routine.name}`;
    const more = fc.constantFrom("", "", "", "", "", "", "?limit=2", "?select=*", "?order=id", "?select=*&id=eq.1");
    const body = getBody(mostly(complete, given));
    const posted = fc.record({ method: fc.constant("POST"), path: more.map((query) => path + query), headers: randomHeaders, body });
    const got = fc.record({
      method: fc.constantFrom("GET", "HEAD"),
      path: complete.map((all) => withQuery(path, queryOf(all))),
      headers: randomHeaders,
    });
    return fc.oneof({ weight: 4, arbitrary: posted }, { weight: 1, arbitrary: got });
  });
  const examples = exampleCalls(values).map(({ name, body }) => ({
    method: "POST",
    path: `/rest/v1/rpc/${name}`,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }));
  return fc.oneof(
    { weight: 10, arbitrary: fc.oneof(...tables) },
    { weight: 3, arbitrary: fc.oneof(...calls) },
    { weight: 2, arbitrary: examples },
  );
}

const queryOf = (given: Record<string, unknown>): [string, string][] => Object.entries(given).map(([name, value]) => [name, asText(value)]);
const withQuery = (path: string, parameters: readonly (readonly [string, string])[]): string =>
  parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString()}`;

function tableRequest(relation: Relation, relations: ReadonlyMap<string, Relation>, values: Values): fc.Arbitrary<Sent> {
  const row = getRows(relation.columns, values);
  const rows = fc.oneof({ weight: 3, arbitrary: row }, { weight: 1, arbitrary: fc.array(row, { maxLength: 3 }) });
  const name = mostly(fc.constant(relation.name), junk).map((text) => `/rest/v1/${encodeText(text)}`);
  return fc
    .tuple(
      mostly(METHODS, fc.constantFrom("PUT", "OPTIONS")),
      name,
      parametersOf(relation, relations, values),
      randomHeaders,
      getBody(rows),
    )
    .map(([method, path, parameters, given, body]) => ({
      method,
      path: withQuery(path, filtered(method, parameters)),
      headers: given,
      body,
    }));
}

/** An update without any filter is refused as a whole. */
function filtered(method: string, parameters: [string, string][]): [string, string][] {
  if (method !== "PATCH") return parameters;
  return parameters.some(([name]) => !["select", "order", "limit", "offset", "columns"].includes(name))
    ? parameters
    : [...parameters, ...EVERY_ROW];
}
const EVERY_ROW: [string, string][] = [["or", "(id.not.is.null,id.is.null)"]];

/** A lone surrogate cannot be written in an address at all. */
const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());

function fieldOf(relation: Relation): fc.Arbitrary<string> {
  const path = fc.constantFrom("", "", "", "", "", "->a", "->>a", "->0", "->a->>b", "->-1", "->notes->0->>text");
  return mostly(joined("", fc.constantFrom(...relation.columns.map(({ name }) => name)), path), fc.oneof(junk, fc.constant("count")));
}

function comparisonOf(column: Column, values: Values): fc.Arbitrary<string> {
  const value = fc.oneof({ weight: 4, arbitrary: values(column).map(asText) }, { weight: 1, arbitrary: commonText });
  return fc.oneof(
    { weight: 10, arbitrary: fc.tuple(not, operator, value).map(([negation, name, given]) => `${negation}${name}.${given}`) },
    { weight: 4, arbitrary: joined("", not, fc.constantFrom("is.null", "is.not_null")) },
    { weight: 3, arbitrary: list(value, 0, 4).map((all) => `in.(${all})`) },
    { weight: 1, arbitrary: junk },
  );
}

function filterOf(relation: Relation, values: Values): fc.Arbitrary<[string, string]> {
  const usual = relation.columns.map((column) => fc.tuple(fc.constant(column.name), comparisonOf(column, values)));
  return mostly(fc.oneof(...usual), fc.tuple(fieldOf(relation), junk));
}

function treeOf(relation: Relation, values: Values, depth: number): fc.Arbitrary<string> {
  const leaf = filterOf(relation, values).map((parts) => parts.join("."));
  if (depth === 0) return leaf;
  const branch = fc
    .tuple(fc.constantFrom("and", "or", "not.and"), list(treeOf(relation, values, depth - 1), 1, 3))
    .map(([kind, children]) => `${kind}(${children})`);
  return fc.oneof(leaf, branch);
}

function selectionOf(relation: Relation, relations: ReadonlyMap<string, Relation>, depth: number): fc.Arbitrary<string> {
  const cast = mostly(fc.constantFrom("", "", "", "::text", "::jsonb"), fc.constantFrom("::int4", "::date", "::nope", "::regclass"));
  const column = joined("", fc.constantFrom("", "", "", "renamed:"), fieldOf(relation), cast);
  const items = [fc.constant("*"), column, column];
  if (depth > 0 && relation.embeds.length > 0) items.push(embedOf(relation, relations, depth));
  return list(fc.oneof(...items), 1, 4);
}

function embedOf(relation: Relation, relations: ReadonlyMap<string, Relation>, depth: number): fc.Arbitrary<string> {
  const prefix = mostly(fc.constantFrom("", "", "", "a:"), fc.constantFrom("..."));
  const embeds = relation.embeds.flatMap(({ text, relation: name }) => {
    const inner = relations.get(name);
    if (!inner) return [];
    // `nested` below makes some of what is embedded in turn: all there could be would fill the memory.
    const selection = mostly(fc.oneof(fc.constant("*"), selectionOf(inner, relations, depth - 1)), junk);
    return [
      fc
        .tuple(prefix, fc.constantFrom("", "", "!inner", "!left"), selection)
        .map(([before, join, select]) => `${before}${text}${join}(${select})`),
    ];
  });
  const usual = fc.oneof(...embeds);
  const nested = fc
    .tuple(fc.constantFrom(...relation.embeds), fc.constantFrom(...relation.embeds))
    .map(([outer, inner]) => `${outer.text}(*,${relation.name}(${inner.text}(*)))`);
  return fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: nested });
}

function parametersOf(relation: Relation, relations: ReadonlyMap<string, Relation>, values: Values): fc.Arbitrary<[string, string][]> {
  const direction = mostly(fc.constantFrom("", ".desc", ".asc.nullslast"), fc.constant(".up"));
  const order = list(joined("", fieldOf(relation), direction), 1, 2);
  const trees = list(treeOf(relation, values, 2), 1, 3).map((text) => `(${text})`);
  const embed = fc.constantFrom(...relation.embeds.map(({ text }) => text), "nothing");
  const parameter = fc.oneof(
    { weight: 6, arbitrary: filterOf(relation, values) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom("or", "and", "not.or"), trees) },
    { weight: 2, arbitrary: fc.tuple(fc.constant("order"), order) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom("limit", "offset"), mostly(fc.constantFrom("0", "1", "3"), junk)) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom("columns", "on_conflict"), list(fieldOf(relation), 1, 2)) },
    { weight: 1, arbitrary: fc.tuple(joined(".", embed, fc.constantFrom("order", "limit", "or", "id", "title")), commonText) },
  );
  const select = selectionOf(relation, relations, 1).map((text): [string, string][] => [["select", text]]);
  return fc
    .tuple(fc.oneof(select, select, fc.constant([])), fc.array(parameter, { maxLength: 3 }))
    .map(([first, rest]) => [...first, ...rest].map(([key, value]) => [key.toWellFormed(), value.toWellFormed()] as [string, string]));
}
