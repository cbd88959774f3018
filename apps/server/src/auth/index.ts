import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "#http/context.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { isDiskFull, SqlError } from "#database/sql-error.ts";
import { isBrokenBody } from "#http/hang-up.ts";
import { getLog } from "#http/request-log.ts";
import { AuthError, authErrors } from "./errors.ts";
import { limitAccountChanges } from "./checks/limit-account-changes.ts";
import { createProviders } from "./providers/index.ts";
import { rejectUnsupportedEndpoints } from "./unsupported-endpoints.ts";
import { errorResponse } from "./request/error-response.ts";
import { requireApiKey } from "./request/require-caller.ts";
import { adminRoutes } from "./routes/admin/index.ts";
import { factorRoutes } from "./routes/factors/index.ts";
import { getUser, updateUser } from "./routes/user.ts";
import { authorize, linkIdentity } from "./routes/authorize.ts";
import { callback } from "./routes/callback.ts";
import { health, jwks, settings } from "./routes/public-endpoints.ts";
import { logOut } from "./routes/log-out.ts";
import { openMailLink } from "./routes/open-mail-link.ts";
import { deleteOwnPasskey, listOwnPasskeys, renameOwnPasskey } from "./routes/passkeys/manage.ts";
import { startPasskeyRegistration, verifyPasskeyRegistration } from "./routes/passkeys/register.ts";
import { startPasskeySignIn, verifyPasskeySignIn } from "./routes/passkeys/sign-in.ts";
import { reauthenticate, recover, resend, sendOtp } from "./routes/request-mail.ts";
import { secureAccount } from "./routes/secure-account.ts";
import { signUp } from "./routes/sign-up.ts";
import { token } from "./routes/token.ts";
import { unlinkIdentity } from "./routes/unlink-identity.ts";
import { verify } from "./routes/verify.ts";

export type { AuthDependencies } from "./dependencies.ts";

const largestBodyBytes = 65_536;

/** /auth/v1, as the official client speaks it. */
export function authRoutes(dependencies: AuthDependencies): Hono<AppEnv> {
  const { identity, limits } = dependencies;
  const { limited } = limits;
  const ownChange = limitAccountChanges(dependencies);
  const providers = createProviders(dependencies.settings);
  const app = new Hono<AppEnv>();
  app.onError(renderError);
  app.use(bodyLimit({ maxSize: largestBodyBytes, onError: refuseLargeBody }));

  app.get("/.well-known/jwks.json", jwks(dependencies));
  app.get("/health", health);
  app.get("/authorize", authorize(dependencies, providers));
  app.on(["GET", "POST"], "/callback", callback(dependencies, providers));
  app.get("/verify", openMailLink(dependencies));
  app.use(async (context, next) => {
    await requireApiKey(context, identity);
    await next();
  });
  // Before the others: an address under `/factors/` that is refused must not be taken for the id of a factor.
  rejectUnsupportedEndpoints(app, identity);
  app.get("/settings", settings(dependencies));
  app.post("/signup", limited("attempts", signUp(dependencies)));
  app.post("/token", token(dependencies, providers));
  app.get("/user", getUser(dependencies));
  app.put("/user", ownChange(updateUser(dependencies)));
  app.post("/logout", logOut(dependencies));
  app.get("/user/identities/authorize", ownChange(linkIdentity(dependencies, providers)));
  app.delete("/user/identities/:identityId", ownChange(unlinkIdentity(dependencies)));
  app.post("/recover", recover(dependencies));
  app.post("/otp", sendOtp(dependencies));
  app.post("/magiclink", sendOtp(dependencies));
  app.post("/resend", resend(dependencies));
  app.get("/reauthenticate", reauthenticate(dependencies));
  app.post("/verify", limited("attempts", verify(dependencies)));
  app.post("/account/secure", limited("attempts", secureAccount(dependencies)));
  factorRoutes(app, dependencies);
  app.post("/passkeys/registration/options", ownChange(startPasskeyRegistration(dependencies)));
  app.post("/passkeys/registration/verify", ownChange(verifyPasskeyRegistration(dependencies)));
  app.post("/passkeys/authentication/options", limited("refreshes", startPasskeySignIn(dependencies)));
  app.post("/passkeys/authentication/verify", limited("attempts", verifyPasskeySignIn(dependencies)));
  app.get("/passkeys", listOwnPasskeys(dependencies));
  app.patch("/passkeys/:passkeyId", ownChange(renameOwnPasskey(dependencies)));
  app.delete("/passkeys/:passkeyId", ownChange(deleteOwnPasskey(dependencies)));
  adminRoutes(app, dependencies);
  app.all("*", (context) => {
    throw authErrors.unknownEndpoint(context.req.method, context.req.path);
  });
  return app;
}

/** The rest of the body stays unread, so the connection cannot carry another request. */
function refuseLargeBody(context: Context): Response {
  const response = errorResponse(authErrors.bodyTooLarge(largestBodyBytes), context.req.raw);
  response.headers.set("Connection", "close");
  return response;
}

function renderError(error: Error, context: Context<AppEnv>): Response {
  if (error instanceof AuthError) {
    context.set("refusal", error.code);
    return errorResponse(error, context.req.raw);
  }
  if (isBrokenBody(error)) return errorResponse(authErrors.validation("The request ended before its body did"), context.req.raw);
  getLog(context).error({ err: error }, "auth request failed");
  return errorResponse(ofDatabase(error) ?? authErrors.unexpected(), context.req.raw);
}

/** Transient failures: after any of these statuses the client keeps its session and tries again. */
function ofDatabase(error: Error): AuthError | undefined {
  if (!(error instanceof SqlError)) return undefined;
  if (error.code.startsWith("08")) return authErrors.databaseUnavailable();
  if (isDiskFull(error)) return authErrors.noSpaceLeft();
  return error.code === "57014" ? authErrors.timedOut() : undefined;
}
