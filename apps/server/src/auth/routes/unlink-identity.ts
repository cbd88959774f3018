import type { Handler } from "hono";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { getDevice } from "../request/device.ts";
import { loadSignedIn, requireAccessToken } from "../request/require-caller.ts";
import { requireSecondFactor } from "../checks/session-strength.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { deleteIdentity, refreshProviders } from "../store/identities.ts";
import { removePassword } from "../store/user-changes.ts";
import { lockUser } from "../store/users.ts";

/** Removes one way to sign in, never the last. With the e-mail identity its password goes. */
export function unlinkIdentity({ database, identity, settings, clock }: AuthDependencies): Handler {
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    if (!settings.manualLinking) throw authErrors.manualLinkingDisabled();
    const wanted = context.req.param("identityId")?.toLowerCase();
    await database.transaction(async (transaction) => {
      const now = clock();
      await lockUser(transaction, claims.sub);
      const { user, session } = await loadSignedIn(transaction, claims, now);
      requireSecondFactor(user, session, authErrors.linkNeedsSecondFactor);
      if (user.identities.length < 2) throw authErrors.lastIdentity();
      const unlinked = user.identities.find(({ id }) => id === wanted);
      if (!unlinked) throw authErrors.identityNotFound();
      await deleteIdentity(transaction, unlinked.id);
      if (unlinked.provider === "email") await removePassword(transaction, user.id, now);
      await refreshProviders(transaction, user.id, now);
      const traits = { identity_id: unlinked.id, provider: unlinked.provider };
      await recordAuditEntry(transaction, { action: "identity_unlinked", actor: user, ip: getDevice(context).ip, traits, now });
    });
    return context.json({});
  };
}
