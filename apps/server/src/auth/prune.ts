import type { Database } from "../database/database.ts";

/**
 * Removes what has expired: some rows of each table per call, skipping those that somebody else is just working with, so that it is cheap and every
 * process on the database may do it. Used refresh tokens stay for a week, so that a stolen one still gives itself away; the parent of an active
 * one stays as long as that.
 */
export async function pruneExpired(database: Database, now: Date): Promise<void> {
  for (const { table, key, expired } of EXPIRED) {
    await database.query(
      `delete from ${table} where ${key} in (select ${key} from ${table} t where ${expired} limit ${BATCH} for update skip locked)`,
      [now.toISOString()],
    );
  }
}

const BATCH = 1000;

const EXPIRED = [
  { table: "auth.sessions", key: "id", expired: "t.not_after < $1::timestamptz" },
  {
    table: "auth.refresh_tokens",
    key: "id",
    expired: `t.revoked and t.updated_at < $1::timestamptz - interval '7 days'
      and not exists (select from auth.refresh_tokens c where c.parent = t.token and not c.revoked)`,
  },
  { table: "auth.one_time_tokens", key: "id", expired: "t.created_at < $1::timestamptz at time zone 'UTC' - interval '1 day'" },
  { table: "auth.flow_state", key: "id", expired: "t.created_at < $1::timestamptz - interval '1 day'" },
  { table: "auth.mfa_challenges", key: "id", expired: "t.created_at < $1::timestamptz - interval '1 day'" },
  { table: "ironpace.rate_limits", key: "key", expired: "t.resets_at < $1::timestamptz" },
] as const;
