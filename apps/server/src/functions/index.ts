import { PostgrestClient } from "@supabase/postgrest-js";
import { Hono } from "hono";
import type { Database } from "@ironpace/contract";
import { answerFunction, type FunctionCaller, languageModels } from "@ironpace/coaching";
import type { Config } from "../config.ts";
import type { AppEnv } from "../http/context.ts";
import { resolveCaller } from "../http/resolve-caller.ts";
import type { Identity } from "../identity/identity.ts";

export interface FunctionDeps {
  readonly identity: Identity;
  readonly clock: () => Date;
  /** The product's own front door, in process: a function reads and writes as its caller, through `/rest/v1`. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Without a language model only the built-in coach answers, and sessions are in the engine's words. */
  readonly config: Pick<Config, "ai" | "aiTimeout">;
}

/** `/functions/v1`: hosts the portable handlers of packages/coaching for signed-in users. */
export function functionRoutes({ identity, clock, fetch, config: { ai, aiTimeout } }: FunctionDeps): Hono<AppEnv> {
  const models = ai && languageModels(ai, aiTimeout);
  const routes = new Hono<AppEnv>();
  routes.all("/:name", (c) =>
    answerFunction(c.req.param("name"), c.req.raw, {
      callerOf: () => callerOf(c.req.raw, identity),
      contextOf: (userId, authorization) => ({
        userId,
        data: new PostgrestClient<Database>("http://in-process/rest/v1", {
          headers: { apikey: identity.publishableKey, authorization, "x-request-id": c.get("requestId") },
          fetch: (input, init) => fetch(new Request(input, init)),
        }),
        today: clock().toISOString().slice(0, 10),
        log: c.get("log"),
        ...models,
      }),
    }),
  );
  return routes;
}

async function callerOf(request: Request, identity: Identity): Promise<FunctionCaller> {
  const resolved = await resolveCaller(withApiKey(request, identity.publishableKey), identity);
  if (!resolved.ok) return { kind: "unknown" };
  const { caller } = resolved;
  return caller.role === "authenticated" ? { kind: "user", userId: caller.userId } : { kind: "visitor" };
}

/** Unlike the other surfaces, a function may be called with the user's token alone. */
function withApiKey({ url, headers }: Request, publishableKey: string): Request {
  const known = new Headers(headers);
  if (!known.has("apikey")) known.set("apikey", publishableKey);
  return new Request(url, { headers: known });
}
