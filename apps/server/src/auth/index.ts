import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "../http/context.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { AuthError, authErrors } from "./errors.ts";
import { type RefusedEndpoint, refusedEndpoints } from "./refused.ts";
import { errorResponse } from "./request/error-response.ts";
import { requireAccessToken, requireApiKey, requireServiceRole } from "./request/require-caller.ts";
import { adminCreateUser } from "./routes/admin/create-user.ts";
import { adminDeleteUser } from "./routes/admin/delete-user.ts";
import { adminGetUser, adminListFactors } from "./routes/admin/get-user.ts";
import { adminListUsers } from "./routes/admin/list-users.ts";
import { adminUpdateUser } from "./routes/admin/update-user.ts";
import { getUser } from "./routes/get-user.ts";
import { health } from "./routes/health.ts";
import { jwks } from "./routes/jwks.ts";
import { logOut } from "./routes/log-out.ts";
import { settings } from "./routes/settings.ts";
import { signUp } from "./routes/sign-up.ts";
import { token } from "./routes/token.ts";
import { updateUser } from "./routes/update-user.ts";

export type { AuthDependencies } from "./dependencies.ts";

const largestBodyBytes = 65_536;

/** /auth/v1, as the official client speaks it. */
export function authRoutes(dependencies: AuthDependencies): Hono<AppEnv> {
  const { identity } = dependencies;
  const app = new Hono<AppEnv>();
  app.onError(renderError);
  app.use(bodyLimit({ maxSize: largestBodyBytes, onError: refuseLargeBody }));

  app.get("/.well-known/jwks.json", jwks(dependencies));
  app.get("/health", health);
  refuse(
    app,
    dependencies,
    refusedEndpoints.filter(({ audience }) => audience === "browser"),
  );
  app.use(async (context, next) => {
    requireApiKey(context, identity);
    await next();
  });
  app.get("/settings", settings);
  app.post("/signup", signUp(dependencies));
  app.post("/token", token(dependencies));
  app.get("/user", getUser(dependencies));
  app.put("/user", updateUser(dependencies));
  app.post("/logout", logOut(dependencies));

  app.use("/admin/*", async (context, next) => {
    requireServiceRole(context, identity);
    await next();
  });
  app.get("/admin/users", adminListUsers(dependencies));
  app.post("/admin/users", adminCreateUser(dependencies));
  app.get("/admin/users/:id", adminGetUser(dependencies));
  app.put("/admin/users/:id", adminUpdateUser(dependencies));
  app.delete("/admin/users/:id", adminDeleteUser(dependencies));
  app.get("/admin/users/:id/factors", adminListFactors(dependencies));

  refuse(app, dependencies, refusedEndpoints);
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
