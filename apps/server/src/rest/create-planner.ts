import { LRUCache } from "lru-cache";
import { notAcceptable, unknownSchema } from "./errors.ts";
import { planRequest } from "./plan/plan-request.ts";
import type { Plan } from "./plan/plan.ts";
import { type HttpRequest, readRequest } from "./request/read-request.ts";
import type { Explain } from "./request/rest-request.ts";
import type { Schema } from "./schema-cache/schema.ts";
import type { SchemaCache } from "./schema-cache.ts";
import { buildGuess, buildStatement, explainStatement } from "./sql/build-statement.ts";
import type { SqlQuery } from "./sql/sql-query.ts";

/** A request as it can be carried out. */
export interface PlannedRequest {
  readonly schema: Schema;
  readonly plan: Plan;
  readonly statement: SqlQuery;
  /** The plan of the statement is asked for. */
  readonly explain: Explain | undefined;
  /** Asks for the number of rows, where that is a guess. */
  readonly guess: SqlQuery | undefined;
}

export interface UnderstandingDeps {
  readonly schemaCache: SchemaCache;
  readonly limits: { readonly maxRows: number; readonly maxEmbedDepth: number; readonly maxBytes: number };
}

/** Characters of all the requests and statements that are remembered. */
const MAX_CHARACTERS = 4_000_000;

/**
 * Reads a request and plans it. Reads are asked again and again in the same words, which mean the same as long as the schema is the same one:
 * they are remembered.
 * @throws RestError
 */
export function createPlanner({ schemaCache, limits }: UnderstandingDeps): (asked: HttpRequest) => Promise<PlannedRequest> {
  const known = new LRUCache<string, PlannedRequest>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ statement }, words) => words.length + statement.text.length,
  });
  const understand = async (asked: HttpRequest): Promise<PlannedRequest> => {
    const restRequest = await readRequest(asked, { exposed: schemaCache.exposed, maxEmbedDepth: limits.maxEmbedDepth });
    const schema = await schemaCache.schema(restRequest.schema);
    if (!schema) throw unknownSchema(restRequest.schema, schemaCache.exposed);
    const plan = planRequest(schema, restRequest, limits.maxRows);
    const { explain } = restRequest;
    if (explain && !schema.settings.mayExplain) throw notAcceptable(explain.mediaType);
    const built = buildStatement(plan, limits.maxBytes, schema.settings.preRequest !== undefined);
    const statement = explain ? explainStatement(built, explain) : built;
    return { schema, plan, statement, explain, guess: plan.kind === "read" && plan.isGuessed && !explain ? buildGuess(plan) : undefined };
  };
  const schemas = new Map<string, Schema>();
  const remember = (words: string, understood: PlannedRequest): void => {
    const { schema } = understood;
    // What was remembered would keep a schema alive that has been read anew.
    if (schemas.get(schema.name) !== schema) known.clear();
    schemas.set(schema.name, schema);
    known.set(words, understood);
  };
  return async (asked) => {
    const words = findWords(asked);
    const before = words === undefined ? undefined : known.get(words);
    if (before && before.schema === (await schemaCache.schema(before.schema.name))) return before;
    const understood = await understand(asked);
    if (words !== undefined) remember(words, understood);
    return understood;
  };
}

/** All that the meaning of a read depends on; undefined for what has a body. */
function findWords({ request: { method, url }, sent }: HttpRequest): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  return JSON.stringify([method, url, ...HEADERS.map((name) => sent[name])]);
}

const HEADERS = ["accept", "accept-profile", "prefer", "range"];
