import type { Context, Handler } from "hono";
import { LRUCache } from "lru-cache";
import type { Database } from "#database/database.ts";
import type { Identity } from "#identity/identity.ts";
import { getNetwork } from "#http/caller/network-address.ts";
import { type AuthError, authErrors } from "./errors.ts";
import { getDevice } from "./request/device.ts";

/** How often each may happen; 0 means any number of times. */
export interface RateLimitSettings {
  /** Sign-ups, sign-ins and uses of codes from one network address, and changes of one account itself, in five minutes. */
  readonly attempts: number;
  /** Refreshed sessions from one network address in five minutes. */
  readonly refreshes: number;
  /** Wrong passwords for one account from one network address in a quarter of an hour. Small, because it keeps nobody else out. */
  readonly guesses: number;
  /** Wrong passwords, and as many wrong codes, for one account from everywhere in an hour. Larger, because it keeps the owner out as well. */
  readonly accountGuesses: number;
  /** Wrong codes for one account, and wrong proofs of somebody signed in, from one network address in a quarter of an hour. */
  readonly codes: number;
  /** Mails asked for from one network address in an hour. */
  readonly mails: number;
  /** Seconds between two mails of the same kind to one mailbox. */
  readonly mailInterval: number;
  /** Calendar feeds read from one network address in five minutes. */
  readonly feeds: number;
  /** Functions called by one account in an hour: some are expensive. */
  readonly calls: number;
}

interface Rule {
  readonly limit: number;
  readonly seconds: number;
  readonly refusal: (secondsLeft: number) => AuthError;
}

type RuleName = "attempts" | "refreshes" | "guesses" | "accountGuesses" | "codes" | "mails" | "mailbox" | "feeds" | "calls";

/** Returns what was counted, because the request turned out to be harmless. */
export type Refund = () => Promise<void>;

export interface RateLimits {
  /** Counts one more for this subject. Throws 429 when that is too many. */
  spend(rule: RuleName, subject: string): Promise<Refund>;
  /** A try at what only the owner of an account knows: a password (`guesses`) or a code. The account of an address counts whether it is known or not. */
  spendTry(rule: "guesses" | "codes", context: Context, account: string): Promise<Refund>;
  /** Counts by where the request comes from. A call from inside this process comes from nowhere. */
  spendByNetwork(rule: RuleName, context: Context): Promise<void>;
  /** A mail of this kind to this mailbox, asked for by this request. The same for every address, so that it does not tell which exist. */
  spendMail(context: Context, kind: string, email: string): Promise<void>;
  /** `handler`, reached only as often as the rule lets a network address. */
  limited(rule: RuleName, handler: Handler): Handler;
}

/** Fixed windows, counted in the database, so that all processes on it count together. */
export function createRateLimits(
  database: Database,
  identity: Pick<Identity, "keyedHash">,
  settings: RateLimitSettings,
  clock: () => Date,
): RateLimits {
  const key = (name: RuleName, subject: string): string => identity.keyedHash(`${name}/${subject}`, "rate limit");
  const rules: Readonly<Record<RuleName, Rule>> = {
    attempts: { limit: settings.attempts, seconds: 300, refusal: authErrors.tooManyRequests },
    refreshes: { limit: settings.refreshes, seconds: 300, refusal: authErrors.tooManyRequests },
    guesses: { limit: settings.guesses, seconds: 900, refusal: authErrors.tooManyRequests },
    accountGuesses: { limit: settings.accountGuesses, seconds: 3600, refusal: authErrors.tooManyRequests },
    codes: { limit: settings.codes, seconds: 900, refusal: authErrors.tooManyRequests },
    mails: { limit: settings.mails, seconds: 3600, refusal: authErrors.tooManyMails },
    feeds: { limit: settings.feeds, seconds: 300, refusal: authErrors.tooManyRequests },
    calls: { limit: settings.calls, seconds: 3600, refusal: authErrors.tooManyRequests },
    mailbox: { limit: settings.mailInterval && 1, seconds: settings.mailInterval, refusal: authErrors.mailTooSoon },
  };
  const refused = new LRUCache<string, { readonly from: number; readonly until: number }>({ max: 10_000 });
  const spend: RateLimits["spend"] = async (name, subject) => {
    const { limit, seconds, refusal } = rules[name];
    if (limit === 0) return async () => undefined;
    const now = clock();
    const id = key(name, subject);
    const known = refused.get(id);
    // A clock that was set back since tells nothing about the window.
    if (known && known.from <= now.getTime() && now.getTime() < known.until) throw refusal(secondsLeft(known.until - now.getTime()));
    const end = new Date(now.getTime() + seconds * 1000);
    const [row] = await database.query<{ used: string; milliseconds: string }>(COUNT, [id, end.toISOString(), now.toISOString()]);
    if (Number(row?.used) > limit) {
      const left = Number(row?.milliseconds);
      if (NEVER_REFUNDED.has(name)) refused.set(id, { from: now.getTime(), until: now.getTime() + left });
      throw refusal(secondsLeft(left));
    }
    return async () => {
      await database.query("update ironpace.rate_limits set used = greatest(used - 1, 0) where key = $1", [id]);
    };
  };
  const spendByNetwork: RateLimits["spendByNetwork"] = async (name, context) => {
    const { ip } = getDevice(context);
    if (ip !== null) await spend(name, getNetwork(ip));
  };
  return {
    spend,
    spendByNetwork,
    async spendTry(name, context, account) {
      if (name === "codes" && rules.codes.limit === 0) return async () => undefined;
      const { ip } = getDevice(context);
      // In this order: what one network address is refused does not count against the account.
      const fromHere = await spend(name, `${account}/${ip === null ? "" : getNetwork(ip)}`);
      const fromAnywhere = await spend("accountGuesses", `${name}/${account}`);
      return async () => {
        await fromHere();
        await fromAnywhere();
      };
    },
    async spendMail(context, kind, email) {
      await spendByNetwork("mails", context);
      await spend("mailbox", `${kind}/${email}`);
    },
    limited: (name, handler) => async (context, next) => {
      await spendByNetwork(name, context);
      return handler(context, next);
    },
  };
}

/**
 * Rules whose counts are never refunded: beyond the limit every request is refused until the window ends, without asking the database. A flood from one
 * network address would otherwise keep every connection waiting for its one row.
 */
const NEVER_REFUNDED: ReadonlySet<RuleName> = new Set(["attempts", "refreshes", "mails", "feeds", "calls"]);

const secondsLeft = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

/**
 * A window that has ended begins anew with this one. None ends later than one that began now: after a clock that was ahead is put right, nobody
 * waits for the time it had shown.
 */
const COUNT = `insert into ironpace.rate_limits as l (key, used, resets_at) values ($1, 1, $2::timestamptz)
  on conflict (key) do update set
    used = case when l.resets_at <= $3::timestamptz then 1 else l.used + 1 end,
    resets_at = case when l.resets_at <= $3::timestamptz then $2::timestamptz else least(l.resets_at, $2::timestamptz) end
  returning l.used::text as used, (extract(epoch from l.resets_at - $3::timestamptz) * 1000)::text as milliseconds`;
