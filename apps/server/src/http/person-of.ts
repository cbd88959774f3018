import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { Identity } from "../identity/identity.ts";
import { bearerToken } from "./bearer-token.ts";
import { canonicalUuid } from "./resolve-caller.ts";

/**
 * Id of the account that sent a request, undefined for visitors and for programs of the operator, who share a key among many. The promise of it for a
 * token that was not seen before: its signature has to be checked.
 */
export type PersonOf = (incoming: IncomingMessage) => string | undefined | Promise<string | undefined>;

/** Of all the tokens that are remembered: a thousand and more. */
const REMEMBERED_CHARACTERS = 1_000_000;
/** Anything shorter is an API key. */
const JWT = /^[\w-]+\.[\w-]+\.[^.]+$/;

/**
 * Names the account behind a request before anything is done for it. However many sessions it has and however its tokens are written (the signature of a
 * token has several spellings), an account has one name; and nobody has the name of another, because the token is verified.
 */
export function createPersonOf({ verifyAccessToken }: Pick<Identity, "verifyAccessToken">): PersonOf {
  const people = new LRUCache<string, { readonly person: string | undefined }>({
    maxSize: REMEMBERED_CHARACTERS,
    sizeCalculation: (_, token) => token.length,
  });
  const verify = async (token: string): Promise<string | undefined> => {
    const person = await verifyAccessToken(token).then(
      ({ sub }) => canonicalUuid(sub),
      () => undefined,
    );
    people.set(token, { person });
    return person;
  };
  return ({ headers }) => {
    const token = bearerToken(headers.authorization);
    if (token === undefined || !JWT.test(token)) return undefined;
    const known = people.get(token);
    return known ? known.person : verify(token);
  };
}
