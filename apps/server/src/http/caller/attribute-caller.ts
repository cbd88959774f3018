import { LRUCache } from "lru-cache";
import type { Database } from "#database/database.ts";
import type { AccessTokenClaims, Caller } from "#identity/caller.ts";

/** Returns the caller with a `usageKey` of its own where the session of its token is not valid. */
export type AttributeCaller = (caller: Caller) => Promise<Caller>;

/** Whether the session of a token is valid: it exists, its account is enabled, and it has shown the second factor where there is one. */
export type SessionValidity = (claims: AccessTokenClaims) => Promise<boolean>;

const REMEMBERED_SESSIONS = 5000;
/** A session check may be cached for a second: requests just after the end of a session are treated like those just before it. */
const FRESH_MS = 1000;

/** Asks the rule of the policies (`private.session_refusal`), in the turn of the server and not of the account. Rejects while that cannot be known. */
export function createSessionCheck(database: Pick<Database, "batch">): SessionValidity {
  const known = new LRUCache<string, Promise<boolean>>({ max: REMEMBERED_SESSIONS, ttl: FRESH_MS });
  const ask = async (claims: AccessTokenClaims): Promise<boolean> => {
    const claim = { text: "select set_config('request.jwt.claims', $1, true)", parameters: [JSON.stringify(claims)] };
    const rows = await database.batch([claim, { text: REFUSAL, parameters: [] }], { readOnly: true });
    return rows.at(-1)?.[0]?.["refusal"] === null;
  };
  return (claims) => {
    const key = `${claims.sub} ${claims.session_id} ${claims.aal}`;
    const before = known.get(key);
    if (before) return before;
    const asked = ask(claims);
    known.set(key, asked);
    asked.catch(() => known.get(key) === asked && known.delete(key));
    return asked;
  };
}

const REFUSAL = "select private.session_refusal() as refusal";

/** Name that all invalid sessions of an account share: whoever has a token of one must not use up what the owner may do. */
export const getRefusedSessions = (userId: string): string => `${userId}/refused`;

export function createCallerAttribution(isSessionValid: SessionValidity): AttributeCaller {
  return async (caller) => {
    if (caller.role !== "authenticated" || (await isSessionValid(caller.claims))) return caller;
    return { ...caller, usageKey: getRefusedSessions(caller.userId) };
  };
}
