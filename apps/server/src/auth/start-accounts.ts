import { join } from "node:path";
import type { Logger } from "pino";
import type { Database } from "#database/database.ts";
import type { Metrics } from "#http/monitoring/metrics.ts";
import type { AuthDependencies, AuthSettings } from "./dependencies.ts";
import { createMailOutbox } from "./mail/outbox.ts";
import { prepareMail } from "./mail/prepare-mail.ts";
import { createSendMail, type SmtpSettings } from "./mail/send.ts";
import { type Retention, pruneExpired } from "./prune.ts";
import { createRateLimits, type RateLimitSettings } from "./rate-limits.ts";

interface AccountsConfig extends Retention {
  readonly dataDir: string;
  readonly smtp: SmtpSettings | undefined;
  readonly rateLimits: RateLimitSettings;
}

interface Accounts extends Pick<AuthDependencies, "settings" | "outbox" | "limits"> {
  /** Stops sending mail and pruning; what is under way is finished. */
  close(): Promise<void>;
}

/** Starts the background work of /auth/v1: mail delivery, rate limits and pruning. */
export function startAccounts(
  settings: AuthSettings,
  { dataDir, smtp, rateLimits, ...retention }: AccountsConfig,
  {
    database,
    identity,
    metrics,
    clock,
    log,
  }: Pick<AuthDependencies, "database" | "identity" | "clock"> & {
    readonly metrics: Pick<Metrics, "mailGivenUp">;
    readonly log: Logger;
  },
): Accounts {
  const send = createSendMail(smtp, join(dataDir, "mail"), log);
  const prepare = prepareMail(identity, settings);
  const outbox = createMailOutbox({ database, identity, prepare, send, onGivenUp: metrics.mailGivenUp, clock, log });
  const stopHousekeeping = startHousekeeping(database, retention, clock, log);
  const close = async () => {
    await Promise.all([outbox.close(), stopHousekeeping()]);
  };
  return { settings, outbox, limits: createRateLimits(database, identity, rateLimits, clock), close };
}

const PRUNE_INTERVAL_MS = 10 * 60_000;

/** Prunes now and then as long as the server runs. Returns the function that stops it and waits for what is under way. */
function startHousekeeping(database: Database, keep: Retention, clock: () => Date, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const prune = () => {
    running = pruneExpired(database, keep, clock()).catch((error: unknown) =>
      log.warn({ err: error }, "expired rows could not be removed"),
    );
  };
  const timer = setInterval(prune, PRUNE_INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Tells the database whether administrators need a second factor: the rule itself is `public.is_admin()`. */
export async function storeAdminSecondFactor(database: Database, secondFactor: "required" | "optional"): Promise<void> {
  await database.query(
    `insert into private.admin_access (second_factor) values ($1) on conflict (only_row) do update set second_factor = excluded.second_factor
     where admin_access.second_factor <> excluded.second_factor`,
    [secondFactor],
  );
}
