import type { Handler } from "hono";
import { z } from "zod";
import type { AuthDependencies } from "../dependencies.ts";
import { type UserRecord, userBody } from "../model/user.ts";
import { loadSignedIn, requireAccessToken } from "../request/require-caller.ts";
import { changeEmail } from "../change-email.ts";
import { endOtherWaysIn } from "../end-other-ways-in.ts";
import { authErrors } from "../errors.ts";
import { pkceFields, readCodeChallenge } from "../flow/pkce.ts";
import { redirectTarget } from "../flow/redirect-target.ts";
import { queueNotice } from "../mail/queue-mail.ts";
import { normalizeEmail } from "../model/email-address.ts";
import { mergeMetadata } from "../model/metadata.ts";
import { getDevice } from "../request/device.ts";
import { readBody } from "../request/read-body.ts";
import { acceptPassword } from "../password/accept.ts";
import { requireRecentSignIn, requireSecondFactor } from "../checks/session-strength.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { listOtherWaysIn } from "../store/sign-in-methods.ts";
import { updateUser as storeChanges } from "../store/user-changes.ts";
import { findUserById, lockUser } from "../store/users.ts";
import { useNonce } from "../verify/use-nonce.ts";

export function getUser({ database, identity, clock }: AuthDependencies): Handler {
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const { user } = await database.transaction((transaction) => loadSignedIn(transaction, claims, clock()), { readOnly: true });
    return context.json(userBody(user));
  };
}

const updateBody = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.unknown().optional(),
  ...pkceFields,
});

/** Milliseconds in which whoever has just confirmed an address chooses the first password. */
const SET_UP_MS = 3_600_000;

/** Its first password is part of making it. Later a first one is a further way to sign in, which its owner is told about. */
function isNewAccount({ email_confirmed_at: confirmedAt, encrypted_password: password }: UserRecord, now: Date): boolean {
  return !password && confirmedAt !== null && now.getTime() - new Date(confirmedAt).getTime() <= SET_UP_MS;
}

/**
 * Changes the signed-in user's own password, address and data. A new password needs a proof (see `PasswordChangeRule`) and ends the user's other
 * sessions.
 */
export function updateUser(dependencies: AuthDependencies): Handler {
  const { database, identity, clock, limits, outbox, settings } = dependencies;
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const body = await readBody(context, updateBody);
    if (body.app_metadata != null) throw authErrors.metadataNeedsAdmin();
    if (body.phone) throw authErrors.phoneSignUpDisabled();
    const change = { redirectTo: redirectTarget(context, settings), challenge: readCodeChallenge(body) ?? null };
    const device = getDevice(context);
    const known = await database.transaction((transaction) => loadSignedIn(transaction, claims, clock()), { readOnly: true });
    // Before anything that is counted for the account: who has the password alone uses up nothing of its owner's.
    requireSecondFactor(known.user, known.session);
    const { password, nonce } = body;
    const email = body.email ? normalizeEmail(body.email) : undefined;
    if (password && !email && known.user.is_anonymous) throw authErrors.anonymousPassword();
    // Before the address is looked at: whether somebody has it is not told.
    if (email && settings.confirmEmail && known.user.is_anonymous) throw authErrors.anonymousUnconfirmed();
    const newEmail = email === known.user.email ? undefined : email;
    const accepted = password ? await acceptPassword(dependencies, context, known, { ...body, password, newEmail }) : undefined;
    if (newEmail && settings.confirmEmail) {
      await limits.spendMail(context, "email_change", claims.sub);
      // The mailbox is another's, whom several accounts could write to.
      await limits.spend("mailbox", `email_change/${newEmail}`);
    }

    const user = await database.transaction(async (transaction) => {
      const now = clock();
      await lockUser(transaction, claims.sub);
      const { user: current, session } = await loadSignedIn(transaction, claims, now);
      requireSecondFactor(current, session);
      // Where addresses are confirmed, the present mailbox is asked.
      if (newEmail && !settings.confirmEmail) requireRecentSignIn({ user: current, session }, settings, now);
      const userMetadata = mergeMetadata("data", current.raw_user_meta_data ?? {}, body.data ?? {});
      await storeChanges(
        transaction,
        current.id,
        { ...(accepted && { encryptedPassword: accepted.encryptedPassword }), userMetadata },
        now,
      );
      if (accepted) {
        if (nonce) await useNonce(transaction, current, nonce, identity, now);
        await endOtherWaysIn(transaction, current.id, session.id);
        await recordAuditEntry(transaction, { action: "user_updated_password", actor: current, ip: device.ip, now });
        if (!isNewAccount(current, now)) {
          const subject = (await listOtherWaysIn(transaction, current.id)).join(", ");
          await queueNotice(transaction, dependencies, { purpose: "password_changed", user: current, subject, now });
        }
      }
      if (newEmail) await changeEmail(transaction, { user: current, email: newEmail, ip: device.ip, now, ...change }, { settings, outbox });
      await recordAuditEntry(transaction, { action: "user_modified", actor: current, ip: device.ip, now });
      return (await findUserById(transaction, current.id)) ?? current;
    });
    await accepted?.forgive();
    outbox.deliverSoon();
    return context.json(userBody(user));
  };
}
