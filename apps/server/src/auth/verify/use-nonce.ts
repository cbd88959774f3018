import type { Transaction } from "#database/database.ts";
import type { Identity } from "#identity/identity.ts";
import { authErrors } from "../errors.ts";
import type { UserRecord } from "../model/user.ts";
import { findOneTimeTokenByCode, ONE_TIME_TOKEN_SECONDS, takeOneTimeToken } from "../store/one-time-tokens.ts";

/** Whether the code is the one that `/reauthenticate` has mailed. Throws 422 `reauthentication_not_valid`. */
export async function checkNonce(transaction: Transaction, user: UserRecord, nonce: string, identity: Identity, now: Date): Promise<void> {
  const token = await findOneTimeTokenByCode(transaction, user.id, ["reauthentication_token"], nonce, identity);
  const age = token ? now.getTime() - new Date(token.created_at).getTime() : Infinity;
  if (!token || token.relates_to !== user.email || age > ONE_TIME_TOKEN_SECONDS * 1000) throw authErrors.nonceNotValid();
}

/** The same, and it counts only once. */
export async function useNonce(transaction: Transaction, user: UserRecord, nonce: string, identity: Identity, now: Date): Promise<void> {
  await checkNonce(transaction, user, nonce, identity, now);
  if (!(await takeOneTimeToken(transaction, user.id, "reauthentication_token"))) throw authErrors.nonceNotValid();
}
