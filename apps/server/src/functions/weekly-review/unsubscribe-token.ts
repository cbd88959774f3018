import { timingSafeEqual } from "node:crypto";
import type { Identity } from "#identity/identity.ts";

type Keys = Pick<Identity, "keyedHash">;
const PURPOSE = "link that ends the mails with the weekly review";
const ACCOUNT = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the mails of an account carry. Nothing has to be stored: the installation's key vouches for it, and it stays valid for old mails. */
export function createUnsubscribeToken(userId: string, identity: Keys): string {
  return `${userId}.${identity.keyedHash(userId, PURPOSE)}`;
}

/** The account of a token; undefined for one that this installation has not made. */
export function readUnsubscribeToken(token: string, identity: Keys): string | undefined {
  const [userId = "", given = ""] = token.split(".");
  const expected = Buffer.from(identity.keyedHash(userId, PURPOSE));
  const shown = Buffer.from(given);
  return ACCOUNT.test(userId) && shown.length === expected.length && timingSafeEqual(shown, expected) ? userId : undefined;
}
