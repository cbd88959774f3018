import type { Handler } from "hono";
import type { AuthDependencies } from "../dependencies.ts";
import { endOtherWaysIn } from "../end-other-ways-in.ts";
import { authErrors } from "../errors.ts";
import { queueNotice } from "../mail/queue-mail.ts";
import { getDevice } from "../request/device.ts";
import { loadSignedIn, requireAccessToken } from "../request/require-caller.ts";
import { requireRecentSignIn, requireSecondFactor } from "../checks/session-strength.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { deleteIdentity, refreshProviders } from "../store/identities.ts";
import { listOtherWaysIn } from "../store/sign-in-methods.ts";
import { removePassword } from "../store/user-changes.ts";
import { lockUser } from "../store/users.ts";

/** Removes one way to sign in, never the last, within a day of a sign-in. With the e-mail identity its password goes, and with that the other sessions. */
export function unlinkIdentity({ database, identity, settings, clock, outbox }: AuthDependencies): Handler {
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    if (!settings.manualLinking) throw authErrors.manualLinkingDisabled();
    const wanted = context.req.param("identityId")?.toLowerCase();
    await database.transaction(async (transaction) => {
      const now = clock();
      await lockUser(transaction, claims.sub);
      const { user, session } = await loadSignedIn(transaction, claims, now);
      requireSecondFactor(user, session, authErrors.linkNeedsSecondFactor);
      requireRecentSignIn({ user, session }, settings, now);
      if (user.identities.length < 2) throw authErrors.lastIdentity();
      const unlinked = user.identities.find(({ id }) => id === wanted);
      if (!unlinked) throw authErrors.identityNotFound();
      await deleteIdentity(transaction, unlinked.id);
      await refreshProviders(transaction, user.id, now);
      const traits = { identity_id: unlinked.id, provider: unlinked.provider };
      await recordAuditEntry(transaction, { action: "identity_unlinked", actor: user, ip: getDevice(context).ip, traits, now });
      const notices = { outbox, settings };
      if (unlinked.provider === "email") {
        await removePassword(transaction, user.id, now);
        await endOtherWaysIn(transaction, user.id, session.id);
        const subject = (await listOtherWaysIn(transaction, user.id)).join(", ");
        await queueNotice(transaction, notices, { purpose: "password_removed", user, subject, now });
      } else {
        const subject = `${unlinked.provider.charAt(0).toUpperCase()}${unlinked.provider.slice(1)}`;
        await queueNotice(transaction, notices, { purpose: "identity_unlinked", user, subject, now });
      }
    });
    outbox.deliverSoon();
    return context.json({});
  };
}
