import { notImplemented } from "../errors.ts";
import { Cursor } from "./cursor.ts";
import { readJsonPath } from "./field.ts";
import type { Aggregate, SelectItem } from "./rest-request.ts";

const AGGREGATE = /\.(avg|count|max|min|sum)\(\)/y;
const CAST = /[\p{L}\p{N}_ ]+/uy;

/** Reads `select=…`. An absent or empty parameter means every column. */
export function parseSelect(text: string | undefined, maxDepth: number): SelectItem[] {
  if (text === undefined || text === "") return [{ kind: "all" }];
  const cursor = new Cursor(text, "select parameter");
  const items = readItems(cursor, maxDepth);
  cursor.expectEnd();
  return items;
}

function readItems(cursor: Cursor, depthLeft: number): SelectItem[] {
  const items = [readItem(cursor, depthLeft)];
  while (cursor.take(",")) items.push(readItem(cursor, depthLeft));
  return items;
}

function readItem(cursor: Cursor, depthLeft: number): SelectItem {
  if (cursor.take("*")) return { kind: "all" };
  const spread = cursor.take("...");
  const first = cursor.name();
  const aliased = !cursor.startsWith("::") && cursor.take(":");
  const name = aliased ? cursor.name() : first;
  const alias = aliased ? { alias: first } : {};
  if (!spread && name === "count" && cursor.take("()"))
    return { kind: "aggregate", function: "count", field: undefined, ...alias, ...readResultCast(cursor) };
  if (cursor.startsWith("!") || cursor.startsWith("(") || spread) return readEmbed(cursor, depthLeft, { relation: name, ...alias, spread });
  const field = { name, json: readJsonPath(cursor) };
  const cast = readCast(cursor);
  const written = { field, ...alias, ...(cast === undefined ? {} : { cast }) };
  const aggregate = cursor.match(AGGREGATE)?.[1];
  if (aggregate === undefined) return { kind: "field", ...written };
  return { kind: "aggregate", function: aggregate as Aggregate, ...written, ...readResultCast(cursor) };
}

function readCast(cursor: Cursor): string | undefined {
  if (!cursor.take("::")) return undefined;
  const cast = cursor.match(CAST)?.[0].trim();
  if (!cast) throw cursor.fail("type name");
  return cast;
}

function readResultCast(cursor: Cursor): { resultCast?: string } {
  const resultCast = readCast(cursor);
  return resultCast === undefined ? {} : { resultCast };
}

function readEmbed(cursor: Cursor, depthLeft: number, named: { relation: string; alias?: string; spread: boolean }): SelectItem {
  let inner = false;
  let hint: string | undefined;
  while (cursor.take("!")) {
    const word = cursor.name();
    if (word === "inner") inner = true;
    else if (word !== "left") hint = word;
  }
  if (depthLeft === 0) throw notImplemented("The select parameter embeds resources more deeply than this server allows.");
  cursor.expect("(");
  const select = cursor.startsWith(")") ? [] : readItems(cursor, depthLeft - 1);
  cursor.expect(")");
  return { kind: "embed", ...named, ...(hint === undefined ? {} : { hint }), inner, select };
}
