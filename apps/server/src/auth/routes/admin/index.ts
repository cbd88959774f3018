import type { Hono, Handler } from "hono";
import type { AppEnv } from "#http/context.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { requireServiceRole } from "../../request/require-caller.ts";
import { adminDeletePasskey, adminListPasskeys } from "../passkeys/manage.ts";
import { adminCreateUser, adminDeleteUser, adminGetUser, adminListUsers, adminUpdateUser } from "./users.ts";
import { generateLink } from "./generate-link.ts";
import { invite } from "./invite.ts";
import { authErrors } from "../../errors.ts";
import { factorBody, userBody } from "../../model/user.ts";
import { getDevice } from "../../request/device.ts";
import { recordAuditEntry } from "../../store/audit-log.ts";
import { deleteFactor } from "../../store/factors.ts";
import { findUserById, lockUser } from "../../store/users.ts";
import { userIdParameter } from "./admin-user-body.ts";

/** Endpoints for the secret key only. */
export function adminRoutes(app: Hono<AppEnv>, dependencies: AuthDependencies): void {
  app.on("ALL", ["/admin/*", "/invite"], async (context, next) => {
    await requireServiceRole(context, dependencies.identity);
    await next();
  });
  app.post("/invite", invite(dependencies));
  app.post("/admin/generate_link", generateLink(dependencies));
  app.get("/admin/users", adminListUsers(dependencies));
  app.post("/admin/users", adminCreateUser(dependencies));
  app.get("/admin/users/:id", adminGetUser(dependencies));
  app.put("/admin/users/:id", adminUpdateUser(dependencies));
  app.delete("/admin/users/:id", adminDeleteUser(dependencies));
  app.get("/admin/users/:id/passkeys", adminListPasskeys(dependencies));
  app.delete("/admin/users/:id/passkeys/:passkeyId", adminDeletePasskey(dependencies));
  app.get("/admin/users/:id/factors", adminListFactors(dependencies));
  app.delete("/admin/users/:id/factors/:factorId", adminDeleteFactor(dependencies));
}

/** Second factors of a user; the array the client expects. */
function adminListFactors({ database }: AuthDependencies): Handler {
  return async (context) => {
    const user = await findUserById(database, userIdParameter(context.req.param("id")));
    if (!user) throw authErrors.userNotFound();
    return context.json(userBody(user)["factors"] ?? []);
  };
}

/** For the user who has lost the device. Answers with the factor that is gone. */
function adminDeleteFactor({ database, clock }: AuthDependencies): Handler {
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
