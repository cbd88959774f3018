import type { Hono } from "hono";
import type { AppEnv } from "#http/context.ts";
import type { AuthDependencies } from "../../dependencies.ts";
import { requireServiceRole } from "../../request/require-caller.ts";
import { adminDeletePasskey, adminListPasskeys } from "../passkeys/manage.ts";
import { adminCreateUser, adminDeleteUser, adminGetUser, adminListUsers, adminUpdateUser } from "./users.ts";
import { adminDeleteFactor, adminListFactors } from "./factors.ts";
import { generateLink } from "./generate-link.ts";
import { invite } from "./invite.ts";

/** What only the secret key may do. */
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
