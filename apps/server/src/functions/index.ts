import { PostgrestClient } from "@supabase/postgrest-js";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Database } from "@ironpace/contract";
import type { FunctionCaller } from "@ironpace/coaching";
import type { Config } from "../config.ts";
import type { AppEnv } from "#http/context.ts";
import { messageEncoder } from "./encoder/message-encoder.ts";
import { sentenceEncoder } from "./encoder/sentence-encoder.ts";
import { getLog } from "#http/request-log.ts";
import { type ResolvedCaller, resolveCaller } from "#http/caller/resolve-caller.ts";
import type { Caller } from "#identity/caller.ts";
import type { Identity } from "#identity/identity.ts";

export interface FunctionDeps {
  readonly log: Logger;
  readonly identity: Identity;
  readonly clock: () => Date;
  /** The product's own front door, in process: a function reads and writes as its caller, through `/rest/v1`. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Without a language model only the built-in coach answers, and sessions are in the engine's words. */
  readonly config: Pick<Config, "ai" | "aiSilenceMs">;
  /** Counts a call, by where it comes from or by whose it is; the refusal once there were too many. */
  readonly refuse: {
    ofVisitor(context: Context<AppEnv>): Promise<Response | undefined>;
    ofUser(caller: Caller): Promise<Response | undefined>;
  };
}

/** `/functions/v1`: hosts the portable handlers of packages/coaching, for signed-in users and, a few of them, for whoever knows an address. */
export function functionRoutes({ identity, clock, fetch, config: { ai, aiSilenceMs }, refuse, log }: FunctionDeps): Hono<AppEnv> {
  const load = () => (loading ??= loadHandlers(ai, aiSilenceMs));
  let loading: ReturnType<typeof loadHandlers> | undefined;
  const encodeSentence = sentenceEncoder((error) =>
    log.warn({ err: error }, "The sentence encoder does not run here: the coach reads words alone"),
  );
  const encodeMessage = messageEncoder((error) =>
    log.warn({ err: error }, "The encoder of messages does not run here: signs of danger are read from words alone"),
  );
  const routes = new Hono<AppEnv>();
  const dataOf = (c: Context<AppEnv>, authorization?: string, apikey = identity.publishableKey) =>
    new PostgrestClient<Database>("http://in-process/rest/v1", {
      headers: { apikey, ...(authorization && { authorization }), "x-request-id": c.get("requestId") },
      fetch: (input, init) => fetch(new Request(input, init)),
    });
  const answer = async (c: Context<AppEnv, "/:name">): Promise<Response> => {
    const name = c.req.param("name");
    const { answerFunction, PUBLIC_FUNCTIONS, models } = await load();
    const isPublic = PUBLIC_FUNCTIONS.has(name);
    const refusedVisitor = isPublic ? await refuse.ofVisitor(c) : undefined;
    if (refusedVisitor !== undefined) return refusedVisitor;
    const resolved = await resolveCaller(withApiKey(c.req.raw, identity.publishableKey), identity);
    const refusedUser = !isPublic && resolved.ok ? await refuse.ofUser(resolved.caller) : undefined;
    if (refusedUser !== undefined) return refusedUser;
    return answerFunction(name, c.req.raw, {
      callerOf: async () => toFunctionCaller(resolved),
      contextOf: (userId, authorization) => ({
        userId,
        data: dataOf(c, authorization),
        projectData: dataOf(c, `Bearer ${identity.secretKey}`, identity.secretKey),
        today: clock().toISOString().slice(0, 10),
        log: getLog(c),
        encodeSentence,
        encodeMessage,
        ...models,
      }),
      visitorContext: () => ({ data: dataOf(c), log: getLog(c) }),
    });
  };
  routes.all("/:name", answer);
  routes.all("/:name/:rest", answer);
  return routes;
}

/** Milliseconds after the first page that somebody opens until the handlers are loaded, unless one is called before: what the page asks for goes first. */
const PRELOAD_DELAY_MS = 1000;

/** The first plan should not wait for its engine. Not at the start: loading keeps requests waiting, and a server that nobody visits needs none. */
export function preloadHandlers(): void {
  setTimeout(() => void import("@ironpace/coaching"), PRELOAD_DELAY_MS).unref();
}

/** The handlers bring the training engine, a third of all the server's code: a start does not wait for it. */
async function loadHandlers(ai: Config["ai"], silenceMs: number) {
  const { answerFunction, languageModels, PUBLIC_FUNCTIONS } = await import("@ironpace/coaching");
  return { answerFunction, PUBLIC_FUNCTIONS, models: ai && languageModels(ai, silenceMs) };
}

function toFunctionCaller(resolved: ResolvedCaller): FunctionCaller {
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
