import type { Transaction } from "#database/database.ts";
import type { UserRecord } from "../model/user.ts";
import { deleteIdentitiesOfUser } from "../store/identities.ts";
import { resetUnconfirmedUser } from "../store/user-changes.ts";
import type { Origin } from "./origin.ts";
import type { ExternalIdentity } from "./provider.ts";

/**
 * An account that waits for a confirmation was never signed in to: it goes to who proves the address first. Password, identities and data of whoever
 * began it are removed, so that nobody can plant an account for somebody else (GoTrue's RemoveUnconfirmedIdentities).
 */
export async function takeOverUnconfirmed(
  transaction: Transaction,
  user: UserRecord,
  { provider, profile }: ExternalIdentity,
  { now }: Origin,
): Promise<void> {
  await deleteIdentitiesOfUser(transaction, user.id);
  await resetUnconfirmedUser(transaction, user.id, { userMetadata: profile, appMetadata: { provider, providers: [provider] }, now });
}
