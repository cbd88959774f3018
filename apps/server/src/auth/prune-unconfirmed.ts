import type { Database, Transaction } from "#database/database.ts";
import { SqlError } from "#database/sql-error.ts";
import { recordAuditEntry } from "./store/audit-log.ts";
import { deleteUser } from "./store/users.ts";

/**
 * Removes accounts that were never confirmed nor used, and for which no mail was asked since `before`: whoever mistyped an address, or typed
 * that of somebody else, leaves nothing behind. So do anonymous accounts to which nobody is signed in, once they have not been used since.
 * Each in a transaction of its own, because the database keeps some, such as the last administrator.
 */
export async function pruneUnconfirmed(database: Database, before: Date, now: Date): Promise<void> {
  const forgotten = await database.query<{ id: string }>(`select id from auth.users where ${FORGOTTEN} limit ${BATCH}`, [
    before.toISOString(),
  ]);
  for (const { id } of forgotten) {
    await database
      .transaction((transaction) => remove(transaction, id, before, now))
      .catch((error: unknown) => {
        if (!(error instanceof SqlError && error.code === RESTRICT_VIOLATION)) throw error;
      });
  }
}

async function remove(transaction: Transaction, id: string, before: Date, now: Date): Promise<void> {
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
const BATCH = 100;
const RESTRICT_VIOLATION = "23001";
