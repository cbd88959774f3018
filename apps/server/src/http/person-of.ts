import type { IncomingMessage } from "node:http";
import { decodeJwt } from "jose";
import { LRUCache } from "lru-cache";
import { bearerToken } from "./bearer-token.ts";

const people = new LRUCache<string, { readonly person: string | undefined }>({
  max: 2000,
  memoMethod: (token) => ({ person: read(token) }),
});

/**
 * The signed-in person a request says it is of, the same for all tokens of one session and however they are written: a signature has many spellings.
 * Nothing is verified, so this may only decide who waits; whoever wants another's place would have to know the id of that session. Undefined for
 * visitors and programs of the operator, who share a key among many.
 */
export function personOf({ headers }: IncomingMessage): string | undefined {
  const token = bearerToken(headers.authorization);
  return token === undefined ? undefined : people.memo(token).person;
}

function read(token: string): string | undefined {
  try {
    const { sub, session_id } = decodeJwt(token);
    if (sub === undefined) return undefined;
    return typeof session_id === "string" ? `${sub}/${session_id}` : token.slice(0, token.lastIndexOf("."));
  } catch {
    return undefined;
  }
}
