import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Identity } from "#identity/identity.ts";

/** A way to sign in that was added to an account, a factor that was switched on, or an address to which the account was moved without confirming it. */
export const addedMethod = z.object({
  kind: z.enum(["passkey", "identity", "factor", "address"]),
  id: z.guid(),
  userId: z.guid(),
  /** ISO 8601. */
  addedAt: z.iso.datetime(),
  /** The address that the mail went to, where an account moves to another one without confirming it: an undo gives it back. */
  email: z.string().optional(),
});
export type AddedMethod = z.output<typeof addedMethod>;

/** Milliseconds in which the owner of an account can undo an addition by the link of the mail about it: not everybody reads mail every day. */
export const UNDO_LIFETIME_MS = 7 * 24 * 3_600_000;

type Keys = Pick<Identity, "keyedHash">;
const PURPOSE = "link that secures an account";

/** What the mail about an addition carries. Nothing has to be stored: the installation's key vouches for it. */
export function createUndoToken(method: AddedMethod, identity: Keys): string {
  const payload = Buffer.from(JSON.stringify(method)).toString("base64url");
  return `${payload}.${identity.keyedHash(payload, PURPOSE)}`;
}

/** Undefined for a token that this installation has not made, or too long ago. */
export function readUndoToken(token: string, identity: Keys, now: Date): AddedMethod | undefined {
  const [payload = "", given = ""] = token.split(".");
  const expected = Buffer.from(identity.keyedHash(payload, PURPOSE));
  const shown = Buffer.from(given);
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return undefined;
  const method = addedMethod.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  return now.getTime() - new Date(method.addedAt).getTime() <= UNDO_LIFETIME_MS ? method : undefined;
}
