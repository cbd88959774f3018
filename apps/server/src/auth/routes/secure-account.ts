import type { Handler } from "hono";
import { z } from "zod";
import type { AuthDependencies } from "../dependencies.ts";
import { endOtherWaysIn } from "../end-other-ways-in.ts";
import { AuthError, authErrors } from "../errors.ts";
import { readUndoToken } from "../model/added-method.ts";
import { getDevice } from "../request/device.ts";
import { readBody } from "../request/read-body.ts";
import { deleteMethodsSince, hasMethod, wasUndone } from "../store/sign-in-methods.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { cancelEmailChange, restoreEmail } from "../store/email-changes.ts";
import { removePassword } from "../store/user-changes.ts";
import { findUserById, lockUser } from "../store/users.ts";

const secureBody = z.object({ token: z.string() });

/**
 * POST /account/secure: the owner of an account says, with the link of a mail, that somebody else has added a way to sign in or moved the account. It
 * and whatever was added since are removed, the address of the mail is the account's again where none is confirmed, sessions and password end, and a
 * mail brings a link for a new one. Throws 403 `otp_expired` for a link that is used or old.
 */
export function secureAccount({ database, identity, settings, clock, outbox, limits }: AuthDependencies): Handler {
  return async (context) => {
    const { token } = await readBody(context, secureBody);
    const now = clock();
    const method = readUndoToken(token, identity, now);
    if (!method) throw authErrors.linkExpired();
    const { userId, addedAt } = method;
    const { ip } = getDevice(context);
    const owner = await database.transaction(async (transaction) => {
      await lockUser(transaction, userId);
      const user = await findUserById(transaction, userId);
      if (!user || (await wasUndone(transaction, method)) || !(await hasMethod(transaction, method))) throw authErrors.linkExpired();
      await deleteMethodsSince(transaction, userId, addedAt, now);
      await removePassword(transaction, userId, now);
      await cancelEmailChange(transaction, userId);
      if (method.email !== undefined && user.email !== method.email) await restoreEmail(transaction, userId, method.email, now);
      await endOtherWaysIn(transaction, userId);
      const traits = { kind: method.kind, added_at: addedAt };
      await recordAuditEntry(transaction, { action: "account_secured", actor: user, ip, traits, now });
      const { email } = (await findUserById(transaction, userId)) ?? user;
      const redirectTo = `${settings.siteUrl}/reset-password`;
      if (email) await outbox.queue(transaction, { purpose: "recovery", email, redirectTo, challenge: null, create: null, ip });
      return email;
    });
    // Counted and never refused: its owner has no other way back in.
    if (owner) {
      await limits.spend("mailbox", `recovery/${owner}`).catch((error: unknown) => {
        if (!(error instanceof AuthError)) throw error;
      });
    }
    outbox.deliverSoon();
    return context.json({});
  };
}
