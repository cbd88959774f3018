import type { ReviewedWeek } from "@ironpace/coaching";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { AuthDependencies } from "./auth/dependencies.ts";
import { queueLetter } from "./auth/mail/queue-letter.ts";
import { refuseCalls } from "./auth/refuse-calls.ts";
import type { Config } from "./config.ts";
import { queryAsCaller } from "./database/as-caller.ts";
import type { Database } from "./database/database.ts";
import { type DueReview, startWeeklyReviews } from "./functions/weekly-review/mail-reviews.ts";
import { weeklyReviewRoutes } from "./functions/weekly-review/routes.ts";
import { createUnsubscribeToken } from "./functions/weekly-review/unsubscribe-token.ts";
import type { AppEnv } from "./http/context.ts";
import type { Identity } from "./identity/identity.ts";

export interface WeeklyReviewMailDeps {
  readonly config: Pick<Config, "smtp" | "publicUrl" | "siteUrl">;
  readonly database: Database;
  readonly identity: Identity;
  readonly accounts: Pick<AuthDependencies, "settings" | "outbox" | "limits">;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Milliseconds between two looks for reviews that are due. */
  readonly interval: number | undefined;
}

export interface WeeklyReviewMail {
  readonly routes: Hono<AppEnv>;
  close(): Promise<void>;
}

const INTERVAL = 10 * 60_000;

/** The review of the week by mail, where mail is configured, and the way to end it without signing in. */
export function startWeeklyReviewMail(deps: WeeklyReviewMailDeps): WeeklyReviewMail {
  const { config, database, identity, accounts, clock, log, interval = INTERVAL } = deps;
  const { smtp, publicUrl, siteUrl } = config;
  const isMailed = smtp !== undefined;
  const unsubscribePage = (token: string) => `${siteUrl}/unsubscribe#token=${encodeURIComponent(token)}`;
  const routes = weeklyReviewRoutes({
    identity,
    isMailed,
    unsubscribePage,
    unsubscribe: async (userId) => {
      await database.query("update public.athlete_profiles set weekly_review_mail = false where id = $1 and weekly_review_mail", [userId]);
    },
    refuse: refuseCalls(accounts.limits),
  });
  if (!isMailed) return { routes, close: async () => undefined };
  const close = startWeeklyReviews(
    {
      findDue: async (now, after = FIRST_ID) => (await database.query(DUE, [now.toISOString(), after])) as unknown as DueReview[],
      readWeek: async ({ userId, monday, zone }) => {
        const statement = { text: WEEK, parameters: [monday, zone] };
        const [row] = await queryAsCaller(database, onBehalfOf(userId), statement, { readOnly: true });
        return row as unknown as ReviewedWeek;
      },
      queueOnce: async ({ userId, monday }, letter) => {
        const isQueued = await database.transaction(async (transaction) => {
          const [claimed] = await transaction.query(CLAIM, [userId, monday]);
          if (claimed === undefined || letter === undefined) return false;
          const token = createUnsubscribeToken(userId, identity);
          const oneClick = `${publicUrl}/functions/v1/weekly-review-mail/${token}`;
          const frame = { ...FRAME, link: `${siteUrl}/dashboard`, unsubscribe: { page: unsubscribePage(token), oneClick } };
          await queueLetter(transaction, accounts, { ...letter, lines: [...letter.lines], ...frame });
          return true;
        });
        if (isQueued) accounts.outbox.deliverSoon();
      },
      clock,
      log,
    },
    interval,
  );
  return { routes, close };
}

const FRAME = { action: "Open your week", footnote: "You get this mail once a week because you switched it on in your settings." };

/** The server reads as an athlete who is not there: without a session, and a second factor protects against others. */
const onBehalfOf = (userId: string) =>
  ({ role: "authenticated", userId, claims: { sub: userId, role: "authenticated", aal: "aal2" } }) as const;

const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/**
 * Athletes who want the mail and whose Sunday evening has come: from 19:00, when most have trained, until Monday noon, so that a server that was
 * stopped catches up. Nobody is sent to training while a safety stop is open.
 */
const DUE = `select u.id as "userId", u.email, a.zone, a.monday::text as monday, a.local::date::text as today
  from (
    select *, date_trunc('week', local - interval '1 day')::date as monday
    from (
      select id, coalesce(time_zone, 'UTC') as zone, $1::timestamptz at time zone coalesce(time_zone, 'UTC') as local
      from public.athlete_profiles where weekly_review_mail and id > $2::uuid
    ) as wanted
  ) as a
  join auth.users as u on u.id = a.id
  where (extract(isodow from local) = 7 and extract(hour from local) >= 19 or extract(isodow from local) = 1 and extract(hour from local) < 12)
    and u.email <> '' and u.email_confirmed_at is not null and u.deleted_at is null
    and (u.banned_until is null or u.banned_until <= $1::timestamptz)
    and not exists (select 1 from private.weekly_review_mails as m where m.user_id = u.id and m.week >= a.monday)
    and not exists (select 1 from public.safety_stops as s where s.user_id = u.id and s.ended_at is null)
  order by u.id limit 100`;

const WEEK = `select public.week_review($1::date, $2) as review,
  (
    select max((created_at at time zone $2)::date)::text from public.training_plans where creator_id = auth.uid() and status = 'active'
  ) as "planMadeOn",
  (select json_build_object('weight', units, 'distance', distance_units) from public.athlete_profiles where id = auth.uid()) as units`;

/** Of several processes one gets a row. */
const CLAIM = `insert into private.weekly_review_mails as m (user_id, week) values ($1::uuid, $2::date)
  on conflict (user_id) do update set week = excluded.week where m.week < excluded.week
  returning week`;
