import type { Hono } from "hono";
import type { Logger } from "pino";
import type { RefuseCalls } from "./auth/checks/refuse-calls.ts";
import type { Config } from "./config.ts";
import { queryAsCaller } from "./database/as-caller.ts";
import type { Database } from "./database/database.ts";
import { SqlError } from "./database/sql-error.ts";
import { DUE_NOTIFICATIONS } from "./functions/push/due-notifications.ts";
import { type DuePush, startDuePushes } from "./functions/push/send-due.ts";
import { createRestAlarms, type RestAlarms } from "./functions/push/rest-alarms.ts";
import { pushRoutes } from "./functions/push/routes.ts";
import { type PushDevice, type PushMessage, sendPush } from "./functions/push/send-push.ts";
import { deriveVapidKeys } from "./functions/push/vapid-keys.ts";
import type { AppEnv } from "./http/context.ts";
import type { Caller } from "./identity/caller.ts";
import type { Identity } from "./identity/identity.ts";

export interface PushDeps {
  readonly config: Pick<Config, "publicUrl" | "siteUrl" | "pushServices">;
  readonly database: Database;
  readonly identity: Identity;
  readonly log: Logger;
}

/** Notifications of this server: what sends them, and the rests that run. */
export interface PushNotifications {
  send(userId: string, device: PushDevice, message: PushMessage, ttl: number): Promise<void>;
  readonly publicKey: string;
  readonly alarms: RestAlarms;
}

/** A device that its push service no longer knows is forgotten. */
export function createPushNotifications({ config, database, identity, log }: PushDeps): PushNotifications {
  const keys = deriveVapidKeys(identity);
  // Push services take a mail address or an https address; where the server has neither, its name is enough for them.
  const subject = config.publicUrl.startsWith("https:") ? config.publicUrl : "mailto:push@localhost";
  const sender = { keys, subject, extraServices: config.pushServices };
  return {
    publicKey: keys.publicKey,
    alarms: createRestAlarms(),
    async send(userId, device, message, ttl) {
      const outcome = await sendPush(sender, device, message, ttl);
      if (outcome === "failed") log.warn({ user: userId, service: new URL(device.endpoint).host }, "a notification could not be sent");
      if (outcome === "gone") await database.query(FORGET, [userId, device.endpoint]);
    },
  };
}

interface RouteDeps {
  readonly database: Database;
  readonly identity: Identity;
  readonly refuse: RefuseCalls;
  readonly log: Logger;
}

export function pushNotificationRoutes(push: PushNotifications, { database, identity, refuse, log }: RouteDeps): Hono<AppEnv> {
  return pushRoutes({
    identity,
    ...push,
    findDevice: (caller, endpoint) => findDevice(database, caller, endpoint),
    refuse,
    log,
  });
}

interface StartOptions {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Milliseconds between two looks for notifications that are due. */
  readonly intervalMs: number | undefined;
}

const INTERVAL_MS = 60_000;

/** Sends reminders. Returns the function that stops it. */
export function startPushNotifications(
  push: PushNotifications,
  { database, clock, log, intervalMs = INTERVAL_MS }: StartOptions,
): () => Promise<void> {
  const stop = startDuePushes(
    {
      findDue: async (now) => (await database.query(DUE_NOTIFICATIONS, [now.toISOString()])) as unknown as DuePush[],
      claim: async ({ userId, kind, day }) => (await database.query(CLAIM, [userId, kind, day])).length > 0,
      send: push.send,
      clock,
      log,
    },
    intervalMs,
  );
  return async () => {
    push.alarms.close();
    await stop();
  };
}

/** As the caller: a session that was ended, or has not shown its second factor, finds none. */
async function findDevice(database: Database, caller: Caller, endpoint: string): Promise<PushDevice | undefined> {
  try {
    const [device] = await queryAsCaller(database, caller, { text: DEVICE, parameters: [endpoint] }, { readOnly: true });
    return device as PushDevice | undefined;
  } catch (error) {
    if (error instanceof SqlError && error.code === NOT_ALLOWED) return undefined;
    throw error;
  }
}

const NOT_ALLOWED = "42501";
const DEVICE = "select endpoint, p256dh, auth from public.push_subscriptions where user_id = auth.uid() and endpoint = $1";
const FORGET = "delete from public.push_subscriptions where user_id = $1 and endpoint = $2";

/** Claims a delivery: with several processes one of them gets a row. */
const CLAIM = `insert into private.push_deliveries as d (user_id, kind, day) values ($1::uuid, $2, $3::date)
  on conflict (user_id, kind) do update set day = excluded.day where d.day < excluded.day
  returning day`;
