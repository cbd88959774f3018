import type { Handler } from "hono";
import type { AuthDependencies } from "../../dependencies.ts";
import { authErrors } from "../../errors.ts";
import { getDevice } from "../../request/device.ts";
import { loadSignedIn, requireAccessToken } from "../../request/require-caller.ts";
import { queueNotice } from "../../mail/queue-notice.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { deleteFactor } from "../../store/factors.ts";
import { lockUser } from "../../store/users.ts";
import { factorOfRequest } from "./factor-of-request.ts";

/** A factor that counts is removed only by a session that has shown one. */
export function unenrollFactor({ database, identity, clock, outbox, settings }: AuthDependencies): Handler {
  return async (context) => {
    const claims = await requireAccessToken(context, identity);
    const id = await database.transaction(async (transaction) => {
      const now = clock();
      await lockUser(transaction, claims.sub);
      const { user, session } = await loadSignedIn(transaction, claims, now);
      const factor = await factorOfRequest(transaction, context, user.id);
      if (factor.status === "verified" && session.aal !== "aal2") throw authErrors.unenrollNeedsSecondFactor();
      await deleteFactor(transaction, factor.id);
      const traits = { factor_id: factor.id, factor_status: factor.status };
      await recordAuditEntry(transaction, { action: "factor_unenrolled", actor: user, ip: getDevice(context).ip, traits, now });
      if (factor.status === "verified") await queueNotice(transaction, { outbox, settings }, { purpose: "factor_removed", user, now });
      return factor.id;
    });
    outbox.deliverSoon();
    return context.json({ id });
  };
}
