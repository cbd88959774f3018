import { randomUUID } from "node:crypto";
import type { Transaction } from "#database/database.ts";
import { type DeliveryDependencies, deliverOne, sealPurpose } from "./deliver.ts";
import type { MailRequest } from "./mail-request.ts";

export interface MailOutbox {
  /** Asks for a mail as part of the transaction: it is sent if that commits, and only then. */
  queue(transaction: Transaction, request: MailRequest): Promise<void>;
  /** Sends what is due without making anybody wait. Every process on the database may do this at once. */
  deliverSoon(): void;
  /** Finishes the mail under way. */
  close(): Promise<void>;
}

const POLL_MS = 15_000;
/** Mails whose link signs in to an account that is there. */
const OPENING: ReadonlySet<MailRequest["purpose"]> = new Set(["magiclink", "recovery"]);

export function createMailOutbox(dependencies: DeliveryDependencies): MailOutbox {
  const { identity, clock, log } = dependencies;
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let askedAgain = false;

  const deliverAll = async () => {
    askedAgain = false;
    try {
      while (!closing.signal.aborted && (await deliverOne(dependencies)));
    } catch (error) {
      log.warn({ err: error }, "the mails to be sent could not be read");
    }
    running = undefined;
    if (askedAgain) deliverSoon();
  };
  const deliverSoon = () => {
    askedAgain = true;
    if (!closing.signal.aborted) running ??= deliverAll();
  };
  const timer = setInterval(deliverSoon, POLL_MS);
  timer.unref();

  return {
    async queue(transaction, request) {
      const id = randomUUID();
      const opened = OPENING.has(request.purpose) ? request.email : null;
      await transaction.query(
        `insert into ironpace.mail_outbox (id, request, next_attempt_at, created_at, opens_account)
         values ($1, $2, $3::timestamptz, $3::timestamptz, (select id from auth.users where email = $4::text and not is_sso_user limit 1))`,
        [id, identity.seal(JSON.stringify(request), sealPurpose(id)), clock().toISOString(), opened],
      );
    },
    deliverSoon,
    async close() {
      closing.abort();
      clearInterval(timer);
      await running;
    },
  };
}
