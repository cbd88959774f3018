import {
  invalidPath,
  invalidPreferences,
  noRootDocument,
  rangeFailure,
  unknownSchema,
  unsupportedMethod,
  unsupportedRpcMethod,
} from "../errors.ts";
import { parseFormat } from "./format.ts";
import { readPayload } from "./payload.ts";
import { parsePreferences } from "./preferences.ts";
import { parseQuery } from "./query.ts";
import type { RestRequest } from "./rest-request.ts";

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE"]);

/** Headers as they came, by name in lower case. */
export type SentHeaders = Readonly<Record<string, string | string[] | undefined>>;

export interface HttpRequest {
  readonly request: Request;
  /** Below `/rest/v1`, percent-decoded segments. */
  readonly path: readonly string[];
  readonly sent: SentHeaders;
}

export interface ReadingLimits {
  readonly exposed: readonly string[];
  readonly maxEmbedDepth: number;
}

/**
 * Reads an HTTP request, without looking any name up.
 * @throws RestError with PostgREST's code for whatever cannot be read
 */
export async function readRequest({ request, path, sent }: HttpRequest, limits: ReadingLimits): Promise<RestRequest> {
  const target = readTarget(path);
  const method = readMethod(request.method, target.kind);
  const reading = method === "GET" || method === "HEAD";
  const header = (name: string): string | undefined => sent[name]?.toString();
  const schema = header(reading ? "accept-profile" : "content-profile") ?? limits.exposed[0] ?? "public";
  if (!limits.exposed.includes(schema)) throw unknownSchema(schema, limits.exposed);
  const preferences = parsePreferences(header("prefer"));
  if (preferences.handling === "strict" && preferences.unknown.length > 0) throw invalidPreferences(preferences.unknown);
  return {
    method,
    schema,
    target,
    query: parseQuery(new URL(request.url).searchParams, target.kind === "function" && reading, limits.maxEmbedDepth),
    range: reading ? parseRange(header("range")) : { offset: 0 },
    payload:
      reading || method === "DELETE" ? { kind: "none" } : await readPayload(request, header("content-type"), target.kind === "function"),
    preferences,
    ...parseFormat(header("accept")),
  };
}

function readTarget(path: readonly string[]): RestRequest["target"] {
  const [first, second] = path;
  if (first === undefined || first === "") throw noRootDocument();
  if (path.length === 1) return { kind: "relation", name: first };
  if (path.length === 2 && first === "rpc" && second) return { kind: "function", name: second };
  throw invalidPath();
}

function readMethod(method: string, kind: RestRequest["target"]["kind"]): RestRequest["method"] {
  if (!METHODS.has(method)) throw unsupportedMethod(method);
  if (kind === "function" && (method === "PATCH" || method === "DELETE")) throw unsupportedRpcMethod(method);
  return method as RestRequest["method"];
}

/** `Range: 0-9` in the unit `items`; other forms are ignored, as HTTP asks. */
function parseRange(header: string | undefined): RestRequest["range"] {
  const found = /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(header?.trim() ?? "");
  if (!found) return { offset: 0 };
  const offset = Number(found[1]);
  if (found[2] === undefined) return { offset };
  const last = Number(found[2]);
  if (last < offset) throw rangeFailure("The lower boundary must be lower than or equal to the upper boundary in the Range header.");
  return { offset, limit: last - offset + 1 };
}
