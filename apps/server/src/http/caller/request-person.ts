import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { AccessTokenClaims } from "#identity/caller.ts";
import type { Identity } from "#identity/identity.ts";
import { getRefusedSessions, type SessionValidity } from "./attribute-caller.ts";
import { bearerToken } from "./bearer-token.ts";
import { canonicalUuid } from "./resolve-caller.ts";

/**
 * Id of the account that sent a request, undefined for visitors and for programs of the operator, who share a key among many. The promise of it for a
 * token that was not seen in the last seconds: its signature and its session have to be checked.
 */
export type PersonOf = (incoming: IncomingMessage) => string | undefined | Promise<string | undefined>;

export interface PersonDependencies {
  readonly identity: Pick<Identity, "verifyAccessToken">;
  readonly isSessionValid: SessionValidity;
}

/** Total length of the tokens that are cached: a thousand and more of them. */
const REMEMBERED_CHARACTERS = 1_000_000;
const REMEMBERED_SESSIONS = 5000;
/** Milliseconds until a token and its session are checked again. */
const CACHE_MS = 10_000;
/** Anything shorter is an API key. */
const JWT = /^[\w-]+\.[\w-]+\.[^.]+$/;

/** Milliseconds that a request waits for an answer about its session. */
const SESSION_CHECK_TIMEOUT_MS = 1000;

/** Without an answer of the database nobody's session is ended. */
const inTime = (asked: Promise<boolean>): Promise<boolean> =>
  Promise.race([asked.catch(() => true), sleep(SESSION_CHECK_TIMEOUT_MS, true, { ref: false })]);

/**
 * Names the account behind a request before anything is done for it. However many sessions it has and however its tokens are written (the signature of a
 * token has several spellings), an account has one name; and nobody has the name of another: the token is verified, and one of a session that was ended, or lacks the
 * second factor, which a thief may have, has a name apart.
 */
export function createPersonResolver({ identity, isSessionValid }: PersonDependencies): PersonOf {
  const people = new LRUCache<string, { readonly person: string | undefined }>({
    maxSize: REMEMBERED_CHARACTERS,
    sizeCalculation: (_, token) => token.length,
    ttl: CACHE_MS,
  });
  const sessions = new LRUCache<string, Promise<boolean>>({
    max: REMEMBERED_SESSIONS,
    ttl: CACHE_MS,
    allowStale: true,
    noDeleteOnStaleGet: true,
  });
  /** A value that is some seconds old is used at once and refreshed in the background. */
  const isValid = (claims: AccessTokenClaims): Promise<boolean> => {
    const id = `${claims.sub} ${claims.session_id} ${claims.aal}`;
    const known = sessions.get(id);
    if (known && sessions.has(id)) return known;
    const asked = inTime(isSessionValid(claims));
    // Use the cached value until the refresh has finished.
    sessions.set(id, known ?? asked);
    if (known) void asked.then((isStillValid) => sessions.set(id, Promise.resolve(isStillValid)));
    return known ?? asked;
  };
  const check = async (token: string): Promise<string | undefined> => {
    const claims = await identity.verifyAccessToken(token).catch(() => undefined);
    const account = claims && canonicalUuid(claims.sub);
    const person = account && ((await isValid(claims)) ? account : getRefusedSessions(account));
    people.set(token, { person });
    return person;
  };
  return ({ headers }) => {
    const token = bearerToken(headers.authorization);
    if (token === undefined || !JWT.test(token)) return undefined;
    const known = people.get(token);
    return known ? known.person : check(token);
  };
}
