import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "../http/context.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { AuthError, authErrors } from "./errors.ts";
import { createProviders } from "./providers/index.ts";
import { type RefusedEndpoint, refusedEndpoints } from "./refused.ts";
import { errorResponse } from "./request/error-response.ts";
import { requireAccessToken, requireApiKey, requireServiceRole } from "./request/require-caller.ts";
import { adminCreateUser } from "./routes/admin/create-user.ts";
import { adminDeleteUser } from "./routes/admin/delete-user.ts";
import { adminDeleteFactor, adminListFactors } from "./routes/admin/factors.ts";
import { generateLink } from "./routes/admin/generate-link.ts";
import { adminGetUser } from "./routes/admin/get-user.ts";
import { invite } from "./routes/admin/invite.ts";
import { adminListUsers } from "./routes/admin/list-users.ts";
import { adminUpdateUser } from "./routes/admin/update-user.ts";
import { challengeFactor } from "./routes/factors/challenge.ts";
import { enrollFactor } from "./routes/factors/enroll.ts";
import { unenrollFactor } from "./routes/factors/unenroll.ts";
import { verifyFactor } from "./routes/factors/verify.ts";
import { getUser } from "./routes/get-user.ts";
import { authorize, linkIdentity } from "./routes/authorize.ts";
import { callback } from "./routes/callback.ts";
import { health } from "./routes/health.ts";
import { jwks } from "./routes/jwks.ts";
import { logOut } from "./routes/log-out.ts";
import { openMailLink } from "./routes/open-mail-link.ts";
import { reauthenticate } from "./routes/reauthenticate.ts";
import { recover } from "./routes/recover.ts";
import { resend } from "./routes/resend.ts";
import { sendOtp } from "./routes/send-otp.ts";
import { settings } from "./routes/settings.ts";
import { signUp } from "./routes/sign-up.ts";
import { token } from "./routes/token.ts";
import { unlinkIdentity } from "./routes/unlink-identity.ts";
import { updateUser } from "./routes/update-user.ts";
import { verify } from "./routes/verify.ts";

export type { AuthDependencies } from "./dependencies.ts";

const largestBodyBytes = 65_536;

/** /auth/v1, as the official client speaks it. */
export function authRoutes(dependencies: AuthDependencies): Hono<AppEnv> {
  const { identity, limits } = dependencies;
  const { limited } = limits;
  const providers = createProviders(dependencies.settings);
  const app = new Hono<AppEnv>();
  app.onError(renderError);
  app.use(bodyLimit({ maxSize: largestBodyBytes, onError: refuseLargeBody }));

  app.get("/.well-known/jwks.json", jwks(dependencies));
  app.get("/health", health);
  app.get("/authorize", limited("attempts", authorize(dependencies, providers)));
  app.on(["GET", "POST"], "/callback", limited("attempts", callback(dependencies, providers)));
  app.get("/verify", openMailLink(dependencies));
  app.use(async (context, next) => {
    requireApiKey(context, identity);
    await next();
  });
  // Before the others: an address under `/factors/` that is refused must not be taken for the id of a factor.
  refuse(app, dependencies, refusedEndpoints);
  app.get("/settings", settings(dependencies));
  app.post("/signup", limited("attempts", signUp(dependencies)));
  app.post("/token", token(dependencies));
  app.get("/user", getUser(dependencies));
  app.put("/user", updateUser(dependencies));
  app.post("/logout", logOut(dependencies));
  app.get("/user/identities/authorize", linkIdentity(dependencies, providers));
  app.delete("/user/identities/:identityId", unlinkIdentity(dependencies));
  app.post("/recover", recover(dependencies));
  app.post("/otp", sendOtp(dependencies));
  app.post("/magiclink", sendOtp(dependencies));
  app.post("/resend", resend(dependencies));
  app.get("/reauthenticate", reauthenticate(dependencies));
  app.post("/verify", limited("attempts", verify(dependencies)));
  app.post("/factors", enrollFactor(dependencies));
  app.post("/factors/:factorId/challenge", challengeFactor(dependencies));
  app.post("/factors/:factorId/verify", limited("attempts", verifyFactor(dependencies)));
  app.delete("/factors/:factorId", unenrollFactor(dependencies));

  app.on("ALL", ["/admin/*", "/invite"], async (context, next) => {
    requireServiceRole(context, identity);
    await next();
  });
  app.post("/invite", invite(dependencies));
  app.post("/admin/generate_link", generateLink(dependencies));
  app.get("/admin/users", adminListUsers(dependencies));
  app.post("/admin/users", adminCreateUser(dependencies));
  app.get("/admin/users/:id", adminGetUser(dependencies));
  app.put("/admin/users/:id", adminUpdateUser(dependencies));
  app.delete("/admin/users/:id", adminDeleteUser(dependencies));
  app.get("/admin/users/:id/factors", adminListFactors(dependencies));
  app.delete("/admin/users/:id/factors/:factorId", adminDeleteFactor(dependencies));

  app.all("*", (context) => {
    throw authErrors.unknownEndpoint(context.req.method, context.req.path);
  });
  return app;
}

function refuse(app: Hono<AppEnv>, { identity }: AuthDependencies, endpoints: readonly RefusedEndpoint[]): void {
  for (const { method, path, audience, refusal } of endpoints) {
    const methods = method === "ALL" ? ["GET", "POST", "PUT", "PATCH", "DELETE"] : [method];
    app.on(methods, path, async (context) => {
      if (audience === "user") await requireAccessToken(context, identity);
      if (audience === "service_role") requireServiceRole(context, identity);
      throw refusal;
    });
  }
}

/** The rest of the body stays unread, so the connection cannot carry another request. */
function refuseLargeBody(context: Context): Response {
  const response = errorResponse(authErrors.bodyTooLarge(largestBodyBytes), context.req.raw);
  response.headers.set("Connection", "close");
  return response;
}

function renderError(error: Error, context: Context<AppEnv>): Response {
  if (error instanceof AuthError) return errorResponse(error, context.req.raw);
  context.get("log")?.error({ err: error }, "auth request failed");
  return errorResponse(authErrors.unexpected(), context.req.raw);
}
