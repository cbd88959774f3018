import { join } from "node:path";
import type { Logger } from "pino";
import type { AuthDependencies, AuthSettings } from "./dependencies.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { createOutbox } from "./mail/outbox.ts";
import { prepareMail } from "./mail/prepare-mail.ts";
import { createSendMail, type SmtpSettings } from "./mail/send.ts";
import type { Retention } from "./prune.ts";
import { createRateLimits, type RateLimitSettings } from "./rate-limits.ts";

export interface AccountsConfig extends Retention {
  readonly dataDir: string;
  readonly smtp: SmtpSettings | undefined;
  readonly rateLimits: RateLimitSettings;
}

export interface Accounts extends Pick<AuthDependencies, "settings" | "outbox" | "limits"> {
  /** Stops sending mail and pruning; what is under way is finished. */
  close(): Promise<void>;
}

/** What /auth/v1 does besides answering requests: it sends mail, counts, and prunes. */
export function startAccounts(
  settings: AuthSettings,
  { dataDir, smtp, rateLimits, ...retention }: AccountsConfig,
  { database, identity, clock, log }: Pick<AuthDependencies, "database" | "identity" | "clock"> & { readonly log: Logger },
): Accounts {
  const send = createSendMail(smtp, join(dataDir, "mail"), log);
  const prepare = prepareMail(identity, settings);
  const outbox = createOutbox({ database, identity, prepare, send, clock, log });
  const stopHousekeeping = startHousekeeping(database, retention, clock, log);
  const close = async () => {
    await Promise.all([outbox.close(), stopHousekeeping()]);
  };
  return { settings, outbox, limits: createRateLimits(database, rateLimits, clock), close };
}
