import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "#http/context.ts";
import { findUnstorable } from "#http/storable.ts";
import { resolveCaller } from "#http/caller/resolve-caller.ts";
import type { Caller } from "#identity/caller.ts";
import type { Identity } from "#identity/identity.ts";
import type { FunctionDeps } from "../index.ts";
import type { RestAlarms } from "./rest-alarms.ts";
import type { PushDevice, PushMessage } from "./send-push.ts";

export interface PushRoutesDeps {
  readonly identity: Identity;
  readonly publicKey: string;
  readonly alarms: RestAlarms;
  /** The device with this address, if it is the caller's, whose session counts. */
  readonly findDevice: (caller: Caller, endpoint: string) => Promise<PushDevice | undefined>;
  readonly send: (userId: string, device: PushDevice, message: PushMessage, ttl: number) => Promise<void>;
  readonly refuse: FunctionDeps["refuse"];
  readonly log: { warn(fields: object, message: string): void };
}

/** Nobody rests for longer. */
const MAX_REST_SECONDS = 900;

const SECONDS = `must be a number from 0 to ${MAX_REST_SECONDS}`;
const PAGE = "must be a page under /train/";

const restSchema = z.strictObject({
  endpoint: z.string("must be the address of a subscription").max(1000, "must be at most 1000 characters"),
  /** From now; 0 takes the alarm back. */
  seconds: z.number(SECONDS).min(0, SECONDS).max(MAX_REST_SECONDS, SECONDS),
  /** "Set 3 of Back squat" */
  next: z.string("must be a text").max(120, "must be at most 120 characters").optional(),
  url: z
    .string(PAGE)
    .max(300, "must be at most 300 characters")
    .regex(/^\/train\/[\w/-]+$/, PAGE),
});

/**
 * `/functions/v1/push`, GET for anybody: the key a browser subscribes with. POST to `rest`, signed in: the screen is off while an athlete rests,
 * so the page cannot ring; the server does when the rest is over.
 */
export function pushRoutes({ identity, publicKey, alarms, findDevice, send, refuse, log }: PushRoutesDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const refusal = (error: string, errorType: string, status: 400 | 401 | 404) => [{ error, errorType, status }, status] as const;
  // A session may have been ended, or the device forgotten, since the alarm was set.
  const ring = async (caller: Caller, userId: string, endpoint: string, message: PushMessage): Promise<void> => {
    try {
      const device = await findDevice(caller, endpoint);
      if (device !== undefined) await send(userId, device, message, 30);
    } catch (error) {
      log.warn({ err: error }, "the alarm of a rest could not be sent");
    }
  };
  routes.get("/", (c) => c.json({ publicKey }));
  routes.post("/rest", async (c) => {
    const resolved = await resolveCaller(c.req.raw, identity);
    if (!resolved.ok || resolved.caller.role !== "authenticated") return c.json(...refusal("Please sign in", "UNAUTHENTICATED", 401));
    const { userId } = resolved.caller;
    const refused = await refuse.ofUser(resolved.caller);
    if (refused !== undefined) return refused;
    const body: unknown = await c.req.json().catch(() => undefined);
    const asked = restSchema.safeParse(findUnstorable(body) === undefined ? body : undefined);
    if (!asked.success) {
      const details = Object.fromEntries(asked.error.issues.map(({ path, message }) => [path.join(".") || "body", message]));
      const error = Object.entries(details).map(([field, message]) => `${field}: ${message}`)[0];
      return c.json({ error, errorType: "VALIDATION_ERROR", status: 400, details }, 400);
    }
    const { caller } = resolved;
    const { endpoint, seconds, next, url } = asked.data;
    const device = await findDevice(caller, endpoint);
    if (device === undefined) return c.json(...refusal("This device gets no notifications", "NOT_FOUND", 404));
    const key = `${userId} ${endpoint}`;
    if (seconds === 0) alarms.clear(key);
    else {
      const message = { title: "Rest is over", body: next ?? "Start the next set.", url, tag: "rest" } as const;
      alarms.set(key, seconds * 1000, () => void ring(caller, userId, endpoint, message));
    }
    return c.json({ set: seconds > 0 });
  });
  return routes;
}
