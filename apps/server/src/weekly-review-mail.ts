import { PostgrestClient } from "@supabase/postgrest-js";
import type { FunctionContext } from "@ironpace/coaching";
import type { Database as Tables } from "@ironpace/contract";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { AuthDependencies } from "./auth/dependencies.ts";
import { queueLetter } from "./auth/mail/queue-mail.ts";
import type { RefuseCalls } from "./auth/checks/refuse-calls.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { type DueReview, startWeeklyReviews } from "./functions/weekly-review/mail-reviews.ts";
import { weeklyReviewRoutes } from "./functions/weekly-review/routes.ts";
import { createUnsubscribeToken } from "./functions/weekly-review/unsubscribe-token.ts";
import type { AppEnv } from "./http/context.ts";
import type { Identity } from "./identity/identity.ts";

interface ReviewMailDeps {
  readonly config: Pick<Config, "smtp" | "publicUrl" | "siteUrl">;
  readonly database: Database;
  readonly identity: Identity;
  readonly accounts: Pick<AuthDependencies, "settings" | "outbox" | "limits">;
}

interface ReviewMailRoutesDeps extends Omit<ReviewMailDeps, "accounts"> {
  readonly refuse: RefuseCalls;
}

/** Whether the review is mailed here, and the way to end the mails without signing in. */
export function reviewMailRoutes({ config, database, identity, refuse }: ReviewMailRoutesDeps): Hono<AppEnv> {
  return weeklyReviewRoutes({
    identity,
    isMailed: config.smtp !== undefined,
    unsubscribePage: (token) => unsubscribePage(config, token),
    unsubscribe: async (userId) => {
      await database.query("update public.athlete_profiles set weekly_review_mail = false where id = $1 and weekly_review_mail", [userId]);
    },
    refuse,
  });
}

function unsubscribePage({ siteUrl }: Pick<Config, "siteUrl">, token: string): string {
  return `${siteUrl}/unsubscribe#token=${encodeURIComponent(token)}`;
}

export interface ReviewMailOptions extends ReviewMailDeps {
  /** The product's own front door, in process. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Milliseconds between two looks for reviews that are due. */
  readonly intervalMs: number | undefined;
}

const INTERVAL_MS = 10 * 60_000;

/** Mails the reviews of the week where mail is configured. Returns the function that stops it and waits for what is under way. */
export function startReviewMail(options: ReviewMailOptions): () => Promise<void> {
  const { config, database, identity, accounts, clock, log, intervalMs = INTERVAL_MS } = options;
  if (config.smtp === undefined) return async () => undefined;
  const queueOnce: Parameters<typeof startWeeklyReviews>[0]["queueOnce"] = async ({ userId, monday }, letter) => {
    const isQueued = await database.transaction(async (transaction) => {
      const [claimed] = await transaction.query(CLAIM, [userId, monday]);
      if (claimed === undefined || letter === undefined) return false;
      const token = createUnsubscribeToken(userId, identity);
      const oneClick = `${config.publicUrl}/functions/v1/weekly-review-mail/${token}`;
      const frame = { ...FRAME, link: `${config.siteUrl}/dashboard`, unsubscribe: { page: unsubscribePage(config, token), oneClick } };
      await queueLetter(transaction, accounts, { ...letter, lines: [...letter.lines], ...frame });
      return true;
    });
    if (isQueued) accounts.outbox.deliverSoon();
  };
  const findDue = async (now: Date, after = FIRST_ID) => (await database.query(DUE, [now.toISOString(), after])) as unknown as DueReview[];
  return startWeeklyReviews({ findDue, contextOf: (due) => getContext(options, due), queueOnce, clock, log }, intervalMs);
}

/** The server reads as an athlete who is not there: without a session, and a second factor protects against others. The token stays in this process. */
async function getContext({ identity, fetch, log }: ReviewMailOptions, { userId, email, today }: DueReview): Promise<FunctionContext> {
  const { token } = await identity.signAccessToken({
    sub: userId,
    role: "authenticated",
    aud: "authenticated",
    email,
    phone: "",
    aal: "aal2",
    amr: [],
    app_metadata: {},
    user_metadata: {},
    is_anonymous: false,
  });
  const data = new PostgrestClient<Tables>("http://in-process/rest/v1", {
    headers: { apikey: identity.publishableKey, authorization: `Bearer ${token}` },
    fetch: (input, init) => fetch(new Request(input, init)),
  });
  return { userId, data, today, log };
}

const FRAME = { action: "See your week", footnote: "You get this email once a week because you turned it on in your settings." };

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

/** Claims a mail: with several processes one of them gets a row. */
const CLAIM = `insert into private.weekly_review_mails as m (user_id, week) values ($1::uuid, $2::date)
  on conflict (user_id) do update set week = excluded.week where m.week < excluded.week
  returning week`;
