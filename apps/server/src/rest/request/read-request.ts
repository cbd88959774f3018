import {
  invalidBody,
  invalidPath,
  invalidPreferences,
  noRootDocument,
  rangeFailure,
  unknownSchema,
  unsupportedMethod,
  unsupportedRpcMethod,
} from "../errors.ts";
import { describeJson, type Description } from "./describe-json.ts";
import { parseFormat } from "./format.ts";
import { parseQuery } from "./query.ts";
import type { Payload, Preferences, RawType, RestRequest } from "./rest-request.ts";
import { Worker } from "node:worker_threads";

const VALUES = {
  return: ["minimal", "representation", "headers-only"],
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  count: ["exact", "planned", "estimated"],
  handling: ["strict", "lenient"],
  tx: ["commit", "rollback"],
} as const;
/** Known to PostgREST and of no effect here. */
const IGNORED = /^timezone=.+$/;

/** Characters: what is longer would keep this process from answering others while it is parsed. */
const LARGE_CHARACTERS = 512 * 1024;
const RAW: ReadonlySet<string> = new Set<RawType>(["text/plain", "text/xml", "application/octet-stream"]);

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE"]);

/** Headers as they came, by name in lower case. */
type SentHeaders = Readonly<Record<string, string | string[] | undefined>>;

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

const isRaw = (type: string): type is RawType => RAW.has(type);

/** Reads the body of a request. Functions alone take what is no JSON. */
async function readPayload(request: Request, contentType: string | undefined, isCall: boolean): Promise<Payload> {
  const type = (contentType ?? "application/json").split(";")[0]?.trim().toLowerCase() ?? "";
  if (isCall && isRaw(type)) return { kind: "raw", type, body: Buffer.from(await request.arrayBuffer()) };
  const body = await request.text();
  if (body === "") return { kind: "none" };
  if (type !== "application/json") throw invalidBody(`Content-Type not acceptable: ${type}`);
  const described = body.length > LARGE_CHARACTERS ? await describeInWorker(body) : describeJson(body);
  if ("refused" in described) throw invalidBody(described.refused);
  return described.kind === "array" || described.kind === "object" ? { ...described, json: body } : { kind: "value", json: body };
}

/** Reads the Prefer header. The first value of a preference counts. */
function parsePreferences(header: string | undefined): Preferences {
  const read: Record<string, string | number> = {};
  const unknown: string[] = [];
  for (const item of (header ?? "").split(",").map((part) => part.trim())) {
    if (item === "" || IGNORED.test(item)) continue;
    const [name = "", value = ""] = item.split("=");
    if (name === "max-affected" && /^\d{1,9}$/.test(value)) read["maxAffected"] ??= Number(value);
    else if (isKnown(name, value)) read[name] ??= value;
    else unknown.push(item);
  }
  return { ...(read as Omit<Preferences, "unknown">), unknown };
}

function isKnown(name: string, value: string): boolean {
  const values: readonly string[] | undefined = Object.hasOwn(VALUES, name) ? VALUES[name as keyof typeof VALUES] : undefined;
  return values?.includes(value) ?? false;
}

interface Answer {
  readonly id: number;
  readonly description: Description;
}

const waiting = new Map<number, { resolve(description: Description): void; reject(error: Error): void }>();
let worker: Worker | undefined;
let asked = 0;

/** The same as `describeJson`, in a thread beside the one that answers requests, one text after the other. */
function describeInWorker(body: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    const id = ++asked;
    waiting.set(id, { resolve, reject });
    worker ??= start();
    worker.postMessage({ id, body });
  });
}

function start(): Worker {
  const started = new Worker(new URL("json-worker.ts", import.meta.url));
  started.on("message", ({ id, description }: Answer) => {
    waiting.get(id)?.resolve(description);
    waiting.delete(id);
  });
  // The next body starts another one.
  started.on("error", (error) => {
    if (worker === started) worker = undefined;
    for (const { reject } of waiting.values()) reject(error instanceof Error ? error : new Error(String(error)));
    waiting.clear();
  });
  // Its listeners would keep a process alive that has nothing else to do.
  started.unref();
  return started;
}
