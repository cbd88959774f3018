import { PostgrestClient } from "@supabase/postgrest-js";
import { Hono } from "hono";
import type { Database } from "@ironpace/contract";
import { FUNCTIONS, SIGN_IN_FAILURES } from "@ironpace/coaching";
import type { AppEnv } from "../http/context.ts";
import { resolveCaller } from "../http/resolve-caller.ts";
import type { Identity } from "../identity/identity.ts";

export interface FunctionDeps {
  readonly identity: Identity;
  readonly clock: () => Date;
  /** The product's own front door, in process: a function reads and writes as its caller, through `/rest/v1`. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** `/functions/v1`: hosts the portable handlers of packages/coaching for signed-in users. */
export function functionRoutes({ identity, clock, fetch }: FunctionDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.all("/:name", async (c) => {
    const handler = FUNCTIONS.get(c.req.param("name"));
    if (handler === undefined) return c.json({ code: "NOT_FOUND", message: "Requested function was not found" }, 404);
    if (c.req.method !== "POST") return c.json({ error: "Only POST is allowed", errorType: "VALIDATION_ERROR", status: 405 }, 405);
    const authorization = c.req.header("authorization");
    if (authorization === undefined) return c.json({ code: 401, message: "Missing authorization header" }, 401);
    const resolved = await resolveCaller(withApiKey(c.req.raw, identity.publishableKey), identity);
    if (!resolved.ok) return c.json({ code: 401, message: "Invalid JWT" }, 401);
    if (resolved.caller.role !== "authenticated") {
      const failure = SIGN_IN_FAILURES.get(c.req.param("name"));
      if (failure !== undefined) return c.json(failure, 401);
      return c.json({ error: "You must be signed in to generate a training plan", errorType: "PERMISSION_ERROR", status: 401 }, 401);
    }
    const data = new PostgrestClient<Database>("http://in-process/rest/v1", {
      headers: { apikey: identity.publishableKey, authorization, "x-request-id": c.get("requestId") },
      fetch: (input, init) => fetch(new Request(input, init)),
    });
    const today = clock().toISOString().slice(0, 10);
    return handler(c.req.raw, { userId: resolved.caller.userId, data, today, log: c.get("log") });
  });
  return routes;
}

/** Unlike the other surfaces, a function may be called with the user's token alone. */
function withApiKey({ url, headers }: Request, publishableKey: string): Request {
  const known = new Headers(headers);
  if (!known.has("apikey")) known.set("apikey", publishableKey);
  return new Request(url, { headers: known });
}
