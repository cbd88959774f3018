import type { Transaction } from "#database/database.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { authErrors } from "./errors.ts";
import type { CodeChallenge } from "./flow/pkce.ts";
import { queueNotice } from "./mail/queue-mail.ts";
import type { UserRecord } from "./model/user.ts";
import { addEmailIdentity } from "./store/identities.ts";
import { beginEmailChange, finishEmailChange } from "./store/email-changes.ts";
import { findUserByEmail } from "./store/users.ts";

export interface EmailChange {
  readonly user: UserRecord;
  /** In lower case. */
  readonly email: string;
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
  readonly ip: string | null;
  readonly now: Date;
}

/**
 * Moves an account to another address: at once on a server that confirms nothing, where the old mailbox is told and can undo it, else when the old and
 * the new mailbox have both agreed.
 * Throws 422 `email_exists` where nothing is confirmed. Else an address that somebody has is asked for as any other, and its mailbox hears nothing:
 * the answer would tell which addresses have an account.
 */
export async function changeEmail(
  transaction: Transaction,
  { user, email, redirectTo, challenge, ip, now }: EmailChange,
  { settings, outbox }: Pick<AuthDependencies, "settings" | "outbox">,
): Promise<void> {
  if (!settings.confirmEmail && (await findUserByEmail(transaction, email))) throw authErrors.emailExists();
  if (user.is_anonymous) await addEmailIdentity(transaction, user.id, email, now);
  if (!settings.confirmEmail) {
    await finishEmailChange(transaction, user.id, email, false, now);
    const added = { kind: "address", id: user.id } as const;
    await queueNotice(transaction, { settings, outbox }, { purpose: "email_changed", user, subject: email, added, now });
    return;
  }
  await beginEmailChange(transaction, user.id, email, now);
  for (const purpose of ["email_change_current", "email_change_new"] as const) {
    await outbox.queue(transaction, { purpose, email: user.email ?? "", redirectTo, challenge, create: null, ip });
  }
}
