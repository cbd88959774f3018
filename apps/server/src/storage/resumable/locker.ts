import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ERRORS, type Lock, type Locker } from "@tus/server";
import type { Database } from "#database/database.ts";

/** Seconds after which the lock of a process that has ended, or cannot be heard, is anybody's. */
const LEASE_SECONDS = 15;
/** Milliseconds between two looks at whether somebody else wants it. */
const RENEW_MS = 1000;
const RETRY_MS = 150;
const LOCK_TIMEOUT_MS = 30_000;

/**
 * Locks of uploads, as rows of the database, so that all processes on it keep them. A holder is asked to let go when somebody else wants to go
 * on with the upload: after a connection broke, the old request may not know yet.
 */
export function databaseLocker(database: Database): Locker {
  return { newLock: (id) => leasedLock(database, id) };
}

function leasedLock(database: Database, id: string): Lock {
  const holder = randomUUID();
  let renewal: NodeJS.Timeout | undefined;
  return {
    async lock(signal, requestRelease) {
      const until = performance.now() + LOCK_TIMEOUT_MS;
      while (!(await acquire(database, id, holder))) {
        if (signal.aborted || performance.now() > until) throw ERRORS.ERR_LOCK_TIMEOUT;
        await sleep(RETRY_MS);
      }
      const renew = async () => {
        // A database that does not answer now does at the next look, or the lease ends.
        const wanted = await renewed(database, id, holder).catch(() => false);
        if (wanted) await requestRelease();
      };
      renewal = setInterval(() => void renew(), RENEW_MS).unref();
    },
    async unlock() {
      clearInterval(renewal);
      await database.query("delete from ironpace.upload_locks where upload_id = $1 and holder = $2", [id, holder]);
    },
  };
}

/**
 * Whether it is ours now; otherwise its holder finds out that it is wanted. A lease taken by a clock that was ahead ends as one that is taken
 * now, unless its holder renews it.
 */
async function acquire(database: Database, id: string, holder: string): Promise<boolean> {
  const [row] = await database.query<{ holder: string }>(
    `insert into ironpace.upload_locks as held (upload_id, holder, expires_at) values ($1, $2, now() + $3 * interval '1 second')
     on conflict (upload_id) do update set
       holder = case when held.expires_at < now() then excluded.holder else held.holder end,
       expires_at = case when held.expires_at < now() then excluded.expires_at else least(held.expires_at, excluded.expires_at) end,
       wanted = held.expires_at >= now()
     returning holder`,
    [id, holder, String(LEASE_SECONDS)],
  );
  return row?.holder === holder;
}

/** Whether somebody wants it, or has it already. */
async function renewed(database: Database, id: string, holder: string): Promise<boolean> {
  const [row] = await database.query<{ wanted: boolean }>(
    "update ironpace.upload_locks set expires_at = now() + $3 * interval '1 second' where upload_id = $1 and holder = $2 returning wanted",
    [id, holder, String(LEASE_SECONDS)],
  );
  return row?.wanted ?? true;
}
