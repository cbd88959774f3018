import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { routePath } from "hono/route";
import { BusyError } from "../database/busy-error.ts";
import type { Database } from "../database/database.ts";
import { completeAnswer } from "../http/answer-headers.ts";
import type { AppEnv } from "../http/context.ts";
import { HungUp, hangUpSignal } from "../http/hang-up.ts";
import { logOf } from "../http/request-log.ts";
import { resolveCaller } from "../http/resolve-caller.ts";
import type { Identity } from "../identity/identity.ts";
import { answer } from "./answer.ts";
import { callerFailure } from "./response/caller-failure.ts";
import { errorResponse } from "./response/error-response.ts";
import { createSchemaCache, type SchemaCache } from "./schema-cache.ts";
import { understanding } from "./understand.ts";

export interface RestDeps {
  readonly database: Database;
  readonly identity: Identity;
  /** Shared with whoever changes the schema; one of its own otherwise, loaded by the first request. */
  readonly schemaCache?: SchemaCache;
  /** No answer has more rows than this, and no embedded list. */
  readonly maxRows?: number;
  readonly maxEmbedDepth?: number;
  /** Milliseconds a statement with a regular expression of an athlete's may take. */
  readonly patternLimit?: number;
}

/** `/rest/v1`: tables, views and functions of the exposed schemas, as PostgREST serves them. */
export function restRoutes(deps: RestDeps): Hono<AppEnv> {
  const { database, identity, maxEmbedDepth = 5, maxRows = 1000, patternLimit = 200, schemaCache = createSchemaCache(database) } = deps;
  const understand = understanding({ schemaCache, limits: { maxRows, maxEmbedDepth } });

  return new Hono<AppEnv>().all("/*", async (context) => {
    const request = context.req.raw;
    const resolved = await resolveCaller(request, identity);
    if (!resolved.ok) return callerFailure(resolved);
    const below = context.req.path.slice(routePath(context).length - 1);
    // Node has read them already; a request of the server to itself has no connection.
    const { incoming, outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
    const sent = incoming?.headers ?? Object.fromEntries(request.headers);
    const hangUp = outgoing && ((delay: number) => hangUpSignal(outgoing, delay));
    const caller = { ...resolved.caller, network: context.get("clientAddress") };
    try {
      const path = below.split("/").map(decode);
      return completeAnswer(context, await answer(database, understand, { request, path, sent }, caller, { hangUp, patternLimit }));
    } catch (error) {
      // Nobody reads it but the log.
      if (error instanceof HungUp) return new Response(null, { status: 499 });
      const response = errorResponse(error, caller.role !== "anon");
      if (!response) throw error;
      if (response.status >= 500 && !(error instanceof BusyError)) logOf(context).error({ err: error }, "the database refused a request");
      return response;
    }
  });
}

/** A segment that is not valid percent-encoding stays as it is: no name matches it. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
