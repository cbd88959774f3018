import type { Logger } from "pino";
import type { Database, Transaction } from "#database/database.ts";
import type { Identity } from "#identity/identity.ts";
import { type MailRequest, mailRequest } from "./mail-request.ts";
import type { MailMessage } from "./message.ts";
import type { SendMail } from "./send.ts";

export interface DeliveryDependencies {
  readonly database: Database;
  readonly identity: Pick<Identity, "seal" | "unseal">;
  /** Makes the mail: its link and code, and the audit entry. Undefined when nobody is to get one. */
  readonly prepare: (transaction: Transaction, request: MailRequest, now: Date) => Promise<MailMessage | undefined>;
  readonly send: SendMail;
  readonly clock: () => Date;
  readonly log: Logger;
}

const ATTEMPTS = 6;
/** Milliseconds until the second attempt; each further one waits twice as long. Also how long a process has to send one mail. */
const FIRST_DELAY_MS = 60_000;
interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly request: string;
  readonly attempts: number;
}

/**
 * One mail, if one is due. It is claimed by putting its next attempt off, so that no transaction stays open while a mail server thinks, and a
 * process that dies leaves the mail to the others.
 */
export async function deliverOne({ database, identity, prepare, send, clock, log }: DeliveryDependencies): Promise<boolean> {
  const now = clock();
  const [row] = await database.query<Row>(CLAIM, [now.toISOString(), String(FIRST_DELAY_MS)]);
  if (!row) return false;
  const drop = () => database.query("delete from ironpace.mail_outbox where id = $1", [row.id]);
  const sealed = identity.unseal(row.request, sealPurpose(row.id));
  if (sealed === undefined) {
    log.error({ mail: row.id }, "a mail was deleted unsent: it cannot be decrypted with the present key");
    await drop();
    return true;
  }
  const request = mailRequest.parse(JSON.parse(sealed));
  try {
    const message = await database.transaction((transaction) => prepare(transaction, request, now));
    if (message) await send(message);
    await drop();
  } catch (error) {
    const final = row.attempts >= ATTEMPTS || isRefusedForGood(error);
    if (final) await drop();
    const details = { err: error, mail: row.id, purpose: request.purpose, attempt: row.attempts };
    if (final) log.error(details, "mail given up");
    else log.warn(details, "mail not sent, will be tried again");
  }
  return true;
}

/** What is put off for longer than the longest delay was put off by a clock that was ahead. */
const CLAIM = `update ironpace.mail_outbox set attempts = attempts + 1,
    next_attempt_at = $1::timestamptz + (interval '1 millisecond' * $2::bigint * power(2, attempts))
  where id = (
    select id from ironpace.mail_outbox
    where next_attempt_at <= $1::timestamptz or next_attempt_at > $1::timestamptz + interval '1 millisecond' * $2::bigint * ${2 ** ATTEMPTS}
    order by next_attempt_at limit 1 for update skip locked)
  returning id, request, attempts`;

/** A request copied to another row cannot be opened there. */
export const sealPurpose = (id: string): string => `mail/${id}`;

/** 5xx: the mail server does not want this mail, now or later. */
function isRefusedForGood(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error && typeof error.responseCode === "number" && error.responseCode >= 500;
}
