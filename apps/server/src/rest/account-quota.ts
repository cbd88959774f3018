import { BusyError } from "#database/busy-error.ts";
import type { Database } from "#database/database.ts";
import type { Caller } from "#identity/caller.ts";
import { quotaUsedUp } from "./errors.ts";
import type { SchemaCache } from "./schema-cache.ts";

export interface AccountQuotaSettings {
  /** Bytes and rows one account may have in the database. */
  readonly bytes: number;
  readonly rows: number;
  /** Writes of one account in a minute; 0: any number, of any size, and answers of any size. */
  readonly writesPerMinute: number;
}

export interface AccountQuota {
  /** Counts a request that may store something. Throws what refuses it. */
  charge(caller: Caller, write: Write): Promise<void>;
  /** Throws what refuses a request of an account whose answers were too large lately. */
  assertMayRead(caller: Caller): void;
  /** Counts the bytes of an answer. */
  chargeAnswer(caller: Caller, bytes: number): void;
}

interface Write {
  readonly method: string;
  /** Whether it may leave more in the database than there was. */
  readonly stores: boolean;
  /** Size of the body; undefined where a function of this server writes. */
  readonly bytes: number | undefined;
}

interface Account {
  /** As it was measured last; undefined before. */
  usage: { readonly bytes: number; readonly rows: number } | undefined;
  measuredAt: number;
  /** What has been sent since. */
  bytesSince: number;
  writesSince: number;
  writesLeft: number;
  bodyBytesLeft: number;
  countedAt: number;
  answerBytesLeft: number;
  readAt: number;
}

const MINUTE_MS = 60_000;
/** Bytes of bodies that one account may send within a minute: reading a large one keeps this process from answering others for a moment. */
const BODY_BYTES_PER_MINUTE = 30e6;
/** Bytes of answers that one account gets at once, and in a second from then on: a page reads less than 1 MB, the largest answer has 20. */
const ANSWER_BYTES_AT_ONCE = 30e6;
const ANSWER_BYTES_PER_SECOND = 2e6;
/** Bytes that a row takes besides what was sent, and what is taken for a body whose size is not known. */
const ROW_BYTES = 200;
const UNKNOWN_BYTES = 64 * 1024;
/** Functions that change something and only remove rows or end what may be used: a full account, or a full disk, must not refuse these. */
const REMOVING: ReadonlySet<string> = new Set([
  "delete_benchmark_value",
  "delete_own_account",
  "delete_personal_best_value",
  "disable_user",
  "end_other_sessions",
  "end_own_session",
  "remove_calendar_feed",
  "remove_performed_session",
  "reopen_performed_session",
  "revert_import",
  "revoke_user_role",
]);
/** Milliseconds after which an account that is over its quota is measured again: it may have deleted something. */
const MEASURE_AGAIN_MS = 5_000;
const MAX_ACCOUNTS = 10_000;

/**
 * Keeps accounts within their quota. Measuring reads all that an account has: it is done when a tenth of the quota has been sent since the last
 * time, and what was sent is taken for stored in between. Each process counts by itself. Sessions that do not count have counts of their own.
 */
export function createAccountQuota(database: Database, settings: AccountQuotaSettings): AccountQuota {
  const accounts = new Map<string, Account>();
  const accountOf = (userId: string): Account => {
    const known = accounts.get(userId);
    if (known) return known;
    const [oldest] = accounts.keys();
    if (accounts.size >= MAX_ACCOUNTS && oldest !== undefined) accounts.delete(oldest);
    const now = performance.now();
    const account: Account = {
      usage: undefined,
      measuredAt: 0,
      bytesSince: 0,
      writesSince: 0,
      writesLeft: settings.writesPerMinute,
      bodyBytesLeft: BODY_BYTES_PER_MINUTE,
      countedAt: now,
      answerBytesLeft: ANSWER_BYTES_AT_ONCE,
      readAt: now,
    };
    accounts.set(userId, account);
    return account;
  };
  const measure = async (userId: string, account: Account, underWay: number): Promise<void> => {
    account.measuredAt = performance.now();
    const [row] = await database.query<{ bytes: string; rows: string }>("select bytes::text, rows::text from private.account_usage($1)", [
      userId,
    ]);
    account.usage = { bytes: Number(row?.bytes ?? 0), rows: Number(row?.rows ?? 0) };
    account.bytesSince = underWay;
    account.writesSince = 1;
  };
  const isOver = ({ bytesSince, usage, writesSince }: Account): boolean =>
    (usage?.bytes ?? 0) + bytesSince > settings.bytes || (usage?.rows ?? 0) + writesSince > settings.rows;

  return {
    async charge(caller, { bytes = UNKNOWN_BYTES, method, stores }) {
      if (caller.role !== "authenticated" || method === "GET" || method === "HEAD") return;
      const { userId, usageKey } = caller;
      const account = accountOf(usageKey ?? userId);
      spendWrite(account, settings.writesPerMinute, bytes);
      // Its write will be refused, and what the account has is no concern of it.
      if (usageKey !== undefined || !stores) return;
      account.bytesSince += bytes + ROW_BYTES;
      account.writesSince += 1;
      const mayBeOver = isOver(account) && performance.now() - account.measuredAt > MEASURE_AGAIN_MS;
      if (mayBeOver || account.bytesSince > settings.bytes / 10) await measure(userId, account, bytes + ROW_BYTES);
      if (isOver(account)) throw quotaUsedUp(settings);
    },
    assertMayRead(caller) {
      if (caller.role !== "authenticated" || settings.writesPerMinute === 0) return;
      const account = accountOf(caller.usageKey ?? caller.userId);
      const now = performance.now();
      const earned = ((now - account.readAt) / 1000) * ANSWER_BYTES_PER_SECOND;
      account.answerBytesLeft = Math.min(ANSWER_BYTES_AT_ONCE, account.answerBytesLeft + earned);
      account.readAt = now;
      if (account.answerBytesLeft > 0) return;
      const seconds = Math.max(1, Math.ceil(-account.answerBytesLeft / ANSWER_BYTES_PER_SECOND));
      throw tooOften("You are loading data too fast", seconds);
    },
    chargeAnswer(caller, bytes) {
      if (caller.role === "authenticated") accountOf(caller.usageKey ?? caller.userId).answerBytesLeft -= bytes;
    },
  };
}

/** Whether a request may take room: not one that reads or removes. A function that PostgreSQL knows as stable or immutable cannot write. */
export async function mayStore(method: string, [kind, name = ""]: readonly string[], schemaCache: SchemaCache): Promise<boolean> {
  if (method === "GET" || method === "HEAD" || method === "DELETE") return false;
  if (kind !== "rpc") return true;
  if (REMOVING.has(name)) return false;
  const schemas = await Promise.all(schemaCache.exposed.map((exposed) => schemaCache.schema(exposed)));
  return schemas.some((schema) => schema?.routines.get(name)?.some(({ volatile }) => volatile));
}

function spendWrite(account: Account, perMinute: number, bytes: number): void {
  const now = performance.now();
  const minutes = (now - account.countedAt) / MINUTE_MS;
  account.countedAt = now;
  account.writesLeft = Math.min(perMinute, account.writesLeft + minutes * perMinute);
  account.bodyBytesLeft = Math.min(BODY_BYTES_PER_MINUTE, account.bodyBytesLeft + minutes * BODY_BYTES_PER_MINUTE);
  const secondsUntil = (missing: number, each: number): number => Math.max(1, Math.ceil((missing / each) * (MINUTE_MS / 1000)));
  if (perMinute > 0 && account.writesLeft < 1)
    throw tooOften("Your account has sent too many changes in the last minute", secondsUntil(1 - account.writesLeft, perMinute));
  if (perMinute > 0 && account.bodyBytesLeft < bytes)
    throw tooOften(
      "Your account has sent too much data in the last minute",
      secondsUntil(bytes - account.bodyBytesLeft, BODY_BYTES_PER_MINUTE),
    );
  account.writesLeft -= 1;
  account.bodyBytesLeft -= bytes;
}

const tooOften = (message: string, retryAfter: number): BusyError => new BusyError(message, { status: 429, retryAfter });
