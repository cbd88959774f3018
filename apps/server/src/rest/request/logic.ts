import { readComparison, readWrapped } from "./comparison.ts";
import type { Cursor } from "./cursor.ts";
import { readField } from "./field.ts";
import type { Logic } from "./rest-request.ts";

/** Deep enough for any real query, far from the end of the stack. */
const MAX_DEPTH = 20;

const BRANCH = /(not\.)?(and|or)(?=\()/y;

/** Reads `(a.eq.1,not.and(b.gt.2,c.is.null))`, the value of `or=` and `and=`. */
export function readTree(cursor: Cursor, kind: "and" | "or", negated: boolean, depth = 0): Logic {
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
