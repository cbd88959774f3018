import type { Handler } from "hono";
import type { AuthDependencies } from "../../dependencies.ts";
import { authErrors } from "../../errors.ts";
import { factorBody, userBody } from "../../model/user.ts";
import { getDevice } from "../../request/device.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { deleteFactor } from "../../store/factors.ts";
import { findUserById, lockUser } from "../../store/users.ts";
import { userIdParameter } from "./admin-user-body.ts";

/** Second factors of a user; the array the client expects. */
export function adminListFactors({ database }: AuthDependencies): Handler {
  return async (context) => {
    const user = await findUserById(database, userIdParameter(context.req.param("id")));
    if (!user) throw authErrors.userNotFound();
    return context.json(userBody(user)["factors"] ?? []);
  };
}

/** For the user who has lost the device. Answers with the factor that is gone. */
export function adminDeleteFactor({ database, clock }: AuthDependencies): Handler {
  return async (context) => {
    const id = userIdParameter(context.req.param("id"));
    const deleted = await database.transaction(async (transaction) => {
      const now = clock();
      await lockUser(transaction, id);
      const user = await findUserById(transaction, id);
      if (!user) throw authErrors.userNotFound();
      const factor = user.factors.find((known) => known.id === context.req.param("factorId")?.toLowerCase());
      if (!factor) throw authErrors.factorNotFound();
      await deleteFactor(transaction, factor.id);
      const traits = { user_id: id, factor_id: factor.id };
      await recordAuditEntry(transaction, { action: "factor_deleted", actor: "service_role", ip: getDevice(context).ip, traits, now });
      return factor;
    });
    return context.json(factorBody(deleted));
  };
}
