/** PostgreSQL's JSON reader is recursive; this is far below what it bears and far above what anyone writes. */
const MAX_DEPTH = 200;
/** Values of one body; an import of 20,000 sets has half of them. */
const MAX_VALUES = 500_000;

/** What a JSON text is, without the text: the keys of a row or of rows. */
export type Description =
  | { readonly kind: "object"; readonly keys: readonly string[] }
  | { readonly kind: "array"; readonly length: number; readonly keys: readonly string[]; readonly uniform: boolean }
  | { readonly kind: "value" }
  /** Why it cannot be a body; undefined where it is no JSON. */
  | { readonly refused: string | undefined };

/** Checks a JSON body and notes its keys; the text itself goes to PostgreSQL untouched. */
export function describeJson(body: string): Description {
  const { depth, values } = measure(body);
  if (depth > MAX_DEPTH) return { refused: undefined };
  if (values > MAX_VALUES) return { refused: `A body has ${MAX_VALUES} values at most` };
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { refused: undefined };
  }
  if (Array.isArray(value)) return describeArray(value);
  return isObject(value) ? { kind: "object", keys: Object.keys(value) } : { kind: "value" };
}

function describeArray(items: readonly unknown[]): Description {
  if (!items.every(isObject)) return { kind: "value" };
  const first = Object.keys(items[0] ?? {});
  const known = new Set(first);
  const uniform = items.every((item) => {
    const keys = Object.keys(item);
    return keys.length === known.size && keys.every((key) => known.has(key));
  });
  return { kind: "array", length: items.length, keys: first, uniform };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Before it is parsed: that takes many times the memory of the text. */
function measure(json: string): { depth: number; values: number } {
  let values = 0;
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') at = endOfText(json, at);
    else if (character === ",") values += 1;
    else if (character === "{" || character === "[") {
      values += 1;
      deepest = Math.max(deepest, ++depth);
    } else if (character === "}" || character === "]") depth -= 1;
  }
  return { depth: deepest, values };
}

/** Where the text that begins at `start` has its closing quote. A text may be all of a large body: looked through by `indexOf`, not by sign. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}
