import type { Hono } from "hono";
import type { Logger } from "pino";
import type { RefuseCalls } from "./auth/checks/refuse-calls.ts";
import type { Config } from "./config.ts";
import { queryAsCaller } from "./database/as-caller.ts";
import type { Database } from "./database/database.ts";
import { SqlError } from "./database/sql-error.ts";
import { type DuePush, startDuePushes } from "./functions/push/push-due.ts";
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
  readonly interval: number | undefined;
}

const INTERVAL = 60_000;

/** Sends reminders. Returns the function that stops it. */
export function startPushNotifications(
  push: PushNotifications,
  { database, clock, log, interval = INTERVAL }: StartOptions,
): () => Promise<void> {
  const stop = startDuePushes(
    {
      findDue: async (now) => (await database.query(DUE, [now.toISOString()])) as unknown as DuePush[],
      claim: async ({ userId, kind, day }) => (await database.query(CLAIM, [userId, kind, day])).length > 0,
      send: push.send,
      clock,
      log,
    },
    interval,
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

/**
 * For athletes with a device, in their own time: the session of today that is open and the check-in that was not made, within three hours of the
 * time they chose; the review of the week from Sunday 19:00 to Monday noon. Nobody is sent to training while a safety stop is open.
 */
const DUE = `with athletes as (
    select a.id, a.session_reminder_at, a.check_in_reminder_at, a.weekly_review_push,
      $1::timestamptz at time zone coalesce(a.time_zone, 'UTC') as local
    from public.athlete_profiles as a
    join auth.users as u on u.id = a.id
    where (a.session_reminder_at is not null or a.check_in_reminder_at is not null or a.weekly_review_push)
      and exists (select 1 from public.push_subscriptions as p where p.user_id = a.id)
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= $1::timestamptz)
      and not exists (select 1 from public.safety_stops as s where s.user_id = a.id and s.ended_at is null)
  ), due as (
    select a.id, 'session' as kind, a.local::date as day, t.title, t.duration as minutes
    from athletes as a
    join public.training_plans as p on p.creator_id = a.id and p.status = 'active'
    join lateral (
      select s.title, s.duration from public.training_sessions as s
      where s.plan_id = p.id and s.scheduled_date = a.local::date and not s.completed
      order by s.day limit 1
    ) as t on true
    where a.local - a.session_reminder_at::interval >= a.local::date::timestamp and a.local - a.session_reminder_at::interval < a.local::date + interval '3 hours'
    union all
    select a.id, 'check-in', a.local::date, null, null
    from athletes as a
    where a.local - a.check_in_reminder_at::interval >= a.local::date::timestamp and a.local - a.check_in_reminder_at::interval < a.local::date + interval '3 hours'
      and not exists (select 1 from public.check_ins as c where c.user_id = a.id and c.day = a.local::date)
    union all
    select a.id, 'week', date_trunc('week', a.local - interval '1 day')::date, null, null
    from athletes as a
    where a.weekly_review_push
      and (extract(isodow from a.local) = 7 and extract(hour from a.local) >= 19 or extract(isodow from a.local) = 1 and extract(hour from a.local) < 12)
  )
  select due.id as "userId", due.kind, due.day::text, due.title, due.minutes,
    (select json_agg(json_build_object('endpoint', p.endpoint, 'p256dh', p.p256dh, 'auth', p.auth))
     from public.push_subscriptions as p where p.user_id = due.id) as devices
  from due
  where not exists (select 1 from private.push_deliveries as d where d.user_id = due.id and d.kind = due.kind and d.day >= due.day)
  order by due.id limit 500`;
