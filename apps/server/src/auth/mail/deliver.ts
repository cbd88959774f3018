import type { Logger } from "pino";
import type { Database, Transaction } from "#database/database.ts";
import type { Identity } from "#identity/identity.ts";
import { type MailRequest, mailRequest } from "./mail-request.ts";
import type { MailMessage } from "./message.ts";
import type { SendMail } from "./send.ts";

export interface DeliveryDependencies {
  readonly database: Database;
  readonly identity: Pick<Identity, "seal" | "unseal">;
  /** Makes the mail: its link and code, and the audit entry. Undefined when there is no recipient any more. */
  readonly prepare: (transaction: Transaction, request: MailRequest, now: Date) => Promise<MailMessage | undefined>;
  readonly send: SendMail;
  /** Called for each mail that is deleted unsent after the last attempt or for good. */
  readonly onGivenUp: () => void;
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
export async function deliverOne({ database, identity, prepare, send, onGivenUp, clock, log }: DeliveryDependencies): Promise<boolean> {
  const now = clock();
  const [row] = await database.query<Row>(CLAIM, [now.toISOString(), String(FIRST_DELAY_MS)]);
  if (!row) return false;
  const drop = () => database.query("delete from ironpace.mail_outbox where id = $1", [row.id]);
  const giveUp = async (details: object, message: string) => {
    await drop();
    onGivenUp();
    log.error({ mail: row.id, ...details }, message);
  };
  const stored = identity.unseal(row.request, sealPurpose(row.id));
  if (stored === undefined) {
    await giveUp({}, "a mail was deleted unsent: it cannot be decrypted with the present key");
    return true;
  }
  const request = parseRequest(stored);
  if (request === undefined) {
    await giveUp({}, "a mail was deleted unsent: its request does not fit this version of the server");
    return true;
  }
  try {
    const message = await database.transaction(async (transaction) => {
      const prepared = await prepare(transaction, request, now);
      // The account is held by now. A password that was changed meanwhile has removed the mail.
      return (await isWaiting(transaction, row.id)) ? prepared : undefined;
    });
    if (message) await send(message);
    await drop();
  } catch (error) {
    const details = { ...describeFailure(error), purpose: request.purpose, attempt: row.attempts };
    if (row.attempts >= ATTEMPTS || isRefusedForGood(error)) await giveUp(details, "mail given up");
    else log.warn({ mail: row.id, ...details }, "mail not sent, will be tried again");
  }
  return true;
}

async function isWaiting(transaction: Transaction, id: string): Promise<boolean> {
  return (await transaction.query("select id from ironpace.mail_outbox where id = $1", [id])).length === 1;
}

/** Undefined for what another version of the server stored and this one cannot read: no later attempt would succeed. */
function parseRequest(stored: string): MailRequest | undefined {
  try {
    return mailRequest.parse(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/** A delay beyond the maximum means that the clock was ahead when it was set: the mail is due. */
const CLAIM = `update ironpace.mail_outbox set attempts = attempts + 1,
    next_attempt_at = $1::timestamptz + (interval '1 millisecond' * $2::bigint * power(2, attempts))
  where id = (
    select id from ironpace.mail_outbox
    where next_attempt_at <= $1::timestamptz or next_attempt_at > $1::timestamptz + interval '1 millisecond' * $2::bigint * ${2 ** ATTEMPTS}
    order by next_attempt_at limit 1 for update skip locked)
  returning id, request, attempts`;

/** A request copied to another row cannot be opened there. */
export const sealPurpose = (id: string): string => `mail/${id}`;

/** The reply of a mail server, and so the message of its error, may name the recipient, whose address no log holds. */
function describeFailure(error: unknown): object {
  if (!(error instanceof Error && "command" in error)) return { err: error };
  const { code, command, message, responseCode } = error as Error & Record<"code" | "command" | "responseCode", unknown>;
  return { code, command, responseCode, ...(command === "CONN" && responseCode === undefined && { reason: message }) };
}

/** 5xx: the mail server does not want this mail, now or later. */
function isRefusedForGood(error: unknown): boolean {
  return error instanceof Error && "responseCode" in error && typeof error.responseCode === "number" && error.responseCode >= 500;
}
