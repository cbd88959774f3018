import type { Handler } from "hono";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { getDevice } from "../request/device.ts";
import { loadSignedIn, requireAccessToken } from "../request/require-caller.ts";
import { hasSecondFactor } from "../checks/session-strength.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { deleteSession, deleteSessionsOfUser } from "../store/sessions.ts";
import { lockUser } from "../store/users.ts";

/**
 * Ends all of the user's sessions (`global`, also when nothing is said), this one (`local`) or all but this one (`others`). Without the second factor
 * of the account `global` ends this one alone and `others` none.
 */
export function logOut({ database, identity, clock }: AuthDependencies): Handler {
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const scope = context.req.query("scope") || "global";
    const device = getDevice(context);
    await database.transaction(async (transaction) => {
      const now = clock();
      await lockUser(transaction, claims.sub);
      const { user, session } = await loadSignedIn(transaction, claims, now);
      // A password alone does not sign the owner's devices out; whoever has only that may always leave.
      const mayEndOthers = !hasSecondFactor(user) || session.aal === "aal2";
      if (scope === "others" && !mayEndOthers) throw authErrors.signOutNeedsSecondFactor();
      let ended = 1;
      if (scope === "global" && mayEndOthers) ended = await deleteSessionsOfUser(transaction, user.id);
      else if (scope === "local" || scope === "global") await deleteSession(transaction, session.id);
      else if (scope === "others") ended = await deleteSessionsOfUser(transaction, user.id, session.id);
      else throw authErrors.validation(`Unsupported logout scope ${JSON.stringify(scope)}`);
      // This session may ask again and again for the end of others: only an end is recorded, and each needed a sign-in.
      if (ended > 0) await recordAuditEntry(transaction, { action: "logout", actor: user, ip: device.ip, traits: { scope }, now });
    });
    return context.body(null, 204);
  };
}
