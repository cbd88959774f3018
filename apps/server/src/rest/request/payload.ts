import { invalidBody } from "../errors.ts";
import type { Payload, RawType } from "./rest-request.ts";

/** PostgreSQL's JSON reader is recursive; this is far below what it bears and far above what anyone writes. */
const MAX_DEPTH = 200;
/** Values of one body; an import of 20,000 sets has half of them. */
const MAX_VALUES = 500_000;

const RAW: ReadonlySet<string> = new Set<RawType>(["text/plain", "text/xml", "application/octet-stream"]);
const isRaw = (type: string): type is RawType => RAW.has(type);

/** Reads the body of a request. Functions alone take what is no JSON. */
export async function readPayload(request: Request, contentType: string | undefined, isCall: boolean): Promise<Payload> {
  const type = (contentType ?? "application/json").split(";")[0]?.trim().toLowerCase() ?? "";
  if (isCall && isRaw(type)) return { kind: "raw", type, body: Buffer.from(await request.arrayBuffer()) };
  const body = await request.text();
  if (body === "") return { kind: "none" };
  if (type !== "application/json") throw invalidBody(`Content-Type not acceptable: ${type}`);
  return parseJson(body);
}

/** Checks a JSON body and notes its keys; the text itself goes to PostgreSQL untouched. */
function parseJson(body: string): Payload {
  const { depth, values } = measure(body);
  if (depth > MAX_DEPTH) throw invalidBody();
  if (values > MAX_VALUES) throw invalidBody(`A body has ${MAX_VALUES} values at most`);
  const value = parse(body);
  if (Array.isArray(value)) return arrayPayload(body, value);
  return isObject(value) ? { kind: "object", json: body, keys: Object.keys(value) } : { kind: "value", json: body };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw invalidBody();
  }
}

function arrayPayload(json: string, items: readonly unknown[]): Payload {
  if (!items.every(isObject)) return { kind: "value", json };
  const first = Object.keys(items[0] ?? {});
  const known = new Set(first);
  const uniform = items.every((item) => {
    const keys = Object.keys(item);
    return keys.length === known.size && keys.every((key) => known.has(key));
  });
  return { kind: "array", json, length: items.length, keys: first, uniform };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Before it is parsed: that takes many times the memory of the text. */
function measure(json: string): { depth: number; values: number } {
  let values = 0;
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (quoted) {
      if (character === "\\") at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ",") values += 1;
    else if (character === "{" || character === "[") {
      values += 1;
      deepest = Math.max(deepest, ++depth);
    } else if (character === "}" || character === "]") depth -= 1;
  }
  return { depth: deepest, values };
}
