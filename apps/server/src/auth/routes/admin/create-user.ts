import { randomUUID } from "node:crypto";
import type { Handler } from "hono";
import { createUser } from "../../create-user.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { authErrors } from "../../errors.ts";
import { bannedUntil } from "../../model/ban-duration.ts";
import { normalizeEmail } from "../../model/email-address.ts";
import { userBody } from "../../model/user.ts";
import { getDevice } from "../../request/device.ts";
import { readBody } from "../../request/read-body.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { updateUser } from "../../store/user-changes.ts";
import { findUserById } from "../../store/users.ts";
import { hashGivenPassword, newUserBody } from "./admin-user-body.ts";

/** Without a password the account gets one that nobody knows. */
export function adminCreateUser({ database, identity, settings, clock }: AuthDependencies): Handler {
  return async (context) => {
    const body = await readBody(context, newUserBody);
    if (!body.email) throw authErrors.validation("Cannot create a user without either an email or phone");
    const email = normalizeEmail(body.email);
    const now = clock();
    const ban = body.ban_duration ? bannedUntil(body.ban_duration, now) : null;
    const encryptedPassword =
      (await hashGivenPassword(body, null, settings.passwordRules, identity)) ?? (await identity.hashPassword(randomUUID()));
    const user = await database.transaction(async (transaction) => {
      if (body.id && (await findUserById(transaction, body.id))) throw authErrors.validation("A user with this id exists already");
      const created = await createUser(transaction, {
        ...(body.id && { id: body.id.toLowerCase() }),
        email,
        encryptedPassword,
        userMetadata: body.user_metadata ?? {},
        appMetadata: body.app_metadata ?? {},
        emailConfirmed: body.email_confirm ?? false,
        byAdministrator: true,
        now,
      });
      if (!created) return undefined;
      if (ban) await updateUser(transaction, created.id, { bannedUntil: ban }, now);
      const traits = { user_id: created.id, user_email: email };
      await recordAuditEntry(transaction, { action: "user_signedup", actor: "service_role", ip: getDevice(context).ip, traits, now });
      return findUserById(transaction, created.id);
    });
    if (!user) throw authErrors.emailExists();
    return context.json(userBody(user));
  };
}
