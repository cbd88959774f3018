import type { Handler } from "hono";
import type { Transaction } from "#database/database.ts";
import { SqlError } from "#database/sql-error.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { endOtherWaysIn } from "../../end-other-ways-in.ts";
import { authErrors } from "../../errors.ts";
import { bannedUntil } from "../../model/ban-duration.ts";
import { normalizeEmail } from "../../model/email-address.ts";
import { mergeMetadata } from "../../model/metadata.ts";
import { userBody, type UserRecord } from "../../model/user.ts";
import { getDevice } from "../../request/device.ts";
import { readBody } from "../../request/read-body.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { addEmailIdentity, updateEmailIdentity } from "../../store/identities.ts";
import { type UserChanges, updateUser } from "../../store/user-changes.ts";
import { findUserById, lockUser } from "../../store/users.ts";
import { adminUserBody, hashGivenPassword, userIdParameter } from "./admin-user-body.ts";

/** A new password or a ban ends the user's sessions. An address is a way to sign in, also for who had none, and ends being anonymous. */
export function adminUpdateUser({ database, identity, settings, clock }: AuthDependencies): Handler {
  return async (context) => {
    const id = userIdParameter(context.req.param("id"));
    const body = await readBody(context, adminUserBody);
    const now = clock();
    const email = body.email ? normalizeEmail(body.email) : undefined;
    const known = await findUserById(database, id);
    if (!known) throw authErrors.userNotFound();
    const encryptedPassword = await hashGivenPassword(body, known.email, settings.passwordRules, identity);
    const ban = body.ban_duration ? bannedUntil(body.ban_duration, now) : undefined;
    const given: UserChanges = {
      ...(email && { email }),
      ...(encryptedPassword && { encryptedPassword }),
      ...(body.email_confirm && { emailConfirmedAt: now }),
      ...(ban !== undefined && { bannedUntil: ban }),
    };
    const user = await database.transaction(async (transaction) => {
      await lockUser(transaction, id);
      const current = await findUserById(transaction, id);
      if (!current) throw authErrors.userNotFound();
      const userMetadata = mergeMetadata("user_metadata", current.raw_user_meta_data ?? {}, body.user_metadata ?? {});
      const appMetadata = mergeMetadata("app_metadata", current.raw_app_meta_data ?? {}, body.app_metadata ?? {});
      await changeUser(transaction, current, { ...given, userMetadata, appMetadata }, now);
      if (encryptedPassword || ban) await endOtherWaysIn(transaction, id);
      const traits = { user_id: id, user_email: email ?? current.email };
      await recordAuditEntry(transaction, { action: "user_modified", actor: "service_role", ip: getDevice(context).ip, traits, now });
      return (await findUserById(transaction, id)) ?? current;
    });
    return context.json(userBody(user));
  };
}

async function changeUser(transaction: Transaction, { id, identities }: UserRecord, changes: UserChanges, now: Date): Promise<void> {
  try {
    await updateUser(transaction, id, changes, now);
  } catch (error) {
    if (error instanceof SqlError && error.constraint === "users_email_partial_key") throw authErrors.emailExists();
    throw error;
  }
  if (!changes.email) return;
  const hasEmail = identities.some(({ provider }) => provider === "email");
  await (hasEmail
    ? updateEmailIdentity(transaction, id, { email: changes.email }, now)
    : addEmailIdentity(transaction, id, changes.email, now));
}
