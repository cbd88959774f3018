import type { Database, Transaction } from "#database/database.ts";
import { SqlError } from "#database/sql-error.ts";
import { UNDO_LIFETIME_MS } from "./model/added-method.ts";
import { endedSessions, type SessionLifetime } from "./session-lifetime.ts";
import { recordAuditEntry } from "./store/audit-log.ts";
import { deleteUser } from "./store/users.ts";

/** How long what does not expire by itself is kept. */
export interface Retention extends SessionLifetime {
  /** Days an entry of the audit log, or of the record of roles, is kept; 0: for ever. */
  readonly auditLogDays: number;
  /** Days after which an account that was never confirmed is removed; 0: never. */
  readonly unconfirmedAccountDays: number;
}

/**
 * Removes what has expired: some rows of each table per call, skipping those that somebody else is just working with, so that it is cheap and every
 * process on the database may do it. Used refresh tokens stay for a week, so that a stolen one still gives itself away; the parent of an active
 * one stays as long as that.
 */
export async function pruneExpired(database: Database, keep: Retention, now: Date): Promise<void> {
  const { auditLogDays, unconfirmedAccountDays } = keep;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const removal of EXPIRED) await remove(database, { ...removal, before: now });
  if (auditLogDays > 0) for (const old of OLD_RECORDS) await remove(database, { ...old, before: daysAgo(auditLogDays) });
  for (const ended of endedSessions(keep, now)) await remove(database, { table: "auth.sessions", key: "id", ...ended });
  if (unconfirmedAccountDays > 0) await pruneUnconfirmed(database, daysAgo(unconfirmedAccountDays), now);
}

interface Removal {
  readonly table: string;
  readonly key: string;
  /** Condition in SQL on a row `t` that has expired; `$1` is `before`. */
  readonly expired: string;
  readonly before: Date;
}

async function remove(database: Database, { table, key, expired, before }: Removal): Promise<void> {
  await database.query(
    `delete from ${table} where ${key} in (select ${key} from ${table} t where ${expired} limit ${BATCH_SIZE} for update skip locked)`,
    [before.toISOString()],
  );
}

const BATCH_SIZE = 1000;
const DAY_MS = 86_400_000;

const OLD_RECORDS = [
  {
    table: "auth.audit_log_entries",
    key: "id",
    // An undo voids the links of mails for as long as these work (see `wasUndone`).
    expired: `t.created_at < $1::timestamptz
      - case when t.payload ->> 'action' = 'account_secured' then interval '${UNDO_LIFETIME_MS / DAY_MS} days' else interval '0' end`,
  },
  { table: "public.account_changes", key: "id", expired: "t.created_at < $1::timestamptz" },
] as const;

const EXPIRED = [
  {
    table: "auth.refresh_tokens",
    key: "id",
    // A used one has a successor. One without was replaced unused: it tells that two hold the session, and stays as long as that.
    expired: `t.revoked and t.updated_at < $1::timestamptz - interval '7 days'
      and exists (select from auth.refresh_tokens c where c.parent = t.token)
      and not exists (select from auth.refresh_tokens c where c.parent = t.token and not c.revoked)`,
  },
  { table: "auth.one_time_tokens", key: "id", expired: "t.created_at < $1::timestamptz at time zone 'UTC' - interval '1 day'" },
  { table: "auth.flow_state", key: "id", expired: "t.created_at < $1::timestamptz - interval '1 day'" },
  { table: "ironpace.unconfirmed_sign_ups", key: "user_id", expired: "t.set_aside_at < $1::timestamptz - interval '1 day'" },
  { table: "auth.mfa_challenges", key: "id", expired: "t.created_at < $1::timestamptz - interval '1 day'" },
  { table: "ironpace.passkey_challenges", key: "id", expired: "t.expires_at < $1::timestamptz" },
  { table: "ironpace.used_id_tokens", key: "hash", expired: "t.expires_at < $1::timestamptz" },
  { table: "ironpace.rate_limits", key: "key", expired: "t.resets_at < $1::timestamptz" },
] as const;

/**
 * Removes accounts that were never confirmed nor used, and for which no mail was asked since `before`: whoever mistyped an address, or typed
 * that of somebody else, leaves nothing behind. So do anonymous accounts to which nobody is signed in, once they have not been used since.
 * Each in a transaction of its own, because the database keeps some, such as the last administrator.
 */
async function pruneUnconfirmed(database: Database, before: Date, now: Date): Promise<void> {
  const forgotten = await database.query<{ id: string }>(`select id from auth.users where ${FORGOTTEN} limit ${ACCOUNT_BATCH_SIZE}`, [
    before.toISOString(),
  ]);
  for (const { id } of forgotten) {
    await database
      .transaction((transaction) => removeUnconfirmed(transaction, id, before, now))
      .catch((error: unknown) => {
        if (!(error instanceof SqlError && error.code === RESTRICT_VIOLATION)) throw error;
      });
  }
}

async function removeUnconfirmed(transaction: Transaction, id: string, before: Date, now: Date): Promise<void> {
  const [user] = await transaction.query<{ email: string | null }>(
    `select email from auth.users where ${FORGOTTEN} and id = $2 for update skip locked`,
    [before.toISOString(), id],
  );
  if (user === undefined) return;
  const traits = { user_id: id, user_email: user.email };
  await recordAuditEntry(transaction, { action: "user_deleted", actor: "service_role", ip: null, traits, now });
  await deleteUser(transaction, id);
}

/** `updated_at` of an anonymous account is its last use (see `markUsed`). Banned ones stay, because the ban would go with them. */
const FORGOTTEN = `confirmed_at is null
  and greatest(created_at, updated_at, confirmation_sent_at, recovery_sent_at, invited_at, banned_until) < $1::timestamptz
  and (last_sign_in_at is null or is_anonymous and not exists (select from auth.sessions s where s.user_id = users.id))`;
const ACCOUNT_BATCH_SIZE = 100;
const RESTRICT_VIOLATION = "23001";
