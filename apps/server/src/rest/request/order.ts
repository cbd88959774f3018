import { Cursor } from "./cursor.ts";
import { readField } from "./field.ts";
import type { OrderTerm } from "./rest-request.ts";

/** Reads `order=a.desc.nullslast,author(name).asc,data->>b`. */
export function parseOrder(text: string): OrderTerm[] {
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
